"""Who may object to which card, read a second time from the cards alone (§9.1, §9.2)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pytest

from buur.cards import CODES, card_code
from buur.play.model.events import Played
from buur.play.partie import Partie
from tests.chance import seeded
from tests.rules.scenario import deal, table

TRUMP = "D"
TRUMPS = "678TQKA9J"
"""The ranks of trumps, upwards."""


@dataclass(frozen=True)
class Laid:
    """A card as it was laid."""

    seat: int
    trick: int
    code: str
    before: tuple[str, ...]
    """What lay in the trick."""
    hand: frozenset[str]
    """What its owner held, this card as well."""
    is_lawful: bool

    @property
    def follows(self) -> bool:
        return not self.before or self.code[0] == self.before[0][0]

    @property
    def is_beyond_doubt(self) -> bool:
        """Whether it is lawful out of any hand: it follows, or ruffs higher than others did."""
        ruffs = [TRUMPS.index(code[1]) for code in self.before if code[0] == TRUMP]
        overruffs = self.code[0] == TRUMP and TRUMPS.index(self.code[1]) > max(ruffs, default=-1)
        return self.follows or overruffs

    def breaks_suit(self, known: frozenset[str]) -> bool:
        """Tell whether its owner, who held these cards, had to follow; the Buur alone need not."""
        suit = [code for code in known if code[0] == self.before[0][0] and code != TRUMP + "J"]
        return not self.follows and bool(suit)


def wrongly_played(seed: int) -> list[tuple[Partie, tuple[Laid, ...]]]:
    """Return the states of a deal in which any held card is laid, each with what was laid."""
    chance = seeded(seed)
    pack = list(CODES)
    chance.shuffle(pack)
    hands = [" ".join(pack[9 * seat : 9 * seat + 9]) for seat in range(4)]
    options = {"irregularities": "penalised", "claim": "auto"}
    state = table(*hands, contract=f"trump:{TRUMP}", options=options)
    laid: list[Laid] = []
    found = []
    while state.phase == "play":
        seat = state.waiting[0]
        legal, layable = list(state.legal.cards), list(state.legal.layable)
        card = chance.choice(layable if chance.random() < 0.5 else legal)
        trick, before = len(deal(state).tricks) + 1, tuple(map(card_code, deal(state).lying))
        hand = frozenset(map(card_code, state.hand(seat)))
        laid.append(Laid(seat, trick, card_code(card), before, hand, card in legal))
        state = state.do(Played(seat, card))
        found.append((state, tuple(laid)))
    return found


def expected(laid: Sequence[Laid], seat: int) -> set[tuple[int, int]]:
    """Return by offender and trick the cards to which a seat may object."""
    found = set()
    for at, one in enumerate(laid):
        is_open = one.trick == laid[-1].trick
        if one.seat == seat:
            closed = not is_open
            may = not one.is_lawful and not (closed and not one.breaks_suit(one.hand))
        elif one.seat % 2 == seat % 2 or one.is_beyond_doubt:
            may = False
        else:
            shown = frozenset(later.code for later in laid[at:] if later.seat == one.seat)
            may = (is_open and one.trick < 9) or one.breaks_suit(shown)
        if may:
            found.add((one.seat, one.trick))
    return found


@pytest.mark.parametrize("seed", range(6))
def test_objections_are_those_of_the_table(seed: int) -> None:
    """Opponents object while the trick is open, later with proof; the offender owns up."""
    for state, laid in wrongly_played(seed):
        for seat in range(4):
            found = {(one.offender, one.trick) for one in state.legal_for(seat).objections}
            assert found == expected(laid, seat), (laid[-1], seat)

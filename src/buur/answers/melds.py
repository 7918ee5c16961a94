"""`best_melds` and `compare_melds`: questions about melds of single hands."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Literal, SupportsIndex

from buur.answers.deal_setup import FIRST, first_trick, on_lead, setting_of, with_hands
from buur.cards import CardSet, HandLike, cards_code, cards_html, cards_in
from buur.contracts import Contract
from buur.melds import Meld
from buur.play.legal import LegalActs
from buur.play.model.deal import Trick
from buur.play.model.events import Played
from buur.play.model.state import State, deal_of
from buur.play.queries.melds import winning_melds
from buur.play.transitions.declarations import award_melds, declare
from buur.seats import Seat
from buur.variants.registry import DEFAULT, RulesLike

Better = Literal["a", "b", "both", "none", "position"]
"""The hand with the better meld; see `compare_melds`."""


@dataclass(frozen=True, slots=True)
class Melds:
    """The melds of a declaration, the strongest first; `best_melds` returns them.

    >>> found = best_melds("SJ HJ DJ CJ S6 S7 S8")
    >>> found.points, [meld.kind for meld in found]
    (220, ['four', 'run'])
    """

    melds: tuple[Meld, ...]

    @property
    def points(self) -> int:
        """The points of all of them, before the multiplier."""
        return sum(meld.points for meld in self.melds)

    def __iter__(self) -> Iterator[Meld]:
        return iter(self.melds)

    def __len__(self) -> int:
        return len(self.melds)

    def __repr__(self) -> str:
        parts = (f"{cards_code(meld.cards)} = {meld.points}" for meld in self.melds)
        return f"<Melds {', '.join(parts) or 'none'}>"

    def _repr_html_(self) -> str:
        rows = "".join(
            f"<tr><td>{cards_html(cards_in(meld.cards))}</td><td>{meld.points}</td></tr>"
            for meld in self.melds
        )
        head = "<thead><tr><th scope='col'>Meld</th><th scope='col'>Points</th></tr></thead>"
        return f"<table>{head}<tbody>{rows}</tbody></table>"


def best_melds(
    hand: HandLike,
    contract: Contract | str | None = None,
    rules: RulesLike = DEFAULT,
    *,
    deal_no: SupportsIndex | None = None,
) -> Melds:
    """Return the melds that Buur proposes to declare from a hand (§5.4), the strongest first.

    >>> best_melds("S7 S8 S9 ST SJ SQ HT DT CT")
    <Melds ST HT DT CT = 100, S7 S8 S9 = 20>

    Args:
        hand: the cards that were dealt, or some of them.
        contract: decides between melds of equal points; a value or a code.
        rules: the name of a preset, or rules of your own.
        deal_no: the number of the deal, from 1; by default 1, or 2 where later deals are longer.

    Raises:
        RulesError: there is no such preset.
        NotationError: a code is no card or contract.
        ArgumentError: an argument is of another type or out of range.
        PositionError: a card is not in the pack, or there are too many cards.
    """
    setting = setting_of(rules, contract, deal_no, None)
    held = setting.cards(hand, "hand", setting.tricks)
    state = with_hands(first_trick(setting), {FIRST: held})
    declared = _declare(state, FIRST, LegalActs(state, FIRST).best_melds)
    return Melds(tuple(meld for _, meld in winning_melds(_awarded(declared, FIRST))))


def compare_melds(
    a: HandLike,
    b: HandLike,
    contract: Contract | str | None = None,
    rules: RulesLike = DEFAULT,
    *,
    deal_no: SupportsIndex | None = None,
) -> Better:
    """Return which of two hands has the better best meld.

    >>> compare_melds("S6 S7 S8", "D6 D7 D8", "trump:D")
    'b'

    Args:
        a: the cards of a meld, or of a hand.
        b: those of an opponent; both need not be of one deal.
        contract: decides ties by trumps; a value or a code.
        rules: the name of a preset, or rules of your own.
        deal_no: the number of the deal, from 1; by default 1, or 2 where later deals are longer.

    Returns:
        ``a`` or ``b``, ``position`` if they are equal and the one declared earlier wins, ``both``
        if they are equal and both score, ``none`` if nobody scores.

    Raises:
        RulesError: there is no such preset.
        NotationError: a code is no card or contract.
        ArgumentError: an argument is of another type or out of range.
        PositionError: a card is not in the pack, or there are too many cards.
    """
    setting = setting_of(rules, contract, deal_no, None)
    state = first_trick(setting)
    held: tuple[tuple[Seat, Better, HandLike], ...] = (
        (FIRST, "a", a),
        (deal_of(state).after(FIRST), "b", b),
    )
    for seat, name, cards in held:
        hand = setting.cards(cards, name, setting.tricks)
        state = on_lead(with_hands(state, {seat: hand}), seat)
        state = _declare(state, seat, tuple(meld.cards for meld in LegalActs(state, seat).melds))
    # Each seat leads once: if the winner differs, only the order of the seats decides.
    teams = [deal_of(_awarded(state, seat)).meld_teams or () for seat, _, _ in held]
    winners = {
        tuple(name for seat, name, _ in held if state.team(seat) in found) for found in teams
    }
    if len(winners) > 1:
        return "position"
    (winner,) = winners
    return "both" if len(winner) > 1 else next(iter(winner), "none")


def _declare(state: State, seat: Seat, melds: tuple[CardSet, ...]) -> State:
    """Return the state in which a seat has declared melds with its first card."""
    if not melds:
        return state
    act = Played(seat, cards_in(melds[0])[0], melds)
    return replace(state, deal=declare(state.variant, deal_of(state), act))


def _awarded(state: State, leader: Seat) -> State:
    """Return the state after the first trick, led by a seat, with the melds awarded."""
    trick = Trick(leader=leader, cards=(), winner=leader, points=0)
    return award_melds(replace(state, deal=replace(deal_of(state), tricks=(trick,))))

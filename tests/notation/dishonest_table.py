"""A table that knows its seeds and breaks the protocol of fair deals in one way."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Final, Literal, get_args

from buur.play.auto_play import table_event
from buur.play.engine import apply
from buur.play.model.deal import Seal
from buur.play.model.events import Contributed, Cut, Dealt, Event, Opened, Revealed, Sealed
from buur.play.model.state import cutter_of, deal_of
from buur.play.pack import dealing, draws
from buur.play.pack.sealed_shuffle import digest_of
from buur.play.partie import Partie
from buur.seats import Seat
from buur.variants.model import Variant
from tests.chance import seeded

PERSON: Final = Seat(0)
BOTS: Final = (1, 3)
"""The seats that the table favours."""
TRIES: Final = 32
_WORTH: Final = (0, 0, 0, 0, 10, 2, 3, 4, 11)
"""Card points by rank, without trumps."""

Cheat = Literal[
    "none", "cut", "nonce", "dealer", "drawn", "seats", "cards", "other-seed", "same-seed",
    "no-seed", "old-seal", "no-seal", "no-draw-seal",
]  # fmt: skip
CHEATS: Final[tuple[Cheat, ...]] = get_args(Cheat)[1:]


def points_of(hands: Sequence[int | None], seats: Sequence[int] = BOTS) -> int:
    """Return the card points in the hands of some seats; all hands together hold 120."""
    held = sum(hands[seat] or 0 for seat in seats)
    return sum(worth for card in range(36) if held >> card & 1 for worth in [_WORTH[card % 9]])


class DishonestTable:
    """Table with one person and bots, at which everybody plays at random.

    Args:
        rules: the rules.
        chance: decides everything that is random.
        cheat: what the table does against the protocol.
    """

    def __init__(self, rules: Variant, chance: Random, cheat: Cheat) -> None:
        self.state = Partie(variant=rules, scores=(0,) * rules.lines)
        self.events: list[Event] = []
        self._chance = chance
        self._cheat = cheat
        self._seeds: list[str] = []

    def play(self, deals: int) -> None:
        """Play a number of deals."""
        while len(self.state.history) < deals or self.state.last_seal is not None:
            event = self._next_event()
            self.state = apply(self.state, event)
            self.events.append(event)

    def _next_event(self) -> Event:
        state, deal = self.state, self.state.deal
        if state.last_seal is not None:
            return self._revealed()
        if deal is None and state.seal is None and self._cheat != "no-draw-seal":
            return self._sealed(state)
        is_fresh = deal is not None and deal.seal is None and deal.cut is None and not deal.is_dealt
        if is_fresh and not (self._cheat == "no-seal" and len(state.history) == 1):
            return self._sealed(state)
        if state.phase == "seal":
            return Contributed(state.waiting[0], self._nonce())
        if deal is None:
            return self._opened()
        if not deal.is_dealt and deal.seal is not None:
            return self._before_cards(deal.seal)
        return table_event(state, self._chance.random) or self._act()

    def _act(self) -> Event:
        legal = self.state.legal_for(self._chance.choice(self.state.waiting))
        return self._chance.choice(list(legal))

    def _nonce(self) -> str:
        return f"{self._chance.getrandbits(64):016x}"

    def _seal(self, seal: Seal) -> Seal:
        """Return a seal with its seed, which the state of this table does not contain."""
        return Seal(seal.digest, self._seeds[-1], seal.nonces, seal.contributors)

    def _sealed(self, state: Partie) -> Sealed:
        again = self._cheat == "same-seed" and len(self._seeds) == 2
        seed = self._seeds[-1] if again else f"{self._chance.getrandbits(256):064x}"
        self._seeds.append(seed)
        is_old = self._cheat == "old-seal" and len(state.history) == 1
        return Sealed(digest_of(seed), None, None if is_old else [PERSON])

    def _revealed(self) -> Event:
        if self._cheat == "other-seed" and self.state.history:
            return Revealed(f"{self._chance.getrandbits(256):064x}")
        if self._cheat == "no-seed" and self.state.history:
            self.state = apply(self.state, Revealed(self._seeds[-1]))
            return self._sealed(self.state)
        return Revealed(self._seeds[-1])

    def _opened(self) -> Opened:
        seal = self.state.seal
        variant = self.state.variant
        if seal is None:
            return draws.opening_draw(variant, self._chance.random)
        opened = draws.sealed_opening(variant, self._seal(seal))
        assert opened is not None
        if self._cheat == "seats":
            moved = opened.previous_seats or ()
            return replace(opened, previous_seats=moved[2:] + moved[:2])
        while self._cheat in ("dealer", "drawn"):
            other = draws.opening_draw(variant, self._chance.random)
            if other.dealer != opened.dealer or other.drawn != opened.drawn:
                return other
        return opened

    def _before_cards(self, secret: Seal) -> Event:
        state = self.state
        seal = self._seal(secret)
        extra = [Seat(seat) for seat in BOTS if secret.nonces[seat] is None]
        if self._cheat == "nonce" and extra and deal_of(state).cut is None:
            tries = [Contributed(extra[0], self._nonce()) for _ in range(TRIES)]
            return max(tries, key=self._gain)
        if state.phase == "cut":
            return self._cut(seal)
        dealt = self._dealt(state)
        if self._cheat != "cards":
            return dealt
        hands = [*dealt.hands[1:], dealt.hands[0]]
        return Dealt(hands)

    def _cut(self, seal: Seal) -> Event:
        cutter = cutter_of(self.state)
        if cutter == PERSON:
            return table_event(self.state, self._chance.random) or self._act()
        low, high = self.state.variant.cut_bounds or (0, 0)
        due = draws.sealed_cut(self.state.variant, seal, cutter)
        if self._cheat != "cut" or due is None:
            return Cut(cutter, low if due is None else due)
        tries = [Cut(cutter, at) for at in range(low, high + 1) if at != due][:TRIES]
        return max(tries, key=self._gain)

    def _gain(self, event: Event) -> int:
        """Return the points that the favoured seats hold after an event."""
        return points_of(self._dealt(apply(self.state, event)).hands)

    def _dealt(self, state: Partie) -> Dealt:
        deal = deal_of(state)
        assert deal.seal is not None
        return dealing.sealed_deal(state.variant, replace(deal, seal=self._seal(deal.seal)))


def dishonest(rules: Variant, seed: int, cheat: Cheat, deals: int = 3) -> list[Event]:
    """Return the events of a few deals at a dishonest table."""
    table = DishonestTable(rules, seeded(seed), cheat)
    table.play(deals)
    return table.events

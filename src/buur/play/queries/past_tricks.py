"""`past_tricks`: legal tricks of given cards that lead to the hands of a position."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final, TypeVar

from buur.cards import SUIT_SETS, Card, CardSet, cards_in, mask_of, suit_of
from buur.contracts import Tables
from buur.rules.legality import NOBODY_LED, legal_cards
from buur.rules.tricks import to_beat, winner
from buur.seats import BySeat, Seat, Team, put

BUDGETS: Final = (*(4_000,) * 30, *(100_000,) * 4)
"""By search, the number of cards after which the next one begins, in another random order."""


_T = TypeVar("_T")


@dataclass(frozen=True, slots=True)
class PastTrick:
    """A trick that is over."""

    leader: Seat
    cards: tuple[Card, ...]
    """In playing order."""


def past_tricks(
    schedule: Sequence[Tables],
    order: Callable[[int], tuple[Seat, ...]],
    sides: BySeat[Team],
    hands: BySeat[CardSet],
    gone: CardSet,
    leader: Seat,
    *,
    following: bool = False,
) -> tuple[PastTrick, ...] | None:
    """Return legal tricks after which the seats hold these hands; None if none are found.

    The tricks are found backwards, since what a seat could play depends on the cards that it
    played later. They go to both sides, where that is possible.

    Args:
        schedule: the tables of these tricks.
        order: returns the seats in playing order from a seat on.
        sides: the side of each seat.
        hands: the cards of each seat after the tricks.
        gone: the cards of the tricks.
        leader: the seat that leads after the tricks, so that it won the last one.
        following: whether everybody has to follow suit in all of them.
    """
    chance = Random(0)
    for budget in BUDGETS:
        search = _Search(schedule, order, sides, chance, budget, following)
        found = search.before(len(schedule), hands, gone, leader)
        if found is not None:
            return tuple(found)
        if search.budget > 0:  # all tricks were tried
            return None
    return None


def cards_of_tricks(rest: CardSet, size: int, many: int, chance: Random) -> CardSet | None:
    """Return cards of which tricks of one suit each can be made; None if there are too few.

    Args:
        rest: the cards to choose from.
        size: the number of cards of a trick.
        many: the number of tricks.
        chance: chooses the cards.
    """
    found = 0
    for suit in chance.sample(SUIT_SETS, len(SUIT_SETS)):
        held = cards_in(CardSet(rest & suit))
        tricks = min(len(held) // size, many)
        found |= mask_of(chance.sample(held, tricks * size))
        many -= tricks
    return None if many else CardSet(found)


@dataclass(slots=True)
class _Search:
    schedule: Sequence[Tables]
    order: Callable[[int], tuple[Seat, ...]]
    sides: BySeat[Team]
    chance: Random
    budget: int
    following: bool

    def before(
        self, many: int, hands: BySeat[CardSet], gone: CardSet, taker: Seat
    ) -> list[PastTrick] | None:
        """Return so many tricks, the last of which a seat takes."""
        if many == 0:
            return []
        for trick in self._candidates(many, hands, gone, taker):
            held = hands
            for seat, card in zip(self.order(trick.leader), trick.cards, strict=True):
                held = put(held, seat, CardSet(held[seat] | 1 << card))
            left = CardSet(gone & ~mask_of(trick.cards))
            earlier = self.before(many - 1, held, left, trick.leader)
            if earlier is not None:
                return [*earlier, trick]
            if self.budget <= 0:
                return None
        return None

    def _shuffled(self, values: Iterable[_T]) -> list[_T]:
        found = list(values)
        self.chance.shuffle(found)
        return found

    def _candidates(
        self, many: int, hands: BySeat[CardSet], gone: CardSet, taker: Seat
    ) -> Iterator[PastTrick]:
        """Yield tricks that a seat takes: those of one suit last if they cannot be enough."""
        tables, size = self.schedule[many - 1], len(self.order(taker))
        leaders = self._shuffled(self.order(taker))
        leaders.sort(key=lambda seat: self.sides[seat] == self.sides[taker])
        enough = sum((gone & suit).bit_count() // size for suit in SUIT_SETS) >= many
        if enough:
            yield from self._of_one_suit(tables, gone, taker, leaders)
        if not self.following:
            yield from self._of_any_suits(tables, hands, gone, taker, leaders)
        if not enough:
            yield from self._of_one_suit(tables, gone, taker, leaders)

    def _of_one_suit(
        self, tables: Tables, gone: CardSet, taker: Seat, leaders: Sequence[Seat]
    ) -> Iterator[PastTrick]:
        """Yield tricks to which everybody follows suit, which is always legal."""
        size = len(leaders)
        for suit in self._shuffled(SUIT_SETS):
            held = cards_in(CardSet(gone & suit))
            if len(held) < size:
                continue
            cards = self.chance.sample(held, size)
            best = cards[winner(tables, cards)]
            for leader in (leaders[0], leaders[-1]):
                others = iter(card for card in cards if card != best)
                seats = self.order(leader)
                laid = tuple(best if seat == taker else next(others) for seat in seats)
                if seats[winner(tables, laid)] == taker:
                    yield PastTrick(leader, laid)

    def _of_any_suits(
        self,
        tables: Tables,
        hands: BySeat[CardSet],
        gone: CardSet,
        taker: Seat,
        leaders: Sequence[Seat],
    ) -> Iterator[PastTrick]:
        """Yield all legal tricks that a seat takes."""
        for leader in leaders:
            seats = self.order(leader)
            for cards in self._lines(tables, hands, gone, seats, ()):
                if seats[winner(tables, cards)] == taker:
                    yield PastTrick(leader, cards)

    def _lines(
        self,
        tables: Tables,
        hands: BySeat[CardSet],
        gone: CardSet,
        seats: Sequence[Seat],
        laid: tuple[Card, ...],
    ) -> Iterator[tuple[Card, ...]]:
        if len(laid) == len(seats):
            yield laid
            return
        led, best = NOBODY_LED, 0
        for card in laid:
            best = card if led == NOBODY_LED else to_beat(tables, card, best)
            led = suit_of(card) if led == NOBODY_LED else led
        hand, lying = hands[seats[len(laid)]], mask_of(laid)
        for card in self._shuffled(cards_in(CardSet(gone & ~lying))):
            self.budget -= 1
            if self.budget <= 0:
                return
            if legal_cards(tables, hand | 1 << card, led, best, lying) >> card & 1:
                yield from self._lines(tables, hands, gone, seats, (*laid, card))

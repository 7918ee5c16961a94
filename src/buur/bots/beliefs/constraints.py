"""`Constraints` on the hidden cards by place, and the weighted count of the deals that fit them.

A place is the hand of a seat, or the pile of the cards that nobody holds.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import prod

import numpy as np

from buur.bots.features.memory import Memory
from buur.cards import CardSet, cards_in
from buur.kernels.deal_sampling import count_ways
from buur.kernels.game import Floats, Ints


@dataclass(frozen=True, slots=True)
class Constraints:
    """The hidden cards and their places: the hands by seat, then the cards that nobody holds."""

    known: tuple[int, ...]
    """By place, the cards that are certainly there."""
    cards: tuple[int, ...]
    """The cards of unknown place."""
    may: tuple[int, ...]
    """By place, the cards of unknown place that may be there."""
    room: tuple[int, ...]
    """By place, the number of cards of unknown place that are there."""

    @property
    def strides(self) -> tuple[int, ...]:
        """By place, the stride in `DealCounts.ways` for one card more of room."""
        return tuple(prod(size + 1 for size in self.room[:place]) for place in range(self.count))

    @property
    def count(self) -> int:
        """The number of places."""
        return len(self.room)

    @property
    def open(self) -> Floats:
        """By card and place, 1 where the card may be, else 0."""
        masks, cards = np.array(self.may, np.int64), np.array(self.cards, np.int64)
        return (masks[None, :] >> cards[:, None] & 1).astype(np.float64)


def constraints_of(memory: Memory, counts: tuple[int, ...]) -> Constraints:
    """Return the constraints on the cards that a seat does not see.

    Args:
        memory: the knowledge of the seat.
        counts: the number of cards in each hand, by seat.
    """
    sure = 0
    for cards in memory.sure:
        sure |= cards
    hidden = memory.unseen & ~sure
    return Constraints(
        known=(*memory.sure, 0),
        cards=cards_in(CardSet(hidden)),
        may=(*(could & hidden for could in memory.could), hidden if memory.away else 0),
        room=(*(n - s.bit_count() for n, s in zip(counts, memory.sure, strict=True)), memory.away),
    )


@dataclass(frozen=True, slots=True)
class DealCounts:
    """The distributions of the cards of unknown place, each counted by the product of its odds."""

    places: Constraints
    odds: Floats
    """By card and place, the likelihood ratio of the card there, 0 where it cannot be."""
    ways: Floats
    """Weighted count by remaining room; see `buur.kernels.deal_sampling.count_ways`."""

    @property
    def total(self) -> float:
        """The sum of all ways by weight: the number of ways if all odds are 0 or 1."""
        return float(self.ways[-1])

    @property
    def arrays(self) -> tuple[Floats, Ints, Ints, Floats, Ints]:
        """The first arguments of the kernels of `buur.kernels.deal_sampling`."""
        ints = [np.array(v, np.int64) for v in (self.places.room, self.places.strides)]
        return self.odds, *ints, self.ways, np.array(self.places.cards, np.int64)  # type: ignore[return-value]


def count_deals(places: Constraints, odds: Floats | None = None) -> DealCounts:
    """Count the distributions of the hidden cards.

    Args:
        places: the constraints on the cards.
        odds: the likelihood ratio by card and place; with None all are 1.
    """
    found = places.open if odds is None else places.open * odds
    ways = np.empty(prod(size + 1 for size in places.room))
    room, strides = np.array(places.room, np.int64), np.array(places.strides, np.int64)
    count_ways(found, room, strides, ways)
    return DealCounts(places, found, ways)

"""Constraints on the hidden cards: places, the room in each, and the cards that each may hold."""

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
    """The hidden cards and their places: the seats in order, and at last what nobody holds."""

    known: tuple[int, ...]
    """By place, the cards that certainly lie there."""
    cards: tuple[int, ...]
    """The cards of unknown place."""
    may: tuple[int, ...]
    """By place, those that may lie there."""
    room: tuple[int, ...]
    """By place, how many of them do."""

    @property
    def strides(self) -> tuple[int, ...]:
        """By place, how far apart two rooms stand in the table of `DealCounts.ways`."""
        return tuple(prod(size + 1 for size in self.room[:place]) for place in range(self.count))

    @property
    def count(self) -> int:
        """How many places there are."""
        return len(self.room)

    @property
    def open(self) -> Floats:
        """By card and place, 1 where the card may lie, else 0."""
        masks, cards = np.array(self.may, np.int64), np.array(self.cards, np.int64)
        return (masks[None, :] >> cards[:, None] & 1).astype(np.float64)


def constraints_of(memory: Memory, counts: tuple[int, ...]) -> Constraints:
    """Return where the cards may lie that a seat does not see.

    Args:
        memory: what the seat knows.
        counts: how many cards every seat holds.
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
    """In how many ways the cards of unknown place may lie, each counted by its likings."""

    places: Constraints
    odds: Floats
    """By card and place, how much likelier the card makes it to lie there, 0 for never."""
    ways: Floats
    """By room that is left; see `buur.kernels.deal_sampling.count_ways`."""

    @property
    def total(self) -> float:
        """All ways together; their number where nothing is likelier than anything else."""
        return float(self.ways[-1])

    @property
    def arrays(self) -> tuple[Floats, Ints, Ints, Floats, Ints]:
        """What the kernels of `buur.kernels.deal_sampling` read."""
        ints = [np.array(v, np.int64) for v in (self.places.room, self.places.strides)]
        return self.odds, *ints, self.ways, np.array(self.places.cards, np.int64)  # type: ignore[return-value]


def count_deals(places: Constraints, odds: Floats | None = None) -> DealCounts:
    """Count the ways in which the hidden cards may lie.

    Args:
        places: where they may.
        odds: how much likelier a card makes it to lie in a place; all alike with None.
    """
    found = places.open if odds is None else places.open * odds
    ways = np.empty(prod(size + 1 for size in places.room))
    room, strides = np.array(places.room, np.int64), np.array(places.strides, np.int64)
    count_ways(found, room, strides, ways)
    return DealCounts(places, found, ways)

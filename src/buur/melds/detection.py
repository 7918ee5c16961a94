"""Melds in a hand: runs of a suit and four of a rank, with their points (core §5.1)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from types import MappingProxyType
from typing import Final, Literal

from buur.cards import RANKS, SUIT_SETS, CardSet, Rank, Suit, make_card, mask_of

MeldKind = Literal["run", "four"]
MeldValues = Literal["romand", "grand", "vorarlberg", "pandur"]
MeldOrder = Literal[
    "romand",
    "romand_both",
    "german",
    "p002",
    "pagat_petit",
    "pagat_grand",
    "vorarlberg",
]

SHORTEST_RUN: Final = 3


@dataclass(frozen=True, slots=True, kw_only=True)
class Meld:
    """One meld; get it from `meld_of` or `melds_in`, which know its worth."""

    kind: MeldKind
    cards: CardSet
    top: Rank
    """Highest rank of a run in natural order (buur and nell are a plain jack and nine), or the
    rank of the four."""
    suit: Suit | None
    """Suit of a run; None for four of a rank."""
    count: int
    """Number of cards."""
    points: int
    """Points before the multiplier."""


@dataclass(frozen=True, slots=True, kw_only=True)
class MeldScale:
    """Points of melds."""

    runs: tuple[int, ...]
    """Points of runs by length, from three cards to nine."""
    fours: tuple[int, ...]
    """Points of fours by rank, from the six to the ace; 0 where four of a rank are no meld."""


_FOURS: Final = (0, 0, 0, 150, 100, 200, 100, 100, 100)
_LOW_FOUR: Final = 100

SCALES: Final[Mapping[MeldValues, MeldScale]] = MappingProxyType(
    {
        "romand": MeldScale(runs=(20, 50, 100, 100, 100, 100, 100), fours=_FOURS),
        "grand": MeldScale(runs=(20, 50, 100, 150, 200, 250, 300), fours=_FOURS),
        "pandur": MeldScale(runs=(20, 50, 100, 150, 150, 150, 150), fours=_FOURS),
        "vorarlberg": MeldScale(runs=(20, 50, 100, 120, 140, 160, 180), fours=_FOURS),
    }
)


@dataclass(frozen=True, slots=True, kw_only=True)
class MeldRules:
    """Options of a rule set for finding, combining and comparing melds (core §12)."""

    values: MeldValues = "romand"
    low_quartets: bool = False
    """Four sixes, sevens or eights are worth 100."""
    cross_meld: bool = False
    """A card may serve in one run and one four."""
    split_runs: bool = True
    """A long run may be declared as several shorter ones."""
    order: MeldOrder = "romand"

    @property
    def scale(self) -> MeldScale:
        """The points of melds."""
        scale = SCALES[self.values]
        if not self.low_quartets:
            return scale
        fours = tuple(points or _LOW_FOUR for points in scale.fours)
        return MeldScale(runs=scale.runs, fours=fours)


def meld_of(cards: CardSet, rules: MeldRules) -> Meld | None:
    """Return the meld that exactly these cards form, None if they form none."""
    return _catalogue(rules.values, rules.low_quartets).get(cards)


def melds_in(hand: CardSet, rules: MeldRules) -> tuple[Meld, ...]:
    """Return every meld that a hand holds, parts of longer runs included.

    Declaring less than one has is always allowed (core §5.4), so a run of four holds three melds.
    Ordered by points, number of cards and top, highest first, then by suit.
    """
    found = [*_run_masks(hand), *_four_masks(hand)]
    if not found:
        return ()
    catalogue = _catalogue(rules.values, rules.low_quartets)
    melds = [catalogue[mask] for mask in found if mask in catalogue]
    return tuple(sorted(melds, key=_listing_order))


def _listing_order(meld: Meld) -> tuple[int, int, int, int]:
    return -meld.points, -meld.count, -meld.top, meld.cards


def _run_masks(hand: int) -> Iterator[CardSet]:
    """Yield sets of three or more consecutive cards; those across two suits are no melds."""
    starts = hand & hand >> 1 & hand >> 2
    while starts:
        low = starts & -starts
        starts ^= low
        run = low * 0b111
        while run & ~hand == 0:
            yield CardSet(run)
            run |= run << 1


def _four_masks(hand: int) -> Iterator[CardSet]:
    ranks = hand & hand >> 9 & hand >> 18 & hand >> 27 & SUIT_SETS[0]
    while ranks:
        low = ranks & -ranks
        ranks ^= low
        yield CardSet(low * (1 | 1 << 9 | 1 << 18 | 1 << 27))


@lru_cache(maxsize=8)
def _catalogue(values: MeldValues, low_quartets: bool) -> Mapping[CardSet, Meld]:
    """Return every possible meld, by its cards."""
    scale = MeldRules(values=values, low_quartets=low_quartets).scale
    return MappingProxyType({meld.cards: meld for meld in (*_all_runs(scale), *_all_fours(scale))})


def _all_runs(scale: MeldScale) -> Iterator[Meld]:
    for suit in map(Suit, range(4)):
        for count, points in enumerate(scale.runs, SHORTEST_RUN):
            for top in range(count - 1, len(RANKS)):
                ranks = range(top - count + 1, top + 1)
                yield Meld(
                    kind="run",
                    cards=mask_of(make_card(suit, Rank(rank)) for rank in ranks),
                    top=Rank(top),
                    suit=suit,
                    count=count,
                    points=points,
                )


def _all_fours(scale: MeldScale) -> Iterator[Meld]:
    for rank, points in enumerate(scale.fours):
        if points:
            yield Meld(
                kind="four",
                cards=mask_of(make_card(Suit(suit), Rank(rank)) for suit in range(4)),
                top=Rank(rank),
                suit=None,
                count=4,
                points=points,
            )

"""Melds in a hand: runs of a suit and four of a rank, with their points (core §5.1)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from types import MappingProxyType
from typing import Final, Literal, get_args

from buur.arguments import instance, integer, one_of, wrong
from buur.cards import (
    PACK_SIZE,
    RANKS,
    SUIT_SETS,
    CardSet,
    HandLike,
    Rank,
    Suit,
    cards_code,
    cards_html,
    cards_in,
    make_card,
    mask_of,
    set_of,
)

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
MOST_POINTS: Final = 1000
"""The most points of a meld."""
_Shape = tuple[MeldKind, Rank, Suit | None, int]
"""What follows from the cards of a meld: its kind, top, suit and number of cards."""
_VALUES: Final = get_args(MeldValues)
_ORDERS: Final = get_args(MeldOrder)


@dataclass(frozen=True, slots=True, repr=False)
class Meld:
    """A meld and its points; `meld_of` and `melds_in` find it by the rules.

    >>> meld = Meld("S6 S7 S8", 20)
    >>> meld.kind, meld.count, meld.points
    ('run', 3, 20)

    Args:
        cards: the cards in any form, see `buur.cards.set_of`.
        points: points before the multiplier.

    Raises:
        ArgumentError: the cards are no run of three or more and no four of a rank, or the points
            are out of range.
        NotationError: a code is no card.
    """

    cards: CardSet
    """The set of its cards."""
    points: int
    """Points before the multiplier."""
    kind: MeldKind = field(init=False)
    """``run`` of a suit, or ``four`` of a rank."""
    top: Rank = field(init=False)
    """Highest rank of a run in natural order (buur and nell are a plain jack and nine), or the
    rank of the four."""
    suit: Suit | None = field(init=False)
    """Suit of a run; None for four of a rank."""
    count: int = field(init=False)
    """Number of cards."""

    def __post_init__(self) -> None:
        cards = set_of(self.cards)
        shape = _shapes().get(cards)
        if shape is None:
            expected = "three or more cards in a row of a suit, or four of a rank"
            raise wrong("cards", cards_code(cards), expected)
        points = integer(self.points, 0, MOST_POINTS, "points")
        kind, top, suit, count = shape
        found = {"cards": cards, "points": points, "kind": kind, "top": top, "suit": suit}
        for name, value in (found | {"count": count}).items():
            object.__setattr__(self, name, value)

    def __repr__(self) -> str:
        return f"Meld({cards_code(self.cards)!r}, {self.points})"

    def _repr_html_(self) -> str:
        return f"{cards_html(cards_in(self.cards))} · {self.points}"


@dataclass(frozen=True, slots=True, kw_only=True)
class MeldScale:
    """Points of melds.

    >>> MeldRules(values="grand").scale.runs
    (20, 50, 100, 150, 200, 250, 300)

    Raises:
        ArgumentError: there are not seven points of runs, or not nine of fours.
    """

    runs: tuple[int, ...]
    """Points of runs by length, from three cards to nine."""
    fours: tuple[int, ...]
    """Points of fours by rank, from the six to the ace; 0 where four of a rank are no meld."""

    def __post_init__(self) -> None:
        for name, count in (("runs", len(RANKS) - SHORTEST_RUN + 1), ("fours", len(RANKS))):
            points = getattr(self, name)
            if not isinstance(points, tuple) or len(points) != count:
                raise wrong(name, points, f"a tuple of {count} numbers")
            checked = tuple(integer(one, 0, MOST_POINTS, name) for one in points)
            object.__setattr__(self, name, checked)


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
    """Options of a rule set for finding, combining and comparing melds (core §12).

    >>> from buur.variants.registry import variant
    >>> variant("schieber").meld.rules.order
    'german'

    Raises:
        ArgumentError: an option has no such value.
    """

    values: MeldValues = "romand"
    """The scale of the points."""
    low_quartets: bool = False
    """Four sixes, sevens or eights are worth 100."""
    cross_meld: bool = False
    """A card may serve in one run and one four."""
    split_runs: bool = True
    """A long run may be declared as several shorter ones."""
    order: MeldOrder = "romand"
    """The way to compare melds, see `buur.melds.ORDERS`."""

    def __post_init__(self) -> None:
        one_of(self.values, _VALUES, "values")
        one_of(self.order, _ORDERS, "order")
        for name in ("low_quartets", "cross_meld", "split_runs"):
            instance(getattr(self, name), bool, name, "True or False")

    @property
    def scale(self) -> MeldScale:
        """The points of melds."""
        scale = SCALES[self.values]
        if not self.low_quartets:
            return scale
        fours = tuple(points or _LOW_FOUR for points in scale.fours)
        return MeldScale(runs=scale.runs, fours=fours)


def meld_of(cards: HandLike, rules: MeldRules) -> Meld | None:
    """Return the meld that exactly these cards form, None if they form none.

    >>> meld_of("SJ HJ DJ CJ", MeldRules())
    Meld('SJ HJ DJ CJ', 200)

    Args:
        cards: the cards in any form, see `buur.cards.set_of`.
        rules: the options for melds, such as ``variant("schieber").meld.rules``.

    Raises:
        NotationError: a code is no card.
        ArgumentError: these are no cards or no options for melds.
    """
    check_rules(rules)
    return _catalogue(rules.values, rules.low_quartets).get(checked_set(cards, "cards"))


def check_rules(rules: MeldRules) -> None:
    """Raise `ArgumentError` for what are no options for melds."""
    if type(rules) is not MeldRules:
        instance(rules, MeldRules, "rules", "MeldRules, such as variant('schieber').meld.rules")


def checked_set(cards: HandLike, name: str) -> CardSet:
    """Return a set of cards; one that is a mask already at once."""
    return CardSet(cards) if type(cards) is int and not cards >> PACK_SIZE else set_of(cards, name)


def melds_in(hand: HandLike, rules: MeldRules) -> tuple[Meld, ...]:
    """Return every meld that a hand holds, parts of longer runs included.

    >>> melds_in("S6 S7 S8 S9 HA", MeldRules())
    (Meld('S6 S7 S8 S9', 50), Meld('S7 S8 S9', 20), Meld('S6 S7 S8', 20))

    Declaring less than one has is always allowed (core §5.4), so a run of four holds three melds.
    Ordered by points, number of cards and top, highest first, then by suit.

    Args:
        hand: the cards in any form, see `buur.cards.set_of`.
        rules: the options for melds, such as ``variant("schieber").meld.rules``.

    Raises:
        NotationError: a code is no card.
        ArgumentError: these are no cards or no options for melds.
    """
    if type(rules) is not MeldRules:
        check_rules(rules)
    if type(hand) is not int or hand >> PACK_SIZE:
        hand = set_of(hand, "hand")
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
    worths = {
        cards: scale.fours[top] if kind == "four" else scale.runs[count - SHORTEST_RUN]
        for cards, (kind, top, _, count) in _shapes().items()
    }
    return MappingProxyType({cards: Meld(cards, worth) for cards, worth in worths.items() if worth})


@lru_cache(maxsize=1)
def _shapes() -> Mapping[CardSet, _Shape]:
    """Return the shape of every run and every four, by its cards."""
    return MappingProxyType(dict((*_all_runs(), *_all_fours())))


def _all_runs() -> Iterator[tuple[CardSet, _Shape]]:
    for suit in map(Suit, range(4)):
        for count in range(SHORTEST_RUN, len(RANKS) + 1):
            for top in range(count - 1, len(RANKS)):
                ranks = range(top - count + 1, top + 1)
                cards = mask_of(make_card(suit, Rank(rank)) for rank in ranks)
                yield cards, ("run", Rank(top), suit, count)


def _all_fours() -> Iterator[tuple[CardSet, _Shape]]:
    for rank in map(Rank, range(len(RANKS))):
        cards = mask_of(make_card(Suit(suit), rank) for suit in range(4))
        yield cards, ("four", rank, None, 4)

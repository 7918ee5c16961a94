"""Comparison of melds, and the orders of rule sets as data (core §5.5)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final, Literal, NamedTuple, get_args

from buur.arguments import instance, integer, one_of, wrong
from buur.cards import RANKS, Suit, parse_suit
from buur.errors import ArgumentError
from buur.melds.detection import Meld, MeldOrder
from buur.seats import MAX_SEATS, Seat, seat_of

Stage = Literal["value", "shape", "count", "top", "trump"]
"""One question of a comparison; the next one is asked only when both answers are equal."""

Shape = Literal[
    "run",
    "run3",
    "run4",
    "run5",
    "run5plus",
    "run6",
    "run7",
    "run8",
    "run9",
    "four",
    "fours",
    "four9",
    "fourJ",
]
"""A rung of a ladder: ``run5plus`` is five cards or more, ``fours`` any four without a rung."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Order:
    """A way to compare melds: questions asked one after the other, higher answer wins.

    >>> ORDERS["german"].stages
    ('value', 'count', 'top', 'trump')

    Raises:
        ArgumentError: there is no such question, rung or tie.
    """

    stages: tuple[Stage, ...]
    """The questions, first to last."""
    ladder: tuple[Shape, ...] = ()
    """Answers to ``shape``, lowest first."""
    tie: Literal["position", "both"] = "position"
    """What follows a full tie: who declared earlier wins, or both sides score."""

    def __post_init__(self) -> None:
        for name, known in (("stages", get_args(Stage)), ("ladder", get_args(Shape))):
            for one in instance(getattr(self, name), tuple, name, "a tuple of words"):
                one_of(one, known, name)
        one_of(self.tie, ("position", "both"), "tie")


_COUNTED: Final[tuple[Stage, ...]] = ("value", "count", "top", "trump")

ORDERS: Final[Mapping[MeldOrder, Order]] = MappingProxyType(
    {
        "romand": Order(stages=_COUNTED),
        "romand_both": Order(stages=_COUNTED, tie="both"),
        "german": Order(stages=_COUNTED),
        # The page is silent on a run against four of a rank worth as much: the run has more
        # cards and wins, as in the other Romand rules. Four jacks are its highest value anyway.
        "p002": Order(stages=("value", "shape", "top", "trump"), ladder=("four", "run")),
        "pagat_petit": Order(
            stages=("shape", "count", "top", "trump"),
            ladder=("run3", "run4", "run5plus", "fours", "four9", "fourJ"),
        ),
        "pagat_grand": Order(
            stages=("shape", "top", "trump"),
            ladder=(
                *("run3", "run4", "run5", "fours", "four9"),
                *("run6", "fourJ", "run7", "run8", "run9"),
            ),
        ),
        "vorarlberg": Order(stages=("value", "top", "trump")),
    }
)


class Comparison(NamedTuple):
    """The checked arguments of a comparison."""

    by: Order
    trump: Suit | None
    upside_down: bool


def comparison(order: MeldOrder, trump: Suit | str | None, upside_down: bool) -> Comparison:
    """Return the arguments of a comparison, checked.

    Raises:
        ArgumentError: an argument is of another type or out of range.
        NotationError: a text is no letter of a suit.
    """
    by = ORDERS[order if type(order) is str and order in ORDERS else _order(order)]
    suit: Suit | None = trump  # type: ignore[assignment]
    if trump is not None and not (type(trump) is int and 0 <= trump < 4):
        suit = parse_suit(trump) if isinstance(trump, str) else _suit(trump)
    if type(upside_down) is not bool:
        instance(upside_down, bool, "upside_down", "True or False")
    return Comparison(by, suit, upside_down)


def _order(order: object) -> MeldOrder:
    return one_of(order, tuple(ORDERS), "order")


def _suit(trump: object) -> Suit:
    try:
        return Suit(integer(trump, 0, 3, "trump"))
    except ArgumentError:
        expected = "a suit as a number from 0 to 3 or a letter S H D C, or None without trumps"
        raise wrong("trump", trump, expected) from None


def checked_melds(melds: Iterable[Meld], name: str = "melds") -> tuple[Meld, ...]:
    """Return melds as a tuple.

    Raises:
        ArgumentError: something else is among them.
    """
    if isinstance(melds, (str, bytes)) or not isinstance(melds, Iterable):
        raise wrong(name, melds, "a collection of melds")
    found = tuple(melds)
    for meld in found:
        if type(meld) is not Meld:
            instance(meld, Meld, name, "melds, such as melds_in returns")
    return found


def strength(
    meld: Meld, order: MeldOrder, trump: Suit | str | None, *, upside_down: bool
) -> tuple[int, ...]:
    """Return a sort key that is higher for a better meld; the owner's position is not part of it.

    >>> fifty, twenty = Meld("S6 S7 S8 S9", 50), Meld("HQ HK HA", 20)
    >>> strength(fifty, "german", "H", upside_down=False)
    (50, 4, 3, 0)
    >>> max(twenty, fifty, key=lambda one: strength(one, "german", "H", upside_down=False))
    Meld('S6 S7 S8 S9', 50)

    Args:
        meld: the meld to rate.
        order: the order of comparison, a key of `ORDERS`.
        trump: the trump suit by its number or letter, None without.
        upside_down: whether low ranks beat high ones, in runs as in fours; points stay.

    Returns:
        One number for each question of the order.

    Raises:
        ArgumentError: an argument is of another type or out of range.
        NotationError: a text is no letter of a suit.
    """
    way = comparison(order, trump, upside_down)
    return strength_in(instance(meld, Meld, "meld", "a Meld, such as melds_in returns"), way)


def strength_in(meld: Meld, way: Comparison) -> tuple[int, ...]:
    """Return the sort key of `strength`; the arguments are checked already."""
    by, trump, upside_down = way
    return tuple([answer(stage, meld, by, trump, upside_down) for stage in by.stages])


def answer(stage: Stage, meld: Meld, by: Order, trump: Suit | None, upside_down: bool) -> int:
    """Return the value of a meld at one stage of the comparison; the higher one wins."""
    match stage:
        case "value":
            return meld.points
        case "shape":
            return by.ladder.index(shape_of(meld, by))
        case "count":
            return meld.count
        case "top":
            return -meld.top if upside_down else meld.top
        case "trump":
            return int(meld.suit is not None and meld.suit == trump)


def shape_of(meld: Meld, by: Order) -> Shape:
    """Return the rung of the order's ladder on which a meld stands."""
    return next(rung for rung in by.ladder if rung in _names(meld))


def _names(meld: Meld) -> tuple[str, ...]:
    """Return every name that a ladder may have for a meld."""
    if meld.kind == "run":
        return ("run", f"run{meld.count}", "run5plus" if meld.count >= 5 else "run")
    own = f"four{RANKS[meld.top]}"
    return ("four", own if own in ("four9", "fourJ") else "fours")


def best_meld(
    melds: Iterable[Meld], order: MeldOrder, trump: Suit | str | None, *, upside_down: bool
) -> Meld | None:
    """Return the strongest of some melds, None if there are none; the first of equals.

    >>> best_meld([Meld("HQ HK HA", 20), Meld("S6 S7 S8", 20)], "german", "S", upside_down=False)
    Meld('HQ HK HA', 20)

    Args:
        melds: the melds.
        order: the order of comparison, a key of `ORDERS`.
        trump: the trump suit by its number or letter, None without.
        upside_down: whether low ranks beat high ones.

    Raises:
        ArgumentError: an argument is of another type or out of range.
        NotationError: a text is no letter of a suit.
    """
    return best_in(checked_melds(melds), comparison(order, trump, upside_down))


def best_in(melds: Sequence[Meld], way: Comparison) -> Meld | None:
    """Return the meld of `best_meld`; the arguments are checked already."""
    if len(melds) < 2:
        return melds[0] if melds else None
    return max(melds, key=lambda meld: strength_in(meld, way))


def tied_for_best(
    declared: Sequence[tuple[Seat, Sequence[Meld]]],
    order: MeldOrder,
    trump: Suit | str | None,
    *,
    upside_down: bool,
) -> tuple[Seat, ...]:
    """Return the seats that own the best single meld; totals do not matter (core §5.6).

    >>> from buur.seats import MAX_SEATS, Seat, seat_of
    >>> declared = [(Seat(1), [Meld("HQ HK HA", 20)]), (Seat(2), [Meld("S6 S7 S8 S9", 50)])]
    >>> tied_for_best(declared, "german", None, upside_down=False)
    (2,)

    Args:
        declared: the seats in playing order, each with its melds.
        order: the order of comparison, a key of `ORDERS`.
        trump: the trump suit by its number or letter, None without.
        upside_down: whether low ranks beat high ones.

    Returns:
        No seat if there are no melds, else one; several on a full tie that lets both sides score.

    Raises:
        ArgumentError: an argument is of another type or out of range.
        NotationError: a text is no letter of a suit.
    """
    way = comparison(order, trump, upside_down)
    pairs = _checked_pairs(declared)
    best: tuple[int, ...] = ()
    seats: tuple[Seat, ...] = ()
    for seat, melds in pairs:
        found = best_in(melds, way)
        key = strength_in(found, way) if found else ()
        if key > best:
            best, seats = key, (seat,)
        elif key and key == best and way.by.tie == "both":
            seats = (*seats, seat)
    return seats


def _checked_pairs(declared: object) -> list[tuple[Seat, tuple[Meld, ...]]]:
    """Return seats with their melds, or raise `ArgumentError`."""
    expected = "pairs of a seat and its melds"
    if isinstance(declared, (str, bytes)) or not isinstance(declared, Iterable):
        raise wrong("declared", declared, expected)
    found = []
    for pair in declared:
        if not isinstance(pair, (tuple, list)) or len(pair) != 2:
            raise wrong("declared", declared, expected)
        found.append((seat_of(pair[0], MAX_SEATS), checked_melds(pair[1])))
    return found

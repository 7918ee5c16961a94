"""Comparison of melds, and the orders of rule sets as data (core §5.5)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final, Literal

from buur.cards import RANKS, Suit
from buur.melds.detection import Meld, MeldOrder
from buur.seats import Seat

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
    """A way to compare melds: questions asked one after the other, higher answer wins."""

    stages: tuple[Stage, ...]
    ladder: tuple[Shape, ...] = ()
    """Answers to ``shape``, lowest first."""
    tie: Literal["position", "both"] = "position"
    """What follows a full tie: who declared earlier wins, or both sides score."""


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


def strength(
    meld: Meld, order: MeldOrder, trump: Suit | None, *, upside_down: bool
) -> tuple[int, ...]:
    """Return a sort key that is higher for a better meld; the owner's position is not part of it.

    Args:
        meld: the meld to rate.
        order: the order of comparison.
        trump: the trump suit, None without.
        upside_down: whether low ranks beat high ones, in runs as in fours; points stay.
    """
    by = ORDERS[order]
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
    melds: Iterable[Meld], order: MeldOrder, trump: Suit | None, *, upside_down: bool
) -> Meld | None:
    """Return the strongest of some melds, None if there are none; the first of equals."""
    return max(
        melds,
        key=lambda meld: strength(meld, order, trump, upside_down=upside_down),
        default=None,
    )


def tied_for_best(
    declared: Sequence[tuple[Seat, Sequence[Meld]]],
    order: MeldOrder,
    trump: Suit | None,
    *,
    upside_down: bool,
) -> tuple[Seat, ...]:
    """Return the seats that own the best single meld; totals do not matter (core §5.6).

    Args:
        declared: the seats in playing order, each with its melds.
        order: the order of comparison.
        trump: the trump suit, None without.
        upside_down: whether low ranks beat high ones.

    Returns:
        No seat if there are no melds, else one; several on a full tie that lets both sides score.
    """
    best: tuple[int, ...] = ()
    seats: tuple[Seat, ...] = ()
    for seat, melds in declared:
        found = best_meld(melds, order, trump, upside_down=upside_down)
        key = strength(found, order, trump, upside_down=upside_down) if found else ()
        if key > best:
            best, seats = key, (seat,)
        elif key and key == best and ORDERS[order].tie == "both":
            seats = (*seats, seat)
    return seats

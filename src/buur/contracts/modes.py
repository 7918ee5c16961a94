"""The mode of each trick: its trump and the order of the ranks."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

from buur.cards import Suit
from buur.contracts.contract import Contract, Direction

RankOrder = Literal["oben", "unten", "mitte_oben", "mitte_unten", "trump", "brouc"]

RANK_ORDERS: Final[dict[RankOrder, tuple[int, ...]]] = {
    "oben": (0, 1, 2, 3, 4, 5, 6, 7, 8),
    "unten": (8, 7, 6, 5, 4, 3, 2, 1, 0),
    "trump": (0, 1, 2, 7, 3, 8, 4, 5, 6),
    "mitte_oben": (0, 2, 4, 6, 8, 7, 5, 3, 1),
    "mitte_unten": (1, 3, 5, 7, 8, 6, 4, 2, 0),
    "brouc": (0, 1, 2, 3, 7, 4, 5, 6, 8),
}
"""Strength of each rank from the six to the ace, higher wins."""


class Mode(NamedTuple):
    """Trump suit and rank orders of one trick."""

    trump: Suit | None
    plain: RankOrder
    """Order of the suits that are not trump."""
    ruffed: RankOrder = "trump"
    """Order of the trumps."""


def modes_of(contract: Contract, ranking: str, tricks: int) -> tuple[Mode, ...]:
    """Return the mode of each trick of a deal, first trick first.

    Args:
        contract: the contract of the deal.
        ranking: value of option ``ranking``.
        tricks: the number of tricks in a deal.

    Source: variants §0.4.
    """
    if ranking == "brouc":
        return (Mode(contract.suit, "brouc", "brouc"),) * tricks
    match contract.kind:
        case "trump":
            return (Mode(contract.suit, "oben"),) * tricks
        case "gumpf":
            return (Mode(contract.suit, "unten"),) * tricks
        case "open":
            return (Mode(None, "oben"),) * tricks
        case "oben" | "unten":
            return (Mode(None, contract.kind),) * tricks
        case "tutti":
            return (Mode(None, "trump"),) * tricks
        case "mitte":
            order: RankOrder = "mitte_unten" if contract.start == "unten" else "mitte_oben"
            return (Mode(None, order),) * tricks
        case "trio":
            return tuple(_part(contract, 3 * trick // tricks) for trick in range(tricks))
        case "zigzag" | "quer":
            return tuple(Mode(None, _direction(contract, trick)) for trick in range(tricks))


def _part(contract: Contract, third: int) -> Mode:
    letter = contract.order[third]
    if letter == "t":
        return Mode(contract.suit, "oben")
    return Mode(None, "oben" if letter == "o" else "unten")


def _direction(contract: Contract, trick: int) -> Direction:
    """Return which way the ranks run in a trick of zigzag or quer."""
    first: Direction = contract.start or "oben"
    kept = trick < contract.turn if contract.kind == "quer" else trick % 2 == 0
    if kept:
        return first
    return "unten" if first == "oben" else "oben"

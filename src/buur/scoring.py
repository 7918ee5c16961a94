"""Scoring of a deal: credits in the order in which they count, and their sums (core §7)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final, Literal

from buur.seats import ByTeam, Team

CreditKind = Literal["cards", "last_trick", "match", "melds", "stoeck", "bid"]
Group = Literal["stock", "meld", "trick"]

STOECK: Final = 20
TENS: Final = 10
"""Points for one unit, where points are written in tens."""
GROUP_OF: Final[dict[CreditKind, Group]] = {
    "cards": "trick",
    "last_trick": "trick",
    "match": "trick",
    "melds": "meld",
    "stoeck": "stock",
    "bid": "trick",
}
MATCH_BONUS: Final = {
    "bonus100": 100,
    "bonus50": 50,
    "none": 0,
    "p002": 100,
    "charge": 0,
    "charge_points": 0,
}


@dataclass(frozen=True, slots=True)
class Credit:
    """Points that a team was given, at a moment of a deal."""

    team: Team
    kind: CreditKind
    raw: int
    """Points before the multiplier; negative where melds are taken back."""
    trick: int
    """Tricks complete at that moment, 0 to 9."""


def in_order(
    credits: Iterable[Credit], finish_order: str, *, with_melds: bool = False
) -> tuple[Credit, ...]:
    """Return the credits of one moment in the order in which they count (§7.5).

    Args:
        credits: of one moment.
        finish_order: value of the option.
        with_melds: whether melds of this moment contain the stöck; it then counts with them
            where melds come first.
    """
    order = finish_order.split("-")
    place = {kind: order.index(group) for kind, group in GROUP_OF.items()}
    if with_melds:
        place["stoeck"] = min(place["stoeck"], place["melds"])
    return tuple(sorted(credits, key=lambda credit: place[credit.kind]))


def with_stoeck(
    credits: tuple[Credit, ...], stoeck: Credit, finish_order: str, *, early: bool
) -> tuple[Credit, ...]:
    """Return the credits with a stöck in its place among those of its moment (§6, §7.5).

    Args:
        credits: in the order in which they count.
        stoeck: credit of the stöck, at the latest moment.
        finish_order: value of the option.
        early: whether it is shown before its cards are played; it then counts before the melds.
    """
    order = finish_order.split("-")
    rank = order.index("stock") + 0.5
    if early:
        rank = min(rank, order.index("meld") - 0.5)
    at = len(credits)
    while at and credits[at - 1].trick == stoeck.trick and rank < _rank(credits[at - 1], order):
        at -= 1
    return (*credits[:at], stoeck, *credits[at:])


def _rank(credit: Credit, order: list[str]) -> int:
    return order.index(GROUP_OF[credit.kind])


def match_credits(
    team: Team, rivals: Team, *, tricks: int, match: str, counter: str | None
) -> list[tuple[Team, int]]:
    """Return the raw bonus of a match as (team, points) pairs (§7.2).

    Args:
        team: the side that took all nine tricks.
        rivals: the other side.
        tricks: points of all tricks without the bonus.
        match: value of option ``match``.
        counter: value of option ``counter_match`` if ``team`` did not choose, else None.
    """
    bonus = MATCH_BONUS[match]
    if counter == "minus100":
        return [(rivals, -100)]
    if not bonus:
        return []
    if counter == "double":
        return [(team, tricks + 2 * bonus)]
    return [(team, bonus)]


def totals(credits: Iterable[Credit], teams: int, multiplier: int) -> ByTeam[int]:
    """Return the points of each team, multiplied."""
    sums = [0] * teams
    for credit in credits:
        sums[credit.team] += multiplier * credit.raw
    return tuple(sums)


def raw_points(credits: Iterable[Credit], teams: int, kind: CreditKind) -> ByTeam[int]:
    """Return each team's points of one kind, before the multiplier."""
    return totals((credit for credit in credits if credit.kind == kind), teams, 1)


@dataclass(frozen=True, slots=True)
class Crossing:
    """The moment at which a team's running score reached the target."""

    team: Team
    index: int
    trick: int


def crossings(
    scores: Sequence[int], credits: Sequence[Credit], multiplier: int, targets: Sequence[int]
) -> list[Crossing]:
    """Return who reached the target during a deal, earliest first.

    Args:
        scores: each team's points before the deal.
        credits: in the order in which they count.
        multiplier: of the deal.
        targets: points that each team has to reach.
    """
    running = list(scores)
    found: list[Crossing] = []
    for index, credit in enumerate(credits):
        running[credit.team] += multiplier * credit.raw
        new = all(crossing.team != credit.team for crossing in found)
        if new and running[credit.team] >= targets[credit.team]:
            found.append(Crossing(credit.team, index, credit.trick))
    return found

"""Scoring of a deal (core §7): order of credits, sums, match bonus, reaching of the target."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import permutations
from typing import Final, Literal, get_args

from buur.arguments import one_of, wrong
from buur.seats import ByTeam, Team

CreditKind = Literal["cards", "last_trick", "match", "melds", "stoeck", "bid"]
Group = Literal["stock", "meld", "trick"]

STOECK: Final = 20
TENS: Final = 10
"""Points of one written unit, in rule sets that write points in tens."""
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
BONUSES: Final = tuple(MATCH_BONUS)
COUNTERS: Final = ("same", "double", "minus100")
"""Values of option ``counter_match``."""


@dataclass(frozen=True, slots=True)
class Credit:
    """Points credited to a team at one moment of a deal."""

    team: Team
    """The team."""
    kind: CreditKind
    """The source of the points."""
    raw: int
    """Points before the multiplier; negative for a penalty or for melds that no longer count."""
    trick: int
    """The number of tricks complete at that moment."""


def in_order(
    credits: Iterable[Credit], finish_order: str, *, with_melds: bool = False
) -> tuple[Credit, ...]:
    """Return the credits of one moment in the order in which they count (§7.5).

    >>> cards, melds = Credit(Team(0), "cards", 30, 1), Credit(Team(1), "melds", 20, 1)
    >>> [one.kind for one in in_order([cards, melds], "stock-meld-trick")]
    ['melds', 'cards']

    Args:
        credits: the credits of one moment.
        finish_order: value of option ``finish_order``.
        with_melds: whether the cards of the stöck belong to melds of this moment; the stöck then
            counts with them if melds come first.

    Raises:
        ArgumentError: there is no such order, or these are no credits.
    """
    order = _groups(finish_order)
    place = {kind: order.index(group) for kind, group in GROUP_OF.items()}
    if with_melds:
        place["stoeck"] = min(place["stoeck"], place["melds"])
    try:
        return tuple(sorted(credits, key=lambda credit: place[credit.kind]))
    except (AttributeError, KeyError, TypeError):
        raise wrong("credits", credits, "credits of a deal") from None


@lru_cache(maxsize=1)
def _orders() -> frozenset[str]:
    return frozenset("-".join(order) for order in permutations(get_args(Group)))


def _groups(finish_order: str) -> list[str]:
    """Return the groups of credits in their order, or raise `ArgumentError`."""
    if type(finish_order) is not str or finish_order not in _orders():
        one_of(finish_order, tuple(sorted(_orders())), "finish_order")
    return finish_order.split("-")


def with_stoeck(
    credits: tuple[Credit, ...], stoeck: Credit, finish_order: str, *, early: bool
) -> tuple[Credit, ...]:
    """Return the credits with a stöck inserted among the credits of its moment (§6, §7.5).

    Args:
        credits: the credits of the deal so far, in the order in which they count.
        stoeck: the credit of the stöck, at the latest moment.
        finish_order: value of option ``finish_order``.
        early: whether the stöck is shown before its cards are played; it then counts before the
            melds.

    Raises:
        ArgumentError: there is no such order.
    """
    order = _groups(finish_order)
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

    >>> match_credits(Team(0), Team(1), tricks=157, match="bonus100", counter=None)
    [(0, 100)]

    Args:
        team: the side that took all nine tricks.
        rivals: the other side.
        tricks: points of all tricks without the bonus.
        match: value of option ``match``.
        counter: value of option ``counter_match`` if ``team`` did not choose, else None.

    Raises:
        ArgumentError: the options have no such value.
    """
    if counter is not None and counter not in COUNTERS:
        one_of(counter, COUNTERS, "counter")
    known = type(match) is str and match in MATCH_BONUS
    bonus = MATCH_BONUS[match if known else one_of(match, BONUSES, "match")]
    if counter == "minus100":
        return [(rivals, -100)]
    if not bonus:
        return []
    if counter == "double":
        return [(team, tricks + 2 * bonus)]
    return [(team, bonus)]


def totals(credits: Iterable[Credit], teams: int, multiplier: int) -> ByTeam[int]:
    """Return the sum of each team's credits, times the multiplier.

    >>> totals([Credit(Team(0), "cards", 30, 1), Credit(Team(1), "melds", 20, 1)], 2, 3)
    (90, 60)
    """
    sums = [0] * teams
    for credit in credits:
        sums[credit.team] += multiplier * credit.raw
    return tuple(sums)


def raw_points(credits: Iterable[Credit], teams: int, kind: CreditKind) -> ByTeam[int]:
    """Return each team's points of one kind, before the multiplier.

    >>> raw_points([Credit(Team(0), "cards", 30, 1), Credit(Team(1), "melds", 20, 1)], 2, "melds")
    (0, 20)
    """
    return totals((credit for credit in credits if credit.kind == kind), teams, 1)


@dataclass(frozen=True, slots=True)
class Crossing:
    """The moment at which a team's running score reached the target."""

    team: Team
    """The team."""
    index: int
    """Index of the credit that reached it, among the credits of the deal."""
    trick: int
    """The number of tricks complete at that moment."""


def crossings(
    scores: Sequence[int], credits: Sequence[Credit], multiplier: int, targets: Sequence[int]
) -> list[Crossing]:
    """Return the moment at which each team reached the target in a deal, earliest first.

    Teams that did not reach it are left out.

    Args:
        scores: each team's points before the deal.
        credits: the credits of the deal, in the order in which they count.
        multiplier: the multiplier of the deal.
        targets: the points that each team has to reach.
    """
    running = list(scores)
    found: list[Crossing] = []
    for index, credit in enumerate(credits):
        running[credit.team] += multiplier * credit.raw
        new = all(crossing.team != credit.team for crossing in found)
        if new and running[credit.team] >= targets[credit.team]:
            found.append(Crossing(credit.team, index, credit.trick))
    return found

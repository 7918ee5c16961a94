"""`StatisticsStore`: a person's points, contracts and partners over all her parties."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any, Final, NamedTuple

import sqlalchemy as sa

from buur.server.storage.board_rows import plays_no_board
from buur.server.storage.models import SeatResult
from buur.server.storage.row_checks import checked
from buur.server.storage.schema import FRIENDSHIPS, GUEST_SEATS, GUESTS, SEAT_RESULTS, SEATS, TABLES
from buur.server.storage.table_store import TableStore

MOST_PARTIES: Final = 2000
"""The latest parties that the statistics count."""
MOST_PARTNERS: Final = 20


class RulesFigures(NamedTuple):
    """A person's figures in the parties of a rule set."""

    rules: str
    played: int
    """Parties that are over."""
    won: int
    deals: int
    matches: int
    counted: int
    """Deals whose points are known."""
    points: int
    """The points of her side in these deals."""


class ContractFigures(NamedTuple):
    """How a person's contracts ended."""

    contract: str
    times: int
    """How often she named it."""
    made: int
    """How often her side then had the most points."""


class PartnerFigures(NamedTuple):
    """A person's parties with a partner that are over."""

    name: str
    """The name at the latest table; empty for none."""
    bot: str | None
    friend: str | None
    """The public id of a friend; None for others."""
    played: int
    won: int


class Statistics(NamedTuple):
    """A person's figures; each list begins with the most frequent."""

    rules: tuple[RulesFigures, ...]
    contracts: tuple[ContractFigures, ...]
    partners: tuple[PartnerFigures, ...]


class StatisticsStore:
    """The statistics of a database.

    Args:
        store: the open database.
    """

    def __init__(self, store: TableStore) -> None:
        self._store = store

    async def of(self, guest: str) -> Statistics:
        """Return the figures of a person.

        Parties with acts taken back and boards do not count.
        """
        own = await self._store.run(lambda connection: _own_results(connection, guest))
        partners = await self._store.run(lambda connection: _partners(connection, guest))
        return Statistics(_rules_figures(own), _contract_figures(own), partners)


class _OwnResult(NamedTuple):
    result: SeatResult
    rules: str
    is_over: bool
    is_won: bool


def _mine(guest: str) -> sa.Subquery:
    """Return the person's latest parties with her seat and her line of the slate."""
    seat = sa.and_(
        SEAT_RESULTS.c.table_id == GUEST_SEATS.c.table_id,
        SEAT_RESULTS.c.seat == GUEST_SEATS.c.seat,
    )
    return (
        sa.select(
            *(GUEST_SEATS.c.table_id, GUEST_SEATS.c.seat, SEAT_RESULTS.c.line),
            *(TABLES.c.winner, TABLES.c.phase, TABLES.c.rules, TABLES.c.updated),
        )
        .select_from(GUEST_SEATS)
        .join(SEAT_RESULTS, seat)
        .join(TABLES, TABLES.c.id == GUEST_SEATS.c.table_id)
        .where(GUEST_SEATS.c.guest_id == guest, sa.not_(TABLES.c.training), plays_no_board())
        .order_by(TABLES.c.updated.desc())
        .limit(MOST_PARTIES)
        .subquery("mine")
    )


def _own_results(connection: sa.Connection, guest: str) -> list[_OwnResult]:
    mine = _mine(guest)
    same = sa.and_(SEAT_RESULTS.c.table_id == mine.c.table_id, SEAT_RESULTS.c.seat == mine.c.seat)
    columns = (mine.c.winner, mine.c.phase, mine.c.rules)
    wanted = sa.select(SEAT_RESULTS, *columns).select_from(mine).join(SEAT_RESULTS, same)
    found: list[_OwnResult] = []
    for row in connection.execute(wanted):
        values = [getattr(row, name) for name in SeatResult._fields]
        result = checked(SeatResult, values, row.table_id)
        rules = row.rules.get("name") if isinstance(row.rules, dict) else None
        is_over = row.phase == "over"
        is_won = is_over and row.winner is not None and row.winner == result.line
        if isinstance(rules, str):
            found.append(_OwnResult(result, rules, is_over, is_won))
    return found


def _rules_figures(own: Iterable[_OwnResult]) -> tuple[RulesFigures, ...]:
    by_rules: dict[str, Counter[str]] = {}
    for one in own:
        sums = by_rules.setdefault(one.rules, Counter())
        sums["played"] += one.is_over
        sums["won"] += one.is_won
        sums["deals"] += one.result.deals
        sums["matches"] += one.result.matches
        if one.result.points is not None:
            sums["counted"] += one.result.deals
            sums["points"] += one.result.points
    figures = [
        RulesFigures(rules, *(sums[name] for name in RulesFigures._fields[1:]))
        for rules, sums in by_rules.items()
    ]
    return tuple(sorted(figures, key=lambda one: (-one.deals, one.rules)))


def _contract_figures(own: Iterable[_OwnResult]) -> tuple[ContractFigures, ...]:
    """Return how contracts ended, of parties in which this is known."""
    times: Counter[str] = Counter()
    made: Counter[str] = Counter()
    for one in own:
        if one.result.made is not None:
            times.update(one.result.contracts)
            made.update(one.result.made)
    figures = [ContractFigures(code, count, made[code]) for code, count in times.items()]
    return tuple(sorted(figures, key=lambda one: (-one.times, one.contract)))


def _partners(connection: sa.Connection, guest: str) -> tuple[PartnerFigures, ...]:
    """Return partners by person and by kind of bot, of parties that are over."""
    mine = _mine(guest)
    beside = sa.and_(
        SEAT_RESULTS.c.table_id == mine.c.table_id,
        SEAT_RESULTS.c.seat != mine.c.seat,
        SEAT_RESULTS.c.line == mine.c.line,
    )
    seat = sa.and_(SEATS.c.table_id == SEAT_RESULTS.c.table_id, SEATS.c.seat == SEAT_RESULTS.c.seat)
    owner = sa.and_(GUEST_SEATS.c.table_id == SEATS.c.table_id, GUEST_SEATS.c.seat == SEATS.c.seat)
    wanted = (
        sa.select(
            *(SEATS.c.table_id, SEATS.c.kind, SEATS.c.name, SEATS.c.bot, GUEST_SEATS.c.guest_id),
            *(mine.c.winner, mine.c.line, mine.c.updated),
        )
        .select_from(mine)
        .join(SEAT_RESULTS, beside)
        .join(SEATS, seat)
        .outerjoin(GUEST_SEATS, owner)
        .where(mine.c.phase == "over")
        .order_by(mine.c.updated)
    )
    friends = _friends(connection, guest)
    found: dict[tuple[str, str], PartnerFigures] = {}
    seen: set[tuple[str, tuple[str, str]]] = set()
    rows: list[sa.Row[Any]] = list(connection.execute(wanted))
    for row in rows:
        key = _partner_key(row)
        if key is None or (row.table_id, key) in seen:
            continue
        seen.add((row.table_id, key))
        before = found.get(key)
        is_won = row.winner is not None and row.winner == row.line
        played, won = (0, 0) if before is None else (before.played, before.won)
        bot = row.bot if key[0] == "bot" else None
        name = "" if bot else row.name
        friend = friends.get(key[1]) if key[0] == "person" else None
        found[key] = PartnerFigures(name, bot, friend, played + 1, won + is_won)
    ordered = sorted(found.values(), key=lambda one: (-one.played, one.name, one.bot or ""))
    return tuple(ordered[:MOST_PARTNERS])


def _partner_key(row: sa.Row[Any]) -> tuple[str, str] | None:
    """Return who a partner is: a kind of bot, or a person; None for one whom nobody knows."""
    if row.kind == "bot":
        return ("bot", row.bot or "")
    return None if row.guest_id is None else ("person", row.guest_id)


def _friends(connection: sa.Connection, guest: str) -> dict[str, str]:
    """Return the public ids of a person's friends by the internal ones."""
    found: dict[str, str] = {}
    for mine, other in (("guest_id", "friend_id"), ("friend_id", "guest_id")):
        wanted = sa.select(GUESTS.c.id, GUESTS.c.public_id)
        joined = wanted.join(FRIENDSHIPS, GUESTS.c.id == FRIENDSHIPS.c[other])
        own = joined.where(FRIENDSHIPS.c[mine] == guest, FRIENDSHIPS.c.state == "friends")
        found |= {row.id: row.public_id for row in connection.execute(own)}
    return found

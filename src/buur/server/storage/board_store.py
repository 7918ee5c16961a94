"""`BoardStore`: reads and writes days, their chain of seeds, and the boards that people play."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Any, Final, Literal, NamedTuple

import sqlalchemy as sa

from buur.server.errors import DamagedTable
from buur.server.storage.board_rows import settle
from buur.server.storage.models import BoardPlay, BoardScore, SeatRow
from buur.server.storage.row_checks import checked
from buur.server.storage.schema import (
    BOARD_CHAINS,
    BOARD_DAYS,
    BOARD_PLAYS,
    BOARD_TOTALS,
    GUEST_SEATS,
    MAIL_ADDRESSES,
    PASSKEYS,
    SEATS,
    TABLES,
)
from buur.server.storage.table_store import TableStore
from buur.server.storage.write_clock import now_ms

MOST_CONCLUDED: Final = 50
"""Maximum number of unfinished boards that are returned at once."""
MOST_NAMED: Final = 10_000
"""Players that one statement names."""
_OWN: Final = BOARD_PLAYS.alias()
RankedBy = Literal["score", "mean"]
"""By what a month is ranked: the sum of all scores, or the mean score of a board."""


class Chain(NamedTuple):
    """A chain of the seeds of days."""

    first_day: str
    last_day: str
    last_seed: str


class Day(NamedTuple):
    """A day on which somebody has looked at its boards."""

    day: str
    rules: dict[str, Any]
    is_open: bool
    """Whether all boards are over and the seed is public."""


class NewPlay(NamedTuple):
    """A board that somebody begins, with its table."""

    day: str
    number: int
    guest: str
    name: str
    table: str
    rules: dict[str, Any]
    seats: Sequence[SeatRow]


class DayTotal(NamedTuple):
    """The score of a person over the boards of a day."""

    player: str
    name: str
    boards: int
    score: float


class MonthTotal(NamedTuple):
    """The scores of a person over the days of a month."""

    player: str
    name: str
    days: int
    boards: int
    score: float


class BoardStore:
    """The boards of a database.

    Args:
        store: the open database.
    """

    def __init__(self, store: TableStore) -> None:
        self._store = store

    async def chain(self, day: str, make: Callable[[], Chain]) -> Chain:
        """Return the chain of seeds that covers a day; store a new one if there is none."""

        def work(connection: sa.Connection) -> Chain:
            mine = sa.and_(BOARD_CHAINS.c.first_day <= day, BOARD_CHAINS.c.last_day >= day)
            found = sa.select(BOARD_CHAINS).where(mine).order_by(BOARD_CHAINS.c.first_day)
            row = connection.execute(found.limit(1)).first()
            if row is not None:
                return checked(Chain, row, "of boards")
            new = make()
            connection.execute(sa.insert(BOARD_CHAINS), new._asdict())
            return new

        return await self._store.run(work, serial=True)

    async def day(self, day: str, rules: dict[str, Any] | None = None) -> Day | None:
        """Return a day; None if nobody has looked at its boards.

        Args:
            day: the day.
            rules: the rule set of a new day; None to store nothing.
        """

        def work(connection: sa.Connection) -> Day | None:
            row = connection.execute(sa.select(BOARD_DAYS).where(BOARD_DAYS.c.day == day)).first()
            if row is not None:
                return checked(Day, row, "of boards")
            if rules is None:
                return None
            new = Day(day, rules, is_open=False)
            connection.execute(sa.insert(BOARD_DAYS), new._asdict())
            return new

        return await self._store.run(work, serial=True)

    async def begin(self, new: NewPlay) -> tuple[str | None, bool]:
        """Store a board that somebody begins, unless she has begun it already.

        Returns:
            Its table, None if it was deleted, and whether it is new.
        """

        def work(connection: sa.Connection) -> tuple[str | None, bool]:
            mine = sa.and_(
                BOARD_PLAYS.c.day == new.day,
                BOARD_PLAYS.c.number == new.number,
                BOARD_PLAYS.c.player == new.guest,
            )
            row = connection.execute(sa.select(BOARD_PLAYS.c.table_id).where(mine)).first()
            if row is not None:
                return row.table_id, False
            _create(connection, new)
            return new.table, True

        return await self._store.run(work, serial=True)

    async def settle(self, day: str, player: str | None = None) -> int:
        """Write the results of the boards of a day that are over, and return their number."""
        mine = BOARD_PLAYS.c.day == day
        if player is not None:
            mine = sa.and_(mine, BOARD_PLAYS.c.player == player)
        return await self._store.run(lambda connection: settle(connection, mine))

    async def plays(self, day: str) -> tuple[BoardPlay, ...]:
        """Return all boards of a day that somebody or a bot has begun."""
        found = sa.select(BOARD_PLAYS).where(BOARD_PLAYS.c.day == day)
        rows = await self._store.run(lambda connection: connection.execute(found).all())
        return tuple(self._store.readable(rows, _play))

    async def add_plays(self, plays: Sequence[BoardPlay]) -> None:
        """Store boards that were played elsewhere than at a table of this server."""
        rows = [_row(play) for play in plays]
        await self._store.run(lambda connection: connection.execute(sa.insert(BOARD_PLAYS), rows))

    async def unopened(self, before: str) -> tuple[str, ...]:
        """Return the days before a day whose seed is not public yet, the first one first."""
        mine = sa.and_(BOARD_DAYS.c.day < before, sa.not_(BOARD_DAYS.c.is_open))
        found = sa.select(BOARD_DAYS.c.day).where(mine).order_by(BOARD_DAYS.c.day)
        return await self._store.run(lambda connection: tuple(connection.scalars(found)))

    async def unfinished(self, day: str) -> tuple[str, ...]:
        """Return tables at which boards of a day are still played, some of many."""
        mine = sa.and_(BOARD_PLAYS.c.day == day, BOARD_PLAYS.c.state == "playing")
        found = sa.select(BOARD_PLAYS.c.table_id).where(mine).limit(MOST_CONCLUDED)
        return await self._store.run(lambda connection: tuple(connection.scalars(found)))

    async def void(self, table: str) -> None:
        """Have a board not count whose table cannot be read."""
        mine = sa.and_(BOARD_PLAYS.c.table_id == table, BOARD_PLAYS.c.state == "playing")
        marked = sa.update(BOARD_PLAYS).where(mine).values(state="void")
        await self._store.run(lambda connection: connection.execute(marked))

    async def is_secret(self, table: str) -> bool:
        """Tell whether a table plays a board of a day whose seed is not public yet."""
        found = (
            sa.select(BOARD_PLAYS.c.day)
            .join(BOARD_DAYS, BOARD_DAYS.c.day == BOARD_PLAYS.c.day)
            .where(BOARD_PLAYS.c.table_id == table, sa.not_(BOARD_DAYS.c.is_open))
        )
        return await self._store.run(lambda connection: connection.scalar(found) is not None)

    async def is_hidden(self, table: str, guest: str | None) -> bool:
        """Tell whether somebody may not see a table, because she has its board still to play."""
        done = sa.exists().where(
            _OWN.c.day == BOARD_PLAYS.c.day,
            _OWN.c.number == BOARD_PLAYS.c.number,
            _OWN.c.player == (guest or ""),
            _OWN.c.state != "playing",
        )
        found = (
            sa.select(BOARD_PLAYS.c.day)
            .join(BOARD_DAYS, BOARD_DAYS.c.day == BOARD_PLAYS.c.day)
            .where(BOARD_PLAYS.c.table_id == table, sa.not_(BOARD_DAYS.c.is_open), sa.not_(done))
        )
        return await self._store.run(lambda connection: connection.scalar(found) is not None)

    async def open(self, day: str, totals: Sequence[DayTotal]) -> None:
        """Mark the seed of a day as public, with the scores of everybody."""
        rows = [{"day": day, **total._asdict()} for total in totals]
        marked = sa.update(BOARD_DAYS).where(BOARD_DAYS.c.day == day).values(is_open=True)

        def work(connection: sa.Connection) -> None:
            connection.execute(marked)
            connection.execute(sa.delete(BOARD_TOTALS).where(BOARD_TOTALS.c.day == day))
            if rows:
                connection.execute(sa.insert(BOARD_TOTALS), rows)

        await self._store.run(work)

    async def month(self, month: str, by: RankedBy, days: int) -> tuple[MonthTotal, ...]:
        """Return the scores of a month, best first.

        Args:
            month: the month as ``2026-11``.
            by: what is ranked.
            days: the least number of days of a mean.
        """
        score, boards = sa.func.sum(BOARD_TOTALS.c.score), sa.func.sum(BOARD_TOTALS.c.boards)
        number = sa.func.count()
        found = (
            sa.select(
                BOARD_TOTALS.c.player, sa.func.max(BOARD_TOTALS.c.name), number, boards, score
            )
            .where(BOARD_TOTALS.c.day.startswith(f"{month}-", autoescape=True))
            .group_by(BOARD_TOTALS.c.player)
            .order_by((score if by == "score" else score / boards).desc(), BOARD_TOTALS.c.player)
        )
        if by == "mean":
            found = found.having(number >= days)
        rows = await self._store.run(lambda connection: connection.execute(found).all())
        return tuple(checked(MonthTotal, row, "of boards") for row in rows)

    async def kept(self, players: Collection[str]) -> frozenset[str]:
        """Return those of some players who have a key, so that each is one person."""
        wanted = [*players]

        def work(connection: sa.Connection) -> frozenset[str]:
            found: set[str] = set()
            for part in (PASSKEYS, MAIL_ADDRESSES):
                for first in range(0, len(wanted), MOST_NAMED):
                    some = part.c.guest_id.in_(wanted[first : first + MOST_NAMED])
                    found.update(connection.scalars(sa.select(part.c.guest_id).where(some)))
            return frozenset(found)

        return await self._store.run(work)

    async def opened_days(self, month: str) -> tuple[str, ...]:
        """Return the days of a month whose seeds are public, the latest first."""
        mine = BOARD_DAYS.c.day.startswith(f"{month}-", autoescape=True)
        found = sa.select(BOARD_DAYS.c.day).where(mine, BOARD_DAYS.c.is_open)
        ordered = found.order_by(BOARD_DAYS.c.day.desc())
        return await self._store.run(lambda connection: tuple(connection.scalars(ordered)))


def _create(connection: sa.Connection, new: NewPlay) -> None:
    now = now_ms()
    table = {"id": new.table, "rules": new.rules, "epoch": 0, "created": now, "updated": now}
    fresh = {"deal": 0, "phase": "open", "scores": [], "training": False}
    connection.execute(sa.insert(TABLES), table | fresh)
    seats = [{"table_id": new.table, **seat._asdict()} for seat in new.seats]
    connection.execute(sa.insert(SEATS), seats)
    owner = {"guest_id": new.guest, "table_id": new.table, "seat": 0}
    connection.execute(sa.insert(GUEST_SEATS), owner)
    play = BoardPlay(new.day, new.number, new.guest, False, new.name, new.table, "playing", None)
    connection.execute(sa.insert(BOARD_PLAYS), _row(play))


def _row(play: BoardPlay) -> dict[str, Any]:
    result = None if play.result is None else play.result._asdict()
    return {**play._asdict(), "result": sa.null() if result is None else result}


def _play(row: sa.Row[Any]) -> BoardPlay:
    """Return a row of `BOARD_PLAYS`.

    Raises:
        DamagedTable: a value cannot be read.
    """
    values = row._asdict()
    if isinstance(values["result"], dict):
        values["result"] = [values["result"].get(name) for name in BoardScore._fields]
    found = checked(BoardPlay, values.values(), row.table_id or "of boards")
    if (found.result is not None) != (found.state == "done"):
        raise DamagedTable(f"a board of {found.day} is damaged")
    return found

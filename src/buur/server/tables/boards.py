"""`Boards`: the eight boards of each day, who plays them, and how the results compare.

Nobody learns of a board's results before having played it. Every answer is made for one viewer,
from the boards that this viewer has finished; a day's seed and all results are public once it is
open.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Iterable, Mapping, Sequence
from datetime import date, timedelta
from statistics import fmean
from typing import Final, NamedTuple

from buur.errors import BuurError
from buur.server.errors import Problem, ServerError
from buur.server.storage.board_store import BoardStore, Day, DayTotal, NewPlay
from buur.server.storage.models import BoardPlay, SeatRow
from buur.server.storage.ownership import OwnedElsewhere
from buur.server.tables.board_calendar import BoardCalendar
from buur.server.tables.board_field import OTHERS, play_board
from buur.server.tables.board_seeds import DaySeed
from buur.server.tables.guests import Guest
from buur.server.tables.names import player_names
from buur.server.tables.registry import TableRegistry
from buur.server.tables.requests import Conclude
from buur.server.tables.seats import token_hash
from buur.server.wire.rules import read_rules, rules_json
from buur.tournament.boards import BOARDS, Total, prepared_board, rules_of_day, totals

_LOG = logging.getLogger(__name__)
_TOKEN_BYTES: Final = 24
_TICK: Final = 60.0
"""Seconds between two looks at days that are over."""


class OwnBoard(NamedTuple):
    """A board as its player sees it in the list of a day."""

    number: int
    play: BoardPlay | None
    """None before it is begun."""
    mean: float | None
    """The mean difference of all tables; None before one's own is over."""
    tables: int
    """The number of tables that are over; 0 before one's own is."""


class DayView(NamedTuple):
    """The boards of a day as one person may see them."""

    day: Day
    own: tuple[OwnBoard, ...]
    ranking: tuple[tuple[BoardPlay, Total], ...]
    """Over the boards that the viewer may know, each with one play of its player."""
    people: int
    """The number of people who have begun a board."""
    anchor: DaySeed
    published: DaySeed
    """The seed of the latest day that is open: the commitment to the following days."""
    seed: str | None
    """The seed of this day, None before it is open."""


class Seat0(NamedTuple):
    """The seat of a person at a board; the token is empty where she had it before."""

    table: str
    token: str
    is_new: bool


class Boards:
    """The boards of a server.

    Args:
        registry: all tables.
    """

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self.store: BoardStore = registry.board_store
        """The database of boards."""
        self.calendar = BoardCalendar(registry.settings.wall_clock)
        """The days."""
        self._seeds = registry.board_seeds
        self._field: asyncio.Task[None] | None = None
        self._keeper: asyncio.Task[None] | None = None
        self._opening = asyncio.Lock()

    def start(self) -> None:
        """Begin to open days that are over."""
        self._keeper = asyncio.create_task(self._keep(), name="boards")

    async def close(self) -> None:
        """End all tasks."""
        tasks = [task for task in (self._keeper, self._field) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # Days.

    async def today(self) -> Day:
        """Return the present day; bots begin to play its boards."""
        day = self.calendar.today
        found = await self.store.day(day.isoformat(), rules_json(rules_of_day(day)))
        if found is None:  # it has rules
            raise _no_day(day.isoformat())
        self._begin_field(found)
        return found

    async def day(self, day: date) -> Day:
        """Return the present day, or one that is open.

        Raises:
            Problem: the day is not open, or nobody has looked at its boards.
        """
        if day == self.calendar.today:
            return await self.today()
        found = await self.store.day(day.isoformat())
        if found is None or not (found.is_open or self.calendar.today - day == timedelta(1)):
            raise _no_day(day.isoformat())
        return found

    async def view(self, day: Day, guest: Guest | None) -> DayView:
        """Return the boards of a day as a person may see them."""
        await self.store.settle(day.day)
        plays = await self.store.plays(day.day)
        mine = {play.number: play for play in plays if guest and play.player == guest.id}
        visible = {number for number in range(1, BOARDS + 1) if may_see(day, mine.get(number))}
        when = date.fromisoformat(day.day)
        seed = (await self._seeds.seed(when)).seed if day.is_open else None
        return DayView(
            day,
            tuple(_own_board(number, mine, plays, visible) for number in range(1, BOARDS + 1)),
            _ranking(plays, visible),
            len({play.player for play in plays if not play.is_bot}),
            await self._seeds.anchor(when),
            await self._published(when),
            seed,
        )

    async def _published(self, day: date) -> DaySeed:
        """Return the seed of the latest day before a day that is open, at the earliest the
        anchor."""
        anchor = await self._seeds.anchor(day)
        before = day - timedelta(days=1)
        while before > anchor.day and not await self._is_open(before):
            before -= timedelta(days=1)
        return anchor if before <= anchor.day else await self._seeds.seed(before)

    async def _is_open(self, day: date) -> bool:
        if not self.calendar.is_closed(day):
            return False
        found = await self.store.day(day.isoformat())
        return found is None or found.is_open

    # Boards.

    async def begin(self, day: date, number: int, name: str, guest: Guest) -> Seat0:
        """Seat a person at a board of today; it counts from now on.

        Args:
            day: the day, which must be the present one.
            number: the number of the board.
            name: her name, by the policy.
            guest: who she is.

        Raises:
            Problem: the day is over, or her table was deleted.
        """
        today = await self.today()
        if today.day != day.isoformat() or today.is_open:
            raise Problem(409, "day-over", "the boards of this day are not played any more")
        table, token = self._registry.new_id(), secrets.token_urlsafe(_TOKEN_BYTES)
        rules = read_rules(today.rules)
        names = player_names([name, *[None] * (rules.seats - 1)])
        seats = [SeatRow(0, "person", names[0], token_hash=token_hash(token))]
        seats += [SeatRow(seat, "bot", names[seat], OTHERS) for seat in range(1, rules.seats)]
        new = NewPlay(today.day, number, guest.id, names[0], table, today.rules, seats)
        found, is_new = await self.store.begin(new)
        if found is None:
            raise Problem(410, "board-gone", "the table of this board was deleted")
        return Seat0(found, token if is_new else "", is_new)

    async def field(self, day: Day, number: int, guest: Guest | None) -> tuple[BoardPlay, ...]:
        """Return all finished plays of a board, the best first.

        Raises:
            Problem: the person has not finished it, and the day is not open.
        """
        await self.store.settle(day.day)
        plays = [play for play in await self.store.plays(day.day) if play.number == number]
        mine = next((play for play in plays if guest and play.player == guest.id), None)
        if not may_see(day, mine):
            raise Problem(403, "board-secret", "play this board first", number)
        done = [play for play in plays if play.result is not None]
        return tuple(sorted(done, key=lambda play: (-difference(play), play.is_bot, play.player)))

    # The field.

    def _begin_field(self, day: Day) -> None:
        if self._field is None or self._field.done():
            self._field = asyncio.create_task(self._play_field(day), name="field of boards")

    async def field_played(self) -> None:
        """Wait until the bots have played that play now."""
        if self._field is not None:
            await asyncio.shield(self._field)

    async def _play_field(self, day: Day) -> None:
        """Have each bot of the field play all boards that it has not played."""
        known = {play.player for play in await self.store.plays(day.day) if play.is_bot}
        for name in self._registry.settings.board_field:
            if name in known:
                continue
            try:
                await self.store.add_plays(await self._field_of(day, name))
            except (BuurError, ServerError) as error:
                _LOG.warning("%s does not play the boards of %s: %s", name, day.day, error)

    async def _field_of(self, day: Day, name: str) -> list[BoardPlay]:
        rules, settings = read_rules(day.rules), self._registry.settings
        seed = (await self._seeds.seed(date.fromisoformat(day.day))).seed
        found = []
        for number in range(1, BOARDS + 1):
            board = prepared_board(seed, number)
            score = await play_board(self._registry.bot_pool, settings.bots, rules, board, name)
            found.append(BoardPlay(day.day, number, name, True, name, None, "done", score))
        return found

    # The end of days.

    async def _keep(self) -> None:
        while True:
            with self._registry.faults.survived("days of boards cannot be opened"):
                try:
                    await self.open_days()
                except ServerError as error:
                    _LOG.warning("days of boards are not opened now: %s", error)
            await asyncio.sleep(_TICK)

    async def open_days(self) -> None:
        """Publish the seeds of days that are over; substitutes finish what was left."""
        async with self._opening:
            for text in await self.store.unopened(self.calendar.today.isoformat()):
                if self.calendar.is_closed(date.fromisoformat(text)):
                    await self._open(text)

    async def _open(self, day: str) -> None:
        await self.store.settle(day)
        unfinished = await self.store.unfinished(day)
        for table in unfinished:
            await self._conclude(table)
        if unfinished:
            return
        plays = await self.store.plays(day)
        names = {play.player: play.name for play in plays if not play.is_bot}
        rows = [
            DayTotal(one.player, names[one.player], one.boards, one.score)
            for one in totals(_differences(plays, range(1, BOARDS + 1)))
            if one.player in names
        ]
        await self.store.open(day, rows)

    async def _conclude(self, table: str) -> None:
        """Have a substitute finish a board."""
        try:
            actor = await self._registry.load(table)
        except Problem:
            await self.store.void(table)
        except OwnedElsewhere:
            return  # its owner does the same
        else:
            actor.submit(Conclude())


def may_see(day: Day, mine: BoardPlay | None) -> bool:
    """Tell whether somebody may know the results of a board, by the own play of it."""
    return day.is_open or (mine is not None and mine.state != "playing")


def difference(play: BoardPlay) -> int:
    """Return the points of the side of seat 0 minus those of the others, 0 before the end."""
    return 0 if play.result is None else play.result.points - play.result.others


def _differences(plays: Sequence[BoardPlay], numbers: Iterable[int]) -> list[Mapping[str, int]]:
    """Return by board the difference of every player who has finished it."""
    return [
        {
            play.player: difference(play)
            for play in plays
            if play.number == number and play.result is not None
        }
        for number in numbers
    ]


def _own_board(
    number: int, mine: Mapping[int, BoardPlay], plays: Sequence[BoardPlay], visible: set[int]
) -> OwnBoard:
    if number not in visible:
        return OwnBoard(number, mine.get(number), None, 0)
    made = [*_differences(plays, [number])[0].values()]
    return OwnBoard(number, mine.get(number), fmean(made) if made else None, len(made))


def _ranking(plays: Sequence[BoardPlay], visible: set[int]) -> tuple[tuple[BoardPlay, Total], ...]:
    shown = {play.player: play for play in plays if play.result is not None}
    return tuple((shown[one.player], one) for one in totals(_differences(plays, visible)))


def _no_day(day: str) -> Problem:
    return Problem(404, "no-day", "the boards of this day are not to be seen", day)

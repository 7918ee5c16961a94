"""One task per table owns it: everything that happens there goes through its queue.

The order is always the same: the rules accept, the database keeps, the table is told. Nobody
hears of an event that is not written down. When anything goes wrong the actor gives up; whoever
sits at the table comes back to one that is read from the database again.
"""

from __future__ import annotations

import asyncio
import logging
import random
import secrets
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import pairwise

import buur
from buur.errors import IllegalAction, NotationError
from buur.play.acts.deal_count import counted
from buur.play.codec import parse_event
from buur.play.model.events import ACTS, Contributed, Counted, Event
from buur.play.model.state import State
from buur.play.table import Table
from buur.play.views import view
from buur.referee.at_table import ruled
from buur.seats import Seat
from buur.server.bots import CarefulBot
from buur.server.errors import ServerError
from buur.server.settings import Settings
from buur.server.storage.models import EventActor, EventRow, SeatRow, StoredTable, TableSummary
from buur.server.storage.table_store import TableStore
from buur.server.tables.bot_pool import BotDriver, BotPool
from buur.server.tables.event_log import EventLog, LogEntry, covered_versions, utterances_between
from buur.server.tables.requests import (
    BotReady,
    Command,
    HintRequest,
    Join,
    Leave,
    Look,
    Request,
    Stop,
    decode_act,
)
from buur.server.tables.seats import Connection, TableSeat, token_matches
from buur.server.wire import messages, table_view
from buur.server.wire.encode_view import TableContext, encode_event, encode_rules, encode_view
from buur.server.wire.hints import hint_reply
from buur.server.wire.rules import read_rules

_LOG = logging.getLogger(__name__)

LONGEST_STEP = 64
"""Events written in one go before others get their turn."""
CLOSED_RESTART = 1012
"""Close code that asks the client to come back."""


@dataclass(frozen=True, slots=True)
class _Due:
    """What a bot does next, and when; void once anything else has happened."""

    event: Event
    at: float
    version: int


@dataclass(frozen=True, slots=True)
class _Done:
    """An event that has happened in memory, with the state after it."""

    entry: LogEntry
    state: State


class TableActor:
    """A live table.

    Args:
        stored: the table as the database has it.
        store: where it is kept.
        settings: of the server.
        study: where its bots think.
        retired: called once, when the actor takes no more requests.
    """

    def __init__(
        self,
        stored: StoredTable,
        store: TableStore,
        settings: Settings,
        bot_pool: BotPool,
        retired: Callable[[TableActor], None],
    ) -> None:
        self.id = stored.id
        self._epoch = stored.epoch
        self._store = store
        self._settings = settings
        self._retired = retired
        self._requests: asyncio.Queue[Request] = asyncio.Queue()
        # How long bots seem to think is no secret.
        self._pace = random.Random() if settings.chance is None else settings.chance()
        self._due: _Due | None = None
        self._event_log = EventLog()
        now = self._now()
        self._places = [
            TableSeat(row, self._bot(row), now, settings.limits.watchers) for row in stored.seats
        ]
        rules = read_rules(stored.rules)
        self._rules = encode_rules(rules)
        self._table = Table(
            rules,
            [place.bot for place in self._places],
            chance=None if settings.chance is None else settings.chance(),
            rule=ruled,
        )
        self._bot_driver = BotDriver(
            self._table,
            bot_pool,
            settings.think_seconds,
            lambda: self._requests.put_nowait(BotReady()),
        )
        for row in stored.events:
            self._replay(row)
        self._alone_since = now
        self.task = asyncio.create_task(self._run(), name=f"table {self.id}")

    # What others may call.

    def submit(self, request: Request) -> None:
        """Hand in a request; what comes of it is told to its socket."""
        if not self.task.done():
            self._requests.put_nowait(request)
        elif not isinstance(request, (Stop, BotReady)):
            request.connection.close(CLOSED_RESTART)

    def seat_of(self, token: str) -> Seat | None:
        """Return the seat that a token opens."""
        return next((place.seat for place in self._places if token_matches(token, place.row)), None)

    # The loop.

    async def _run(self) -> None:
        try:
            while True:
                await self._advance()
                request = await self._next_request()
                if isinstance(request, Stop) or (request is None and self._may_retire()):
                    return
                if request is not None:
                    await self._serve(request)
        except ServerError as error:
            _LOG.warning("table %s stops: %s", self.id, error)
        except Exception:  # noqa: BLE001 - the other tables go on
            _LOG.exception("table %s stops", self.id)
        finally:
            self._retired(self)
            self._send_away()

    def _send_away(self) -> None:
        """Have everybody come back to whatever takes this actor's place."""
        for place in self._places:
            for connection in list(place.connections):
                connection.close(CLOSED_RESTART)
        while not self._requests.empty():
            request = self._requests.get_nowait()
            if not isinstance(request, (Stop, BotReady)):
                request.connection.close(CLOSED_RESTART)

    async def _advance(self) -> None:
        """Let everything happen that is due and needs no person."""
        self._deputise()
        while step := list(self._follow([])):
            await self._commit(step)

    async def _next_request(self) -> Request | None:
        """Return the next request, or None when something is due before one comes."""
        try:
            async with asyncio.timeout(self._patience()):
                return await self._requests.get()
        except TimeoutError:
            return None

    def _patience(self) -> float | None:
        """Return how many seconds may pass before something is due; None for any number.

        The number is negative if something is overdue.
        """
        now = self._now()
        moments = [deadline for deadline, _ in self._deputies_due()]
        if self._due is not None:
            moments.append(self._due.at)
        elif self._bot_driver.until is not None:
            moments.append(self._bot_driver.until)
        if not self._is_watched():
            moments.append(self._alone_since + self._settings.retire_seconds)
        return min(moments) - now if moments else None

    async def _serve(self, request: Request) -> None:
        match request:
            case Command():
                request.connection.send(messages.encode(await self._act(request)))
            case HintRequest():
                request.connection.send(messages.encode(self._advise(request)))
            case Look():
                request.connection.send(messages.encode(self._seen(request)))
            case Join():
                self._join(request)
            case Leave(connection, seat):
                self._places[seat].leave(connection, self._now())
                self._alone_since = self._now()
                self._tell_seats()
            case Stop() | BotReady():
                pass

    def _may_retire(self) -> bool:
        alone = not self._is_watched() and self._requests.empty()
        return alone and self._now() >= self._alone_since + self._settings.retire_seconds

    def _is_watched(self) -> bool:
        return any(place.is_watched for place in self._places)

    @staticmethod
    def _now() -> float:
        return asyncio.get_running_loop().time()

    # What happens.

    def _happen(
        self, event: Event, by: EventActor, seat: Seat | None = None, command: str | None = None
    ) -> _Done:
        before = self._table.state
        self._table.do(event)
        after = self._table.state
        entry = LogEntry(
            version=self._table.version,
            event=event,
            said=utterances_between(before, after),
            by=by,
            seat=seat,
            command=command,
        )
        return _Done(entry, after)

    def _replay(self, row: EventRow) -> None:
        seat = None if row.seat is None else Seat(row.seat)
        done = self._happen(parse_event(row.event), row.actor, seat, row.command)
        if done.entry.version != row.version:
            raise ServerError(f"event {done.entry.version} of table {self.id} is missing")
        self._event_log.add(done.entry)

    def _follow(self, step: list[_Done]) -> Iterator[_Done]:
        """Give ``step`` and everything that follows from it at once."""
        yield from step
        for _ in range(LONGEST_STEP):
            event = self._next_event()
            if event is None:
                return
            yield self._happen(event, self._by(event))

    def _next_event(self) -> Event | None:
        """Return what happens now without a person; what has to wait becomes due."""
        due, version = self._due, self._table.version
        if due is None or due.version != version:
            event = self._bot_driver.next_event(self._now())
            self._due = None if event is None else _Due(event, self._moment(event), version)
            due = self._due
        if due is None or due.at > self._now():
            return None
        self._due = None
        return due.event

    def _moment(self, event: Event) -> float:
        """Return when an event happens: at once, but for what a bot seems to think over.

        The time for which it has really thought is part of that.
        """
        state, pace = self._table.state, self._settings.pace
        hurries = state.phase == "count" and not self._table.person_may_speak()
        if not isinstance(event, ACTS) or isinstance(event, Contributed) or hurries:
            return self._now()
        thought = self._pace.uniform(pace.shortest, pace.longest)
        if state.deal is not None and state.deal.tricks and not state.deal.lying:
            thought += pace.after_trick
        people = [place.seat for place in self._places if place.is_person]
        if any(state.legal_for(seat).may_double for seat in people):
            thought += pace.for_doubling
        return self._bot_driver.begun + thought

    def _by(self, event: Event) -> EventActor:
        if not isinstance(event, ACTS):
            return "table"
        kind = self._places[event.seat].kind  # type: ignore[union-attr]
        return "deputy" if kind == "deputy" else "bot"

    def _by_command(self, seat: Seat) -> EventActor:
        return "bot" if self._places[seat].kind == "bot" else "person"

    async def _commit(self, step: list[_Done]) -> None:
        """Write a step down, then tell it."""
        state = step[-1].state
        summary = TableSummary(
            deal=0 if state.deal is None else state.deal.number,
            phase=state.phase,
            scores=state.running,
        )
        rows = [done.entry.row for done in step]
        await self._store.append(self.id, self._epoch, rows, summary)
        for done, following in pairwise([*step, None]):
            if done is not None:
                self._event_log.add(done.entry)
                self._tell(done, is_last=following is None)

    def _tell(self, done: _Done, *, is_last: bool) -> None:
        entry = done.entry
        for place in self._places:
            if place.is_watched:
                message = messages.Event(
                    entry.version,
                    encode_event(entry.event, entry.said, place.seat, rules=done.state.variant),
                    self._view(done.state, place.seat, may_act=is_last),
                )
                place.tell(messages.encode(message))

    def _view(self, state: State, seat: Seat, *, may_act: bool) -> table_view.TableView:
        context = TableContext(
            names=tuple([place.row.name for place in self._places]),
            kinds=self._kinds(),
            rules=self._rules,
            deals=self._event_log.deals(state),
            fair=self._event_log.fair,
            drawn=self._event_log.drawn,
            hints=self._settings.hints,
        )
        return encode_view(view(state, seat), context, may_act=may_act)

    def _kinds(self) -> tuple[table_view.PlayerKind, ...]:
        return tuple([place.kind for place in self._places])

    def _here(self) -> tuple[bool, ...]:
        return tuple([place.is_here for place in self._places])

    # People.

    async def _act(self, command: Command) -> messages.Ok | messages.No:
        seat, version = command.seat, self._table.version
        if not self._places[seat].is_played_by(command.connection):
            return messages.No(command.id, version, "replaced")
        answer = self._event_log.answer(seat, command.id)
        if answer is not None:
            return answer
        try:
            event = decode_act(command.act, seat)
            if isinstance(event, Counted):  # the table knows what was predicted in secret
                event = counted(self._table.state)
            done = self._happen(event, self._by_command(seat), seat, command.id)
        except IllegalAction as refused:
            answer = messages.No(command.id, version, refused.reason, clause=refused.clause)
        except NotationError as unread:
            answer = messages.No(command.id, version, "bad-act", str(unread))
        else:
            await self._commit(list(self._follow([done])))
            return messages.Ok(command.id, done.entry.version)
        self._event_log.refuse(seat, answer)
        return answer

    def _advise(self, ask: HintRequest) -> messages.Hint | messages.No:
        """Answer a question that nobody else hears and that leaves no trace."""
        command, seat, version = ask.id, ask.seat, self._table.version
        if not self._settings.hints:
            return messages.No(command, version, "hints-off")
        if not self._places[seat].is_played_by(ask.connection):
            return messages.No(command, version, "replaced")
        return hint_reply(command, version, view(self._table.state, seat))

    def _seen(self, look: Look) -> messages.Seen | messages.No:
        """Return what a seat may know as bots get it."""
        from buur.arena.carried import whole_json

        version = self._table.version
        if not self._places[look.seat].is_played_by(look.connection):
            return messages.No(look.id, version, "replaced")
        whole = whole_json(view(self._table.state, look.seat))
        return messages.Seen(look.id, version, buur.__version__, whole)

    def _join(self, request: Join) -> None:
        place, version = self._places[request.seat], self._table.version
        place.sit(request.connection, is_program=request.is_bot)
        if place.is_person and place.bot is not None:
            self._seat_bot(place, None)
        since = request.since
        fresh = since is None or not 0 <= version - since <= self._settings.limits.gap
        past = list(self._event_log.of_this_deal() if fresh else self._event_log.since(since or 0))
        covered = covered_versions(past, self._table.state) if fresh else frozenset()
        message = messages.Welcome(
            v=version,
            seat=request.seat,
            here=self._here(),
            snapshot=fresh,
            events=tuple(
                messages.PastEvent(
                    entry.version,
                    encode_event(
                        entry.event,
                        entry.said,
                        request.seat,
                        rules=self._table.state.variant,
                        covered=entry.version in covered,
                    ),
                )
                for entry in past
            ),
            view=self._view(self._table.state, request.seat, may_act=True),
        )
        request.connection.send(messages.encode(message))
        self._tell_seats(but=request.connection)

    def _tell_seats(self, but: Connection | None = None) -> None:
        text = messages.encode(messages.Seats(self._kinds(), self._here()))
        for place in self._places:
            for connection in list(place.connections):
                if connection is not but:
                    connection.send(text)

    # Bots and deputies.

    def _bot(self, row: SeatRow) -> CarefulBot | None:
        if row.bot is None:
            return None
        chance = self._settings.chance
        seed = secrets.randbits(63) if chance is None else chance().getrandbits(63)
        make = self._settings.bots
        return CarefulBot(make(row.bot, seed), make(self._settings.substitute, seed))

    def _seat_bot(self, place: TableSeat, bot: CarefulBot | None) -> None:
        place.bot = bot
        self._table.players[place.seat] = bot
        self._due = None
        self._bot_driver.forget()

    def _deputies_due(self) -> Iterator[tuple[float, TableSeat]]:
        """Return who is away while another person waits for them, and when that gets too long."""
        for seat in self._table.state.waiting:
            place = self._places[seat]
            others = (other for other in self._places if other is not place and other.is_person)
            if place.bot is None and not place.is_here and any(other.is_here for other in others):
                yield place.absent_since + self._settings.away_seconds, place

    def _deputise(self) -> None:
        """Let a deputy play for whoever has been away too long."""
        now = self._now()
        late = [place for deadline, place in self._deputies_due() if deadline <= now]
        for place in late:
            row = SeatRow(seat=place.seat, kind="bot", name="", bot=self._settings.substitute)
            self._seat_bot(place, self._bot(row))
        if late:
            self._tell_seats()

"""`TableActor`: the one task that owns a live table and serves the requests in its queue.

An event takes three steps: the rules accept it, the database stores it, the clients receive it.
No client receives an event that is not stored. If the database fails, the actor ends and closes its
connections; clients reconnect to a new actor, which reads the table from the database. On any other
failure the table is marked as broken and closed for good.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from dataclasses import replace
from functools import partial
from itertools import pairwise
from typing import Any
from weakref import proxy

import buur
from buur.errors import IllegalAction, NotationError
from buur.play.acts.deal_count import count_event
from buur.play.model.events import Counted, Event
from buur.play.queries.recent_deals import shown_deals
from buur.play.take_back import NAME as TAKE_BACK
from buur.play.take_back import LogEvent, TakenBack
from buur.play.views import view
from buur.seats import Seat
from buur.server import metrics
from buur.server.bot_pool.pool import BotPool
from buur.server.bots import CarefulBot
from buur.server.cancellation import forget_traceback
from buur.server.errors import (
    DamagedTable,
    DatabaseFault,
    ServerError,
    no_seat,
)
from buur.server.inbox import Inbox
from buur.server.settings import AT_ONCE, Settings
from buur.server.storage.models import EventActor, StoredTable, TableSummary
from buur.server.storage.table_store import OwnershipLost, TableStore
from buur.server.tables.bot_driver import BotDriver
from buur.server.tables.friend_seating import FriendSeating, Services
from buur.server.tables.gallery import Gallery
from buur.server.tables.live_partie import AppliedEvent, LivePartie, previous_seats_of, snapshots_of
from buur.server.tables.pacing import DueEvent, Pacing
from buur.server.tables.requests import (
    Arrange,
    Ask,
    BotReady,
    ClientRequest,
    Conclude,
    Enter,
    Join,
    Leave,
    LineChange,
    Proceed,
    Request,
    SeatMessage,
    SetPace,
    Speak,
    Stop,
    Watch,
)
from buur.server.tables.seating import Seating
from buur.server.tables.seats import Connection, TableSeat
from buur.server.tables.table_end import CLOSED_RESTART, TableEnd
from buur.server.tables.table_scope import TableScope
from buur.server.tables.view_feed import ViewFeed
from buur.server.wire import messages
from buur.server.wire.decode_act import decode_act
from buur.server.wire.hints import hint_reply
from buur.server.wire.rules import read_rules
from buur.variants.model import Variant

_LOG = logging.getLogger(__name__)

LONGEST_STEP = 64
"""Maximum number of events in one database write, so that requests get their turn."""


class TableActor:
    """A live table.

    Args:
        stored: the table read from the database.
        seating: its seats.
        partie: its partie, replayed to the last event.
        store: receives its events.
        settings: the settings of the server.
        bot_pool: computes the acts of its bots that think.
        retired: called once, when the actor accepts no more requests.
        services: what a table for friends needs of its server.
    """

    def __init__(
        self,
        stored: StoredTable,
        seating: Seating,
        partie: LivePartie,
        store: TableStore,
        settings: Settings,
        bot_pool: BotPool,
        retired: Callable[[TableActor], None],
        services: Services | None = None,
    ) -> None:
        self.id = stored.id
        self.epoch = stored.epoch
        """The epoch that permits writing to it."""
        self.store = store
        """The database."""
        self.settings = settings
        """The settings of the server."""
        self._retired = retired
        self._requests: Inbox[Request] = Inbox()
        self._pacing = Pacing(settings.pace, settings.chance)
        self._due: DueEvent | None = None
        self.seating = seating
        """The seats of the table, with their connections and bots."""
        self._partie = partie
        self.table = partie.table
        """The partie at the table; only this actor changes it."""
        self.event_log = partie.event_log
        """The last events of the table, and the answers to its clients' commands."""
        hints, training = settings.hints and not stored.is_ranked, stored.training
        self._feed = ViewFeed(partie, seating, hints=hints, training=training, board=stored.board)
        self._gallery = Gallery(partie, seating.watchers, self._feed.context, settings.limits.gap)
        self._bot_driver = BotDriver(
            self.table,
            bot_pool,
            settings.think_seconds,
            partial(self._requests.put_nowait, BotReady()),
        )
        owner, friends = proxy(self), stored.friends
        self.friends = FriendSeating(owner, services, friends) if services and friends else None
        """The changes of who sits here, at a table for friends."""
        self._alone_since = self.now()
        self._has_failed_hint = self._is_concluded = False
        self._is_retired = False
        self._scope = TableScope(self.id, self.epoch, self.table)
        self.end = TableEnd()
        """How it ends."""
        self.task = asyncio.create_task(self._run(), name=f"table {self.id}")
        self.task.add_done_callback(forget_traceback)

    # Public interface.

    def submit(self, request: Request) -> None:
        """Queue a request; its answer goes to its connection."""
        if not self.task.done():
            self._requests.put_nowait(request)
        elif isinstance(request, ClientRequest):
            self.end.tell([request.connection])

    @property
    def is_playing(self) -> bool:
        """Whether the partie has begun; a table for friends waits for its host."""
        return self.friends is None or self.friends.is_playing

    @property
    def rules(self) -> Variant:
        """The rule set."""
        return self.table.state.variant

    # Main loop.

    async def _run(self) -> None:
        self._scope.enter()
        try:
            while True:
                await self._advance()
                request = await self._next_request()
                if isinstance(request, Stop) or (request is None and self._may_retire()):
                    if self.friends is not None:
                        await self.friends.note_visit()
                    await self._give_up()
                    return
                if request is not None:
                    await self._serve(request)
        except OwnershipLost:
            _LOG.warning("table %s has a new owner", self.id)
            self.end.move()
        except DatabaseFault:
            self.end.put_off()  # the log has a line of the store
        except DamagedTable as error:
            _LOG.warning("%s; the table is closed", error)
            await self._mark_broken(error)
        except ServerError as error:
            _LOG.warning("table %s stops: %s", self.id, error)
        except Exception as error:  # noqa: BLE001 - the other tables go on
            _LOG.exception("table %s is broken and closed", self.id)
            await self._mark_broken(error)
        finally:
            self._scope.leave()
            self._bot_driver.forget()
            self._leave_registry()
            self._close_connections()

    async def _give_up(self) -> None:
        """Let another node claim the table, unless this node is the only one."""
        if self.store.is_shared:
            self._leave_registry()
            await self.store.give_up(self.id, self.epoch)

    def _leave_registry(self) -> None:
        """Have the registry forget this actor, once."""
        if not self._is_retired:
            self._is_retired = True
            self._retired(self)

    async def _mark_broken(self, error: Exception) -> None:
        """Keep the table for inspection, so that nobody comes back to it."""
        self.end.fail()
        metrics.count_broken()
        with suppress(ServerError):  # the registry remembers it as long as the server runs
            reason = f"{type(error).__name__}: {error}"
            await self.store.mark_broken(self.id, self.epoch, reason)

    def _close_connections(self) -> None:
        """Close every connection, also of clients whose requests still wait."""
        self.end.tell(self.seating.connections)
        while not self._requests.empty():
            request = self._requests.get_nowait()
            if isinstance(request, ClientRequest):
                self.end.tell([request.connection])

    async def _advance(self) -> None:
        """Apply and store every due event that needs no act of a person."""
        if self.friends is not None:
            self.friends.talk.follow()
            if self.seating.watchers.is_news(self.now()):
                self.friends.tell()
        if not self.is_playing:
            return
        self._seat_substitutes()
        while step := list(self._follow([])):
            await self._commit(step)
        if self.friends is not None:
            self.friends.follow_clock()

    async def _next_request(self) -> Request | None:
        """Return the next request, or None when an event or a deadline is due first."""
        try:
            async with asyncio.timeout(self._time_to_deadline()):
                return await self._requests.get()
        except TimeoutError:
            return None

    def _time_to_deadline(self) -> float | None:
        """Return the seconds to the next deadline, negative if it has passed; None without one."""
        now = self.now()
        deadlines = [deadline for deadline, _ in self._substitutions()] if self.is_playing else []
        if self._due is not None:
            deadlines += [] if self._due.at is None else [self._due.at]
        elif self._bot_driver.deadline is not None:
            deadlines.append(self._bot_driver.deadline)
        if self.seating.watchers.deadline is not None:
            deadlines.append(self.seating.watchers.deadline)
        if not self.seating.is_watched:
            deadlines.append(self._alone_since + self.settings.retire_seconds)
        return min(deadlines) - now if deadlines else None

    async def _serve(self, request: Request) -> None:
        match request:
            case Join():
                await self._join(request)
            case Watch():
                self._watch(request)
            case Arrange() if self.friends is not None:
                await self.friends.arrange(request)
            case Speak() if self.friends is not None:
                await self.friends.talk.serve(request)
            case Arrange(connection, message) | Speak(connection, message):
                refusal = messages.No(message.id, self.table.version, "not-friends")
                connection.send(messages.encode(refusal))
            case Enter(answer=entry):
                if self.friends is None:
                    entry.set_exception(no_seat())
                else:
                    await self.friends.enter(request)
            case Ask(connection, message):
                answer = await self._answer(self.played_by(connection), message)
                connection.send(messages.encode(answer))
            case SetPace(connection, pace):
                table_seat = self.played_by(connection)
                if table_seat is not None:
                    table_seat.pace = pace
                    self._follow_pace()
            case Proceed(connection, version):
                if self.played_by(connection) is not None:
                    self._proceed(version)
            case LineChange(connection, is_slow):
                table_seat = self.played_by(connection)
                if table_seat is not None:
                    table_seat.is_slow = is_slow
                    self.send_seats()
            case Leave(connection):
                self._leave(connection)
            case Conclude():
                self._conclude()
            case Stop() | BotReady():
                pass

    def played_by(self, connection: Connection) -> TableSeat | None:
        """Return the seat for which a connection may act, None if another one took it."""
        found = self.seating.of(connection)
        return found if found is not None and found.is_played_by(connection) else None

    def _watch(self, request: Watch) -> None:
        """Let a client watch, or tell it why not."""
        friends, connection = self.friends, request.connection
        watch = "off" if friends is None else friends.watch
        if self._gallery.admit(request, watch) and friends is not None:
            connection.send(messages.encode(_seats_message(self.seating)))
            connection.send(friends.message)
            connection.send(friends.clock_message)
            friends.talk.welcome(connection, None)

    def _leave(self, connection: Connection) -> None:
        if self.seating.watchers.remove(connection):
            self._alone_since = self.now()
            return
        table_seat = self.seating.of(connection)
        if table_seat is not None:
            table_seat.detach(connection, self.now())
        self._alone_since = self.now()
        self.send_seats()

    def _conclude(self) -> None:
        """Have substitutes play for all people from now on, without pauses."""
        self._is_concluded, self._pacing = True, Pacing(AT_ONCE, self.settings.chance)
        for seat in self.seating.people:
            self.seat_bot(self.seating[seat], self.seating.make_bot(self.settings.substitute, seat))
        self.send_seats()

    def _may_retire(self) -> bool:
        alone = not self.seating.is_watched and self._requests.empty()
        return alone and self.now() >= self._alone_since + self.settings.retire_seconds

    @staticmethod
    def now() -> float:
        """Return the time of the event loop in seconds."""
        return asyncio.get_running_loop().time()

    # Events.

    def _apply(
        self, event: LogEvent, by: EventActor, seat: Seat | None = None, command: str | None = None
    ) -> AppliedEvent:
        done = self._partie.apply(event, by, seat, command)
        if self.friends is not None:
            self.friends.note_act(event)
        if isinstance(event, TakenBack):  # the bots forget what they were about to do
            self.forget_moves()
        if done.previous_seats:
            self.seating.move(done.previous_seats)
            self.event_log.move(done.previous_seats)
        return done

    def _follow(self, step: list[AppliedEvent]) -> Iterator[AppliedEvent]:
        """Yield the events of ``step`` and those that follow without delay.

        A draw that seats the players anew begins a step, so that those before it are sent first.
        """
        yield from step
        is_first = not step
        for _ in range(LONGEST_STEP):
            event = self._next_event(may_move=is_first)
            if event is None:
                return
            is_first = False
            yield self._apply(event, self.seating.author(event))

    def _next_event(self, *, may_move: bool) -> Event | None:
        """Return the next event that needs no person if it is due now, else schedule it.

        Args:
            may_move: whether it may seat the players anew.
        """
        due, version = self._due, self.table.version
        if due is None or due.version != version:
            event = self._bot_driver.next_event(self.now())
            self._due = due = None if event is None else self._scheduled(event)
        if due is None or due.at is None or due.at > self.now():
            return None
        if previous_seats_of(due.event) and not may_move:
            return None
        self._due = None
        return due.event

    def _scheduled(self, event: Event) -> DueEvent:
        """Return the next event with its time; tell the clients if it waits for a person."""
        people = self.seating.people
        begun, version = self._bot_driver.begun, self.table.version
        at = self._pacing.time_of(event, self.table, people, begun=begun, now=self.now())
        if at is None:
            self.seating.broadcast(messages.encode(messages.Held(version)))
        return DueEvent(event, at, version)

    def _proceed(self, version: int) -> None:
        """Have the event happen that waits for a person since a version."""
        due = self._due
        if due is not None and due.is_held and due.version == version == self.table.version:
            self._due = replace(due, at=self.now())

    def _follow_pace(self) -> None:
        """Have bots act at the pace that the persons present want."""
        if self.seating.pace == self._pacing.wanted or self._is_concluded:
            return
        self._pacing.wanted = self.seating.pace
        if self._due is not None:
            self._due = self._scheduled(self._due.event)

    async def _commit(self, step: list[AppliedEvent]) -> None:
        """Store the events of a step, then send them."""
        state = step[-1].state
        summary = TableSummary(
            deal=0 if state.deal is None else state.deal.number,
            phase=state.phase,
            scores=state.running,
            winner=state.winner,
        )
        rows = [done.entry.row for done in step]
        counts = any(isinstance(done.entry.event, Counted) for done in step) or state.is_over
        results = self._partie.results if counts else ()
        snapshots = snapshots_of(step)
        moved = step[0].previous_seats
        await self.store.append(self.id, self.epoch, rows, summary, results, snapshots, moved)
        for done, following in pairwise([*step, None]):
            if done is not None:
                self.event_log.add(done.entry)
                self._feed.send(done, is_last=following is None)
                if self.friends is not None:
                    self._gallery.send(done, self.friends.watch)
        if moved:
            self.send_seats()
            if self.friends is not None:
                self.friends.tell()

    # Requests.

    async def _answer(
        self, player: TableSeat | None, message: SeatMessage
    ) -> messages.Ok | messages.No | messages.Hint | messages.Seen:
        """Answer a message. No other seat learns of a hint or a look, and neither is stored."""
        version = self.table.version
        if isinstance(message, messages.HintRequest) and not self._feed.hints:
            return messages.No(message.id, version, "hints-off")
        if player is None:
            return messages.No(message.id, version, "replaced")
        seat = player.seat
        match message:
            case messages.Do():
                self._scope.begin(message.id)
                answer = await self._act(seat, message)
                self._scope.end(answer)
                return answer
            case messages.HintRequest(command):
                return self._hint(command, seat)
            case messages.Look(command):
                from buur.notation import view_codec

                state = self.table.state
                state = replace(state, history=shown_deals(state))
                whole = view_codec.encode_view(view(state, seat))
                return messages.Seen(command, version, buur.__version__, whole)

    def _hint(self, command: str, seat: Seat) -> messages.Hint | messages.No:
        """Answer a request for a hint; a bot that fails must not stop the table."""
        version = self.table.version
        try:
            return hint_reply(command, version, view(self.table.state, seat))
        except Exception:  # noqa: BLE001 - the bot that is asked may have any fault
            if not self._has_failed_hint:
                _LOG.exception("a hint at table %s failed", self.id)
            self._has_failed_hint = True
            return messages.No(command, version, "nothing-to-advise")

    async def _act(self, seat: Seat, command: messages.Do) -> messages.Ok | messages.No:
        version = self.table.version
        answer = self.event_log.answer(seat, command.id) or await self._old_answer(seat, command.id)
        if answer is not None:
            return answer
        try:
            event = self._wanted_event(command.act, seat)
            done = self._apply(event, self.seating.command_author(seat), seat, command.id)
        except IllegalAction as refused:
            answer = messages.No(command.id, version, refused.reason, clause=refused.clause)
        except NotationError as unread:
            answer = messages.No(command.id, version, "bad-act", str(unread))
        else:
            await self._commit(list(self._follow([done])))
            return messages.Ok(command.id, done.entry.version)
        self.event_log.refuse(seat, answer)
        return answer

    async def _old_answer(self, seat: Seat, command: str) -> messages.Ok | None:
        """Return the answer to a command that was accepted before what the log still knows."""
        if not self.event_log.may_have_forgotten(seat, command):
            return None
        version = await self.store.command_version(self.id, seat, command)
        return None if version is None else messages.Ok(command, version)

    def _wanted_event(self, act: Mapping[str, messages.ActValue], seat: Seat) -> LogEvent:
        """Return the event for a client's act.

        Raises:
            NotationError: the act cannot be read.
            IllegalAction: there is nothing to take back.
        """
        if act == {"e": TAKE_BACK}:
            count = self._feed.undoable(seat)
            if not count:
                text = "there is no act of this deal to take back"
                raise IllegalAction("nothing-to-take-back", text, clause="2.1")
            return TakenBack(seat, count)
        event = decode_act(act, seat)
        # The stored event contains the hidden predictions.
        return count_event(self.table.state) if isinstance(event, Counted) else event

    async def _join(self, request: Join) -> None:
        table_seat = self.seating.opened_by(request.token_hash)
        if table_seat is None:
            request.connection.close(CLOSED_RESTART)
            return
        if self.friends is not None:
            await self.friends.note_visit()
            await self.friends.talk.follow_people()
        table_seat.attach(request.connection, is_program=request.is_bot)
        self.seating.watchers.note_player(request.guest_hash)
        table_seat.pace = request.pace or table_seat.pace
        returns = table_seat.kind == "deputy" and not self._is_concluded
        if returns:
            self.seat_bot(table_seat, None)
        self.welcome(request.connection, table_seat.seat, request.since)
        if returns:
            request.connection.send(messages.encode(messages.Returned()))
        self.send_seats(but=request.connection)

    def welcome(self, connection: Connection, seat: Seat, since: int | None = None) -> None:
        """Send a client what has happened since a version, and all that its seat may know."""
        message = self._feed.welcome(
            self.seating[seat], since, gap=self.settings.limits.gap, may_act=self.is_playing
        )
        connection.send(messages.encode(message))
        if self.friends is not None:
            connection.send(self.friends.message)
            connection.send(self.friends.clock_message)
            self.friends.talk.welcome(connection, self.seating[seat])
        if self._due is not None and self._due.is_held:
            connection.send(messages.encode(messages.Held(self.table.version)))

    def take_rules(self, rules: Mapping[str, Any]) -> None:
        """Play by other rules, before the first event."""
        self.table.change_rules(read_rules(rules))

    def send_seats(self, but: Connection | None = None) -> None:
        """Tell the clients who is at the table, and follow the pace that these persons want."""
        self._follow_pace()
        self.seating.broadcast(messages.encode(_seats_message(self.seating)), but=but)
        if self.friends is not None:
            self.friends.show()

    # Bots and substitutes.

    def seat_bot(self, table_seat: TableSeat, bot: CarefulBot | None) -> None:
        """Have a bot play a seat from now on; None for its person."""
        table_seat.bot, table_seat.is_lent = bot, False
        self.table.players[table_seat.seat] = bot
        self.forget_moves()

    def forget_moves(self) -> None:
        """Ask the bots anew."""
        self._due = None
        self._bot_driver.forget()

    def _substitutions(self) -> Iterator[tuple[float, TableSeat]]:
        if self.friends is not None:
            return self.friends.deadlines
        return self.seating.substitutions(self.table.state.waiting)

    def _seat_substitutes(self) -> None:
        """Seat a substitute for every person who has been absent or has thought too long."""
        now = self.now()
        late = [table_seat for deadline, table_seat in self._substitutions() if deadline <= now]
        for table_seat in late:
            self.seat_bot(table_seat, self.seating.make_bot(self.settings.substitute))
            table_seat.is_lent = table_seat.is_here
            metrics.count_stand_in("clock" if table_seat.is_here else "absent")
        if late:
            self.send_seats()


def _seats_message(seating: Seating) -> messages.Seats:
    at = seating
    return messages.Seats(at.kinds, at.here, at.names, at.presence, at.avatars)

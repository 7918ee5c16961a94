"""`FriendSeating`: changes of who sits at a table for friends, stored before they are shown."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Final, Protocol

from buur.errors import RulesError
from buur.play.model.events import ACTS
from buur.play.table import Table
from buur.play.take_back import LogEvent
from buur.seats import Seat
from buur.server.bots import CarefulBot
from buur.server.errors import Problem, ServerError
from buur.server.settings import Settings
from buur.server.storage.friend_store import Change, FriendStore
from buur.server.storage.models import FriendRow, SeatRow, WatchMode
from buur.server.storage.talk_store import TalkStore
from buur.server.tables import friend_table
from buur.server.tables.event_log import EventLog
from buur.server.tables.friend_table import FriendTable
from buur.server.tables.names import person_name
from buur.server.tables.rematch import Rematch, rematch_of
from buur.server.tables.requests import Arrange, Enter
from buur.server.tables.seating import Seating
from buur.server.tables.seats import (
    CLOSED_PUT_OUT,
    Connection,
    TableSeat,
    token_hash,
)
from buur.server.tables.talk import Talk
from buur.server.tables.turn_clock import TIMES, TurnClock
from buur.server.tables.watchers import watch_off, watch_renewed
from buur.server.wire import messages
from buur.server.wire.encode_view import encode_rules
from buur.server.wire.lobby_messages import OpenSeat, OpenTable
from buur.server.wire.rules import rules_json
from buur.server.wire.table_view import RulesView
from buur.variants.model import Variant
from buur.variants.registry import PRESETS, variant

TOKEN_BYTES: Final = 24
"""Random bytes of the token of a seat or an invitation."""
_FOR_ALL: Final = ("leave", "ask", "present")
"""Acts that need not be the host's."""


class LiveTable(Protocol):
    """What changes of seats need of a live table: `TableActor`."""

    @property
    def id(self) -> str:
        """Its id."""

    @property
    def epoch(self) -> int:
        """The epoch that permits writing to it."""

    @property
    def settings(self) -> Settings:
        """The settings of the server."""

    @property
    def seating(self) -> Seating:
        """Its seats."""

    @property
    def table(self) -> Table:
        """The partie."""

    @property
    def event_log(self) -> EventLog:
        """Its last events."""

    @property
    def rules(self) -> Variant:
        """The rule set."""

    def now(self) -> float:
        """Return the time in seconds."""

    def played_by(self, connection: Connection) -> TableSeat | None:
        """Return the seat for which a connection may act."""

    def welcome(self, connection: Connection, seat: Seat) -> None:
        """Send a client all that a seat may know."""

    def take_rules(self, rules: Mapping[str, Any]) -> None:
        """Play by other rules, before the first event."""

    def send_seats(self) -> None:
        """Tell the clients who is at the table."""

    def seat_bot(self, table_seat: TableSeat, bot: CarefulBot | None) -> None:
        """Have a bot play a seat from now on; None for its person."""

    def forget_moves(self) -> None:
        """Ask the bots anew."""


@dataclass(frozen=True, slots=True)
class Services:
    """What a table for friends needs of its server."""

    store: FriendStore
    check_bots: Callable[[Sequence[str]], Awaitable[None]]
    """Raises a `Problem` for a bot that nobody may seat."""
    new_id: Callable[[], str]
    """Returns the id of a new table."""
    talk_store: TalkStore
    """The database of mutes and reports."""
    show: Callable[[str, OpenTable | None], None]
    """Has the lobby show a table, or no more."""
    note_end: Callable[[], None]
    """Notes that a partie of a pool is over."""


class FriendSeating:
    """The changes of who sits at a live table for friends.

    Args:
        actor: the table, a weak reference to it, since it owns this object.
        services: what the server gives it.
        friends: its row.
    """

    def __init__(self, actor: LiveTable, services: Services, friends: FriendRow) -> None:
        self._actor = actor
        self._services = services
        self._friends = friends
        self._clock = TurnClock(TIMES[friends.time])
        self._has_given_back = False
        """Whether a person has her seat again, which nobody was told yet."""
        self._is_over = actor.table.state.is_over
        """Whether everybody knows that the partie is over."""
        self.talk = Talk(actor, services.talk_store)
        """What the players say to each other."""
        self._asked: set[Seat] = set()
        """Seats whose persons want a rematch."""

    @property
    def table(self) -> FriendTable:
        """The table as it is now."""
        state = self._actor.table.state
        rows = tuple(one.row for one in self._actor.seating)
        return FriendTable(self._friends, rows, self._actor.table.version, state.is_over)

    @property
    def is_playing(self) -> bool:
        """Whether the partie has begun, and somebody is still at the table."""
        return self._friends.state == "playing"

    @property
    def watch(self) -> WatchMode:
        """Whether others may watch, and when they see the hands of a deal."""
        return self._friends.watch

    @property
    def message(self) -> str:
        """The message that tells everybody at the table how it stands."""
        return messages.encode(self.view)

    @property
    def view(self) -> messages.Friends:
        """The table as its people see it."""
        table, friends = self.table, self._friends
        rules = self._actor.rules
        return messages.Friends(
            rev=friends.revision,
            state="over" if table.is_over and friends.state == "playing" else friends.state,
            host=table.host,
            seats=tuple(map(friend_seat, table.seats)),
            draws=rules.deal.teams_drawn,
            may_draw=rules.deal.teams_drawn or _drawn_rules(rules) is not None,
            invited=friends.is_invited,
            time=friends.time,
            watch=friends.watch,
            watching=len(self._actor.seating.watchers),
            next=friends.next_table,
            asked=tuple(sorted(self._asked)),
            listed=friends.listed,
            lang=friends.lang,
            pool=friends.pool,
        )

    # The lobby.

    def show(self) -> None:
        """Have the lobby show the table as it is now, if it has something for everybody."""
        self._services.show(self._actor.id, self._open_table)

    @property
    def _open_table(self) -> OpenTable | None:
        """The table as everybody may see it; None unless a person waits there for others."""
        friends, seats = self._friends, [*self._actor.seating]
        is_open = any(one.row.is_open for one in seats) and not self._actor.table.state.is_over
        has_people = any(one.is_person and one.is_here for one in seats)
        if not (friends.listed and is_open and has_people) or friends.state == "ended":
            return None
        rules = self._actor.rules
        return OpenTable(
            table=self._actor.id,
            rules=rules.code,
            changed=bool(rules.differences(PRESETS[rules.code].variant)),
            time=friends.time,
            lang=friends.lang,
            state=friends.state,
            seats=tuple(_open_seat(one.row) for one in seats),
        )

    @property
    def rules(self) -> RulesView:
        """The rule set as its people see it."""
        return encode_rules(self._actor.rules)

    # Time to act.

    def follow_clock(self) -> None:
        """Run the clock for the persons for whom others wait; tell everybody if it has changed."""
        state, seating, now = self._actor.table.state, self._actor.seating, self._actor.now()
        waiting = [
            one.seat
            for one in map(seating.__getitem__, state.waiting)
            if one.is_person and one.bot is None and seating.is_awaited(one)
        ]
        if self._has_given_back:
            self._has_given_back = False
            self._actor.send_seats()
        if state.is_over and not self._is_over:
            self._is_over = True
            self.tell()
            self.show()
            if self._friends.pool is not None:
                self._services.note_end()
        before = self._clock.running
        self._clock.follow(waiting, 0 if state.deal is None else state.deal.number, now)
        if self._clock.running != before:
            seating.broadcast(self.clock_message)

    def note_act(self, event: LogEvent) -> None:
        """Stop the clock of who has acted; if a bot has acted for her, give her the seat back."""
        if not isinstance(event, ACTS):
            return
        table_seat = self._actor.seating[event.seat]  # type: ignore[union-attr]
        self._clock.stop(table_seat.seat, self._actor.now())
        if table_seat.is_lent:
            self._actor.seat_bot(table_seat, None)
            self._has_given_back = True

    @property
    def deadlines(self) -> Iterator[tuple[float, TableSeat]]:
        """When the time of each person ends for whom others wait."""
        for seat, _ in self._clock.running:
            deadline = self._clock.deadline(seat)
            if deadline is not None:
                yield deadline, self._actor.seating[seat]

    @property
    def clock_message(self) -> str:
        """The message that tells everybody the time that is left."""
        now, seating = self._actor.now(), self._actor.seating
        ends = [self._clock.deadline(one.seat) for one in seating]
        left = tuple(None if end is None else round(max(0.0, end - now), 1) for end in ends)
        return messages.encode(messages.Clock(self._actor.table.version, left))

    async def note_visit(self) -> None:
        """Keep the time of the last visit to a table that gathers."""
        if self._friends.state == "gathering":
            with suppress(ServerError):  # the log has a line of the store
                await self._services.store.touch(self._actor.id)

    # Requests.

    async def enter(self, request: Enter) -> None:
        """Seat somebody with an invitation, and answer with the seat."""
        try:
            seat = await self._entered(request)
        except Problem as problem:
            if not request.answer.done():
                request.answer.set_exception(problem)
            return
        if not request.answer.done():
            request.answer.set_result(seat)

    async def _entered(self, request: Enter) -> Seat:
        own = await self._services.store.guest_seat(self._actor.id, request.guest_hash)
        if own is not None:
            await self._services.store.add_token(self._actor.id, own, request.token_hash)
            return Seat(own)
        if request.refusal is not None:
            raise request.refusal
        name, avatar = request.name, request.avatar
        change, seat = self.table.join(name, request.token_hash, request.guest, avatar)
        await self._apply(change)
        self._actor.seating.watchers.note_player(request.guest_hash)
        return seat

    async def arrange(self, request: Arrange) -> None:
        """Do what a person at the table wants of its seats, and answer."""
        connection, wanted = request
        try:
            answer = await self._arranged(connection, wanted)
        except Problem as problem:
            version = self._actor.table.version
            why = problem.why and messages.Why(problem.why[0], dict(problem.why[1]))
            refusal = messages.No(wanted.id, version, problem.code, problem.message, why=why)
            connection.send(messages.encode(refusal))
            return
        connection.send(messages.encode(answer))

    async def _arranged(
        self, connection: Connection, wanted: messages.Arrange
    ) -> messages.Arranged:
        table_seat = self._actor.played_by(connection)
        if table_seat is None:
            raise Problem(409, "replaced", "another connection plays this seat")
        table, seat = self.table, table_seat.seat
        table.expect_revision(wanted.rev)
        if wanted.act not in _FOR_ALL and not (wanted.act == "rematch" and self._is_host_away):
            table.expect_host(seat)
        if wanted.act == "ask":
            return self._ask(seat, wanted)
        if wanted.act == "rematch":
            return await self._rematch(wanted)
        token = secrets.token_urlsafe(TOKEN_BYTES)
        change = await self._change(table, seat, wanted, token)
        answer = messages.Arranged(
            wanted.id,
            change.friends.revision,
            token if change.invitation is not None else None,
            token if change.watch_hash is not None else None,
        )
        if wanted.act == "leave":
            connection.send(messages.encode(answer))
        await self._apply(change)
        return answer

    @property
    def _is_host_away(self) -> bool:
        """Whether the host is not there, so that the others need not wait for a rematch."""
        host = self.table.host
        return host is not None and not self._actor.seating[host].is_here

    async def _change(
        self, table: FriendTable, seat: Seat, wanted: messages.Arrange, token: str
    ) -> Change:
        bot = wanted.bot or self._actor.settings.substitute
        await self._services.check_bots([bot])
        match wanted.act:
            case "begin":
                return table.begin(bot)
            case "swap":
                return table.swap(wanted.seat, wanted.other)
            case "draw":
                return table.draw(rules_json(self._wanted_rules(draws=wanted.on)))
            case "bot":
                return table.put_bot(wanted.seat, bot)
            case "open":
                return table.open(wanted.seat, bot)
            case "renew":
                return table.renew(token_hash(token))
            case "watch":
                return table.let_watch(wanted.watch, token_hash(token))
            case "watch-link":
                return table.renew_watch(token_hash(token))
            case "close":
                return table.close()
            case "present":
                name = None if wanted.name is None else await _checked_name(wanted.name)
                return table.present(seat, name, wanted.avatar)
            case "list":
                return table.list(on=wanted.on)
            case "leave":
                return table.leave(seat, bot, opens=wanted.on)
        raise AssertionError(wanted.act)

    def _wanted_rules(self, *, draws: bool) -> Variant:
        found = _drawn_rules(self._actor.rules, draws=draws)
        if found is None:
            raise Problem(422, "no-draw", "by these rules no teams can be drawn")
        return found

    def _ask(self, seat: Seat, wanted: messages.Arrange) -> messages.Arranged:
        """Note that a person wants a rematch, or does not after all."""
        if not self.table.is_over:
            raise Problem(409, "not-over", "a rematch follows when the partie is over")
        self._asked = self._asked | {seat} if wanted.on else self._asked - {seat}
        self.tell()
        return messages.Arranged(wanted.id, self._friends.revision)

    async def _rematch(self, wanted: messages.Arrange) -> messages.Arranged:
        table, actor = self.table, self._actor
        rules = self._wanted_rules(draws=True) if wanted.draw else None
        store = self._services.store
        owners = await store.owners(actor.id)
        made = rematch_of(
            self._services.new_id(), actor.id, table, actor.table.state, owners, rules
        )
        await self._apply(table.rematch(made.table, made.keys))
        self._send_tokens(made)
        return messages.Arranged(wanted.id, self._friends.revision, made.invitation)

    def _send_tokens(self, made: Rematch) -> None:
        """Tell each person her seat at the next table, and the host the invitation to it."""
        host = self.table.host
        for table_seat in self._actor.seating:
            ticket = made.tickets.get(table_seat.seat)
            if ticket is not None:
                invitation = made.invitation if table_seat.seat == host else None
                message = messages.Rematch(made.table.id, ticket.seat, ticket.token, invitation)
                table_seat.send(messages.encode(message))

    # Changes.

    async def _apply(self, change: Change) -> None:
        """Store a change, then show it to everybody."""
        actor = self._actor
        await self._services.store.write(actor.id, actor.epoch, change)
        had_link = self._friends.watch != "off"
        self._friends = change.friends
        if change.friends.watch == "off":
            actor.seating.watchers.put_out(watch_off())
        elif had_link and change.watch_hash is not None:
            actor.seating.watchers.put_out(watch_renewed())
        if change.rules is not None:
            actor.take_rules(change.rules)
        if change.moved:
            seats = {new: old for old, new in change.moved.items()}
            previous_seats = [Seat(seats.get(seat, seat)) for seat in range(len(change.seats))]
            actor.seating.move(previous_seats)
            actor.event_log.move(previous_seats)
            actor.table.players[:] = [one.bot for one in actor.seating]
        for row in change.seats:
            self._seat(row, is_freed=row.seat in change.freed)
        actor.forget_moves()
        actor.send_seats()
        self.tell()
        for seat in change.moved.values():
            for connection in actor.seating[Seat(seat)].connections:
                actor.welcome(connection, Seat(seat))

    def _seat(self, row: SeatRow, *, is_freed: bool) -> None:
        """Have the player of a row sit at its seat."""
        table_seat = self._actor.seating[Seat(row.seat)]
        before, table_seat.row = table_seat.row, row
        if is_freed:
            self.talk.forget(table_seat)
            self._clock.forget(table_seat.seat)
            self._put_out(table_seat.release(self._actor.now()))
        if (before.kind, before.bot) != (row.kind, row.bot):
            bot = None if row.bot is None else self._actor.seating.make_bot(row.bot)
            self._actor.seat_bot(table_seat, bot)

    def _put_out(self, connections: Sequence[Connection]) -> None:
        error = messages.encode(messages.Error(friend_table.put_out().shape, None))
        for connection in connections:
            connection.send(error)
            connection.close(CLOSED_PUT_OUT)

    def tell(self) -> None:
        """Tell everybody at the table how it stands."""
        self._actor.seating.broadcast(self.message)


def _open_seat(row: SeatRow) -> OpenSeat:
    return OpenSeat("open", "") if row.is_open else OpenSeat(row.kind, row.name, row.avatar)


def friend_seat(row: SeatRow) -> messages.FriendSeat:
    """Return a seat as the people of its table see it."""
    kind = "open" if row.is_open else row.kind
    return messages.FriendSeat(kind, row.name, row.bot, row.avatar)


async def _checked_name(name: str) -> str:
    """Return a name by the policy; the tables of characters take a tenth of a second to read."""
    return await asyncio.to_thread(person_name, name)


def _drawn_rules(rules: Variant, *, draws: bool = True) -> Variant | None:
    """Return rules by which teams are drawn or not; None if they can have no such draw."""
    from buur.notation import RuleSet

    chosen = RuleSet.of(rules)
    try:
        return variant(chosen.name, {**chosen.changes, "teams_drawn": draws})
    except RulesError:
        return None


def invitation_json(view: messages.Friends) -> Mapping[str, Any]:
    """Return how a table stands, for somebody with an invitation."""
    return {"state": view.state, "seats": [one.kind for one in view.seats]}

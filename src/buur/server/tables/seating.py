"""`Seating`: all seats of a live table, their bots, and absent persons to be substituted."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Iterator, Sequence

from buur.play.model.events import ACTS, Event
from buur.play.pack.prepared_deal import PreparedDeal
from buur.play.players import Bot
from buur.seats import Seat
from buur.server.bot_pool.pool import BotPool
from buur.server.bots import CarefulBot, ThinkingBot
from buur.server.settings import PaceName, Settings
from buur.server.storage.models import EventActor, SeatRow
from buur.server.tables.seats import Connection, TableSeat
from buur.server.tables.watchers import Watchers
from buur.server.wire.table_view import PlayerKind, Presence
from buur.tournament.boards import bot_seed


class Seating:
    """The seats of a live table, in playing order.

    Args:
        rows: the seats as they are stored.
        settings: the settings of the server.
        bot_pool: computes the acts of bots that think.
        now: the current time of the event loop.
        prepared: the deal of a board, which gives the bots their seeds.
    """

    def __init__(
        self,
        rows: Sequence[SeatRow],
        settings: Settings,
        bot_pool: BotPool,
        now: float,
        prepared: PreparedDeal | None = None,
    ) -> None:
        self._settings = settings
        self._bot_pool = bot_pool
        self._prepared = prepared
        self._seats: Sequence[TableSeat] = [
            TableSeat(
                row,
                None if row.bot is None else self.make_bot(row.bot, row.seat),
                now,
                settings.limits.watchers,
            )
            for row in rows
        ]
        limits = settings.limits
        self.watchers = Watchers(limits.table_watchers, limits.address_watchers)
        """The connections without a seat, which watch the table."""

    def __getitem__(self, seat: Seat) -> TableSeat:
        return self._seats[seat]

    def __iter__(self) -> Iterator[TableSeat]:
        return iter(self._seats)

    def opened_by(self, token_hash: str) -> TableSeat | None:
        """Return the seat that a token opens, by its hash; None without one."""
        found = (one for one in self._seats if one.row.token_hash == token_hash)
        return next(found, None)

    def of(self, connection: Connection) -> TableSeat | None:
        """Return the seat that a connection has taken, None without one."""
        return next((one for one in self._seats if one.has(connection)), None)

    def move(self, previous_seats: Sequence[Seat]) -> None:
        """Seat the players anew.

        Args:
            previous_seats: by seat, the present seat of the player who gets it.
        """
        self._seats = tuple([self._seats[seat] for seat in previous_seats])
        for seat, table_seat in enumerate(self._seats):
            table_seat.move_to(seat)

    @property
    def names(self) -> tuple[str, ...]:
        """Names by seat."""
        return tuple([table_seat.row.name for table_seat in self._seats])

    @property
    def avatars(self) -> tuple[str | None, ...]:
        """By seat: the drawing that its person has chosen, None for none."""
        return tuple([table_seat.row.avatar for table_seat in self._seats])

    @property
    def kinds(self) -> tuple[PlayerKind, ...]:
        """By seat: the kind of its player."""
        return tuple([table_seat.kind for table_seat in self._seats])

    @property
    def here(self) -> tuple[bool, ...]:
        """By seat: whether its player is connected; bots always are."""
        return tuple([table_seat.is_here for table_seat in self._seats])

    @property
    def presence(self) -> tuple[Presence, ...]:
        """By seat: whether its player is there, away or on a bad line."""
        return tuple([table_seat.presence for table_seat in self._seats])

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats that belong to persons."""
        return tuple([table_seat.seat for table_seat in self._seats if table_seat.is_person])

    @property
    def pace(self) -> PaceName:
        """The pace of the bots: what all persons present want, else the slower of slow and normal.

        Where several disagree, ``fast`` and ``tap`` count as ``normal``. Without a person the pace
        is ``normal``.
        """
        present = (one for one in self._seats if one.kind == "person" and one.is_here)
        wanted = {table_seat.pace for table_seat in present}
        if len(wanted) == 1:
            return wanted.pop()
        return "slow" if "slow" in wanted else "normal"

    @property
    def is_watched(self) -> bool:
        """Whether any client is connected."""
        return bool(self.watchers) or any(table_seat.is_watched for table_seat in self._seats)

    def author(self, event: Event) -> EventActor:
        """Return the author of an event that no client has sent: the table, a bot or a deputy."""
        if not isinstance(event, ACTS):
            return "table"
        kind = self._seats[event.seat].kind  # type: ignore[union-attr]
        return "deputy" if kind == "deputy" else "bot"

    def command_author(self, seat: Seat) -> EventActor:
        """Return the author of an event that a client commands for a seat."""
        return "bot" if self._seats[seat].kind == "bot" else "person"

    def broadcast(self, text: str, but: Connection | None = None) -> None:
        """Send a message to every connection, except for one."""
        for table_seat in self._seats:
            for connection in list(table_seat.connections):
                if connection is not but:
                    connection.send(text)
        self.watchers.send(text)

    @property
    def connections(self) -> tuple[Connection, ...]:
        """Every connection at the table."""
        seated = (one for table_seat in self._seats for one in table_seat.connections)
        return (*seated, *self.watchers)

    def make_bot(self, name: str, seat: int = 0) -> CarefulBot:
        """Return a new bot with a seed of its own; at a board it is that of the seat."""
        chance = self._settings.chance
        seed = secrets.randbits(63) if chance is None else chance().getrandbits(63)
        if self._prepared is not None:
            seed = bot_seed(self._prepared, seat)
        return CarefulBot(self._inner(name, seed), self._inner(self._settings.substitute, seed))

    def _inner(self, name: str, seed: int) -> Bot:
        pool = self._bot_pool
        if pool.serves(name):
            return ThinkingBot(name, seed, lambda: pool.is_ready)
        return self._settings.bots(name, seed)

    def substitutions(self, waiting: Iterable[int]) -> Iterator[tuple[float, TableSeat]]:
        """Yield the deadline and the seat of each absent person for whom other persons wait.

        After the deadline a substitute plays for the person.

        Args:
            waiting: the seats whose act the table needs.
        """
        for seat in waiting:
            table_seat = self._seats[seat]
            if table_seat.bot is None and not table_seat.is_here and self.is_awaited(table_seat):
                yield table_seat.absent_since + self._settings.away_seconds, table_seat

    def is_awaited(self, person: TableSeat) -> bool:
        """Tell whether another person is there."""
        return any(one.is_person and one.is_here for one in self._seats if one is not person)

"""`TableRegistry`: creates tables, finds them, and loads them when a client connects."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Iterable, Sequence
from contextlib import AsyncExitStack, suppress
from time import monotonic
from typing import Final
from weakref import WeakValueDictionary

from buur.errors import BuurError
from buur.seats import Seat
from buur.server.bots import is_affordable
from buur.server.bus.bus import Bus
from buur.server.bus.memory import MemoryBus
from buur.server.errors import (
    BrokenTable,
    DamagedTable,
    DatabaseFault,
    EndedTable,
    EntryRefused,
    Problem,
    archived,
    no_seat,
)
from buur.server.fault_log import FaultLog
from buur.server.settings import Settings
from buur.server.storage.board_store import BoardStore
from buur.server.storage.friend_store import FriendStore
from buur.server.storage.gallery_store import GalleryStore
from buur.server.storage.models import SeatRow, StoredTable, TableRow
from buur.server.storage.node import Node
from buur.server.storage.operator_end import reason_of_mark
from buur.server.storage.ownership import Draining, OwnedElsewhere, OwnershipFollower
from buur.server.storage.table_store import TableStore
from buur.server.storage.talk_store import TalkStore
from buur.server.tables.actor import TableActor
from buur.server.tables.board_seeds import BoardSeeds
from buur.server.tables.bridged_table import LiveTable
from buur.server.tables.bridges import Bridges
from buur.server.tables.friend_seating import Services
from buur.server.tables.galleries import Galleries
from buur.server.tables.guests import Guest, Guests
from buur.server.tables.live_partie import LivePartie
from buur.server.tables.loader import TableLoader
from buur.server.tables.lobby import Lobby
from buur.server.tables.ratings import Ratings
from buur.server.tables.requests import Stop
from buur.server.tables.seating import Seating
from buur.server.tables.seats import token_hash
from buur.server.tables.table_calls import (
    AskFriends,
    FriendsState,
    Refusal,
    SeatTaken,
    TakeSeat,
    Ticket,
)
from buur.server.wire.rules import read_rules, rules_json
from buur.variants.model import Variant

_LOG = logging.getLogger(__name__)


_ID_LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"
"""Letters and digits without those that are easily confused."""
_ID_LENGTH: Final = 10
_TOKEN_BYTES: Final = 24
TAKEOVER_GAP: Final = 8
"""Minimum number of past events that a table has after it came from another node.

Each event costs a replay. A client who missed more gets the present view.
"""
LOADING: Final = 16
"""Maximum number of tables that are loaded at once, so that acts at others get their turn."""
PRELOADED: Final = 256
"""Maximum number of bots, each with its budget, that are known to work."""
DRAIN_SECONDS: Final = 5.0
"""Seconds over which a node that ends closes its tables."""
LONGEST_PAUSE: Final = 0.05
"""Maximum seconds between two of them."""


class TableRegistry:
    """The tables of a server, stored and live."""

    def __init__(self, store: TableStore, settings: Settings, bus: Bus | None = None) -> None:
        self.settings = settings
        self.store = store
        """The database."""
        self.loader = TableLoader(store)
        """Reads the parties of stored tables."""
        self.guests = Guests(store, self.loader)
        """The people who play here, as far as they are known."""
        self.bot_pool = settings.bot_pool(settings)
        """The processes in which bots think."""
        self.board_store = BoardStore(store)
        """The database of boards."""
        self.board_seeds = BoardSeeds(self.board_store)
        """The deals of boards."""
        self.friend_store = FriendStore(store)
        """The database of tables for friends."""
        self.talk_store = TalkStore(store)
        """The database of mutes and reports."""
        self.galleries = Galleries(GalleryStore(store), self.find)
        """The tables that may be watched."""
        self.lobby = Lobby()
        """The tables that everybody may see."""
        self.ratings = Ratings(store)
        """The strength of people in pools."""
        self._services = Services(
            self.friend_store,
            self.check_bots,
            self.new_id,
            self.talk_store,
            self.lobby.show,
            self.ratings.note_end,
        )
        self.actors: dict[str, TableActor] = {}
        """The live tables by their ids."""
        self.faults = FaultLog(_LOG, monotonic)
        """The log of mistakes of ours."""
        self.broken: set[str] = set()
        """The ids of tables that have failed since the server started."""
        self._locks = WeakValueDictionary[str, asyncio.Lock]()
        """By table: one at a time loads it or removes a seat of it."""
        self._loading = asyncio.Semaphore(LOADING)
        self._preloaded: set[str] = set()
        self.node: Node | None = None
        """This process as an owner of tables; None in tests and programs without one."""
        self.bus: Bus = bus or MemoryBus()
        """Carries messages between nodes."""
        self.bridges = Bridges(self.bus, self.actors)
        """The sockets that come from other nodes or lead to them."""
        self.followers: list[OwnershipFollower] = [self.bridges]
        """What follows which tables are live here."""

    async def create(
        self,
        rules: Variant,
        players: Sequence[tuple[str, str | None]],
        guest: Guest | None = None,
        *,
        training: bool = False,
    ) -> tuple[str, list[Ticket]]:
        """Create a table.

        Args:
            rules: the rule set of the table.
            players: name and bot of each player, by seat; None for the bot of a person. Where teams
                are drawn, the draw moves them.
            guest: the owner of the first person's seat.
            training: whether the person may take back acts.

        Returns:
            The table's id and a ticket for every person, by seat.
        """
        table = self.new_id()
        tickets = [
            Ticket(Seat(seat), secrets.token_urlsafe(_TOKEN_BYTES))
            for seat, (_, bot) in enumerate(players)
            if bot is None
        ]
        tokens = {ticket.seat: ticket.token for ticket in tickets}
        rows = [
            _seat_row(Seat(seat), name, bot, tokens) for seat, (name, bot) in enumerate(players)
        ]
        owner = (guest.id, tickets[0].seat) if guest and tickets else None
        await self.store.create(table, rules_json(rules), rows, owner, training=training)
        return table, tickets

    @staticmethod
    def new_id() -> str:
        """Return the id of a new table."""
        return "".join(secrets.choice(_ID_LETTERS) for _ in range(_ID_LENGTH))

    async def preload_bots(self, bots: Iterable[str | None]) -> None:
        """Create bots once outside the event loop, since the first one loads modules.

        Bots that think start their pool.

        Raises:
            BuurError: there is no such bot.
        """
        for name in bots:
            if name is None or name in self._preloaded:
                continue
            if len(self._preloaded) >= PRELOADED:  # a name has any budget
                self._preloaded.clear()
            if self.bot_pool.serves(name):
                await asyncio.to_thread(self.bot_pool.check, name)
                self.bot_pool.start()
            else:
                await asyncio.to_thread(self.settings.bots, name, 0)
            self._preloaded.add(name)

    async def check_bots(self, bots: Iterable[str]) -> None:
        """Check bots that somebody wants to seat.

        Raises:
            Problem: there is no such bot, or it may think too long.
        """
        settings = self.settings
        for name in dict.fromkeys(bots):
            if not is_affordable(name, settings.think_rounds, settings.think_seconds):
                most = f"{settings.think_rounds} rounds or {settings.think_seconds:g} s"
                raise Problem(422, "bad-request", f"a bot has at most {most} for an act", name)
            try:
                await self.preload_bots([name])
            except BuurError as error:
                raise Problem(422, "bad-request", str(error), name) from error

    async def authenticate(
        self, table: str, token: str, guest_token: str | None = None
    ) -> tuple[LiveTable, str]:
        """Return the live table that a token opens, here or at another node; load it if needed.

        Args:
            table: the table's id.
            token: the token of a seat; empty for the seat of a guest.
            guest_token: the token of the guest who asks.

        Returns:
            The table, and the hash of the seat's token.

        Raises:
            Problem: the table does not exist or cannot be read, or the token does not match.
        """
        seat_token = await self.check_seat(table, token, guest_token)
        found = await self.find(table)
        if isinstance(found, TableActor) and found.seating.opened_by(seat_token) is None:
            raise no_seat()
        return found, seat_token

    async def find(self, table: str) -> LiveTable:
        """Return a live table, here or at the node that owns it; load it if needed.

        Raises:
            Problem: the table does not exist or cannot be read.
            OwnedElsewhere: another node owns the table, lives and does not answer.
            Draining: this node is about to end.
        """
        return self.actors.get(table) or await self.bridges.find(table, self.load)

    async def take_seat(
        self,
        table: str,
        guest: Guest,
        name: str,
        refusal: Problem | None = None,
        avatar: str | None = None,
    ) -> Ticket:
        """Give somebody a seat at a table for friends, here or at another node.

        Who sits there already gets the same seat, with a further token.

        Args:
            table: the table's id.
            guest: who comes.
            name: the person's name, by the policy.
            refusal: why only a person with a seat may come in; None for everybody.
            avatar: the drawing that the person has chosen.

        Raises:
            Problem: the table does not exist, refuses, or cannot be reached for now.
        """
        token = secrets.token_urlsafe(_TOKEN_BYTES)
        wanted = TakeSeat(
            name,
            guest.id,
            token_hash(guest.token),
            token_hash(token),
            None if refusal is None else Refusal.of(refusal),
            avatar,
        )
        found = await self.bridges.call(table, wanted, self.load)
        assert isinstance(found, SeatTaken)  # noqa: S101 - the answer to this question
        return Ticket(Seat(found.seat), token)

    async def friends_state(self, table: str) -> FriendsState:
        """Return how a table for friends stands, here or at another node.

        Raises:
            Problem: the table does not exist, or cannot be reached for now.
        """
        found = await self.bridges.call(table, AskFriends(), self.load)
        assert isinstance(found, FriendsState)  # noqa: S101 - the answer to this question
        return found

    async def check_seat(self, table: str, token: str, guest_token: str | None = None) -> str:
        """Return the hash of the token that opens a seat, for which the table need not be live.

        A draw for partners moves a player to another seat; the token's hash stays.

        Args:
            table: the table's id.
            token: the token of a seat; empty for the seat of a guest.
            guest_token: the token of the guest who asks.

        Raises:
            Problem: the table does not exist, or the token does not match.
        """
        # One query and one hash, whether the table is live, stored or unknown: neither the answer
        # nor the time that it takes tells which tables exist.
        if not token:
            found = await self.guests.seat_token(guest_token or "", table)
        else:
            found = await self.store.seat_token(table, token_hash(token))
        if found is None:
            raise no_seat()
        return found

    async def remove_seat(self, table: str, guest: str) -> None:
        """Take the seat of a guest for good; delete a table at which nobody else has played."""
        async with self._lock(table):
            await self.stop(table)
            await self.guests.store.remove_seat(table, guest)
        await self.bridges.reload(table)

    async def delete_person(self, guest: str) -> None:
        """Delete a person; tables that show her name are closed meanwhile."""
        is_gone, tables = False, list[str]()
        while not is_gone:  # she may sit down at another table meanwhile
            async with AsyncExitStack() as locks:
                tables = sorted(await self.guests.store.named_tables(guest))
                for table in tables:
                    await locks.enter_async_context(self._lock(table))
                    await self.stop(table)
                is_gone = await self.guests.store.remove(guest, tables)
        await asyncio.gather(*map(self.bridges.reload, tables))

    async def delete_unused(self) -> None:
        """Delete some persons to whom nothing has led for a year, as if they had asked for it."""
        for guest in await self.guests.store.unused():
            await self.delete_person(guest)

    async def stop(self, table: str) -> None:
        """Stop a live table after its current requests."""
        actor = self.actors.get(table)
        if actor is not None:
            actor.submit(Stop())
            await asyncio.wait([actor.task])

    async def end_for_good(self, table: str, reason: str) -> None:
        """Stop a table that the operator has ended; its clients read the reason."""
        actor = self.actors.get(table)
        if actor is not None:
            actor.end.close_for_good(reason)
            await self.stop(table)

    async def end(self, table: str) -> None:
        """Delete a table that gathers and has no visitors."""
        async with self._lock(table):
            if table not in self.actors:
                with suppress(OwnedElsewhere):
                    await self.friend_store.delete(table)

    def _lock(self, table: str) -> asyncio.Lock:
        return self._locks.setdefault(table, asyncio.Lock())

    async def load(self, table: str) -> TableActor:
        """Return a live table; load it if needed.

        Raises:
            Problem: the table does not exist or cannot be read.
            OwnedElsewhere: another node owns the table and lives.
            Draining: this node is about to end.
        """
        async with self._lock(table):
            actor = self.actors.get(table)
            if actor is None:
                if table in self.broken:
                    raise BrokenTable
                if self.node is not None and self.node.state != "serving":
                    raise Draining("this node is about to end")
                async with self._loading:
                    actor = await self._load(table)
                self.actors[table] = actor
                for follower in self.followers:
                    await follower.claimed(table, actor.epoch)
            return actor

    async def _load(self, table: str) -> TableActor:
        """Claim a table, and return it as it was stored."""
        stored = await self._acquire(table)
        if stored is None:
            raise no_seat()
        if stored.broken is not None:
            await self.store.give_up(table, stored.epoch)
            raise self._refusal(table, stored.broken)
        if stored.friends is not None and stored.friends.state == "ended":
            raise no_seat()
        if stored.is_archived:
            raise archived()
        with suppress(BuurError):  # `_restore` raises for an unknown bot
            await self.preload_bots(row.bot for row in stored.seats)
        return await self._restore(stored)

    def _refusal(self, table: str, mark: str) -> EntryRefused:
        """Return the error for a table with the mark of one that is closed for good."""
        reason = reason_of_mark(mark)
        if reason is not None:
            return EndedTable(reason)
        self.broken.add(table)
        return BrokenTable()

    async def _acquire(self, table: str) -> StoredTable | None:
        try:
            gap = self.settings.limits.gap
            gap = min(gap, TAKEOVER_GAP) if self.store.is_shared else gap
            return await self.loader.acquire(table, gap)
        except DamagedTable as error:
            self._close_damaged(table, error)
            raise BrokenTable from error

    async def _restore(self, stored: StoredTable) -> TableActor:
        settings = self.settings
        try:
            board = stored.board
            prepared = None if board is None else await self.board_seeds.prepared(board)
            seating = Seating(stored.seats, settings, self.bot_pool, TableActor.now(), prepared)
            partie = LivePartie(
                stored.id,
                read_rules(stored.rules),
                [table_seat.bot for table_seat in seating],
                chance=None if settings.chance is None else settings.chance(),
                gap=settings.limits.gap,
                prepared=prepared,
            )
            await self.loader.replay(stored, partie)
            return TableActor(
                stored,
                seating,
                partie,
                self.store,
                settings,
                self.bot_pool,
                self._forget,
                self._services,
            )
        except DatabaseFault:
            raise
        except BuurError as error:
            self._close_damaged(stored.id, error)
            raise BrokenTable from error
        except Exception as error:
            _LOG.exception("table %s cannot be read", stored.id)
            self.broken.add(stored.id)
            raise BrokenTable from error

    def _close_damaged(self, table: str, error: BuurError) -> None:
        """Close a table of which something stored is not readable; the log gets one line."""
        text = str(error) if isinstance(error, DamagedTable) else f"table {table}: {error}"
        _LOG.warning("%s; the table is closed until the server starts again", text)
        self.broken.add(table)

    def _forget(self, actor: TableActor) -> None:
        self.lobby.show(actor.id, None)
        if actor.end.is_broken:
            self.broken.add(actor.id)
        if self.actors.get(actor.id) is actor:
            del self.actors[actor.id]
            for follower in self.followers:
                follower.released(actor.id)

    async def mine(self, tickets: Sequence[tuple[str, str]]) -> list[TableRow]:
        """Return the table of each ticket whose token matches, in the given order."""
        hashes = [(table, token_hash(token)) for table, token in tickets]
        return [self.listed(row) for row in await self.store.tables_of_tokens(hashes)]

    def listed(self, row: TableRow) -> TableRow:
        """Return a row for a list; a table may be broken without a mark in the database."""
        return row._replace(broken=row.broken or row.id in self.broken)

    async def drain(self, seconds: float = DRAIN_SECONDS) -> None:
        """Claim no more tables, and let other nodes claim those that are live here.

        Each table finishes its act. Its clients are told to come back, not all at the same moment.

        Args:
            seconds: the time over which the tables are spread.
        """
        if self.node is not None:
            self.node.drain()
        actors = list(self.actors.values())
        for actor in actors:
            if actor.task.done():  # the node has lost its session, or the table has failed
                continue
            pause = asyncio.create_task(asyncio.sleep(min(LONGEST_PAUSE, seconds / len(actors))))
            actor.submit(Stop())
            await asyncio.gather(actor.task, pause, return_exceptions=True)

    def drop(self) -> None:
        """Close all tables at once, without writing: other nodes may own them already."""
        for actor in list(self.actors.values()):
            actor.task.cancel()

    async def close(self) -> None:
        """Stop all table actors after their current requests."""
        tasks = [actor.task for actor in self.actors.values()]
        for actor in list(self.actors.values()):
            actor.submit(Stop())
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.bridges.close()
        self.lobby.close()
        await self.ratings.settled()
        self.bot_pool.close()
        self.loader.close()


def _seat_row(seat: Seat, name: str, bot: str | None, tokens: dict[Seat, str]) -> SeatRow:
    token = tokens.get(seat)
    return SeatRow(
        seat=seat,
        kind="person" if bot is None else "bot",
        name=name,
        bot=bot,
        token_hash=None if token is None else token_hash(token),
    )

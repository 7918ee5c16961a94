"""`FriendTables`: makes tables for friends, and lets people in who come with an invitation."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Final, NamedTuple

from buur.seats import Seat
from buur.server.errors import EntryRefused, Problem, no_seat
from buur.server.storage.models import SeatRow, StoredInvitation, ThinkingTime
from buur.server.storage.new_tables import NewTable
from buur.server.storage.write_clock import now_ms
from buur.server.tables import friend_table
from buur.server.tables.friend_seating import TOKEN_BYTES
from buur.server.tables.guests import Guest
from buur.server.tables.names import free_bot_name
from buur.server.tables.registry import TableRegistry
from buur.server.tables.seats import token_hash
from buur.server.tables.table_calls import Ticket
from buur.server.wire import messages
from buur.server.wire.rules import rules_json
from buur.server.wire.table_view import RulesView
from buur.variants.model import Variant

_HOUR_MS: Final = 3_600_000


class NewFriends(NamedTuple):
    """A new table for friends, as its host gets it."""

    table: str
    seat: Seat
    token: str
    invitation: str


class Invited(NamedTuple):
    """How a table stands, for somebody with a right invitation."""

    state: str
    """The state of the table; else why the invitation lets in nobody new."""
    view: messages.Friends | None
    """The table; None if the invitation is not valid any more."""
    own: int | None
    """The seat that the person has at the table."""
    rules: RulesView | None = None
    """The rule set; None if the invitation is not valid any more."""


class FriendTables:
    """The tables for friends of a server.

    Args:
        registry: all tables.
    """

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self.store = registry.friend_store
        """The database of tables for friends."""

    async def create(
        self,
        rules: Variant,
        name: str,
        bots: Sequence[str | None],
        guest: Guest | None,
        time: ThinkingTime = "normal",
        avatar: str | None = None,
        *,
        listed: bool = False,
        lang: str | None = None,
    ) -> NewFriends:
        """Create a table that gathers; its host has seat 0.

        Args:
            rules: the rule set.
            name: the host's name.
            bots: the bots of the other seats; None for an open one.
            guest: the host; None for one whom only her token lets in.
            time: how long a person may think.
            avatar: the drawing that the host has chosen.
            listed: whether the lobby shows it to everybody.
            lang: the language that its people speak; None if that is open.
        """
        await self.prune()
        token, invitation = (secrets.token_urlsafe(TOKEN_BYTES) for _ in range(2))
        hashed = token_hash(token)
        host = SeatRow(0, "person", name, token_hash=hashed, is_host=True, avatar=avatar)
        seats = [host]
        for number, bot in enumerate(bots, 1):
            usual = self._registry.settings.substitute
            bot_name = free_bot_name([row.name for row in seats]) if bot else ""
            seats.append(SeatRow(number, "bot", bot_name, bot or usual, is_open=bot is None))
        table = self._registry.new_id()
        new = NewTable(
            table,
            rules_json(rules),
            seats,
            token_hash(invitation),
            time=time,
            owners=[(guest.id, 0)] if guest else [],
            listed=listed,
            lang=lang,
        )
        await self.store.create(new)
        return NewFriends(table, Seat(0), token, invitation)

    async def invited(self, table: str, invitation: str, guest_token: str | None) -> Invited:
        """Return how a table stands, for somebody with an invitation.

        Raises:
            Problem: there is no such table, or the invitation never was one to it.
        """
        found, own = await self._look(table, invitation, guest_token)
        refusal = self._refusal(found)
        if found.table is None or (refusal is not None and own is None):
            return Invited(refusal.code if refusal else "table-gone", None, own)
        try:
            now = await self._registry.friends_state(table)
        except EntryRefused:
            return Invited("table-gone", None, own)
        return Invited(refusal.code if refusal else now.view.state, now.view, own, now.rules)

    async def join(
        self,
        table: str,
        invitation: str,
        name: str,
        guest: Guest | None,
        avatar: str | None = None,
        label: str = "",
    ) -> tuple[Ticket, Guest]:
        """Seat somebody who comes with an invitation, or comes again.

        Args:
            table: the table's id.
            invitation: the token of the invitation.
            name: the person's name, by the policy.
            guest: who comes; None for a new guest.
            avatar: the drawing that the person has chosen.
            label: browser and system of a new guest.

        Returns:
            The seat with a token, and the guest.

        Raises:
            Problem: there is no such table, or nobody new can sit there.
        """
        found, own = await self._look(table, invitation, None if guest is None else guest.token)
        refusal = self._refusal(found)
        if refusal is not None and (own is None or found.table is None):
            raise refusal
        return await self._enter(table, name, guest, avatar, refusal, label)

    async def sit(
        self,
        table: str,
        name: str,
        guest: Guest | None,
        avatar: str | None = None,
        label: str = "",
    ) -> tuple[Ticket, Guest]:
        """Seat somebody at a table of the lobby, with arguments as for `join`.

        Raises:
            Problem: the lobby shows no such table, no seat is open, or one of her and somebody
                there has muted the other.
        """
        found = await self.store.listed(table)
        own = await self.store.guest_seat(table, token_hash("" if guest is None else guest.token))
        if found is None:
            raise no_seat()
        refusal = self._refusal(found)
        if refusal is not None and own is None:
            raise refusal
        if own is None and guest is not None:
            await self._expect_nobody_apart(table, guest, found)
        return await self._enter(table, name, guest, avatar, refusal, label)

    async def _expect_nobody_apart(self, table: str, guest: Guest, found: StoredInvitation) -> None:
        """Raise a `Problem` if a guest has muted somebody at a table, or is muted there.

        Who is muted learns nothing of it: to her every seat is taken.
        """
        apart = await self._registry.talk_store.apart(guest.id)
        seated = await self._registry.talk_store.seated(table)
        if not apart.muted.isdisjoint(seated):
            raise Problem(409, "apart", "you have muted somebody who sits at this table")
        if not apart.muters.isdisjoint(seated):
            is_gathering = found.table == "gathering"
            raise friend_table.table_full() if is_gathering else friend_table.table_playing()

    async def _enter(
        self,
        table: str,
        name: str,
        guest: Guest | None,
        avatar: str | None,
        refusal: Problem | None,
        label: str,
    ) -> tuple[Ticket, Guest]:
        guest = guest or await self._registry.guests.create(label)
        return await self._registry.take_seat(table, guest, name, refusal, avatar), guest

    async def next_seat(
        self, table: str, token: str, guest_token: str | None
    ) -> tuple[str, Ticket]:
        """Return the table of the rematch, and the seat there of a person at a table before it.

        Raises:
            Problem: the table and token open no seat, or there is no rematch.
        """
        seat_token = await self._registry.check_seat(table, token, guest_token)
        new = secrets.token_urlsafe(TOKEN_BYTES)
        found = await self.store.open_next_seat(table, seat_token, token_hash(new))
        if found is None:
            raise Problem(404, "no-rematch", "there is no rematch with this seat")
        return found[0], Ticket(Seat(found[1]), new)

    async def gathering_of(self, tables: Sequence[str]) -> tuple[str, ...]:
        """Return those of some tables that have not begun."""
        return await self.store.still_gathering(tables)

    async def prune(self) -> None:
        """Delete tables that gathered, and at which nobody was for hours."""
        for table in await self.store.deserted(now_ms() - self._patience):
            await self._registry.end(table)

    @property
    def _patience(self) -> int:
        """Milliseconds for which a table gathers without visitors."""
        return int(self._registry.settings.gathering_hours * _HOUR_MS)

    async def _look(
        self, table: str, invitation: str, guest_token: str | None
    ) -> tuple[StoredInvitation, int | None]:
        """Return an invitation and the seat that the person has already.

        Two hashes and two queries, whether there is such a table or not.
        """
        found = await self.store.invitation(table, token_hash(invitation))
        own = await self.store.guest_seat(table, token_hash(guest_token or ""))
        if found is None:
            raise no_seat()
        return found, own

    def _refusal(self, found: StoredInvitation) -> Problem | None:
        """Return why an invitation lets in nobody new, None if it may."""
        is_deserted = found.table == "gathering" and found.touched < now_ms() - self._patience
        if found.table in (None, "ended") or is_deserted:
            return friend_table.table_gone()
        if found.state == "renewed":
            return friend_table.invitation_renewed()
        if found.phase == "over":
            return friend_table.table_over()
        return friend_table.invitation_closed() if found.state == "closed" else None

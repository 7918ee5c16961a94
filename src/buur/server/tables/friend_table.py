"""`FriendTable`: who sits at a table for friends, and the changes that its people make.

It performs no I/O: each change is returned for the database, and refused with a `Problem`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from buur.seats import Seat
from buur.server.errors import Problem
from buur.server.storage.friend_store import Change
from buur.server.storage.models import FriendRow, SeatRow, WatchMode
from buur.server.storage.new_tables import NewTable
from buur.server.tables.names import free_bot_name, plain, refuse_twice
from buur.server.tables.watchers import watch_off


class FriendTable(NamedTuple):
    """A table for friends at a moment."""

    friends: FriendRow
    seats: tuple[SeatRow, ...]
    version: int = 0
    """The number of events so far."""
    is_over: bool = False

    @property
    def is_gathering(self) -> bool:
        """Whether the partie has not begun."""
        return self.friends.state == "gathering"

    @property
    def host(self) -> Seat | None:
        """The seat of the person who decides; the first person's if nobody else does.

        A table of a pool has none: its people have not chosen each other.
        """
        if self.friends.pool is not None:
            return None
        people = self.people
        return next((seat for seat in people if self.seats[seat].is_host), next(iter(people), None))

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats of persons, whom a token lets in."""
        return tuple(Seat(row.seat) for row in self.seats if _is_person(row))

    # Everybody's changes.

    def join(
        self, name: str, token_hash: str, guest: str, avatar: str | None = None
    ) -> tuple[Change, Seat]:
        """Return the change by which a person gets an open seat, and the seat.

        Args:
            name: the name, checked but for others at the table.
            token_hash: the hash of the seat's token.
            guest: the person's id.
            avatar: the drawing that she has chosen.

        Raises:
            Problem: no seat is open.
        """
        self._refuse_end()
        row = next((row for row in self.seats if row.is_open), None)
        if row is None:
            raise table_full() if self.is_gathering else table_playing()
        refuse_twice(name, (self.seats[seat].name for seat in self.people))
        taken = SeatRow(row.seat, "person", name, token_hash=token_hash, avatar=avatar)
        seats = self._renamed_bots(self._with(taken), name)
        changed = [new.seat for new, old in zip(seats, self.seats, strict=True) if new != old]
        found = self._change(seats, changed=changed)
        return found._replace(owner=(guest, row.seat), freed=(row.seat,)), Seat(row.seat)

    def present(self, seat: Seat, name: str | None, avatar: str | None) -> Change:
        """Return the change of a person's name and drawing.

        Args:
            seat: the person's seat.
            name: the name, checked but for others at the table; None to keep it.
            avatar: the id of the drawing, empty for none; None to keep it.

        Raises:
            Problem: the name cannot change during the partie, or another person has it.
        """
        row = self.seats[seat]
        if name is not None and name != row.name:
            self._expect_gathering()
            refuse_twice(name, (self.seats[one].name for one in self.people if one != seat))
            row = row._replace(name=name)
        if avatar is not None:
            row = row._replace(avatar=avatar or None)
        seats = self._renamed_bots(self._with(row), row.name)
        return self._change(seats)

    def leave(self, seat: Seat, bot: str, *, opens: bool) -> Change:
        """Return the change by which a person leaves a seat to a bot, or to the next person."""
        self._refuse_end()
        others = [one for one in self.people if one != seat]
        if not others:
            return self._change(self.seats, state="ended", freed=(seat,))
        opens = opens and self.friends.pool is None
        seats = self._with(self._bot_row(seat, bot, is_open=opens))
        if self.host == seat:
            heir = min(others, key=lambda one: (one - seat) % len(seats))
            seats = _with(seats, seats[heir]._replace(is_host=True))
        return self._change(seats, changed=(seat,), freed=(seat,))

    # The host's changes.

    def begin(self, bot: str) -> Change:
        """Return the change by which the partie begins; bots take the open seats."""
        self._expect_gathering()
        seats = self.seats
        for row in self.seats:
            if row.is_open:
                seats = _with(seats, self._on(seats)._bot_row(Seat(row.seat), bot))
        changed = tuple(range(len(seats)))
        return self._change(seats, state="playing", changed=changed)

    def swap(self, seat: int | None, other: int | None) -> Change:
        """Return the change by which two players change places."""
        self._expect_gathering()
        one, two = self._row(seat), self._row(other)
        moved = {one.seat: two.seat, two.seat: one.seat}
        seats = _with(self.seats, one._replace(seat=two.seat))
        seats = _with(seats, two._replace(seat=one.seat))
        return self._change(seats, moved=moved)

    def put_bot(self, seat: int | None, bot: str) -> Change:
        """Return the change by which a bot gets a seat; a person there is put out."""
        row = self._others_row(seat)
        seats = self._with(self._bot_row(Seat(row.seat), bot))
        return self._change(seats, changed=(row.seat,), freed=(row.seat,))

    def open(self, seat: int | None, bot: str) -> Change:
        """Return the change that opens a seat to the next person; until then a bot plays it."""
        row = self._others_row(seat)
        found = self._bot_row(Seat(row.seat), row.bot or bot, is_open=True)
        if row.kind == "bot" and row.name:
            found = found._replace(name=row.name)
        return self._change(self._with(found), changed=(row.seat,), freed=(row.seat,))

    def renew(self, token_hash: str) -> Change:
        """Return the change by which a new invitation replaces the earlier ones."""
        self._refuse_end()
        return self._change(self.seats, is_invited=True)._replace(invitation=token_hash)

    def close(self) -> Change:
        """Return the change that closes the invitation; after the end it shows no replay."""
        self._expect_somebody()
        return self._change(self.seats, is_invited=False)._replace(closes_invitation=True)

    def let_watch(self, watch: WatchMode | None, token_hash: str) -> Change:
        """Return the change of who may watch; a new link replaces the earlier one.

        Args:
            watch: whether others may watch, and when they see hands.
            token_hash: the hash of the token of a new link.
        """
        if watch is None:
            raise Problem(422, "bad-request", "say whether others may watch")
        self._expect_somebody()
        is_new = self.friends.watch == "off" != watch
        found = self._change(self.seats, watch=watch)
        return found._replace(watch_hash=token_hash) if is_new else found

    def renew_watch(self, token_hash: str) -> Change:
        """Return the change by which a new link replaces the one of those who watch."""
        self._expect_somebody()
        if self.friends.watch == "off":
            raise watch_off()
        return self._change(self.seats)._replace(watch_hash=token_hash)

    def list(self, *, on: bool) -> Change:
        """Return the change by which the lobby shows the table, or no more."""
        self._refuse_end()
        return self._change(self.seats, listed=on)

    def draw(self, rules: Mapping[str, Any]) -> Change:
        """Return the change of the rules that say whether cards decide the teams."""
        self._expect_gathering()
        return self._change(self.seats)._replace(rules=rules)

    def rematch(self, following: NewTable, keys: Iterable[str | None]) -> Change:
        """Return the change that makes the table of the next partie.

        Args:
            following: that table.
            keys: by seat, the hash of the person's token there; None for bots.
        """
        if not self.is_over:
            raise Problem(409, "not-over", "a rematch follows when the partie is over")
        if self.friends.next_table is not None:
            raise Problem(409, "rematch-made", "there is a table for the rematch already")
        found = self._change(self.seats, next_table=following.id)
        return found._replace(following=following, next_keys=tuple(keys))

    # Parts.

    def follow(self, change: Change) -> FriendTable:
        """Return the table after a change."""
        return self._replace(friends=change.friends, seats=tuple(change.seats))

    def expect_host(self, seat: Seat) -> None:
        """Raise a `Problem` if a person is not the host."""
        if seat != self.host:
            raise Problem(403, "not-host", "only the host of this table may do so")

    def expect_revision(self, revision: int) -> None:
        """Raise a `Problem` if the table has changed since a revision."""
        if revision != self.friends.revision:
            raise Problem(409, "changed", "the table has changed meanwhile: look and try again")

    def _change(
        self,
        seats: Iterable[SeatRow],
        *,
        changed: Iterable[int] = (),
        moved: Mapping[int, int] | None = None,
        freed: Iterable[int] = (),
        **fields: Any,
    ) -> Change:
        friends = self.friends._replace(revision=self.friends.revision + 1, **fields)
        begun = () if friends.state == "gathering" else tuple(changed)
        return Change(friends, tuple(seats), self.version, begun, moved or {}, tuple(freed))

    def _on(self, seats: tuple[SeatRow, ...]) -> FriendTable:
        return self._replace(seats=seats)

    def _with(self, row: SeatRow) -> tuple[SeatRow, ...]:
        return _with(self.seats, row)

    def _row(self, seat: int | None) -> SeatRow:
        if seat is None or not 0 <= seat < len(self.seats):
            raise Problem(422, "bad-seat", "the table has no such seat", seat)
        return self.seats[seat]

    def _others_row(self, seat: int | None) -> SeatRow:
        """Return the row of a seat of somebody else than the host."""
        self._refuse_end()
        row = self._row(seat)
        if row.seat == self.host:
            raise Problem(409, "own-seat", "the host leaves her seat, and gives it to nobody")
        return row

    def _bot_row(self, seat: Seat, bot: str, *, is_open: bool = False) -> SeatRow:
        """Return the row of a seat that goes to a bot; an open one has no name at first."""
        names = [row.name for row in self.seats if row.seat != seat]
        name = "" if is_open and self.is_gathering else free_bot_name(names)
        return SeatRow(seat, "bot", name, bot, is_open=is_open)

    def _renamed_bots(self, seats: tuple[SeatRow, ...], name: str) -> tuple[SeatRow, ...]:
        """Return seats in which no bot is called like a new person."""
        for row in seats:
            if row.kind == "bot" and row.name and plain(row.name) == plain(name):
                renamed = row._replace(name=free_bot_name([one.name for one in seats]))
                return _with(seats, renamed)
        return seats

    def _expect_gathering(self) -> None:
        self._refuse_end()
        if not self.is_gathering:
            raise Problem(409, "begun", "the partie has begun, so that this stays as it is")

    def _expect_somebody(self) -> None:
        if self.friends.state == "ended":
            raise table_gone()

    def _refuse_end(self) -> None:
        self._expect_somebody()
        if self.is_over:
            raise table_over()


def _is_person(row: SeatRow) -> bool:
    return row.kind == "person" and row.token_hash is not None


def _with(seats: tuple[SeatRow, ...], row: SeatRow) -> tuple[SeatRow, ...]:
    return (*seats[: row.seat], row, *seats[row.seat + 1 :])


def table_full() -> Problem:
    """Return the error for somebody who comes to a full table that gathers."""
    return Problem(409, "table-full", "every seat at this table is taken")


def table_playing() -> Problem:
    """Return the error for somebody who comes to a full table that plays."""
    return Problem(409, "table-playing", "this table plays already, and every seat is taken")


def table_over() -> Problem:
    """Return the error for somebody who comes when the partie is over."""
    return Problem(410, "table-over", "the partie at this table is over")


def table_gone() -> Problem:
    """Return the error for somebody who comes to a table that is no more."""
    return Problem(410, "table-gone", "this table is no more")


def invitation_renewed() -> Problem:
    """Return the error for an invitation that another one has replaced."""
    return Problem(410, "invitation-renewed", "this invitation was replaced by a new one")


def invitation_closed() -> Problem:
    """Return the error for an invitation that the host has closed."""
    return Problem(410, "invitation-closed", "the host has closed this invitation")


def put_out() -> Problem:
    """Return the error for a person whose seat belongs to somebody else now."""
    return Problem(409, "put-out", "this seat is no longer yours")

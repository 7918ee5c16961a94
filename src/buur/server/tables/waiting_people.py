"""`WaitingPeople`: people who wait for a table by quick match, alone or in pairs."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from buur.server.errors import Problem
from buur.server.storage.models import ThinkingTime
from buur.server.storage.talk_store import Apart
from buur.server.tables.seats import Connection, token_hash
from buur.server.wire import lobby_messages as wire
from buur.variants.model import Variant

ENTRY_SECONDS: Final = 60.0
"""Time for which an entry is kept without its socket, so that a bad line costs nothing."""
PAIR_SECONDS: Final = 10_800.0
"""Time for which the link of a pair is kept after it was used last."""
MOST_PEOPLE: Final = 2000
"""Entries of a server."""
MOST_OF_NETWORK: Final = 32
"""Entries of a network."""
MOST_PAIRS: Final = 1000
"""Pairs of a server."""
_TOKEN_BYTES: Final = 24


class Pool(NamedTuple):
    """Those who wait for a table of a rule set at a pace."""

    rules: str
    time: ThinkingTime


class Person(NamedTuple):
    """Who waits."""

    guest: str
    name: str
    network: str = ""
    """The network from which she comes."""
    avatar: str | None = None
    """The drawing that she has chosen."""


@dataclass(eq=False, slots=True)
class Pair:
    """Two people who play together, known by their link."""

    key: str
    """Hash of the token in the link."""
    pool: Pool
    rules: Variant
    guests: list[str]
    """The two, or the one who has made the link."""
    touched: float
    entries: dict[str, Entry] = field(default_factory=dict)
    """Their present entries by guest."""
    strength: float = 0.0
    """Of one of them, as a pair."""
    maker: str = ""
    """The name of who has made the link."""

    @property
    def is_ready(self) -> bool:
        """Whether both are there."""
        return len([one for one in self.entries.values() if one.is_here]) == 2


@dataclass(eq=False, slots=True)
class Entry:
    """The right of a person to wait in a pool."""

    key: str
    """Hash of its token."""
    person: Person
    pool: Pool
    rules: Variant
    touched: float
    """When its socket was there last."""
    strength: float = 0.0
    apart: Apart = field(default_factory=Apart)
    """Guests with whom she does not sit at a table."""
    pair: Pair | None = None
    connection: Connection | None = None
    is_slow: bool = False
    """Whether the line to its socket is bad."""
    waves: int = 0
    """Waves that it has missed."""
    matched: wire.Matched | None = None
    """The seat that was found."""
    told: str = ""
    """The last message about how she waits."""

    @property
    def is_here(self) -> bool:
        """Whether the person is there, without a table yet."""
        return self.connection is not None and not self.is_slow and self.matched is None

    @property
    def partner(self) -> Entry | None:
        """The entry of the other one of a pair."""
        entries = () if self.pair is None else self.pair.entries.values()
        return next((one for one in entries if one is not self), None)

    @property
    def is_ready(self) -> bool:
        """Whether the next wave may find a table for it."""
        return self.is_here and (self.pair is None or self.pair.is_ready)


class WaitingPeople:
    """The people who wait on a server.

    Args:
        now: a monotonic clock, in seconds.
    """

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._entries: dict[str, Entry] = {}
        self._by_guest: dict[str, Entry] = {}
        self._pairs: dict[str, Pair] = {}

    def __iter__(self) -> Iterator[Entry]:
        return iter(tuple(self._entries.values()))

    def enter(
        self, person: Person, pool: Pool, rules: Variant, pair: Pair | None = None
    ) -> tuple[str, Entry]:
        """Return an entry with its token; an earlier one of the person ends.

        Raises:
            Problem: too many people wait, or a pair is full.
        """
        if pair is not None:
            _join_pair(pair, person)
        self._check_room(person)
        before = self._by_guest.get(person.guest)
        if before is not None:
            self.end(before, "elsewhere")
        token = secrets.token_urlsafe(_TOKEN_BYTES)
        entry = Entry(token_hash(token), person, pool, rules, self._now(), pair=pair)
        self._entries[entry.key] = self._by_guest[person.guest] = entry
        if pair is not None:
            pair.entries[person.guest], pair.touched = entry, self._now()
        return token, entry

    def _check_room(self, person: Person) -> None:
        self.prune()
        others = [one for one in self if one.person.guest != person.guest]
        near = sum(one.person.network == person.network != "" for one in others)
        if len(others) >= MOST_PEOPLE or near >= MOST_OF_NETWORK:
            raise Problem(429, "too-many-waiting", "too many people wait here: try it in a moment")

    def clear(self) -> None:
        """Forget everybody; another node goes on with them."""
        for part in (self._entries, self._by_guest, self._pairs):
            part.clear()

    def restore_pair(self, pair: Pair) -> None:
        """Go on with a pair that another node had."""
        self._pairs[pair.key] = pair

    def restore(self, entry: Entry) -> None:
        """Go on with an entry that another node had, unless its person has a newer one."""
        if entry.person.guest in self._by_guest:
            return
        self._entries[entry.key] = self._by_guest[entry.person.guest] = entry
        if entry.pair is not None:
            entry.pair.entries[entry.person.guest] = entry

    @property
    def pairs(self) -> tuple[Pair, ...]:
        """All pairs."""
        return tuple(self._pairs.values())

    def make_pair(self, person: Person, pool: Pool, rules: Variant) -> tuple[str, Pair]:
        """Return a new pair of a person with the token of its link; an earlier one ends.

        Raises:
            Problem: there are too many pairs.
        """
        self.prune()
        mine = [one for one in self._pairs.values() if one.guests[0] == person.guest]
        for one in mine:
            self.part(one)
        if len(self._pairs) >= MOST_PAIRS:
            raise Problem(429, "too-many-waiting", "too many pairs wait here: try it in a moment")
        token = secrets.token_urlsafe(_TOKEN_BYTES)
        pair = Pair(token_hash(token), pool, rules, [person.guest], self._now(), maker=person.name)
        self._pairs[pair.key] = pair
        return token, pair

    def pair(self, key: str) -> Pair:
        """Return the pair with a link, whose token has this hash.

        Raises:
            Problem: there is none, or it has ended.
        """
        self.prune()
        found = self._pairs.get(key)
        if found is None:
            raise Problem(404, "no-pair", "this link leads to no pair: it may be too old")
        return found

    def entry(self, key: str) -> Entry | None:
        """Return the entry whose token has this hash, None without one."""
        self.prune()
        return self._entries.get(key)

    def of(self, connection: Connection) -> Entry | None:
        """Return the entry for which a socket is there, None without one."""
        return next((one for one in self if one.connection is connection), None)

    def attach(self, entry: Entry, connection: Connection) -> Connection | None:
        """Have the person of an entry be there; return the socket that is replaced."""
        before, entry.connection = entry.connection, connection
        entry.is_slow, entry.told = False, ""
        entry.touched = self._now()
        return before if before is not connection else None

    def detach(self, entry: Entry) -> None:
        """Have the person of an entry be away; the entry is kept for a while."""
        entry.connection, entry.touched, entry.waves = None, self._now(), 0

    def end(self, entry: Entry, code: wire.IdleCode) -> None:
        """End an entry; tell its person why."""
        self._entries.pop(entry.key, None)
        if self._by_guest.get(entry.person.guest) is entry:
            del self._by_guest[entry.person.guest]
        if entry.pair is not None and entry.pair.entries.get(entry.person.guest) is entry:
            del entry.pair.entries[entry.person.guest]
        if entry.connection is not None:
            entry.connection.send(wire.encode(wire.Idle(code)))
        entry.connection = None

    def part(self, pair: Pair) -> None:
        """End a pair, and the entries of its people."""
        self._pairs.pop(pair.key, None)
        for entry in tuple(pair.entries.values()):
            self.end(entry, "parted")

    def prune(self) -> None:
        """End what nobody has used for long."""
        now = self._now()
        for entry in self:
            is_left = entry.connection is None or entry.matched is not None
            if is_left and entry.touched < now - ENTRY_SECONDS:
                self.end(entry, "unknown")
        for pair in tuple(self._pairs.values()):
            if not pair.entries and pair.touched < now - PAIR_SECONDS:
                del self._pairs[pair.key]


def _join_pair(pair: Pair, person: Person) -> None:
    """Make a person one of a pair.

    Raises:
        Problem: two others are the pair.
    """
    if person.guest in pair.guests:
        return
    if len(pair.guests) == 2:
        raise Problem(409, "pair-full", "two people have come by this link already")
    pair.guests.append(person.guest)

"""`SharedNotes`: small notes that every node of a cluster keeps in memory for a while.

A node tells the others of each note, so that the next request of a person may reach any of them. A
note may be lost with the bus, and its person asks anew. Nothing here decides anything for good.
"""

from __future__ import annotations

import secrets
from collections import OrderedDict
from collections.abc import Callable, Iterator
from typing import Final, NamedTuple, TypeAlias

import msgspec

from buur.server.bus.bus import Bus
from buur.server.bus.codec import Codec


class _Put(msgspec.Struct, tag="put", frozen=True):
    """A note is there."""

    sender: str
    key: str
    text: str
    seconds: float


class _Removed(msgspec.Struct, tag="removed", frozen=True):
    """A note is used, or not needed any more."""

    sender: str
    key: str


class _Missing(msgspec.Struct, tag="missing", frozen=True):
    """A node may have missed notes, and wants all."""

    sender: str


_News: TypeAlias = _Put | _Removed | _Missing
_NEWS: Final = Codec[_News](_News)


class _Note(NamedTuple):
    text: str
    deadline: float


class SharedNotes:
    """The notes of one kind.

    >>> from buur.server.bus.memory import MemoryBus
    >>> notes = SharedNotes(MemoryBus(), "challenges", most=2, clock=lambda: 0.0)
    >>> notes.put("a", "one", 60.0)
    >>> notes.pop("a"), notes.pop("a")
    ('one', None)

    Args:
        bus: carries them to the other nodes.
        kind: their kind, a word.
        most: the number of notes that a node keeps; above, the oldest is dropped.
        clock: a monotonic clock, in seconds.
    """

    def __init__(self, bus: Bus, kind: str, *, most: int, clock: Callable[[], float]) -> None:
        self._bus = bus
        self._subject = f"buur.notes.{kind}"
        self._most = most
        self._clock = clock
        self._sender = secrets.token_hex(8)
        self._notes: OrderedDict[str, _Note] = OrderedDict()

    async def start(self) -> None:
        """Share notes from now on, and get those that the others have."""
        await self._bus.subscribe(self._subject, self._take)
        self._bus.notify(lambda is_connected: self.ask() if is_connected else None)
        self.ask()

    def ask(self) -> None:
        """Have the others send their notes again, since some may be missing here."""
        self._publish(_Missing(self._sender))

    def put(self, key: str, text: str, seconds: float) -> None:
        """Keep a note; an earlier one with its key ends.

        Args:
            key: names it.
            text: what it says.
            seconds: how long it is kept.
        """
        self._keep(key, text, seconds)
        self._publish(_Put(self._sender, key, text, seconds))

    def get(self, key: str) -> str | None:
        """Return what a note says, None without one."""
        found = self._notes.get(key)
        return None if found is None or found.deadline < self._clock() else found.text

    def pop(self, key: str) -> str | None:
        """Return what a note says, and forget it at all nodes; None without one."""
        found = self.get(key)
        if self._notes.pop(key, None) is not None:
            self._publish(_Removed(self._sender, key))
        return found

    def __iter__(self) -> Iterator[str]:
        return iter(tuple(self._notes))

    def _keep(self, key: str, text: str, seconds: float) -> None:
        self._notes.pop(key, None)
        self._notes[key] = _Note(text, self._clock() + seconds)
        if len(self._notes) > self._most:
            self._notes.popitem(last=False)

    def _publish(self, news: _News) -> None:
        self._bus.publish(self._subject, _NEWS.encode(news))

    def _take(self, content: bytes) -> None:
        """Follow what another node tells."""
        news = _NEWS.decode(content)
        if news is None or news.sender == self._sender:
            return
        match news:
            case _Put():
                self._keep(news.key, news.text, news.seconds)
            case _Removed():
                self._notes.pop(news.key, None)
            case _Missing():
                self._send_all()

    def _send_all(self) -> None:
        now = self._clock()
        for key, note in self._notes.items():
            if note.deadline > now:
                self._publish(_Put(self._sender, key, note.text, note.deadline - now))

"""`Talk`: what the players of a table say to each other, and who hears it.

What is said stays in the memory of the live table. Only a report is stored, with the last that was
said.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator
from typing import Any, Final, NamedTuple, Protocol

import msgspec

from buur.play.queries.speech import may_speak
from buur.play.table import Table
from buur.server.errors import Problem
from buur.server.storage.talk_store import Report, TalkStore
from buur.server.tables.free_text import Consent, shown_text
from buur.server.tables.requests import Speak
from buur.server.tables.seating import Seating
from buur.server.tables.seats import Connection, TableSeat
from buur.server.tables.sliding_window import SlidingWindow, WindowSize
from buur.server.wire import messages
from buur.server.wire.phrases import PHRASES

REMEMBERED: Final = 50
"""Sayings that a live table remembers, for players who come or come back."""
REPORTED: Final = 20
"""Sayings that a report has."""
SAYINGS: Final = WindowSize(4, 16.0)
"""Sayings of a player; more are refused."""
WISHES: Final = WindowSize(20, 60.0)
"""Mutes of a player, and changes of what she wants of free text; more are refused."""
REPORTS: Final = WindowSize(3, 1800.0)
"""Reports of a player; more are refused."""


class SpeakingTable(Protocol):
    """What talk needs of a live table: `TableActor`."""

    @property
    def id(self) -> str:
        """Its id."""

    @property
    def seating(self) -> Seating:
        """Its seats."""

    @property
    def table(self) -> Table:
        """The partie."""

    def now(self) -> float:
        """Return the time in seconds."""

    def played_by(self, connection: Connection) -> TableSeat | None:
        """Return the seat for which a connection may act."""


class _Heard(NamedTuple):
    """A saying with the player who said it."""

    speaker: TableSeat
    saying: messages.Saying


class Talk:
    """The talk at a live table.

    Args:
        actor: the table, a weak reference to it, since it owns this object.
        store: the database of mutes and reports.
    """

    def __init__(self, actor: SpeakingTable, store: TalkStore) -> None:
        self._actor = actor
        self._store = store
        self._heard: deque[_Heard] = deque(maxlen=REMEMBERED)
        self._count = 0
        self._may_speak = True
        self._windows: dict[tuple[TableSeat, WindowSize], SlidingWindow] = {}
        self._answered: dict[TableSeat, deque[str]] = {}
        self._consent = Consent()
        self._told_consent = messages.FreeText((), on=False)
        self._muted: set[tuple[TableSeat, TableSeat]] = set()
        """Pairs of players of which the first hears nothing of the second."""

    # Who hears what.

    def welcome(self, connection: Connection, player: TableSeat | None) -> None:
        """Tell a client what was said, and whether it may say something now.

        Args:
            connection: the client.
            player: its seat; None for somebody who watches.
        """
        heard = self._heard_by(player)
        message = messages.Talk(
            may=may_speak(self._actor.table.state),
            said=tuple(one.saying for one in heard),
            muted=self._muted_by(player),
        )
        connection.send(messages.encode(message))
        if player is not None and self._told_consent.wanted:
            connection.send(messages.encode(self._told_consent))

    def follow(self) -> None:
        """Tell everybody when talk is off during a deal and on again, and who wants free text."""
        seating = self._actor.seating
        consent = messages.FreeText(self._consent.seats(), on=self._consent.is_on(seating))
        if consent != self._told_consent:
            self._told_consent = consent
            for one in seating:
                one.send(messages.encode(consent))
        may = may_speak(self._actor.table.state)
        if may != self._may_speak:
            self._may_speak = may
            self._actor.seating.broadcast(messages.encode(messages.Speech(may)))

    async def follow_people(self) -> None:
        """Read who hears nothing of whom, after somebody came to a seat."""
        pairs = await self._store.muted(self._actor.id)
        seats: dict[int, TableSeat] = {one.seat: one for one in self._actor.seating}
        self._muted |= {
            (seats[one], seats[other])
            for one, other in pairs
            if one != other and one in seats and other in seats
        }

    def forget(self, player: TableSeat) -> None:
        """Forget what belongs to a person whose seat gets another player."""
        self._muted = {pair for pair in self._muted if player not in pair}
        self._answered.pop(player, None)
        self._consent.set(player, on=False)
        # Who comes reads no text that was meant for others.
        kept = [one for one in self._heard if one.saying.text is None]
        self._heard = deque(kept, maxlen=REMEMBERED)

    def _heard_by(self, player: TableSeat | None) -> Iterator[_Heard]:
        for one in self._heard:
            is_for_others = player is None and one.saying.text is not None
            if (player, one.speaker) not in self._muted and not is_for_others:
                yield one

    def _muted_by(self, player: TableSeat | None) -> tuple[int, ...]:
        return tuple(sorted(other.seat for one, other in self._muted if one is player))

    # Requests.

    async def serve(self, request: Speak) -> None:
        """Answer a message about talk."""
        connection, message = request
        answer: messages.Ok | messages.Muted | messages.No
        try:
            answer = await self._answer(connection, message)
        except Problem as problem:
            version = self._actor.table.version
            answer = messages.No(message.id, version, problem.code, problem.message)
        connection.send(messages.encode(answer))

    async def _answer(
        self, connection: Connection, message: messages.TalkMessage
    ) -> messages.Ok | messages.Muted:
        player = self._actor.played_by(connection)
        if player is None:
            raise Problem(409, "replaced", "another connection plays this seat")
        is_wish = isinstance(message, messages.Mute | messages.WantFreeText)
        if is_wish and not self._take(player, WISHES):
            raise _too_fast()
        match message:
            case messages.Say():
                self._say(player, message)
            case messages.Mute(command, seat, on):
                return await self._mute(player, self._other(player, seat), command, on=on)
            case messages.ReportPlayer(_, seat):
                await self._report(player, self._other(player, seat))
            case messages.WantFreeText(_, on):
                await self._want_text(player, on=on)
        return messages.Ok(message.id, self._actor.table.version)

    def _say(self, player: TableSeat, message: messages.Say) -> None:
        answered = self._answered.setdefault(player, deque(maxlen=16))
        if message.id in answered:
            return
        text = shown_text(message.text) if message.text else None
        if text is None and message.phrase not in PHRASES:
            raise Problem(422, "no-phrase", "there is no such phrase", message.phrase)
        if text is not None and not self._consent.is_on(self._actor.seating):
            raise Problem(403, "free-text-off", "not everybody at this table wants free text")
        if not may_speak(self._actor.table.state):
            raise Problem(403, "silence", "by these rules nobody talks during a deal")
        if not self._take(player, SAYINGS):
            raise _too_fast()
        answered.append(message.id)
        self._count += 1
        phrase = message.phrase if text is None else ""
        saying = messages.Saying(self._count, player.seat, player.row.name, phrase, text)
        self._heard.append(_Heard(player, saying))
        said = messages.encode(messages.Said(saying))
        for one in self._actor.seating:
            if (one, player) not in self._muted:
                one.send(said)
        if text is None:
            self._actor.seating.watchers.send(said)

    async def _want_text(self, player: TableSeat, *, on: bool) -> None:
        people = [one.seat for one in self._actor.seating if one.is_person]
        if on and not await self._store.are_close(self._actor.id, people):
            text = "free text is for people who are all friends, or in one club"
            raise Problem(403, "not-close", text)
        self._consent.set(player, on=on)

    async def _mute(
        self, player: TableSeat, other: TableSeat, command: str, *, on: bool
    ) -> messages.Muted:
        self._muted = self._muted - {(player, other)} | ({(player, other)} if on else set())
        await self._store.mute(self._actor.id, player.seat, other.seat, on=on)
        return messages.Muted(command, self._muted_by(player))

    async def _report(self, player: TableSeat, other: TableSeat) -> None:
        if not self._take(player, REPORTS):
            raise Problem(429, "too-many-reports", "that is reported: the operator looks at it")
        heard = list(self._heard_by(player))[-REPORTED:]
        report = Report(
            self._actor.id,
            self._actor.table.version,
            player.seat,
            other.seat,
            other.row.name,
            _excerpt(heard),
        )
        await self._store.report(report)

    def _other(self, player: TableSeat, seat: int) -> TableSeat:
        """Return the seat of another person."""
        found = next((one for one in self._actor.seating if one.seat == seat), None)
        if found is None or found is player or not found.is_person:
            raise Problem(422, "bad-seat", "there sits no other person", seat)
        return found

    def _take(self, player: TableSeat, size: WindowSize) -> bool:
        """Tell whether a player may do something once more, and count it."""
        window = self._windows.setdefault((player, size), SlidingWindow(size))
        return window.take(self._actor.now())


def _too_fast() -> Problem:
    return Problem(429, "too-fast", "that was much at once: wait a moment")


def _excerpt(heard: Iterable[_Heard]) -> list[dict[str, Any]]:
    """Return sayings for a report, without the names of others."""
    found = (msgspec.to_builtins(one.saying) for one in heard)
    return [{name: one[name] for name in one if name != "name"} for one in found]

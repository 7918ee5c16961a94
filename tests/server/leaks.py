"""`Leaks`: parties of every kind of act, each shown twice, with other hidden cards the second time.

What a client is sent must be equal, byte by byte: so it depends on nothing that is hidden from her.
"""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import pytest

from buur.play.codec import event_json
from buur.play.model.events import Counted, Event, Revealed, Sealed
from buur.play.partie import Partie
from buur.seats import Seat
from buur.server.errors import Problem
from buur.server.settings import Settings
from buur.server.storage.models import EventRow, SeatRow, StoredTable, WatchMode
from buur.server.tables.event_log import utterances_between
from buur.server.tables.gallery import Gallery
from buur.server.tables.game_replay import GameReplay
from buur.server.tables.live_partie import AppliedEvent, LivePartie
from buur.server.tables.seating import Seating
from buur.server.tables.seats import TableSeat
from buur.server.tables.view_feed import ViewFeed
from buur.server.tables.watchers import Watcher, Watchers
from buur.server.wire import messages
from buur.server.wire.rules import rules_json
from buur.server.wire.shuffle_facts import shuffle_facts
from buur.variants.model import Variant
from tests.chance import seeded
from tests.contract.disguise import event_otherwise, otherwise
from tests.contract.wandering import Step, wander
from tests.server.fake_pool import FakePool

DEALS = 3
"""Deals of a partie."""
WELCOMES = 9
"""Events between two reconnections."""


class Listener:
    """A client that keeps the last message."""

    def __init__(self) -> None:
        self.text = ""

    def send(self, text: str) -> None:
        """Keep a message."""
        self.text = text

    def close(self, code: int) -> None:
        """Be sent away, which no test does."""
        raise AssertionError(code)


class Side:
    """What the clients of a table are sent, of the true deal or of its twin.

    Args:
        partie: the partie, which both sides share.
        rules: the rule set.
    """

    def __init__(self, partie: LivePartie, rules: Variant) -> None:
        rows = [SeatRow(seat, "person", "ABCDEF"[seat], None, None) for seat in range(rules.seats)]
        self._partie = partie
        self._seating = Seating(rows, Settings(), FakePool(), now=0)
        self._feed = ViewFeed(partie, self._seating, hints=True, training=False)
        self._listener = Listener()
        self._seat: TableSeat | None = None
        self._watching = Listener()
        watchers = Watchers(1, 1)
        watchers.add(self._watching, Watcher(None, "192.0.2.1"))
        self._gallery = Gallery(partie, watchers, self._feed.context, 64)

    def sit(self, seat: Seat, since: int | None) -> str:
        """Say hello for a seat, in place of an earlier one; return the answer."""
        if self._seat is not None:
            self._seat.detach(self._listener, now=0)
        self._seat = self._seating[seat]
        self._seat.attach(self._listener)
        welcome = self._feed.welcome(self._seat, since, gap=64, may_act=True)
        return messages.encode(welcome)

    def watch(self, since: int | None, watch: WatchMode) -> str:
        """Have somebody watch; return the answer."""
        self._gallery.welcome(self._watching, since, watch)
        return self._watching.text

    def send(self, done: AppliedEvent, *, is_last: bool) -> str:
        """Send an event to the seat; return the message."""
        self._feed.send(done, is_last=is_last)
        return self._listener.text

    def show(self, done: AppliedEvent, watch: WatchMode) -> str:
        """Send an event to who watches; return the message."""
        self._gallery.send(done, watch)
        return self._watching.text


class Leaks:
    """A partie that is looked at from a seat and from the gallery.

    Args:
        rules: the rule set.
        seed: the seed of the partie.
    """

    def __init__(self, rules: Variant, seed: int) -> None:
        self.deals = 0
        """Deals that were looked at."""
        self.differing = 0
        """Messages of which the hidden cards of the twin were others."""
        self._rules = rules
        self._seed = seed
        self._chance = seeded(f"{rules.code}-{seed}")
        self._watch: WatchMode = self._chance.choice(("after", "late"))
        players = [None] * rules.seats
        self._partie = LivePartie("t", rules, players, chance=seeded(seed), gap=64)
        self._true, self._twin = (Side(self._partie, rules) for _ in range(2))
        self._seat = Seat(0)
        self._rows: list[EventRow] = []

    def look(self) -> None:
        """Play the partie, and compare all that is sent.

        Raises:
            AssertionError: a message depends on what is hidden.
        """
        self._sit(None)
        for number, step in enumerate(wander(self._rules, self._seed, DEALS)):
            done = self._partie.apply(step.event, "bot")
            self._partie.event_log.add(done.entry)
            self._rows.append(EventRow(done.entry.version, event_json(step.event), "bot"))
            self._compare(done, step)
            if isinstance(step.event, Counted):
                self.deals += 1
            if number % WELCOMES == WELCOMES - 1:
                self._reconnect(done.state)
        self._look_at_replay()

    def _compare(self, done: AppliedEvent, step: Step) -> None:
        """Compare what an event sends to the seat and to the gallery."""
        is_last = self._chance.random() < 0.9
        twin = self._otherwise(done, step, self._seat)
        self._expect(
            self._true.send(done, is_last=is_last), self._twin.send(twin, is_last=is_last), done
        )
        twin = self._otherwise(done, step, None)
        self._expect(self._true.show(done, self._watch), self._twin.show(twin, self._watch), done)

    def _expect(self, true: str, twin: str, done: AppliedEvent) -> None:
        where = (self._rules.code, self._seed, done.entry.version, self._seat)
        assert f'"v":{done.entry.version}' in true, where
        assert true == twin, where

    def _otherwise(self, done: AppliedEvent, step: Step, seat: Seat | None) -> AppliedEvent:
        """Return the event in a deal that the seat cannot tell from the true one."""
        state = otherwise(done.state, seat, self._chance) or done.state
        event = with_other_secrets(step.event, seat, state, self._chance)
        self.differing += state != done.state or event != step.event
        entry = replace(
            done.entry,
            event=event,
            said=utterances_between(step.before, state),
            facts=shuffle_facts(step.before, event),
        )
        return replace(done, entry=entry, state=state)

    def _reconnect(self, state: Partie) -> None:
        """Have the seat, or another one, and the gallery say hello, and compare the answers."""
        since = self._chance.choice((None, max(0, len(self._rows) - self._chance.randrange(70))))
        self._seat = Seat(self._chance.randrange(self._rules.seats))
        self._sit(since, otherwise(state, self._seat, self._chance))
        twin = otherwise(state, None, self._chance)
        texts = self._in_both(twin, lambda side: side.watch(since, self._watch))
        assert texts[0] == texts[1], (self._rules.code, self._seed, len(self._rows))

    def _sit(self, since: int | None, twin: Partie | None = None) -> None:
        texts = self._in_both(twin, lambda side: side.sit(self._seat, since))
        assert texts[0] == texts[1], (self._rules.code, self._seed, len(self._rows), self._seat)

    def _in_both(self, twin: Partie | None, ask: Any) -> tuple[str, str]:
        """Return an answer of the true table, and of one in the state of the twin."""
        table = self._partie.table
        state, version = table.state, table.version
        true = ask(self._true)
        table.resume(twin or state, version)
        other = ask(self._twin)
        table.resume(state, version)
        return true, other

    def _look_at_replay(self) -> None:
        """Look at the replay in the midst of a deal: it must not depend on that deal."""
        counts = [row.version for row in self._rows if row.event["e"] == "counted"]
        if not counts:
            return
        number = self._chance.randrange(len(counts))
        end = counts[number]
        end += any(row.event["e"] == "revealed" for row in self._rows[end : end + 1])
        later = counts[number + 1] if number + 1 < len(counts) else len(self._rows)
        now = self._chance.randint(end, max(end, later - 1))
        shown, whole = self._replay(now), self._replay(end)
        assert shown.record("jsonl", {}) == whole.record("jsonl", {})
        seat = Seat(self._chance.randrange(self._rules.seats))
        known = [score.deal for score in whole.deals]
        assert [score.deal for score in shown.deals] == known
        assert shown.steps(known[-1], seat) == whole.steps(known[-1], seat)
        with pytest.raises(Problem, match="not finished"):
            shown.steps(known[-1] + 1, seat)

    def _replay(self, version: int) -> GameReplay:
        rows = [SeatRow(seat, "bot", "", "steady", None) for seat in range(self._rules.seats)]
        events = tuple(self._rows[:version])
        return GameReplay(StoredTable("t", rules_json(self._rules), 0, tuple(rows), events))


def with_other_secrets(
    event: Event, seat: Seat | None, state: Partie, chance: random.Random
) -> Event:
    """Return an event with other cards and another seed where the seat must not see them."""
    if isinstance(event, Sealed):
        return replace(event, seed=f"{chance.getrandbits(256):064x}")
    if isinstance(event, Revealed):
        return event
    if seat is not None:
        return event_otherwise(event, seat, chance)
    # The gallery is nobody: each seat in turn hides what is not its own.
    for one in map(Seat, range(state.variant.seats)):
        event = event_otherwise(event, one, chance)
    return event

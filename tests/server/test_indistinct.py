"""Messages to a seat are equal, byte by byte, whatever the hidden cards are."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec
import pytest

from buur.play.take_back import TakenBack
from buur.seats import Seat
from buur.server.tables.event_log import EventLog, LogEntry, utterances_between
from buur.server.wire.encode_view import encode_event
from buur.variants.registry import PRESETS, variant
from tests.chance import seeded
from tests.contract.disguise import event_otherwise, otherwise
from tests.contract.wandering import Step, wander
from tests.server.test_encode_view import sent


def told(steps: Iterable[Step]) -> Iterable[tuple[Step, LogEntry, EventLog]]:
    """Give each step as the server keeps it."""
    event_log = EventLog()
    for version, step in enumerate(steps, 1):
        said = utterances_between(step.before, step.after)
        entry = LogEntry(version=version, event=step.event, said=said, by="person")
        event_log.add(entry)
        yield step, entry, event_log


@pytest.mark.parametrize("rules", PRESETS)
def test_what_is_sent_does_not_depend_on_what_is_hidden(rules: str) -> None:
    source = seeded(rules)
    stages, events = set(), 0
    for step, entry, event_log in told(wander(variant(rules), 4, deals=3)):
        assert not isinstance(entry.event, TakenBack)
        early = step.after.phase != "play" or source.random() < 0.2
        for seat in map(Seat, range(step.after.variant.seats)):
            event = event_otherwise(entry.event, seat, source)
            events += event != entry.event
            alike = [
                msgspec.json.encode(encode_event(one, entry.said, seat))
                for one in (event, entry.event)
            ]
            assert alike[0] == alike[1]
            other = otherwise(step.after, seat, source) if early else None
            if other is not None:
                stages.add(step.after.phase)
                assert sent(other, seat, event_log) == sent(step.after, seat, event_log)
    expected = set(variant(rules).phases) - {"impose", "turn", "reveal"}
    assert expected <= stages
    assert events, "some event hides something"


def test_a_hand_that_is_seen_makes_a_difference() -> None:
    """The comparison can fail: a seat's own cards are sent to it."""
    source = seeded(1)
    found = set()
    for step, _, event_log in told(wander(variant(), 1, deals=1)):
        other = otherwise(step.after, Seat(0), source)
        if other is not None:
            found.add(sent(other, Seat(1), event_log) == sent(step.after, Seat(1), event_log))
    assert False in found

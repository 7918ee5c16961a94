"""The table of rules by kind of event."""

from __future__ import annotations

from buur.play.engine import RULES
from buur.play.model.events import EVENTS


def test_every_kind_of_event_has_its_rule() -> None:
    assert RULES.keys() == set(EVENTS)

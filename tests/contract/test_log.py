"""The list of events is the partie: it reads back, replays and turns with the table."""

from __future__ import annotations

import json
from dataclasses import fields, replace
from functools import reduce
from typing import Any

import pytest

from buur.play.codec import event_json, parse_event
from buur.play.engine import apply, check
from buur.play.model.events import Event
from buur.play.partie import Partie
from buur.play.table import Table
from buur.play.views import View
from buur.variants.model import Variant
from tests.chance import seeded
from tests.contract.wandering import Step, act_on_turn, fresh

pytestmark = pytest.mark.untraced


def log(partie: tuple[Step, ...]) -> list[Event]:
    return [step.event for step in partie]


def test_events_read_back_from_json(partie: tuple[Step, ...]) -> None:
    """One spelling for records, storage and the wire."""
    for event in log(partie):
        assert parse_event(json.loads(json.dumps(event_json(event)))) == event


def test_replaying_the_log_gives_the_same_state(partie: tuple[Step, ...]) -> None:
    """Partie = fold of `apply` over the log."""
    assert reduce(apply, log(partie), partie[0].before) == partie[-1].after


def test_replaying_from_the_middle_gives_the_same_state(partie: tuple[Step, ...]) -> None:
    """Undo is a shorter log."""
    middle = len(partie) // 2
    half = reduce(apply, log(partie)[:middle], partie[0].before)
    assert half == partie[middle].before
    assert reduce(apply, log(partie)[middle:], half) == partie[-1].after


def test_turning_the_table_turns_the_result(partie: tuple[Step, ...]) -> None:
    """Nobody is favoured by where he sits."""
    state = fresh(partie[0].before.variant)
    for event in log(partie):
        turned = turn(event, state.variant.seats)
        check(state, turned)
        state = apply(state, turned)
    last = partie[-1].after
    moved = _as_they_are if state.variant.sharing == "king" else _moved
    assert state.scores == moved(last.scores)
    assert [deal.total for deal in state.history] == [moved(deal.total) for deal in last.history]
    assert state.phase == last.phase
    if state.result is not None and last.result is not None:
        assert state.result.reason == last.result.reason
        assert state.result.strokes == moved(last.result.strokes)
        assert state.result.short == last.result.short
        assert (state.result.winner is None) == (last.result.winner is None)
        kept = state.result.winner == last.result.winner
        assert kept == (state.variant.sharing == "king") or last.result.winner is None


def _as_they_are(points: tuple[int, ...]) -> tuple[int, ...]:
    """Return the points of a king's line and the peasants', which go with the king."""
    return points


def _moved(points: tuple[int, ...]) -> tuple[int, ...]:
    """Return the points of the lines of the slate when everybody moves one seat on."""
    return (points[-1], *points[:-1])


def turn(event: Event, seats: int) -> Event:
    """Return the event as it happens when everybody moves one seat on."""
    changes: dict[str, Any] = {}
    for item in fields(event):
        value = getattr(event, item.name)
        if item.name in ("seat", "dealer"):
            changes[item.name] = (value + 1) % seats
        elif item.name in ("hands", "drawn", "predictions", "piles") and value:
            changes[item.name] = (value[-1], *value[:-1])
    return replace(event, **changes)


class Careless:
    """A player that knows nothing but what is legal."""

    name = "careless"

    def __init__(self, seed: int) -> None:
        self._source = seeded(seed)

    def choose(self, view: View) -> Any:
        return act_on_turn(view.state, self._source)

    def interject(self, view: View) -> None:
        return None


def test_sealed_parties_replay_too(short_rules: Variant) -> None:
    """With commitment, contributions and seeds that are revealed; taken up half-way as well."""
    rules = short_rules
    table = Table(rules, [Careless(seed) for seed in range(rules.seats)], chance=seeded(8))
    events = list(table.run())
    assert table.version == len(events)
    assert table.state.is_over
    assert reduce(apply, events, fresh(rules)) == table.state
    again = Table(rules, [None] * rules.seats, events=events[: len(events) // 2])
    for event in events[len(events) // 2 :]:
        again.do(event)
    assert again.state == table.state
    assert all(parse_event(event_json(event)) == event for event in events)


def test_state_is_a_value(partie: tuple[Step, ...]) -> None:
    """Doing something leaves the state before as it was."""
    step = partie[len(partie) // 2]
    copy = Partie(**{item.name: getattr(step.before, item.name) for item in fields(step.before)})
    step.before.do(step.event)
    assert copy == step.before

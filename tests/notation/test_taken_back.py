"""Acts that were taken back: in both faces of a record, in its replay and in its check."""

from __future__ import annotations

import pytest

from buur.errors import ArgumentError, NotationError, RecordError
from buur.notation import dumps, loads, record_of, replay, verify
from buur.notation.record import Record
from buur.play.model.events import Played
from buur.play.table import Table
from buur.play.take_back import LogEvent, TakenBack, last_act, standing
from buur.seats import Seat
from buur.server.bots import registered_bot
from tests.chance import seeded

ME = Seat(0)
NAMES = ("Anna", "Beat", "Carla", "Dario")


def played(tricks: int = 3) -> tuple[Table, list[LogEvent]]:
    """Return a table of bots in its first deal, and its log."""
    players = [registered_bot("random", seat) for seat in range(4)]
    table = Table("chibre", players, chance=seeded(3))
    log: list[LogEvent] = []
    for event in table.run():
        log.append(event)
        deal = table.state.deal
        if deal and len(deal.tricks) == tricks and len(deal.lying) == 2:
            break
    return table, log


def take_back(table: Table, log: list[LogEvent]) -> TakenBack:
    """Take back the last act of seat 0."""
    wanted = TakenBack(ME, last_act(table.events, ME))
    table.take_back(wanted)
    log.append(wanted)
    return wanted


def training() -> tuple[Table, list[LogEvent]]:
    """Return a partie of one deal with two acts taken back, the second after another card."""
    table, log = played()
    take_back(table, log)
    log += [next(table.run()) for _ in range(3)]
    take_back(table, log)
    take_back(table, log)
    for event in table.run():
        log.append(event)
        if table.state.history:
            break
    return table, log


def record() -> Record:
    """Return the record of that partie."""
    _, log = training()
    return record_of(log, "chibre", names=NAMES)


def test_a_table_returns_to_the_state_before_the_act() -> None:
    table, log = played()
    states = {0: table.state}
    again, _ = played()
    count = last_act(table.events, ME)
    assert isinstance(table.events[-count], Played)
    take_back(table, log)
    assert table.version == len(log)
    assert table.state.waiting == (ME,)
    assert table.state != states[0]
    assert list(again.events[:-count]) == list(table.events)
    for event in again.events[-count:]:
        table.do(event)
    assert table.state == again.state


@pytest.mark.parametrize("face", ["text", "jsonl"])
def test_both_faces_say_what_was_taken_back(face: str) -> None:
    found = record()
    text = dumps(found, face)  # type: ignore[arg-type]
    assert loads(text) == found
    assert dumps(loads(text), face) == text  # type: ignore[arg-type]
    assert found.taken_back == 3


def test_a_line_of_the_text_says_it() -> None:
    lines = [line for line in dumps(record()).splitlines() if line.startswith("back ")]
    assert lines[0] == "back 0:7"
    assert len(lines) == 3


def test_the_check_follows_what_was_taken_back() -> None:
    table, _ = training()
    found = verify(loads(dumps(record())))
    assert found.is_ok
    assert found.verified > 0
    assert found.state == table.state
    assert [note.code for note in found.notes] == ["seal-old", "training"]


def test_the_events_of_a_record_are_those_that_stand() -> None:
    table, log = training()
    found = record()
    assert list(found.events) == list(table.events)
    assert list(found.log) == log
    assert [log[index] for index in standing(log)] == list(table.events)


def test_a_replay_goes_back() -> None:
    _, log = played()
    table, _ = played()
    wanted = take_back(table, [])
    states = list(replay(record_of([*log, wanted], "chibre", names=NAMES)))
    assert states[-1] == table.state
    assert states[-1 - wanted.count - 1] == table.state


@pytest.mark.parametrize(("seat", "count"), [(0, 1), (0, 6), (1, 7), (0, 60)])
def test_only_a_seats_last_act_is_taken_back(seat: int, count: int) -> None:
    table, log = played()
    assert last_act(table.events, ME) == 7
    wanted = TakenBack(Seat(seat), count)
    with pytest.raises(RecordError):
        record_of([*log, wanted], "chibre", names=NAMES)
    with pytest.raises(ArgumentError):
        table.take_back(wanted)


def test_nothing_is_taken_back_before_the_cards_or_after_the_count() -> None:
    players = [registered_bot("random", seat) for seat in range(4)]
    table = Table("chibre", players, chance=seeded(3))
    for event in table.run():
        name = type(event).__name__
        if name in ("Opened", "Sealed", "Contributed", "Cut", "Dealt", "Counted", "Revealed"):
            assert last_act(table.events, ME) == 0
        if len(table.state.history) == 2:
            break


@pytest.mark.parametrize(
    "line",
    [
        '{"e":"taken-back","seat":0}',
        '{"e":"taken-back","seat":9,"count":1}',
        '{"e":"taken-back","seat":0,"count":0}',
    ],
)
def test_a_faulty_entry_is_refused(line: str) -> None:
    head = dumps(record(), "jsonl").splitlines()[0]
    with pytest.raises(NotationError):
        loads(f"{head}\n{line}\n")

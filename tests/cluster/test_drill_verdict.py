"""Verdicts of drills: faults of a log, what people are shown, and what comes too late."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from itertools import repeat
from typing import Any, cast

import pytest

from buur.client.invitation import Invitation
from tests.chance import seeded
from tools.drills import __main__ as command
from tools.drills import people
from tools.drills.drill import Outcome, Size
from tools.drills.faults import FAULTS, HANDED_OVER
from tools.drills.log_check import Findings, Row, check_log
from tools.drills.nodes import Cluster
from tools.drills.people import Acknowledged, DrillTable, Line, StoodStillError
from tools.drills.results import HEAD, row

CLEAN = Findings(lost=0, twice=0, gaps=0, fallen=0)
LOG = [Row(1, 1, None, None), Row(2, 1, 0, "c1"), Row(3, 2, 1, "c2"), Row(4, 2, 2, "c3")]
"""A log without faults; its second owner begins with the third event."""
ACTS = [Acknowledged("t", seat, f"c{seat + 1}", seat + 2, 0.1, 0.1) for seat in range(3)]


def test_a_clean_log_has_no_findings() -> None:
    found = check_log(ACTS, {"t": LOG, "u": LOG})
    assert found == CLEAN
    assert found.are_none


@pytest.mark.parametrize(
    ("log", "expected"),
    [
        (LOG[:3], replace(CLEAN, lost=1)),
        ([], replace(CLEAN, lost=3)),
        ([*LOG[:3], Row(4, 2, 3, "c3")], replace(CLEAN, lost=1)),
        ([*LOG[:3], Row(4, 2, 2, "c9")], replace(CLEAN, lost=1)),
        ([*LOG, Row(5, 2, 2, "c3")], replace(CLEAN, twice=1)),
        ([*LOG, Row(5, 2, 2, "c3"), Row(6, 2, 2, "c3")], replace(CLEAN, twice=2)),
        ([*LOG, Row(6, 2, 3, "c4")], replace(CLEAN, gaps=1)),
        ([*LOG, Row(4, 2, 2, "c4")], replace(CLEAN, lost=1, gaps=1)),
        (LOG[1:], replace(CLEAN, gaps=3)),
        ([*LOG, Row(5, 1, 3, "c4")], replace(CLEAN, fallen=1)),
    ],
)
def test_the_check_finds_each_fault_of_a_log(log: list[Row], expected: Findings) -> None:
    found = check_log(ACTS, {"t": log})
    assert found == expected
    assert not found.are_none


def test_an_act_in_the_log_of_another_table_is_lost() -> None:
    assert check_log(ACTS, {"u": LOG}).lost == len(ACTS)


def test_seats_and_tables_have_ids_of_their_own() -> None:
    twins = [*LOG, Row(5, 2, 3, "c1")]  # the first command of another seat
    assert check_log([], {"t": twins, "u": twins}) == CLEAN


def outcome(fault: str = "kill", stood: float = 1.0, **changed: Any) -> Outcome:
    """Return the outcome of a drill that holds, with changes."""
    holding = Outcome(
        fault=fault,
        faults=1,
        acknowledged=1000,
        shown=Counter(),
        findings=CLEAN,
        p50=0.004,
        p99=0.02,
        longest=0.5,
        stood=stood,
        crossed=0.025,
        restarts=0,
    )
    return replace(holding, **changed)


@pytest.mark.parametrize("fault", FAULTS)
def test_a_table_has_five_seconds_and_a_drained_one_half(fault: str) -> None:
    bound = HANDED_OVER if fault in ("drain", "deploy") else 5.0
    assert bound in (0.5, 5.0)
    assert outcome(fault, bound).is_in_time
    assert not outcome(fault, bound + 0.001).is_in_time


def test_a_row_names_what_does_not_hold() -> None:
    assert row([outcome()]).endswith("| yes |")
    assert row([outcome("drain", 0.1), outcome("drain", 0.7)]).endswith("| **late** (bound 500) |")
    assert row([outcome(shown=Counter({"1008": 2}))]).endswith("| 1008 2 | 0 | **not correct** |")
    for name in ("lost", "twice", "gaps", "fallen"):
        found = outcome(findings=replace(CLEAN, **{name: 1}))
        assert row([outcome(), found]).endswith("**not correct** |")


def test_a_row_has_sums_and_the_worst_times() -> None:
    several = [outcome(stood=0.3), outcome(stood=2.5, p99=0.09, restarts=1, crossed=0.1)]
    cells = [cell.strip() for cell in row(several).strip("|").split("|")]
    heads = [cell.strip() for cell in HEAD.partition("\n")[0].strip("|").split("|")]
    found = dict(zip(heads, cells, strict=True))
    assert (found["acts"], found["drills"], found["faults"]) == ("2,000", "2", "2")
    assert (found["p99"], found["stood still"]) == ("90", "2,500")
    assert (found["crossed nodes"], found["restarts"]) == ("10.0 %", "1")


@pytest.fixture
def drills(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Outcome | StoodStillError]]:
    """Give the drills that the command runs one after the other."""
    coming: list[Outcome | StoodStillError] = []

    async def run(name: str, size: Size) -> Outcome:
        found = coming.pop(0)
        if isinstance(found, StoodStillError):
            raise found
        assert (found.fault, size.tables) == (name, 3)
        return found

    monkeypatch.setattr(command, "run_drill", run)
    yield coming
    assert not coming, "not all drills were run"


LATE = outcome(stood=6.0)
WRONG = outcome(findings=replace(CLEAN, lost=1))


@pytest.mark.parametrize(
    ("second", "options", "code"),
    [
        (outcome(), [], 0),
        (LATE, [], 1),
        (LATE, ["--untimed"], 0),
        (WRONG, ["--untimed"], 1),
        (outcome(shown=Counter(["full"])), ["--untimed"], 1),
        (StoodStillError("table t has stood still"), ["--untimed"], 1),
    ],
)
def test_one_bad_drill_fails_the_command(
    drills: list[Outcome | StoodStillError],
    capsys: pytest.CaptureFixture[str],
    second: Outcome | StoodStillError,
    options: list[str],
    code: int,
) -> None:
    drills.extend([outcome(), second])
    given = ["--fault", "kill", "--runs", "2", "--tables", "3", *options]
    assert command.main(given) == code
    printed = capsys.readouterr().out
    assert ("has stood still" in printed) == isinstance(second, StoodStillError)
    assert printed.rstrip().splitlines()[-1].startswith("| kill | ")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--fault", "flood"], "invalid choice: 'flood'"),
        (["--tables", "many"], "invalid int value: 'many'"),
        (["--tables", "0"], "at least one node and one table"),
        (["--nodes", "-1"], "at least one node and one table"),
        (["--tables", "20", "--acts", "19"], "20 tables make at least 20 acts"),
        (["--rate", "0"], "a finite rate above 0"),
        (["--rate", "nan"], "a finite rate above 0"),
        (["--pause", "inf"], "a finite pause of 0 or more"),
        (["--astray", "1.5"], "from 0 to 1"),
        (["--rules", "bridge"], "no rule set 'bridge'"),
        (["--runs", "0"], "at least one drill"),
    ],
)
def test_nonsense_is_refused_in_a_sentence(
    capsys: pytest.CaptureFixture[str], arguments: list[str], sentence: str
) -> None:
    with pytest.raises(SystemExit) as end:
        command.main(arguments)
    assert end.value.code == 2
    printed = capsys.readouterr().err
    assert sentence in printed.splitlines()[-1]
    assert "Traceback" not in printed


@dataclass
class Script:
    """What a table without a server answers: one reply to each act, then `ok` to all others."""

    replies: list[dict[str, Any] | int | None]
    """A message, the code of a close, or none for a close without a code."""
    loop: asyncio.AbstractEventLoop
    version: int = 1
    sent: list[str] = field(default_factory=list)
    """The ids of all commands that came, one after the other."""


class ScriptedSocket:
    """The socket of a person whose table follows a script."""

    def __init__(self, script: Script, receive: Callable[[Any, Any], None]) -> None:
        self._script = script
        self._receive = receive
        self.view: dict[str, Any] = {}
        self.version = 0
        self.close_code: int | None = None
        self.lost = script.loop.create_future()

    async def open(self) -> None:
        """Be welcome at once."""
        self.version, self.view = self._script.version, {"phase": "play"}
        self._receive(self, {"t": "welcome"})

    def close(self) -> None:
        """End."""
        if not self.lost.done():
            self.lost.set_result(None)

    def send(self, message: dict[str, Any]) -> None:
        """Answer a command, or close, as the script says."""
        if message["t"] == "do":
            self._script.sent.append(message["id"])
            self._script.loop.call_soon(self._answer, message["id"])

    def _answer(self, command_id: str) -> None:
        script = self._script
        reply = script.replies.pop(0) if script.replies else {"t": "ok"}
        if isinstance(reply, dict):
            script.version += 1
            self._receive(self, {"id": command_id, "v": script.version, **reply})
        else:
            self.close_code = reply
            self.close()


class OneNode:
    """A cluster of one node."""

    def route(self, table: str, skip: int = 0) -> Iterator[str]:
        """Yield its address without end."""
        return repeat("http://a")


async def played(
    monkeypatch: pytest.MonkeyPatch, *replies: dict[str, Any] | int | None, acts: int = 2
) -> tuple[DrillTable, Script]:
    """Let a table play whose server answers as given, and a fault has happened before."""
    script = Script(list(replies), asyncio.get_running_loop())
    seats = {seat: Invitation("http://a", "t", str(seat)) for seat in range(4)}
    monkeypatch.setattr(people, "open_table", lambda *_, **__: seats)
    monkeypatch.setattr(people, "first_act", lambda _: {"kind": "card"})
    monkeypatch.setattr(
        people, "SeatSocket", lambda _, receive, __: ScriptedSocket(script, receive)
    )
    begun = asyncio.Event()
    begun.set()
    line = Line(seeded(1))
    table = DrillTable(cast("Cluster", OneNode()), "schieber", acts, 0.0, False, line, begun)
    await table.play()
    return table, script


async def test_each_act_is_acknowledged_at_its_version(monkeypatch: pytest.MonkeyPatch) -> None:
    table, script = await played(monkeypatch)
    assert [(act.command, act.version) for act in table.acknowledged] == [("c1", 2), ("c2", 3)]
    assert script.sent == ["c1", "c2"]
    assert not table.shown
    assert all(act.stood >= act.seconds >= 0 for act in table.acknowledged)


@pytest.mark.parametrize("code", [None, 1000, 1001, 1006, 1012, 1013])
async def test_a_lost_connection_is_one_moment(
    monkeypatch: pytest.MonkeyPatch, code: int | None
) -> None:
    table, script = await played(monkeypatch, code)
    assert not table.shown
    assert script.sent == ["c1", "c1", "c2"]  # repeated with its id


@pytest.mark.parametrize(
    ("reply", "code"),
    [
        (1008, "1008"),
        (1011, "1011"),
        ({"t": "no", "code": "not-your-turn"}, "not-your-turn"),
        ({"t": "error", "error": {"code": "stale"}}, "stale"),
        ({"t": "error", "id": None, "error": {"code": "no-table"}}, "no-table"),
        ({"t": "replaced", "id": None}, "replaced"),
    ],
)
async def test_all_else_is_more_than_one_moment(
    monkeypatch: pytest.MonkeyPatch, reply: dict[str, Any] | int, code: str
) -> None:
    table, _ = await played(monkeypatch, reply)
    assert table.shown == {code: 1}
    assert not outcome(shown=table.shown).is_correct


async def test_a_node_that_is_not_available_is_one_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    away = {"t": "error", "id": None, "error": {"code": "unavailable"}}
    assert not (await played(monkeypatch, away))[0].shown


async def test_a_table_that_does_not_go_on_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(people, "STILL", -1.0)
    with pytest.raises(StoodStillError, match="table t has stood still"):
        await played(monkeypatch)

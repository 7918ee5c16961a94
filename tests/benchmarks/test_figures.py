"""``buur bench``: figures, measurements, and the machine they are measured on."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from itertools import count
from pathlib import Path
from types import SimpleNamespace

import pytest

from buur.benchmarks import figures, machine, measurements, solver_times
from buur.benchmarks.figures import FIGURES
from buur.bots import LEVELS
from buur.cli.session import LANGUAGES
from tests.chance import seeded
from tests.cli.conftest import Call, refusal
from tools import solver_speed


@pytest.fixture
def unmeasured(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have every figure say 1.5 at once."""
    monkeypatch.setattr(figures.Figure, "measure", lambda figure, quick: 1.5)


@pytest.mark.usefixtures("unmeasured")
def test_every_figure_is_told_with_what_it_is(call: Call) -> None:
    found = json.loads(call("bench", "--quick", "--json").out)
    short = [one for one in FIGURES if not one.is_long]
    assert [figure["name"] for figure in found["figures"]] == [one.name for one in short]
    assert {one.name for one in FIGURES if one.is_long} == {"all-start", "all-compile"}
    assert all(figure["value"] == 1.5 for figure in found["figures"])
    assert set(found["machine"]) == {"cpu", "cores", "python", "system", "commit"}
    assert found["machine"]["cpu"]
    for figure in found["figures"]:
        assert figure["command"] == f"buur bench --only {figure['name']}"
        assert bool(figure["of"]) == figure["name"].startswith(("solve-", "ratio-"))
        assert (figure["unit"] == "×") == ("reference" in figure["of"])


@pytest.mark.slow
@pytest.mark.timeout(1200)
def test_every_figure_is_measured(call: Call) -> None:
    found = json.loads(call("bench", "--quick", "--json").out)
    assert [figure["name"] for figure in found["figures"] if figure["value"] <= 0] == []


CHEAP = ("deals", "ask", "auto", "foreign", "import", "start-version", "start-rules")


def tick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Measure by a clock that goes on by a second whenever somebody looks at it."""
    clock = count()
    for watch in ("perf_counter", "process_time"):
        monkeypatch.setattr(measurements, watch, lambda: next(clock))


def test_an_act_is_an_event_of_a_partie(monkeypatch: pytest.MonkeyPatch) -> None:
    tick(monkeypatch)
    events = list(measurements._random_partie(seeded(measurements.SEED)))
    assert measurements.act_seconds(1, rounds=2) == pytest.approx(1 / len(events))


@pytest.mark.parametrize("name", [*CHEAP, "ratio-import", "ratio-version", "ratio-launcher"])
def test_a_figure_is_what_the_clock_says(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    tick(monkeypatch)
    monkeypatch.setattr(measurements, "import_seconds", lambda module="buur": len(module))
    figure = next(one for one in FIGURES if one.name == name)
    known = {"deals": 500, "ask": 1e6 / 500, "auto": 1e3 / 3, "foreign": 200}
    known |= {"import": 4000, "start-version": 1000, "start-rules": 1000}
    known |= {"ratio-import": 4 / 7, "ratio-version": 1, "ratio-launcher": 1}
    assert figure.measure(True) == pytest.approx(known[name])


def test_an_import_is_timed_where_nothing_is_imported_yet(monkeypatch: pytest.MonkeyPatch) -> None:
    def run(command: list[str], **_: object) -> SimpleNamespace:
        assert f"import {measurements.KNOWN_MODULE};" in command[-1]
        return SimpleNamespace(stdout="0.25\n")

    monkeypatch.setattr("buur.benchmarks.measurements.subprocess.run", run)
    assert measurements.import_seconds(measurements.KNOWN_MODULE) == 0.25


def test_a_ratio_is_of_the_best_of_both_measured_in_turn() -> None:
    done: list[str] = []

    def measured(name: str, *seconds: float) -> Callable[[], float]:
        left = iter(seconds)

        def measure_one() -> float:
            done.append(name)
            return next(left)

        return measure_one

    assert measurements.ratio(3, measured("own", 6, 3, 5), measured("other", 2, 4, 1.5)) == 2
    assert done == ["own", "other"] * 3


def test_only_a_checkout_has_a_launcher(monkeypatch: pytest.MonkeyPatch) -> None:
    assert measurements.launcher() == Path(__file__).parents[2] / "buur"
    assert "ratio-launcher" in {one.name for one in FIGURES}
    monkeypatch.setattr(measurements, "__file__", str(Path(json.__file__)))
    assert measurements.launcher() is None
    assert "ratio-launcher" not in {one.name for one in figures._ratio_figures()}


def test_the_solver_is_timed_by_the_same_deals_everywhere() -> None:
    """The tool and the command take their deals from one list, and solve them once."""
    for name in ("DEAL_KINDS", "solve_times", "batch_seconds"):
        assert vars(solver_speed)[name] is vars(figures)[name] is vars(solver_times)[name]
    row = next(row for row in solver_times.DEAL_KINDS if row.name == "trump-9")
    assert (row.contract, row.goal, row.late_goal, solver_times.MATCH) == ("trump:H", 150, 1000, 0)
    assert all(row.deals >= 100 for row in solver_times.DEAL_KINDS)
    few = row._replace(cards=4)
    assert solver_times.solve_times(few, 2) is solver_times.solve_times(few, 2)
    assert all(one.node_count > 0 for one in solver_times.solve_times(few, 2))
    assert all(
        f"solve-{row.name}" in {one.name for one in FIGURES} for row in solver_times.DEAL_KINDS
    )
    assert "solve-trump-9-95" in {one.name for one in FIGURES}


@pytest.mark.slow
@pytest.mark.timeout(1200)
def test_everything_can_be_loaded_and_compiled_anew() -> None:
    assert (
        0
        < measurements.load_seconds(measurements.EVERYTHING)
        < measurements.compile_seconds(measurements.EVERYTHING)
    )


@pytest.mark.usefixtures("unmeasured")
def test_figures_are_printed_with_their_goals(call: Call) -> None:
    for lang in LANGUAGES:
        out = call("bench", "--lang", lang).out
        assert "≤ 100 µs" in out
        assert "≥ 5,000 /s" in out
        assert "≤ 0.5 ×" in out
        assert out.count("1.5 ") == len(FIGURES)
        assert machine.cpu_name() in out


@pytest.mark.usefixtures("unmeasured")
def test_some_figures_can_be_asked_for(call: Call) -> None:
    done = call("bench", "--quick", "--json", "--only", "solve-trump-6", "--only", "import")
    told = json.loads(done.out)["figures"]
    assert [figure["name"] for figure in told] == ["solve-trump-6", "import"]
    done = call("bench", "--only", "import", "--only", "nothing", "--lang", "en")
    assert "begins with “nothing”" in refusal(done)


def test_a_quick_run_leaves_out_what_is_long_unless_it_is_named(
    call: Call, monkeypatch: pytest.MonkeyPatch
) -> None:
    names = ("all-start", "import")
    few = [replace(one, measured=lambda quick: 1.0) for one in FIGURES if one.name in names]
    monkeypatch.setattr("buur.benchmarks.figures.FIGURES", tuple(few))

    def measured(*arguments: str) -> list[str]:
        found = json.loads(call("bench", "--json", *arguments).out)
        return [figure["name"] for figure in found["figures"]]

    assert measured("--quick") == ["import"]
    assert measured() == measured("--quick", "--only", "all", "--only", "import") == [*names]


_TOOL = """import sys
print("measured", *sys.argv[1:])
sys.exit(3)
"""


def test_the_page_is_measured_by_the_tool_of_a_checkout(
    call: Call, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "tools").mkdir()
    (tmp_path / "tools" / "page_speed.py").write_text(_TOOL, encoding="utf-8")
    monkeypatch.setattr(measurements, "launcher", lambda: tmp_path / "buur")
    done = call("bench", "--page", "--quick", "--json")
    assert (done.code, done.out) == (3, "measured --rounds 1 --json\n")
    assert call("bench", "--page").out == "measured\n"


def test_elsewhere_the_page_is_not_measured(call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(measurements, "launcher", lambda: None)
    done = call("bench", "--page", "--lang", "en")
    assert "only in a checkout of the source" in refusal(done)
    done = call("bench", "--page", "--only", "import", "--lang", "en")
    assert "--only cannot be used with --page" in refusal(done)


def test_every_goal_of_the_page_is_that_of_a_figure() -> None:
    """Acts of every level, the solver up to whole deals, and kernels on one core and on all."""
    names = {figure.name for figure in FIGURES}
    solved = ("trump-6", "trump-7", "trump-8", "trump-9", "oben-9", "unten-9", "zigzag-9")
    assert {f"solve-{one}" for one in solved} < names
    assert {f"act95-{level}" for level in LEVELS} < names
    assert {"kernel-trump", "kernel-trump-cores", "kernel-rest", "foreign"} < names


def test_a_processor_has_a_name(monkeypatch: pytest.MonkeyPatch) -> None:
    def nothing(path: Path, encoding: str) -> str:
        raise FileNotFoundError(path)

    monkeypatch.setattr("pathlib.Path.read_text", nothing)
    assert machine.cpu_name()


def test_outside_of_git_there_is_no_commit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    assert machine.commit() is None

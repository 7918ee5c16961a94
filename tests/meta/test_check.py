"""The commands behind ``./buur test`` and what they tell."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tools.check import (
    failing,
    main,
    pytest_command,
    reaches_a_database,
    reaches_the_page,
    static_checks,
)
from tools.needs import NeedError
from tools.progress import folder_of, span
from tools.stress import zone_offset

ROOT = Path(__file__).resolve().parents[2]
TESTS = """
import pytest
@pytest.mark.slow
def test_all(): ...
def test_some(): ...
@pytest.mark.parametrize("number", range(3))
def test_each(number): assert number < {most}
"""


def test_paths_and_options_reach_pytest_as_they_are() -> None:
    given = ["tests/meta", "-k", "launcher", "-x"]
    assert pytest_command(slow=False, quick=False, arguments=given)[-4:] == given


def test_a_quick_run_measures_no_coverage() -> None:
    assert "--cov" not in pytest_command(slow=False, quick=True, arguments=[])
    assert "--cov" in pytest_command(slow=False, quick=False, arguments=[])


@pytest.mark.parametrize(
    ("option", "folder", "mark"),
    [
        ("--browsers", "tests/cross_browser", "cross_browser"),
        ("--attack", "tests/attack", "not slow"),
    ],
)
def test_other_browsers_and_attacks_run_by_themselves(
    monkeypatch: pytest.MonkeyPatch, option: str, folder: str, mark: str
) -> None:
    commands: list[list[str]] = []

    def passes(_: str, command: list[str]) -> bool:
        commands.append(command)
        return True

    monkeypatch.setattr("tools.check.require_firefox", lambda: Path("firefox"))
    monkeypatch.setattr("tools.check.require_webkit", lambda: Path("webkit"))
    monkeypatch.setattr("tools.check.passes", passes)
    assert main([option, "-k", "deal"]) == 0
    [command] = commands
    assert folder in command
    assert command[command.index("-m", 3) + 1] == mark
    assert command[-2:] == ["-k", "deal"]


def test_a_slow_run_has_its_fuzzer(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def missing(_: Path) -> None:
        raise NeedError("Atheris is missing.")

    monkeypatch.setattr("tools.check.require_fuzzer", missing)
    assert main(["--slow", "tests/rules"]) == 2
    assert capsys.readouterr().err == "buur test: Atheris is missing.\n"


def test_a_slow_run_of_the_arena_has_ray(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def missing(_: Path) -> None:
        raise NeedError("Ray is missing.")

    monkeypatch.setattr("tools.check.require_fuzzer", lambda root: None)
    monkeypatch.setattr("tools.check.require_ray", missing)
    monkeypatch.setattr("tools.check.passes", lambda *_: True)
    assert main(["--slow", "tests/rules"]) == 0
    assert main(["--slow", "tests/arena/test_ray.py"]) == 2
    assert capsys.readouterr().err == "buur test: Ray is missing.\n"


def test_a_missing_browser_fails_the_run(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def missing() -> Path:
        raise NeedError("Firefox is missing.")

    monkeypatch.setattr("tools.check.require_firefox", missing)
    assert main(["--browsers"]) == 2
    assert capsys.readouterr().err == "buur test: Firefox is missing.\n"


def test_the_documentation_is_a_static_check_but_for_a_quick_run(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("tools.check.require_typescript", lambda root: root / "tsc")
    names = [[heading for heading, _ in static_checks(quick=quick)] for quick in (False, True)]
    assert names[0] == [*names[1], "documentation"]


def test_checks_that_fail_are_named_with_their_output(capsys: pytest.CaptureFixture[str]) -> None:
    fails = [sys.executable, "-c", "raise SystemExit('a line is too long')"]
    assert failing([("one", [sys.executable, "-c", "print('fine')"]), ("other", fails)]) == [
        "other"
    ]
    shown = capsys.readouterr().out
    assert "fine\none: passed" in shown
    assert "a line is too long\nother: FAILED (exit code 1)" in shown


@pytest.mark.parametrize(
    ("arguments", "reached"),
    [
        ([], True),
        (["-k", "launcher"], True),
        (["tests"], True),
        (["tests/browser/test_home.py::test_it"], True),
        (["tests/meta", "-k", "browser"], False),
        (["tests/rules/"], False),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else str(value),
)
def test_a_browser_is_wanted_only_where_a_test_drives_one(
    arguments: list[str], reached: bool
) -> None:
    assert reaches_the_page(arguments) is reached


def test_durations_are_told_in_words() -> None:
    assert [span(seconds) for seconds in (0.4, 59.4, 61, 3600)] == [
        "0 s",
        "59 s",
        "1 min 01 s",
        "60 min 00 s",
    ]


def test_a_test_belongs_to_the_folder_two_levels_deep() -> None:
    assert folder_of("tests/bots/search/test_card_search.py::test_it[a/b]") == "tests/bots"


def test_offsets_are_written_as_posix_reads_them() -> None:
    assert zone_offset(-19_740) == "-5:29:00"
    assert zone_offset(3_601) == "+1:00:01"


@pytest.mark.parametrize(
    ("workers", "most", "code"),
    [("0", 3, 0), ("0", 2, 1), ("2", 2, 1)],
    ids=["green", "red", "red in two processes"],
)
def test_a_run_tells_how_far_it_is_and_closes_with_what_ran(
    tmp_path: Path, workers: str, most: int, code: int
) -> None:
    (tmp_path / "test_it.py").write_text(TESTS.format(most=most), encoding="utf-8")
    (tmp_path / "pytest.ini").write_text(
        "[pytest]\nmarkers = slow\naddopts = -m 'not slow'\nconsole_output_style = classic\n",
        encoding="utf-8",
    )
    command = [sys.executable, "-m", "pytest", "-p", "tools.progress", "-n", workers]
    done = subprocess.run(
        [*command, "--rootdir", str(tmp_path), "-c", str(tmp_path / "pytest.ini"), str(tmp_path)],
        cwd=ROOT,
        env={**os.environ, "PYTEST_ADDOPTS": ""},
        capture_output=True,
        text=True,
    )
    assert done.returncode == code, done.stdout
    lines = done.stdout.splitlines()
    assert ("FAILED test_it.py::test_each[2]" in done.stdout) == bool(code)
    assert re.search(r"^100%  4 of 4 tests, \d+ s, about 0 s to go$", done.stdout, re.MULTILINE)
    ran, left, took = [line for line in lines if line.startswith(("ran", "left", "took"))]
    assert ran.startswith("ran: 4 tests of 1 folders")
    assert left == "left to --slow: 1 tests"
    assert re.fullmatch(r"took: \d+ s", took)


@pytest.mark.parametrize(
    ("arguments", "reached"),
    [
        ([], True),
        (["tests"], True),
        (["tests/server/test_storage.py"], True),
        (["tests/cluster"], True),
        (["tests/rules/"], False),
        (["tests/browser"], False),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else str(value),
)
def test_postgresql_is_wanted_only_where_a_test_starts_it(
    arguments: list[str], reached: bool
) -> None:
    assert reaches_a_database(arguments) is reached

"""A pytest plugin: progress with an estimate while tests run, and three closing lines.

The estimate weighs each test by its seconds in the last run, which pytest's cache keeps.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from time import monotonic
from typing import Any, Final

import pytest

SECONDS: Final = "buur/seconds"
"""Key of the cache: seconds by the name of a test."""
STEP: Final = 0.1
"""Share of the work after which a log gets another line; a terminal's line is rewritten."""
LEFT_OUT: Final = "buur_left_out"


class Progress:
    """Tells how far the tests are; lives in the process that reports to the terminal."""

    def __init__(self, config: pytest.Config, known: dict[str, float]) -> None:
        self._config = config
        self._known = known
        self._usual = sum(known.values()) / len(known) if known else 1.0
        self._begun = monotonic()
        self._first = 0.0
        self._seconds: dict[str, float] = {}
        self._finished = 0
        self._done = 0.0
        self._told = 0.0
        self._names: set[str] = set()
        self._work = 0.0
        self.left_out: dict[str, int] = {}

    @pytest.hookimpl(optionalhook=True)
    def pytest_xdist_node_collection_finished(self, ids: list[str]) -> None:
        """Learn what will be run from the first worker that knows."""
        if not self._names:
            self._expect(ids)

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        """Learn what will be run in this very process."""
        self._expect([item.nodeid for item in session.items])

    def _expect(self, names: list[str]) -> None:
        self._names = set(names)
        self._work = sum(self._weight(name) for name in self._names)

    def _weight(self, name: str) -> float:
        return self._known.get(name, self._usual)

    @pytest.hookimpl(tryfirst=True)
    def pytest_report_teststatus(self, report: pytest.TestReport) -> tuple[str, str, str] | None:
        """Print no letter for a test; one that fails gets a line."""
        if report.failed:
            return ("failed", "", "FAILED") if report.when == "call" else ("error", "", "ERROR")
        if hasattr(report, "wasxfail"):
            return ("xfailed", "", "XFAIL") if report.skipped else None
        passed = report.when == "call" and report.passed
        return ("passed", "", "") if passed else None

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Count a phase of a test, and the test with its last phase."""
        name = report.nodeid
        self._first = self._first or monotonic() - report.duration
        self._seconds[name] = self._seconds.get(name, 0.0) + report.duration
        if report.failed:
            self._write(f"FAILED {name}")
        if report.when == "teardown":
            self._finished += 1
            self._done += self._weight(name)
            self._tell()

    def _tell(self) -> None:
        is_over = self._finished == len(self._names)
        share = 1.0 if is_over else min(self._done / self._work, 1.0)
        if not sys.stdout.isatty() and share < min(self._told + STEP, 1.0):
            return
        self._told = share
        left = (monotonic() - self._first) * (1 / share - 1) if share else 0.0
        line = f"{share:4.0%}  {self._finished:,} of {len(self._names):,} tests"
        line += f", {span(monotonic() - self._begun)}, about {span(left)} to go"
        self._write(line, passing=True)

    def _write(self, line: str, *, passing: bool = False) -> None:
        """Write a line; on a terminal, the next one takes the place of a passing one."""
        terminal: Any = self._config.pluginmanager.get_plugin("terminalreporter")
        if sys.stdout.isatty():
            terminal.rewrite(line if passing else line + "\n", erase=True)
        else:
            terminal.ensure_newline()
            terminal.write_line(line)

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node: object) -> None:
        """Take from a worker what it left out; all leave out the same."""
        output: dict[str, dict[str, int]] = getattr(node, "workeroutput", {})
        self.left_out = output.get(LEFT_OUT, self.left_out)

    def pytest_sessionfinish(self) -> None:
        """Remember the seconds for the next estimate."""
        if (cache := cache_of(self._config)) is not None:
            cache.set(SECONDS, self._known | self._seconds)

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        """Say what ran, what was left to ``--slow``, and how long it took."""
        for line in self._closing_lines():
            terminalreporter.line(line)

    def _closing_lines(self) -> Iterator[str]:
        folders = sorted({folder_of(name) for name in self._seconds})
        few = folders if len(folders) <= 4 else [*folders[:2], "…", folders[-1]]
        yield f"ran: {len(self._seconds):,} tests of {len(folders)} folders ({', '.join(few)})"
        slow = self.left_out.get("slow", 0)
        yield f"left to --slow: {slow:,} tests"
        yield f"took: {span(monotonic() - self._begun)}"


class LeftOut:
    """Counts what the marks leave out, in the process that collects."""

    def __init__(self) -> None:
        self.count: dict[str, int] = {}

    def pytest_deselected(self, items: list[pytest.Item]) -> None:
        """Count slow tests apart from those that the call itself did not name."""
        for item in items:
            kind = "slow" if item.get_closest_marker("slow") else "other"
            self.count[kind] = self.count.get(kind, 0) + 1

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        """Hand the count to the process that reports."""
        output = getattr(session.config, "workeroutput", None)
        if output is not None:
            output[LEFT_OUT] = self.count


def cache_of(config: pytest.Config) -> pytest.Cache | None:
    """Return pytest's cache, None where a call turns it off."""
    return getattr(config, "cache", None)


def folder_of(name: str) -> str:
    """Return the first two parts of a test's path."""
    return "/".join(name.partition("::")[0].split("/")[:2])


def span(seconds: float) -> str:
    """Return a duration in words."""
    minutes, rest = divmod(round(seconds), 60)
    return f"{minutes} min {rest:02} s" if minutes else f"{rest} s"


def pytest_configure(config: pytest.Config) -> None:
    """Watch the run where it is reported, and count in every process that collects."""
    left_out = LeftOut()
    config.pluginmanager.register(left_out, "buur-left-out")
    if hasattr(config, "workerinput") or config.option.collectonly:
        return
    cache = cache_of(config)
    known = {} if cache is None else cache.get(SECONDS, {})
    progress = Progress(config, known)
    progress.left_out = left_out.count
    config.pluginmanager.register(progress, "buur-progress")

"""Measurements printed at the end of a run, and the choice of tests that count for coverage.

``record_property("measured", "the first card after 0.61 s")`` in a test adds a line, also when
several processes run the tests.
"""

from __future__ import annotations

import sys
from collections.abc import Generator
from pathlib import Path
from typing import Final

import pytest

HERE: Final = Path(__file__).parent
ABOVE_THE_CORE: Final = frozenset(
    {
        "answers",
        "arena",
        "attack",
        "benchmarks",
        "bots",
        "browser",
        "cli",
        "client",
        "cluster",
        "cross_browser",
        "docs",
        "envs",
        "examples",
        "fuzz",
        "kernels",
        "meta",
        "peers",
        "server",
        "solver",
        "web",
    }
)
"""Folders whose tests do not count for the coverage of the core: its own tests have to reach it."""


@pytest.hookimpl(wrapper=True)
def pytest_runtest_setup(item: pytest.Item) -> Generator[None]:
    """Make what a test needs as the test itself runs: traced or not."""
    return (yield from traced_if_it_counts(item))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None]:
    """Trace the examples of the core alone: whatever plays parties is six times as slow traced.

    A property runs its body a hundred times, and what chance alone reaches is not covered. The
    mark ``no_cover`` of pytest-cov would not do: a process of several has two tracers.
    """
    return (yield from traced_if_it_counts(item))


def traced_if_it_counts(item: pytest.Item) -> Generator[None]:
    """Run a phase of a test, without the tracer if the test does not count for the coverage."""
    tracer = sys.gettrace()
    marked = item.get_closest_marker("hypothesis") or item.get_closest_marker("untraced")
    if is_above(item.path) or marked:
        sys.settrace(None)
    try:
        return (yield)
    finally:
        sys.settrace(tracer)


def is_above(path: Path) -> bool:
    """Tell whether a test lies above the core."""
    return path.is_relative_to(HERE) and path.relative_to(HERE).parts[0] in ABOVE_THE_CORE


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Print the lines in the order of the tests' names."""
    lines = sorted(
        (report.nodeid, str(value))
        for report in terminalreporter.stats.get("passed", [])
        for name, value in report.user_properties
        if name == "measured" and report.when == "call"
    )
    if lines:
        terminalreporter.section("measured")
    for _, line in lines:
        terminalreporter.line(line)

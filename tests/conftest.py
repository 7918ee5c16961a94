"""What tests have measured, told at the end of a run, also when several processes ran them.

``record_property("measured", "the first card after 0.61 s")`` in a test adds a line.
"""

from __future__ import annotations

import pytest


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

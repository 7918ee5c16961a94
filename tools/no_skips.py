"""Pytest plugin that reports a skipped test as a failure."""

import pytest


def skipped_reports(config: pytest.Config) -> list[object]:
    """Return the reports of skipped tests; empty in the worker processes of a parallel run."""
    reporter = config.pluginmanager.get_plugin("terminalreporter")
    return [] if reporter is None else reporter.stats.get("skipped", [])


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish(session: pytest.Session) -> None:
    """Turn a green run with skipped tests red."""
    if skipped_reports(session.config) and session.exitstatus == pytest.ExitCode.OK:
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


def pytest_terminal_summary(
    terminalreporter: pytest.TerminalReporter, config: pytest.Config
) -> None:
    """Say so above the closing line."""
    if skipped := skipped_reports(config):
        terminalreporter.line(f"FAILED: {len(skipped)} skipped; here no test may be", red=True)

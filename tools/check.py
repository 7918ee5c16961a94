"""Run every check of the project: what ``./buur test`` does once the environment stands.

``./buur test`` runs everything, ``./buur test --slow`` the slow tests as well. Any other argument
goes to pytest, which then runs alone: ``./buur test tests/meta -k launcher``.
"""

import os
import subprocess
import sys
import time
from pathlib import Path

from tools.needs import NeedError, require_chromium, require_typescript

ROOT = Path(__file__).resolve().parent.parent
LAUNCHER = "buur"
"""Named apart: without a suffix, ruff and mypy do not find it by themselves."""

WORKERS = min(os.cpu_count() or 1, 4)
"""Processes that share the tests; beyond four, starting them costs more than they bring."""


def static_checks() -> list[tuple[str, list[str]]]:
    """Return the checks that run no test, quickest first."""
    return [
        ("ruff format", [tool("ruff"), "format", "--check", ".", LAUNCHER]),
        ("ruff check", [tool("ruff"), "check", ".", LAUNCHER]),
        ("import-linter", [tool("lint-imports"), "--no-logo"]),
        ("tsc", [str(require_typescript(ROOT)), "--project", "tsconfig.json"]),
        ("mypy", [tool("mypy")]),
        ("mypy, launcher", [tool("mypy"), LAUNCHER]),
    ]


def tool(name: str) -> str:
    """Return the path of a program of the environment that runs this one."""
    return str(Path(sys.executable).with_name(name))


def pytest_command(*, slow: bool, arguments: list[str]) -> list[str]:
    """Return the command of the tests; a skipped test fails (see ``tools/no_skips.py``)."""
    command = [sys.executable, "-m", "pytest", "-p", "tools.no_skips"]
    if slow:
        command += ["-m", ""]
    if arguments:
        return command + arguments
    return [*command, "-n", str(WORKERS), "--dist", "worksteal", "--cov", "--cov-report", "term"]


def passes(heading: str, command: list[str]) -> bool:
    """Run one check under its heading, its output shown as it comes."""
    print(f"\n── {heading} " + "─" * (60 - len(heading)), flush=True)
    started = time.monotonic()
    code = subprocess.run(command, cwd=ROOT).returncode
    if "pytest" not in command:  # whose own closing line must stay the last one
        verdict = "passed" if code == 0 else f"FAILED (exit code {code})"
        print(f"{heading}: {verdict}, {time.monotonic() - started:.1f} s", flush=True)
    return code == 0


def main(arguments: list[str]) -> int:
    """Run the checks, all of them even when one fails, and return the exit code."""
    slow = "--slow" in arguments
    arguments = [argument for argument in arguments if argument != "--slow"]
    try:
        os.environ["BUUR_CHROMIUM"] = str(require_chromium())
        checks = [] if arguments else static_checks()
    except NeedError as error:
        print(f"buur test: {error}", file=sys.stderr)
        return 2
    failed = [heading for heading, command in checks if not passes(heading, command)]
    if failed:
        print("\nFailed so far: " + ", ".join(failed), flush=True)
    if not passes("pytest", pytest_command(slow=slow, arguments=arguments)):
        failed.append("pytest")
    if failed:
        print("\nbuur test: FAILED: " + ", ".join(failed), file=sys.stderr)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""Every check of the project: the program behind ``./buur test``.

- ``./buur test``: static checks and all tests but the slow ones.
- ``./buur test --quick``: static checks and the tests of the core, within a minute.
- ``./buur test --slow``: the slow tests as well, among them ten minutes of each fuzzer, and Ray.
- ``./buur test --attack``: attacks on a server of this machine, for some minutes.
- ``./buur test --drills``: nodes, database, bus and proxy die under load, for half an hour.
- ``./buur test --browsers``: the page in Firefox and WebKit, and in four browsers at two nodes.
- ``./buur test --mutants``: the mutation test of ``tools/mutants``.
- ``./buur test ARGUMENTS``: pytest alone, with its own paths and options.
"""

import os
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from tools.needs import (
    NeedError,
    require_chromium,
    require_firefox,
    require_fuzzer,
    require_mutation_tool,
    require_node,
    require_postgres,
    require_ray,
    require_typescript,
    require_webkit,
)

ROOT = Path(__file__).resolve().parent.parent
LAUNCHER = "buur"
"""Named apart: without a suffix, ruff and mypy do not find it by themselves."""

WORKERS = min((os.cpu_count() or 1) + 1, 4)
"""Processes that share the tests, one more than cores: many wait for a browser or a database.

Beyond four, starting them costs more than they bring.
"""

CORE = ("tests/rules", "tests/properties", "tests/play", "tests/variants", "tests/golden")
"""Folders of a quick run: rules, options, views, and a partie of every rule set."""

ATTACKS = "tests/attack"
"""Folder of the attacks on a server."""

OTHER_BROWSERS = "tests/cross_browser"
"""Folder of the tests in Firefox and WebKit."""

NODES_AND_BROWSERS = "tests/browser/test_two_nodes.py"
"""The test of four browsers at nodes that are killed and deployed."""

PLUGINS = ["-p", "tools.no_skips", "-p", "tools.progress"]
"""A skipped test fails; progress comes with an estimate."""


def static_checks(*, quick: bool) -> list[tuple[str, list[str]]]:
    """Return checks without tests, the longest first; a quick run builds no documentation."""
    checks = [
        ("mypy", [tool("mypy")]),
        ("ruff format", [tool("ruff"), "format", "--check", ".", LAUNCHER]),
        ("ruff check", [tool("ruff"), "check", ".", LAUNCHER]),
        ("import-linter", [tool("lint-imports"), "--no-logo"]),
        ("tsc", [str(require_typescript(ROOT)), "--project", "tsconfig.json"]),
        ("mypy, launcher", [tool("mypy"), "--cache-dir", ".mypy_cache/launcher", LAUNCHER]),
        ("documentation", [sys.executable, "-m", "tools.docs"]),
    ]
    return checks[:-1] if quick else checks


def tool(name: str) -> str:
    """Return the path of a program of the environment that runs this one."""
    return str(Path(sys.executable).with_name(name))


def pytest_command(*, slow: bool, quick: bool, arguments: list[str]) -> list[str]:
    """Return the command of the tests."""
    command = [sys.executable, "-m", "pytest", *PLUGINS]
    if slow:
        command += ["-m", "not cross_browser and not attack"]
    if arguments:
        return command + arguments
    command += ["-n", str(WORKERS), "--dist", "worksteal"]
    return [*command, *CORE] if quick else [*command, "--cov", "--cov-report", "term"]


def reaches_the_page(arguments: list[str]) -> bool:
    """Tell whether a call of pytest may run tests in a browser."""
    return reaches(arguments, "browser")


def reaches_a_database(arguments: list[str]) -> bool:
    """Tell whether a call of pytest may run tests with PostgreSQL."""
    return reaches(arguments, "server", "cluster", "benchmarks")


def reaches(arguments: list[str], *folders: str) -> bool:
    """Tell whether a call of pytest may run tests of some folders."""
    paths = [argument.partition("::")[0].rstrip("/") for argument in arguments]
    named = [path for path in paths if (ROOT / path).exists()]
    within = [path for path in named if any(folder in path for folder in folders)]
    return not named or bool(within) or any(path in ("tests", ".") for path in named)


def passes(heading: str, command: list[str]) -> bool:
    """Run pytest under a heading, its output shown as it comes and its closing line the last."""
    print(f"\n── {heading} " + "─" * (60 - len(heading)), flush=True)
    return subprocess.run(command, cwd=ROOT).returncode == 0


def failing(checks: list[tuple[str, list[str]]]) -> list[str]:
    """Run checks side by side, the output of each shown as it ends; return those that failed."""

    def check(one: tuple[str, list[str]]) -> str | None:
        heading, command = one
        started = time.monotonic()
        run = subprocess.run(
            command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
        )
        verdict = "passed" if run.returncode == 0 else f"FAILED (exit code {run.returncode})"
        rule = f"\n── {heading} " + "─" * (60 - len(heading))
        seconds = time.monotonic() - started
        print(f"{rule}\n{run.stdout}{heading}: {verdict}, {seconds:.1f} s", flush=True)
        return None if run.returncode == 0 else heading

    with ThreadPoolExecutor(WORKERS) as threads:
        return [heading for heading in threads.map(check, checks) if heading is not None]


def other_browsers(arguments: list[str]) -> int:
    """Run the page's tests in Firefox and WebKit, and those of four browsers at two nodes."""
    require_firefox()
    require_webkit()
    os.environ["BUUR_CHROMIUM"] = str(require_chromium())
    os.environ["BUUR_POSTGRES"] = str(require_postgres())
    paths = [OTHER_BROWSERS, NODES_AND_BROWSERS]
    options = ["-m", "cross_browser", "-n", str(min(WORKERS, 2)), "--dist", "worksteal"]
    command = [*pytest_command(slow=False, quick=False, arguments=paths), *options]
    return 0 if passes("pytest, other browsers", [*command, *arguments]) else 1


def attacks(arguments: list[str]) -> int:
    """Attack servers in processes of their own, one after the other: memory is measured."""
    command = [*pytest_command(slow=False, quick=False, arguments=[ATTACKS]), "-m", "not slow"]
    return 0 if passes("pytest, attacks", [*command, "-n0", *arguments]) else 1


def drills(arguments: list[str]) -> int:
    """Have nodes, database, bus and proxy of a cluster die under load, three times each."""
    require_postgres()
    command = [sys.executable, "-m", "tools.drills", "--runs", "3", *arguments]
    return subprocess.run(command, cwd=ROOT).returncode


def mutation_test(arguments: list[str]) -> int:
    """Run the mutation test, with its tool installed."""
    require_mutation_tool(ROOT)
    require_node()
    return subprocess.run([sys.executable, "-m", "tools.mutants", *arguments], cwd=ROOT).returncode


def main(arguments: list[str]) -> int:
    """Run the checks, all of them even when one fails, and return the exit code."""
    slow, quick = ("--slow" in arguments), ("--quick" in arguments)
    rest = [argument for argument in arguments if argument not in ("--slow", "--quick")]
    try:
        if "--mutants" in rest:
            return mutation_test([argument for argument in rest if argument != "--mutants"])
        if "--drills" in rest:
            return drills([argument for argument in rest if argument != "--drills"])
        if "--attack" in rest:
            return attacks([argument for argument in rest if argument != "--attack"])
        if "--browsers" in rest:
            return other_browsers([argument for argument in rest if argument != "--browsers"])
        if not quick and reaches_the_page(rest):
            os.environ["BUUR_CHROMIUM"] = str(require_chromium())
        if not quick and reaches_a_database(rest):
            os.environ["BUUR_POSTGRES"] = str(require_postgres())
        if slow:
            require_fuzzer(ROOT)
            if reaches(rest, "arena"):
                require_ray(ROOT)
        checks = [] if rest else static_checks(quick=quick)
    except NeedError as error:
        print(f"buur test: {error}", file=sys.stderr)
        return 2
    failed = failing(checks)
    if failed:
        print("\nFailed so far: " + ", ".join(failed), flush=True)
    if not passes("pytest", pytest_command(slow=slow, quick=quick, arguments=rest)):
        failed.append("pytest")
    if failed:
        print("\nbuur test: FAILED: " + ", ".join(failed), file=sys.stderr)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

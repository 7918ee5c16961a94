"""Trials of mutants: a child process each, which imports the faulty module and runs tests on it."""

from __future__ import annotations

import os
import resource
import signal
import sys
import traceback
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from time import monotonic
from typing import Final, Literal

from tools.mutants import import_hook
from tools.mutants.mutant import Mutant

Verdict = Literal["killed", "survived", "endless"]

MEMORY: Final = 6 << 30
"""Bytes that a mutant may take, lest a loop without end takes the machine's."""
SLACK: Final = 30.0
"""Seconds that a trial may take beyond ten times what its tests take without the fault."""
BROKEN: Final = 70
"""Exit code of a child that could not judge."""
FIRST: Final = 12
"""Tests that are tried first; most mutants die there, and fewer tests are quicker to collect."""


@dataclass(frozen=True, slots=True)
class Stage:
    """Tests that are run in one child, with the seconds that they take without a fault."""

    tests: tuple[str, ...]
    seconds: float


@dataclass(frozen=True, slots=True)
class Outcome:
    """What became of a mutant."""

    mutant: Mutant
    verdict: Verdict
    tests: int
    """How many tests were given a chance to notice."""


def preload() -> None:
    """Import what tests need beside Buur, so that every child has it already."""
    import hypothesis
    import pytest  # noqa: F401

    for name in (
        "alembic", "click", "fluent.runtime", "httpx", "hypothesis.strategies", "msgspec",
        "rich", "sqlalchemy", "starlette.applications", "uvicorn", "websockets",
    ):  # fmt: skip
        __import__(name)
    quick = (hypothesis.Phase.explicit, hypothesis.Phase.generate)
    hypothesis.settings.register_profile(
        "mutants", hypothesis.settings.get_profile("ci"), phases=quick
    )


def run_trials(
    plans: Iterable[tuple[Mutant, Sequence[Stage]]], workers: int, log: Path
) -> Iterator[Outcome]:
    """Yield what becomes of the mutants, as it is known.

    Args:
        plans: mutants, each with the stages to run until a test fails.
        workers: children at a time.
        log: folder for what the tests print.
    """
    log.mkdir(parents=True, exist_ok=True)
    waiting = iter(plans)
    running: dict[int, _Trial] = {}
    while True:
        while len(running) < workers and (plan := next(waiting, None)) is not None:
            trial = _Trial(*plan, log=log)
            running[trial.start()] = trial
        if not running:
            return
        pid, status = _wait(running)
        trial = running.pop(pid)
        outcome = trial.after(status)
        if outcome is None:
            running[trial.start()] = trial
        else:
            yield outcome


def _wait(running: dict[int, _Trial]) -> tuple[int, int]:
    """Wait for a child to end, ending those whose time is up."""
    while True:
        pid, status = os.waitpid(-1, os.WNOHANG)
        if pid in running:
            return pid, status
        for child, trial in running.items():
            if monotonic() > trial.deadline:
                trial.is_endless = True
                os.kill(child, signal.SIGKILL)
        os.sched_yield() if pid else _pause()


def _pause() -> None:
    signal.sigtimedwait([], 0.02)


class _Trial:
    """A mutant on its way through its stages."""

    def __init__(self, mutant: Mutant, stages: Sequence[Stage], *, log: Path) -> None:
        self.mutant = mutant
        self.stages = list(stages)
        self.deadline = 0.0
        self.is_endless = False
        self._log = log
        self._done = 0

    def start(self) -> int:
        """Start the next stage in a child and return its process id."""
        stage = self.stages[0]
        self.deadline = monotonic() + SLACK + 10 * stage.seconds
        pid = os.fork()
        if pid:
            return pid
        code = BROKEN
        try:
            code = _judge(self.mutant, stage.tests, self._log / f"{os.getpid()}.txt")
        except BaseException:  # noqa: BLE001 - the child must not go on as its parent
            traceback.print_exc()
        os._exit(code)

    def after(self, status: int) -> Outcome | None:
        """Return the outcome once a stage has ended, None if another stage follows."""
        stage = self.stages.pop(0)
        self._done += len(stage.tests)
        if os.waitstatus_to_exitcode(status) == BROKEN:
            raise RuntimeError(f"the trial of {self.mutant.key} broke down, as shown above")
        if self.is_endless:
            return Outcome(self.mutant, "endless", self._done)
        if status:
            return Outcome(self.mutant, "killed", self._done)
        return None if self.stages else Outcome(self.mutant, "survived", self._done)


def _judge(mutant: Mutant, tests: Sequence[str], log: Path) -> int:
    """Run the tests on the mutant, in a child; zero says that all passed."""
    import pytest

    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    os.setsid()
    with log.open("w", encoding="utf-8") as file:
        os.dup2(file.fileno(), 1)
        os.dup2(file.fileno(), 2)
    try:
        code = compile(mutant.source, f"<{mutant.module}>", "exec")
    except SyntaxError:
        return 1
    import_hook.install(lambda name, _: code if name == mutant.module else None)
    options = ["-x", "-q", "--no-header", "-p", "no:cacheprovider", "-p", "no:xdist"]
    options += ["-p", "no:cov", "--hypothesis-profile=mutants", "--tb=line"]
    options += ["-W", "ignore::pytest.PytestAssertRewriteWarning"]
    try:
        result = int(pytest.main([*options, *tests]))
    except Exception:  # noqa: BLE001 - such as a socket that a faulty server has left open
        traceback.print_exc()
        result = 1
    sys.stdout.flush()
    if not result:
        log.unlink(missing_ok=True)
    return result


def stages_of(tests: Sequence[tuple[str, float]], most: float) -> list[Stage]:
    """Split a mutant's tests into stages: a few first ones, then the others.

    Args:
        tests: names and seconds, the likeliest to notice first.
        most: seconds of all tests together; a test that would exceed them is left out.
    """
    chosen: list[tuple[str, float]] = []
    total = 0.0
    for name, seconds in tests:
        if total + seconds <= most:
            total += seconds
            chosen.append((name, seconds))
    parts = (spread(chosen), chosen)
    stages = [Stage(tuple(n for n, _ in part), sum(s for _, s in part)) for part in parts if part]
    return stages[:1] if len(chosen) <= FIRST else stages


def spread(tests: Sequence[tuple[str, float]]) -> list[tuple[str, float]]:
    """Return the first tests, at most two of a function, whose cases tell much the same."""
    seen: dict[str, int] = {}
    found = []
    for name, seconds in tests:
        function = name.partition("[")[0]
        seen[function] = seen.get(function, 0) + 1
        if seen[function] <= 2:
            found.append((name, seconds))
        if len(found) == FIRST:
            break
    return found

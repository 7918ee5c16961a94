"""`Attack`: one attack with its number, and the figure that it finds in a checkout."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

from tests.attack.victim import QUICK, ROOT, Victim, environment_of, victim


class Outcome(NamedTuple):
    """What an attack has done."""

    figure: str
    is_refused: bool


@dataclass(frozen=True)
class Checkout:
    """A checkout of the repository that is attacked, with a folder for its files."""

    folder: Path
    root: Path = ROOT
    running: Victim | None = None
    """A server that quick attacks share; None if each gets its own."""

    def server(self, **options: Any) -> AbstractContextManager[Victim]:
        """Give a server whose bots act at once, with options one of its own."""
        if self.running is not None and not options:
            return nullcontext(self.running)
        return victim(self.folder, root=self.root, **{"program": QUICK, **options})

    def python(self, program: str, *arguments: str) -> subprocess.CompletedProcess[str]:
        """Run a Python program with the modules of the checkout."""
        return subprocess.run(
            [sys.executable, "-c", program, *arguments],
            capture_output=True,
            text=True,
            errors="replace",
            env=environment_of(self.root, self.folder),
            cwd=self.folder,
        )

    def buur(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        """Run the command line of the checkout."""
        program = "import sys; from buur.cli import main; sys.exit(main(sys.argv[1:]))"
        return self.python(program, *arguments)


Run: TypeAlias = Callable[[Checkout], Outcome]


@dataclass(frozen=True)
class Attack:
    """An attack."""

    number: int
    """The number of its row in ``SECURITY.md``."""
    name: str
    run: Run
    is_quick: bool
    """Whether it takes a few seconds and measures neither time nor memory."""


ATTACKS: list[Attack] = []
"""All attacks, in the order of their modules."""


def attack(number: int, name: str, *, is_quick: bool = False) -> Callable[[Run], Run]:
    """Register an attack."""

    def register(run: Run) -> Run:
        ATTACKS.append(Attack(number, name, run, is_quick))
        return run

    return register

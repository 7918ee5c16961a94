"""Figures of every attack of ``tests/attack`` on two checkouts, one beside the other.

    git worktree add ../before c9d3c56
    python -m tools.attack_figures ../before .

Words after the two paths choose the attacks whose names hold one of them. ✓ stands for an attack
that is refused.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from tests.attack.attacks import ATTACKS
from tests.attack.outcome import Attack, Checkout


def main(before: str, after: str, *words: str) -> None:
    """Print the table."""
    print("| number | attack | before | after |\n| --- | --- | --- | --- |", flush=True)
    for one in ATTACKS:
        if not words or any(word in one.name for word in words):
            figures = [figure(one, Path(root)) for root in (before, after)]
            print(f"| {one.number} | {one.name} | {' | '.join(figures)} |", flush=True)


def figure(one: Attack, root: Path) -> str:
    """Return what an attack does to a checkout."""
    with tempfile.TemporaryDirectory() as folder:
        try:
            outcome = one.run(Checkout(Path(folder), root.resolve()))
        except Exception as error:  # noqa: BLE001 - the other attacks are run
            return f"{type(error).__name__}: {error}"[:200].replace("\n", " ")
    return f"{outcome.figure} {'✓' if outcome.is_refused else '✗'}"


if __name__ == "__main__":
    main(*sys.argv[1:])

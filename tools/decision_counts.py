"""Counts of the acts that the sharp player finds itself, and of those that are the steady player's.

``python -m tools.decision_counts --deals 4`` plays deals of every preset. It counts acts with an
alternative by stage and kind of act. Claims and other interjections are always `steady`'s.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Final

from buur.arena.boards import play_deals
from buur.bots.budget import Budget
from buur.bots.levels.sharp import Sharp
from buur.play.model.events import Act
from buur.play.views import View
from buur.variants.registry import PRESETS, variant

DEALS: Final = 4
HASTY: Final = Budget(rounds=12)
FOUND, LEFT = "sharp", "steady"

Counts = Counter[tuple[str, str, str]]
"""By stage, kind of act and who decided."""


class Told(Sharp):
    """A hasty bot that notes who decides what it does."""

    def __init__(self, seed: int, counts: Counts) -> None:
        super().__init__(seed, HASTY)
        self._counts = counts
        self._own: Act | None = None

    def choose(self, view: View) -> Act:
        """Return the act, and note who found it if there was a choice."""
        self._own = None
        act = super().choose(view)
        if len(list(islice(view.legal, 2))) > 1:
            decided = LEFT if self._own is None else FOUND
            self._counts[view.state.phase, type(act).__name__, decided] += 1
        return act

    def _played(self, view: View) -> Act | None:
        self._own = super()._played(view)
        return self._own

    def _said(self, view: View) -> Act | None:
        self._own = super()._said(view)
        return self._own


def counted(preset: str, deals: int, seed: int = 0) -> Counts:
    """Return who decided how often in the first deals of a partie."""
    counts: Counts = Counter()
    rules = variant(preset)
    play_deals(rules, [Told(seat, counts) for seat in range(rules.seats)], seed, deals)
    return counts


def lines(presets: Sequence[str], deals: int) -> Iterator[str]:
    """Give the rows of a table in Markdown, a preset, stage and kind of act each."""
    yield f"| rules | stage | act | {FOUND} | {LEFT} |"
    yield "| --- | --- | --- | --- | --- |"
    for preset in presets:
        counts = counted(preset, deals)
        for stage, kind in sorted({key[:2] for key in counts}):
            found, left = counts[stage, kind, FOUND], counts[stage, kind, LEFT]
            yield f"| `{preset}` | {stage} | {kind} | {found} | {left} |"


def main(arguments: Sequence[str]) -> int:
    """Play the deals and print the table."""
    parser = argparse.ArgumentParser(
        prog="python -m tools.decision_counts", description=(__doc__ or "").partition("\n")[0]
    )
    parser.add_argument("--rules", nargs="+", choices=PRESETS, default=list(PRESETS))
    parser.add_argument("--deals", type=int, default=DEALS, help="of each game")
    asked = parser.parse_args(arguments)
    for line in lines(asked.rules, asked.deals):
        print(line, flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""Gain of the searched decisions before the first card over the steady player's.

``python -m tools.before_play_gains --rules sidi --boards 120``

Both bots play their cards alike, by a quick search; one says what trying out speaks for, the other
what the steady player says. The same cards are held from every place by the one who tries out, the
rest by the other. Where nobody says anything else by it, both deals are the same and nothing is
gained, so these are not played.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Collection, Iterator, Sequence
from contextlib import suppress
from math import sqrt
from statistics import fmean, stdev
from types import MappingProxyType

from buur.arena.boards import gain_per_deal, play_deals, seatings
from buur.bots import Bot
from buur.bots.levels.sharp import Sharp
from buur.bots.search.card_search import SearchSettings
from buur.bots.search.decisions_before_play import DECISIONS
from buur.play.model.events import Act
from buur.play.table import Table
from buur.play.views import View
from buur.variants.model import Variant
from buur.variants.registry import PRESETS, variant


class Trying(Sharp):
    """Searches quickly, and tries out what it says."""

    settings = SearchSettings(worlds=100)
    rounds = 400


def quiet(seed: int, stages: Collection[str]) -> Sharp:
    """Return a player that in some stages says what the steady player says."""
    player = Trying(seed)
    left = {stage: say for stage, say in Trying.decisions.items() if stage not in stages}
    player.decisions = MappingProxyType(left)
    return player


class _AtPlay(Exception):  # noqa: N818 - the end of what is heard, no error
    """The first card is to be laid."""


class Heard:
    """A bot of which is noted what it says before the first card."""

    def __init__(self, inner: Bot, acts: list[Act]) -> None:
        self.name = inner.name
        self._inner = inner
        self._acts = acts

    def choose(self, view: View) -> Act:
        """Return what the bot chooses, and note it."""
        if view.state.phase == "play":
            raise _AtPlay
        act = self._inner.choose(view)
        self._acts.append(act)
        return act

    def interject(self, view: View) -> Act | None:
        """Return what the bot calls out, and note it."""
        act = self._inner.interject(view)
        if act is not None:
            self._acts.append(act)
        return act


def seated(rules: Variant, mine: frozenset[int], stages: Collection[str]) -> list[Bot]:
    """Return the players where some seats try out what they say."""
    seats = range(rules.seats)
    return [Trying(seat) if seat in mine else quiet(seat, stages) for seat in seats]


def said(rules: Variant, mine: frozenset[int], seed: int, stages: Collection[str]) -> list[Act]:
    """Return what is said before the first card."""
    acts: list[Act] = []
    with suppress(_AtPlay):
        play_deals(rules, [Heard(inner, acts) for inner in seated(rules, mine, stages)], seed, 1)
    return acts


def board_gains(rules: Variant, seed: int, stages: Collection[str]) -> list[float]:
    """Return what each place gains in a deal by trying out what it says."""
    nobody: frozenset[int] = frozenset()
    usual, without = said(rules, nobody, seed, stages), None
    gains = []
    for mine in seatings(rules):
        if said(rules, mine, seed, stages) == usual:
            gains.append(0.0)
            continue
        without = without or _played(rules, nobody, seed, stages)
        gains.append(
            gain_per_deal(_played(rules, mine, seed, stages), mine) - gain_per_deal(without, mine)
        )
    return gains


def _played(rules: Variant, mine: frozenset[int], seed: int, stages: Collection[str]) -> Table:
    return play_deals(rules, seated(rules, mine, stages), seed, 1)


def lines(preset: str, boards: int, seed: int, stages: Collection[str]) -> Iterator[str]:
    """Give the standing after every tenth board, and after the last."""
    means: list[float] = []
    for number in range(boards):
        gains = board_gains(variant(preset), seed + number, stages)
        means.append(fmean(gains))
        if len(means) % 10 == 0 or len(means) == boards:
            error = f" ± {stdev(means) / sqrt(len(means)):.2g}" if number else ""
            yield f"{preset}: {fmean(means):+.4g}{error} per deal, {len(means)} boards"


def main(arguments: Sequence[str]) -> int:
    """Play the boards and print what is gained."""
    parser = argparse.ArgumentParser(
        prog="python -m tools.before_play_gains", description=(__doc__ or "").partition("\n")[0]
    )
    parser.add_argument("--rules", nargs="+", choices=PRESETS, required=True)
    parser.add_argument("--boards", type=int, default=120)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--stages", nargs="+", choices=DECISIONS, default=list(DECISIONS))
    asked = parser.parse_args(arguments)
    for preset in asked.rules:
        for line in lines(preset, asked.boards, asked.seed, asked.stages):
            print(line, flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""Fit the habits of the sharp player to the cards that another one plays.

``.venv/bin/python -m tools.fit_habits --out src/buur/bots/habits/manners.py`` plays parties of
steady players, looks at every card that was chosen among several, and finds the weights that make
these choices likeliest. ``--bot`` takes those of another bot.
"""

import argparse
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from buur.bots import bot
from buur.bots.habits.watching import seen_by
from buur.bots.habits.wishes import CONTEXTS, LIMIT, TRAITS, UNIT
from buur.bots.steady.situation import situation
from buur.contracts import OPEN
from buur.play.events import Played
from buur.play.table import Table
from buur.variants.registry import variant

WANTING: Final = {"schieber": 700, "coiffeur": 12, "gluecksjass": 100, "chibre": 100, "coinche": 60}
SHUNNING: Final = {"misere": 200, "misere-teams": 100, "hindersi": 100, "estimation": 300}
"""Deals by rule set; of whole parties where a sheet binds them together."""

HEADER: Final = '"""The weights of the habits, by goal and context; see ``tools/fit_habits.py``."""'
Floats = NDArray[np.float64]
Sample = tuple[NDArray[np.int64], NDArray[np.int64], int, int]
"""Contexts and traits of the cards, which was laid, and the goal."""


def samples(rules: str, deals: int, name: str) -> Iterator[Sample]:
    """Give the choices of some deals, each partie cut off after four."""
    played = 0
    for seed in range(deals):
        game = variant(rules)
        players = [bot(name, seed + seat) for seat in range(game.seats)]
        table = Table(game, players, chance=random.Random(f"habits/{seed}"))
        while (event := table.next_event()) is not None and len(table.state.history) < 4:
            deal = table.state.deal
            if isinstance(event, Played) and deal is not None and deal.contract not in (None, OPEN):
                found = sample(table, event)
                if found is not None:
                    yield found
            table.do(event)
        played += len(table.state.history)
        if played >= deals:
            return


def sample(table: Table, event: Played) -> Sample | None:
    """Return what was chosen from, None where there was no choice."""
    state = table.state
    deal, seat = state.deal, event.seat
    legal = state.legal_for(seat).cards
    if deal is None or len(legal) < 2:
        return None
    contexts, traits = seen_by(state.variant, deal, seat, legal.mask)
    view = state.view(seat)
    own = view.state.deal
    goal = 1 if own is None else situation(view, own, seat).goal
    return contexts, traits, list(legal).index(event.card), 0 if goal > 0 else 1


def fit(found: list[Sample], steps: int = 600, ridge: float = 2e-4) -> tuple[Floats, float, float]:
    """Return the weights by context and trait, the likelihood per choice and the share of hits."""
    contexts = np.concatenate([each[0] for each in found])
    traits = np.concatenate([each[1] for each in found]).astype(float)
    sizes = np.array([len(each[0]) for each in found])
    starts = np.concatenate([[0], np.cumsum(sizes)[:-1]])
    chosen = starts + np.array([each[2] for each in found])
    owner = np.repeat(np.arange(len(found)), sizes)
    target = np.zeros(len(contexts))
    target[chosen] = 1.0
    size = np.maximum(np.abs(traits).max(axis=0), 1.0)
    traits /= size
    weights = np.zeros((CONTEXTS, TRAITS))
    first, second = np.zeros_like(weights), np.zeros_like(weights)
    shares = target
    for step in range(1, steps + 1):
        wishes = (weights[contexts] * traits).sum(axis=1)
        wishes -= np.maximum.reduceat(wishes, starts)[owner]
        shares = np.exp(wishes)
        shares /= np.add.reduceat(shares, starts)[owner]
        slope = np.zeros_like(weights)
        np.add.at(slope, contexts, (shares - target)[:, None] * traits)
        slope = slope / len(found) + ridge * weights
        first = 0.9 * first + 0.1 * slope
        second = 0.995 * second + 0.005 * slope**2
        rate = 0.15 * min(1.0, 3.0 * (1.0 - step / steps))
        bias = (1.0 - 0.9**step), (1.0 - 0.995**step)
        weights -= rate * (first / bias[0]) / (np.sqrt(second / bias[1]) + 1e-9)
    likely = float(np.log(shares[chosen]).mean())
    best = np.maximum.reduceat(shares, starts)
    return weights / size, likely, float((shares[chosen] >= best).mean())


def main() -> None:
    """Play, fit, write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bot", default="steady")
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--part", type=float, default=1.0, help="of the deals")
    arguments = parser.parse_args()
    fitted = []
    for goal, rule_sets in enumerate((WANTING, SHUNNING)):
        found = [
            each
            for rules, deals in rule_sets.items()
            for each in samples(rules, max(4, int(deals * arguments.part)), arguments.bot)
            if each[3] == goal
        ]
        weights, likely, hits = fit(found)
        print(f"goal {goal}: {len(found)} choices, {likely:.4f} a choice, {hits:.1%} foreseen")
        fitted.append(weights)
    numbers = np.clip(np.round(np.concatenate(fitted) * UNIT), -LIMIT, LIMIT).astype(int)
    rows = "\n".join(f"    {', '.join(map(str, row))}," for row in numbers.tolist())
    lines = (
        HEADER,
        "\nfrom __future__ import annotations\n\nfrom typing import Final\n",
        f"# fmt: off\nMANNERS: Final[tuple[int, ...]] = (\n{rows}\n)",
    )
    arguments.out.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()

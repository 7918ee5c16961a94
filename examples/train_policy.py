"""Train a linear policy to play the cards of chibre, and measure it in a duel.

Seat 0 plays by the policy, the others play at random, in a thousand deals at once. REINFORCE makes
a card more probable if its side won more points afterwards than usual. It needs numpy alone and
half a minute of one core. `docs/how-to/examples.md` seats it in the page.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

import numpy as np
from matplotlib.figure import Figure
from numpy.typing import NDArray

from buur.arena import duel
from buur.bots import Bot
from buur.envs.vector import Deals, layout

RULES, FILE, RATE = "chibre", Path("policy.npy"), 0.2
PARTS = layout(RULES, contracts=4)
SIGNS = np.array([1, -1, 1, -1])  # of the seats from the observer, whose partner sits opposite
Floats = NDArray[np.float32]
Seen = dict[str, NDArray[Any]]


def odds(weights: Floats, seen: Seen) -> tuple[Floats, Floats, NDArray[np.int64]]:
    """Return the features of each row, the probabilities of the 36 cards, and their order.

    Trumps come first in this order, so that the policy learns the same weights for every suit.
    """
    rows = seen["observation"]
    suits = (rows[:, PARTS["contract"]].argmax(axis=1)[:, None] + np.arange(4)) % 4
    order = (9 * suits[:, :, None] + np.arange(9)).reshape(-1, 36)
    cards = rows[:, : PARTS["leader"].start].reshape(len(rows), -1, 36)
    cards = np.take_along_axis(cards, order[:, None], axis=2)
    present = np.hstack([cards.reshape(len(rows), -1), rows[:, PARTS["best"]]]) != 0
    features = present.astype(np.float32)
    legal = np.take_along_axis(seen["action_mask"], order, axis=1) != 0
    logits = np.where(legal, features @ weights, -np.inf)
    found = np.exp(logits - logits.max(axis=1, keepdims=True))
    return features, found / found.sum(axis=1, keepdims=True), order


def train(deals: int, rounds: int, seed: int = 7) -> tuple[Floats, list[float]]:
    """Return the weights, and by round the mean difference of points between the sides."""
    chance, envs = np.random.default_rng(seed), Deals(RULES, deals, opponents="random")
    weights, curve = np.zeros((PARTS["leader"].start + 4, 36), np.float32), []
    for number in range(rounds):
        seen, _ = envs.reset(seed=None if number else seed)
        steps, rewards = [], np.zeros(deals)
        for _ in range(9):
            features, likely, order = odds(weights, seen)
            drawn = 0.9999 * chance.random((deals, 1))  # below the sum, which is rounded
            chosen = (likely.cumsum(axis=1) > drawn).argmax(axis=1)
            error = np.eye(36)[chosen] - likely  # the gradient of the logarithm of its probability
            steps.append((features, error, seen["observation"][:, PARTS["points"]] @ SIGNS))
            seen, rewards, *_ = envs.step(order[np.arange(deals), chosen])
        for features, error, before in steps:
            gain = rewards - before  # by the cards from here on
            weights += RATE / deals * features.T @ (error * (gain - gain.mean())[:, None])
        curve.append(float(rewards.mean()))
    return weights, curve


def bot(seed: int, others: str = "steady") -> Bot:
    """Return a bot that plays cards by the weights in the file; another bot decides the rest."""
    weights = np.load(FILE)

    def card(seen: Seen) -> int:
        _, likely, order = odds(weights, {name: array[None] for name, array in seen.items()})
        return int(order[0, int(likely.argmax())])

    return Deals(RULES).as_bot(card, others, name="trained")


def main() -> None:
    """Train, draw the mean difference of each round, and play a duel."""
    parser = argparse.ArgumentParser()
    for name, size in (("--deals", 1000), ("--rounds", 300), ("--boards", 200)):
        parser.add_argument(name, type=int, default=size)
    parser.add_argument("--picture", type=Path, default=Path("train_policy.svg"))
    given = parser.parse_args()
    weights, curve = train(given.deals, given.rounds)
    np.save(FILE, weights)
    figure = Figure(figsize=(8, 4.5), layout="constrained")
    axes = figure.subplots(subplot_kw={"title": "Cards of chibre, learned against random players"})
    axes.plot(range(1, len(curve) + 1), curve, linewidth=0.8)
    axes.set(xlabel="round of the training", ylabel="points more than the other side, per deal")
    figure.savefig(given.picture)
    score = duel(lambda seed: bot(seed, others="random"), "random", RULES, given.boards)
    print("trained against random, contracts at random:", score)


if __name__ == "__main__":
    main()

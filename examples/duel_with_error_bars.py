"""Several duels, their gains with standard errors in one picture.

    pip install 'buur[examples]'
    python examples/duel_with_error_bars.py --boards 100

A duel plays the same cards in both seatings, so most of the luck cancels out. A bot is a name, or a
function that gets the view of its seat and answers with a card, a contract or a word.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from matplotlib.figure import Figure

from buur import View
from buur.arena import Score, duel
from buur.bots import BotLike


def highest(view: View) -> object:
    """Push if possible, and play the card that counts the most."""
    if view.state.phase != "play":
        return list(view.legal)[-1]  # a push, where there is one, is the last
    points = view.deal.tables.points
    return max(view.legal.cards, key=lambda card: points[card])


DUELS: tuple[tuple[BotLike, BotLike], ...] = (
    (highest, "random"),
    ("easy", "random"),
    ("steady", "random"),
    ("steady", "easy"),
)


def label(bot: BotLike) -> str:
    """Return the name of a bot, or of the function that chooses its acts."""
    return bot if isinstance(bot, str) else str(getattr(bot, "__name__", bot))


def draw(scores: dict[str, Score], picture: Path) -> None:
    """Draw the mean gain of each duel, and twice its standard error to both sides."""
    figure = Figure(figsize=(8, 1 + 0.6 * len(scores)), layout="constrained")
    axes = figure.subplots()
    gains = [score.mean for score in scores.values()]
    axes.errorbar(
        gains,
        list(scores),
        xerr=[2 * (score.error or 0) for score in scores.values()],
        fmt="o",
        capsize=4,
    )
    axes.axvline(0, color="grey", linewidth=0.8)
    axes.invert_yaxis()
    axes.margins(y=0.2)
    axes.set(title="Gain of the first bot", xlabel="points per deal, ± 2 standard errors")
    figure.savefig(picture)


def main() -> None:
    """Play the duels, print their scores, and draw them."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--boards", type=int, default=100)
    parser.add_argument("--rules", default="schieber")
    parser.add_argument("--picture", type=Path, default=Path("duel_with_error_bars.svg"))
    given = parser.parse_args()
    scores = {}
    for first, second in DUELS:
        name = f"{label(first)} against {label(second)}"
        scores[name] = duel(first, second, given.rules, given.boards)
        print(f"{name}: {scores[name]}")
    draw(scores, given.picture)


if __name__ == "__main__":
    main()

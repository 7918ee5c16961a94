"""Points of a side by the number of trumps in one hand, with error bars.

    pip install 'buur[examples]'
    python examples/points_by_trumps.py --deals 200000

The kernels deal and play every deal at random, in less than a second once they are compiled.
"""

from __future__ import annotations

import argparse
from pathlib import Path

import numpy as np
from matplotlib.figure import Figure

from buur import Hand
from buur.kernels import make_game, random_deals

TRUMPS = Hand.parse("H6 H7 H8 H9 HT HJ HQ HK HA")
SIDES = (0, 1, 0, 1)
"""Partners sit opposite each other."""


def measure(deals: int, seed: int) -> list[tuple[int, int, float, float]]:
    """Return the trumps in the hand of seat 0, the deals, the mean points and their error."""
    batch = random_deals(make_game("trump:H"), deals, seed, workers=None)
    trumps = np.bitwise_count(batch.hands[:, 0] & TRUMPS.mask)
    points = batch.side_points(SIDES)[:, 0]
    rows = []
    for count in np.unique(trumps):
        found = points[trumps == count]
        if len(found) > 1:
            error = found.std(ddof=1) / len(found) ** 0.5
            rows.append((int(count), len(found), float(found.mean()), float(error)))
    return rows


def draw(rows: list[tuple[int, int, float, float]], picture: Path) -> None:
    """Draw the mean points with their errors, and how often each number of trumps occurs."""
    trumps, counts, means, errors = zip(*rows, strict=True)
    figure = Figure(figsize=(8, 6), layout="constrained")
    above, below = figure.subplots(2, 1, sharex=True, height_ratios=(3, 1))
    above.errorbar(trumps, means, yerr=errors, fmt="o", capsize=4)
    above.axhline(157 / 2, color="grey", linewidth=0.8, linestyle="dashed")
    above.set(title="Random play with hearts as trumps", ylabel="points of the side, of 157")
    below.bar(trumps, [100 * count / sum(counts) for count in counts], color="grey")
    below.set(xlabel="trumps in one hand", ylabel="% of deals", xticks=trumps)
    figure.savefig(picture)


def main() -> None:
    """Print the table, and draw it."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--deals", type=int, default=200_000)
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--picture", type=Path, default=Path("points_by_trumps.svg"))
    given = parser.parse_args()
    rows = measure(given.deals, given.seed)
    print("trumps   deals  points")
    for trumps, count, mean, error in rows:
        print(f"{trumps:6} {count:7}  {mean:6.2f} ± {error:.2f}")
    draw(rows, given.picture)


if __name__ == "__main__":
    main()

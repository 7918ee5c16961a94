"""House rules as TOML and in Python: in words, in a partie, and in a picture.

    pip install 'buur[examples]'
    python examples/house_rules.py --parties 100

The club plays Schieber to 1500 points; black suits count twice, and a match earns no bonus. The
picture compares the numbers of deals that a partie takes under these rules and under Schieber's.
"""

from __future__ import annotations

import argparse
from collections import Counter
from pathlib import Path

from matplotlib.figure import Figure
from matplotlib.ticker import MaxNLocator

import buur
from buur.rulebook import rule_changes

CLUB = """
name = "Jassclub Linde"
base = "schieber"

[options]
target = 1500
multipliers = { S = 2, C = 2 }
match = "none"
"""


def play(rules: buur.Variant, seed: int) -> buur.Partie:
    """Return the end of a partie between four bots."""
    table = buur.Table(rules, ["easy"] * rules.seats, chance=seed)
    for _event in table.run():
        pass
    return table.state


def draw(lengths: dict[str, Counter[int]], picture: Path) -> None:
    """Draw how many parties, in percent, took how many deals."""
    figure = Figure(figsize=(8, 4.5), layout="constrained")
    axes = figure.subplots()
    width = 0.8 / len(lengths)
    for place, (name, counts) in enumerate(lengths.items()):
        deals = sorted(counts)
        left = [deal + (place - (len(lengths) - 1) / 2) * width for deal in deals]
        axes.bar(left, [100 * counts[deal] / counts.total() for deal in deals], width, label=name)
    axes.set(title="Length of a partie", xlabel="deals", ylabel="% of parties")
    axes.xaxis.set_major_locator(MaxNLocator(integer=True))
    axes.legend()
    figure.savefig(picture)


def main() -> None:
    """Print the differences in words and the end of a partie, and draw the picture."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--parties", type=int, default=100)
    parser.add_argument("--picture", type=Path, default=Path("house_rules.svg"))
    given = parser.parse_args()
    club, schieber = buur.loads_house_rules(CLUB), buur.variant("schieber")
    options = {"target": 1500, "multipliers": {"S": 2, "C": 2}, "match": "none"}
    print("the same in Python:", buur.variant("schieber", options) == club.variant)
    for sentence in rule_changes(club.variant.differences(schieber), schieber.options, "en"):
        print("-", sentence)
    lengths = {}
    for name, rules in ((club.name, club.variant), ("Schieber", schieber)):
        ends = [play(rules, seed) for seed in range(given.parties)]
        lengths[name] = Counter(len(end.history) for end in ends)
        mean = sum(deals * count for deals, count in lengths[name].items()) / given.parties
        print(f"{name}: {mean:.1f} deals on average; the first partie: {ends[0]!r}")
    draw(lengths, given.picture)


if __name__ == "__main__":
    main()

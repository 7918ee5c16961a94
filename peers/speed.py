"""Random playouts of our kernels beside those of other packages, in one run on one core.

    python -m peers.speed --peers PYTHON

PYTHON is the interpreter of an environment with jass-kit, numpy and open_spiel. Rounds go in turn,
so that a busy machine slows all alike; of each the best round counts. Then follows how the cost of
a playout grows with the cards in each hand and with the number of hands that are guessed at once.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from time import process_time
from typing import Final

import numpy as np

from buur.benchmarks.machine import machine
from buur.kernels import Positions, make_game, play_out, random_deals
from buur.rules.counter_rng import deal_key
from buur.rules.playout import random_hands
from peers.playouts import TRICK_GAMES

OURS: Final = {"Buur, trump": "trump:S", "Buur, Obenabe": "oben", "Buur, Slalom": "zigzag:oben"}
THEIRS: Final = {"jass-kit (Python)": "jass-kit"} | {
    f"OpenSpiel {name} (C++)": name for name in TRICK_GAMES
}
SEED: Final = 20
CARDS: Final = 36
GUESSES: Final = (1, 10, 100, 1000, 10_000)
HANDS: Final = (1, 2, 3, 5, 7, 9)


@dataclass(slots=True)
class Rate:
    """The best round of one program."""

    per_second: float = 0.0
    acts: float = 0.0
    """Of a playout."""

    def meet(self, per_second: float, acts: float) -> None:
        """Take a round in."""
        self.per_second, self.acts = max(self.per_second, per_second), acts


def rates(python: str, rounds: int, seconds: float) -> dict[str, Rate]:
    """Return the best of some rounds of everybody."""
    found = {name: Rate() for name in (*OURS, *THEIRS)}
    for _ in range(rounds):
        for name, contract in OURS.items():
            found[name].meet(ours(contract, seconds), CARDS)
        for name, what in THEIRS.items():
            command = [python, "-m", "peers.playouts", what, f"{seconds}"]
            said = json.loads(subprocess.check_output(command, text=True))
            found[name].meet(said["per_second"], said["acts"])
    return found


def ours(contract: str, seconds: float) -> float:
    """Return random deals a second, dealing included."""
    game, count = make_game(contract), 20_000
    random_deals(game, 1, SEED)
    while True:
        begun = process_time()
        random_deals(game, count, SEED)
        taken = process_time() - begun
        if taken >= seconds:
            return count / taken
        count *= 2


def rate_table(found: dict[str, Rate]) -> Iterator[str]:
    """Give the lines of what everybody plays, and how often ours plays as much."""
    best = found[next(iter(OURS))]
    yield "| program | playouts a second | acts of a playout | acts a second | ours against it |"
    yield "| --- | --- | --- | --- | --- |"
    for name, rate in found.items():
        acts = rate.per_second * rate.acts
        ratio = best.per_second * best.acts / acts
        against = "" if name in OURS else f"× {ratio:,.{int(ratio < 10)}f}"
        yield f"| {name} | {rate.per_second:,.0f} | {rate.acts:.0f} | {acts:,.0f} | {against} |"


def rest_seconds(cards: int, guesses: int, seconds: float) -> float:
    """Return the seconds of one playout with so many cards each, so many in one call."""
    game = make_game("trump:S")
    hands = [random_hands(deal_key(SEED, index), 4, cards) for index in range(guesses)]
    positions = Positions(hands=np.array(hands), leaders=1, taken=9 - cards)
    play_out(game, positions, SEED)
    calls = 1
    while True:
        begun = process_time()
        for _ in range(calls):
            play_out(game, positions, SEED)
        taken = process_time() - begun
        if taken >= seconds:
            return taken / calls / guesses
        calls *= 2


def growth_table(rounds: int, seconds: float) -> Iterator[str]:
    """Give the lines of what a playout costs, by cards in each hand and by playouts in a call."""
    yield "| cards each | " + " | ".join(f"{guesses:,} a call" for guesses in GUESSES) + " |"
    yield "| --- |" + " --- |" * len(GUESSES)
    for cards in HANDS:
        times = [
            min(rest_seconds(cards, guesses, seconds) for _ in range(rounds)) for guesses in GUESSES
        ]
        yield f"| {cards} | " + " | ".join(f"{1e6 * time:.3g}" for time in times) + " |"


def main(arguments: Sequence[str]) -> int:
    """Measure and print both tables."""
    parser = argparse.ArgumentParser(
        prog="python -m peers.speed", description=(__doc__ or "").partition("\n")[0]
    )
    parser.add_argument("--peers", required=True, help="interpreter that has the packages")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=0.5, help="of a measurement at least")
    asked = parser.parse_args(arguments)
    about = machine()
    print(", ".join(str(value) for value in about.values()), end="\n\n")
    print("\n".join(rate_table(rates(asked.peers, asked.rounds, asked.seconds))))
    print("\nMicroseconds of a playout:\n")
    print("\n".join(growth_table(asked.rounds, asked.seconds / 5)))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

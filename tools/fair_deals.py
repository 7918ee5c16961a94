"""Mean card points that a dishonest table gives its bots in a sealed deal, by what it can try.

    python -m tools.fair_deals

All hands together hold 120 card points, so that two of four seats get 60 of them on average.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Callable
from typing import Final

from buur.cards import cards_in, rank_of
from buur.play.pack.dealing import cut_pack, deal_pack
from buur.play.pack.draws import cut_place
from buur.play.pack.sealed_shuffle import cut_numbers, shuffled_pack
from buur.seats import Seat
from buur.variants.registry import variant

RULES: Final = variant("chibre")
BOTS: Final = (1, 3)
"""The seats that the table favours; a person sits at seat 0."""
DEALER: Final = Seat(0)
CUTTER: Final = Seat(3)
"""A bot, whose cut the seed determines."""
_WORTH: Final = (0, 0, 0, 0, 10, 2, 3, 4, 11)
"""Card points by rank, without trumps."""


def points(seed: str, nonce: str, cut: int | None = None) -> int:
    """Return the card points that the bots are dealt.

    Args:
        seed: the seed of the table.
        nonce: the contribution of the person.
        cut: the number of cards to lift; by default the one that the seed determines.
    """
    at = cut_place(RULES.cut_bounds or (0, 0), cut_numbers(seed, CUTTER)) if cut is None else cut
    hands = deal_pack(cut_pack(shuffled_pack(seed, [nonce, "", "", ""]), at), RULES, DEALER)
    return sum(_WORTH[rank_of(card)] for seat in BOTS for card in cards_in(hands[seat]))


def _hex(chance: random.Random, digits: int = 64) -> str:
    return f"{chance.getrandbits(4 * digits):0{digits}x}"


def honest(chance: random.Random, _tries: int) -> int:
    """Return the points of a deal in which nobody tries anything."""
    return points(_hex(chance), _hex(chance))


def seeds_tried(chance: random.Random, tries: int) -> int:
    """Return the points with the best of several seeds for a guess of the contribution."""
    guess = _hex(chance)
    seed = max((_hex(chance) for _ in range(tries)), key=lambda one: points(one, guess))
    return points(seed, _hex(chance))


def cuts_tried(chance: random.Random, tries: int) -> int:
    """Return the points with the best of several cuts, which `buur check` finds."""
    seed, nonce = _hex(chance), _hex(chance)
    low, high = RULES.cut_bounds or (0, 0)
    return max(points(seed, nonce, cut) for cut in range(low, high + 1)[:tries])


def nonces_tried(chance: random.Random, tries: int) -> int:
    """Return the points where the last person knows the seed and tries several contributions."""
    seed = _hex(chance)
    return max(points(seed, _hex(chance)) for _ in range(tries))


WAYS: Final[dict[str, Callable[[random.Random, int], int]]] = {
    "honest table": honest,
    "the table tries seeds before it commits": seeds_tried,
    "the table tries cuts (found by buur check)": cuts_tried,
    "the table and the last contributor try contributions": nonces_tried,
}


def mean(way: str, deals: int, tries: int, seed: int) -> float:
    """Return the mean points of the bots over some deals."""
    chance = random.Random(f"{seed}:{way}")
    return sum(WAYS[way](chance, tries) for _ in range(deals)) / deals


def main() -> None:
    """Print the mean for each way to cheat."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=2000)
    parser.add_argument("--tries", type=int, default=32)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    print(f"mean card points of the bots, of 120, in {asked.deals} deals with {asked.tries} tries")
    for way in WAYS:
        print(f"{mean(way, asked.deals, asked.tries, asked.seed):6.1f}  {way}")


if __name__ == "__main__":
    main()

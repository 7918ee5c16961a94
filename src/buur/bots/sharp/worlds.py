"""Ways the hidden cards may lie, drawn at random from all that agree with what a seat knows."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from buur.bots.steady.memory import remember
from buur.cards import CardSet, cards_in
from buur.errors import PositionError
from buur.kernels.cache import kernel
from buur.kernels.packing import players_of
from buur.play.views import View
from buur.rules.chance import deal_key, word

Ints = NDArray[np.int64]


@dataclass(frozen=True)
class Worlds:
    """Ways the cards may lie, one a row."""

    hands: Ints
    weights: NDArray[np.float64]


def imagine(view: View, count: int, seed: int) -> Worlds:
    """Return some worlds."""
    deal, seat = view.state.deal, view.seat
    if deal is None or seat is None:
        raise PositionError("hidden cards are imagined from a seat that has its own")
    memory = remember(view, deal, seat)
    players = players_of(deal)
    fixed = [memory.sure[who] if who != seat else memory.hand for who in players]
    known = 0
    for cards in fixed:
        known |= cards
    counts = [view.counts[who] for who in players]
    free = cards_in(CardSet(memory.unseen & ~known))
    could = [memory.could[who] for who in players]
    found = np.empty((count, len(players)), np.int64)
    order = sorted(free, key=lambda card: sum(cards >> card & 1 for cards in could))
    draw(
        np.array(order, np.int64),
        np.array(could, np.int64),
        np.array(fixed, np.int64),
        np.array([0 if who == seat else n for who, n in zip(players, counts, strict=True)]),
        memory.away,
        deal_key(seed, len(deal.tricks)),
        found,
        np.empty(len(players) + 1, np.int64),
    )
    return Worlds(found, np.full(count, 1 / count))


@kernel
def draw(
    cards: Ints,
    could: Ints,
    fixed: Ints,
    counts: Ints,
    away: int,
    key: int,
    found: Ints,
    left: Ints,
) -> None:
    """Fill in hands at random: cards with few possible holders first, by free places."""
    seats, drawn = could.shape[0], 0
    for row in range(found.shape[0]):
        for _ in range(1000):
            for seat in range(seats):
                found[row, seat] = fixed[seat]
                left[seat] = max(0, counts[seat] - fixed[seat].bit_count())
            left[seats] = away
            stuck = False
            for card in cards:
                total = left[seats]
                for seat in range(seats):
                    total += left[seat] * (could[seat] >> card & 1)
                if total == 0:
                    stuck = True
                    break
                needle = word(key, drawn) % total
                drawn += 1
                for seat in range(seats):
                    needle -= left[seat] * (could[seat] >> card & 1)
                    if needle < 0:
                        found[row, seat] |= 1 << card
                        left[seat] -= 1
                        break
                if needle >= 0:
                    left[seats] -= 1
            if not stuck:
                break

"""What is played where the search cannot tell cards apart: what a partner expects."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from math import sqrt
from typing import Final

import numpy as np

from buur.bots.sharp.thinking import Search, Thought
from buur.bots.sharp.tree import Tree
from buur.cards import PACK_SIZE, Card, suit_of

DOUBT: Final = 4.0
"""Within how many standard errors two cards are as good as each other. Rounds are not drawn apart
from each other: they share their worlds, and what brought much is looked at more closely. The error
is about twice what it would be if they were."""
TRIED: Final = 0.1
"""In what part of the rounds a card must have been laid for its value to be known."""
AGAIN: Final = 6
"""The second look at a card takes one round for so many of the first."""


def settled(search: Search, usual: Card, anew: Callable[[], Search | None]) -> Card:
    """Return the card to play: the usual one, or one of its suit, unless another is surely better.

    Two means that differ by less than their error say nothing, and which of them comes out on top
    changes with the seed. Then a partner gets what he expects. Nor is the usual card given up
    because it did badly in the few rounds in which it was laid, or in these worlds: both get a
    second look, with as many rounds each, in others.

    Args:
        search: that has been thought through.
        usual: the card that the steady player lays.
        anew: returns a search from the same view through other worlds.
    """
    thoughts = search.thoughts()
    near = [thought.card for thought in thoughts if _is_near(search, thought, thoughts[0])]
    if usual in near:
        return usual
    alike = [card for card in near if suit_of(card) == suit_of(usual)]
    best = alike[0] if alike else thoughts[0].card
    if alike or best == usual:
        return best
    other = anew()
    return best if other is None or _is_better(other, best, usual, search.rounds) else usual


def _is_near(search: Search, thought: Thought, best: Thought) -> bool:
    """Tell whether a card may be as good as the best for all that is known."""
    if thought.rounds < TRIED * search.rounds:
        return thought is best
    error = search.spread * sqrt(1 / thought.rounds + 1 / best.rounds)
    return best.gain - thought.gain <= DOUBT * error


def _is_better(search: Search, card: Card, usual: Card, first: int) -> bool:
    """Tell whether a card is better than another when both are looked at alike."""
    rounds = max(1, first // AGAIN)
    looks = [after(search, each, rounds) for each in (card, usual)]
    for look in looks:
        look.grow(rounds)
    return looks[0].mean - looks[1].mean > looks[0].spread / sqrt(min(rounds, _worlds(search)))


def _worlds(search: Search) -> float:
    """Return how many worlds are looked at, as if all were looked at equally often."""
    often = np.bincount(search.picks)
    return float(often.sum() ** 2 / (often**2).sum())


def after(search: Search, card: Card, rounds: int) -> Search:
    """Return a search of its own for what comes after a card."""
    start, worlds = search.start, search.worlds.copy()
    lies = start.lying.shape[1]
    worlds[:, (start.leader + lies) % worlds.shape[1]] ^= 1 << card
    has_begun = start.taken > 0 or lies > 0
    return replace(
        search,
        start=start._replace(
            lying=np.append(start.lying, np.array([[card]], np.int64), axis=1),
            counted=start.counted if has_begun else PACK_SIZE * suit_of(card),
        ),
        worlds=worlds,
        tree=Tree.empty(rounds),
    )


"""Thinking about a card: worlds, what everybody plays for, and a tree grown through them."""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from typing import Final

import numpy as np

from buur.bots.beliefs import Worlds, imagine
from buur.bots.budget import Budget
from buur.bots.habits.wishes import Habits, habits
from buur.bots.sharp.aims import Aims, aims_of
from buur.bots.sharp.moment import Start, start_of
from buur.bots.sharp.tree import ROWS, WORDS, Manner, Tree, grow
from buur.cards import Card
from buur.contracts import OPEN
from buur.kernels.game import Game, Ints
from buur.kernels.packing import game_at
from buur.play.deal import Deal
from buur.play.views import View
from buur.rules.chance import deal_key, word

BATCH: Final = 500
"""Rounds between two looks at the clock."""
MOST_NODES: Final = 1 << 17
LEAST_PICKS: Final = 256
"""Rounds after which few worlds are taken again."""
UNBOUND: Final = 1 << 40
"""More rounds than anybody waits for."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Mind:
    """How a player searches, beside how long."""

    worlds: int = 300
    """Ways the hidden cards may lie that are looked at."""
    trust: float = 1.0
    """How much is made of what others named, said and laid; nothing with 0."""
    habit: float = 2.0
    doubt: float = 0.3
    """See `Manner`."""
    habits: Habits = field(default_factory=habits, compare=False, repr=False)
    """By which everybody plays in its thoughts."""


@dataclass(frozen=True, slots=True)
class Thought:
    """What a search found about a card."""

    card: Card
    rounds: int
    """In how many rounds it was laid: the better a card looks, the more often."""
    gain: float
    """What these brought on average, above the others."""


@dataclass(frozen=True, slots=True)
class Search:
    """A search that can be gone on with."""

    game: Game
    start: Start
    worlds: Ints
    picks: Ints
    aims: Aims
    key: int
    tree: Tree
    manner: Manner
    habits: Habits

    def grow(self, rounds: int) -> None:
        """Search for some more rounds."""
        grow(
            self.game.schedule,
            self.game.frame,
            self.start,
            self.worlds,
            self.picks,
            self.aims,
            self.habits,
            self.manner,
            self.tree,
            int(self.tree.spread[0]),
            rounds,
            self.key,
            np.empty((ROWS, WORDS), np.int64),
            np.zeros(len(self.aims.dues)),
        )

    @property
    def rounds(self) -> int:
        """How many rounds there were."""
        return int(self.tree.spread[0])

    @property
    def spread(self) -> float:
        """By how much one round usually brings more or less than another."""
        count, total, squares = self.tree.spread
        return float(max(squares / count - (total / count) ** 2, 0.0) ** 0.5)

    def thoughts(self) -> list[Thought]:
        """Return what was found, the best card first."""
        kids, nexts, cards, visits = self.tree.links
        found, child = [], int(kids[0])
        while child:
            many = int(visits[child])
            found.append(Thought(Card(int(cards[child])), many, self.tree.values[child] / many))
            child = int(nexts[child])
        return sorted(found, key=lambda thought: (-thought.rounds, -thought.gain, thought.card))


def prepared(view: View, deal: Deal, seed: int, mind: Mind, most: int) -> Search | None:
    """Return a search from a view, None where points alone do not tell what is played for.

    Args:
        view: of the seat on turn.
        deal: of the view.
        seed: of everything that is left to chance.
        mind: how to search.
        most: how many rounds there may be.
    """
    if deal.contract in (None, OPEN):
        return None
    worlds = imagine(view, mind.worlds, seed, mind.trust, mind.habits)
    hands = np.ascontiguousarray(worlds.hands)  # kernels are compiled for no other kind
    aims = aims_of(view, deal, hands)
    if aims is None:
        return None
    key = deal_key(seed, len(deal.tricks) * deal.at_play + len(deal.lying))
    return Search(
        game_at(view.state.variant, deal),
        start_of(view.state.variant, deal),
        hands,
        _picks(worlds, word(key, 0)),
        aims,
        key,
        Tree.empty(min(most, MOST_NODES)),
        Manner(mind.habit, mind.doubt),
        mind.habits,
    )


def _picks(worlds: Worlds, seed: int) -> Ints:
    """Return worlds in a random order, each as often as it is likely."""
    count = max(LEAST_PICKS, 2 * len(worlds.weights))
    heights = np.cumsum(worlds.weights)
    at = (np.arange(count) + 0.5) / count * heights[-1]
    found = np.minimum(np.searchsorted(heights, at), len(heights) - 1)
    return np.random.default_rng(seed).permutation(found).astype(np.int64)


def think(search: Search, budget: Budget, began: float | None = None) -> None:
    """Search until the budget is used up.

    Args:
        search: that is gone on with.
        budget: how long.
        began: when its time began to run, by `time.perf_counter`; now if it is None.
    """
    began = time.perf_counter() if began is None else began
    left = UNBOUND if budget.rounds is None else budget.rounds
    while left > 0:
        rounds = left if budget.seconds is None else min(left, BATCH)
        search.grow(rounds)
        left -= rounds
        if budget.seconds is not None and time.perf_counter() - began >= budget.seconds:
            return

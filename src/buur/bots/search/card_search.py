"""`Search` for a card in sampled worlds: tree search with sequential halving over legal cards."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import cycle
from typing import Final, NamedTuple

import numpy as np

from buur.bots.beliefs import Worlds, imagine
from buur.bots.budget import Budget
from buur.bots.features.position import packed_game, position_of
from buur.bots.policy.choice_model import PolicyArrays, policy_arrays
from buur.bots.search.deal_kernels import Batch, Problem, grow, make_scratch
from buur.bots.search.tree import Tree, TreeSettings
from buur.bots.utility.scoring import utility_of
from buur.cards import Card
from buur.kernels.game import Ints
from buur.play.model.deal import Deal
from buur.play.views import View
from buur.rules.counter_rng import deal_key, word

BATCH: Final = 500
"""Number of rounds between two checks of the time."""
MAX_NODES: Final = 1 << 17
MIN_ROUNDS_PER_TREE: Final = 4000
"""Fewest rounds of each of several trees; with fewer, one tree is as good."""
MIN_WORLD_ORDER: Final = 256
"""Smallest length of a world order."""
UNLIMITED: Final = 1 << 40
"""Number of rounds of a search that only time limits."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SearchSettings:
    """Settings of a search other than its budget."""

    worlds: int = 500
    """Number of sampled worlds."""
    trees: int = 1
    """Number of trees, if there are enough rounds. The estimates of one tree depend on its seed,
    since its players settle on different replies. Their mean over several trees varies less."""
    trust: float = 1.0
    """Exponent of the likelihood of others' contracts, bids and cards; 0 ignores it."""
    exploration: float = 2.0
    first_play_penalty: float = 0.3
    """See `TreeSettings`."""
    policy: PolicyArrays = field(default_factory=policy_arrays, compare=False, repr=False)
    """Policy of all players in the search."""
    second_policy: PolicyArrays | None = field(default=None, compare=False, repr=False)
    """Policy of every second tree, None for the same. The errors of two policies differ, so their
    mean errs less."""


class CardResult(NamedTuple):
    """Estimate of a card by a search."""

    card: Card
    rounds: int
    """Rounds in which it was the first card."""
    gain: float
    """Mean return of these rounds to the acting side."""


@dataclass(frozen=True, slots=True)
class Search:
    """A search, which further rounds can continue."""

    cards: tuple[Card, ...]
    """Legal cards."""
    problem: Problem
    """The position and the worlds, with the policy of the first tree."""
    world_order: Ints
    trees: tuple[Tree, ...]
    """The trees, which share the sums by first card."""
    tree_settings: TreeSettings
    policies: tuple[PolicyArrays, ...]
    """Policies by tree."""

    def grow(self, number: int, cards: Sequence[Card], rounds: int) -> None:
        """Grow a tree by a number of rounds, in which the first cards take turns."""
        tree, first = self.trees[number], np.array(cards, np.int64)
        given = int(tree.visits[first].sum(axis=1).min())
        batch = Batch(first, given, self.rounds, rounds, self.world_order)
        problem = self.problem._replace(policy=self.policies[number])
        results = np.zeros(len(problem.utility.first_trick_bonus))
        grow(problem, self.tree_settings, tree, batch, make_scratch(), results)

    @property
    def sums(self) -> Tree:
        """The first tree, whose sums are those of all trees."""
        return self.trees[0]

    @property
    def is_opening(self) -> bool:
        """Whether the first card of a deal is searched."""
        return self.problem.position.taken == 0 and not self.problem.position.lying.size

    @property
    def rounds(self) -> int:
        """Number of rounds so far."""
        return int(self.sums.spread[0])

    @property
    def spread(self) -> float:
        """Standard deviation of the returns of rounds."""
        count, total, squares = self.sums.spread
        return float(max(squares / count - (total / count) ** 2, 0.0) ** 0.5)

    def results(self) -> list[CardResult]:
        """Return the estimates by card, the best card first."""
        visits, returns = self.sums.visits.sum(axis=1), self.sums.returns.sum(axis=1)
        found = [
            CardResult(card, int(visits[card]), float(returns[card] / visits[card]))
            for card in self.cards
            if visits[card]
        ]
        return sorted(found, key=lambda result: (-result.rounds, -result.gain, result.card))

    def advantage(self, one: Card, other: Card) -> tuple[float, float]:
        """Return the mean lead of ``one`` over ``other`` in returns, and its standard error.

        The comparison is paired by world.
        """
        ours, theirs = self.sums.visits[one], self.sums.visits[other]
        shares = np.minimum(ours, theirs) / max(np.minimum(ours, theirs).sum(), 1)
        gains = self.sums.returns[one] / np.maximum(ours, 1)
        gains -= self.sums.returns[other] / np.maximum(theirs, 1)
        mean = float(shares @ gains)
        return mean, float(((shares * (gains - mean)) ** 2).sum() ** 0.5)


def prepare_search(
    view: View, deal: Deal, seed: int, settings: SearchSettings, max_rounds: int
) -> Search | None:
    """Return a search from a view, None where the utility is unknown.

    Args:
        view: the view of the seat on turn.
        deal: the deal of the view.
        seed: the seed of the random numbers.
        settings: the settings of the search.
        max_rounds: the largest number of rounds, `UNLIMITED` where only time limits them.
    """
    if deal.contract is None:
        return None
    worlds = imagine(view, settings.worlds, seed, settings.trust, settings.policy)
    hands = np.ascontiguousarray(worlds.hands)  # kernels are compiled for no other kind
    utility = utility_of(view, deal, hands)
    if utility is None:
        return None
    key = deal_key(seed, len(deal.tricks) * deal.at_play + len(deal.lying))
    game, position = packed_game(view.state.variant, deal), position_of(view.state.variant, deal)
    problem = Problem(game.schedule, game.frame, position, hands, utility, settings.policy, key)
    trees = _trees(settings, max_rounds, len(hands))
    policies = settings.policy, settings.second_policy or settings.policy
    return Search(
        tuple(view.legal.cards),
        problem,
        _world_order(worlds, word(key, 0)),
        trees,
        TreeSettings(settings.exploration, settings.first_play_penalty),
        tuple(policies[number % 2] for number in range(len(trees))),
    )


def _trees(settings: SearchSettings, max_rounds: int, worlds: int) -> tuple[Tree, ...]:
    """Return empty trees, as many as the number of rounds justifies."""
    many = max(1, min(settings.trees, max_rounds // MIN_ROUNDS_PER_TREE))
    first = Tree.empty(min(max_rounds // many, MAX_NODES), worlds)
    return first, *(first.beside() for _ in range(many - 1))


def _world_order(worlds: Worlds, seed: int) -> Ints:
    """Return indices of worlds in random order, each in proportion to its weight."""
    count = max(MIN_WORLD_ORDER, 2 * len(worlds.weights))
    heights = np.cumsum(worlds.weights)
    at = (np.arange(count) + 0.5) / count * heights[-1]
    found = np.minimum(np.searchsorted(heights, at), len(heights) - 1)
    return np.random.default_rng(seed).permutation(found).astype(np.int64)


def run_search(
    search: Search, budget: Budget, usual: Card | None = None, began: float | None = None
) -> None:
    """Search until the budget is spent, by sequential halving (Karnin, Koren and Somekh, 2013).

    In each stage all remaining cards get the same number of rounds in the same worlds. Then the
    worse half of the cards drops out. This finds the best card rather than maximising the returns
    during the search.

    Args:
        search: the search to continue.
        budget: the limits of rounds and of seconds.
        usual: the heuristics' card, which never drops out.
        began: the start of the time on the clock of `time.perf_counter`; by default now.
    """
    began = time.perf_counter() if began is None else began
    max_rounds = UNLIMITED if budget.rounds is None else budget.rounds
    left: Sequence[Card] = search.cards[:max_rounds]
    end = search.rounds + max_rounds
    stages = max(1, (len(left) - 1).bit_length())
    for stage in range(1, stages + 1):
        due = end - max_rounds + max_rounds * stage // stages - search.rounds
        rounds = min(max(due, len(left)), end - search.rounds)
        until = None if budget.seconds is None else began + budget.seconds * stage / stages
        _take_turns(search, left, rounds, until)
        left = _better_half(search, left, usual)


def _take_turns(search: Search, cards: Sequence[Card], rounds: int, until: float | None) -> None:
    """Grow the trees in turn, each card equally often, within a limit of rounds and of time."""
    at_once = BATCH if until is not None else max(len(cards), -(-rounds // len(search.trees)))
    for number in cycle(range(len(search.trees))):
        some = min(rounds, at_once)
        some -= some % len(cards)
        if some == 0:
            return
        search.grow(number, cards, some)
        rounds -= some
        if until is not None and time.perf_counter() >= until:
            return


def _better_half(search: Search, cards: Sequence[Card], usual: Card | None) -> Sequence[Card]:
    """Return the better half of the cards, at least two, and the usual card."""
    order = [result.card for result in search.results() if result.card in cards]
    better = order[: max(2, -(-len(cards) // 2))]
    return [*better, *(card for card in cards if card == usual and card not in better)]

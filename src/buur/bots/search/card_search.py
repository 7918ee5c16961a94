"""Search for a card: worlds, utility and trees, with sequential halving over the legal cards."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import cycle
from typing import Final

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
"""Rounds between two looks at the clock."""
MAX_NODES: Final = 1 << 17
MIN_ROUNDS_PER_TREE: Final = 4000
"""That each of several trees gets: with fewer, one tree of all the rounds is as good."""
MIN_WORLD_ORDER: Final = 256
"""Rounds after which few worlds are taken again."""
UNLIMITED: Final = 1 << 40
"""More rounds than anybody waits for."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SearchSettings:
    """How a player searches, beside how long."""

    worlds: int = 500
    """Ways the hidden cards may lie that are looked at."""
    trees: int = 1
    """That grow side by side, where there are rounds enough. What a tree says of a card changes
    with its seed, since each settles for other replies; what several say on average, less."""
    trust: float = 1.0
    """How much is made of what others named, said and laid; nothing with 0."""
    exploration: float = 2.0
    first_play_penalty: float = 0.3
    """See `TreeSettings`."""
    policy: PolicyArrays = field(default_factory=policy_arrays, compare=False, repr=False)
    """By which all players choose in the search."""
    second_policy: PolicyArrays | None = field(default=None, compare=False, repr=False)
    """By which they choose in every second tree, None for the same. Each policy errs in its own
    way, so their mean errs less."""


@dataclass(frozen=True, slots=True)
class CardResult:
    """What a search found about a card."""

    card: Card
    rounds: int
    """Rounds in which it was the first card; the longer it stayed in, the more."""
    gain: float
    """Mean result of these, above the other sides."""


@dataclass(frozen=True, slots=True)
class Search:
    """A search that can be gone on with."""

    cards: tuple[Card, ...]
    """That may be laid."""
    problem: Problem
    """Its policy is that of the first tree."""
    world_order: Ints
    trees: tuple[Tree, ...]
    """They share the sums of what the first cards brought."""
    tree_settings: TreeSettings
    policies: tuple[PolicyArrays, ...]
    """By tree."""

    def grow(self, number: int, cards: Sequence[Card], rounds: int) -> None:
        """Grow a tree by some more rounds, in which these cards are played first in turn."""
        tree, first = self.trees[number], np.array(cards, np.int64)
        given = int(tree.visits[first].sum(axis=1).min())
        batch = Batch(first, given, self.rounds, rounds, self.world_order)
        problem = self.problem._replace(policy=self.policies[number])
        results = np.zeros(len(problem.utility.first_trick_bonus))
        grow(problem, self.tree_settings, tree, batch, make_scratch(), results)

    @property
    def sums(self) -> Tree:
        """The tree whose sums are those of all."""
        return self.trees[0]

    @property
    def is_opening(self) -> bool:
        """Whether it is for the first card of a deal."""
        return self.problem.position.taken == 0 and not self.problem.position.lying.size

    @property
    def rounds(self) -> int:
        """How many rounds there were."""
        return int(self.sums.spread[0])

    @property
    def spread(self) -> float:
        """By how much one round usually brings more or less than another."""
        count, total, squares = self.sums.spread
        return float(max(squares / count - (total / count) ** 2, 0.0) ** 0.5)

    def results(self) -> list[CardResult]:
        """Return what was found, the best card first."""
        often, brought = self.sums.visits.sum(axis=1), self.sums.returns.sum(axis=1)
        found = [
            CardResult(card, int(often[card]), float(brought[card] / often[card]))
            for card in self.cards
            if often[card]
        ]
        return sorted(found, key=lambda thought: (-thought.rounds, -thought.gain, thought.card))

    def advantage(self, one: Card, other: Card) -> tuple[float, float]:
        """Return by how much a card is better than another, and the standard error.

        Both were laid in the same worlds, which are compared one by one.
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
    """Return a search from a view, None where points alone do not tell what is played for.

    Args:
        view: of the seat on turn.
        deal: of the view.
        seed: of everything that is left to chance.
        settings: how to search.
        max_rounds: how many rounds there may be, `UNLIMITED` where a time decides.
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
    """Return as many trees as can grow well by so many rounds."""
    many = max(1, min(settings.trees, max_rounds // MIN_ROUNDS_PER_TREE))
    first = Tree.empty(min(max_rounds // many, MAX_NODES), worlds)
    return first, *(first.beside() for _ in range(many - 1))


def _world_order(worlds: Worlds, seed: int) -> Ints:
    """Return worlds in a random order, each as often as it is likely."""
    count = max(MIN_WORLD_ORDER, 2 * len(worlds.weights))
    heights = np.cumsum(worlds.weights)
    at = (np.arange(count) + 0.5) / count * heights[-1]
    found = np.minimum(np.searchsorted(heights, at), len(heights) - 1)
    return np.random.default_rng(seed).permutation(found).astype(np.int64)


def run_search(
    search: Search, budget: Budget, usual: Card | None = None, began: float | None = None
) -> None:
    """Search until the budget is used up, in stages: after each the worse half of the cards goes.

    All that are left get the same number of rounds, in the same worlds. So the card is found that
    is best, not the one that brings most while it is looked for (sequential halving: Karnin, Koren
    and Somekh, 2013).

    Args:
        search: that is gone on with.
        budget: how long.
        usual: a card that is never sorted out.
        began: when its time began to run, by `time.perf_counter`; now if it is None.
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
    """Lay each of the cards equally often, in so many rounds at most, until some time.

    The trees are grown in turn.
    """
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
    """Return the cards that did better, at least two, and the usual one."""
    order = [thought.card for thought in search.results() if thought.card in cards]
    better = order[: max(2, -(-len(cards) // 2))]
    return [*better, *(card for card in cards if card == usual and card not in better)]

"""Reference bots: variants of the sharp player without one of its parts, for comparisons.

Run ``PYTHONPATH=. buur duel tools.reference_bots:NAME …`` at the root of the repository. Each bot
has the sharp player's number of rounds by default, unless stated otherwise.

- ``plain``: evenly sampled worlds, each searched with all hands open (perfect information Monte
  Carlo); the card with the most rounds over all worlds is played.
- ``believing``: the same with worlds weighted by the likelihood of bids, contracts and cards.
- ``blind``: the sharp player with evenly sampled worlds.
- ``unlearned``: the sharp player with a uniform policy in the tree, the rollouts and the
  likelihood of hidden cards.
- ``frank``: the sharp player with 1000 rounds that always plays the search's best card. ``buur
  train`` imitates the search with it; with the sharp player it would imitate the final choice.
"""

from dataclasses import replace
from typing import Final

from buur.bots import Bot
from buur.bots.budget import Budget
from buur.bots.levels.sharp import Sharp
from buur.bots.policy.weights import CONTEXTS, FEATURES, GOALS, Fit, PolicyWeights
from buur.bots.search.card_search import (
    CardResult,
    Search,
    SearchSettings,
    prepare_search,
    run_search,
)
from buur.bots.search.tree import Tree
from buur.cards import Card
from buur.play.views import View

WORLDS: Final = 25
"""Worlds that are searched one by one."""


class Plain(Sharp):
    """Searches sampled worlds one by one with all hands open."""

    name = "plain"
    settings = SearchSettings(worlds=WORLDS, trust=0.0)

    def _card(self, view: View) -> Card | None:
        rounds = (self.budget.rounds or self.rounds) // WORLDS
        search = prepare_search(view, view.deal, self.seed, self.settings, rounds)
        if search is None:
            return None
        visits: dict[Card, float] = {}
        for row in range(WORLDS):
            for result in _alone(search, row, rounds):
                visits[result.card] = visits.get(result.card, 0.0) + result.rounds
        return max(visits, key=visits.__getitem__)


def _alone(search: Search, row: int, rounds: int) -> list[CardResult]:
    """Return the results of a search in one world."""
    own = replace(
        search,
        problem=search.problem._replace(key=search.problem.key + row),
        world_order=search.world_order[row : row + 1],
        trees=(Tree.empty(rounds, len(search.problem.worlds)),),
    )
    run_search(own, Budget(rounds=rounds))
    return own.results()


class Believing(Plain):
    """The same, with worlds weighted by their likelihood."""

    name = "believing"
    settings = SearchSettings(worlds=WORLDS)


class Blind(Sharp):
    """One tree over evenly sampled worlds."""

    name = "blind"
    settings = SearchSettings(trust=0.0)


class Unlearned(Sharp):
    """Searches with a uniform policy."""

    name = "unlearned"
    rounds = 2000
    """Rounds that take the time of 1000 with a fitted policy."""

    def __init__(self, seed: int | None = None) -> None:
        nothing = Fit(weights=((0,) * FEATURES,) * CONTEXTS)
        fits = dict.fromkeys(GOALS, nothing)
        super().__init__(seed, weights=PolicyWeights(bot=self.name, rules={}, fits=fits))


class Frank(Sharp):
    """Plays the card that its search finds best."""

    name = "frank"
    rounds = 1000

    def _card(self, view: View) -> Card | None:
        search = self._prepared(view, self.seed)
        if search is None:
            return None
        run_search(search, self.budget)
        return search.results()[0].card


def plain(seed: int | None) -> Bot:
    """Return the plain player."""
    return Plain(seed)


def believing(seed: int | None) -> Bot:
    """Return the believing player."""
    return Believing(seed)


def blind(seed: int | None) -> Bot:
    """Return the blind player."""
    return Blind(seed)


def unlearned(seed: int | None) -> Bot:
    """Return the player without habits."""
    return Unlearned(seed)


def frank(seed: int | None) -> Bot:
    """Return the player who lays what its search finds best."""
    return Frank(seed)

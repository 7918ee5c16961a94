"""Reference bots: variants of the sharp player without one of its parts, to measure it against.

For ``PYTHONPATH=. buur duel tools.reference_bots:NAME …`` at the root of the repository. Each
spends as many rounds on a card as the sharp player does by default, unless stated otherwise.

- ``plain``: hidden hands drawn evenly, each looked at as if everybody saw all cards (perfect
  information Monte Carlo); the card that did best over all of them is played.
- ``believing``: the same with hands drawn by what was named, said and laid.
- ``blind``: one tree over what its seat knows, with hands drawn evenly.
- ``unlearned``: the sharp player without habits: in its tree, after it and in what it believes of
  hidden cards everybody lays any card as likely as any other.
- ``frank``: the sharp player with 1000 rounds, who lays what its search finds best even where that
  is less than sure, and whatever a partner expects; ``buur train`` learns from it what searches
  find, where from the sharp player it would learn what is laid.
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
"""Hands that are looked at one by one."""


class Plain(Sharp):
    """Looks at one way after the other in which the cards may lie, all hands open."""

    name = "plain"
    settings = SearchSettings(worlds=WORLDS, trust=0.0)

    def _card(self, view: View) -> Card | None:
        deal = view.state.deal
        rounds = (self.budget.rounds or self.rounds) // WORLDS
        search = (
            None if deal is None else prepare_search(view, deal, self.seed, self.settings, rounds)
        )
        if search is None:
            return None
        often: dict[Card, float] = {}
        for row in range(WORLDS):
            for thought in _alone(search, row, rounds):
                often[thought.card] = often.get(thought.card, 0.0) + thought.rounds
        return max(often, key=often.__getitem__)


def _alone(search: Search, row: int, rounds: int) -> list[CardResult]:
    """Return what is found where nothing but one of the worlds is thought possible."""
    own = replace(
        search,
        problem=search.problem._replace(key=search.problem.key + row),
        world_order=search.world_order[row : row + 1],
        trees=(Tree.empty(rounds, len(search.problem.worlds)),),
    )
    run_search(own, Budget(rounds=rounds))
    return own.results()


class Believing(Plain):
    """The same, with hands that agree with what the others did."""

    name = "believing"
    settings = SearchSettings(worlds=WORLDS)


class Blind(Sharp):
    """One tree, and nothing is made of what the others did."""

    name = "blind"
    settings = SearchSettings(trust=0.0)


class Unlearned(Sharp):
    """Has no idea what others usually do."""

    name = "unlearned"
    rounds = 2000
    """In the time of 1000 with habits, if what those look at were not looked at."""

    def __init__(self, seed: int | None = None) -> None:
        nothing = Fit(weights=((0,) * FEATURES,) * CONTEXTS)
        fits = dict.fromkeys(GOALS, nothing)
        super().__init__(seed, weights=PolicyWeights(bot=self.name, rules={}, fits=fits))


class Frank(Sharp):
    """Lays what its search finds best."""

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

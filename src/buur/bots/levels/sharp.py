"""The sharp player and the master: tree search for cards, rollouts for decisions before play."""

from __future__ import annotations

import time
from collections.abc import Mapping
from dataclasses import replace

import buur.kernels  # noqa: F401 - raises MissingExtra first
from buur.arguments import instance
from buur.bots.budget import Budget
from buur.bots.heuristics.irregularities import is_irregular
from buur.bots.levels.steady import Steady
from buur.bots.policy.choice_model import policy_arrays
from buur.bots.policy.weights import PolicyWeights, reinforced_weights
from buur.bots.readiness import READINESS
from buur.bots.search.card_search import (
    UNLIMITED,
    Search,
    SearchSettings,
    prepare_search,
    run_search,
)
from buur.bots.search.decisions_before_play import DECISIONS, Decision
from buur.bots.search.final_choice import choose_card
from buur.bots.seeds import seed_or_random
from buur.cards import Card
from buur.play.chance import HIGHEST_SEED
from buur.play.model.events import Act, Played
from buur.play.views import View


class Sharp:
    """Plays cards by search. The same view, seed and number of rounds give the same act.

    Args:
        seed: the seed of its random numbers; None draws a random one.
        budget: the budget of the search for a card.
        waits: whether it waits until its kernels are compiled; otherwise it plays like the steady
            player until they are.
        weights: the weights of the policy of all players in the search; by default the package's.
    """

    name = "sharp"
    rounds: int = 8000
    """Rounds of the search for a card, where no budget is given."""
    settings: SearchSettings = SearchSettings()
    """Settings of the search."""
    decisions: Mapping[str, Decision] = DECISIONS
    """The function that decides, by stage before the play."""

    def __init__(
        self,
        seed: int | None = None,
        budget: Budget | None = None,
        *,
        waits: bool = True,
        weights: PolicyWeights | None = None,
    ) -> None:
        self.seed = seed_or_random(seed)
        given = None if budget is None else instance(budget, Budget, "budget")
        self.budget = given or Budget(rounds=self.rounds)
        self.waits = waits
        if weights is not None:
            self.settings = replace(
                self.settings, policy=policy_arrays(weights), second_policy=None
            )
        self._steady = Steady(self.seed)
        self._search_seed = self.seed & HIGHEST_SEED

    def choose(self, view: View) -> Act:
        """Return the act for a view whose seat is on turn."""
        if instance(view, View, "view").is_on_turn and self._thinks_about(view):
            found = self._played(view) if view.state.phase == "play" else self._said(view)
            if found is not None:
                return found
        return self._steady.choose(view)

    def is_ready(self) -> bool:
        """Tell whether the search is loaded; start to load it where it is not."""
        return READINESS.is_ready()

    def _thinks_about(self, view: View) -> bool:
        phase = view.state.phase
        asked = len(view.legal.cards) > 1 if phase == "play" else phase in self.decisions
        if asked and phase == "play":
            asked = not is_irregular(view, view.deal, view.seat)
        return asked and (self.waits or self.is_ready())

    def _said(self, view: View) -> Act | None:
        """Return the decision before play, None to keep that of the heuristics."""
        say = self.decisions[view.state.phase]
        return say(view, self._steady.choose(view), self._search_seed)

    def _played(self, view: View) -> Act | None:
        card = self._card(view)
        return None if card is None else view.legal.played(card)

    def _card(self, view: View) -> Card | None:
        """Return the card to play, None where the utility is unknown."""
        began, search = time.perf_counter(), self._prepared(view, self._search_seed)
        usual = None if search is None else self._steady.choose(view)
        if search is None or not isinstance(usual, Played):
            return None
        run_search(search, self.budget, usual.card, began)
        return choose_card(search, usual.card)

    def _prepared(self, view: View, seed: int) -> Search | None:
        most = self.budget.rounds or UNLIMITED
        return prepare_search(view, view.deal, seed, self.settings, most)

    def interject(self, view: View) -> Act | None:
        """Return a double or a claim that is certain to be right, None to keep silent."""
        return self._steady.interject(view)


class Master(Sharp):
    """Searches four trees over more worlds; two of the trees use the reinforced policy."""

    name = "master"
    rounds = 32_000
    settings = SearchSettings(
        worlds=1500, trees=4, second_policy=policy_arrays(reinforced_weights())
    )

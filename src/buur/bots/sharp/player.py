"""The sharp player: it searches for the card to play, and leaves the rest to the steady one."""

from __future__ import annotations

import secrets
import time

from buur.bots.budget import Budget
from buur.bots.sharp.choice import settled
from buur.bots.sharp.readiness import READINESS
from buur.bots.sharp.thinking import MOST_NODES, Mind, Search, prepared, think
from buur.bots.steady import Steady
from buur.cards import Card
from buur.play.events import Act, Played
from buur.play.views import View


class Sharp:
    """Plays cards by search. The same view and seed, and rounds, give the same act.

    Args:
        seed: decides what is left to chance.
        budget: how much it may think over a card.
        waits: whether it waits for its kernels to be compiled on their first use; where it does
            not, the steady player's act stands in until they are.
    """

    name = "sharp"
    rounds: int = 4000
    """Of the search for a card, where no budget is given."""
    mind: Mind = Mind()
    """How it searches."""

    def __init__(
        self, seed: int | None = None, budget: Budget | None = None, *, waits: bool = True
    ) -> None:
        self.seed = secrets.randbits(32) if seed is None else seed
        self.budget = budget or Budget(rounds=self.rounds)
        self.waits = waits
        self._steady = Steady(self.seed)

    def choose(self, view: View) -> Act:
        """Return the act for a view whose seat is on turn."""
        searches = view.is_on_turn and view.state.phase == "play" and len(view.legal.cards) > 1
        if searches and (self.waits or READINESS.is_ready()):
            card = self._card(view)
            if card is not None:
                return view.legal.played(card)
        return self._steady.choose(view)

    def _card(self, view: View) -> Card | None:
        """Return the card to play, None where the search does not know what is played for."""
        began, search = time.perf_counter(), self._prepared(view, self.seed)
        usual = None if search is None else self._steady.choose(view)
        if search is None or not isinstance(usual, Played):
            return None
        think(search, self.budget, usual.card, began)
        return settled(search, usual.card)

    def _prepared(self, view: View, seed: int) -> Search | None:
        deal, most = view.state.deal, self.budget.rounds or MOST_NODES
        return None if deal is None else prepared(view, deal, seed, self.mind, most)

    def interject(self, view: View) -> Act | None:
        """Return a claim that is certain to be right, None to keep silent."""
        return self._steady.interject(view)


class Master(Sharp):
    """Searches longer, among more of the ways the hidden cards may lie."""

    name = "master"
    rounds = 16_000
    mind = Mind(worlds=1000)

"""`Episode`: the first deals of a partie, in which agents make only the decisions.

It makes by itself what needs no decision: it deals, cuts and counts, declares the best melds, calls
the stöck and shows marriages. Nobody claims the end or the rest of the tricks.
"""

from __future__ import annotations

import random

from buur.cards import NO_CARDS, CardSet
from buur.envs.actions import actions_of, legal_act
from buur.envs.rewards import Reward, deal_rewards, partie_rewards
from buur.play.acts.marriage import showable_marriages
from buur.play.auto_play import table_event
from buur.play.model.events import Act
from buur.play.partie import Partie
from buur.play.views import View, view
from buur.seats import Seat
from buur.variants.model import Variant


class Episode:
    """The deals of an episode, up to the next decision or the end.

    Args:
        rules: the rule set.
        deals: the largest number of deals; None for a whole partie.
        reward: the kind of reward.
        chance: source of randomness of the deals.
    """

    def __init__(
        self, rules: Variant, deals: int | None, reward: Reward, chance: random.Random
    ) -> None:
        self.rules, self.deals, self.reward, self.chance = rules, deals, reward, chance
        self.actions = actions_of(rules)
        self.partie = Partie(variant=rules, scores=(0,) * rules.lines)
        self.aside = NO_CARDS
        """The cards that the seat on turn has named so far, to discard or to exchange them."""
        self._views: dict[Seat, View] = {}
        self._legal: list[int] | None = None
        self._settle()

    @property
    def is_over(self) -> bool:
        """Whether the episode has ended."""
        done = self.deals is not None and len(self.partie.history) >= self.deals
        return done or self.partie.is_over

    @property
    def seat(self) -> Seat:
        """The seat on turn; the episode must not be over."""
        return self.partie.waiting[0]

    def view(self, seat: Seat) -> View:
        """Return the view of a seat."""
        found = self._views.get(seat)
        if found is None:
            found = self._views[seat] = view(self.partie, seat)
        return found

    @property
    def legal(self) -> list[int]:
        """The numbers of the legal actions of the seat on turn, none after the end."""
        if self._legal is None:
            over = self.is_over
            self._legal = [] if over else self.actions.legal(self.view(self.seat), self.aside)
        return self._legal

    def take(self, number: int) -> tuple[float, ...] | None:
        """Make the act of a legal action of the seat on turn, see `do`."""
        return self.do(legal_act(self.actions, self.view(self.seat), number, self.aside))

    def do(self, act: Act | CardSet) -> tuple[float, ...] | None:
        """Make a legal act of the seat on turn, or note the cards that it has named so far.

        Returns:
            The rewards by seat, None if there are none yet.
        """
        self._legal = None
        if isinstance(act, int):
            self.aside = CardSet(act)
            return None
        counted = len(self.partie.history)
        self.aside = NO_CARDS
        self.partie = self.partie.do(act)
        self._settle()
        self._show_marriages()
        self._views.clear()
        return self._rewards(counted)

    def _rewards(self, counted: int) -> tuple[float, ...] | None:
        """Return the rewards by seat for the deals after the first ``counted`` ones."""
        if self.reward == "partie":
            return partie_rewards(self.partie) if self.partie.is_over else None
        scores = self.partie.history[counted:]
        if not scores:
            return None
        by_deal = [deal_rewards(self.rules, score) for score in scores]
        return tuple(map(sum, zip(*by_deal, strict=True)))

    def _settle(self) -> None:
        """Make the acts that need no decision, at most until the end of the episode."""
        while not self.is_over:
            event = table_event(self.partie, self.chance.random)
            if self.partie.phase == "declare":
                event = next(iter(self.partie.legal))
            if event is None:
                return
            self.partie = self.partie.do(event)

    def _show_marriages(self) -> None:
        for seat in range(self.rules.seats if self.rules.marriage.marriages else 0):
            for act in showable_marriages(self.partie, Seat(seat)):
                self.partie = self.partie.do(act)

    def copy(self) -> Episode:
        """Return an episode in the same state, with a copy of the source of randomness."""
        other = Episode.__new__(Episode)
        other.__dict__.update(self.__dict__)
        other.chance = random.Random()
        other.chance.setstate(self.chance.getstate())
        other._views, other._legal = {}, None
        return other

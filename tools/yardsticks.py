"""Players that the sharp one is measured by: what becomes of it without one of its parts.

For ``buur duel tools.yardsticks:NAME …`` from the root of the repository. Each spends as many
rounds on a card as the sharp player does by default.

- ``plain``: hidden hands drawn evenly, each looked at as if everybody saw all cards (perfect
  information Monte Carlo); the card that did best over all of them is played.
- ``believing``: the same with hands drawn by what was named, said and laid.
- ``blind``: one tree over what its seat knows, with hands drawn evenly.
"""

from typing import Final

from buur.bots import Bot
from buur.bots.budget import Budget
from buur.bots.sharp import Sharp
from buur.bots.sharp.thinking import Mind, Search, Thought, prepared, think
from buur.bots.sharp.tree import Tree
from buur.cards import Card
from buur.play.views import View

WORLDS: Final = 25
"""Hands that are looked at one by one."""


class Plain(Sharp):
    """Looks at one way after the other in which the cards may lie, all hands open."""

    name = "plain"
    mind = Mind(worlds=WORLDS, trust=0.0)

    def _card(self, view: View) -> Card | None:
        deal = view.state.deal
        rounds = (self.budget.rounds or self.rounds) // WORLDS
        search = None if deal is None else prepared(view, deal, self.seed, self.mind, rounds)
        if search is None:
            return None
        often: dict[Card, float] = {}
        for row in range(WORLDS):
            for thought in _alone(search, row, rounds):
                often[thought.card] = often.get(thought.card, 0.0) + thought.rounds
        return max(often, key=often.__getitem__)


def _alone(search: Search, row: int, rounds: int) -> list[Thought]:
    """Return what is found where nothing but one of the worlds is thought possible."""
    own = Search(
        search.cards,
        search.game,
        search.start,
        search.worlds,
        search.picks[row : row + 1],
        search.aims,
        search.key + row,
        Tree.empty(rounds, len(search.worlds)),
        search.manner,
        search.habits,
    )
    think(own, Budget(rounds=rounds))
    return own.thoughts()


class Believing(Plain):
    """The same, with hands that agree with what the others did."""

    name = "believing"
    mind = Mind(worlds=WORLDS)


class Blind(Sharp):
    """One tree, and nothing is made of what the others did."""

    name = "blind"
    mind = Mind(trust=0.0)


def plain(seed: int | None) -> Bot:
    """Return the plain player."""
    return Plain(seed)


def believing(seed: int | None) -> Bot:
    """Return the believing player."""
    return Believing(seed)


def blind(seed: int | None) -> Bot:
    """Return the blind player."""
    return Blind(seed)

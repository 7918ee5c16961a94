"""`GameState`: a partie with the methods of a state of OpenSpiel, without OpenSpiel.

Chance is no player here: deals come from a seeded generator, so that no state is a chance node.
"""

from __future__ import annotations

from typing import Final, get_args

from buur.arguments import integer, one_of, wrong
from buur.cards import NO_CARDS
from buur.envs.aec import MOST_DEALS
from buur.envs.episode import Episode
from buur.envs.features import feature_vector
from buur.envs.names import rules_named
from buur.envs.rewards import Reward
from buur.envs.text_rendering import render_text
from buur.errors import BuurError
from buur.play.chance import Chance, chance_of
from buur.play.partie import Partie
from buur.seats import Seat, seat_of
from buur.variants.registry import RulesLike

TERMINAL: Final = -4
"""The current player of a state that is over, as OpenSpiel's ``PlayerId.TERMINAL``."""


class GameState:
    """A partie, or its first deals, as a sequential game of OpenSpiel.

    >>> state = GameState("chibre", 7)
    >>> state.current_player(), state.legal_actions()
    (0, [36, 48, 49, 50, 51])
    >>> state.action_to_string(48)
    'trump:S'
    >>> while not state.is_terminal():
    ...     state.apply_action(state.legal_actions()[0])
    >>> state.current_player(), sum(state.returns())
    (-4, 0.0)

    `apply_action` changes the state; `clone` and `child` leave it as it is. Players are the seats,
    actions those of `buur.envs.Actions`.

    Args:
        rules: the rule set, or the name of one.
        chance: a seed or a seeded generator for reproducible deals; the system's by default, which
            cannot be cloned.
        deals: the largest number of deals; None for a whole partie.
        reward: the kind of reward, see `buur.envs.rewards`.

    Raises:
        RulesError: there is no such rule set.
        ArgumentError: an argument is of another type or out of range.
    """

    def __init__(
        self,
        rules: RulesLike = "chibre",
        chance: Chance = None,
        *,
        deals: int | None = 1,
        reward: Reward = "points",
    ) -> None:
        variant = rules_named(rules, "rules")
        if deals is not None:
            integer(deals, 1, MOST_DEALS, "deals")
        one_of(reward, get_args(Reward), "reward")
        if reward == "partie" and deals is not None:
            raise wrong("deals", deals, "None, because the reward comes at the end of the partie")
        self._can_clone = chance is not None
        self._episode = Episode(variant, deals, reward, chance_of(chance))
        self._returns = [0.0] * variant.seats
        self._rewards = [0.0] * variant.seats
        self._history: list[int] = []

    @property
    def partie(self) -> Partie:
        """The partie as it stands."""
        return self._episode.partie

    def num_players(self) -> int:
        """Return the number of seats."""
        return self._episode.rules.seats

    def num_distinct_actions(self) -> int:
        """Return the number of actions of the rule set."""
        return len(self._episode.actions)

    def current_player(self) -> int:
        """Return the seat that is to act, `TERMINAL` once the game is over."""
        return TERMINAL if self._episode.is_over else self._episode.seat

    def is_terminal(self) -> bool:
        """Tell whether the game is over."""
        return self._episode.is_over

    def is_chance_node(self) -> bool:
        """Return False: a generator deals the cards."""
        return False

    def is_simultaneous_node(self) -> bool:
        """Return False: seats that decide together act one after the other."""
        return False

    def legal_actions(self, player: int | None = None) -> list[int]:
        """Return the legal actions of a player, none unless it is to act.

        Args:
            player: the seat; None for the one that is to act.

        Raises:
            ArgumentError: there is no such seat.
        """
        waits = player is None or self._seat(player) == self.current_player()
        return sorted(self._episode.legal) if waits else []

    def legal_actions_mask(self, player: int | None = None) -> list[int]:
        """Return 1 for each legal action of a player, else 0."""
        mask = [0] * self.num_distinct_actions()
        for action in self.legal_actions(player):
            mask[action] = 1
        return mask

    def apply_action(self, action: int) -> None:
        """Make the act of the player that is to act.

        Raises:
            IllegalAction: the action is not legal now; nothing has changed.
            ArgumentError: there is no such action.
            BuurError: the game is over.
        """
        episode = self._episode
        if episode.is_over:
            raise BuurError("the game is over: no action can be applied")
        number = integer(action, 0, self.num_distinct_actions() - 1, "action")
        act = episode.actions.act(episode.view(episode.seat), number, episode.aside)
        payoffs = episode.do(act) or (0.0,) * self.num_players()
        self._rewards = [*payoffs]
        self._returns = [sum(pair) for pair in zip(self._returns, payoffs, strict=True)]
        self._history.append(number)

    def clone(self) -> GameState:
        """Return a copy that deals the same cards, and that later actions do not change.

        Raises:
            BuurError: the state was made without a seed.
        """
        if not self._can_clone:
            raise BuurError("a state is cloned with its generator: make it with a seed")
        other = GameState.__new__(GameState)
        other.__dict__.update(self.__dict__)
        other._episode, other._history = self._episode.copy(), [*self._history]
        return other

    def child(self, action: int) -> GameState:
        """Return a copy after an action; this state stays as it is."""
        other = self.clone()
        other.apply_action(action)
        return other

    def returns(self) -> list[float]:
        """Return the sum of the rewards so far by player, in the unit of the reward."""
        return [*self._returns]

    def rewards(self) -> list[float]:
        """Return the rewards of the last action by player, in the unit of the reward."""
        return [*self._rewards]

    def player_return(self, player: int) -> float:
        """Return the sum of the rewards of a player so far."""
        return self._returns[self._seat(player)]

    def history(self) -> list[int]:
        """Return the actions so far."""
        return [*self._history]

    def observation_tensor(self, player: int | None = None) -> list[float]:
        """Return the features that `buur.envs.layout` describes, as a player sees them.

        Args:
            player: the seat; None for the one that is to act.

        Raises:
            ArgumentError: there is no such seat, or none is to act.
        """
        episode = self._episode
        if player is None and episode.is_over:
            raise wrong("player", player, "a seat, because the game is over")
        seat = episode.seat if player is None else self._seat(player)
        aside = episode.aside if seat == self.current_player() else NO_CARDS
        return [float(value) for value in feature_vector(episode.view(seat), seat, aside)]

    def information_state_tensor(self, player: int | None = None) -> list[float]:
        """Return the same as `observation_tensor`.

        It has every card played with its trick and its player. Of the auction it has the last bid
        of each seat only, so that recall is perfect in card play, but not in auctions.
        """
        return self.observation_tensor(player)

    def action_to_string(self, player_or_action: int, action: int | None = None) -> str:
        """Return the name of an action; a player before it changes nothing, as in OpenSpiel.

        Raises:
            ArgumentError: there is no such action.
        """
        if action is not None:
            self._seat(player_or_action)
        number = player_or_action if action is None else action
        last = self.num_distinct_actions() - 1
        return self._episode.actions.names[integer(number, 0, last, "action")]

    def string_to_action(self, name: str) -> int:
        """Return the number of an action by its name.

        Raises:
            ArgumentError: there is no such action.
        """
        return self._episode.actions.numbers[one_of(name, self._episode.actions.names, "name")]

    def _seat(self, player: int) -> Seat:
        return seat_of(player, self.num_players(), "player")

    def __str__(self) -> str:
        return render_text(self._episode.partie)

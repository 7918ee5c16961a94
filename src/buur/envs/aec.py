"""PettingZoo environment of a partie, seats acting one after the other (AEC).

The environment does for the seats what needs no decision: it declares the best melds, calls the
stöck, shows marriages. Nobody claims the end or the rest of the tricks; who has won is found when
the deal is counted.
"""

from __future__ import annotations

import random
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from buur.cards import NO_CARDS, PACK_SIZE, CardSet
from buur.envs.actions import actions_of
from buur.envs.features import feature_vector, vector_size
from buur.envs.names import full_name, rules_named
from buur.envs.rewards import Reward, deal_rewards, partie_rewards
from buur.envs.text_rendering import render_text
from buur.errors import RulesError
from buur.play.acts.marriage import showable_marriages
from buur.play.auto_play import table_event
from buur.play.model.events import Act
from buur.play.partie import Partie as PlayedPartie
from buur.play.views import view
from buur.seats import Seat
from buur.variants.model import Variant

LIMIT: Final = 1 << 20
"""Bound of the absolute numbers of an observation, which is not reached."""

Observation = dict[str, NDArray[Any]]


class Partie(AECEnv):
    """A partie of a rule set, or its first deals.

    Agents are ``seat_0``, ``seat_1`` and so on, one for each seat. An observation is a dict of the
    feature vector of `buur.envs.features` (``observation``) and of the ``action_mask`` over
    `buur.envs.actions`. The mask is all zeros for an agent that is not to act.

    Args:
        rules: the rule set.
        deals: the largest number of deals of an episode, which ends earlier with the partie; None
            for a whole partie.
        reward: the kind of reward, see `buur.envs.rewards`.
        render_mode: ``ansi`` to return texts, ``human`` to print them.

    Raises:
        RulesError: the number of deals is below 1, or the reward is by partie and ``deals`` cuts
            the partie short.
    """

    def __init__(
        self,
        rules: Variant,
        *,
        deals: int | None = 1,
        reward: Reward = "points",
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        if deals is not None and deals < 1:
            raise RulesError(f"an episode has at least 1 deal, not {deals}")
        if reward == "partie" and deals is not None:
            raise RulesError("the partie is rewarded once it is over: give deals=None with it")
        self.metadata = {
            "name": full_name(rules.code),
            "render_modes": ["ansi", "human"],
            "is_parallelizable": False,
        }
        self.rules, self.deals, self.reward, self.render_mode = rules, deals, reward, render_mode
        self.actions = actions_of(rules)
        self.possible_agents = [f"seat_{seat}" for seat in range(rules.seats)]
        self.agents: list[str] = []
        self._observations = {agent: self._observation_space() for agent in self.possible_agents}
        self._actions = {
            agent: spaces.Discrete(len(self.actions)) for agent in self.possible_agents
        }
        self.state_space = spaces.Box(0, 1, (rules.seats * PACK_SIZE,), np.int8)
        self._chance = random.Random()
        self._aside = NO_CARDS
        self.partie = PlayedPartie(variant=rules, scores=(0,) * rules.lines)

    def _observation_space(self) -> spaces.Dict:
        return spaces.Dict(
            {
                "observation": spaces.Box(-LIMIT, LIMIT, (vector_size(self.rules),), np.int32),
                "action_mask": spaces.Box(0, 1, (len(self.actions),), np.int8),
            }
        )

    def observation_space(self, agent: str) -> spaces.Dict:
        """Return the space of an agent's observations."""
        return self._observations[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """Return the space of an agent's actions."""
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin an episode; a seed makes its cards repeatable, None continues the generator."""
        if seed is not None:
            self._chance = random.Random(seed)
        self.agents = [*self.possible_agents]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._aside = NO_CARDS
        self.partie = PlayedPartie(variant=self.rules, scores=(0,) * self.rules.lines)
        self._settle()
        self._select()

    def observe(self, agent: str) -> Observation:
        """Return the observation of an agent: its feature vector and its action mask."""
        seat = self._seat(agent)
        seen, acting = view(self.partie, seat), agent == self.agent_selection
        aside = self._aside if acting else NO_CARDS
        mask = np.zeros(len(self.actions), np.int8)
        if acting and not self._is_over:
            mask[self.actions.legal(seen, aside)] = 1
        return {"observation": feature_vector(seen, seat, aside), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Make the act of the agent on turn; None for an agent whose episode has ended.

        Raises:
            IllegalAction: the action is not legal now; nothing has changed.
        """
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        seat = self._seat(agent)
        number = -1 if action is None else int(action)
        act = self.actions.act(view(self.partie, seat), number, self._aside)
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if isinstance(act, int):
            self._aside = CardSet(act)
        else:
            self._do(act)
        self._accumulate_rewards()

    def _do(self, act: Act) -> None:
        counted = len(self.partie.history)
        self._aside = NO_CARDS
        self.partie = self.partie.do(act)
        self._settle()
        self._show_marriages()
        if self.reward == "points":
            for score in self.partie.history[counted:]:
                self._pay(deal_rewards(self.rules, score))
        elif self.partie.is_over:
            self._pay(partie_rewards(self.partie))
        self._select()

    def _settle(self) -> None:
        """Make the acts that need no decision, at most until the end of the episode."""
        while not self._is_over:
            event = table_event(self.partie, self._chance.random)
            if self.partie.phase == "declare":
                event = next(iter(self.partie.legal))
            if event is None:
                return
            self.partie = self.partie.do(event)

    def _show_marriages(self) -> None:
        for seat in range(self.rules.seats if self.rules.marriage.marriages else 0):
            for act in showable_marriages(self.partie, Seat(seat)):
                self.partie = self.partie.do(act)

    def _pay(self, payoffs: tuple[float, ...]) -> None:
        for agent, payoff in zip(self.possible_agents, payoffs, strict=True):
            self.rewards[agent] += payoff

    def _select(self) -> None:
        if self._is_over:
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.possible_agents[0]
        else:
            self.agent_selection = self.possible_agents[self.partie.waiting[0]]

    @property
    def _is_over(self) -> bool:
        done = self.deals is not None and len(self.partie.history) >= self.deals
        return done or self.partie.is_over

    def _seat(self, agent: str) -> Seat:
        return Seat(self.possible_agents.index(agent))

    def state(self) -> NDArray[np.int8]:
        """Return all hands, by seat and card, hidden ones included."""
        deal = self.partie.deal
        hands = (0,) * self.rules.seats if deal is None or not deal.hands else deal.hands
        bits = [hand >> np.arange(PACK_SIZE) & 1 for hand in hands]
        return np.concatenate(bits).astype(np.int8)

    def render(self) -> str | None:
        """Return the table as text with every hand open, or print it."""
        text = render_text(self.partie)
        if self.render_mode != "human":
            return text
        print(text)  # noqa: T201 - what this mode is for
        return None

    def close(self) -> None:
        """Do nothing: the environment holds no resources."""


def make_aec(
    name: str,
    *,
    deals: int | None = 1,
    reward: Reward = "points",
    render_mode: str | None = None,
) -> AECEnv:
    """Return the environment of a rule set by its name, such as ``buur/chibre-v0``.

    See `Partie` for the arguments.

    Raises:
        RulesError: there is no such environment.
    """
    partie = Partie(rules_named(name), deals=deals, reward=reward, render_mode=render_mode)
    return OrderEnforcingWrapper(partie)

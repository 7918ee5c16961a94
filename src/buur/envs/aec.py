"""PettingZoo environment of a partie, seats acting one after the other (AEC).

The environment does for the seats what needs no decision, see `buur.envs.episode`.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any, Final, get_args

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from buur.arguments import integer, one_of, text, wrong
from buur.bots import Bot
from buur.cards import NO_CARDS, PACK_SIZE, CardSet
from buur.envs.actions import actions_of
from buur.envs.episode import Episode
from buur.envs.features import vector_size
from buur.envs.names import full_name, rules_named
from buur.envs.observation import Observation, observation
from buur.envs.policies import BotPolicy, Policy, ask, opponent_of
from buur.envs.rewards import Reward
from buur.envs.text_rendering import render_text
from buur.errors import BuurError
from buur.play.chance import HIGHEST_SEED
from buur.play.partie import Partie as PlayedPartie
from buur.play.views import View, view
from buur.seats import Seat
from buur.variants.model import Variant
from buur.variants.registry import RulesLike

LIMIT: Final = 1 << 20
"""Bound of the absolute numbers of an observation, which is not reached."""
MOST_DEALS: Final = 1 << 20
RENDER_MODES: Final = ("ansi", "human")

Opponent = str | Bot | BotPolicy | Policy
"""The name of a bot, a bot, or a policy."""


class Partie(AECEnv):
    """A partie of a rule set, or its first deals.

    >>> env = Partie("chibre", opponents={"seat_1": "easy", "seat_3": "easy"})
    >>> env.possible_agents
    ['seat_0', 'seat_2']
    >>> env.reset(seed=7)
    >>> env.agent_selection, int(env.observe("seat_0")["action_mask"].sum())
    ('seat_0', 5)

    Agents are ``seat_0``, ``seat_1`` and so on, one for each seat without an opponent.
    An observation is a dict of two arrays. ``observation``, int32[m], is the feature vector of
    `buur.envs.layout`. ``action_mask``, int8[n], has 1 for each legal action of `buur.envs.Actions`
    and is all zeros for an agent that is not to act. Infos are empty.

    Args:
        rules: the rule set, or the name of one.
        deals: the largest number of deals of an episode, which ends earlier with the partie; None
            for a whole partie.
        reward: the kind of reward, see `buur.envs.rewards`.
        render_mode: ``ansi`` to return texts, ``human`` to print them.
        opponents: by agent, the name of a bot, a `Bot` or a policy that the environment plays.
            A bot that is given by its name gets its seed from that of `reset`.

    Raises:
        RulesError: there is no such rule set.
        BotError: there is no bot of this name.
        ArgumentError: an argument is of another type or out of range, the opponents leave no agent,
            or the reward is by partie and ``deals`` cuts the partie short.
    """

    def __init__(
        self,
        rules: RulesLike,
        *,
        deals: int | None = 1,
        reward: Reward = "points",
        render_mode: str | None = None,
        opponents: Mapping[str, Opponent] | None = None,
    ) -> None:
        super().__init__()
        self.rules: Variant = rules_named(rules, "rules")
        self.deals = None if deals is None else integer(deals, 1, MOST_DEALS, "deals")
        self.reward: Reward = one_of(reward, get_args(Reward), "reward")
        if reward == "partie" and deals is not None:
            raise wrong("deals", deals, "None, because the reward comes at the end of the partie")
        self.render_mode = render_mode
        if render_mode is not None:
            one_of(render_mode, RENDER_MODES, "render_mode")
        self.metadata = {
            "name": full_name(self.rules.code),
            "render_modes": [*RENDER_MODES],
            "is_parallelizable": False,
        }
        self.actions = actions_of(self.rules)
        self.opponents = _opponents(opponents, self.rules.seats)
        self._seats = {
            agent: Seat(seat)
            for seat, agent in enumerate(agents_of(self.rules.seats))
            if agent not in self.opponents
        }
        self.possible_agents = [*self._seats]
        self.agents: list[str] = []
        self._observations = {agent: self._observation_space() for agent in self.possible_agents}
        self._actions = {
            agent: spaces.Discrete(len(self.actions)) for agent in self.possible_agents
        }
        self.state_space = spaces.Box(0, 1, (self.rules.seats * PACK_SIZE,), np.int8)
        self._chance, self._bot_seeds = random.Random(), random.Random()
        self._policies = self._seated_policies()
        self._running: Episode | None = None

    def _observation_space(self) -> spaces.Dict:
        return spaces.Dict(
            {
                "observation": spaces.Box(-LIMIT, LIMIT, (vector_size(self.rules),), np.int32),
                "action_mask": spaces.Box(0, 1, (len(self.actions),), np.int8),
            }
        )

    def observation_space(self, agent: str) -> spaces.Dict:
        """Return the space of an agent's observations."""
        self._seat(agent)
        return self._observations[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """Return the space of an agent's actions."""
        self._seat(agent)
        return self._actions[agent]

    @property
    def partie(self) -> PlayedPartie:
        """The partie as it stands."""
        if self._running is None:
            return PlayedPartie(variant=self.rules, scores=(0,) * self.rules.lines)
        return self._running.partie

    @property
    def aside(self) -> CardSet:
        """The cards that the agent on turn has named so far, to discard or to exchange them."""
        return NO_CARDS if self._running is None else self._running.aside

    def view(self, agent: str) -> View:
        """Return the view of an agent, from which bots choose their acts.

        Raises:
            ArgumentError: there is no such agent.
        """
        seat = self._seat(agent)
        return view(self.partie, seat) if self._running is None else self._running.view(seat)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin an episode; a seed makes it repeatable, None continues the generators.

        Args:
            seed: a seed from 0 to 2^62 - 1. It determines the cards and the bots that the
                environment knows by name.
            options: not used.

        Raises:
            ArgumentError: an argument is of another type or out of range.
        """
        if options is not None and not isinstance(options, Mapping):
            raise wrong("options", options, "a dict or None")
        if seed is not None:
            root = integer(seed, 0, HIGHEST_SEED, "seed")
            self._chance, self._bot_seeds = random.Random(root), random.Random(f"bots {root}")
            self._policies = self._seated_policies()
        self.agents = [*self.possible_agents]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._running = Episode(self.rules, self.deals, self.reward, self._chance)
        self._play_opponents(self._running)
        self._accumulate_rewards()

    def observe(self, agent: str) -> Observation:
        """Return the observation of an agent: its feature vector and its action mask.

        Raises:
            ArgumentError: there is no such agent.
            BuurError: the environment has not been reset.
        """
        seat, episode = self._seat(agent), self._episode
        acting = agent == self.agent_selection
        aside = episode.aside if acting else NO_CARDS
        return observation(episode.view(seat), seat, aside, episode.legal if acting else [])

    def step(self, action: int | None) -> None:
        """Make the act of the agent on turn; None for an agent whose episode has ended.

        Raises:
            IllegalAction: the action is not legal now; nothing has changed.
            ArgumentError: there is no such action.
            BuurError: the environment has not been reset, or a policy returned an illegal action.
        """
        episode, agent = self._episode, self.agent_selection
        if self.terminations[agent]:
            if action is not None:
                raise wrong("action", action, f"None, because the episode of {agent} has ended")
            self._was_dead_step(action)
            return
        if type(action) is not int or action not in episode.legal:
            action = self._checked(action)
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._pay(episode.take(action))
        self._play_opponents(episode)
        self._accumulate_rewards()

    def _checked(self, action: object) -> int:
        """Return the action of the agent on turn, or raise the error of an illegal one."""
        number = integer(action, 0, len(self.actions) - 1, "action")
        self.actions.act(self.view(self.agent_selection), number, self.aside)
        return number

    def _play_opponents(self, episode: Episode) -> None:
        """Make the acts of the opponents, and select the agent that is to act next."""
        while self._policies and not episode.is_over and episode.seat in self._policies:
            seat = episode.seat
            policy = self._policies[seat]
            name = policy.name if isinstance(policy, BotPolicy) else f"seat_{seat}"
            self._pay(episode.do(ask(policy, episode.view(seat), episode.aside, name)))
        if episode.is_over:
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.possible_agents[0]
        else:
            self.agent_selection = f"seat_{episode.seat}"

    def _pay(self, payoffs: tuple[float, ...] | None) -> None:
        if payoffs is not None:
            for agent, seat in self._seats.items():
                self.rewards[agent] += payoffs[seat]

    @property
    def _episode(self) -> Episode:
        if self._running is None:
            raise BuurError("the environment has not been reset: call reset() first")
        return self._running

    def _seat(self, agent: str) -> Seat:
        seat = self._seats.get(agent) if isinstance(agent, str) else None
        if seat is None:
            one_of(agent, self.possible_agents, "agent")
        return Seat(seat or 0)

    def _seated_policies(self) -> dict[Seat, Policy | BotPolicy]:
        """Return the policies of the opponents by seat, with new seeds for bots by name."""
        found = {}
        for agent, value in self.opponents.items():
            seed = self._bot_seeds.getrandbits(32)
            found[Seat(int(agent[5:]))] = opponent_of(value, seed, f"opponents[{agent!r}]")
        return found

    def state(self) -> NDArray[np.int8]:
        """Return all hands, hidden ones included: int8[seats * 36], 1 if the seat holds the card.

        The card ``c`` of seat ``s`` has the index ``36 * s + c``.
        """
        deal = self.partie.deal
        hands = (0,) * self.rules.seats if deal is None or not deal.hands else deal.hands
        bits = [hand >> np.arange(PACK_SIZE) & 1 for hand in hands]
        return np.concatenate(bits).astype(np.int8)

    def render(self) -> str | None:
        """Return the table as text with every hand open, or print it."""
        shown = render_text(self.partie)
        if self.render_mode != "human":
            return shown
        print(shown)  # noqa: T201 - what this mode is for
        return None

    def close(self) -> None:
        """Do nothing: the environment holds no resources."""


class _Ordered(OrderEnforcingWrapper):
    """PettingZoo's check of the order of calls, with errors of Buur before the first reset."""

    def step(self, action: int | None) -> None:
        self._expect_reset("step")
        super().step(action)

    def observe(self, agent: str) -> Any:
        self._expect_reset("observe")
        return super().observe(agent)

    def state(self) -> Any:
        self._expect_reset("state")
        return super().state()

    def render(self) -> Any:
        self._expect_reset("render")
        return super().render()

    def agent_iter(self, max_iter: int = 2**63) -> Any:
        self._expect_reset("agent_iter")
        return super().agent_iter(integer(max_iter, 0, 2**63, "max_iter"))

    def _expect_reset(self, method: str) -> None:
        if not self._has_reset:
            raise BuurError(f"the environment has not been reset: call reset() before {method}()")

    def __str__(self) -> str:
        return str(self.env)


def agents_of(seats: int) -> list[str]:
    """Return the names of the agents by seat."""
    return [f"seat_{seat}" for seat in range(seats)]


def _opponents(opponents: Mapping[str, Opponent] | None, seats: int) -> dict[str, Opponent]:
    """Return the opponents by agent, checked."""
    if opponents is None:
        return {}
    names = agents_of(seats)
    if not isinstance(opponents, Mapping):
        raise wrong("opponents", opponents, "a dict by agent such as {'seat_1': 'easy'}")
    for agent in opponents:
        one_of(text(agent, "opponents", f"keys among {', '.join(names)}"), names, "opponents")
    if len(opponents) == seats:
        raise wrong("opponents", sorted(opponents), "at least one seat without an opponent")
    return dict(opponents)


def make_aec(
    name: RulesLike,
    *,
    deals: int | None = 1,
    reward: Reward = "points",
    render_mode: str | None = None,
    opponents: Mapping[str, Opponent] | None = None,
) -> AECEnv:
    """Return the environment of a rule set by its name, such as ``buur/chibre-v0``.

    >>> env = make_aec("buur/chibre-v0", opponents={"seat_1": "easy", "seat_3": "steady"})
    >>> env.possible_agents
    ['seat_0', 'seat_2']

    See `Partie` for the arguments.

    Raises:
        RulesError: there is no such environment.
        BotError: there is no bot of this name.
        ArgumentError: an argument is of another type or out of range.
    """
    partie = Partie(
        rules_named(name), deals=deals, reward=reward, render_mode=render_mode, opponents=opponents
    )
    return _Ordered(partie)

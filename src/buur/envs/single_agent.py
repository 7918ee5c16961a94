"""Gymnasium environment of one seat, against opponents that the environment plays."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, get_args

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from buur.arguments import instance, integer, one_of
from buur.envs.aec import RENDER_MODES, Opponent, Partie, agents_of
from buur.envs.names import full_name, rules_named
from buur.envs.observation import Observation
from buur.envs.rewards import Reward
from buur.errors import BuurError
from buur.play.chance import HIGHEST_SEED
from buur.seats import seat_of
from buur.variants.registry import RulesLike

Illegal = Literal["replace", "refuse"]
"""What becomes of an illegal action: a random legal one takes its place, or it is an error."""


class SingleSeat(gymnasium.Env[Observation, int]):
    """A partie of a rule set, or its first deals, for one learner.

    >>> import gymnasium
    >>> import buur.envs  # lists the environments
    >>> env = gymnasium.make("buur/chibre-v0", opponents="easy")
    >>> seen, info = env.reset(seed=7)
    >>> over = False
    >>> while not over:
    ...     action = env.action_space.sample(info["action_mask"])
    ...     seen, reward, over, truncated, info = env.step(action)
    >>> bool(seen["action_mask"].any())
    False

    Observations, actions and rewards are those of `buur.envs.Partie`. ``gymnasium.make`` makes it.

    An info has ``action_mask``, int8[n], the same array as in the observation, and ``replaced``,
    which tells whether a random legal action took the place of the one given.

    Args:
        rules: the rule set, or the name of one.
        seat: the seat of the learner.
        opponents: the name of a bot, a `Bot` or a policy for all other seats, or a dict of them by
            agent; seats that it lacks are played by the steady bot.
        deals: the largest number of deals of an episode; None for a whole partie.
        reward: the kind of reward, see `buur.envs.rewards`.
        illegal: ``replace`` lets a random legal action take the place of an illegal one, as
            Gymnasium's own checks and learners without a mask need it; ``refuse`` raises.
        render_mode: ``ansi`` to return texts, ``human`` to print them.

    Raises:
        RulesError: there is no such rule set.
        BotError: there is no bot of this name.
        ArgumentError: an argument is of another type or out of range.
    """

    def __init__(
        self,
        rules: RulesLike = "chibre",
        *,
        seat: int = 0,
        opponents: Opponent | Mapping[str, Opponent] = "steady",
        deals: int | None = 1,
        reward: Reward = "points",
        illegal: Illegal = "replace",
        render_mode: str | None = None,
    ) -> None:
        variant = rules_named(rules, "rules")
        self.agent = f"seat_{seat_of(seat, variant.seats)}"
        others = [agent for agent in agents_of(variant.seats) if agent != self.agent]
        if isinstance(opponents, Mapping):
            for agent in opponents:
                one_of(agent, others, "opponents")
        by_agent = opponents if isinstance(opponents, Mapping) else dict.fromkeys(others, opponents)
        self.partie = Partie(
            variant,
            deals=deals,
            reward=reward,
            render_mode=render_mode,
            opponents=dict.fromkeys(others, "steady") | dict(by_agent),
        )
        self.illegal: Illegal = one_of(illegal, get_args(Illegal), "illegal")
        self.metadata = {
            "name": full_name(variant.code),
            "render_modes": [*RENDER_MODES],
            "render_fps": 1,
        }
        self.render_mode = render_mode
        self.observation_space: spaces.Space[Any] = self.partie.observation_space(self.agent)
        self.action_space: spaces.Space[Any] = self.partie.action_space(self.agent)
        self._mask: NDArray[Any] | None = None

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin an episode; a seed makes it repeatable, None continues the generator.

        Raises:
            ArgumentError: an argument is of another type or out of range.
        """
        if seed is not None:
            seed = integer(seed, 0, HIGHEST_SEED, "seed")
        if options is not None:
            instance(options, dict, "options", "a dict or None")
        super().reset(seed=seed)
        self.partie.reset(int(self.np_random.integers(HIGHEST_SEED)))
        return self._observed(replaced=False)

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Make the act of the learner, then those of the others until it is to act again.

        Raises:
            IllegalAction: the action is not legal, and ``illegal`` is ``refuse``.
            ArgumentError: there is no such action.
            BuurError: the environment has to be reset.
        """
        if self._mask is None or not self._mask.any():
            raise BuurError("the episode has ended or not begun: call reset() first")
        number = integer(action, 0, len(self._mask) - 1, "action")
        replaced = self.illegal == "replace" and not self._mask[number]
        if replaced:
            number = int(self.np_random.choice(np.flatnonzero(self._mask)))
        self.partie.step(number)
        seen, info = self._observed(replaced=replaced)
        over = self.partie.terminations[self.agent]
        return seen, self.partie.rewards[self.agent], over, False, info

    def action_masks(self) -> NDArray[np.bool_]:
        """Return whether each action is legal, bool[n], by the name that sb3-contrib expects."""
        if self._mask is None:
            raise BuurError("the environment has not been reset: call reset() first")
        return self._mask.astype(np.bool_)

    def _observed(self, *, replaced: bool) -> tuple[Observation, dict[str, Any]]:
        seen = self.partie.observe(self.agent)
        self._mask = seen["action_mask"].copy()
        return seen, {"action_mask": seen["action_mask"].copy(), "replaced": replaced}

    def render(self) -> str | None:
        """Return the table as text with every hand open, or print it."""
        return self.partie.render()


def make_single(**arguments: Any) -> SingleSeat:
    """Return the environment of a rule set by its name; see `SingleSeat` for the arguments."""
    return SingleSeat(**arguments)

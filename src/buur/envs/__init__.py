"""Reinforcement learning environments for PettingZoo and Gymnasium.

`make_aec` makes a partie for PettingZoo. Once this package is imported,
``gymnasium.make("buur/chibre-v0")`` makes a partie for one learner, and
``gymnasium.make_vec("buur/chibre-v0")`` a vector environment of many deals.

Needs the extra ``envs``. See ``docs/how-to/environments.md``.
"""

from typing import TYPE_CHECKING

from buur.errors import MissingExtra

try:
    import gymnasium as gymnasium
    import pettingzoo as pettingzoo
except ModuleNotFoundError as error:
    raise MissingExtra("buur.envs", error.name, "envs") from None

from buur.envs.actions import Actions, actions_of
from buur.envs.aec import Partie, make_aec
from buur.envs.contracts import contracts_of
from buur.envs.datasets import export_games, play_games
from buur.envs.features import layout
from buur.envs.observation import observe
from buur.envs.openspiel import GameState
from buur.envs.policies import BotPolicy, as_bot, from_bot
from buur.envs.registration import register_all
from buur.envs.single_agent import SingleSeat

if TYPE_CHECKING:
    from buur.envs.vector import Deals

register_all()

__all__ = [
    "Actions",
    "BotPolicy",
    "Deals",
    "GameState",
    "Partie",
    "SingleSeat",
    "actions_of",
    "as_bot",
    "contracts_of",
    "export_games",
    "from_bot",
    "layout",
    "make_aec",
    "observe",
    "play_games",
]


if not TYPE_CHECKING:  # a type checker would take every misspelled name for one of these

    def __getattr__(name: str) -> object:
        """Load the vector environment, which imports the compiler, when it is first used."""
        if name == "Deals":
            from buur.envs.vector import Deals

            return Deals
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted(__all__)

"""Reinforcement learning environments for PettingZoo and Gymnasium.

`make_aec` makes a partie for PettingZoo. Once this package is imported,
``gymnasium.make_vec("buur/chibre-v0")`` makes a vector environment of many deals.

Needs the extra ``envs``. See ``docs/how-to/environments.md``.
"""

from buur.errors import MissingExtra

try:
    import gymnasium as gymnasium
    import pettingzoo as pettingzoo
except ModuleNotFoundError as error:
    raise MissingExtra("buur.envs", error.name, "envs") from None

from buur.envs.actions import Actions, actions_of
from buur.envs.aec import Partie, make_aec
from buur.envs.features import layout
from buur.envs.registration import register_all

register_all()

__all__ = ["Actions", "Partie", "actions_of", "layout", "make_aec"]


def __dir__() -> list[str]:
    return sorted(__all__)

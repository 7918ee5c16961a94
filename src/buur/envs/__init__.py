"""Environments for those who train players: parties for PettingZoo.

Needs the extra ``envs``. See ``docs/environments.md``.
"""

try:
    import gymnasium as gymnasium
    import pettingzoo as pettingzoo
except ModuleNotFoundError as error:
    raise ModuleNotFoundError(
        f"the environments need {error.name}: install buur with its extra,"
        " pip install 'buur[envs]'",
        name=error.name,
    ) from None

from buur.envs.actions import Actions, actions_of
from buur.envs.aec import Partie, make_aec
from buur.envs.features import layout

__all__ = ["Actions", "Partie", "actions_of", "layout", "make_aec"]

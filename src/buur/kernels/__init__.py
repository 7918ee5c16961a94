"""Kernels: the functions of `buur.rules` compiled by numba, over arrays of deals.

Needs the extra ``kernels``. The first use on a machine compiles for some seconds.

>>> from buur.kernels import make_game, random_deals
>>> deals = random_deals(make_game("trump:S"), 1000, seed=7)
>>> deals.points.shape, int(deals.points.sum()) == 1000 * 157
((1000, 4), True)
"""

from buur.errors import MissingExtra

try:
    import numba as numba
    import numpy as numpy
    import platformdirs as platformdirs
except ModuleNotFoundError as error:
    raise MissingExtra("buur.kernels", error.name, "kernels") from None

from buur.kernels.batch import Batch, Playout, play_out, random_deals
from buur.kernels.deal_arrays import game_at, players_of, positions_at
from buur.kernels.game import Game, game_of, make_game
from buur.kernels.positions import Positions
from buur.kernels.prepare import prepare, prepare_beside

__all__ = [
    "Batch",
    "Game",
    "Playout",
    "Positions",
    "game_at",
    "game_of",
    "make_game",
    "play_out",
    "players_of",
    "positions_at",
    "prepare",
    "prepare_beside",
    "random_deals",
]


def __dir__() -> list[str]:
    return sorted(__all__)

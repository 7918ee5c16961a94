"""Duels between bots on duplicate deals, their statistics, external bots, and self-play."""

from __future__ import annotations

from buur.arena.boards import (
    Board,
    deals_per_board,
    gain_per_deal,
    play_board,
    play_deals,
    seatings,
)
from buur.arena.checkpoint import Checkpoint, CheckpointMismatch
from buur.arena.contestants import Contestant, contestant
from buur.arena.duel_session import Duel
from buur.arena.duels import duel, fight
from buur.arena.failures import BotFailure
from buur.arena.statistics import DuelStatistics, Score

__all__ = [
    "Board",
    "BotFailure",
    "Checkpoint",
    "CheckpointMismatch",
    "Contestant",
    "Duel",
    "DuelStatistics",
    "Score",
    "contestant",
    "deals_per_board",
    "duel",
    "fight",
    "gain_per_deal",
    "play_board",
    "play_deals",
    "seatings",
]


def __dir__() -> list[str]:
    return sorted(__all__)

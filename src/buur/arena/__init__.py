"""Duels between bots: the same cards for both, the sides changed, and honest statistics."""

from __future__ import annotations

from buur.arena.boards import Board, gained, places, play_board, play_out, span
from buur.arena.contestants import Contestant, contestant
from buur.arena.duel import fight
from buur.arena.failures import BotFailure
from buur.arena.ledger import Ledger, OtherDuel
from buur.arena.ring import Duel
from buur.arena.statistics import Score, Standing

__all__ = [
    "Board",
    "BotFailure",
    "Contestant",
    "Duel",
    "Ledger",
    "OtherDuel",
    "Score",
    "Standing",
    "contestant",
    "fight",
    "gained",
    "places",
    "play_board",
    "play_out",
    "span",
]

"""Tournaments: round-robin series of games between pairs, and their ranking."""

from __future__ import annotations

from buur.tournament.series import Game, Series, new_series
from buur.tournament.standings import Standing, standings

__all__ = ["Game", "Series", "Standing", "new_series", "standings"]


def __dir__() -> list[str]:
    return sorted(__all__)

"""Strokes that are no points: by rank after each round (variants §2), for games won (§1.7)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from buur.play.model.result import DealScore
from buur.seats import ByTeam, Team


def better_half(totals: Sequence[int]) -> tuple[int, ...]:
    """Return a stroke for each line that fewer than half of the lines are below.

    With three lines that is the lowest alone; lines that are level share the stroke.
    """
    half = len(totals) // 2
    return tuple(int(sum(other < mine for other in totals) < half) for mine in totals)


def strokes_by_round(history: Sequence[DealScore], deals: int) -> ByTeam[int]:
    """Return the strokes of each line after the complete rounds of so many deals."""
    strokes = [0] * len(history[0].total)
    for start in range(0, len(history) - deals + 1, deals):
        written = [deal.total for deal in history[start : start + deals]]
        totals = [sum(points) for points in zip(*written, strict=True)]
        strokes = [sum(pair) for pair in zip(strokes, better_half(totals), strict=True)]
    return tuple(strokes)


CAPE: Final = 2
"""Games that taking every trick of a deal is worth beside the partie (variants §1.7)."""


def games_won(history: Sequence[DealScore], winner: Team | None, lines: int) -> ByTeam[int]:
    """Return the games of each line: one for the partie, two for each deal of every trick."""
    games = [0] * lines
    for deal in history:
        if deal.matched is not None:
            games[deal.matched] += CAPE
    if winner is not None:
        games[winner] += 1
    return tuple(games)

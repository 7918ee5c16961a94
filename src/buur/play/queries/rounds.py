"""Strokes beside the points: by rank after each round (variants §2), for games won (§1.7)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from buur.play.model.result import DealScore
from buur.seats import ByTeam, Team


def better_half(totals: Sequence[int]) -> tuple[int, ...]:
    """Return 1 for each line with fewer than half of the lines below it, else 0.

    With three lines only the lowest gets it; lines with equal points get the same.
    """
    half = len(totals) // 2
    return tuple(int(sum(other < mine for other in totals) < half) for mine in totals)


def strokes_by_round(history: Sequence[DealScore], deals: int) -> ByTeam[int]:
    """Return the strokes of each line after all complete rounds, each of ``deals`` deals."""
    strokes = [0] * len(history[0].total)
    for start in range(0, len(history) - deals + 1, deals):
        written = [deal.total for deal in history[start : start + deals]]
        totals = [sum(points) for points in zip(*written, strict=True)]
        strokes = [sum(pair) for pair in zip(strokes, better_half(totals), strict=True)]
    return tuple(strokes)


CAPE: Final = 2
"""The number of games won by taking every trick of a deal (variants §1.7)."""


def games_won(history: Sequence[DealScore], winner: Team | None, lines: int) -> ByTeam[int]:
    """Return the games of each line: one for the partie, `CAPE` for each deal with every trick."""
    games = [0] * lines
    for deal in history:
        if deal.matched is not None:
            games[deal.matched] += CAPE
    if winner is not None:
        games[winner] += 1
    return tuple(games)

"""Points of a deal beside those of its cards, and how they are written (§7.1, §7.2, §7.8)."""

# ruff: noqa: RUF009 - these calls return dataclass fields
from __future__ import annotations

from dataclasses import dataclass
from typing import Final, get_args

from buur.variants.needs import CHOSEN, offering, other_than, where
from buur.variants.options import choice, number
from buur.variants.values import CounterMatch, Match, MisereMatch, Write

_COUNTERED: Final = (*CHOSEN, where(match=True), where(sharing="lines king"), where(alone=False))
"""There is a side that chose the contract, and another that may take every trick."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ScoreRules:
    """Bonuses of a deal, and the way its points are written (§7.1, §7.2, §7.8)."""

    last_trick: int = number(5, "7.1", low=0, high=100)
    match: Match = choice(
        "bonus100", get_args(Match), "7.2", major=True, needs=(where(ranking="jass"),)
    )
    counter_match: CounterMatch = choice("same", get_args(CounterMatch), "7.2", needs=_COUNTERED)
    misere_match: MisereMatch = choice(
        "none",
        get_args(MisereMatch),
        "7.2",
        needs=(*offering("misere"), other_than(ladder="pandur")),
    )
    write: Write = choice(
        "points", get_args(Write), "7.8", needs=(other_than(ladder="pandur king"),)
    )

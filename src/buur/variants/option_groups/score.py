"""Options for the bonuses of a deal, and for the way to write its points (§7.1, §7.2, §7.8)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from buur.variants.options import option

_COUNTERED: Final = "CHOSEN and match and sharing=lines|king and not alone"
"""Needs of a match against the side that chose the contract."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ScoreRules:
    """Options for the bonuses of a deal, and for the way to write its points (§7.1, §7.2, §7.8)."""

    last_trick: int = option(5, "7.1", low=0, high=100)
    match: Literal["bonus100", "bonus50", "none", "p002", "charge", "charge_points"] = option(
        "bonus100", "7.2", major=True, needs="ranking=jass"
    )
    counter_match: Literal["same", "double", "minus100"] = option("same", "7.2", needs=_COUNTERED)
    misere_match: Literal["none", "minus100"] = option(
        "none", "7.2", needs="(contracts=misere or sheet=misere) and ladder!=pandur"
    )
    write: Literal[
        "points", "bid", "difference", "declarers", "putzes", "worth", "tens", "extremes", "middle"
    ] = option("points", "7.8", needs="ladder!=pandur|king")

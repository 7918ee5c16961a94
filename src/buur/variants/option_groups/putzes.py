"""Options of games that write putzes and pommes instead of points (§7.10)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from buur.variants.options import option


@dataclass(frozen=True, slots=True, kw_only=True)
class PutzeRules:
    """Options for putzes and pommes (§7.10)."""

    putzes: int = option(2, "7.10", low=1, high=3, major=True)
    """Number of putzes that are given out in a deal."""
    pomme_below: int = option(21, "7.10", low=1, high=157, major=True)
    """Number of points below which a player of the deal gets a pomme."""
    all_below: Literal["pommes", "nothing"] = option("pommes", "7.10")
    """The result of a deal in which nobody reaches `pomme_below`."""
    pommes_lose: int = option(0, "7.10", low=0, high=20, needs="lines=2")
    """Number of unpaid pommes with which a player loses the partie; 0 for no limit."""

"""Marriages: king and queen of a suit, from the hand or in a trick (§5.9)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from buur.variants.options import option


@dataclass(frozen=True, slots=True, kw_only=True)
class MarriageRules:
    """Whether king and queen of one suit count, and when they may be shown (§5.9)."""

    marriages: bool = option(False, "5.9", major=True)
    marriage_time: Literal["any_time", "first_trick"] = option("any_time", "5.9")
    """Until when a side that has taken a trick may show a marriage from the hand."""

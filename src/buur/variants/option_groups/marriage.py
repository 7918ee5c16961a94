"""Options of marriages: king and queen of a suit, from the hand or in a trick (§5.9)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from buur.variants.options import option


@dataclass(frozen=True, slots=True, kw_only=True)
class MarriageRules:
    """Options of marriages: whether they count, and when a side may show them (§5.9)."""

    marriages: bool = option(False, "5.9", major=True)
    marriage_time: Literal["any_time", "first_trick"] = option("any_time", "5.9")
    """The deadline for showing a marriage from the hand, for a side that has taken a trick."""

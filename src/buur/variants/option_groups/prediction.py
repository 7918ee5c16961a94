"""Options of predictions: each player predicts his points before play (§3.5)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from buur.variants.options import option


@dataclass(frozen=True, slots=True, kw_only=True)
class PredictRules:
    """Options of predictions (§3.5)."""

    prediction: Literal["none", "hidden", "open"] = option(
        "none", "3.5", needs="not ladder and not join"
    )
    exact_bonus: bool = option(False, "3.5", needs="write=difference")
    dealer_compensation: bool = option(False, "3.5", needs="write=difference and prediction=open")

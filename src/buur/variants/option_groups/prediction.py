"""Predicting one's points (§3.5)."""

# ruff: noqa: RUF009 - these calls return dataclass fields
from __future__ import annotations

from dataclasses import dataclass
from typing import get_args

from buur.variants.needs import where
from buur.variants.options import choice, flag
from buur.variants.values import Prediction


@dataclass(frozen=True, slots=True, kw_only=True)
class PredictRules:
    """Predicting one's points (§3.5)."""

    prediction: Prediction = choice(
        "none", get_args(Prediction), "3.5", needs=(where(ladder=False), where(join=False))
    )
    exact_bonus: bool = flag(False, "3.5", needs=(where(write="difference"),))
    dealer_compensation: bool = flag(
        False, "3.5", needs=(where(write="difference"), where(prediction="open"))
    )

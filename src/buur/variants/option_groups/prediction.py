"""Predicting one's points (§3.5)."""

# ruff: noqa: RUF009 - these calls return dataclass fields
from __future__ import annotations

from dataclasses import dataclass

from buur.variants.options import option
from buur.variants.values import Prediction


@dataclass(frozen=True, slots=True, kw_only=True)
class PredictRules:
    """Predicting one's points (§3.5)."""

    prediction: Prediction = option("none", "3.5", needs="not ladder and not join")
    exact_bonus: bool = option(False, "3.5", needs="write=difference")
    dealer_compensation: bool = option(False, "3.5", needs="write=difference and prediction=open")

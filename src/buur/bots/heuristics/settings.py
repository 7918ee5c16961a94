"""Settings of the heuristic player: its card memory, its reading of signals, its weights."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from buur.bots.features.memory import Memory, remember
from buur.bots.heuristics.weights import WEIGHTS, Weights
from buur.play.model.deal import Deal
from buur.play.views import View


@dataclass(frozen=True, slots=True, kw_only=True)
class HeuristicSettings:
    """How attentive a player is."""

    remember: Callable[[View, Deal, int], Memory] = remember
    """What a seat still knows of the cards that it has seen."""
    reads_signals: bool = True
    """Whether it learns from what others throw away."""
    weights: Weights = WEIGHTS


FULL_MEMORY: Final = HeuristicSettings()
"""Nothing that was shown, said or played is lost."""

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
    """Card memory, reading of signals and weights of a heuristic player."""

    remember: Callable[[View, Deal, int], Memory] = remember
    """Function that returns the knowledge of a seat about the cards."""
    reads_signals: bool = True
    """Whether the player reads discards as signals."""
    weights: Weights = WEIGHTS


FULL_MEMORY: Final = HeuristicSettings()
"""Settings of a player who remembers everything that was shown, said or played."""

"""The steady player: sound partnership play by rules that it can name."""

from __future__ import annotations

from buur.bots.steady.player import Steady, advise

__all__ = ["Steady", "advise"]

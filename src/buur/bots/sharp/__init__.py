"""The sharp player: it searches over hands that the others may hold."""

from __future__ import annotations

from buur.bots.sharp.player import Master, Sharp

__all__ = ["Master", "Sharp"]

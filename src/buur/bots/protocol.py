"""The interface that every bot fulfils."""

from __future__ import annotations

from buur.play.players import Bot, Thinks

__all__ = ["Bot", "Thinks"]

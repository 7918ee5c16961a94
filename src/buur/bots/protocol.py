"""Protocols `Bot`, which every bot fulfils, and `Thinks`, re-exported from `buur.play.players`."""

from __future__ import annotations

from buur.play.players import Bot, Thinks

__all__ = ["Bot", "Thinks"]

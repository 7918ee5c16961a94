"""What a bot is: the interface that every player in software fulfils."""

from __future__ import annotations

from buur.play.players import Bot, Thinks

__all__ = ["Bot", "Thinks"]

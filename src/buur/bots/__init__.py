"""Players in software: the protocol, a random one, and one that plays like a sound partner."""

from __future__ import annotations

from buur.bots.advice import REASONS, Advice, Reason
from buur.bots.grounds import Ground, grounds
from buur.bots.protocol import Bot
from buur.bots.registry import BOTS, bot

__all__ = ["BOTS", "REASONS", "Advice", "Bot", "Ground", "Reason", "bot", "grounds"]

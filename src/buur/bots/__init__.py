"""Bots: their protocol, their registry by name, thinking budgets, and advice with reasons."""

from __future__ import annotations

from buur.bots.advice import REASONS, Advice, Reason
from buur.bots.bot_like import BotLike, bot_of, factory_of
from buur.bots.budget import Budget
from buur.bots.function_bot import from_function
from buur.bots.heuristics.advisor import advise
from buur.bots.protocol import Bot
from buur.bots.reasons import ExplainedReason, explain_advice
from buur.bots.registry import BOTS, DEFAULT, LEVELS, bot, factory

__all__ = [
    "BOTS",
    "DEFAULT",
    "LEVELS",
    "REASONS",
    "Advice",
    "Bot",
    "BotLike",
    "Budget",
    "ExplainedReason",
    "Reason",
    "advise",
    "bot",
    "bot_of",
    "explain_advice",
    "factory",
    "factory_of",
    "from_function",
]


def __dir__() -> list[str]:
    return sorted(__all__)

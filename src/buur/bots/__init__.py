"""Bots: their protocol, their registry by name, thinking budgets, and advice with reasons."""

from __future__ import annotations

from buur.bots.advice import REASONS, Advice, Reason
from buur.bots.budget import Budget
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
    "Budget",
    "ExplainedReason",
    "Reason",
    "advise",
    "bot",
    "explain_advice",
    "factory",
]

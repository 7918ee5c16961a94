"""Rulings on irregularities at a table, by regulations that are data (core §9).

``decide`` takes the facts of an incident and returns a ruling with its article; see
``docs/reference/referee.md``.
"""

from __future__ import annotations

from buur.referee.decision import Decision, decide, find_article
from buur.referee.incident import Incident
from buur.referee.incident_facts import is_ruled
from buur.referee.regulation import Article, Regulation
from buur.referee.regulations import REGULATIONS
from buur.referee.ruling import Move, Ruling

__all__ = [
    "REGULATIONS",
    "Article",
    "Decision",
    "Incident",
    "Move",
    "Regulation",
    "Ruling",
    "decide",
    "find_article",
    "is_ruled",
]


def __dir__() -> list[str]:
    return sorted(__all__)

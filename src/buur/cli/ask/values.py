"""What each card is worth."""

from __future__ import annotations

from buur.cards import CODES
from buur.cli.ask.question import Question
from buur.play.codec import Json


def answer(question: Question) -> dict[str, Json]:
    """Return the points of every card before the multiplier, and their sum."""
    points = question.tables.points
    return {"points": dict(zip(CODES, points, strict=True)), "total": sum(points)}

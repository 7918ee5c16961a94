"""Who wins a trick and what it is worth."""

from __future__ import annotations

from buur.cli.ask.question import Question
from buur.play.codec import Json
from buur.rules.tricks import trick_points, winner


def answer(question: Question) -> dict[str, Json]:
    """Return the winner's place in playing order and the card points, without the last trick's."""
    trick = question.trick(least=1)
    tables = question.tables
    return {"winner": winner(tables, trick), "points": trick_points(tables, trick)}

"""Points as they are written on the slate."""

from __future__ import annotations

from buur.cli.ask.question import MOST_POINTS, Question
from buur.play.codec import Json
from buur.slate import Marks, canonical, shortest


def answer(question: Question) -> dict[str, Json]:
    """Return the plain way to write a number, and the one with the fewest strokes."""
    points = question.number("points", -MOST_POINTS, MOST_POINTS)
    return {**_marks(canonical(points)), "shortest": _marks(shortest(points))}


def _marks(marks: Marks) -> dict[str, Json]:
    return {
        "hundreds": marks.hundreds,
        "fifties": marks.fifties,
        "twenties": marks.twenties,
        "units": marks.units,
    }

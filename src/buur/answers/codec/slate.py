"""Answers of kind ``slate``: the marks that stand for points on the slate."""

from __future__ import annotations

from buur.answers.codec.question import MOST_POINTS, Question
from buur.play.codec import Json
from buur.slate import Marks, canonical, check_way, representations, shortest

_STROKES = ("hundreds", "fifties", "twenties")
_FIELDS = (*_STROKES, "units")


def answer(question: Question) -> dict[str, Json]:
    """Return the plain way to write a number, and the one with the fewest strokes.

    ``all`` asks for every way. ``way`` is a way chosen by hand, which is checked (§10.1).
    """
    points = question.number("points", -MOST_POINTS, MOST_POINTS)
    found = {**_marks(canonical(points)), "shortest": _marks(shortest(points))}
    if question.flag("all"):
        found["all"] = [_marks(way) for way in representations(points)]
    if "way" in question:
        found["fits"] = _fits(points, question)
    return found


def _fits(points: int, question: Question) -> bool:
    """Tell whether the marks of the field ``way`` may stand for the points."""
    way = question.get("way")
    if not isinstance(way, dict):
        raise question.bad_field("way", "an object with hundreds, fifties, twenties and units")
    chosen = question.nested(dict.fromkeys(_FIELDS, 0) | way)
    hundreds, fifties, twenties = (chosen.number(name, 0, MOST_POINTS) for name in _STROKES)
    units = chosen.number("units", -MOST_POINTS, MOST_POINTS)
    try:
        check_way(points, Marks(0, hundreds, fifties, twenties, units))
    except ValueError:
        return False
    return True


def _marks(marks: Marks) -> dict[str, Json]:
    return {name: getattr(marks, name) for name in _FIELDS}

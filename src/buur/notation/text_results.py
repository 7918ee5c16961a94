"""Readers and writers of claimed points and results in the text notation."""

from __future__ import annotations

from buur.notation.line_reader import LineReader
from buur.notation.record import CLAIM_KINDS, REASONS, Claim, Outcome


def read_claim(line: LineReader) -> Claim:
    """Read the points that a record claims for the sides of a deal."""
    kind = line.one_of(CLAIM_KINDS, "is no kind of points")
    points = tuple(line.whole_numbers())
    if not points:
        line.unexpected("points, a number for each side")
    return Claim(kind, points)


def write_claim(claim: Claim) -> str:
    """Return claimed points as text."""
    return " ".join([claim.kind, *map(str, claim.points)])


def read_outcome(line: LineReader) -> Outcome:
    """Read the claimed result of a partie."""
    winner = None if line.accept("draw") else line.whole_number("a side, or draw")
    reason = line.one_of(REASONS, "ends no partie")
    scores = tuple(line.whole_numbers())
    short = line.accept("short")
    strokes = tuple(line.whole_numbers()) if line.accept("strokes") else ()
    return Outcome(winner, reason, scores, short, strokes)


def write_outcome(outcome: Outcome) -> str:
    """Return the result of a partie as text."""
    winner = "draw" if outcome.winner is None else str(outcome.winner)
    parts = [winner, outcome.reason, *map(str, outcome.scores)]
    if outcome.short:
        parts.append("short")
    if any(outcome.strokes):
        parts += ["strokes", *map(str, outcome.strokes)]
    return " ".join(parts)

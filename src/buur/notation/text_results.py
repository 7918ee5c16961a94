"""Parsers of claimed points and results in the text face."""

from __future__ import annotations

from buur.notation.line_reader import LineReader
from buur.notation.record import CLAIM_KINDS, REASONS, Claim, Outcome


def read_claim(line: LineReader) -> Claim:
    """Read the points that a record claims for the sides of a deal."""
    start = line.at
    kind = line.word("one of " + " ".join(CLAIM_KINDS))
    if kind not in CLAIM_KINDS:
        raise line.error(
            f"{kind[:60]!r} is no kind of points: expected one of {' '.join(CLAIM_KINDS)}", start
        )
    points = tuple(line.whole_numbers())
    if not points:
        line.unexpected("points, a number for each side")
    return Claim(kind, points)


def read_outcome(line: LineReader) -> Outcome:
    """Read how a partie ended, as a record says."""
    if line.eat("draw"):
        line.skip()
        winner = None
    else:
        winner = line.whole_number("a side, or draw")
    start = line.at
    reason = line.word("one of " + " ".join(REASONS))
    if reason not in REASONS:
        raise line.error(
            f"{reason[:60]!r} ends no partie: expected one of {' '.join(REASONS)}", start
        )
    scores = tuple(line.whole_numbers())
    short = line.eat("short")
    line.skip()
    strokes: tuple[int, ...] = ()
    if line.eat("strokes"):
        line.skip()
        strokes = tuple(line.whole_numbers())
    return Outcome(winner, reason, scores, short, strokes)

"""Plot of a duel as SVG: the mean difference and its error, board by board.

The SVG has a light and a dark colour scheme, which the viewer selects.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from math import ceil, floor, log10
from typing import Final, NamedTuple
from xml.sax.saxutils import escape

from buur.arena.statistics import MIN_BOARDS, Score

WIDTH: Final = 840
HEIGHT: Final = 480
LEFT, RIGHT, TOP, BOTTOM = 72, 24, 64, 64
"""Margins in SVG user units."""
MAX_POINTS: Final = 400
"""Largest number of points that are drawn."""
SIGMAS: Final = 2
"""Half width of the band around the mean, in standard errors."""
TICKS: Final = 6

STYLE: Final = """
text{font:14px system-ui,sans-serif;fill:#26302b}
.title{font-size:17px;font-weight:600}
.grid{stroke:#d9ded9}.zero{stroke:#26302b;stroke-width:1.5}
.band{fill:#2f7d5b;fill-opacity:.22}.mean{stroke:#1e6446;stroke-width:2.5;fill:none}
.bound{stroke:#a05a12;stroke-width:1.5;stroke-dasharray:5 4;fill:none}
.paper{fill:#fff}
@media (prefers-color-scheme:dark){
text{fill:#e6ebe7}.grid{stroke:#3a443e}.zero{stroke:#e6ebe7}.paper{fill:#161d19}
.band{fill:#5fc79b}.mean{stroke:#7fdcb3}.bound{stroke:#e5a85c}}
"""


class CurvePoint(NamedTuple):
    """Estimate of a duel after some boards."""

    boards: int
    mean: float
    error: float | None
    bound: float | None


@dataclass(slots=True)
class DuelCurve:
    """Estimates of a duel after every board."""

    looks: list[CurvePoint] = field(default_factory=list)

    def add(self, score: Score) -> None:
        """Append the estimate of a score."""
        self.looks.append(CurvePoint(score.boards, score.mean, score.error, score.bound))

    def drawn(self) -> list[CurvePoint]:
        """Return the points that are drawn, the last one among them."""
        step = max(1, ceil(len(self.looks) / MAX_POINTS))
        return self.looks[::-1][::step][::-1]


class PlotLabels(NamedTuple):
    """Texts of the plot."""

    title: str
    across: str
    """Label of the horizontal axis."""
    up: str
    band: str
    bound: str


def plot(course: DuelCurve, words: PlotLabels) -> str:
    """Return the plot as SVG."""
    return "\n".join(_lines(course.drawn(), words)) + "\n"


@dataclass(frozen=True, slots=True)
class _Frame:
    """Ranges of the axes, and the mapping to SVG user units."""

    boards: int
    low: float
    high: float

    def x(self, boards: float) -> float:
        return round(LEFT + (WIDTH - LEFT - RIGHT) * boards / self.boards, 1)

    def y(self, gain: float) -> float:
        share = (self.high - gain) / (self.high - self.low)
        return round(TOP + (HEIGHT - TOP - BOTTOM) * share, 1)


def _frame(looks: Sequence[CurvePoint]) -> _Frame:
    """Return scales that fit the later points; the wide band of the first boards is cut off."""
    boards = looks[-1].boards if looks else 1
    settled = [look for look in looks if look.boards >= min(MIN_BOARDS, boards / 4)]
    edges = [0.0]
    for look in settled:
        wide = SIGMAS * (look.error or 0.0)
        edges += [look.mean - wide, look.mean + wide]
    step = _step(max(edges) - min(edges))
    low, high = step * floor(min(edges) / step), step * ceil(max(edges) / step)
    return _Frame(boards, low, high if high > low else low + step)


def _step(span: float) -> float:
    """Return a round step with about `TICKS` steps in the span.

    >>> _step(47), _step(0.9), _step(0)
    (10.0, 0.2, 1.0)
    """
    if span <= 0:
        return 1.0
    raw = span / TICKS
    power = 10.0 ** floor(log10(raw))
    return next(power * factor for factor in (1, 2, 5, 10) if power * factor >= raw)


def _lines(looks: Sequence[CurvePoint], words: PlotLabels) -> Iterator[str]:
    frame = _frame(looks)
    yield (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}"'
        f' width="{WIDTH}" height="{HEIGHT}" role="img">'
    )
    yield f"<title>{escape(words.title)}</title><style>{STYLE}</style>"
    yield f'<rect class="paper" width="{WIDTH}" height="{HEIGHT}"/>'
    wide, tall = WIDTH - LEFT - RIGHT, HEIGHT - TOP - BOTTOM
    inside = f'<rect x="{LEFT}" y="{TOP}" width="{wide}" height="{tall}"/>'
    yield f'<clipPath id="in">{inside}</clipPath>'
    yield from _axes(frame)
    yield '<g clip-path="url(#in)">'
    yield from _curves(frame, looks)
    yield "</g>"
    yield from _captions(words)
    yield "</svg>"


def _axes(frame: _Frame) -> Iterator[str]:
    step = _step(frame.high - frame.low)
    digits = max(0, -floor(log10(step)))
    for number in range(round(frame.low / step), round(frame.high / step) + 1):
        y, kind = frame.y(number * step), "grid" if number else "zero"
        yield f'<path class="{kind}" d="M{LEFT} {y}H{WIDTH - RIGHT}"/>'
        said = f"{number * step:+.{digits}f}" if number else "0"
        yield f'<text x="{LEFT - 8}" y="{y + 5}" text-anchor="end">{said}</text>'
    across = max(1, round(_step(frame.boards)))
    for boards in range(0, frame.boards + 1, across):
        x = frame.x(boards)
        yield f'<text x="{x}" y="{HEIGHT - BOTTOM + 20}" text-anchor="middle">{boards}</text>'


def _curves(frame: _Frame, looks: Sequence[CurvePoint]) -> Iterator[str]:
    known = [look for look in looks if look.error is not None]
    upper = [(look.boards, look.mean + SIGMAS * (look.error or 0)) for look in known]
    lower = [(look.boards, look.mean - SIGMAS * (look.error or 0)) for look in known]
    if known:
        yield f'<path class="band" d="{_path(frame, [*upper, *reversed(lower)])}Z"/>'
    bounded = [look for look in looks if look.bound is not None]
    for sign in (1, -1):
        if bounded:
            edge = [(look.boards, look.mean + sign * (look.bound or 0)) for look in bounded]
            yield f'<path class="bound" d="{_path(frame, edge)}"/>'
    if looks:
        mean = [(look.boards, look.mean) for look in looks]
        yield f'<path class="mean" d="{_path(frame, mean)}"/>'


def _path(frame: _Frame, places: Sequence[tuple[float, float]]) -> str:
    return "M" + "L".join(f"{frame.x(boards):g} {frame.y(gain):g}" for boards, gain in places)


def _captions(words: PlotLabels) -> Iterator[str]:
    yield f'<text class="title" x="{LEFT}" y="26">{escape(words.title)}</text>'
    yield f'<text x="{LEFT}" y="48">{escape(words.up)}</text>'
    y = HEIGHT - 16
    across = f'x="{WIDTH - RIGHT}" y="{y}" text-anchor="end"'
    yield f"<text {across}>{escape(words.across)}</text>"
    yield f'<rect class="band" x="{LEFT}" y="{y - 10}" width="22" height="12"/>'
    yield f'<text x="{LEFT + 30}" y="{y}">{escape(words.band)}</text>'
    half = LEFT + 250
    yield f'<path class="bound" d="M{half} {y - 5}h22"/>'
    yield f'<text x="{half + 30}" y="{y}">{escape(words.bound)}</text>'

"""Results of drills as a table in Markdown: a row for each drill, or for all drills of a fault."""

from collections.abc import Sequence

from tools.drills.drill import Outcome
from tools.drills.faults import FAULTS

HEAD = (
    "| fault | drills | faults | acts | lost | twice | gaps | epochs fallen | p50 | p99 | max"
    " | stood still | crossed nodes | more than “one moment” | restarts | holds |\n"
    "| --- |" + " --- |" * 15
)
"""The head of the table; times are in milliseconds."""


def row(outcomes: Sequence[Outcome]) -> str:
    """Return drills of one fault as a row: sums of what is counted, the worst of the times."""
    found = [one.findings for one in outcomes]
    shown = sum((one.shown for one in outcomes), start=outcomes[0].shown.__class__())
    cells = [
        outcomes[0].fault,
        len(outcomes),
        sum(one.faults for one in outcomes),
        f"{sum(one.acknowledged for one in outcomes):,}",
        sum(one.lost for one in found),
        sum(one.twice for one in found),
        sum(one.gaps for one in found),
        sum(one.fallen for one in found),
        _milliseconds(max(one.p50 for one in outcomes)),
        _milliseconds(max(one.p99 for one in outcomes)),
        _milliseconds(max(one.longest for one in outcomes)),
        _milliseconds(max(one.stood for one in outcomes)),
        f"{100 * max(one.crossed for one in outcomes):.1f} %",
        ", ".join(f"{code} {count}" for code, count in sorted(shown.items())) or 0,
        sum(one.restarts for one in outcomes),
        _verdict(outcomes),
    ]
    return f"| {' | '.join(map(str, cells))} |"


def _milliseconds(seconds: float) -> str:
    return f"{1e3 * seconds:,.0f}"


def _verdict(outcomes: Sequence[Outcome]) -> str:
    if not all(one.is_correct for one in outcomes):
        return "**not correct**"
    if not all(one.is_in_time for one in outcomes):
        return f"**late** (bound {_milliseconds(FAULTS[outcomes[0].fault].longest)})"
    return "yes"

"""`seat_results`: the totals of every seat over the counted deals of a partie."""

from __future__ import annotations

from collections import Counter

from buur.play.model.state import State
from buur.seats import Seat
from buur.server.storage.models import SeatResult


def seat_results(state: State) -> tuple[SeatResult, ...]:
    """Return the totals of every seat."""
    return tuple(_seat_result(state, Seat(seat)) for seat in range(state.variant.seats))


def _seat_result(state: State, seat: Seat) -> SeatResult:
    line, history = state.line(seat), state.history
    contracts = Counter(
        score.contract.code
        for score in history
        if score.chooser == seat and score.contract is not None
    )
    return SeatResult(
        seat=seat,
        line=line,
        deals=len(history),
        matches=sum(
            score.matched is not None and score.sides[seat] == score.matched for score in history
        ),
        best=_best(state, line),
        contracts=dict(contracts),
    )


def _best(state: State, line: int | None) -> int | None:
    """Return the most points of a deal on a line, None where they are not comparable."""
    variant = state.variant
    is_plain = variant.score.write == "points" and variant.sharing != "king"
    if line is None or not is_plain:
        return None
    return max((score.total[line] for score in state.history), default=None)

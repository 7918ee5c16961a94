"""Totals of every seat over the counted deals of a partie."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from buur.play.model.result import DealScore
from buur.play.model.state import State
from buur.seats import Seat
from buur.server.storage.models import SeatResult


def no_results(seats: int) -> tuple[SeatResult, ...]:
    """Return the totals of every seat before the first deal is counted."""
    return tuple(SeatResult(seat, None, 0, 0, None, {}) for seat in range(seats))


def with_last_deal(results: Sequence[SeatResult], state: State) -> tuple[SeatResult, ...]:
    """Return the totals of every seat after one more deal was counted, the last one of a state."""
    return tuple(_with_deal(one, state, state.history[-1]) for one in results)


def seat_results(state: State) -> tuple[SeatResult, ...]:
    """Return the totals of every seat from all deals of a partie."""
    results = no_results(state.variant.seats)
    for count in range(1, len(state.history) + 1):
        results = with_last_deal(results, replace(state, history=state.history[:count]))
    return tuple(one._replace(line=state.line(Seat(one.seat))) for one in results)


def _with_deal(found: SeatResult, state: State, score: DealScore) -> SeatResult:
    seat = Seat(found.seat)
    line, contracts = state.line(seat), found.contracts
    if score.chooser == seat and score.contract is not None:
        code = score.contract.code
        contracts = {**contracts, code: contracts.get(code, 0) + 1}
    has_matched = score.matched is not None and score.sides[seat] == score.matched
    return SeatResult(
        seat=seat,
        line=line,
        deals=found.deals + 1,
        matches=found.matches + has_matched,
        best=_best(found.best, state, line, score),
        contracts=contracts,
    )


def _best(best: int | None, state: State, line: int | None, score: DealScore) -> int | None:
    """Return the most points of a deal on a line, None where they are not comparable."""
    variant = state.variant
    is_plain = variant.score.write == "points" and variant.sharing != "king"
    if line is None or not is_plain:
        return None
    points = score.total[line]
    return points if best is None else max(best, points)

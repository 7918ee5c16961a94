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
    return tuple(SeatResult(seat, None, 0, 0, None, {}, {}, 0) for seat in range(seats))


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
        made=_made(found, state, line, score),
        points=_points(found, state, line, score),
    )


def _made(
    found: SeatResult, state: State, line: int | None, score: DealScore
) -> dict[str, int] | None:
    """Return how often the contracts that a seat named brought its side the most points.

    None where points of deals are not comparable, or an earlier version did not count them.
    """
    if found.made is None or line is None or not _is_plain(state):
        return None
    is_chooser = score.chooser == found.seat and score.contract is not None
    others = [points for number, points in enumerate(score.total) if number != line]
    if not is_chooser or score.total[line] <= max(others, default=0):
        return found.made
    code = score.contract.code if score.contract is not None else ""
    return {**found.made, code: found.made.get(code, 0) + 1}


def _points(found: SeatResult, state: State, line: int | None, score: DealScore) -> int | None:
    """Return the points of a seat's side in all deals, None where they are unknown."""
    if found.points is None or line is None or not _is_plain(state):
        return None
    return found.points + score.total[line]


def _is_plain(state: State) -> bool:
    """Tell whether deals are written in points that belong to a side."""
    return state.variant.score.write == "points" and state.variant.sharing != "king"


def _best(best: int | None, state: State, line: int | None, score: DealScore) -> int | None:
    """Return the most points of a deal on a line, None where they are not comparable."""
    if line is None or not _is_plain(state):
        return None
    points = score.total[line]
    return points if best is None else max(best, points)

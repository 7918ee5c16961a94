"""Inference of the points that hands promise by the bids of an auction."""

from __future__ import annotations

from typing import Final, NamedTuple

from buur.bots.features.bid_outcome import rung_points
from buur.contracts import Contract
from buur.play.model.events import Bid
from buur.play.model.state import State
from buur.seats import Seat


class BidInference(NamedTuple):
    """Points that the bids of one contract promise."""

    opener: Seat
    """The seat that bid it first."""
    mean: float
    """Points that the opener's bids promise; later ones may rest on the partner's cards."""
    support: float
    """Points that the opener's partner promises by a raise."""
    last: float
    """Points that the last bid of the side promises."""


FREE: Final = 18.0
"""Mean points of a bidder's side above the first bid, without an earlier bid of the opponents."""
PRESSED: Final = 8.0
"""The same after a bid of the opponents."""
AGAIN: Final = 2.0
"""The same for the last bid of a side that bid again."""
RIVALRY: Final = 4.0
"""Points that a side makes less for each opponent who has bid."""
LEAST: Final = 88.0
"""Fewest points that a hand promises by any bid."""
SUPPORT: Final = 8.0
"""Points that a raise by the partner promises."""


def infer_from_bids(state: State, contract: Contract) -> BidInference | None:
    """Return the inference of a contract from the auction so far, None where it was not bid."""
    auction = None if state.deal is None else state.deal.auction
    calls = [call for call in (auction.calls if auction else ()) if isinstance(call, Bid)]
    named = [call for call in calls if call.contract == contract]
    if not named:
        return None
    first = named[0]
    own = [call for call in named if call.seat == first.seat]
    rivals = any(
        state.team(call.seat) != state.team(first.seat) for call in calls[: calls.index(first)]
    )
    mean = max(LEAST, _points(state, first) + (PRESSED if rivals else FREE))
    if len(own) > 1:
        mean = max(mean, _points(state, own[-1]) + AGAIN)
    partners = _partners(state, first.seat)
    raised = any(call.seat in partners for call in named)
    support, last = SUPPORT if raised else 0.0, _points(state, named[-1]) + AGAIN
    return BidInference(first.seat, mean, support, last)


def rivalry_penalty(state: State, seat: Seat) -> float:
    """Return the points that a side makes less because its opponents have bid."""
    auction = None if state.deal is None else state.deal.auction
    calls = auction.calls if auction else ()
    rivals = {call.seat for call in calls if isinstance(call, Bid)} - {seat}
    return RIVALRY * sum(state.team(other) != state.team(seat) for other in rivals)


def _partners(state: State, seat: Seat) -> list[Seat]:
    seats = [Seat(other) for other in range(state.variant.seats) if other != seat]
    return [other for other in seats if state.team(other) == state.team(seat)]


def _points(state: State, call: Bid) -> int:
    rung = state.variant.auction.rung(call.height)
    return 0 if rung is None else rung_points(rung)

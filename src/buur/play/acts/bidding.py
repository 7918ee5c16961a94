"""Bidding stage (§3.6): turn order, checks, effects and offers of `Bid`, `Passed`, `Doubled`."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import dropwhile
from typing import Final

from buur.contracts import Contract
from buur.play.acts.rule import Rule, Stage, allow
from buur.play.model.auction import Auction
from buur.play.model.events import Act, Bid, Doubled, Passed
from buur.play.model.refusals import Refused, refuse
from buur.play.model.state import State, deal_of
from buur.play.transitions.contract import with_contract
from buur.play.transitions.declarer import with_declarer
from buur.seats import Seat
from buur.variants.option_groups.auction import Rung

CLAUSE: Final = "3.6"


def auction_of(state: State) -> Auction:
    """Return the auction of the deal in progress, which has one."""
    auction = deal_of(state).auction
    assert auction is not None  # noqa: S101 - the rules hold one
    return auction


def _begin(state: State) -> State:
    deal = deal_of(state)
    return replace(state, deal=replace(deal, auction=Auction(), asked=(deal.forehand,)))


def is_passed_out(state: State) -> bool:
    """Tell whether all seats have passed without a bid, so that the deal is void."""
    deal = deal_of(state)
    if deal.auction is None or deal.stage != "bid" or deal.auction.top is not None:
        return False
    return bool(deal.auction.calls) and not deal.asked


def _is_over(state: State) -> bool:
    return not deal_of(state).asked and not is_passed_out(state)


def biddable_rungs(state: State) -> tuple[Rung, ...]:
    """Return the bids above the highest so far; none once it is doubled."""
    rungs, auction = state.variant.auction.rungs, auction_of(state)
    if auction.top is None:
        return rungs
    if auction.factor > 1:
        return ()
    below = auction.top.height
    return tuple(dropwhile(lambda rung: rung.height != below, rungs))[1:]


def biddable_contracts(state: State) -> tuple[Contract | None, ...]:
    """Return the contracts that a bid may name; only None if the contract is named later."""
    if state.variant.auction.named == "after":
        return (None,)
    return state.variant.choice.offered


def _check_bid(state: State, event: Bid) -> None:
    rules = state.variant
    if rules.auction.rung(event.height) is None:
        known = " ".join(rung.height for rung in rules.auction.rungs)
        told = f"this rule set has no bid {event.height!r}: expected one of {known}"
        refuse("bad-bid", told, CLAUSE)
    if event.height not in {rung.height for rung in biddable_rungs(state)}:
        refuse("bid-too-low", f"{event.height} does not raise the bid that stands", CLAUSE)
    contracts = biddable_contracts(state)
    if event.contract not in contracts:
        refuse("contract-not-allowed", _about_contract(event, contracts), "3.3")


def _about_contract(event: Bid, contracts: tuple[Contract | None, ...]) -> str:
    """Return why a bid may not name its contract, or none."""
    if contracts == (None,):
        return f"a bid names no contract in this rule set, but this one names {event.contract}"
    known = " ".join(map(str, contracts))
    given = "no contract" if event.contract is None else event.contract
    return f"the bid names {given}: expected one of {known}"


def _call(state: State, call: Bid | Passed | Doubled) -> State:
    """Return the state after a call: the next seat must call, or the auction is over."""
    auction = Auction((*auction_of(state).calls, call))
    state = replace(state, deal=replace(deal_of(state), auction=auction))
    following = _to_speak(state, call.seat)
    if following is not None:
        return replace(state, deal=replace(deal_of(state), asked=(following,)))
    return _close(state)


def _to_speak(state: State, seat: Seat) -> Seat | None:
    """Return the seat that must call after ``seat``, None if the auction is over."""
    auction, rules = auction_of(state), state.variant.auction
    top, order = auction.top, deal_of(state).order(seat)
    others = (*order[1:], order[0])
    if top is None:
        waiting = [other for other in others if other not in auction.passed(ever=True)]
    elif auction.factor > 1:
        waiting = _may_redouble(state, top.seat)
    else:
        done = auction.passed(ever=not rules.reentry) | {top.seat}
        waiting = [other for other in others if other not in done]
        side = state.team(top.seat)
        rivals = any(state.team(other) != side for other in waiting)
        if rules.auction_end == "opponents_passed" and not rivals:
            return None
    return waiting[0] if waiting else None


def _may_redouble(state: State, bidder: Seat) -> list[Seat]:
    """Return the seats of the bidder's side that may still redouble, the bidder first."""
    auction = auction_of(state)
    if state.variant.auction.doubling != "redouble" or auction.factor > 2:
        return []
    doubled = next(n for n, call in enumerate(auction.calls) if isinstance(call, Doubled))
    answered = {call.seat for call in auction.calls[doubled + 1 :]}
    side = state.team(bidder)
    order = deal_of(state).order(bidder)
    return [seat for seat in order if state.team(seat) == side and seat not in answered]


def _close(state: State) -> State:
    """Return the state after the last call: the declarer is known, unless all seats passed."""
    deal, top = deal_of(state), auction_of(state).top
    state = replace(state, deal=replace(deal, asked=()))
    if top is None:
        return state
    if top.contract is not None:
        state = with_contract(state, top.contract, top.seat)
    return with_declarer(state, top.seat)


def _why_not_doubled(state: State, seat: Seat) -> tuple[Refused, str] | None:
    """Return why a seat may not double in the auction, None if it may."""
    deal, auction, rules = deal_of(state), auction_of(state), state.variant.auction
    if rules.doubling == "off":
        return "double-not-allowed", "this rule set knows no doubling"
    top = auction.top
    if top is None:
        return "double-not-allowed", "there is no bid to double"
    if auction.factor > 1:
        asked = seat in deal.asked
        return None if asked else ("double-not-allowed", "it is not this seat's to double again")
    if state.team(seat) == state.team(top.seat):
        return "double-not-allowed", "nobody doubles a bid of his own side"
    if rules.double_window == "turn" and seat not in deal.asked:
        return "double-too-late", "a bid is doubled in turn"
    if rules.double_window == "next_spoken" and auction.calls[-1] != top:
        return "double-too-late", "a bid is doubled before the next has spoken"
    return None


def _check_doubled(state: State, event: Doubled) -> None:
    why = _why_not_doubled(state, event.seat)
    if why is not None:
        refuse(*why, CLAUSE)


def may_double(state: State, seat: Seat) -> bool:
    """Tell whether a seat may double now, on turn or not."""
    return state.phase == "bid" and _why_not_doubled(state, seat) is None


def _offers(state: State, seat: Seat) -> Iterator[Act]:
    yield Passed(seat)
    contracts = biddable_contracts(state)
    yield from (
        Bid(seat, rung.height, contract) for rung in biddable_rungs(state) for contract in contracts
    )
    if may_double(state, seat):
        yield Doubled(seat)


BID: Final = Stage(
    _begin,
    {
        Bid: Rule(_check_bid, _call),
        Passed: Rule(allow, _call),
        Doubled: Rule(_check_doubled, _call, any_seat=True),
    },
    _offers,
    doing="bid",
    clause=CLAUSE,
    is_over=_is_over,
)

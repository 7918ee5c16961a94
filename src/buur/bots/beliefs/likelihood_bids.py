"""Log-likelihood of bids, passes and predictions, given each sampled world."""

from __future__ import annotations

from typing import Final

import numpy as np

from buur.bots.beliefs.hand_values import deal_values, meld_values, sum_by_suit
from buur.bots.features.bid_outcome import contract_scale, rung_points
from buur.bots.features.bids_heard import FREE, LEAST, PRESSED
from buur.bots.features.expected_points import expected_points
from buur.bots.features.point_scale import point_scale as size_of
from buur.bots.heuristics.solo_bidding import misere_logit, pandur_logit, points_alone
from buur.contracts import Contract
from buur.kernels.game import Floats, Ints
from buur.play.model.auction import Auction
from buur.play.model.deal import HIDDEN, Deal
from buur.play.model.events import Bid, Passed
from buur.play.model.state import State
from buur.seats import Seat
from buur.variants.option_groups.auction import Rung
from buur.variants.option_groups.solo import is_playable

SPREAD: Final = 16.0
"""Standard deviation of the points of a hand around those that its first bid promises."""
RAISE: Final = 15.0
PASS_SHORT: Final = 10.0
"""Points of the next bid that a hand may lack where half of such hands bid."""
PASS_DOUBT: Final = 10.0
ALONE_SPREAD: Final = 14.0
MELD_FRACTION: Final = 0.5
"""Share of its own melds that a lone bidder counts on."""
MISS: Final = 6.0
"""Standard deviation of a prediction around the expected points of the hand."""
LIKELIHOOD_FLOOR: Final = 0.05
"""Constant that is added to the likelihood of a call, so that none is impossible."""


def log_likelihood_bids(state: State, deal: Deal, hands: dict[Seat, Ints]) -> Floats:
    """Return by world the log-likelihood of bids, passes and predictions; see `likelihood`."""
    logs: Floats = np.zeros(1)
    for seat, cards in hands.items():
        told = deal.predictions[seat] if deal.predictions else None
        if told is not None and told != HIDDEN:
            logs = logs + _log_prediction(state, deal, cards, told)
    if deal.auction is None or deal.widow.taken:
        return logs
    return logs + sum(_log_bids(state, deal.auction, hands), np.zeros(1))


def _log_prediction(state: State, deal: Deal, hands: Ints, told: int) -> Floats:
    scale = size_of(state.variant, deal)
    miss = sum_by_suit(hands, expected_points, deal.trump) - told * scale.factor
    return _tempered(-0.5 * (miss / MISS) ** 2)


def _tempered(logs: Floats) -> Floats:
    """Return log-likelihoods after `LIKELIHOOD_FLOOR` is added to each likelihood."""
    found: Floats = np.log(np.exp(logs) + LIKELIHOOD_FLOOR)
    return found


def _log_bids(state: State, auction: Auction, hands: dict[Seat, Ints]) -> list[Floats]:
    found: list[Floats] = []
    alone = state.variant.sharing == "declarer"
    for number, call in enumerate(auction.calls):
        if call.seat not in hands or state.variant.sharing == "king":
            continue
        before, cards = Auction(auction.calls[:number]), hands[call.seat]
        if isinstance(call, Bid):
            rung = state.variant.auction.rung(call.height)
            if rung is not None and alone:
                found.append(_log_alone(state, cards, rung))
            elif rung is not None and call.contract is not None:
                found.append(_log_named(state, before, call, call.contract, cards, rung))
        elif isinstance(call, Passed) and not alone:
            found.append(_log_pass(state, before, call, cards))
    return found


def _size(hands: Ints) -> int:
    return int(hands[0]).bit_count()


def _means(hands: Ints, contract: Contract) -> Floats:
    """Return the expected points of each hand with an unknown partner, see `forecast_alone`."""
    scale = contract_scale(contract)
    return scale.base + scale.own * deal_values(hands, contract, _size(hands))


def _log_named(
    state: State, before: Auction, call: Bid, contract: Contract, hands: Ints, rung: Rung
) -> Floats:
    """Return the log-likelihood of a bid: a first one, a raise of the partner, or a higher one."""
    named = [other for other in before.calls if isinstance(other, Bid)]
    same = [other for other in named if other.contract == contract]
    if any(other.seat == call.seat for other in same):
        return np.zeros(1)
    if any(state.team(other.seat) == state.team(call.seat) for other in same):
        more = deal_values(hands, contract, _size(hands)) - contract_scale(contract).usual
        return _tempered(_log_logistic(more / RAISE))
    rivals = any(state.team(other.seat) != state.team(call.seat) for other in named)
    promised = max(LEAST, rung_points(rung) + (PRESSED if rivals else FREE))
    miss = _means(hands, contract) - promised
    # A hand far above its promise may still have bid low.
    return _tempered(-0.5 * (np.where(miss > 0, 0.7 * miss, miss) / SPREAD) ** 2)


def _log_pass(state: State, before: Auction, call: Passed, hands: Ints) -> Floats:
    """Return the log-likelihood of a pass; 0 where the side has bid or a bid was doubled."""
    bids = [other for other in before.calls if isinstance(other, Bid)]
    if before.factor > 1 or any(state.team(bid.seat) == state.team(call.seat) for bid in bids):
        return np.zeros(1)
    rungs = state.variant.auction.rungs
    heights = [rung.height for rung in rungs]
    at = heights.index(bids[-1].height) + 1 if bids else 0
    if at >= len(rungs):
        return np.zeros(1)
    taken = {bid.contract for bid in bids}
    free = [contract for contract in state.variant.choice.offered if contract not in taken]
    best = np.max([_means(hands, contract) for contract in free], axis=0)
    return _log_logistic((rung_points(rungs[at]) - PASS_SHORT - best) / PASS_DOUBT)


def _log_alone(state: State, hands: Ints, rung: Rung) -> Floats:
    """Return the log-likelihood of a solo bid."""
    contracts = [one for one in state.variant.choice.offered if is_playable(rung.plays, one)]
    if rung.goal == "all_points":
        own = np.max([sum_by_suit(hands, points_alone, one.suit) for one in contracts], axis=0)
        rules = state.variant.meld
        melds = MELD_FRACTION * meld_values(hands, rules.rules) if rules.melds else 0.0
        return _tempered(_log_logistic((own + melds - rung.points) / ALONE_SPREAD))
    logits = [
        sum_by_suit(hands, misere_logit, one.suit) if one.misere else _all_tricks(hands, one)
        for one in contracts
    ]
    return _tempered(_log_logistic(np.max(logits, axis=0)))


def _all_tricks(hands: Ints, contract: Contract) -> Floats:
    """Return an estimate of the logit that a hand takes every trick alone."""
    if contract.suit is None:
        return sum_by_suit(hands, pandur_logit)
    return (sum_by_suit(hands, points_alone, contract.suit) - 150.0) / ALONE_SPREAD


def _log_logistic(logits: Floats) -> Floats:
    found: Floats = -np.logaddexp(0.0, -logits)
    return found

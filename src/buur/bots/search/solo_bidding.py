"""Choice of a solo bid and of its contract, by the probability in rollouts that the bid is made."""

from __future__ import annotations

from functools import cache
from math import exp, log
from typing import Final

import numpy as np

from buur.bots.features.position import side_number
from buur.bots.heuristics.solo_bidding import solo_chance
from buur.bots.search.contract_values import (
    DealSample,
    apply_acts,
    meld_points_by_side,
    roll_out_sample,
    sample_deals,
)
from buur.contracts import Contract
from buur.kernels.game import Floats
from buur.play.model.events import Act, Bid, Chosen, Passed
from buur.play.model.state import State, deal_of
from buur.play.queries.bids import stake_of
from buur.play.queries.solo import rung_worth
from buur.play.views import View
from buur.seats import Seat
from buur.variants.option_groups.auction import Rung
from buur.variants.option_groups.solo import ContractSort, is_playable

WORLDS: Final = 300
TIMES: Final = 2
BASE, SLOPE = -15.0, 1.13
"""Linear map from the mean points of rollouts to those of a lone player among searching players.
Fitted to 133 hands of Pandur for three players and 105 for two."""
MISERE_TRUMP: Final = -0.6
"""Correction in logits for a misère with trumps, against which the policy defends badly.

Fitted to 497 hands."""


def bid_alone(view: View, usual: Act, seed: int) -> Act | None:
    """Return the bid of the highest expected gain, or a pass if none is positive."""
    rules, seat, sample = view.state.variant, usual.seat, sample_deals(view, WORLDS, seed)

    @cache
    def outcomes(height: str, plays: ContractSort) -> list[tuple[Contract, Floats]]:
        ways = [way for way in rules.choice.offered if is_playable(plays, way)]
        states = [_bid_for(view.state, seat, height, way) for way in ways]
        found = [_outcomes(sample, state, seat) for state in states]
        return list(zip(ways, found, strict=True))

    best, most = None, 0.0
    # The rollouts of a contract are the same for all bids of points.
    numbers = next((rung.height for rung in view.legal.bids if rung.goal != "match"), "")
    for rung in view.legal.bids:
        height = rung.height if rung.goal == "match" else numbers
        odds = max(_odds(sample, way, found, rung) for way, found in outcomes(height, rung.plays))
        gain = rung_worth(rules, rung) * (2 * odds - 1)
        if gain > 0 and gain >= most:
            best, most = rung, gain
    return Passed(seat) if best is None else Bid(seat, best.height)


def choose_alone(view: View, usual: Act, seed: int) -> Act | None:
    """Return the contract in which the standing bid is most likely made."""
    deal, stake = view.state.deal, stake_of(view.state)
    rung = None if stake is None else view.state.variant.auction.rung(stake.height)
    if deal is None or rung is None or not isinstance(usual, Chosen):
        return None
    sample = sample_deals(view, WORLDS, seed)

    def odds(way: Contract) -> float:
        state = apply_acts(view.state, Chosen(usual.seat, way))
        return _odds(sample, way, _outcomes(sample, state, usual.seat), rung)

    return Chosen(usual.seat, max(view.legal.contracts, key=odds))


def _bid_for(state: State, seat: Seat, height: str, contract: Contract) -> State:
    """Return the state after a bid has won the auction and its contract has been named."""
    state = apply_acts(state, Bid(seat, height))
    while state.phase == "bid":
        state = apply_acts(state, Passed(state.waiting[0]))
    return state if state.phase == "play" else apply_acts(state, Chosen(seat, contract))


def _outcomes(sample: DealSample, state: State, seat: Seat) -> Floats:
    """Return by repetition and world the points of a lone player, or 1 if he takes all tricks."""
    deal, found = deal_of(state), roll_out_sample(sample, state, TIMES)
    side, stake = side_number(deal, seat), stake_of(state)
    if stake is not None and stake.goal == "match":
        wanted = 0 if deal.contract and deal.contract.misere else len(deal.schedule)
        everything: Floats = 1.0 * (found.tricks[:, side] == wanted)
        return _by_time(everything)
    points = _by_time(found.points[:, side].astype(np.float64))
    mean = float(points.mean(axis=0) @ sample.weights)
    more: Floats = meld_points_by_side(state, sample.hands)[side] + (BASE + (SLOPE - 1.0) * mean)
    return points + more


def _by_time(found: Floats) -> Floats:
    """Return the results of rollouts as a matrix by repetition and world."""
    return found.reshape(TIMES, -1)


def _odds(sample: DealSample, contract: Contract, outcomes: Floats, rung: Rung) -> float:
    """Return the probability that a bid is made."""
    if rung.goal != "match":
        return float((outcomes >= rung.points).mean(axis=0) @ sample.weights)
    odds = float(outcomes.mean(axis=0) @ sample.weights)
    if contract.misere:
        return odds if contract.suit is None else _shifted(odds, MISERE_TRUMP)
    # The policy neither leads from the top nor keeps the only card that takes a trick.
    usual = solo_chance(sample.view.state.variant, sample.view.hand.mask, rung, contract)
    return usual if usual == 1.0 else min(odds, usual)


def _shifted(odds: float, logits: float) -> float:
    """Return a probability after ``logits`` are added to its logit."""
    if odds in (0.0, 1.0):
        return odds
    return 1 / (1 + exp(-log(odds / (1 - odds)) - logits))

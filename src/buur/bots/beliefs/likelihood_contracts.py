"""Log-likelihood of the contracts named and of pushes, given each sampled world."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

import numpy as np

from buur.bots.beliefs.hand_values import deal_values, meld_values, sum_by_suit
from buur.bots.features.hand_strength import (
    ALLY_ACE,
    MELD_FRACTION,
    THREE_SUITS,
    best_contract_value,
)
from buur.bots.heuristics.contract_choice import SECOND_PUSH_VALUE
from buur.bots.heuristics.row_choice import own_points, reservation_levels, row_forecast
from buur.bots.heuristics.solo_bidding import points_alone
from buur.contracts import Contract
from buur.kernels.game import Floats, Ints
from buur.play.acts.contract_choice import may_push, next_asked
from buur.play.model.deal import Deal
from buur.play.model.state import State
from buur.play.queries.checklist import choosers, contracts_open, rows_open
from buur.seats import Seat
from buur.variants.model import Variant
from buur.variants.option_groups.checklist import row_contracts

TEMPERATURE: Final = 12.0
"""Temperature of the softmax, in points: so many points more multiply a contract's odds by e."""
LAPSE_RATE: Final = 0.03
"""Probability that a player names a contract or pushes at random."""

Option = tuple[Contract | None, int]
"""A contract (None for a push), and its row of the checklist (0 without a checklist)."""


def log_likelihood_contracts(state: State, deal: Deal, hands: dict[Seat, Ints]) -> Floats:
    """Return by world the log-likelihood of the contract and of pushes; see `likelihood`."""
    logs: Floats = np.zeros(1)
    top = None if deal.auction is None else deal.auction.top
    rung = None if top is None else state.variant.auction.rung(top.height)
    if top is not None and (top.contract is not None or (rung and rung.goal == "match")):
        return logs  # the bid named the contract, or nearly determined it
    for seat, pushes, named in _decisions(state, deal):
        if seat in hands:
            asked = replace(deal, pushes=pushes, category=0, chooser=None, contract=None)
            options, values, unit = contract_options(
                replace(state, deal=asked), asked, seat, hands[seat]
            )
            if named in options:
                logs = logs + log_softmax(
                    values, options.index(named), unit * TEMPERATURE, LAPSE_RATE
                )
    return logs


def log_softmax(values: Floats, chosen: int, temperature: float, lapse_rate: float) -> Floats:
    """Return by row the log-probability of a column by a softmax of the values, with lapses."""
    shares = np.exp((values - values.max(axis=1, keepdims=True)) / temperature)
    own: Floats = shares[:, chosen] / shares.sum(axis=1)
    found: Floats = np.log((1.0 - lapse_rate) * own + lapse_rate / values.shape[1])
    return found


def _decisions(state: State, deal: Deal) -> Iterator[tuple[Seat, int, Option]]:
    """Yield by decision the seat, the number of pushes before it, and the option it chose."""
    before = replace(state, deal=replace(deal, category=0, chooser=None))
    order = choosers(before)
    seat = order[0] if order else deal.forehand
    for pushes in range(deal.pushes):
        yield seat, pushes, (None, 0)
        seat = next_asked(before, seat)
    if deal.chooser is not None:
        yield deal.chooser, deal.pushes, (deal.contract, deal.category)


def contract_options(
    state: State, deal: Deal, seat: Seat, hands: Ints
) -> tuple[list[Option], Floats, float]:
    """Return the options of a seat, their values by world, and the mean factor of the points.

    Args:
        state: the state in which the seat is asked.
        deal: the deal of the state.
        seat: the seat that names the contract.
        hands: the cards of the seat before the first trick, by world.
    """
    if state.variant.checklist.rows:
        return _rows(state, deal, seat, hands)
    rules, contracts = state.variant, contracts_open(state)
    factors = [rules.choice.multiplier(contract) for contract in contracts]
    melds = _expected_melds(state, hands)
    size = int(hands[0]).bit_count()
    alone = rules.sharing == "declarer" and deal.auction is not None
    values = [
        sum_by_suit(hands, points_alone, contract.suit)
        if alone
        else factor * (deal_values(hands, contract, size) + melds)
        for contract, factor in zip(contracts, factors, strict=True)
    ]
    options: list[Option] = [(contract, 0) for contract in contracts]
    if may_push(state, deal):
        options.append((None, 0))
        values.append(_push(state, deal, hands, melds))
    return options, np.array(values).T, sum(factors) / max(1, len(factors))


def _expected_melds(state: State, hands: Ints) -> Floats:
    """Return the points that melds may score, see `expected_melds`."""
    rules = state.variant.meld
    return MELD_FRACTION * meld_values(hands, rules.rules) if rules.melds else np.zeros(len(hands))


def _push(state: State, deal: Deal, hands: Ints, melds: Floats) -> Floats:
    """Return the value of a push, see `push_value`."""
    if deal.pushes:
        return np.full(len(hands), SECOND_PUSH_VALUE)
    best, factor = best_contract_value(state.variant.choice)
    suits = [hands >> 9 * suit & 0x1FF for suit in range(4)]
    aces = sum(ranks >> 8 & 1 for ranks in suits)
    lacks = np.any([ranks == 0 for ranks in suits], axis=0)
    found: Floats = best + factor * (ALLY_ACE * (aces - 1) - THREE_SUITS * lacks + melds)
    return found


def _rows(state: State, deal: Deal, seat: Seat, hands: Ints) -> tuple[list[Option], Floats, float]:
    """Return the gains of rows and their contracts over waiting, see `choose_row`."""
    rules, rows, size = state.variant, rows_open(state, seat), int(hands[0]).bit_count()
    options: list[Option] = []
    values = []
    levels = reservation_levels(rows)
    for row in rows:
        usual = row_forecast(rules, row.key)
        for way in row_contracts(row.key, rules.choice):
            points = _points(rules, hands, way, size)
            values.append(row.factor * (points - usual.mean - levels[row] * usual.spread))
            options.append((way, row.number))
    if may_push(state, deal):
        options.append((None, 0))
        values.append(np.zeros(len(hands)))
    return options, np.array(values).T, sum(row.factor for row in rows) / max(1, len(rows)) / 2


def _points(rules: Variant, hands: Ints, contract: Contract, size: int) -> Floats:
    """Return the expected points of the side of each hand, see `own_points`."""
    empty = own_points(rules, 0, contract) - deal_values(_NONE, contract, size) / 2
    return empty + deal_values(hands, contract, size) / 2


_NONE: Final = np.zeros(1, np.int64)

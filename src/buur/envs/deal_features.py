"""Observation of a seat in the vector environment, computed from a `View`.

The step kernel computes the same numbers for all rows at once.
"""

from __future__ import annotations

from collections.abc import Callable
from math import prod
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from buur.arguments import instance, integer, wrong
from buur.cards import PACK_SIZE
from buur.contracts import Contract
from buur.play.model.deal import Deal
from buur.play.views import View
from buur.variants.model import Variant
from buur.variants.registry import RulesLike, rules_of

Row = NDArray[np.int16]
_BITS: Final = np.arange(PACK_SIZE, dtype=np.int64)
MOST_CONTRACTS: Final = 1 << 12


class DealFeature(NamedTuple):
    """A part of the observation of the vector environment; its numbers are of dtype int16."""

    name: str
    shape: Callable[[int, int], tuple[int, ...]]
    """The shape of its array, from the numbers of seats and contracts."""
    unit: str
    """The unit of its numbers: ``flag`` is 0 or 1, ``number`` counts from 1 and 0 means none."""
    meaning: str


def _by_seat(seats: int, contracts: int) -> tuple[int, ...]:
    return (seats,)


def _by_seat_and_card(seats: int, contracts: int) -> tuple[int, ...]:
    return (seats, PACK_SIZE)


DEAL_FEATURES: Final = (
    DealFeature("hand", lambda seats, contracts: (PACK_SIZE,), "flag", "the cards held"),
    DealFeature("lying", _by_seat_and_card, "flag", "the open trick"),
    DealFeature("played", _by_seat_and_card, "number", "the taken trick it fell in"),
    DealFeature("leader", _by_seat, "flag", "who leads the trick"),
    DealFeature("best", _by_seat, "flag", "whose card takes it so far"),
    DealFeature("side", _by_seat, "flag", "who is on the observer's side"),
    DealFeature("points", _by_seat, "points", "points of the tricks that the seat has taken"),
    DealFeature("tricks", _by_seat, "tricks", "tricks taken"),
    DealFeature("seat", _by_seat, "flag", "the observer's number, counted from seat 0"),
    DealFeature(
        "contract",
        lambda seats, contracts: (contracts,),
        "flag",
        "the contract played, one of `Deals.contracts`",
    ),
)
"""The features of the vector environment, in the order of its observation."""


def layout(rules: RulesLike, contracts: int) -> dict[str, slice]:
    """Return by name the slice of each feature in the observation of the vector environment.

    Features by seat are counted from the observer, except `seat`.

    >>> layout("schieber", 1)["lying"]
    slice(36, 180, None)

    Args:
        rules: the rule set, or the name of one.
        contracts: the number of contracts of the environment.

    Raises:
        RulesError: there is no such rule set.
        ArgumentError: an argument is of another type or out of range.
    """
    seats, found, start = rules_of(rules).seats, {}, 0
    count = integer(contracts, 1, MOST_CONTRACTS, "contracts")
    for feature in DEAL_FEATURES:
        size = prod(feature.shape(seats, count))
        found[feature.name] = slice(start, start + size)
        start += size
    return found


def observe_cards(
    view: View, rules: Variant, contracts: tuple[Contract, ...]
) -> dict[str, NDArray[Any]]:
    """Return the observation of a seat during card play, as the vector environment makes it.

    Args:
        view: the view of the seat, after the contract is known.
        rules: the rule set of the environment.
        contracts: the contracts of the environment.

    Returns:
        ``observation``, int16[m], and ``action_mask``, int8[36].

    Raises:
        ArgumentError: the view is of an onlooker, of other teams, cards or contracts, or the cards
            are not being played.
    """
    deal = _deal_in_play(view, rules)
    if deal.contract not in contracts:
        known = ", ".join(contract.code for contract in contracts)
        raise wrong("view", deal.contract, f"a view of a deal in one of {known}")
    mask = np.zeros(PACK_SIZE, np.int8)
    if view.is_on_turn:
        mask[list(view.legal.cards)] = 1
    return {"observation": _row(view, deal, rules, contracts), "action_mask": mask}


def _deal_in_play(view: View, rules: Variant) -> Deal:
    """Return the deal of a view whose cards are being played."""
    instance(view, View, "view", "the view of a seat")
    state = view.state
    given = state.variant
    if given is not rules and (given.teams, given.pack) != (rules.teams, rules.pack):
        raise wrong(
            "view", given.code, f"a view of a game with the teams and cards of {rules.code}"
        )
    if state.deal is None or state.phase != "play":
        raise wrong("view", state.phase, "a view in phase play")
    return state.deal


def _row(view: View, deal: Deal, rules: Variant, contracts: tuple[Contract, ...]) -> Row:
    me, seats = view.seat, rules.seats
    order = [(me + turn) % seats for turn in range(seats)]
    lying, played = np.zeros((seats, PACK_SIZE), np.int16), np.zeros((seats, PACK_SIZE), np.int16)
    for seat, card in zip(deal.order(deal.leader), deal.lying, strict=False):
        lying[(seat - me) % seats, card] = 1
    for number, trick in enumerate(deal.tricks, 1):
        for seat, card in zip(deal.order(trick.leader), trick.cards, strict=True):
            played[(seat - me) % seats, card] = number
    taken = [[trick.points for trick in deal.tricks if trick.winner == seat] for seat in order]
    best = deal.best_seat if deal.lying else None
    return np.concatenate(
        [
            view.hand.mask >> _BITS & 1,
            lying.ravel(),
            played.ravel(),
            [seat == deal.leader for seat in order],
            [seat == best for seat in order],
            [rules.teams[seat] == rules.teams[me] for seat in order],
            [sum(points) for points in taken],
            [len(points) for points in taken],
            [seat == me for seat in range(seats)],
            [contract == deal.contract for contract in contracts],
        ],
        dtype=np.int16,
        casting="unsafe",
    )

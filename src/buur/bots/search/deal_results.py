"""Balance of a seat in putzes and pommes, by the results of rollouts."""

from __future__ import annotations

from typing import Final

import numpy as np

from buur.bots.beliefs.initial_deals import after_exchange_of_six
from buur.bots.search.contract_values import DealSample, meld_points_by_side, roll_out_sample
from buur.bots.search.rollouts import Rollouts
from buur.kernels.cache import kernel
from buur.kernels.deal_arrays import players_of
from buur.kernels.game import Floats, Ints
from buur.kernels.pointers import row_pointer
from buur.play.model.state import State, deal_of
from buur.play.queries.putzes import putzes_of
from buur.play.views import View
from buur.rules.placement_scores import putze
from buur.seats import NO_SIDE, Seat, Team

PLAYERS: Final = 2
"""Smallest number of players with whom a deal is played."""


@kernel
def fill_marks(points: Ints, below: int, putzes: int, pommes: int, marks: Ints) -> None:
    """Fill in the putzes and pommes of each side.

    Args:
        points: the points by deal and side, with melds and stöck.
        below: the points below which a side gets a pomme.
        putzes: the number of putzes of a deal.
        pommes: 1 where all sides get a pomme if none reaches ``below``, else 0.
        marks: the marks by deal and side, to be filled in.
    """
    sides = points.shape[1]
    for number in range(points.shape[0]):
        made, given = row_pointer(points, number), row_pointer(marks, number)
        for side in range(sides):
            given[side] = putze(made, sides, side, below, putzes, pommes)


def balance(state: State, hands: Ints, found: Rollouts, seat: Seat) -> Floats:
    """Return by world the marks of a seat, less the mean of all other seats.

    Args:
        state: the state before the rollouts; seats that dropped out get no marks.
        hands: the cards held, by world and player.
        found: the results of the rollouts, in which the worlds take turns.
        seat: the seat whose balance is returned.
    """
    rules, deal = state.variant, deal_of(state)
    beside = meld_points_by_side(state, hands).T.astype(np.int64)
    points = found.points + np.tile(beside, (len(found.points) // len(hands), 1))
    marks = np.empty_like(points)
    written = rules.putze
    pommes = int(written.all_below == "pommes")
    fill_marks(points, written.pomme_below, written.putzes, pommes, marks)
    sides = sorted({side for side in deal.sides if side != NO_SIDE})
    own = marks[:, sides.index(deal.sides[seat])] if deal.sides[seat] != NO_SIDE else 0
    gains: Floats = own - (marks.sum(axis=1) - own) / (rules.seats - 1)
    return gains.reshape(-1, len(hands)).mean(axis=0)


def expected_balance(
    view: View, state: State, seat: Seat, cards: Ints, times: int, seed: int
) -> Floats:
    """Return by sampled deal the expected marks of a seat, less the mean of all other seats.

    Args:
        view: the view of the seat.
        state: the state before the first card, in which it is known who plays.
        seat: the seat whose balance is returned.
        cards: the hands by sampled deal and seat, before the exchange of the six.
        times: the number of rollouts of each deal.
        seed: the seed of the random numbers.
    """
    deal = deal_of(state)
    hands = np.ascontiguousarray(
        after_exchange_of_six(state, deal, cards)[:, list(players_of(deal))]
    )
    sample = DealSample(view, hands, np.full(len(hands), 1 / len(hands)), seed)
    return balance(state, hands, roll_out_sample(sample, state, times), seat)


def unplayed_balance(state: State, seat: Seat) -> float:
    """Return the marks of a seat, less the mean of the others, if too few have joined the deal."""
    deal, rules = deal_of(state), state.variant
    marks = putzes_of(rules, {Team(side): 0 for side in deal.sides if side != NO_SIDE})
    own = marks.get(Team(seat), 0)
    return own - (sum(marks.values()) - own) / (rules.seats - 1)

"""Log-likelihood of the other seats' observed acts, given each sampled world.

The functions for bids, contracts and melds take ``hands``: for each other seat, by world, the cards
that it held before the first trick.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from buur.bots.beliefs.hand_values import sum_by_suit
from buur.bots.beliefs.likelihood_bids import log_likelihood_bids
from buur.bots.beliefs.likelihood_cards import log_likelihood_cards
from buur.bots.beliefs.likelihood_contracts import log_likelihood_contracts
from buur.bots.beliefs.likelihood_melds import log_likelihood_melds
from buur.bots.features.expected_points import expected_points
from buur.bots.features.played_cards import cards_by_seat
from buur.bots.features.point_scale import point_scale
from buur.bots.heuristics.situation import PREDICTION_MARGIN
from buur.bots.policy.choice_model import PolicyArrays
from buur.kernels.deal_arrays import players_of
from buur.kernels.game import Floats, Ints
from buur.play.model.deal import HIDDEN, Deal
from buur.play.model.state import State
from buur.play.views import View
from buur.seats import Seat

ALWAYS: Final = -(1 << 40)
NEVER: Final = 1 << 40
"""Point limits of players who always avoid points (`ALWAYS`), or never (`NEVER`)."""


def log_likelihood(
    view: View, deal: Deal, seat: Seat, hands: Ints, policy: PolicyArrays | None = None
) -> Floats:
    """Return by world the log-likelihood of all acts of the other seats.

    Args:
        view: the view of the observer.
        deal: the deal of the view.
        seat: the seat of the observer.
        hands: the cards held now, by world and player.
        policy: the policy by which the others choose their cards; by default the package's.
    """
    initial = initial_hands(deal, seat, hands)
    logs = np.zeros(len(hands)) + log_likelihood_contracts(view.state, deal, initial)
    logs += log_likelihood_bids(view.state, deal, initial)
    logs += log_likelihood_melds(view, deal, initial)
    if deal.tricks or deal.lying:
        wants = point_limits(view.state, deal, initial, hands)
        logs += log_likelihood_cards(view.state.variant, deal, seat, hands, wants, policy)
    return logs


def initial_hands(deal: Deal, seat: Seat, hands: Ints) -> dict[Seat, Ints]:
    """Return by other seat the cards that it held before the first trick, by world."""
    laid = cards_by_seat(deal)
    return {
        who: hands[:, column] | laid[who]
        for column, who in enumerate(players_of(deal))
        if who != seat
    }


def point_limits(state: State, deal: Deal, initial: dict[Seat, Ints], hands: Ints) -> Ints:
    """Return by world and player the points from which on the player avoids more."""
    rules, players = state.variant, players_of(deal)
    misere = deal.contract is not None and deal.contract.misere
    scale = point_scale(rules, deal)
    low = rules.partie.lowest_wins and rules.score.write == "points" and scale.factor > 0
    found = np.full(hands.shape, ALWAYS if misere or low else NEVER, np.int64)
    if not deal.predictions or rules.score.write != "difference":
        return found
    margin = int(PREDICTION_MARGIN / abs(scale.factor))
    for column, who in enumerate(players):
        told = deal.predictions[who]
        if told is not None and told != HIDDEN:
            found[:, column] = told - margin
        elif who in initial:
            points = sum_by_suit(initial[who], expected_points, deal.trump) / scale.factor
            found[:, column] = np.maximum(0, np.round(points)).astype(np.int64) - margin
    return found

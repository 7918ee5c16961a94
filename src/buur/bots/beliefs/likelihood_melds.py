"""Log-likelihood of the melds declared and not declared, given each sampled world."""

from __future__ import annotations

from collections.abc import Iterator
from math import inf
from typing import Final

import numpy as np

from buur.bots.beliefs.hand_values import best_melds, meld_values
from buur.kernels.game import Floats, Ints
from buur.melds import not_taken_back
from buur.play.model.deal import Deal
from buur.play.queries.melds import first_order, first_trick
from buur.play.views import View
from buur.seats import Seat

FORGET_RATE: Final = 0.05
"""Probability that a meld that would have counted is not declared."""


def log_likelihood_melds(view: View, deal: Deal, hands: dict[Seat, Ints]) -> Floats:
    """Return by world the log-likelihood of the declarations of melds; see `likelihood`."""
    logs: Floats = np.zeros(1)
    rules = view.state.variant.meld
    if not rules.melds:
        return logs
    for seat, low, high in _bounds(deal):
        if seat in hands:
            best = best_melds(hands[seat], rules.rules)
            logs = logs + np.where((best >= low) & (best <= high), 0.0, np.log(FORGET_RATE))
    if deal.meld_teams is not None:
        for seat, points in _told(view, deal):
            if seat in hands:
                whole = meld_values(hands[seat], rules.rules)
                logs = logs + np.where(whole == points, 0.0, np.log(FORGET_RATE))
    return logs


def _bounds(deal: Deal) -> Iterator[tuple[Seat, float, float]]:
    """Yield by seat that has declared the bounds of the points of its best meld."""
    everything = not_taken_back(deal.said)
    said = {
        utterance.seat: int(utterance.detail)
        for utterance in reversed(everything)
        if utterance.stage == "value" and isinstance(utterance.detail, int)
    }
    highest = 0
    for seat in _declared(deal):
        if seat in said:
            yield seat, said[seat], said[seat]
            highest = max(highest, said[seat])
        elif any(utterance.seat == seat for utterance in everything):
            yield seat, 1, inf
        elif not highest and everything:
            continue  # the comparison was decided by something other than points
        else:
            yield seat, 0, highest


def _declared(deal: Deal) -> tuple[Seat, ...]:
    """Return the seats that have had their turn to declare, in order."""
    order = first_order(deal)
    if deal.stage == "declare":
        return order[: order.index(deal.asked[0])]
    after_lead = deal.meld_teams is not None and not deal.tricks
    return order if after_lead else tuple(seat for seat, _ in first_trick(deal))


def _told(view: View, deal: Deal) -> Iterator[tuple[Seat, int]]:
    """Yield the points of all melds of each seat whose side's melds count."""
    for seat in deal.order(deal.forehand):
        if deal.meld_teams and deal.sides[seat] in deal.meld_teams:
            yield seat, sum(said.points for said in view.described if said.seat == seat)

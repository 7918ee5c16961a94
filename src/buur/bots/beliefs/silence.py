"""What was said of melds, and what was not: nobody keeps quiet about a better one."""

from __future__ import annotations

from collections.abc import Iterator
from math import inf
from typing import Final

import numpy as np

from buur.bots.beliefs.values import best_melds, meld_values
from buur.kernels.game import Floats, Ints
from buur.play.deal import Deal
from buur.play.views import View
from buur.seats import Seat

FORGOTTEN: Final = 0.05
"""How often a meld is not declared that would have counted."""


def log_melds(view: View, deal: Deal, hands: dict[Seat, Ints]) -> Floats:
    """Return by world how likely the seats said what they said of their melds.

    Args:
        view: of the seat that listens.
        deal: of the view.
        hands: by seat that is guessed, its cards at the beginning, by world.
    """
    logs: Floats = np.zeros(1)
    rules = view.state.variant.meld
    if not rules.melds:
        return logs
    for seat, low, high in _bounds(deal):
        if seat in hands:
            best = best_melds(hands[seat], rules.rules)
            logs = logs + np.where((best >= low) & (best <= high), 0.0, np.log(FORGOTTEN))
    if deal.tricks and deal.meld_teams is not None:
        for seat, points in _told(view, deal):
            if seat in hands:
                whole = meld_values(hands[seat], rules.rules)
                logs = logs + np.where(whole == points, 0.0, np.log(FORGOTTEN))
    return logs


def _bounds(deal: Deal) -> Iterator[tuple[Seat, float, float]]:
    """Give by seat that has laid its first card between which points its best meld is worth."""
    first = deal.tricks[0] if deal.tricks else None
    leader, cards = (first.leader, first.cards) if first else (deal.leader, deal.lying)
    said = {
        utterance.seat: int(utterance.detail)
        for utterance in reversed(deal.said)
        if utterance.stage == "value" and isinstance(utterance.detail, int)
    }
    highest = 0
    for seat, _ in zip(deal.order(leader), cards, strict=False):
        if seat in said:
            yield seat, said[seat], said[seat]
            highest = max(highest, said[seat])
        elif any(utterance.seat == seat for utterance in deal.said):
            yield seat, 1, inf
        elif not highest and deal.said:
            continue  # told apart by something else than points
        else:
            yield seat, 0, highest


def _told(view: View, deal: Deal) -> Iterator[tuple[Seat, int]]:
    """Give what all melds are worth of every seat of a side whose melds count."""
    for seat in deal.order(deal.forehand):
        if deal.meld_teams and deal.sides[seat] in deal.meld_teams:
            yield seat, sum(said.points for said in view.described if said.seat == seat)

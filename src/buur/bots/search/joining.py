"""Decision to join a deal or to drop out, by rollouts; later seats answer by the heuristics."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

import numpy as np

from buur.bots.beliefs.initial_deals import (
    LAPSE_RATE,
    InitialDeals,
    hands_points,
    sample_initial_deals,
)
from buur.bots.heuristics.joining import points_needed
from buur.bots.search.deal_results import PLAYERS, expected_balance, unplayed_balance
from buur.kernels.game import Floats, Ints
from buur.play.acts.participation import asking_order
from buur.play.engine import apply
from buur.play.model.deal import Deal
from buur.play.model.events import Act, Joined
from buur.play.model.state import State, deal_of
from buur.play.views import View
from buur.seats import Seat, put
from buur.variants.option_groups.join import Answer

WORLDS: Final = 500
TIMES: Final = 2
TEMPERATURE: Final = 6.0
"""Temperature of the logistic, in points: so many points more multiply the odds of joining by e."""


def join_deal(view: View, usual: Act, seed: int) -> Act | None:
    """Return the answer of the highest expected gain, None to keep that of the heuristics.

    In rule sets with a blind the heuristics decide: rollouts gained nothing there.
    """
    deal, rules = view.state.deal, view.state.variant
    if deal is None or not isinstance(usual, Joined) or rules.join.blind or not rules.dealer_plays:
        return None
    dealt = sample_initial_deals(view, deal, usual.seat, WORLDS, seed)
    likely = _likely(view.state, deal, usual.seat, dealt)

    def gain(answer: Answer) -> float:
        state, ways = apply(view.state, Joined(usual.seat, answer)), np.arange(WORLDS)
        return float(_spoken(view, state, usual.seat, dealt, ways, seed) @ likely)

    gains = gain("play"), gain("drop")
    return replace(usual, answer="play" if gains[0] >= gains[1] else "drop")


def _likely(state: State, deal: Deal, seat: Seat, dealt: InitialDeals) -> Floats:
    """Return the probability of each sampled deal, given the answers so far; the sum is 1."""
    found = np.ones(WORLDS)
    before = replace(deal, answers=(None,) * len(deal.answers))
    for who in asking_order(state):
        said = deal.answers[who]
        if who != seat and said in ("play", "drop"):
            short = points_needed(before, who) - _points(state, deal, dealt, who)
            joins = 1 / (1 + np.exp(short / TEMPERATURE))
            found *= LAPSE_RATE + (1 - LAPSE_RATE) * (joins if said == "play" else 1 - joins)
        if said is not None:
            before = replace(before, answers=put(before.answers, who, said))
    shares: Floats = found / found.sum()
    return shares


def _points(state: State, deal: Deal, dealt: InitialDeals, who: Seat) -> Floats:
    return hands_points(state.variant, dealt.hands[:, who], deal.trump)


def _spoken(
    view: View, state: State, seat: Seat, dealt: InitialDeals, ways: Ints, seed: int
) -> Floats:
    """Return by sampled deal the gain of a seat after all other seats have answered."""
    gains, deal = np.zeros(WORLDS), deal_of(state)
    if state.phase != "join":
        gains[ways] = _played(view, state, seat, dealt.hands[ways], seed)
        return gains
    who = state.waiting[0]
    joins = _points(state, deal, dealt, who)[ways] >= points_needed(deal, who)
    parts: tuple[tuple[Answer, Ints], ...] = (("play", ways[joins]), ("drop", ways[~joins]))
    for answer, some in parts:
        if len(some):
            then = apply(state, Joined(who, answer))
            gains += _spoken(view, then, seat, dealt, some, seed)
    return gains


def _played(view: View, state: State, seat: Seat, cards: Ints, seed: int) -> Floats:
    """Return by sampled deal the gain of a seat once the players are known."""
    deal = deal_of(state)
    if deal.at_play < PLAYERS:
        return np.full(len(cards), unplayed_balance(state, seat))
    return expected_balance(view, state, seat, cards, TIMES, seed)

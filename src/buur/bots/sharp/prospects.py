"""What a contract would bring: deals played to their end in worlds that a seat imagines."""

from __future__ import annotations

from dataclasses import dataclass, replace

import numpy as np

from buur.bots.beliefs import imagine
from buur.bots.beliefs.values import meld_order, meld_values
from buur.bots.sharp.aims import aims_of
from buur.bots.sharp.moment import side_numbers, start_of
from buur.bots.sharp.rollouts import Rollouts, rolled
from buur.errors import BuurError
from buur.kernels.deal_arrays import game_at, players_of
from buur.kernels.game import Floats, Ints
from buur.play.engine import apply
from buur.play.model.events import Act
from buur.play.model.state import State, deal_of
from buur.play.queries.stoeck import stoeck_pair
from buur.play.views import View
from buur.scoring import STOECK


@dataclass(frozen=True, slots=True)
class Guesses:
    """What a seat imagines before the first card."""

    view: View
    hands: Ints
    """The cards held, by world and seat that plays."""
    weights: Floats
    """By world, how likely it is; 1 together."""
    seed: int


def guesses(view: View, worlds: int, seed: int) -> Guesses:
    """Return what a seat imagines."""
    found = imagine(view, worlds, seed)
    return Guesses(view, np.ascontiguousarray(found.hands), found.weights, seed)


def after(state: State, *acts: Act) -> State:
    """Return the state after acts that the rules allow."""
    for act in acts:
        state = apply(state, act)
    return state


def played(guessed: Guesses, state: State, times: int) -> Rollouts:
    """Return how a deal comes out in each world, the worlds in turn."""
    deal = deal_of(state)
    aims = aims_of(replace(guessed.view, state=state), deal, guessed.hands)
    if aims is None:
        raise BuurError("it is not known yet what is played for")
    game, start = game_at(state.variant, deal), start_of(state.variant, deal)
    return rolled(game, start, guessed.hands, aims, times, guessed.seed)


def beside_tricks(state: State, hands: Ints) -> Floats:
    """Return by side and world the points of melds and stöck, before the multiplier."""
    deal, rules = deal_of(state), state.variant
    numbers = side_numbers(deal)
    sides = [numbers[deal.sides[seat]] for seat in players_of(deal)]
    found = np.zeros((len(numbers), len(hands)))
    if rules.meld.melds:
        order = np.array([meld_order(held, rules.meld.rules) for held in hands.T])
        best = order.max(axis=0)
        for at, number in enumerate(sides):
            own = [other for other, mate in enumerate(sides) if mate == number]
            wins = (order[own].max(axis=0) == best) & (best > 0)
            found[number] += wins * meld_values(hands[:, at], rules.meld.rules)
    if rules.stoeck.stock and deal.trump is not None:
        pair = stoeck_pair(deal.trump)
        for at, number in enumerate(sides):
            found[number] += STOECK * (hands[:, at] & pair == pair)
    return found

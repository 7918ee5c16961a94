"""Habits bettered by play: everybody plays by them, and what paid becomes more likely.

Nothing is searched and nobody is imitated. The slope of what deals bring by the weights is known
but for luck (REINFORCE: Williams, 1992), and luck falls out where the same cards are played many
times: what counts is how much better a deal went than it usually does.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

import numpy as np

from buur.bots.habits.manners import CONTEXTS, GOALS, LIMIT, TRAITS, UNIT, Fit, Manners
from buur.bots.habits.wishes import WEIGHTS, Habits, habits
from buur.bots.sharp.aims import Aims, aims_of
from buur.bots.sharp.moment import Start, start_of
from buur.bots.sharp.rollouts import ROWS, WORDS, roll_out
from buur.contracts import OPEN
from buur.kernels.deal_arrays import game_at, players_of
from buur.kernels.game import Floats, Game, Ints
from buur.play.model.state import deal_of
from buur.play.partie import Partie
from buur.rules.counter_rng import deal_key

PLAYS: Final = 16
"""How often the cards of an opening are played in a step."""
OPENINGS: Final = 1500
"""That are played in a step."""
RATE: Final = 0.03
"""By how much a weight changes in a step, in parts of what its trait usually is."""
SLOPES: Final = 0.9
SQUARES: Final = 0.99
"""How much of the slopes' means is kept from step to step (Adam: Kingma and Ba, 2015)."""
SIZES: Final = (1, 1, 2, 10, 3, 3, 10, 1, 5)
"""How large each trait usually is, see `buur.bots.habits.wishes`."""


@dataclass(frozen=True, slots=True)
class Opening:
    """A deal whose first card is to be laid, all hands open."""

    game: Game
    start: Start
    hands: Ints
    """One row."""
    aims: Aims


def opening_of(state: Partie) -> Opening | None:
    """Return the opening of a deal at its first card.

    None where points do not tell what pays, or the first cards make the trumps.
    """
    deal, view = deal_of(state), state.view(state.waiting[0])
    if deal.contract == OPEN:
        return None
    hands = np.array([[deal.hands[seat] for seat in players_of(deal)]], np.int64)
    aims = aims_of(view, deal, hands)
    if aims is None:
        return None
    return Opening(game_at(state.variant, deal), start_of(state.variant, deal), hands, aims)


def practised(
    manners: Manners, openings: Sequence[Opening], steps: int, seed: int = 0
) -> Iterator[Manners]:
    """Give habits after each step of practice, each better than the last but for luck.

    Args:
        manners: to begin with.
        openings: that are played again and again; thousands, or their cards are learnt by heart.
        steps: how many.
        seed: of everything that is left to chance.
    """
    dice, pace = np.random.default_rng(seed), _Pace()
    weights = np.array(manners.numbers, np.float64) / UNIT
    for step in range(steps):
        known = habits(_with(manners, weights))
        chosen = dice.integers(0, len(openings), OPENINGS)
        slope = np.zeros(len(weights))
        for number, at in enumerate(chosen):
            slope += slope_at(openings[at], known, deal_key(seed, step * OPENINGS + number))
        rest = 1.0 - step / steps
        weights += RATE * min(1.0, 2.0 * rest) * pace.stride(slope / OPENINGS)
        np.clip(weights, -LIMIT / UNIT, LIMIT / UNIT, out=weights)
        yield _with(manners, weights)


def _with(manners: Manners, weights: Floats) -> Manners:
    """Return habits of other weights, which nothing was fitted to."""
    whole = np.round(weights * UNIT).astype(int).reshape(len(GOALS), CONTEXTS, TRAITS)
    fits = {
        goal: Fit(weights=tuple(map(tuple, rows)))
        for goal, rows in zip(GOALS, whole.tolist(), strict=True)
    }
    return replace(manners, fits=fits)


def slope_at(opening: Opening, known: Habits, key: int, plays: int = PLAYS) -> Floats:
    """Return by weight how much more a deal brings to who weighs it more, by the deal's spread.

    Args:
        opening: that is played.
        known: by which everybody plays.
        key: of the random words.
        plays: how often.
    """
    sides = len(opening.aims.dues)
    shape = plays, sides
    points, tricks, results = np.empty(shape, np.int64), np.empty(shape, np.int64), np.empty(shape)
    slopes = np.zeros((plays, sides, len(GOALS) * WEIGHTS))
    roll_out(
        opening.game.schedule,
        opening.game.frame,
        opening.start,
        opening.hands,
        opening.aims,
        known,
        key,
        points,
        tricks,
        results,
        slopes,
        np.empty((ROWS, WORDS), np.int64),
    )
    better = (results - results.mean(axis=0)) / ((plays - 1) * opening.aims.spread)
    found: Floats = better.ravel() @ slopes.reshape(plays * sides, -1)
    return found


class _Pace:
    """How far to go along slopes that are partly luck."""

    def __init__(self) -> None:
        self._sizes = np.tile(np.array(SIZES, np.float64), len(GOALS) * CONTEXTS)
        self._mean = np.zeros(len(self._sizes))
        self._squares = np.zeros(len(self._sizes))
        self._steps = 0

    def stride(self, slope: Floats) -> Floats:
        """Return by how much to change each weight, for a rate of one."""
        slope = slope / self._sizes
        self._steps += 1
        self._mean = SLOPES * self._mean + (1 - SLOPES) * slope
        self._squares = SQUARES * self._squares + (1 - SQUARES) * slope**2
        mean = self._mean / (1 - SLOPES**self._steps)
        squares = self._squares / (1 - SQUARES**self._steps)
        return mean / (np.sqrt(squares) + 1e-9) / self._sizes

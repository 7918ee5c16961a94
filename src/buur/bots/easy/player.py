"""A beginner who plays in earnest: he takes what he sees and forgets what is gone."""

from __future__ import annotations

from typing import Final

from buur.bots.easy.glance import glance
from buur.bots.steady.mind import Mind
from buur.bots.steady.player import Steady
from buur.bots.steady.weights import Weights

BEGINNER: Final = Mind(
    remembers=glance,
    reads_signals=False,
    weights=Weights(chooser_trumps=1.0, pusher_trumps=1.0, signal=0.0, capture=8.0),
)
"""He counts no trumps, gives and reads no signals, makes nothing of who chose, and keeps his good
cards for later less than he should."""


class Easy(Steady):
    """A beginner, never a clown: each act is the best he knows. Same view and seed, same act.

    What is said before the first card, and claims, are those of the steady player: a partner can
    rely on both.
    """

    name = "easy"
    mind = BEGINNER

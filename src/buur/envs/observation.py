"""Observation of a seat: its feature vector and the mask of its legal actions."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from buur.arguments import instance, wrong
from buur.cards import NO_CARDS, CardSet, HandLike, set_of
from buur.envs.actions import actions_of
from buur.envs.features import feature_vector
from buur.play.views import View
from buur.seats import Seat

Observation = dict[str, NDArray[Any]]
"""``observation``, int32[m]: the features of `layout`; ``action_mask``, int8[n]: 1 by legal action,
else 0."""


def observe(view: View, aside: HandLike = NO_CARDS) -> Observation:
    """Return the observation of a seat, the same as that of the PettingZoo environment.

    >>> import buur
    >>> partie = buur.start("chibre", 7)
    >>> seen = observe(partie.view(partie.waiting[0]))
    >>> seen["observation"].shape, seen["action_mask"].nonzero()[0].tolist()
    ((688,), [36, 48, 49, 50, 51])

    The mask is all zeros for a seat that is not on turn. Where several seats are asked together, it
    shows the actions of each of them; the environment shows only those of its next agent.

    Args:
        view: the view of the seat, once the partie has been opened.
        aside: the cards that the seat has named so far, to discard or to exchange them.

    Raises:
        ArgumentError: the view is that of an onlooker or of an unopened partie, or an argument is
            of another type.
    """
    instance(view, View, "view", "the view of a seat")
    named = set_of(aside, "aside")
    if view.state.deal is None:
        raise wrong("view", "a view before the first deal", "a view of a deal")
    legal = actions_of(view.state.variant).legal(view, named)
    return observation(view, view.seat, named, legal)


def observation(view: View, seat: Seat, aside: CardSet, legal: list[int]) -> Observation:
    """Return the observation of a seat whose legal actions are known; see `observe`."""
    mask = np.zeros(len(actions_of(view.state.variant)), np.int8)
    mask[legal] = 1
    return {"observation": feature_vector(view, seat, aside), "action_mask": mask}

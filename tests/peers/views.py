"""Views of a party of Schieber as programs get them."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache

from buur.arena.observation import observation_json
from buur.bots import bot
from buur.play.views import View
from buur.variants.registry import variant
from peers.wire import Observation
from tests.bots.parties import events_of

DEALS = 4


def views(deals: int, rules: str = "schieber") -> Iterator[tuple[View, Observation]]:
    """Give what every seat on turn is shown, in process and as JSON."""
    players = [bot("random", seat) for seat in range(4)]
    for state, _ in events_of(variant(rules), players, 3):
        if state.phase in {"choose", "play"} and state.deal is not None and state.waiting:
            if state.deal.number > deals:
                return
            view = state.view(state.waiting[0])
            yield view, json.loads(json.dumps(observation_json(view)))


@cache
def seen(deals: int = DEALS) -> tuple[Observation, ...]:
    """Return the views of some deals as JSON."""
    return tuple(one for _, one in views(deals))

"""What is said before the first card, by stage, where trying it out pays."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from buur.bots.sharp.auction import bid_for_side
from buur.bots.sharp.exchanging import exchange
from buur.bots.sharp.joining import join_deal
from buur.bots.sharp.naming import name_or_push
from buur.bots.sharp.predicting import predicted
from buur.bots.sharp.solo import bid_alone, choose_alone
from buur.bots.sharp.ways import choose_way
from buur.play.model.events import Act
from buur.play.views import View

Say = Callable[[View, Act, int], Act | None]
"""From a view, what the steady player says, and a seed to what is better, None for the same."""


def _bid(view: View, usual: Act, seed: int) -> Act | None:
    """Bid for a side, or alone against the rest; not for a whole partie."""
    match view.state.variant.sharing:
        case "lines":
            return bid_for_side(view, seed)
        case "declarer":
            return bid_alone(view, usual, seed)
        case "king":
            return None


def _choose(view: View, usual: Act, seed: int) -> Act | None:
    """Name a contract or push, the contract of a bid to play alone, or the way to play a row."""
    deal, rules = view.state.deal, view.state.variant
    if rules.checklist.rows:
        return choose_way(view, usual, seed)
    if deal is None or deal.auction is None:
        return name_or_push(view, usual, seed)
    return choose_alone(view, usual, seed) if rules.sharing == "declarer" else None


SAYINGS: Final[Mapping[str, Say]] = MappingProxyType(
    {"bid": _bid, "choose": _choose, "exchange": exchange, "join": join_deal, "predict": predicted}
)
"""By stage."""

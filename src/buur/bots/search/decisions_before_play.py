"""`DECISIONS`: by stage, the functions that decide before the first card by rollouts."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from buur.bots.search.bidding import bid_for_side
from buur.bots.search.contract_choice import name_or_push
from buur.bots.search.exchanging import exchange
from buur.bots.search.joining import join_deal
from buur.bots.search.predicting import choose_prediction
from buur.bots.search.row_choice import choose_row_contract
from buur.bots.search.solo_bidding import bid_alone, choose_alone
from buur.play.model.events import Act
from buur.play.views import View

Decision = Callable[[View, Act, int], Act | None]
"""Function that improves on the heuristics' act before play.

Its arguments are the view of the seat on turn, the heuristics' act and the seed of the random
numbers. It returns the act to make, or None to keep that of the heuristics. The functions of this
package that `DECISIONS` names have this type.
"""


def _bid(view: View, usual: Act, seed: int) -> Act | None:
    """Return a bid for a side or a solo bid; None where bids are for a whole partie."""
    match view.state.variant.sharing:
        case "lines":
            return bid_for_side(view, seed)
        case "declarer":
            return bid_alone(view, usual, seed)
        case "king":
            return None


def _choose(view: View, usual: Act, seed: int) -> Act | None:
    """Return a contract or a push, the contract of a solo bid, or that of a row."""
    deal, rules = view.state.deal, view.state.variant
    if rules.checklist.rows:
        return choose_row_contract(view, usual, seed)
    if deal is None or deal.auction is None:
        return name_or_push(view, usual, seed)
    return choose_alone(view, usual, seed) if rules.sharing == "declarer" else None


DECISIONS: Final[Mapping[str, Decision]] = MappingProxyType(
    {
        "bid": _bid,
        "choose": _choose,
        "exchange": exchange,
        "join": join_deal,
        "predict": choose_prediction,
    }
)
"""Decisions by stage of the deal."""

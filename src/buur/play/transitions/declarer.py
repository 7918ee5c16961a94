"""Setting of the declarer, of the king of a partie, and of the sides."""

from __future__ import annotations

from dataclasses import replace

from buur.play.model.deal import Deal, Reign
from buur.play.model.state import State, deal_of
from buur.play.queries.sides import sides_of
from buur.seats import Seat


def _promised(deal: Deal) -> int:
    """Return the points that the king has bid."""
    top = None if deal.auction is None else deal.auction.top
    return 0 if top is None else int(top.height)


def with_declarer(state: State, declarer: Seat, partner: Seat | None = None) -> State:
    """Return the state with the declarer, who plays against the rest or made the highest bid.

    The sides follow from it, unless the rules fix them.
    """
    deal = replace(deal_of(state), declarer=declarer, partner=partner)
    if state.variant.sharing == "king":
        factor = 1 if deal.auction is None else deal.auction.factor
        state = replace(state, reign=Reign(declarer, _promised(deal), partner, factor))
    return replace(state, deal=replace(deal, sides=sides_of(state.variant, deal)))

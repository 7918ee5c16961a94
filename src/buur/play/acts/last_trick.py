"""`Turned`: turning the last trick of a deal, which no claim counts before (§9.1)."""

from __future__ import annotations

from buur.play.model.refusals import refuse
from buur.play.model.state import State, deal_of
from buur.seats import Seat


def may_turn(state: State, seat: Seat) -> None:
    """Raise unless ``seat`` may turn the last trick, which no claim counts before (§9.1, R12)."""
    partie = state.variant.partie
    if not (partie.ends_by_claim and partie.claim_counts == "turned_only"):
        refuse("nothing-to-turn", "in this rule set an open trick counts as well", "7.6")
    if state.phase != "count":
        refuse(
            "wrong-phase", "a lead turns the trick before; the last one is turned by hand", "7.6"
        )
    deal = deal_of(state)
    if not deal.tricks or deal.trick_turned:
        refuse("nothing-to-turn", "no trick lies open", "7.6")
    if deal.tricks[-1].winner != seat:
        refuse("nothing-to-turn", f"seat {deal.tricks[-1].winner} made the last trick", "7.6")

"""`Objected`: an objection to a card that does not follow (§9)."""

from __future__ import annotations

from dataclasses import replace

from buur.play.model.events import Objected
from buur.play.model.refusals import refuse
from buur.play.model.rulings import Objection
from buur.play.model.state import State, deal_of
from buur.play.queries.objections import is_time_to_object, objections, penalises


def object_to(state: State, event: Objected) -> State:
    """Return the state in which the table has to rule on an objection."""
    deal = deal_of(state)
    objection = Objection(event.seat, event.offender, event.trick)
    return replace(state, deal=replace(deal, rulings=replace(deal.rulings, objection=objection)))


def check_objected(state: State, event: Objected) -> None:
    """Raise unless the seat may object to the card now, rightly or wrongly."""
    if not penalises(state):
        refuse("objection-off", "with irregularities=prevented no wrong card is laid", "9")
    deal = state.deal
    if deal is None or not is_time_to_object(state, deal):
        refuse("wrong-phase", "objections are made during the play, before the deal counts", "9")
    if event not in objections(state, event.seat):
        refuse(
            "nothing-to-object",
            f"seat {event.seat} sees no reason to object to the card of seat {event.offender}"
            f" in trick {event.trick}",
            "9",
        )

"""Rule of `Objected`: an objection to a card that may break the rules of the trick (§9)."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from buur.play.acts.rule import Rule, Rules
from buur.play.model.events import Objected
from buur.play.model.refusals import refuse
from buur.play.model.rulings import Objection
from buur.play.model.state import State, deal_of
from buur.play.queries.objections import is_time_to_object, objections, penalises


def _object(state: State, event: Objected) -> State:
    deal = deal_of(state)
    objection = Objection(event.seat, event.offender, event.trick)
    return replace(state, deal=replace(deal, rulings=replace(deal.rulings, objection=objection)))


def _check(state: State, event: Objected) -> None:
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


RULES: Final[Rules] = {Objected: Rule(_check, _object)}

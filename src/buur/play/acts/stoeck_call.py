"""Rule of `StoeckCalled`: calling the stöck apart from playing a card (§6)."""

from __future__ import annotations

from typing import Final

from buur.play.acts.rule import Rule, Rules
from buur.play.model.events import StoeckCalled
from buur.play.model.refusals import refuse
from buur.play.model.state import State
from buur.play.queries.stoeck import stoeck_refusal
from buur.play.transitions.credits import call_stoeck
from buur.play.transitions.partie_end import end_if_out


def _check(state: State, event: StoeckCalled) -> None:
    seat = event.seat
    if not state.variant.stoeck.stock:
        refuse("stoeck-off", "this rule set has no stöck", "6")
    if state.phase not in ("play", "count"):
        refuse("wrong-phase", "the stöck is called during the play", "6")
    found = stoeck_refusal(state, seat)
    if found == "no-stoeck":
        refuse("no-stoeck", f"seat {seat} has no stöck to call now", "6")
    if found == "stoeck-too-late":
        refuse("stoeck-too-late", f"it is too late for seat {seat} to call the stöck", "6")


def _call(state: State, event: StoeckCalled) -> State:
    return end_if_out(call_stoeck(state, event.seat))


RULES: Final[Rules] = {StoeckCalled: Rule(_check, _call)}

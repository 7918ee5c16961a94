"""Rule of `Soldered`: laying one's cards down and claiming all remaining tricks (core §8)."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from buur.play.acts.rule import Rule, Rules
from buur.play.model.events import Soldered
from buur.play.model.refusals import refuse
from buur.play.model.state import State, deal_of
from buur.play.queries.objections import penalises
from buur.play.transitions.credits import settle_solder
from buur.play.transitions.partie_end import end_if_out
from buur.seats import Seat


def claim_rest(state: State, seat: Seat) -> State:
    """Return the state after a claim of all remaining tricks, which a ruling may still undo."""
    before = deal_of(state)
    settled = settle_solder(state, seat)
    if not penalises(state):
        return settled
    return replace(settled, deal=replace(deal_of(settled), unturned=before))


def may_solder(state: State, seat: Seat) -> None:
    """Raise `IllegalAction` unless ``seat`` may claim now; the claim itself may be wrong."""
    if state.variant.partie.solder_test == "forbidden":
        refuse("solder-forbidden", "this rule set wants all tricks to be played", "8")
    deal = state.deal
    if deal is None or state.phase != "play":
        refuse("wrong-phase", "tricks are claimed during the play", "8")
    if deal.turn != seat or deal.lying or not deal.tricks:
        refuse("solder-not-on-lead", "who claims the rest leads, from the second trick on", "8")


def _check(state: State, event: Soldered) -> None:
    may_solder(state, event.seat)


def _apply(state: State, event: Soldered) -> State:
    return end_if_out(claim_rest(state, event.seat))


RULES: Final[Rules] = {Soldered: Rule(_check, _apply)}

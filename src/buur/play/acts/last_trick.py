"""Rule of `Turned`: turning the last trick of a deal, so that claims count it (§9.1, R12)."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from buur.play.acts.rule import Rule, Rules
from buur.play.model.events import Turned
from buur.play.model.refusals import refuse
from buur.play.model.state import State, deal_of


def _check(state: State, event: Turned) -> None:
    seat = event.seat
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


def _turn(state: State, _event: Turned) -> State:
    return replace(state, deal=replace(deal_of(state), trick_turned=True))


RULES: Final[Rules] = {Turned: Rule(_check, _turn)}

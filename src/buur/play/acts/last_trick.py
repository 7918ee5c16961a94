"""Rule of `Turned`: turning a trick by hand, so that a claim of the end counts it (§7.6, R12)."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from buur.play.acts.rule import Rule, Rules
from buur.play.model.events import Turned
from buur.play.model.refusals import refuse
from buur.play.model.state import State, deal_of
from buur.play.queries.claims import claimable_points
from buur.seats import Seat


def _check(state: State, event: Turned) -> None:
    seat = event.seat
    partie = state.variant.partie
    if not (partie.ends_by_claim and partie.claim_counts == "turned_only"):
        refuse("nothing-to-turn", "in this rule set an open trick counts as well", "7.6")
    if state.phase not in ("play", "count"):
        refuse("wrong-phase", "tricks are turned while the cards are played or counted", "7.6")
    deal = deal_of(state)
    if not deal.tricks or deal.lying or deal.trick_turned:
        refuse("nothing-to-turn", "no complete trick lies open", "7.6")
    if deal.tricks[-1].winner != seat:
        refuse("nothing-to-turn", f"seat {deal.tricks[-1].winner} made the last trick", "7.6")
    if state.phase == "play" and not _takes_out(state, seat):
        refuse("nothing-to-turn", "the next lead turns this trick, and no claim needs it", "7.6")


def _takes_out(state: State, seat: Seat) -> bool:
    """Tell whether a claim of the end would be right once the trick is turned, and not before."""
    points, more = claimable_points(state, seat)
    return points < state.targets[state.team(seat)] <= points + more


def _turn(state: State, _event: Turned) -> State:
    return replace(state, deal=replace(deal_of(state), trick_turned=True))


RULES: Final[Rules] = {Turned: Rule(_check, _turn)}

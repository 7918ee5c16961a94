"""Rule of `MeldsAsked`: the request to see the winning melds (§5.7)."""

from __future__ import annotations

from typing import Final

from buur.play.acts.rule import Rule, Rules, deal_in
from buur.play.model.deal import Deal
from buur.play.model.events import MeldsAsked
from buur.play.model.refusals import refuse
from buur.play.model.state import State
from buur.play.transitions.meld_recount import show_melds
from buur.play.transitions.partie_end import end_if_out
from buur.seats import Seat


def _check(state: State, event: MeldsAsked) -> None:
    seat = event.seat
    deal = deal_in(state)
    rule = state.variant.meld.meld_show
    if rule not in ("on_request_opponents", "on_request_any"):
        refuse("ask-not-allowed", f"nobody asks to see melds with meld_show={rule}", "5.7")
    if not deal.meld_teams or deal.melds_shown or len(deal.tricks) > 1:
        refuse("nothing-to-ask", "there are no melds to show now", "5.7")
    if _has_played_second(deal, seat):
        refuse("nothing-to-ask", "melds are asked for before one's second card", "5.7")
    own = deal.meld_teams == (state.team(seat),)
    if own and (rule == "on_request_opponents" or deal.melds[seat]):
        refuse("ask-not-allowed", "it is the others who may ask to see these melds", "5.7")


def _has_played_second(deal: Deal, seat: Seat) -> bool:
    return deal.hands[seat].bit_count() < deal.dealt[seat].bit_count() - 1


def _show(state: State, _event: MeldsAsked) -> State:
    return end_if_out(show_melds(state))


RULES: Final[Rules] = {MeldsAsked: Rule(_check, _show)}

"""Taking of a complete trick: next leader, award of melds, credit of points (§4.5, §7.5)."""

from __future__ import annotations

from dataclasses import replace

from buur.play.model.deal import NO_SEAT, Deal, with_fields
from buur.play.model.state import State, deal_of
from buur.play.queries.objections import penalises
from buur.play.transitions.credits import credit_trick
from buur.play.transitions.declarations import award_melds
from buur.play.transitions.meld_recount import end_if_true
from buur.play.transitions.partie_end import end_if_out
from buur.play.transitions.trick_on_table import open_trick
from buur.seats import Seat


def is_complete(deal: Deal) -> bool:
    """Tell whether all players have laid a card to the open trick."""
    return len(deal.lying) == len(deal.open_players)


def complete_trick(state: State) -> State:
    """Return the state after the open trick, which is complete, is taken and credited."""
    deal = deal_of(state)
    trick = open_trick(deal)
    leader = _next_leader(deal)
    taken = with_fields(
        deal,
        tricks=(*deal.tricks, trick),
        lying=(),
        led=-1,
        leader=deal.best_seat if leader is None else leader,
        turn=NO_SEAT if leader is None else leader,
        rulings=replace(deal.rulings, leads=None)
        if deal.rulings.leads is not None
        else deal.rulings,
        unturned=deal if penalises(state) else None,
        trick_turned=False,
    )
    state = replace(state, deal=taken)
    first = len(taken.tricks) == 1
    if first and taken.meld_teams is None:
        state = award_melds(state)
    state = credit_trick(state, trick)
    return end_if_true(state) if first else end_if_out(state)


def _next_leader(deal: Deal) -> Seat | None:
    """Return the seat that leads the next trick; None after the last, or if nobody has a card."""
    number = len(deal.tricks) + 2
    if number > len(deal.schedule):
        return None
    leads = deal.rulings.leads
    players = deal.players_of(number, deal.best_seat if leads is None else leads)
    return players[0] if players else None

"""Comparing and crediting melds again, where a declaration changed after they were (core §5.7)."""

from __future__ import annotations

from dataclasses import replace

from buur.play.counting import call_stoeck, credit_declared, credit_trick
from buur.play.declaring import award_melds
from buur.play.state import State, deal_of


def count_melds_again(state: State) -> State:
    """Return the state in which the melds declared by now decide, within two tricks.

    Nothing but the first trick, its melds and a stöck has been credited by then.
    """
    deal = deal_of(state)
    inside = deal.stoeck_called is not None and _is_inside(state)
    called, pending = (None, False) if inside else (deal.stoeck_called, deal.stoeck_pending)
    fresh = replace(
        deal,
        credits=(),
        meld_teams=None,
        pending_melds=None,
        stoeck_called=None,
        stoeck_pending=False,
    )
    state = credit_declared(award_melds(replace(state, deal=fresh)))
    for trick in deal.tricks:
        state = credit_trick(state, trick)
    if called is None or deal_of(state).stoeck_called is not None:
        return state
    if pending:
        waiting = replace(deal_of(state), stoeck_called=called, stoeck_pending=True)
        return replace(state, deal=waiting)
    return call_stoeck(state, called)


def _is_inside(state: State) -> bool:
    """Tell whether the stöck that was called lies inside melds that count by now."""
    deal = deal_of(state)
    seat = deal.stoeck_called
    return (
        seat is not None
        and deal.with_stoeck[seat]
        and state.team(seat) in (deal.meld_teams or ())
        and deal.pending_melds != state.team(seat)
    )

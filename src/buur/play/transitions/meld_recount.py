"""Second comparison and credit of melds, after a late or false declaration (core §5.7)."""

from __future__ import annotations

from dataclasses import replace

from buur.play.model.state import State, deal_of
from buur.play.queries.melds import false_melds
from buur.play.transitions.credits import call_stoeck, credit_declared, credit_trick
from buur.play.transitions.declarations import award_melds, without_false
from buur.play.transitions.partie_end import end_if_out


def count_melds_again(state: State) -> State:
    """Return the state with the melds compared and credited again, before the second trick ends.

    Until then only the first trick, its melds and a stöck are credited, so all credits are redone.
    """
    deal = deal_of(state)
    inside = deal.stoeck_called is not None and _is_inside(state)
    called = None if inside else deal.stoeck_called
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
    return call_stoeck(state, called)


def show_melds(state: State) -> State:
    """Return the state after the winning melds are shown (§5.7).

    False melds do not count, and the rest is compared again. If another side then wins, its melds
    are not shown.
    """
    deal = deal_of(state)
    if not false_melds(state):
        return replace(state, deal=replace(deal, melds_shown=True))
    state = count_melds_again(without_false(state))
    found = deal_of(state)
    if found.meld_teams != deal.meld_teams:
        return state
    return show_melds(state)


def end_if_true(state: State) -> State:
    """Return the state, ended if a side reaches the target with melds that it holds.

    Nobody could ask to see these melds before, so they are shown if they end the partie.
    """
    ended = end_if_out(state)
    if ended.result is None or not false_melds(state):
        return ended
    return end_if_true(show_melds(state))


def _is_inside(state: State) -> bool:
    """Tell whether the called stöck lies inside melds that have been credited."""
    deal = deal_of(state)
    seat = deal.stoeck_called
    return (
        seat is not None
        and deal.with_stoeck[seat]
        and state.team(seat) in (deal.meld_teams or ())
        and deal.pending_melds != state.team(seat)
    )

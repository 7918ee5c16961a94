"""Melds during the first trick: what is said, who wins them, what is shown (core §5.6, §5.7)."""

from __future__ import annotations

from dataclasses import replace
from typing import TypeVar

from buur.melds import Meld, meld_of, speak, tied_for_best
from buur.play.deal import Deal
from buur.play.events import Played
from buur.play.state import State, deal_of
from buur.seats import Seat, Team
from buur.variants.model import Variant

_T = TypeVar("_T")


def declare(variant: Variant, deal: Deal, event: Played) -> Deal:
    """Return the deal after ``event``, a first card, with what its player declared aloud."""
    if not event.melds:
        return deal
    found = [meld_of(cards, variant.meld.rules) for cards in event.melds]
    melds = tuple(meld for meld in found if meld is not None)
    said, standing = speak(
        deal.standing,
        event.seat,
        melds,
        variant.meld.meld_order,
        deal.trump,
        upside_down=deal.contract is not None and deal.contract.upside_down,
    )
    return replace(
        deal,
        melds=_put(deal.melds, event.seat, melds),
        with_stoeck=_put(deal.with_stoeck, event.seat, event.stoeck),
        said=(*deal.said, *said),
        standing=standing,
    )


def _put(values: tuple[_T, ...], seat: Seat, value: _T) -> tuple[_T, ...]:
    return (*values[:seat], value, *values[seat + 1 :])


def award_melds(state: State) -> State:
    """Return the state in which the owners of the best meld are known (§5.6)."""
    deal = deal_of(state)
    if not state.variant.meld.melds:
        return state
    teams = tuple(dict.fromkeys(state.team(seat) for seat in _best_seats(state, deal)))
    always = state.variant.meld.meld_show == "always"
    return replace(state, deal=replace(deal, meld_teams=teams, melds_shown=bool(teams) and always))


def _best_seats(state: State, deal: Deal) -> tuple[Seat, ...]:
    """Return the holder of the best meld; several where a full tie lets both sides score."""
    first = deal.tricks[0].leader
    return tied_for_best(
        [(seat, deal.melds[seat]) for seat in deal.order(first)],
        state.variant.meld.meld_order,
        deal.trump,
        upside_down=deal.contract is not None and deal.contract.upside_down,
    )


def winning_melds(state: State) -> tuple[tuple[Seat, Meld], ...]:
    """Return the melds that count, with their owners, in seat order."""
    deal = deal_of(state)
    if not deal.meld_teams:
        return ()
    return tuple(
        (Seat(seat), meld)
        for seat, melds in enumerate(deal.melds)
        if state.team(Seat(seat)) in deal.meld_teams
        for meld in melds
    )


def meld_points(state: State, team: Team) -> int:
    """Return the points of a team's winning melds, before the multiplier."""
    return sum(meld.points for seat, meld in winning_melds(state) if state.team(seat) == team)

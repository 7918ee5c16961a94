"""Declaration, comparison and withdrawal of melds in the first trick (core §5.6, §5.7)."""

from __future__ import annotations

from dataclasses import replace

from buur.melds import Meld, Standing, Utterance, meld_of, not_taken_back, speak, tied_for_best
from buur.play.model.deal import Deal
from buur.play.model.events import Declared, Played
from buur.play.model.state import State, deal_of
from buur.play.queries.melds import false_melds, first_order
from buur.seats import Seat, put
from buur.variants.model import Variant


def declare(variant: Variant, deal: Deal, event: Played | Declared) -> Deal:
    """Return the deal after the declaration of melds in ``event``.

    It replaces what the seat declared before.
    """
    seat, before = event.seat, deal.melds[event.seat]
    if not (event.melds or before):
        return deal
    found = [meld_of(cards, variant.meld.rules) for cards in event.melds]
    melds = tuple(meld for meld in found if meld is not None)
    spoke = any(one.seat == seat for one in not_taken_back(deal.said))
    back = (Utterance(seat, "back"),) if spoke else ()
    standing = _standing_before(variant, deal, seat) if before else deal.standing
    said, standing = _speak(variant, deal, standing, seat, melds)
    return replace(
        deal,
        melds=put(deal.melds, seat, melds),
        with_stoeck=put(deal.with_stoeck, seat, event.stoeck),
        said=(*deal.said, *back, *said),
        standing=standing,
    )


def _speak(
    variant: Variant, deal: Deal, standing: Standing | None, seat: Seat, melds: tuple[Meld, ...]
) -> tuple[tuple[Utterance, ...], Standing | None]:
    return speak(
        standing,
        seat,
        melds,
        variant.meld.meld_order,
        deal.trump,
        upside_down=deal.is_upside_down,
    )


def _standing_before(variant: Variant, deal: Deal, seat: Seat) -> Standing | None:
    """Return the best meld that was declared before a seat spoke."""
    standing = None
    order = first_order(deal)
    for other in order[: order.index(seat)]:
        _, standing = _speak(variant, deal, standing, other, deal.melds[other])
    return standing


def award_melds(state: State) -> State:
    """Return the state with the teams set whose melds count (§5.6).

    If the rules always show the winning melds, false ones do not count and the comparison is
    repeated.
    """
    if not state.variant.meld.melds:
        return state
    deal = deal_of(state)
    teams = tuple(dict.fromkeys(state.team(seat) for seat in _best_seats(state, deal)))
    always = state.variant.meld.meld_show == "always"
    deal = replace(deal, meld_teams=teams, melds_shown=bool(teams) and always)
    state = replace(state, deal=deal)
    return award_melds(without_false(state)) if always and false_melds(state) else state


def without_false(state: State) -> State:
    """Return the state without the winning melds that are false."""
    deal, found = deal_of(state), false_melds(state)
    melds = deal.melds
    for seat, false in found:
        melds = put(melds, seat, tuple(meld for meld in melds[seat] if meld != false))
    return replace(state, deal=replace(deal, melds=melds, false_melds=deal.false_melds + found))


def _best_seats(state: State, deal: Deal) -> tuple[Seat, ...]:
    """Return the seat with the best meld; several if a full tie lets both sides score."""
    return tied_for_best(
        [(seat, deal.melds[seat]) for seat in first_order(deal)],
        state.variant.meld.meld_order,
        deal.trump,
        upside_down=deal.is_upside_down,
    )

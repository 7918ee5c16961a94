"""The declaration of melds proposed to a player: most points, without a needless risk (§5.4)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from buur.cards import Card, CardSet, mask_of
from buur.melds import Meld, best_declaration, may_be_of, melds_in, not_taken_back, tied_for_best
from buur.play.model.deal import Deal
from buur.play.model.state import State, deal_of
from buur.play.queries.melds import first_hand, first_order, first_trick
from buur.seats import Seat


def advised_melds(state: State, seat: Seat) -> tuple[Meld, ...]:
    """Return the melds that a seat had best declare in the first trick, the strongest first.

    They score the most points. A long run is kept whole, however, where an opponent has declared
    or may still declare a meld that beats its parts but not the whole: the side that loses the
    comparison is paid nothing (§5.6).
    """
    deal, rules = deal_of(state), state.variant.meld.rules
    hand = first_hand(deal, seat)
    most, whole = (
        best_declaration(hand, way, trump=deal.trump, upside_down=deal.is_upside_down)
        for way in (rules, replace(rules, split_runs=False))
    )
    if most == whole:
        return most
    is_threatened = any(
        _wins(state, deal, seat, whole, rival) and not _wins(state, deal, seat, most, rival)
        for rival in _rival_melds(state, deal, seat)
    )
    return whole if is_threatened else most


def _wins(
    state: State, deal: Deal, seat: Seat, melds: Sequence[Meld], rival: tuple[Seat, Meld]
) -> bool:
    """Tell whether a seat's melds are paid against one meld of an opponent."""
    declared: dict[Seat, Sequence[Meld]] = {seat: melds, rival[0]: rival[1:]}
    best = tied_for_best(
        [(other, declared.get(other, ())) for other in first_order(deal)],
        state.variant.meld.meld_order,
        deal.trump,
        upside_down=deal.is_upside_down,
    )
    return seat in best


def _rival_melds(state: State, deal: Deal, seat: Seat) -> Iterator[tuple[Seat, Meld]]:
    """Give every meld that an opponent may hold, by what the seat sees and has heard."""
    rules = state.variant.meld.rules
    laid = first_trick(deal)
    unseen = CardSet(state.variant.pack.cards & ~first_hand(deal, seat))
    unplayed = CardSet(unseen & ~mask_of(Card(card) for _, card in laid))
    order = first_order(deal)
    spoken = order.index(deal.asked[0]) if deal.stage == "declare" else len(laid)
    declared = not_taken_back(deal.said)
    for place, other in enumerate(order):
        if state.team(other) == state.team(seat):
            continue
        if place < spoken:
            said = [one for one in declared if one.seat == other]
            for meld in melds_in(unseen, rules):
                if may_be_of(said, meld, rules.order, deal.trump):
                    yield other, meld
        elif place > spoken or deal.stage == "declare":
            yield from ((other, meld) for meld in melds_in(unplayed, rules))

"""`advised_melds`: the melds best declared for points, without losing the comparison (§5.4)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import lru_cache

from buur.cards import Card, CardSet, mask_of
from buur.melds import (
    Meld,
    MeldRules,
    best_declaration,
    may_be_of,
    melds_in,
    not_taken_back,
    tied_for_best,
)
from buur.play.model.deal import Deal
from buur.play.model.state import State, deal_of
from buur.play.queries.melds import first_hand, first_order, first_trick
from buur.seats import Seat


def advised_melds(state: State, seat: Seat) -> tuple[Meld, ...]:
    """Return the melds best declared by a seat in the first trick, the strongest first.

    They have the most points. A long run is not split, however, if an opponent has declared or may
    still declare a meld that beats its parts, but not the whole run. The side that loses the
    comparison gets no points for melds (§5.6).
    """
    deal, rules = deal_of(state), state.variant.meld.rules
    hand = first_hand(deal, seat)
    most, whole = (
        best_declaration(hand, way, trump=deal.trump, upside_down=deal.is_upside_down)
        for way in (rules, _without_splits(rules))
    )
    if most == whole:
        return most
    is_threatened = any(
        _wins(state, deal, seat, whole, rival) and not _wins(state, deal, seat, most, rival)
        for rival in _rival_melds(state, deal, seat)
    )
    return whole if is_threatened else most


@lru_cache(maxsize=64)
def _without_splits(rules: MeldRules) -> MeldRules:
    return replace(rules, split_runs=False)


def _wins(
    state: State, deal: Deal, seat: Seat, melds: Sequence[Meld], rival: tuple[Seat, Meld]
) -> bool:
    """Tell whether a seat's melds win the comparison with one meld of an opponent."""
    declared: dict[Seat, Sequence[Meld]] = {seat: melds, rival[0]: rival[1:]}
    best = tied_for_best(
        [(other, declared.get(other, ())) for other in first_order(deal)],
        state.variant.meld.meld_order,
        deal.trump,
        upside_down=deal.is_upside_down,
    )
    return seat in best


def _rival_melds(state: State, deal: Deal, seat: Seat) -> Iterator[tuple[Seat, Meld]]:
    """Yield every meld that an opponent may hold, by all that ``seat`` knows."""
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

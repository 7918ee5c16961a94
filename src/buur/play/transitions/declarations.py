"""Melds during the first trick: what is said, who wins them, what is shown (core §5.6, §5.7)."""

from __future__ import annotations

from dataclasses import replace

from buur.cards import CardSet
from buur.melds import Meld, Standing, Utterance, meld_of, not_taken_back, speak, tied_for_best
from buur.play.model.deal import Deal
from buur.play.model.events import Declared, Played
from buur.play.model.state import State, deal_of
from buur.seats import Seat, Team, put
from buur.variants.model import Variant


def first_trick(deal: Deal) -> tuple[tuple[Seat, int], ...]:
    """Return who has laid which card in the first trick, in playing order."""
    leader, cards = _first(deal)
    return tuple(zip(deal.order(leader), cards, strict=False))


def first_order(deal: Deal) -> tuple[Seat, ...]:
    """Return the seats that play in the order of the first trick."""
    return deal.order(_first(deal)[0])


def _first(deal: Deal) -> tuple[Seat, tuple[int, ...]]:
    if deal.tricks:
        return deal.tricks[0].leader, deal.tricks[0].cards
    return deal.leader, deal.lying


def first_hand(deal: Deal, seat: Seat) -> CardSet:
    """Return the cards of a seat with the one that it has laid in the first trick."""
    laid = sum(1 << card for who, card in first_trick(deal) if who == seat)
    return CardSet(deal.hands[seat] | laid)


def declare(variant: Variant, deal: Deal, event: Played | Declared) -> Deal:
    """Return the deal after ``event``, in which a player declares aloud.

    What he declared before he takes back.
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
        upside_down=_upside_down(deal),
    )


def _upside_down(deal: Deal) -> bool:
    return deal.contract is not None and deal.contract.upside_down


def _standing_before(variant: Variant, deal: Deal, seat: Seat) -> Standing | None:
    """Return the best meld that was declared before a seat spoke."""
    standing = None
    order = first_order(deal)
    for other in order[: order.index(seat)]:
        _, standing = _speak(variant, deal, standing, other, deal.melds[other])
    return standing


def award_melds(state: State) -> State:
    """Return the state in which the owners of the best meld are known (§5.6).

    Where the melds that win are shown, those that nobody holds do not count, and the rest is
    compared again.
    """
    if not state.variant.meld.melds:
        return state
    deal = deal_of(state)
    teams = tuple(dict.fromkeys(state.team(seat) for seat in _best_seats(state, deal)))
    always = state.variant.meld.meld_show == "always"
    deal = replace(deal, meld_teams=teams, melds_shown=bool(teams) and always)
    state = replace(state, deal=deal)
    return award_melds(without_false(state)) if always and false_melds(state) else state


def false_melds(state: State) -> tuple[tuple[Seat, Meld], ...]:
    """Return the melds that win although their players do not hold them (§5.7)."""
    if not state.variant.meld.may_be_false:
        return ()
    dealt = deal_of(state).dealt
    return tuple((seat, meld) for seat, meld in winning_melds(state) if meld.cards & ~dealt[seat])


def without_false(state: State) -> State:
    """Return the state in which the melds that were found false do not count any more."""
    deal, found = deal_of(state), false_melds(state)
    melds = deal.melds
    for seat, false in found:
        melds = put(melds, seat, tuple(meld for meld in melds[seat] if meld != false))
    return replace(state, deal=replace(deal, melds=melds, false_melds=deal.false_melds + found))


def _best_seats(state: State, deal: Deal) -> tuple[Seat, ...]:
    """Return the holder of the best meld; several where a full tie lets both sides score."""
    return tied_for_best(
        [(seat, deal.melds[seat]) for seat in first_order(deal)],
        state.variant.meld.meld_order,
        deal.trump,
        upside_down=_upside_down(deal),
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

"""Melds in the first trick: hands before it, time to declare, false melds, winning melds."""

from __future__ import annotations

from buur.cards import CardSet
from buur.melds import Meld
from buur.play.model.deal import NO_SEAT, Deal
from buur.play.model.state import State, deal_of
from buur.seats import Seat, Team


def may_still_declare(state: State, seat: Seat) -> bool:
    """Tell whether a seat that has had its turn may still declare melds or replace them (§5.7).

    It may until the next card is laid; after the last card of the trick, until the next lead. If
    melds are declared in turn, it may until the next seat declares; the last seat, until it plays.
    """
    rules, deal = state.variant.meld, deal_of(state)
    in_turn = rules.meld_time == "after_first_lead"
    late = rules.meld_deadline == "until_covered" and not in_turn
    corrects = rules.may_be_false and bool(deal.melds and deal.melds[seat])
    if not (rules.melds and (late or corrects)):
        return False
    return _spoke_last(deal, seat) if in_turn else _is_uncovered(deal, seat)


def _spoke_last(deal: Deal, seat: Seat) -> bool:
    order = first_order(deal)
    if deal.stage == "declare":
        place = order.index(deal.asked[0])
        return place > 0 and order[place - 1] == seat
    return not deal.tricks and len(deal.lying) == 1 and order[-1] == seat


def _is_uncovered(deal: Deal, seat: Seat) -> bool:
    if len(deal.tricks) > 1 or (deal.tricks and deal.lying) or deal.solder is not None:
        return False
    laid = first_trick(deal)
    return bool(laid) and laid[-1][0] == seat


def first_trick(deal: Deal) -> tuple[tuple[Seat, int], ...]:
    """Return the cards of the first trick so far as (seat, card), in playing order."""
    leader, cards = _first(deal)
    return tuple(zip(deal.order(leader), cards, strict=False))


def first_order(deal: Deal) -> tuple[Seat, ...]:
    """Return the seats that play, in the order of the first trick, or from the forehand on."""
    leader = _first(deal)[0]
    return deal.order(deal.forehand if leader == NO_SEAT else leader)


def _first(deal: Deal) -> tuple[Seat, tuple[int, ...]]:
    if deal.tricks:
        return deal.tricks[0].leader, deal.tricks[0].cards
    return deal.leader, deal.lying


def first_hand(deal: Deal, seat: Seat) -> CardSet:
    """Return the hand of a seat, including the card that it has laid to the first trick."""
    laid = sum(1 << card for who, card in first_trick(deal) if who == seat)
    return CardSet(deal.hands[seat] | laid)


def false_melds(state: State) -> tuple[tuple[Seat, Meld], ...]:
    """Return the winning melds that their players do not hold (§5.7)."""
    if not state.variant.meld.may_be_false:
        return ()
    dealt = deal_of(state).dealt
    return tuple((seat, meld) for seat, meld in winning_melds(state) if meld.cards & ~dealt[seat])


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

"""Rule of `Ruled`: applies a ruling on an objection, and lets a wrong card be replaced (§9).

The event holds all effects of the ruling, so that this module needs no regulation.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from buur.cards import CardSet
from buur.play.acts.rest_claim import claim_rest
from buur.play.acts.rule import Rule, Rules
from buur.play.model.deal import Deal
from buur.play.model.events import Played, Ruled
from buur.play.model.refusals import refuse
from buur.play.model.rulings import Correction, Dead, Moved
from buur.play.model.state import State, deal_of
from buur.play.queries.objections import open_number
from buur.play.queries.stoeck import stoeck_pair
from buur.play.queries.trick_sides import beneficiary
from buur.play.transitions.complete_trick import complete_trick, is_complete
from buur.play.transitions.partie_end import end_if_out
from buur.play.transitions.trick_on_table import compare_cards, with_turn
from buur.scoring import Credit
from buur.seats import Team, put


def _rule(state: State, event: Ruled) -> State:
    """Return the state after a ruling.

    The last complete trick, or a claim of the rest, is decided again with the ruling's effects.
    """
    deal = deal_of(state)
    settled = (*deal.rulings.settled, (event.offender, event.trick))
    deal = replace(deal, rulings=replace(deal.rulings, objection=None, settled=settled))
    if not _changes(event):
        return replace(state, deal=deal)
    ruled = _with_effects(state, _reopened(deal), event)
    if ruled.rulings.correction is not None:
        return replace(state, deal=ruled)
    if deal.solder is not None:
        return end_if_out(claim_rest(replace(state, deal=ruled), deal.solder.seat))
    return _played_on(replace(state, deal=ruled))


def correct(state: State, event: Played) -> State:
    """Return the state after the offender has replaced the wrong card by another one."""
    deal = deal_of(state)
    players, seat = deal.open_players, event.seat
    place = players.index(seat)
    wrong = deal.lying[place]
    hand = CardSet((deal.hands[seat] | 1 << wrong) & ~(1 << event.card))
    later = tuple(
        (who, len(deal.tricks) + 1)
        for who, card in zip(players[place + 1 :], deal.lying[place + 1 :], strict=False)
        if deal.tables.trump_mask >> card & 1
    )
    rulings = replace(deal.rulings, correction=None, settled=(*deal.rulings.settled, *later))
    deal = replace(
        deal,
        hands=put(deal.hands, seat, hand),
        lying=put(deal.lying, place, event.card),
        stoeck_called=seat if event.stoeck else deal.stoeck_called,
        stoeck_pending=event.stoeck or deal.stoeck_pending,
        rulings=rulings,
    )
    return _played_on(replace(state, deal=deal))


def _changes(event: Ruled) -> bool:
    effects = (event.dead, event.moved is not None, event.lost, event.leads is not None)
    return event.cards is None or bool(event.cards) or any(effects)


def _reopened(deal: Deal) -> Deal:
    """Return the deal before its last trick was taken, with the acts since then kept."""
    before = deal.unturned
    if before is None:
        return deal
    called = before.stoeck_called is None and deal.stoeck_called is not None
    return replace(
        before,
        rulings=replace(deal.rulings, leads=before.rulings.leads),
        stoeck_called=deal.stoeck_called,
        stoeck_pending=before.stoeck_pending or called,
        melds_shown=before.melds_shown or deal.melds_shown,
        trick_turned=deal.trick_turned,
        claimer=deal.claimer,
        insisted=deal.insisted,
        unturned=None,
    )


def _with_effects(state: State, deal: Deal, event: Ruled) -> Deal:
    number = len(deal.tricks) + 1
    offender = event.offender
    has_laid = offender in deal.open_players[: len(deal.lying)]
    exchanges = event.cards is None or bool(event.cards)
    since = number if exchanges or not has_laid else number + 1
    rulings = deal.rulings
    rival = Team(1 - state.team(offender))
    if event.dead:
        rulings = replace(rulings, dead=(*rulings.dead, Dead(offender, event.dead, since)))
    if event.lost:
        lost = tuple((trick, rival) for trick in event.lost)
        rulings = replace(rulings, lost=(*rulings.lost, *lost))
    if event.leads is not None:
        rulings = replace(rulings, leads=event.leads)
    deal = replace(deal, rulings=rulings)
    if event.lost:
        deal = _with_points_lost(deal, event.lost, rival)
    if event.moved is not None and event.side is not None:
        deal = _with_card_moved(state, deal, event, since)
    return _awaiting_card(state, deal, event) if exchanges else deal


def _with_points_lost(deal: Deal, tricks: tuple[int, ...], side: Team) -> Deal:
    """Return the deal with the card points of some tricks credited to ``side``."""
    credits = tuple(
        replace(credit, team=side) if credit.kind == "cards" and credit.trick in tricks else credit
        for credit in deal.credits
    )
    return replace(deal, credits=credits)


def _with_card_moved(state: State, deal: Deal, event: Ruled, since: int) -> Deal:
    """Return the deal after a card moved from the offender's hand to the tricks of a side."""
    card, seat, side = event.moved, event.offender, event.side
    assert card is not None and side is not None  # noqa: S101, PT018 - asked by the caller
    moved = Moved(seat, card, side, since)
    points = deal.schedule[0].points[card]
    credit = Credit(beneficiary(state, side), "cards", points, len(deal.tricks))
    return replace(
        deal,
        hands=put(deal.hands, seat, CardSet(deal.hands[seat] & ~(1 << card))),
        credits=(*deal.credits, credit) if points else deal.credits,
        rulings=replace(deal.rulings, moved=(*deal.rulings.moved, moved)),
    )


def _awaiting_card(state: State, deal: Deal, event: Ruled) -> Deal:
    """Return the deal that waits for another card; a stöck called with the wrong one is undone."""
    seat = event.offender
    wrong = deal.lying[deal.open_players.index(seat)]
    undone = (
        deal.stoeck_pending
        and deal.stoeck_called == seat
        and bool(stoeck_pair(deal.trump) >> wrong & 1)
    )
    return replace(
        deal,
        turn=seat,
        stoeck_called=None if undone else deal.stoeck_called,
        stoeck_pending=deal.stoeck_pending and not undone,
        rulings=replace(deal.rulings, correction=Correction(seat, event.cards)),
    )


def _played_on(state: State) -> State:
    """Return the state after a change to the open trick, which is taken if it is complete."""
    deal = with_turn(compare_cards(deal_of(state)))
    state = replace(state, deal=deal)
    return complete_trick(state) if is_complete(deal) else end_if_out(state)


def _check(state: State, event: Ruled) -> None:
    if state.phase != "ruling":
        refuse("wrong-phase", "the table rules where somebody has objected", "9")
    deal = deal_of(state)
    objection = deal.rulings.objection
    if objection is None or (objection.offender, objection.trick) != (event.offender, event.trick):
        refuse("bad-ruling", "the ruling is on another card than the objection", "9")
    _check_exchange(deal, event)
    _check_effects(deal, event)


def _check_exchange(deal: Deal, event: Ruled) -> None:
    held = deal.hands[event.offender]
    if event.cards and event.cards & ~held:
        refuse("bad-ruling", f"seat {event.offender} does not hold the cards to choose from", "9")
    exchanges = event.cards is None or bool(event.cards)
    if exchanges and event.trick != open_number(deal):
        refuse("bad-ruling", "a card is exchanged in the open trick only", "9")


def _check_effects(deal: Deal, event: Ruled) -> None:
    moved, tricks = event.moved, range(1, len(deal.schedule) + 1)
    if (moved is None) != (event.side is None):
        refuse("bad-ruling", "a card that is moved goes to a side", "9")
    if moved is not None and not deal.hands[event.offender] >> moved & 1:
        refuse("bad-ruling", f"seat {event.offender} does not hold the card to be moved", "9")
    if any(trick not in tricks for trick in event.lost):
        refuse("bad-ruling", f"tricks are numbered from 1 to {len(deal.schedule)}", "9")
    if event.leads is not None and not 0 <= event.leads < len(deal.sides):
        refuse("bad-ruling", f"there is no seat {event.leads}", "9")


RULES: Final[Rules] = {Ruled: Rule(_check, _rule)}

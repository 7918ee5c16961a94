"""Rulings on objections in a running deal, as the event `Ruled` with its consequences (§9)."""

from __future__ import annotations

from typing import Final

from buur.arguments import instance
from buur.cards import CardSet
from buur.errors import ArgumentError
from buur.play.model.deal import Deal
from buur.play.model.events import Ruled
from buur.play.model.rulings import Objection
from buur.play.model.state import State, deal_of
from buur.play.queries.objections import LaidCard, laid_cards, open_number
from buur.referee.decision import Decision, decide, find_article
from buur.referee.incident import Incident
from buur.referee.regulation import CASES, Article, Regulation
from buur.referee.regulations import REGULATIONS
from buur.variants.model import Variant

_REGULATION_OF: Final = {"r93": "1993", "jw": "german-swiss"}


def regulation_of(variant: Variant) -> Regulation:
    """Return the regulation for rules that penalise irregular cards."""
    return REGULATIONS[_REGULATION_OF[variant.table.revoke_rule]]


def article_at(variant: Variant, event: Ruled) -> Article:
    """Return the article on which a ruling at a table rests."""
    case = next(case for case in CASES if case == event.case)
    return find_article(regulation_of(variant), case).article


def ruled(state: State) -> Ruled:
    """Return the ruling on the pending objection, as an event; all hands must be known.

    Raises:
        ArgumentError: this is no state of a partie, or no seat has objected.
    """
    instance(state, State, "state", "a state of a partie")
    objection = None if state.deal is None else state.deal.rulings.objection
    if objection is None:
        raise ArgumentError("state has no objection to rule on", "state")
    deal = deal_of(state)
    laid = _card_of(deal, objection)
    variant = state.variant
    decision = decide(_incident(deal, laid), variant, regulation_of(variant))
    return _event(deal, laid, decision)


def _card_of(deal: Deal, objection: Objection) -> LaidCard:
    place = (objection.offender, objection.trick)
    return next(laid for laid in laid_cards(deal) if (laid.seat, laid.trick) == place)


def _incident(deal: Deal, laid: LaidCard) -> Incident:
    """Return the facts of an objection, without other seats' cards that lost their power."""
    is_open = laid.trick == open_number(deal)
    trick = tuple(
        one.card
        for one in laid_cards(deal)
        if one.trick == laid.trick
        and (one.seat == laid.seat or not deal.rulings.is_dead(one.seat, one.card, one.trick))
    )
    return Incident(
        kind="revoke",
        seat=laid.seat,
        cards=(laid.card,) if is_open else (),
        contract=deal.contract,
        trick=trick,
        trick_no=laid.trick,
        trick_winner=None if is_open else deal.tricks[laid.trick - 1].winner,
        hands=deal.hands,
        noticed="in_trick" if is_open else "later",
    )


def _event(deal: Deal, laid: LaidCard, decision: Decision) -> Ruled:
    ruling = decision.ruling
    move = next(iter(ruling.moves), None)
    lost = tuple(laid.trick if key == "open" else int(key) for key, _ in ruling.tricks_to)
    return Ruled(
        offender=laid.seat,
        trick=laid.trick,
        case=decision.case,
        cards=ruling.forced,
        dead=_public(laid, ruling.dead),
        moved=None if move is None else move.card,
        side=None if move is None else move.team,
        lost=lost,
        leads=ruling.next_leader,
    )


def _public(laid: LaidCard, dead: CardSet) -> CardSet:
    """Return the cards that lose their power, without revealing the trumps of the offender."""
    trumps = laid.tables.trump_mask
    if not dead & trumps or not _is_of_trumps(laid):
        return dead
    buur = laid.tables.buur
    return CardSet(trumps & ~(1 << buur) if buur >= 0 else trumps)


def _is_of_trumps(laid: LaidCard) -> bool:
    """Tell whether the suit led to the trick of the offender's card is trumps."""
    return bool(laid.tables.trump_mask >> 9 * laid.led & 1)

"""Answers about tricks: the legal cards, the winner of a trick, and the points of cards."""

from __future__ import annotations

from buur.answers.position import at_trick, with_trick
from buur.answers.question import Question
from buur.cards import CardSet, card_code, cards_in, mask_of
from buur.play.codec import Json, cards_json
from buur.play.legal import LegalActs
from buur.play.model.state import deal_of
from buur.play.queries.deal_totals import all_points
from buur.play.transitions.trick_on_table import open_trick


def legal(question: Question) -> dict[str, Json]:
    """Return the legal cards, lowest number first, and a reason code for each of the others."""
    trick, hand = question.trick(), question.hand("hand", at=question.trick_no)
    question.check_disjoint(trick=mask_of(trick), hand=hand)
    begun = at_trick(question, question.trick_no, counts=False)
    state = with_trick(question, begun, trick, hand)
    acts = LegalActs(state, state.turn)
    allowed = acts.cards.mask
    refused = cards_in(CardSet(hand & ~allowed))
    return {
        "legal": cards_json(allowed),
        "why": {card_code(card): acts.why_not(card) for card in refused},
    }


def trick(question: Question) -> dict[str, Json]:
    """Return the winner's index in playing order and the points, without the last-trick bonus."""
    cards = question.trick(least=1)
    begun = at_trick(question, question.trick_no, counts=True)
    deal = deal_of(with_trick(question, begun, cards))
    played = open_trick(deal)
    return {"winner": deal.order(played.leader).index(played.winner), "points": played.points}


def values(question: Question) -> dict[str, Json]:
    """Return the points of every card of the pack before the multiplier, and of all together.

    The field ``trick`` is present where every trick has points of its own.
    """
    state = at_trick(question, question.trick_no, counts=True)
    tables = deal_of(state).tables
    cards = cards_in(question.variant.pack.cards)
    found: dict[str, Json] = {"points": {card_code(card): tables.points[card] for card in cards}}
    if tables.trick:
        found["trick"] = tables.trick
    return found | {"total": all_points(state)}

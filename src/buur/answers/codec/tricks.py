"""Answers about tricks: the legal cards, the winner of a trick, and the points of cards."""

from __future__ import annotations

from buur.answers import tricks
from buur.answers.codec.question import Question
from buur.cards import CardSet, mask_of
from buur.play.codec import Json, cards_json


def legal(question: Question) -> dict[str, Json]:
    """Return the legal cards, lowest number first, and a reason code for each of the others."""
    trick, hand = question.trick(), question.hand("hand", at=question.trick_no)
    question.check_disjoint(trick=mask_of(trick), hand=hand)
    contract, rules = question.named_contract, question.variant
    number, deal_no, first_led = question.trick_no, question.deal_no, question.first_led
    refused = tricks.refusals(
        contract, hand, trick, rules, number=number, deal_no=deal_no, first_led=first_led
    )
    allowed = CardSet(hand & ~mask_of(refused))
    return {"legal": cards_json(allowed), "why": dict(refused)}


def trick(question: Question) -> dict[str, Json]:
    """Return the winner's index in playing order and the points, without the last-trick bonus."""
    found = tricks.trick(
        question.named_contract,
        question.trick(least=1),
        question.variant,
        number=question.trick_no,
        deal_no=question.deal_no,
        first_led=question.first_led,
    )
    return {"winner": found.winner, "points": found.points}


def values(question: Question) -> dict[str, Json]:
    """Return the points of every card of the pack before the multiplier, and of all together.

    The field ``trick`` is present where every trick has points of its own.
    """
    found = tricks.card_points(
        question.named_contract,
        question.variant,
        number=question.trick_no,
        deal_no=question.deal_no,
        first_led=question.first_led,
    )
    per_trick: dict[str, Json] = {"trick": found.trick} if found.trick else {}
    return {"points": dict(found.points), **per_trick, "total": found.total}

"""Which cards may be played, and why not the others."""

from __future__ import annotations

from buur.cards import card_code, cards_in, mask_of
from buur.cli.ask.question import Question
from buur.play.codec import Json, cards_json
from buur.rules.legality import NOBODY_LED, legal_cards
from buur.rules.refusal import refusal
from buur.rules.tricks import winner


def answer(question: Question) -> dict[str, Json]:
    """Return the legal cards by number, and a reason code for each of the others."""
    trick = question.trick()
    hand = question.hand("hand")
    question.apart(trick=mask_of(trick), hand=hand)
    tables = question.tables
    led = trick[0] // 9 if trick else NOBODY_LED
    best = trick[winner(tables, trick)] if trick else 0
    legal = legal_cards(tables, hand, led, best, mask_of(trick))
    refused = cards_in(type(hand)(hand & ~legal))
    return {
        "legal": cards_json(type(hand)(legal)),
        "why": {card_code(card): refusal(tables, hand, led, card) for card in refused},
    }

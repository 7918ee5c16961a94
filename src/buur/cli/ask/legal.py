"""Legal cards, and the reason code of each other card."""

from __future__ import annotations

from buur.cards import CardSet, card_code, cards_in, mask_of
from buur.cli.ask.position import at_trick, with_trick
from buur.cli.ask.question import Question
from buur.play.codec import Json, cards_json
from buur.play.legal import LegalActs


def answer(question: Question) -> dict[str, Json]:
    """Return the legal cards by number, and a reason code for each of the others."""
    trick, hand = question.trick(), question.hand("hand", at=question.trick_no)
    question.apart(trick=mask_of(trick), hand=hand)
    begun = at_trick(question, question.trick_no, counts=False)
    state = with_trick(question, begun, trick, hand)
    acts = LegalActs(state, state.turn)
    legal = acts.cards.mask
    return {
        "legal": cards_json(legal),
        "why": {card_code(card): acts.why_not(card) for card in cards_in(CardSet(hand & ~legal))},
    }

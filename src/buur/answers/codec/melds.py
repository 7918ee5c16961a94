"""Answers about melds: the best declaration of a hand, and the better of two hands' melds."""

from __future__ import annotations

from buur.answers import melds
from buur.answers.codec.question import Question
from buur.play.codec import Json, cards_json


def best(question: Question) -> dict[str, Json]:
    """Return the declaration that the table proposes, the strongest meld first."""
    hand = question.hand("hand", least=0)
    found = melds.best_melds(hand, question.contract, question.variant, deal_no=question.deal_no)
    return {
        "melds": [
            {"kind": meld.kind, "cards": cards_json(meld.cards), "points": meld.points}
            for meld in found
        ],
        "points": found.points,
    }


def compare(question: Question) -> dict[str, Json]:
    """Return which hand has the better best meld; the two hands need not be of one deal."""
    a, b = (question.hand(name, least=0) for name in ("a", "b"))
    rules, deal_no = question.variant, question.deal_no
    return {"better": melds.compare_melds(a, b, question.contract, rules, deal_no=deal_no)}

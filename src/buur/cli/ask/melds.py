"""What a hand had best declare, and which of two hands has the better meld."""

from __future__ import annotations

from buur.cli.ask.question import Question
from buur.melds import best_declaration, compare_hands
from buur.play.codec import Json, cards_json


def answer(question: Question) -> dict[str, Json]:
    """Return the declaration that brings most points, the strongest meld first."""
    hand, options = question.hand("hand", least=0), question.variant.meld
    contract = question.contract
    best = best_declaration(
        hand,
        options.rules,
        trump=None if contract is None else contract.suit,
        upside_down=contract is not None and contract.upside_down,
    )
    melds = best if options.melds else ()
    return {
        "melds": [
            {"kind": meld.kind, "cards": cards_json(meld.cards), "points": meld.points}
            for meld in melds
        ],
        "points": sum(meld.points for meld in melds),
    }


def compare(question: Question) -> dict[str, Json]:
    """Return whose best single meld is better; the two need not come from one deal."""
    contract = question.contract
    better = compare_hands(
        question.hand("a", least=0),
        question.hand("b", least=0),
        question.variant.meld.rules,
        None if contract is None else contract.suit,
        upside_down=contract is not None and contract.upside_down,
    )
    return {"better": better}

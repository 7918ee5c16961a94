"""Answers to single questions about the rules, as functions and as JSON-ready values.

`legal`, `trick`, `best_melds` and their like take cards, contracts and rules in any form. The
engine of the table decides all of them. `answer` is their cover for JSON: a question and its answer
are objects, which ``docs/reference/ask.md`` describes.

>>> legal("trump:D", "CA D9 D6 ST", trick="C6 DT")
Hand('D9 CA')
>>> from buur.answers import answer
>>> answer({"ask": "trick", "contract": "trump:H", "trick": ["S9", "SA", "H6", "SK"]})
{'winner': 2, 'points': 15}
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from buur.answers.finish_claims import FinishClaim, finish_claim
from buur.answers.melds import Better, Melds, best_melds, compare_melds
from buur.answers.rest_claims import may_solder
from buur.answers.tricks import CardPoints, card_points, legal, refusals, trick, why_not

if TYPE_CHECKING:
    from buur.answers.codec import KINDS, Answer, answer
    from buur.answers.codec.question import Question, QuestionError

_CODEC = ("KINDS", "Answer", "Question", "QuestionError", "answer")
"""Names of the cover for JSON, which is loaded when one of them is used."""

__all__ = [
    "KINDS",
    "Answer",
    "Better",
    "CardPoints",
    "FinishClaim",
    "Melds",
    "Question",
    "QuestionError",
    "answer",
    "best_melds",
    "card_points",
    "compare_melds",
    "finish_claim",
    "legal",
    "may_solder",
    "refusals",
    "trick",
    "why_not",
]


def __getattr__(name: str) -> object:
    if name not in _CODEC:
        raise AttributeError(f"module 'buur.answers' has no attribute {name!r}")
    from buur.answers import codec

    value: object = getattr(codec, name)
    return value


def __dir__() -> list[str]:
    return sorted(__all__)

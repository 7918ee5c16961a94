"""Answers to single questions about the rules, as JSON-ready values.

A question and its answer are objects of JSON; ``docs/reference/ask.md`` describes them. Every kind
of question has a pure function from a `Question` to an `Answer`. The engine decides all of them.

>>> answer({"ask": "trick", "contract": "trump:H", "trick": ["S9", "SA", "H6", "SK"]})
{'winner': 2, 'points': 15}
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from difflib import get_close_matches
from typing import Final, TypeAlias

from buur.answers import finish, melds, ruling, slate, solder, tricks
from buur.answers.question import Question, QuestionError, excerpt
from buur.play.codec import Json
from buur.variants.model import Variant
from buur.variants.registry import DEFAULT, PRESETS

Answer: TypeAlias = dict[str, Json]
"""The fields of an answer."""

KINDS: Final[Mapping[str, Callable[[Question], Answer]]] = {
    "legal": tricks.legal,
    "trick": tricks.trick,
    "values": tricks.values,
    "melds": melds.best,
    "compare": melds.compare,
    "solder": solder.answer,
    "slate": slate.answer,
    "finish": finish.answer,
    "ruling": ruling.answer,
}
"""The kinds of questions, values of the field ``ask``."""


def answer(
    fields: Mapping[str, object], base: Variant = PRESETS[DEFAULT].variant, lang: str = "en"
) -> Answer:
    """Return the answer to a question.

    Args:
        fields: the fields of the question; ``ask`` names its kind.
        base: the rules that hold where the question names none.
        lang: the language of sentences in the answer.

    Raises:
        QuestionError: the question cannot be answered.
    """
    question = Question(fields, base, lang)
    kind = question.get("ask")
    known = KINDS.get(kind) if isinstance(kind, str) else None
    if known is None:
        near = get_close_matches(str(kind), KINDS, 1)
        hint = f"did you mean {near[0]}?" if near else "expected one of " + ", ".join(KINDS)
        raise QuestionError("unknown-ask", f"nobody answers {excerpt(kind)}: {hint}")
    question.check_common()
    return known(question)


__all__ = ["KINDS", "Answer", "Question", "QuestionError", "answer"]


def __dir__() -> list[str]:
    return sorted(__all__)

"""Questions and answers as JSON-ready values: `answer` reads fields, and a function answers."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from buur.answers.codec import beliefs, finish, melds, positions, ruling, slate, solder, tricks
from buur.answers.codec.question import Question, QuestionError
from buur.arguments import excerpt, hint
from buur.errors import ArgumentError, IllegalAction, PositionError
from buur.variants.registry import DEFAULT, RulesLike

Answer: TypeAlias = Mapping[str, object]
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
    "position": positions.answer,
    "deals": positions.random_deals,
    "beliefs": beliefs.answer,
}
"""The kinds of questions, values of the field ``ask``."""


def answer(fields: Mapping[str, object], base: RulesLike = DEFAULT, lang: str = "en") -> Answer:
    """Return the answer to a question.

    >>> answer({"ask": "trick", "contract": "trump:H", "trick": ["S9", "SA", "H6", "SK"]})
    {'winner': 2, 'points': 15}

    Args:
        fields: the fields of the question; ``ask`` names its kind.
        base: the rules that hold where the question names none.
        lang: the language of sentences in the answer.

    Raises:
        QuestionError: the question cannot be answered.
        ArgumentError: an argument is of another type, or there is no such language.
        RulesError: there is no such rule set.
    """
    question = Question(fields, base, lang)
    kind = question.get("ask")
    known = KINDS.get(kind) if isinstance(kind, str) else None
    if known is None:
        raise QuestionError(
            "unknown-ask", f"nobody answers {excerpt(kind)}: {hint(str(kind), KINDS)}"
        )
    question.check_common()
    try:
        return known(question)
    except PositionError as error:
        raise QuestionError("impossible-position", str(error)) from error
    except ArgumentError as error:
        missing = error.name in ("first_led", "leader") and error.name not in question
        raise QuestionError("missing-field" if missing else "bad-field", str(error)) from error
    except IllegalAction as error:
        raise QuestionError(error.reason, str(error)) from error


__all__ = ["KINDS", "Answer", "Question", "QuestionError", "answer"]

"""The referee for the page: its question tree as JSON, and regulations as printable HTML."""

from __future__ import annotations

from typing import Any, Final

from buur.i18n import Texts, texts
from buur.i18n.rulings import reservations
from buur.referee import REGULATIONS, is_ruled
from buur.referee.decision import usual_regulation
from buur.referee.html import regulation_page
from buur.referee.questions import Answers, Topic, article_for, next_question
from buur.variants.registry import PRESETS

USUAL: Final = {one.name: usual_regulation(one.source).name for one in PRESETS.values()}
"""The usual regulation of each preset."""


def question_tree(lang: str) -> dict[str, Any]:
    """Return all questions and rulings in a language, as a tree."""
    t = texts(lang)
    return {
        "usual": USUAL,
        "unruled": [one.name for one in PRESETS.values() if not is_ruled(one.variant)],
        "heading": t.format("referee-sheet-ruling"),
        "pairs": t.format("referee-pairs"),
        "tree": _node(t, {}),
    }


def regulation_html(name: str, lang: str) -> str:
    """Return a regulation as HTML that prints on one sheet."""
    return regulation_page(texts(lang), REGULATIONS[name])


def _node(t: Texts, answers: Answers) -> dict[str, Any]:
    """Return the next question with a subtree for each choice, or the ruling.

    A question with a single choice is skipped.
    """
    question = next_question(answers)
    if question is None:
        return _ruling(t, answers)
    after = {one: _node(t, _with(answers, question.topic, one)) for one in question.choices}
    if len(after) == 1:
        return next(iter(after.values()))
    return {
        "topic": question.topic,
        "text": t.format(f"referee-ask-{question.topic}"),
        "choices": [
            {"key": one, "text": t.format(f"referee-{question.topic}-{one}"), "then": then}
            for one, then in after.items()
        ],
    }


def _with(answers: Answers, topic: Topic, answer: str) -> Answers:
    return {**answers, topic: answer}


def _ruling(t: Texts, answers: Answers) -> dict[str, Any]:
    found = article_for(answers)
    article = found.article
    fallback = found.is_by_fallback(REGULATIONS[answers["regulation"]])
    customary = article.silence != "no"
    custom = [t.format("referee-sheet-custom")] if customary else []
    return {
        "ruling": t.format(f"referee-effect-{article.effect}"),
        "reservations": reservations(t, article.silence, fallback=fallback),
        "basis": t.format("referee-basis", basis=", ".join([article.basis, *custom])),
        "customary": customary,
    }

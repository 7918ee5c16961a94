"""The questions that lead to a ruling, each with its choices, for the terminal and the page."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Literal, cast, get_args

from buur.referee.decision import FoundArticle, distinct_cases, find_article
from buur.referee.incident import KINDS, Kind
from buur.referee.regulation import Case
from buur.referee.regulations import REGULATIONS

Topic = Literal["kind", "regulation", "case"]
"""The subject of a question: the kind of incident, the regulation, or its case."""

TOPICS: Final[tuple[Topic, ...]] = get_args(Topic)
"""In the order in which they are asked."""

Answers = Mapping[Topic, str]


@dataclass(frozen=True, slots=True)
class Question:
    """A question; one with a single choice need not be put to anybody."""

    topic: Topic
    choices: tuple[str, ...]


def next_question(answers: Answers) -> Question | None:
    """Return the first question that has no answer, None where all have one."""
    for topic in TOPICS:
        if topic not in answers:
            return Question(topic, _choices(topic, answers))
    return None


def article_for(answers: Answers) -> FoundArticle:
    """Return the article that the answers to all questions lead to."""
    return find_article(REGULATIONS[answers["regulation"]], cast(Case, answers["case"]))


def _choices(topic: Topic, answers: Answers) -> tuple[str, ...]:
    if topic == "kind":
        return KINDS
    if topic == "regulation":
        return tuple(REGULATIONS)
    return distinct_cases(REGULATIONS[answers["regulation"]], cast(Kind, answers["kind"]))

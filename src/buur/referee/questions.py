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
"""The subject of a question: the kind of incident, the regulation, or the case."""

TOPICS: Final[tuple[Topic, ...]] = get_args(Topic)
"""The topics in the order of their questions."""

Answers = Mapping[Topic, str]


@dataclass(frozen=True, slots=True)
class Question:
    """A question with its choices; a user interface may skip one with a single choice."""

    topic: Topic
    choices: tuple[str, ...]


def next_question(answers: Answers) -> Question | None:
    """Return the first question without an answer; None if all are answered."""
    for topic in TOPICS:
        if topic not in answers:
            return Question(topic, _choices(topic, answers))
    return None


def article_for(answers: Answers) -> FoundArticle:
    """Return the article for a complete set of answers."""
    return find_article(REGULATIONS[answers["regulation"]], cast(Case, answers["case"]))


def _choices(topic: Topic, answers: Answers) -> tuple[str, ...]:
    if topic == "kind":
        return KINDS
    if topic == "regulation":
        return tuple(REGULATIONS)
    return distinct_cases(REGULATIONS[answers["regulation"]], cast(Kind, answers["kind"]))

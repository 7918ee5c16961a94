"""The questions that lead to a ruling."""

from __future__ import annotations

from buur.referee import REGULATIONS
from buur.referee.decision import distinct_cases, find_article, usual_regulation
from buur.referee.incident import KINDS
from buur.referee.questions import Answers, Question, article_for, next_question
from buur.referee.regulations import REGULATION_1993
from buur.variants.registry import PRESETS


def test_what_happened_is_asked_first_and_the_case_last() -> None:
    assert next_question({}) == Question("kind", KINDS)
    assert next_question({"kind": "revoke"}) == Question("regulation", tuple(REGULATIONS))
    cases = distinct_cases(REGULATION_1993, "revoke")
    assert next_question({"kind": "revoke", "regulation": "1993"}) == Question("case", cases)


def test_a_regulation_that_is_known_is_not_asked_for() -> None:
    assert next_question({"regulation": "1993"}) == Question("kind", KINDS)
    cases = distinct_cases(REGULATIONS["german-swiss"], "misdeal")
    known = next_question({"regulation": "german-swiss", "kind": "misdeal"})
    assert known == Question("case", cases)


def test_all_answers_lead_to_an_article() -> None:
    answers: Answers = {"kind": "revoke", "regulation": "german-swiss", "case": "revoke-open"}
    assert next_question(answers) is None
    assert article_for(answers) == find_article(REGULATIONS["german-swiss"], "revoke-open")


def test_who_falls_back_on_another_regulation_says_so() -> None:
    asked = REGULATIONS["2006"]
    assert find_article(asked, "missing-card").is_by_fallback(asked)
    assert not find_article(asked, "misdeal-before").is_by_fallback(asked)
    assert not find_article(asked, "wrong-trump").is_by_fallback(asked)


def test_a_document_has_one_usual_regulation() -> None:
    named = [tag for one in REGULATIONS.values() for tag in one.documents]
    assert len(named) == len(set(named))
    assert set(named) <= {preset.source for preset in PRESETS.values()}
    assert usual_regulation("nothing known") is REGULATION_1993

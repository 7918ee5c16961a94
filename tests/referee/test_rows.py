"""Every row of the regulations: the ruling, the clause, the silence of the text, the JSON."""

from __future__ import annotations

from typing import Any

import pytest

from buur.i18n import LANGUAGES, texts
from buur.i18n.names import card_name
from buur.referee import REGULATIONS
from buur.referee.codec import schema
from buur.referee.customs import CUSTOMS, GENERAL
from buur.referee.decision import find_article
from buur.referee.incident import KINDS, MOMENTS
from buur.referee.regulation import CASES, EFFECTS
from tests.answers.asking import ask
from tests.referee.json_schema import faults
from tests.referee.rows import ALL, REVOKE, ROWS, Row

ASKED = [(row, regulation) for row in ROWS for regulation in row.regulations]


def ruled(regulation: str, incident: dict[str, Any], **fields: object) -> dict[str, Any]:
    return ask("ruling", rules="chibre", regulation=regulation, incident=incident, **fields)


@pytest.mark.parametrize(
    ("row", "regulation"), ASKED, ids=[f"{row.name} ({name})" for row, name in ASKED]
)
def test_row(row: Row, regulation: str) -> None:
    found = ruled(regulation, row.incident)
    assert "error" not in found
    ruling = found["ruling"]
    assert {name: ruling.get(name, "left out") for name in row.ruling} == row.ruling
    assert not set(row.without) & set(ruling)
    assert (found["clause"], found["source"], found["silent"]) == (
        row.clause,
        row.source,
        row.silent,
    )


def test_every_kind_is_asked_of_every_regulation() -> None:
    asked = {(row.incident["kind"], regulation) for row, regulation in ASKED}
    assert asked == {(kind, regulation) for kind in KINDS for regulation in ALL}


def test_every_article_is_reached() -> None:
    """No article stands in a regulation that no incident leads to."""
    reached = {(found["regulation"], found["clause"]) for found in map_rows()}
    written = {
        (name, article.clause)
        for name, regulation in REGULATIONS.items()
        for article in regulation.articles.values()
    }
    assert written == {one for one in reached if one[0] is not None}


def map_rows() -> list[dict[str, Any]]:
    return [ruled(regulation, row.incident) for row, regulation in ASKED]


@pytest.mark.parametrize("case", CASES)
def test_every_case_has_an_article_or_a_custom(case: Any) -> None:
    for regulation in REGULATIONS.values():
        assert find_article(regulation, case).article.effect in EFFECTS
    assert case in CUSTOMS or GENERAL[case] in CUSTOMS


def test_silence_has_no_regulation_and_no_clause() -> None:
    for article in CUSTOMS.values():
        assert (article.clause, article.silence) == (None, "text")


def test_points_of_2006_that_rest_on_1993_say_so() -> None:
    found = ruled("2006", REVOKE)
    assert (found["regulation"], found["silent"]) == ("1993", False)
    assert found["text"].startswith("The rules of 2006 say nothing on this")
    assert not ruled("1993", REVOKE)["text"].startswith("The rules of 2006")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_text_is_in_the_language_asked_for(lang: str) -> None:
    t = texts(lang)
    said = ruled("1993", REVOKE, lang=lang)["text"]
    cards = f"{card_name(t, 'C9')}, {card_name(t, 'CK')}"
    sentences = (
        t.format("referee-effect-follow-suit"),
        t.format("referee-cards-forced", cards=cards),
    )
    assert said == " ".join(sentences)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_custom_is_marked_as_such(lang: str) -> None:
    said = ruled("1993", {"kind": "wrong_cut", "seat": 1}, lang=lang)["text"]
    assert said.startswith(texts(lang).format("referee-silent"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_effect_and_regulation_has_a_text(lang: str) -> None:
    keys = [f"referee-effect-{effect}" for effect in EFFECTS]
    keys += [f"referee-regulation-{name}" for name in REGULATIONS]
    assert [key for key in keys if not texts(lang).has(key)] == []


@pytest.mark.parametrize("row", ROWS, ids=[f"{row.name} {row.regulations[0]}" for row in ROWS])
def test_questions_and_answers_fit(row: Row) -> None:
    for regulation in row.regulations:
        question = {"ask": "ruling", "regulation": regulation, "incident": row.incident}
        assert list(faults(schema("ruling-question"), question)) == []
        assert list(faults(schema("ruling-answer"), ruled(regulation, row.incident))) == []


@pytest.mark.parametrize(
    ("field", "value"),
    [("dead", ["XX"]), ("dead", []), ("redeal", "nobody"), ("tricks_to", {"10": 0}), ("colour", 1)],
)
def test_what_is_no_ruling_does_not_fit(field: str, value: object) -> None:
    answer: dict[str, Any] = ruled("1993", ROWS[0].incident)
    answer["ruling"][field] = value
    assert list(faults(schema("ruling-answer"), answer))


def test_the_question_knows_every_word() -> None:
    properties: Any = schema("ruling-question")
    incident = properties["$defs"]["incident"]["properties"]
    assert incident["kind"]["enum"] == list(KINDS)
    assert incident["noticed"]["enum"] == list(MOMENTS)
    assert properties["properties"]["regulation"]["enum"] == list(REGULATIONS)

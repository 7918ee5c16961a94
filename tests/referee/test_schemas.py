"""The JSON Schemas that are published say what questions and answers look like."""

from __future__ import annotations

from typing import Any

import pytest

from buur.referee import REGULATIONS
from buur.referee.codec import schema
from buur.referee.incident import KINDS, MOMENTS
from tests.referee.json_schema import faults
from tests.referee.rows import ROWS, Row
from tests.referee.test_rows import ruled


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

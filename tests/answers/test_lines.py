"""``buur ask`` as a program reads and writes it: lines, ids, errors, streams."""

from __future__ import annotations

import json
import os
import re
import subprocess
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from buur.answers import KINDS
from buur.answers.codec.question import Question
from buur.answers.json_lines import answer_line
from buur.cards import CODES
from buur.contracts import CONTRACTS
from buur.referee import REGULATIONS
from buur.referee.codec import schema
from buur.referee.incident import KINDS as INCIDENT_KINDS
from buur.referee.incident import MOMENTS
from buur.variants.registry import PRESETS, variant
from buur.variants.rule_set import OPTIONS
from tests.answers.asking import ask, error_code
from tests.cli.conftest import PROGRAM, Call
from tests.referee.json_schema import faults

LEGAL = {"contract": "trump:D", "trick": ["C6", "DT"], "hand": ["CA", "D9", "D6", "ST"]}
RULING = {"regulation": "1993", "incident": {"kind": "remark", "seat": 0}}
REVOKED = {
    "kind": "revoke",
    "seat": 1,
    "cards": ["H6"],
    "contract": "trump:D",
    "trick": ["C6", "H6"],
    "leader": 0,
    "hands": {"1": ["C9"]},
    "noticed": "in_trick",
}
BASE = PRESETS["chibre"].variant
ASK_PAGE = Path(__file__).parents[2] / "docs" / "reference" / "ask.md"


def answers(call: Call, *lines: object, arguments: tuple[str, ...] = ()) -> list[Any]:
    source = "".join((line if isinstance(line, str) else json.dumps(line)) + "\n" for line in lines)
    done = call("ask", *arguments, stdin=source.encode())
    assert (done.code, done.err) == (0, "")
    return [json.loads(line) for line in done.out.splitlines()]


def test_one_answer_per_question_in_order_with_its_id(call: Call) -> None:
    found = answers(
        call,
        {"ask": "slate", "points": 5, "id": 1},
        "",
        {"ask": "slate", "points": 7, "id": {"any": ["thing", None]}},
        {"ask": "slate", "points": 9},
        {"ask": "slate", "points": 9, "id": None},
    )
    assert [answer["units"] for answer in found] == [5, 7, 9, 9]
    assert [answer.get("id", "none") for answer in found] == [
        1,
        {"any": ["thing", None]},
        "none",
        None,
    ]


def test_a_bad_line_gets_an_error_and_the_rest_goes_on(call: Call) -> None:
    found = answers(
        call, "{", {"ask": "legal", **LEGAL, "id": 2}, "[1]", '"x"', {"ask": "slate", "points": 0}
    )
    assert [answer.get("error", {}).get("code") for answer in found] == [
        "bad-json",
        None,
        "not-an-object",
        "not-an-object",
        None,
    ]
    assert found[0]["id"] is None
    assert found[1]["legal"] == ["D9", "CA"]


@pytest.mark.parametrize(
    "line",
    [
        b"\xff\xfe",
        b"{" * 5000,
        b"[" * 100_000,
        b"[" * 99_000,
        b'{"ask":"slate","points":NaN}',
        b'{"ask":"slate","points":' + b"9" * 5000 + b"}",
        b'{"ask":"slate","points":1}' + b" " * 200_000,
        b"\x00",
    ],
    ids=["not-utf8", "braces", "brackets", "deep", "nan", "huge-number", "long", "null-byte"],
)
def test_lines_that_are_no_json(line: bytes) -> None:
    found: Any = answer_line(line, BASE)
    assert found["id"] is None
    assert found["error"]["code"] == "bad-json"


@pytest.mark.parametrize(
    ("code", "kind", "fields"),
    [
        ("unknown-ask", "legla", {}),
        ("missing-field", "legal", {"hand": ["SA"]}),
        ("missing-field", "legal", {"contract": "oben"}),
        ("missing-field", "slate", {}),
        ("missing-field", "values", {}),
        ("bad-field", "legal", {"contract": "oben", "hand": "SA"}),
        ("bad-field", "legal", {"contract": "oben", "hand": []}),
        ("bad-field", "legal", {"contract": "oben", "hand": list(CODES[:10])}),
        ("bad-field", "legal", {"contract": "oben", "hand": ["SA"], "trick": list(CODES[9:13])}),
        ("bad-field", "legal", {"contract": 5, "hand": ["SA"]}),
        ("bad-field", "values", {"contract": "oben", "trick_no": 0}),
        ("bad-field", "values", {"contract": "oben", "trick_no": 10}),
        ("bad-field", "values", {"contract": "oben", "trick_no": True}),
        ("bad-field", "slate", {"points": 1.5}),
        ("bad-field", "slate", {"points": 1_000_000}),
        ("bad-field", "slate", {"points": False}),
        ("bad-field", "slate", {"points": 1, "rules": 5}),
        ("bad-field", "slate", {"points": 1, "options": []}),
        ("bad-field", "trick", {"contract": "oben", "trick": []}),
        ("bad-card", "legal", {"contract": "oben", "hand": ["sa"]}),
        ("bad-card", "legal", {"contract": "oben", "hand": ["S10"]}),
        ("bad-card", "legal", {"contract": "oben", "hand": [8]}),
        ("bad-contract", "values", {"contract": "trump:X"}),
        ("bad-contract", "values", {"contract": "zigzag"}),
        ("bad-contract", "values", {"contract": "x" * 10_000}),
        ("duplicate-card", "legal", {"contract": "oben", "hand": ["SA", "SA"]}),
        ("duplicate-card", "legal", {"contract": "oben", "hand": ["SA"], "trick": ["SA"]}),
        ("duplicate-card", "trick", {"contract": "oben", "trick": ["SA", "SA"]}),
        (
            "duplicate-card",
            "solder",
            {"contract": "oben", "claimer": ["SA"], "opponents": ["SA"]},
        ),
        ("unknown-rules", "slate", {"points": 1, "rules": "chibr"}),
        ("unknown-rules", "slate", {"points": 1, "rules": "../house.toml"}),
        ("unknown-option", "slate", {"points": 1, "options": {"tagret": 5}}),
        ("bad-option", "slate", {"points": 1, "options": {"target": "x"}}),
        ("bad-option", "slate", {"points": 1, "options": {"melds": "perhaps"}}),
        ("bad-option", "slate", {"points": 1, "options": {"melds": 1}}),
        ("bad-option", "slate", {"points": 1, "options": {"multipliers": {"X": 2}}}),
        ("impossible-rules", "slate", {"points": 1, "options": {"finish": "deals"}}),
        ("finish-not-allowed", "finish", {"rules": "schieber-2500"}),
        ("finish-not-allowed", "finish", {"rules": "match-aux-cartes"}),
        ("bad-field", "finish", {"tricks": [5, 5]}),
        ("bad-field", "finish", {"tricks": [9, 0], "trick": ["SA"], "leader": 0}),
        ("bad-field", "finish", {"tricks": [1]}),
        ("bad-field", "finish", {"boss": True}),
        ("bad-field", "finish", {"trick": ["SA"], "leader": 1, "boss": True}),
        ("missing-field", "finish", {"trick": ["SA"]}),
        ("bad-field", "finish", {"contract": "oben", "stoeck": True}),
        ("bad-field", "finish", {"credits": [5]}),
        ("bad-field", "finish", {"credits": [{"team": 0, "kind": "luck", "points": 1}]}),
        (
            "bad-field",
            "finish",
            {"credits": [{"team": 0, "kind": "cards", "points": 1, "trick": 2}]},
        ),
        ("missing-field", "ruling", {"incident": {"kind": "remark", "seat": 0}}),
        ("missing-field", "ruling", {"regulation": "1993"}),
        ("missing-field", "ruling", RULING | {"incident": {"kind": "remark"}}),
        ("missing-field", "ruling", RULING | {"incident": {"kind": "two_cards", "seat": 0}}),
        ("bad-field", "ruling", RULING | {"regulation": "1994"}),
        ("bad-field", "ruling", RULING | {"lang": "rm"}),
        ("bad-field", "ruling", RULING | {"incident": []}),
        ("bad-field", "ruling", RULING | {"incident": {"kind": "sneeze", "seat": 0}}),
        ("bad-field", "ruling", RULING | {"incident": {"kind": "remark", "seat": 4}}),
        ("bad-field", "ruling", RULING | {"incident": {**REVOKED, "noticed": "before_play"}}),
        ("bad-field", "ruling", RULING | {"incident": {**REVOKED, "trick": ["C6", "C7", "H6"]}}),
        ("missing-field", "ruling", RULING | {"incident": {**REVOKED, "hands": {}}}),
        ("missing-field", "ruling", RULING | {"incident": {**REVOKED, "noticed": "later"}}),
        ("duplicate-card", "ruling", RULING | {"incident": {**REVOKED, "hands": {"1": ["C6"]}}}),
        ("not-ruled", "ruling", RULING | {"rules": "estimation"}),
        ("bad-contract", "ruling", RULING | {"contract": "trump:X"}),
        ("bad-contract", "ruling", RULING | {"incident": {**REVOKED, "contract": "trump:X"}}),
    ],
)
def test_every_slip_has_its_code(code: str, kind: str, fields: dict[str, object]) -> None:
    position = {"contract": "trump:S", "scores": [0, 0], "team": 0, "tricks": [1, 0]}
    given_fields = position | fields if kind == "finish" else fields
    assert error_code(kind, **given_fields) == code


def test_codes_of_errors_are_documented() -> None:
    page = ASK_PAGE.read_text(encoding="utf-8")
    source = "".join(
        path.read_text(encoding="utf-8")
        for path in (Path(__file__).parents[2] / "src/buur/answers").rglob("*.py")
    )
    for code in set(re.findall(r'QuestionError\(\s*"([a-z-]+)"', source)) | {"internal"}:
        assert f"`{code}`" in page


def test_examples_of_the_page_are_true() -> None:
    """Every pair of lines in the page's blocks is a question and its answer."""
    blocks = re.findall(r"```json\n(.*?)```", ASK_PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert len(blocks) >= len(KINDS)
    for block in blocks:
        lines = block.splitlines()
        for question, answer in zip(lines[::2], lines[1::2], strict=True):
            if "…" not in answer:
                assert answer_line(question.encode(), BASE) == json.loads(answer)


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_is_documented(kind: str) -> None:
    assert f"## `{kind}`" in ASK_PAGE.read_text(encoding="utf-8")


def test_yes_and_no_are_json_booleans_in_every_option() -> None:
    assert (
        ask("slate", points=1, options={"push": False, "rubicon": False, "melds": True})["units"]
        == 1
    )
    assert ask("slate", points=1, options={"stock": "off", "melds": "on"})["units"] == 1
    assert error_code("slate", points=1, options={"push": "maybe"}) == "bad-option"


def test_options_of_the_stoeck_have_a_second_name() -> None:
    changed = Question({"ask": "slate", "options": {"stoeck": "no"}}, "chibre").variant
    assert changed == variant("chibre", {"stock": False})
    twice = {"stock": True, "stoeck": True}
    assert error_code("slate", points=1, options=twice) == "impossible-rules"


def test_unknown_fields_are_passed_over() -> None:
    assert ask("slate", points=1, colour="blue")["units"] == 1


def test_rules_may_be_given_for_all_questions(call: Call, tmp_path: Path) -> None:
    house = tmp_path / "house.toml"
    house.write_text('base = "schieber"\n[options]\nunde_values = "ace11"\n', encoding="utf-8")
    question = {"ask": "values", "contract": "unten"}
    schieber = answers(call, question, arguments=("--rules", "schieber"))
    own = answers(call, question, arguments=("--rules", str(house)))
    named = answers(call, {**question, "rules": "schieber"}, arguments=("--rules", str(house)))
    assert [found[0]["points"]["S6"] for found in (schieber, own, named)] == [11, 0, 11]


def test_questions_from_a_file(call: Call, tmp_path: Path) -> None:
    path = tmp_path / "questions.jsonl"
    path.write_text('{"ask":"slate","points":3}\n{"ask":"slate","points":4}', encoding="utf-8")
    done = call("ask", str(path))
    assert [json.loads(line)["units"] for line in done.out.splitlines()] == [3, 4]


def test_a_mistake_of_ours_does_not_stop_the_stream(
    call: Call, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(question: object) -> Any:
        raise ZeroDivisionError("oops")

    monkeypatch.setitem(KINDS, "trick", broken)
    found = answers(call, {"ask": "trick", "id": 1}, {"ask": "slate", "points": 1})
    assert found[0]["error"]["code"] == "internal"
    assert found[0]["id"] == 1
    assert "errors.log" in found[0]["error"]["message"]
    assert found[1]["units"] == 1


def test_answers_come_line_by_line() -> None:
    """A program may wait for each answer before it asks on."""
    with subprocess.Popen(
        [*PROGRAM, "ask"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONIOENCODING": "ascii"},
    ) as process:
        assert process.stdin
        assert process.stdout
        for points in (1, 2, 3):
            process.stdin.write(json.dumps({"ask": "slate", "points": points, "id": "ö"}) + "\n")
            process.stdin.flush()
            found = json.loads(process.stdout.readline())
            assert (found["units"], found["id"]) == (points, "ö")
        process.stdin.close()
    assert process.returncode == 0


SCALARS = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8)
ANYTHING = st.recursive(
    SCALARS,
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner, max_size=3)
    ),
    max_leaves=6,
)
CARDS = st.lists(st.sampled_from(CODES) | st.text(max_size=2), max_size=10)
CODED = st.lists(st.sampled_from(CODES), max_size=4, unique=True)
FACTS: dict[str, st.SearchStrategy[Any]] = {
    "cards": CODED,
    "contract": st.sampled_from([contract.code for contract in CONTRACTS]),
    "trick": CODED,
    "leader": st.integers(0, 3),
    "trick_no": st.integers(1, 9),
    "trick_winner": st.integers(0, 3),
    "hands": st.dictionaries(st.sampled_from("0123"), CODED, max_size=4),
    "noticed": st.sampled_from(MOMENTS),
    "seen": st.booleans(),
}


def incidents(facts: dict[str, st.SearchStrategy[Any]]) -> st.SearchStrategy[dict[str, Any]]:
    """Return incidents of every kind, with any of some facts."""
    return st.fixed_dictionaries(
        {"kind": st.sampled_from(INCIDENT_KINDS), "seat": st.integers(0, 3)}, optional=facts
    )


INCIDENTS = incidents({name: facts | CARDS | ANYTHING for name, facts in FACTS.items()})
FIELDS = {
    "id": ANYTHING,
    "rules": st.sampled_from([*PRESETS]) | ANYTHING,
    "options": st.dictionaries(
        st.sampled_from([*OPTIONS]) | st.text(max_size=5), ANYTHING, max_size=3
    )
    | ANYTHING,
    "contract": st.sampled_from([contract.code for contract in CONTRACTS]) | ANYTHING,
    "trick_no": st.integers(0, 10) | ANYTHING,
    "deal_no": st.integers(0, 12) | ANYTHING,
    "first_led": st.sampled_from("SHDC") | ANYTHING,
    "points": st.integers(-200, 2000) | ANYTHING,
    "team": st.integers(-1, 2) | ANYTHING,
    "leader": st.integers(-1, 2) | ANYTHING,
    "scores": st.lists(st.integers(0, 2000), min_size=2, max_size=2) | ANYTHING,
    "tricks": st.lists(st.integers(0, 5), min_size=2, max_size=2) | ANYTHING,
    "credits": st.lists(
        st.fixed_dictionaries(
            {},
            optional={
                "team": st.integers(-1, 2),
                "kind": st.sampled_from(["cards", "melds", "stoeck", "match"]) | ANYTHING,
                "points": st.integers(-10, 200) | ANYTHING,
                "trick": st.integers(-1, 10) | ANYTHING,
            },
        ),
        max_size=4,
    )
    | ANYTHING,
    "turned": st.booleans() | ANYTHING,
    "boss": st.booleans() | ANYTHING,
    "stoeck": st.booleans() | ANYTHING,
    "regulation": st.sampled_from([*REGULATIONS]) | ANYTHING,
    "lang": st.sampled_from(["fr", "en"]) | ANYTHING,
    "incident": INCIDENTS | ANYTHING,
    **dict.fromkeys(
        ("trick", "hand", "a", "b", "claimer", "partner", "opponents"), CARDS | ANYTHING
    ),
}
QUESTIONS = st.fixed_dictionaries(
    {"ask": st.sampled_from([*KINDS]) | ANYTHING},
    optional=FIELDS,
)


@settings(max_examples=250, deadline=None)
@given(QUESTIONS)
def test_nonsense_gets_an_error_of_ours(question: dict[str, object]) -> None:
    found = answer_line(json.dumps(question).encode(), BASE)
    written = json.loads(json.dumps(found))
    assert isinstance(written, dict)
    assert written.get("error", {}).get("code") != "internal", written


@settings(max_examples=300, deadline=None)
@given(incidents(FACTS), st.sampled_from([*REGULATIONS]))
def test_facts_that_fit_or_not_get_a_ruling_or_an_error_of_ours(
    incident: dict[str, object], regulation: str
) -> None:
    found = ask("ruling", regulation=regulation, incident=incident)
    if "error" in found:
        assert found["error"]["code"] in ("missing-field", "bad-field", "duplicate-card"), found
    else:
        assert list(faults(schema("ruling-answer"), found)) == []


@given(st.binary(max_size=200))
def test_noise_gets_an_error(line: bytes) -> None:
    found: Any = answer_line(line, BASE)
    assert found["error"]["code"] in ("bad-json", "not-an-object", "missing-field")

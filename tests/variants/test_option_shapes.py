"""Options of any shape that JSON or TOML can have: read, or refused in one sentence."""

from __future__ import annotations

import math
from typing import Any, Final

import pytest

from buur.answers import answer
from buur.answers.codec.question import QuestionError
from buur.errors import RulesError
from buur.rulebook import explain
from buur.variants.options import LONGEST_TEXT
from buur.variants.registry import loads_house_rules, variant
from buur.variants.rule_set import OPTIONS


def nested(levels: int) -> list[Any]:
    """Return lists in lists, so many levels deep."""
    found: list[Any] = []
    for _ in range(levels):
        found = [found]
    return found


def nested_tables(levels: int) -> dict[str, Any]:
    """Return tables in tables, so many levels deep."""
    found: dict[str, Any] = {}
    for _ in range(levels):
        found = {"S": found}
    return found


HUGE: Final = 10**5000

SHAPES: Final[dict[str, object]] = {
    "null": None,
    "true": True,
    "false": False,
    "minus": -1,
    "fraction": 1.5,
    "nan": math.nan,
    "infinity": math.inf,
    "huge": HUGE,
    "huge minus": -HUGE,
    "empty text": "",
    "word": "x",
    "long text": "x" * 50_000,
    "blanks": " " * 50_000,
    "surrogate": "\ud800",
    "nul": "\x00",
    "plus": "+",
    "suits twice": "suits+suits",
    "half a suit": "S:½",
    "arabic digit": "٣-٣-٣",
    "empty list": [],
    "list of list": [[]],
    "list of lists": [[[]]],
    "list of null": [None],
    "list of tables": [{}],
    "pair of lists": [[[], []]],
    "empty table": {},
    "table of huge": {"S": HUGE},
    "table of tables": {"S": {"S": {}}},
    "table of anything": {"x" * 50_000: None},
    "deep list": nested(100_000),
    "deep table": nested_tables(100_000),
}


def reads(name: str, value: object) -> str:
    """Return the sentence that refuses an option, empty if it is read; nothing else may happen."""
    try:
        rules = variant("chibre", {name: value})
    except RulesError as error:
        return str(error)
    assert explain(rules.facts, "fr")
    return ""


def asks(name: str, value: object) -> QuestionError | None:
    """Return the refusal of a question with an option, None if it is answered."""
    try:
        answer({"ask": "legal", "hand": ["S6"], "contract": "oben", "options": {name: value}})
    except QuestionError as error:
        return error
    return None


@pytest.mark.parametrize("value", SHAPES.values(), ids=SHAPES)
def test_any_shape_is_read_or_refused_in_one_sentence(value: object) -> None:
    for name in OPTIONS:
        sentence = reads(name, value)
        assert "\n" not in sentence
        assert len(sentence) < 600, name
        assert not sentence or name in sentence


@pytest.mark.parametrize("value", SHAPES.values(), ids=SHAPES)
def test_a_question_reads_the_options_that_a_table_reads(value: object) -> None:
    """And refuses the others with the same sentence."""
    for name in OPTIONS:
        sentence, refused = reads(name, value), asks(name, value)
        assert (refused is None) == (not sentence), name
        if refused is not None:
            assert refused.code in ("bad-option", "impossible-rules")
            assert refused.message[:60] == sentence[:60]


@pytest.mark.parametrize("imposed", ["x", "S6", "é", "SHDC?", "shdc"])
def test_imposed_suits_are_suits_where_nothing_is_imposed(imposed: str) -> None:
    """Otherwise the rules could be played and not explained."""
    with pytest.raises(RulesError, match=r"imposed must have the suits of the deals in order"):
        variant("chibre", {"imposed": imposed})
    assert variant("chibre", {"imposed": "CDHS"}).choice.imposed == "CDHS"


def test_a_text_is_as_long_as_a_sheet_needs() -> None:
    rows = "S:20 " * 20
    options = {"sheet": rows, "finish": "checklist", "rubicon": "off"}
    assert variant("chibre", options).checklist.sheet == rows.strip()
    with pytest.raises(RulesError, match=f"expected a text of at most {LONGEST_TEXT} characters"):
        variant("chibre", {"imposed": "S" * (LONGEST_TEXT + 1)})


def test_true_and_false_stand_for_words_everywhere() -> None:
    """``yes`` and ``no``, ``on`` and ``off``, and ``none`` of options that are no flags."""
    given = {"push": False, "rubicon": False, "cut": False}
    rules = variant("chibre", given)
    assert [rules.option(name) for name in given] == ["no", "off", "none"]
    assert variant("chibre", {"push": True}).option("push") == "yes"
    with pytest.raises(RulesError, match="option rubicon cannot be True"):
        variant("chibre", {"rubicon": True})


@pytest.mark.parametrize(
    ("source", "sentence"),
    [
        (f"target = {'1' * 4301}", "linde has a number with too many digits"),
        (f"target = 0x{'f' * 5000}", "option target cannot be "),
        (f"target = {'[' * 50_000}", "linde nests lists or tables too deeply for house rules"),
        (f"target = {'[' * 400}{']' * 400}", "option target cannot be "),
        (f"{'target.' * 1_000}a = 1", "option target cannot be "),
        ("contracts = [[[]]]", "option contracts cannot be "),
        ("imposed = 'x'", "rule set chibre is impossible: imposed must have the suits"),
        ("target = 1979-05-27", "option target cannot be "),
        ("target = nan", "option target cannot be "),
    ],
)
def test_house_rules_refuse_any_shape_in_one_sentence(source: str, sentence: str) -> None:
    with pytest.raises(RulesError, match="^" + sentence) as found:
        loads_house_rules(f"base = 'chibre'\n[options]\n{source}", "linde")
    assert len(str(found.value)) < 400

"""The language of needs: its texts, what they become, and the texts that are none."""

from __future__ import annotations

import pytest

from buur.variants.needs import Need, Needs, are_met, entries, parse_needs

A, B, C = (Need(name, ()) for name in "abc")
NOT_A, NOT_B = (Need(name, (), False) for name in "ab")


@pytest.mark.parametrize(
    ("text", "needs"),
    [
        ("", ()),
        ("a", ((A,),)),
        ("a=x|y", ((Need("a", ("x", "y")),),)),
        ("a!=x", ((Need("a", ("x",), False),),)),
        ("a!=x|()", ((Need("a", ("x", "()"), False),),)),
        ("a and b", ((A,), (B,))),
        ("a or b and c", ((A, B), (A, C))),
        ("(a or b) and c", ((A, B), (C,))),
        ("not a", ((NOT_A,),)),
        ("not (a and b)", ((NOT_A, NOT_B),)),
        ("not (a or b)", ((NOT_A,), (NOT_B,))),
        ("NAMED and not NAMED", ((A, B), (NOT_A,), (NOT_B,))),
    ],
)
def test_a_text_becomes_clauses(text: str, needs: Needs) -> None:
    assert parse_needs(text, {"NAMED": ((A, B),)}) == needs


@pytest.mark.parametrize("text", ["a b", "a and", "(a", "a)", "or a", "not"])
def test_a_text_that_is_none_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"missing|not closed|expected"):
        parse_needs(text)


def test_a_name_must_be_known() -> None:
    with pytest.raises(KeyError):
        parse_needs("NOBODY_KNOWS")


@pytest.mark.parametrize(
    ("text", "met"),
    [("a", True), ("not b", True), ("c=x", True), ("c=+", True), ("c!=y", False), ("d", False)],
)
def test_needs_are_met_by_words_of_facts(text: str, met: bool) -> None:
    facts = {"a": 3, "b": "none", "c": "x+y", "d": False}
    assert are_met(parse_needs(text), facts) == met


def test_entries_of_a_table_may_have_several_lines() -> None:
    assert entries("# comment\none: a\n    and b\n\ntwo: c: d\n") == {
        "one": "a and b",
        "two": "c: d",
    }

"""Functions of scoring refuse words that no option has."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from buur.errors import ArgumentError
from buur.scoring import Credit, in_order, match_credits, with_stoeck
from buur.seats import Team
from buur.variants.rule_set import OPTIONS

STOECK = Credit(Team(0), "stoeck", 20, 1)


@pytest.mark.parametrize(
    ("call", "sentence"),
    [
        (lambda: in_order([], "stock-melds"), "finish_order is 'stock-melds': expected one of"),
        (lambda: in_order([], None), "finish_order is None: expected one of"),  # type: ignore[arg-type]
        (lambda: in_order([5], "stock-meld-trick"), "credits is [5]: expected credits of a deal"),  # type: ignore[list-item]
        (lambda: with_stoeck((), STOECK, "x", early=True), "finish_order is 'x': expected one of"),
        (
            lambda: match_credits(Team(0), Team(1), tricks=157, match="bonus", counter=None),
            "match is 'bonus': expected one of bonus100, bonus50",
        ),
        (
            lambda: match_credits(Team(0), Team(1), tricks=157, match="none", counter="x"),
            "counter is 'x': expected one of same, double, minus100",
        ),
    ],
)
def test_a_wrong_word_is_told(call: Callable[[], object], sentence: str) -> None:
    with pytest.raises(ArgumentError, match="^" + re.escape(sentence)):
        call()


@pytest.mark.parametrize("order", OPTIONS["finish_order"].values)
def test_every_order_of_the_option_is_one(order: str) -> None:
    assert in_order([STOECK], order) == with_stoeck((), STOECK, order, early=False) == (STOECK,)


@pytest.mark.parametrize("match", OPTIONS["match"].values)
@pytest.mark.parametrize("counter", [None, *OPTIONS["counter_match"].values])
def test_every_bonus_of_the_options_is_one(match: str, counter: str | None) -> None:
    found = match_credits(Team(0), Team(1), tricks=157, match=match, counter=counter)
    assert len(found) <= 1

"""Wrong arguments of the client are named before a server is asked."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

import buur
from buur.bots import bot_of
from buur.client import BotClient, Invitation, TableFailure, open_table
from buur.client.bot_client import _legal_act
from buur.errors import ArgumentError, BuurError

NOWHERE = "http://localhost:1"
INVITATION = Invitation(NOWHERE, "k7wq", "a-b_c")


@pytest.mark.parametrize(
    ("name", "value"),
    [
        *product(["server"], [None, 3, b"x", []]),
        *product(["rules"], [None, 3, []]),
        *product(["others"], [3, "steady", [3], object()]),
        *product(["name"], [None, 3]),
        *product(["names"], [None, "Bea", [None], 3]),
        *product(["options"], [3, "target", []]),
    ],
)
def test_a_wrong_argument_of_a_new_table_is_named(name: str, value: Any) -> None:
    given: dict[str, Any] = {"server": NOWHERE, name: value}
    with pytest.raises(ArgumentError, match=rf"^{name} is "):
        open_table(**given)


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"rules": "schiber"}, "did you mean schieber"),
        ({"options": {"targt": 500}}, "targt"),
        ({"rules": buur.variant("schieber", {"target": 500})}, "no server answers"),
    ],
)
def test_rules_of_a_new_table_are_read_here(given: dict[str, Any], said: str) -> None:
    with pytest.raises(BuurError, match=said):
        open_table(NOWHERE, **given)


@pytest.mark.parametrize("name", ["server", "table", "token"])
@pytest.mark.parametrize("value", [None, 3, b"x", []])
def test_an_invitation_is_made_of_texts(name: str, value: Any) -> None:
    given: dict[str, Any] = {"server": NOWHERE, "table": "k7wq", "token": "x", name: value}
    with pytest.raises(ArgumentError, match=rf"^{name} is "):
        Invitation(**given)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        *product(["invitation"], [None, 3, []]),
        *product(["patience"], [None, "1", -1, float("nan"), True]),
    ],
)
def test_a_wrong_argument_of_a_client_is_named(name: str, value: Any) -> None:
    given: dict[str, Any] = {"invitation": INVITATION, name: value}
    with pytest.raises(ArgumentError, match=rf"^{name} is "):
        BotClient(**given)


def test_a_text_that_is_no_invitation_is_told() -> None:
    with pytest.raises(TableFailure):
        BotClient("nonsense")


@pytest.mark.parametrize("answer", ["nonsense", None, 36])
def test_an_illegal_answer_of_a_function_is_replaced(answer: Any) -> None:
    partie = buur.start("schieber", 7)
    view = partie.view(partie.waiting[0])
    assert _legal_act(bot_of(lambda view: answer), view) == next(iter(partie.legal))

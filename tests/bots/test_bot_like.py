"""Bots are made of names, bots, classes, factories and functions, and nothing else."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

import buur
from buur.bots import BOTS, Bot, bot, bot_of, factory, factory_of
from buur.bots.registry import THINKERS
from buur.errors import ArgumentError, BotError, BuurError
from buur.play.table import Table
from buur.server.bots import registered_bot
from tests.bots.naive import Naive


class Plain:
    """A bot without a seed."""

    name = "plain"

    def choose(self, view: buur.View) -> buur.Act:
        return next(iter(view.legal))

    def interject(self, view: buur.View) -> buur.Act | None:
        return None


class WithoutClaims:
    name = "silent"
    choose = Plain.choose


def make(seed: int) -> Plain:
    found = Plain()
    found.name = f"made {seed}"
    return found


@pytest.mark.parametrize(
    ("given", "name"),
    [
        ("steady", "steady"),
        (Plain(), "plain"),
        (Plain, "plain"),
        (Naive, "naive"),
        (make, "made 7"),
        (partial(make), "made 7"),
        (lambda number: make(number), "made 7"),
        (lambda: Plain(), "plain"),
        (factory("steady"), "steady"),
        (lambda view: "push", "mine"),
        (lambda anything: anything.legal, "mine"),
    ],
)
def test_whatever_makes_a_bot_is_one(given: Any, name: str) -> None:
    assert bot_of(given, 7).name == factory_of(given)(7).name == name


def test_a_bot_is_returned_as_it_is() -> None:
    one: Bot = Plain()
    assert bot_of(one) is factory_of(one)(3) is one


def test_a_function_of_the_view_is_never_called_with_a_seed() -> None:
    asked: list[object] = []

    def choose(view: object) -> object:
        asked.append(view)
        return "push"

    assert bot_of(choose).name == "choose"
    assert asked == []


def test_the_seed_reaches_the_bot() -> None:
    assert getattr(bot_of(Naive, 5), "seed", None) == 5
    assert getattr(bot_of("steady", 5), "seed", None) == 5


def test_an_error_of_a_factory_is_not_hidden() -> None:
    def broken(seed: int) -> Bot:
        raise KeyError(seed)

    with pytest.raises(KeyError):
        bot_of(broken)


@pytest.mark.parametrize(
    "given", [None, 3, object(), [], WithoutClaims(), WithoutClaims, lambda seed: "push"]
)
def test_what_makes_no_bot_is_refused(given: Any) -> None:
    with pytest.raises(ArgumentError, match=r"^bot is .*: expected a name such as 'steady'"):
        bot_of(given)


def test_a_class_that_needs_more_than_a_seed_is_refused() -> None:
    with pytest.raises(ArgumentError, match="from a seed alone"):
        bot_of(lambda seed, budget: Plain())
    with pytest.raises(ArgumentError, match="from a seed alone"):
        bot_of(int)
    with pytest.raises(ArgumentError, match=r"^first is "):
        factory_of(ValueError, name="first")(1)


@pytest.mark.parametrize(("name", "meant"), [("sted", "steady"), ("shrap@300", "sharp")])
def test_a_near_name_is_proposed(name: str, meant: str) -> None:
    with pytest.raises(BotError, match=f"'{name}' does not exist: did you mean {meant}"):
        bot_of(name)


@pytest.mark.parametrize("seed", [-1, 1 << 64, 3.5, "1", True, []])
@pytest.mark.parametrize("make", [bot, bot_of])
def test_a_seed_that_is_none_is_refused(make: Any, seed: Any) -> None:
    with pytest.raises(ArgumentError, match=r"^seed is .*: expected a whole number from 0"):
        make("steady", seed)


@pytest.mark.parametrize("name", [None, 3, b"steady", object()])
@pytest.mark.parametrize("make", [bot, factory])
def test_a_name_that_is_no_text_is_refused(make: Any, name: Any) -> None:
    with pytest.raises(BuurError, match=r"^name is .*: expected the name of a bot"):
        make(name)


@pytest.mark.parametrize("name", BOTS)
def test_seeds_of_servers_have_64_bits(name: str) -> None:
    """A table draws them for its bots, and keeps them."""
    highest = (1 << 64) - 1
    assert registered_bot(name, highest).name == bot(name, highest).name == name


@pytest.mark.timeout(1200)
@pytest.mark.parametrize("seed", [(1 << 62) - 1, 1 << 62, (1 << 64) - 1])
@pytest.mark.parametrize("name", THINKERS)
def test_who_searches_takes_every_seed(name: str, seed: int) -> None:
    player = bot(f"{name}@4", seed)
    for rules in ("schieber", "sidi", "differenzler"):
        table = Table(rules, [player] * 4, chance=3)
        while table.state.deal is None or len(table.state.deal.tricks) < 1:
            event = table.next_event()
            assert event is not None
            table.do(event)

"""A question to a bot holds the view of its seat and no hidden card of another."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace

import pytest

import buur
from buur.bots.budget import Budget
from buur.bots.registry import bot
from buur.errors import NotationError
from buur.play.model.events import Act, Sealed
from buur.play.model.state import State
from buur.play.partie import Partie
from buur.play.table import Table
from buur.play.views import View, view
from buur.seats import Seat
from buur.server.bot_pool import worker
from buur.server.bot_pool.effort import LEAST
from buur.server.bot_pool.questions import (
    BotFailure,
    Question,
    decode_answer,
    decode_question,
    encode_answer,
    encode_failure,
    encode_question,
    with_effort,
)
from buur.server.tables.bot_driver import BotDriver
from buur.variants.registry import PRESETS, variant
from tests.chance import seeded
from tests.contract.disguise import otherwise
from tests.contract.wandering import Step, wander
from tests.server.fake_pool import FakePool
from tests.server.harness import PATIENCE


def asked_at(state: Partie) -> list[bytes]:
    """Return what tables ask the pool about a state at which only bots of the pool sit."""
    pool = FakePool()
    table = Table(state.variant, [pool.bot(seat) for seat in range(state.variant.seats)])
    table.resume(state, 1)
    BotDriver(table, pool, PATIENCE, lambda: None).next_event(0)
    return [encode_question(asked.question) for asked in pool.asked]


def hidden_hands(seen: State, seat: Seat) -> list[int]:
    """Return the hands of the other seats, without those that lie open."""
    if seen.deal is None or seen.deal.solder is not None:
        return []
    return [hand for other, hand in enumerate(seen.deal.hands) if other != seat]


def several(rules: str) -> Iterator[Step]:
    """Give the steps of several deals."""
    for seed in range(2):
        yield from wander(variant(rules), seed, deals=2)


@pytest.mark.parametrize("rules", PRESETS)
async def test_a_question_does_not_depend_on_what_is_hidden(rules: str) -> None:
    source = seeded(rules)
    questions, disguised, seeds = 0, 0, set()
    for step in several(rules):
        if isinstance(step.event, Sealed):
            seeds.add(step.event.seed)
        for text in asked_at(step.after):
            questions += 1
            asked = decode_question(text)
            seat = asked.view.seat
            assert asked.view == view(step.after, seat)
            assert not any(hidden_hands(asked.view.state, seat))
            assert not [seed for seed in seeds if seed and seed.encode() in text]
            other = otherwise(step.after, seat, source)
            if other is not None:
                found = asked_at(other)  # nothing where another bot calls something first
                assert found in ([], [text])
                disguised += len(found)
    assert questions > 15
    assert disguised > 7


def some_question(*, is_on_turn: bool = True) -> Question:
    """Return a question about the second card of a deal."""
    state = buur.start("schieber", 7).choose("trump:H")
    state = state.play(next(iter(state.legal.cards)))
    return Question("steady", 3, state.view(state.waiting[0]), is_on_turn)


@pytest.mark.parametrize("is_on_turn", [True, False])
def test_a_worker_answers_as_the_bot_does(is_on_turn: bool) -> None:
    question = some_question(is_on_turn=is_on_turn)
    here = bot("steady", 3)
    expected = here.choose(question.view) if is_on_turn else here.interject(question.view)
    found = worker.answer(encode_question(question), bot)
    assert b"\n" not in found
    assert decode_answer(found) == expected


class Limited:
    """A bot with a budget, which acts at random."""

    name = "limited"

    def __init__(self, budget: Budget) -> None:
        self.budget = budget

    def choose(self, view: View) -> Act:
        return bot("random", 3).choose(view)

    def interject(self, view: View) -> Act | None:
        return None


@pytest.mark.parametrize(
    ("given", "used"),
    [
        (Budget(rounds=32_000), Budget(rounds=8000)),
        (Budget(rounds=1), Budget(rounds=1)),
        (Budget(seconds=0.2), Budget(seconds=0.05)),
        (Budget(seconds=0.001), Budget(seconds=0.001)),
    ],
)
def test_a_question_limits_the_budget_of_its_bot(given: Budget, used: Budget) -> None:
    player = Limited(given)
    question = encode_question(some_question())
    worker.answer(question, lambda _, __: player)
    assert player.budget == given
    hurried = with_effort(question, LEAST)
    assert decode_question(hurried) == replace(some_question(), effort=LEAST)
    assert encode_question(decode_question(hurried)) == hurried
    worker.answer(hurried, lambda _, __: player)
    assert player.budget == used


def test_no_question_has_no_effort() -> None:
    assert with_effort(b"nonsense", LEAST) == b"nonsense"


def test_a_worker_tells_the_error_of_a_bot() -> None:
    def lost(_: str, __: int) -> buur.Bot:
        raise ZeroDivisionError("no way")

    with pytest.raises(BotFailure, match="ZeroDivisionError: no way"):
        decode_answer(worker.answer(encode_question(some_question()), lost))
    with pytest.raises(BotFailure, match="NotationError"):
        decode_answer(worker.answer(b"{}", bot))


def with_field(key: str, value: object) -> bytes:
    """Return a question with another value of a field."""
    return json.dumps(json.loads(encode_question(some_question())) | {key: value}).encode()


@pytest.mark.parametrize(
    "text",
    [
        b"",
        b"[]",
        b"[" * 100_000,
        b"\xff",
        with_field("bot", 1),
        with_field("seed", True),
        with_field("ask", "guess"),
        with_field("whole", {"": "State"}),
        with_field("effort", "all"),
        with_field("effort", 0),
        with_field("effort", 1.5),
        with_field("effort", float("nan")),
    ],
)
def test_anything_else_is_no_question(text: bytes) -> None:
    with pytest.raises(NotationError):
        decode_question(text)


@pytest.mark.parametrize(
    "text",
    [b"", b"1", b"{}", b'{"act":1}', b'{"act":{"e":"played"}}', b'{"act":{"e":"revealed"}}', b"{]"],
)
def test_anything_else_is_no_answer(text: bytes) -> None:
    with pytest.raises(NotationError):
        decode_answer(text)


def test_an_event_of_the_table_is_no_answer() -> None:
    with pytest.raises(NotationError, match="Counted is not an act"):
        decode_answer(b'{"act":{"e":"counted"}}')


@pytest.mark.parametrize("rules", ["chibre", "coiffeur", "pomme", "sidi", "mise"])
def test_every_act_comes_back(rules: str) -> None:
    acts = 0
    for step in several(rules):
        if isinstance(step.event, Act):
            acts += 1
            assert decode_answer(encode_answer(step.event)) == step.event
    assert acts > 20
    assert decode_answer(encode_answer(None)) is None


def test_a_failure_is_one_line() -> None:
    assert b"\n" not in encode_failure("one\ntwo")

"""The program's side of a duel."""

from __future__ import annotations

import io
import json

from peers import wire
from tests.peers.views import seen

CARDS = [one for one in seen() if one["phase"] == "play"]
CHOICES = [one for one in seen() if one["phase"] == "choose"]


class Scripted:
    """Says what it is told to say."""

    def __init__(self, said: str | None) -> None:
        self.said = said

    def contract(self, seen: wire.Observation, chance: int) -> str | None:
        return self.said

    def card(self, seen: wire.Observation, chance: int) -> str:
        if self.said is None:
            raise RuntimeError("no idea")
        return self.said


def answers(player: wire.Player, *questions: dict[str, object]) -> list[dict[str, object]]:
    out = io.StringIO()
    wire.serve(player, [json.dumps(question) for question in questions], out)
    return [json.loads(line) for line in out.getvalue().splitlines()]


def question(view: wire.Observation, number: int = 1) -> dict[str, object]:
    return {"id": number, "ask": "choose", "seed": 2, "view": view}


def test_hello_comes_before_questions() -> None:
    first, second = answers(Scripted(None), {"hello": 1}, question(CHOICES[0], 7))
    assert first == {"hello": {}}
    assert second == {"id": 7, "act": {"e": "pushed"}}


def test_a_contract_is_chosen() -> None:
    assert wire.act_of(Scripted("oben"), CHOICES[0], 0) == {"e": "chosen", "contract": "oben"}


def test_a_card_brings_its_melds() -> None:
    acts = [(view, act) for view in CARDS for act in view["legal"] if "melds" in act]
    view, act = acts[0]
    assert wire.act_of(Scripted(act["card"]), view, 0) == act


def test_a_card_against_the_rules_is_passed_on() -> None:
    assert wire.act_of(Scripted("XX"), CARDS[0], 0) == {"e": "played", "card": "XX"}


def test_an_agent_that_raises_has_no_act(capsys: object) -> None:
    assert answers(Scripted(None), question(CARDS[0])) == [{"id": 1, "act": None}]


def test_chance_depends_on_the_question_alone() -> None:
    one, other = CARDS[0], CARDS[1]
    assert wire.chance_of(one, 2) == wire.chance_of(one, 2)
    assert len({wire.chance_of(one, 2), wire.chance_of(one, 3), wire.chance_of(other, 2)}) == 3

"""Cards, seats, contracts and pushes in the words of other packages."""

from __future__ import annotations

from typing import Any

import pytest

from buur.cards import CODES
from buur.notation.foreign import question_json
from buur.notation.foreign.hslu import CARD_CODES, CONTRACT_CODES
from buur.notation.foreign.hslu import player_of as hslu_player_of
from peers import jass_kit_codec, schieber_codec
from tests.peers.views import DEALS, seen, views


def test_cards_and_players_of_the_jass_kit_are_those_of_the_engine() -> None:
    assert tuple(map(jass_kit_codec.code_of, CODES)) == CARD_CODES
    assert tuple(map(jass_kit_codec.card_of, CARD_CODES)) == CODES
    assert jass_kit_codec.CONTRACTS == CONTRACT_CODES
    assert [jass_kit_codec.player_of(seat) for seat in range(4)] == [
        hslu_player_of(seat) for seat in range(4)
    ]


def test_the_jass_kit_is_shown_what_the_engine_would_ask_it() -> None:
    pushed = 0
    for view, shown in views(DEALS):
        expected = question_json(view, "V0.2")
        del expected["gameId"]
        assert in_order(jass_kit_codec.observation(shown)) == in_order(expected)
        pushed += shown["phase"] == "choose" and shown["pushed"]
    assert pushed, "no deal in which the partner is asked"


def in_order(observation: dict[str, Any]) -> dict[str, Any]:
    """Return an observation with its hands sorted: their order says nothing."""
    return observation | {"player": [sorted(one["hand"]) for one in observation["player"]]}


def test_answers_of_the_jass_kit() -> None:
    assert [jass_kit_codec.contract_of(number) for number in (0, 5, 10)] == [
        "trump:D",
        "unten",
        None,
    ]


def test_cards_of_schieber_there_and_back() -> None:
    assert len(set(map(schieber_codec.card_text, CODES))) == 36
    for code in CODES:
        suit, value = schieber_codec.SUITS[code[0]], schieber_codec.RANKS[code[1]]
        assert schieber_codec.card_of(suit, value) == code


@pytest.mark.parametrize(
    ("card", "written"), [("H6", "<ROSE:6>"), ("ST", "<SHIELD:Banner>"), ("DJ", "<ACORN:Under>")]
)
def test_cards_of_schieber_in_its_status(card: str, written: str) -> None:
    assert schieber_codec.card_text(card) == written


def test_contracts_of_schieber() -> None:
    for contract, name in schieber_codec.TRUMPS.items():
        assert schieber_codec.contract_of(name) == contract
    assert set(schieber_codec.TRUMPS) == set(CONTRACT_CODES)
    assert schieber_codec.contract_of("SCHIEBEN") is None


def test_the_status_of_schieber_is_that_of_its_moment() -> None:
    last = next(one for one in seen(DEALS) if len(one["tricks"]) == 4 and len(one["trick"]) == 2)
    before = schieber_codec.status(last, 5)
    lead = last["tricks"][1]["cards"][0]
    assert before["table"] == [{"player_id": lead[0], "card": schieber_codec.card_text(lead[1])}]
    assert [stich["player_id"] for stich in before["stiche"]] == [last["tricks"][0]["winner"]]  # type: ignore[attr-defined]
    now = schieber_codec.status(last, 18)
    assert len(now["stiche"]) == 4  # type: ignore[arg-type]
    assert [team["points"] for team in now["teams"]] == last["points"]  # type: ignore[attr-defined]

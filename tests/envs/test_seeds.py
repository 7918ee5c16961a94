"""A seed determines the same cards on every machine, whatever else differs."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

from buur.cards import CardSet, cards_code
from buur.envs import Deals, GameState, Partie, SingleSeat, make_aec, play_games
from buur.play.model.events import Dealt

HAND = "S7 SK H7 H9 HQ D7 DT DK C9"
HAND_OF_ONE_SEAT = "S7 SJ SQ H6 HT HJ D8 CJ CQ"
HANDS_OF_ROWS = [
    "S7 S8 S9 H9 DA C6 C8 CT CJ",
    "S6 ST SA HK D8 DJ DQ CQ CK",
    "SJ H7 H8 HT HA D8 DK CT CQ",
]


def test_the_cards_of_a_partie_are_these_everywhere() -> None:
    """Opponents, agents and the kind of environment change nothing."""
    opponents = dict.fromkeys(("seat_1", "seat_2"), "random")
    for env in (
        Partie("chibre"),
        make_aec("chibre", opponents=opponents),
        Partie("chibre", deals=2),
    ):
        env.reset(seed=7)
        assert str(env.view("seat_0").hand) == HAND
    assert str(GameState("chibre", 7).partie.hand(0)) == HAND
    single = SingleSeat("chibre")
    single.reset(seed=7)
    assert str(single.partie.view("seat_0").hand) == HAND_OF_ONE_SEAT


@pytest.mark.parametrize(
    "arguments",
    [
        {},
        {"workers": 3},
        {"copy": False},
        {"num_envs": 8},
        {"autoreset_mode": AutoresetMode.SAME_STEP},
        {"autoreset_mode": "Disabled"},
        {"opponents": "random"},
        {"opponents": "rollout"},
    ],
)
def test_the_deals_of_a_row_are_these_everywhere(arguments: dict[str, Any]) -> None:
    deals = Deals("schieber", **{"num_envs": 3, "seat": 0, **arguments})
    deals.reset(seed=7)
    rows = [deals._rows.hands[row] for row in range(3)]
    played = [deals._rows.played[row].reshape(4, 36) for row in range(3)]
    hands = [
        int(hand[1]) | sum(1 << int(card) for card in np.flatnonzero(cards[1]))
        for hand, cards in zip(rows, played, strict=True)
    ]
    assert [cards_code(CardSet(hand)) for hand in hands] == HANDS_OF_ROWS
    deals.close()


def test_the_games_of_a_seed_do_not_depend_on_their_number() -> None:
    def dealt(count: int) -> list[Any]:
        games = play_games("chibre", ["easy"] * 4, count, seed=7, deals=1)
        return [next(one for one in game.events if isinstance(one, Dealt)) for game in games]

    assert dealt(3)[:2] == dealt(2)
    assert cards_code(CardSet(dealt(1)[0].hands[0] or 0)) == "S8 S9 SJ SQ H7 H8 HT DA CJ"

"""The environment of one seat for Gymnasium."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from buur.envs import SingleSeat
from buur.errors import ArgumentError, BuurError, IllegalAction
from buur.variants.registry import PRESETS
from tests.chance import seeded

TEXT: Any = "x"
QUICK = {"chibre", "mise-5", "pomme"}
EVERY = [pytest.param(name, marks=() if name in QUICK else pytest.mark.slow) for name in PRESETS]


@pytest.mark.parametrize("name", EVERY)
def test_gymnasium_finds_no_fault(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    check_env(gymnasium.make(f"buur/{name}-v0", opponents="easy").unwrapped)
    assert "deal 1" in capsys.readouterr().out


@pytest.mark.parametrize("seat", [0, 2])
def test_the_learner_gets_what_the_partie_pays_its_seat(seat: int) -> None:
    env = SingleSeat("chibre", seat=seat, opponents="easy", deals=2)
    chance, total, over = seeded(3), 0.0, False
    seen, info = env.reset(seed=3)
    while not over:
        assert (info["action_mask"] == seen["action_mask"]).all()
        assert (env.action_masks() == seen["action_mask"].astype(bool)).all()
        legal = np.flatnonzero(info["action_mask"]).tolist()
        seen, reward, over, truncated, info = env.step(chance.choice(legal))
        assert not truncated
        assert not info["replaced"]
        total += reward
    points = [score.total for score in env.partie.partie.history]
    assert len(points) == 2
    assert total == sum((one[0] - one[1]) * (1 if seat % 2 == 0 else -1) for one in points)


def test_an_illegal_action_is_replaced_or_refused() -> None:
    env = SingleSeat("chibre", illegal="refuse")
    env.reset(seed=1)
    illegal = int(np.flatnonzero(~env.action_masks())[0])
    before = env.partie.partie
    with pytest.raises(IllegalAction, match="is not legal in phase"):
        env.step(illegal)
    assert env.partie.partie is before
    outcomes = []
    for _ in range(2):
        env = SingleSeat("chibre")
        env.reset(seed=1)
        assert env.step(illegal)[4]["replaced"]
        outcomes.append(env.partie.partie)
    assert outcomes[0] == outcomes[1] != before


def test_opponents_by_agent_leave_the_others_to_the_steady_bot() -> None:
    asked = []

    def policy(seen: dict[str, Any]) -> int:
        asked.append(1)
        return int(seen["action_mask"].argmax())

    env = SingleSeat("chibre", opponents={"seat_2": policy})
    assert env.partie.opponents == {"seat_1": "steady", "seat_2": policy, "seat_3": "steady"}
    env.reset(seed=1)
    while env.action_masks().any():
        env.step(int(env.action_masks().argmax()))
    assert 9 <= len(asked) <= 11


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ({"seat": 4}, "seat is 4: expected a whole number from 0 to 3"),
        (
            {"opponents": {"seat_0": "easy"}},
            "opponents is 'seat_0': expected one of seat_1, seat_2",
        ),
        (
            {"opponents": 5},
            r"opponents\['seat_1'\] is 5: expected the name of a bot, a Bot, or a p",
        ),
        ({"illegal": "ignore"}, "illegal is 'ignore': expected one of replace, refuse"),
        ({"deals": 0}, "deals is 0: expected a whole number"),
    ],
)
def test_impossible_arguments_are_refused(arguments: dict[str, Any], sentence: str) -> None:
    with pytest.raises(ArgumentError, match=sentence):
        SingleSeat("chibre", **arguments)


def test_steps_and_resets_are_checked() -> None:
    env = SingleSeat("chibre")
    for call in (lambda: env.step(36), env.action_masks):
        with pytest.raises(BuurError, match="call reset"):
            call()
    with pytest.raises(ArgumentError, match="seed is 'x': expected a whole number"):
        env.reset(seed=TEXT)
    with pytest.raises(ArgumentError, match="options is 'x': expected a dict or None"):
        env.reset(options=TEXT)
    env.reset(seed=1)
    faults: list[Any] = [None, 1000, -1, TEXT, 1.5]
    for action in faults:
        with pytest.raises(
            ArgumentError, match=r"^action is .*: expected a whole number from 0 to"
        ):
            env.step(action)


def test_a_seed_determines_the_episode() -> None:
    parties = []
    for env in [SingleSeat("chibre", opponents="random") for _ in range(2)]:
        env.reset(seed=4)
        env.reset()
        while env.action_masks().any():
            env.step(int(env.action_masks().argmax()))
        parties.append(env.partie.partie)
    assert parties[0] == parties[1]

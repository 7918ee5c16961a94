"""States with the methods of OpenSpiel."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from buur.envs import GameState, Partie, actions_of
from buur.errors import ArgumentError, BuurError, IllegalAction
from buur.variants.registry import variant
from tests.chance import seeded

TEXT: Any = "x"


@pytest.mark.parametrize("name", ["chibre", "mise-5", "pomme", "coinche"])
def test_a_state_is_the_partie_of_the_environment(name: str) -> None:
    """Players, legal actions, tensors and returns are those of the PettingZoo environment."""
    env, state, chance = Partie(name), GameState(name, 6), seeded(1)
    env.reset(seed=6)
    sums = [0.0] * state.num_players()
    taken = []
    while not state.is_terminal():
        player = state.current_player()
        assert env.agent_selection == f"seat_{player}"
        for seat, agent in enumerate(env.possible_agents):
            seen = env.observe(agent)
            assert state.observation_tensor(seat) == seen["observation"].tolist()
            assert state.legal_actions_mask(seat) == seen["action_mask"].tolist()
        assert state.information_state_tensor() == state.observation_tensor(player)
        assert state.legal_actions() == np.flatnonzero(state.legal_actions_mask(player)).tolist()
        action = chance.choice(state.legal_actions())
        taken.append(action)
        state.apply_action(action)
        env.step(action)
        sums = [had + env.rewards[agent] for had, agent in zip(sums, env.agents, strict=True)]
        assert state.rewards() == [*env.rewards.values()]
    assert (state.current_player(), state.legal_actions(), state.history()) == (-4, [], taken)
    assert state.returns() == sums == [state.player_return(seat) for seat in range(len(sums))]
    assert state.partie == env.partie
    assert str(state).startswith("deal ")


def test_a_copy_deals_the_same_cards_and_is_left_alone() -> None:
    state = GameState("chibre", 3, deals=3)
    copy = state.clone()
    child = state.child(state.legal_actions()[0])
    before = state.partie
    assert (child.history(), state.history()) == ([36], [])
    assert state.partie is copy.partie is before
    for one in (state, copy):
        while not one.is_terminal():
            one.apply_action(one.legal_actions()[-1])
    assert state.partie == copy.partie != before
    totals = [score.total for score in state.partie.history]
    assert len(totals) == 3
    assert state.returns()[0] == sum(own - others for own, others in totals)
    assert child.history() == [36]
    with pytest.raises(BuurError, match="make it with a seed"):
        GameState("chibre").clone()


def test_actions_have_names() -> None:
    state, actions = GameState("coinche", 1), actions_of(variant("coinche"))
    for number, name in enumerate(actions.names):
        assert state.action_to_string(number) == state.action_to_string(0, number) == name
        assert state.string_to_action(name) == number
    assert state.num_distinct_actions() == len(actions)
    assert not state.is_chance_node()
    assert not state.is_simultaneous_node()


@pytest.mark.parametrize(
    ("call", "sentence"),
    [
        (lambda state: state.apply_action("push"), "action is 'push': expected a whole number"),
        (lambda state: state.apply_action(9999), "action is 9999: expected a whole number"),
        (lambda state: state.legal_actions(4), "player is 4: expected a whole number from 0 to 3"),
        (lambda state: state.observation_tensor("a"), "player is 'a': expected a whole number"),
        (lambda state: state.player_return(-1), "player is -1: expected a whole number"),
        (lambda state: state.action_to_string(-1), "action is -1: expected a whole number"),
        (lambda state: state.action_to_string(9, 1), "player is 9: expected a whole number"),
        (lambda state: state.string_to_action("puhs"), r"name is 'puhs': .*; did you mean push\?"),
        (lambda state: GameState("chibre", TEXT), "chance is 'x': expected a seed"),
        (lambda state: GameState("chibre", deals=0), "deals is 0: expected a whole number"),
        (lambda state: GameState("chibre", reward="partie"), "deals is 1: expected None"),
        (lambda state: GameState("chibre", reward=TEXT), "reward is 'x': expected one of"),
    ],
)
def test_wrong_arguments_are_named(call: Any, sentence: str) -> None:
    with pytest.raises(ArgumentError, match=sentence):
        call(GameState("chibre", 1))


def test_an_illegal_action_changes_nothing() -> None:
    state = GameState("chibre", 1)
    before = state.partie
    with pytest.raises(IllegalAction, match="is not legal in phase choose"):
        state.apply_action(0)
    assert state.partie is before
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[0])
    with pytest.raises(BuurError, match="the game is over"):
        state.apply_action(0)
    with pytest.raises(ArgumentError, match="expected a seat, because the game is over"):
        state.observation_tensor()

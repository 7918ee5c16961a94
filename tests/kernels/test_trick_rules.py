"""Kernel = Python, position by position."""

from __future__ import annotations

import numpy as np
import pytest

from buur.contracts import Contract, Tables
from buur.kernels.game import Game, Ints, make_game
from buur.rules.legality import legal_cards
from buur.rules.tricks import to_beat
from tests.kernels.cases import (
    POLICIES,
    SAMPLE,
    compiled,
    is_played,
    played_positions,
    policies_of,
    small_positions,
)
from tests.kernels.trick_rules import cards_to_beat, legal_sets


def agree(game: Game, number: int, tables: Tables, positions: Ints) -> None:
    """Compare what may be played in each position, a column each."""
    found = np.zeros(positions.shape[1], np.int64)
    hands, led, best, lying = positions
    legal_sets(game.schedule, number, hands, led, best, lying, found)
    columns = zip(*positions.tolist(), strict=True)
    expected = np.array([legal_cards(tables, *column) for column in columns], np.int64)
    wrong = np.nonzero(found != expected)[0]
    assert not len(wrong), (positions[:, wrong[0]], expected[wrong[0]], found[wrong[0]])


def small_agree(name: str, most: int) -> None:
    """Compare every small position of every mode under a policy.

    Tables that differ in nothing but points allow the same cards, so one of them is compared.
    """
    seen = set()
    for contract in SAMPLE:
        if is_played(contract, POLICIES[name]):
            game = make_game(contract, POLICIES[name])
            for number, tables in enumerate(compiled(contract, POLICIES[name])):
                plain = tables._replace(strength=(), points=(), trick=0, last=0)
                if plain not in seen:
                    agree(game, number, tables, small_positions(tables, most))
                seen.add(plain)


@pytest.mark.parametrize("name", POLICIES)
def test_every_hand_of_two_cards_may_play_the_same(name: str) -> None:
    small_agree(name, 2 if name == "usual" else 1)


@pytest.mark.slow
@pytest.mark.timeout(600)
@pytest.mark.parametrize("name", POLICIES)
def test_every_hand_of_three_cards_may_play_the_same(name: str) -> None:
    small_agree(name, 3)


@pytest.mark.parametrize("contract", SAMPLE, ids=str)
def test_hands_of_random_deals_may_play_the_same(contract: Contract) -> None:
    for policy in policies_of(contract):
        game, schedule = make_game(contract, policy), compiled(contract, policy)
        for number, positions in enumerate(played_positions(schedule, 10, 4, 11)):
            agree(game, number, schedule[number], positions)


@pytest.mark.slow
@pytest.mark.timeout(600)
@pytest.mark.parametrize("contract", SAMPLE, ids=str)
def test_a_million_random_hands_may_play_the_same(contract: Contract) -> None:
    """Under one policy after the other, 28,000 deals of 36 turns in all."""
    policies = policies_of(contract)
    for seed, policy in enumerate(policies):
        game, schedule = make_game(contract, policy), compiled(contract, policy)
        deals = 28_000 // len(policies) + 1
        for number, positions in enumerate(played_positions(schedule, deals, 4, seed)):
            agree(game, number, schedule[number], positions)


@pytest.mark.parametrize("contract", SAMPLE, ids=str)
def test_every_pair_of_cards_takes_the_same(contract: Contract) -> None:
    cards, best = np.repeat(np.arange(36), 36), np.tile(np.arange(36), 36)
    pairs = list(zip(cards.tolist(), best.tolist(), strict=True))
    expected: dict[Tables, list[int]] = {}
    for policy in policies_of(contract):
        game = make_game(contract, policy)
        for number, tables in enumerate(compiled(contract, policy)):
            if tables not in expected:
                expected[tables] = [to_beat(tables, *pair) for pair in pairs]
            found = np.zeros(len(pairs), np.int64)
            cards_to_beat(game.schedule, number, cards, best, found)
            assert found.tolist() == expected[tables], (policy, number)

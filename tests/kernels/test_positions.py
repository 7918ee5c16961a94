"""Kernel = Python, position by position."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import pytest

from buur.contracts import Contract, Policy, Tables
from buur.kernels.game import Game, make_game
from buur.kernels.positions import cards_to_beat, legal_sets
from buur.rules.legality import legal_cards
from buur.rules.tricks import to_beat
from tests.kernels.cases import (
    POLICIES,
    SAMPLE,
    Position,
    compiled,
    is_played,
    played_positions,
    small_positions,
)

SOME = [
    pytest.param(contract, policy, id=f"{contract}-{name}")
    for contract in SAMPLE
    for name, policy in POLICIES.items()
    if is_played(contract, policy)
]


def agree(game: Game, number: int, tables: Tables, positions: Sequence[Position]) -> None:
    """Compare what may be played in each position."""
    hands, led, best, lying = np.array(positions, np.int64).T.copy()
    found = np.zeros(len(positions), np.int64)
    legal_sets(game.schedule, number, hands, led, best, lying, found)
    expected = [legal_cards(tables, *position) for position in positions]
    wrong = np.nonzero(found != np.array(expected, np.int64))[0]
    assert not len(wrong), (positions[wrong[0]], expected[wrong[0]], found[wrong[0]])


def small_agree(contract: Contract, policy: Policy, most: int) -> None:
    """Compare every small position of every mode."""
    game, seen = make_game(contract, policy), set()
    for number, tables in enumerate(compiled(contract, policy)):
        if tables not in seen:
            agree(game, number, tables, list(small_positions(tables, most)))
        seen.add(tables)


@pytest.mark.parametrize(("contract", "policy"), SOME)
def test_every_hand_of_two_cards_may_play_the_same(contract: Contract, policy: Policy) -> None:
    small_agree(contract, policy, 1 if policy != Policy() else 2)


@pytest.mark.slow
@pytest.mark.timeout(600)
@pytest.mark.parametrize(("contract", "policy"), SOME)
def test_every_hand_of_three_cards_may_play_the_same(contract: Contract, policy: Policy) -> None:
    small_agree(contract, policy, 3)


@pytest.mark.parametrize(("contract", "policy"), SOME)
def test_hands_of_random_deals_may_play_the_same(contract: Contract, policy: Policy) -> None:
    game, schedule = make_game(contract, policy), compiled(contract, policy)
    for number, positions in enumerate(played_positions(schedule, 10, 4, 11)):
        agree(game, number, schedule[number], positions)


@pytest.mark.slow
@pytest.mark.timeout(600)
@pytest.mark.parametrize("contract", SAMPLE, ids=str)
def test_a_million_random_hands_may_play_the_same(contract: Contract) -> None:
    """Under one policy after the other, 28,000 deals of 36 turns in all."""
    policies = [policy for policy in POLICIES.values() if is_played(contract, policy)]
    for seed, policy in enumerate(policies):
        game, schedule = make_game(contract, policy), compiled(contract, policy)
        deals = 28_000 // len(policies) + 1
        for number, positions in enumerate(played_positions(schedule, deals, 4, seed)):
            agree(game, number, schedule[number], positions)


@pytest.mark.parametrize(("contract", "policy"), SOME)
def test_every_pair_of_cards_takes_the_same(contract: Contract, policy: Policy) -> None:
    game = make_game(contract, policy)
    cards = np.repeat(np.arange(36), 36)
    best = np.tile(np.arange(36), 36)
    for number, tables in enumerate(compiled(contract, policy)):
        found = np.zeros(36 * 36, np.int64)
        cards_to_beat(game.schedule, number, cards, best, found)
        pairs = zip(cards.tolist(), best.tolist(), strict=True)
        assert found.tolist() == [to_beat(tables, card, other) for card, other in pairs]

"""Kernel = Python, deal by deal; and the same deals whoever plays them."""

from __future__ import annotations

import os
from functools import partial
from typing import Final

import numpy as np
import pytest

from buur.cards import PACK, Suit
from buur.contracts import CONTRACTS, OPEN, Contract, Policy, compile_contract, parse_contract
from buur.errors import RulesError
from buur.kernels.batch import CHUNK, play_out, random_deals
from buur.kernels.game import make_game
from buur.kernels.positions import Positions
from buur.rules.counter_rng import deal_key, random_card, word
from buur.rules.playout import Moment, play_to_the_end, random_hands
from tests.kernels.cases import HELD, SAMPLE, compiled, outcomes, policies_of

TABLES = [(2, 9), (2, 18), (3, 9), (3, 12), (4, 9), (5, 7), (6, 6), (4, 3)]
"""Seats, and the cards that each holds."""
MANY: Final = 100_000
FAR: Final = 7 * 157 / 2 * MANY**0.5
"""Points of a seat beside its share that are no chance.

A seat makes 0 to 157 points in a deal. By the inequality of Hoeffding the sum of so many deals is
as far from its mean with a probability of 2 exp(-7² / 2), which is 5 in 10^11.
"""


def agree(contract: Contract, policy: Policy, deals: int, seed: int, seats: int = 4) -> None:
    """Deal and play by both, and compare."""
    tricks = HELD[seats]
    batch = random_deals(make_game(contract, policy, seats=seats, tricks=tricks), deals, seed)
    for index, outcome in enumerate(outcomes(batch)):
        key, leader = deal_key(seed, index), index % seats
        hands = random_hands(key, seats, tricks)
        assert tuple(batch.hands[index]) == hands
        first = Suit(random_card(hands[leader], word(key, 0)) // 9)
        schedule = compile_contract(contract, policy, tricks, first)
        expected = play_to_the_end(schedule, hands, Moment(leader), partial(word, key))
        assert outcome == expected, (policy, index)


@pytest.mark.parametrize("contract", SAMPLE, ids=str)
def test_random_deals_end_the_same(contract: Contract) -> None:
    for policy in policies_of(contract):
        agree(contract, policy, 10, 1)


@pytest.mark.parametrize("seats", [2, 3, 5, 6])
@pytest.mark.parametrize("code", ["trump:H", "oben", "trio:otu:C", "misere:trump:D"])
def test_any_number_of_seats_ends_the_same(code: str, seats: int) -> None:
    agree(parse_contract(code), Policy(), 50, 2, seats)


@pytest.mark.slow
@pytest.mark.timeout(600)
@pytest.mark.parametrize("contract", CONTRACTS, ids=str)
def test_a_million_plays_end_the_same(contract: Contract) -> None:
    """28,000 deals under one policy after the other."""
    policies = policies_of(contract)
    for seed, policy in enumerate(policies):
        agree(contract, policy, 28_000 // len(policies) + 1, seed)


@pytest.mark.parametrize(("seats", "count"), TABLES)
def test_hands_are_dealt_as_in_python(seats: int, count: int) -> None:
    batch = random_deals(make_game("oben", seats=seats, tricks=count), 40, 3)
    for index in range(len(batch)):
        assert tuple(batch.hands[index]) == random_hands(deal_key(3, index), seats, count)


@pytest.mark.parametrize(("workers", "cores"), [(3, 1), (None, 1), (None, 2), (None, None)])
def test_a_deal_is_the_same_in_any_company(
    workers: int | None, cores: int | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever the number of workers or cores, and whichever deals are played before it."""
    monkeypatch.setattr(os, "cpu_count", lambda: cores)
    game, count = make_game("trump:D"), 2 * CHUNK + 77
    alone = random_deals(game, count, 9)
    together = random_deals(game, count, 9, workers=workers)
    later = random_deals(game, 100, 9, first=count - 100)
    for name in ("keys", "leaders", "hands", "points", "tricks", "last"):
        assert np.array_equal(getattr(alone, name), getattr(together, name)), name
        assert np.array_equal(getattr(alone, name)[-100:], getattr(later, name)), name


def test_seeds_are_different_deals() -> None:
    """Kernels count in integers, so that these deals are the same on every machine."""
    game = make_game("oben")
    seen = {
        tuple(hands) for seed in range(50) for hands in random_deals(game, 50, seed).hands.tolist()
    }
    assert len(seen) == 2500


def test_given_deals_are_played_out() -> None:
    """With the same words as random ones of that seed."""
    game = make_game("zigzag:oben")
    dealt = random_deals(game, 300, 4)
    positions = Positions(hands=dealt.hands, leaders=dealt.leaders)
    assert outcomes(play_out(game, positions, 4)) == outcomes(dealt)
    other = play_out(game, positions, 5)
    assert outcomes(other) != outcomes(dealt)


def test_all_points_are_taken() -> None:
    """In a large batch, by seats that are all alike."""
    batch = random_deals(make_game("trump:S"), MANY, 6, workers=3)
    assert set(batch.points.sum(axis=1).tolist()) == {157}
    assert set(batch.tricks.sum(axis=1).tolist()) == {9}
    assert set(np.bitwise_or.reduce(batch.hands, axis=1).tolist()) == {PACK}
    assert np.abs(batch.points.sum(axis=0) - MANY * 157 / 4).max() < FAR


def test_trumps_come_first_where_they_must() -> None:
    """The first card of a misère with trumps (FW-P)."""
    contract = parse_contract("misere:trump:C")
    game = make_game(contract, trump_first=True)
    assert outcomes(random_deals(game, 400, 8)) != outcomes(
        random_deals(make_game(contract), 400, 8)
    )
    tables = compiled(contract, Policy())
    batch = random_deals(game, 400, 8)
    for index, outcome in enumerate(outcomes(batch)):
        hands, leader, key = batch.hands[index].tolist(), index % 4, deal_key(8, index)
        assert outcome == play_to_the_end(
            tables, hands, Moment(leader), partial(word, key), trump_first=True
        )


def test_what_cannot_be_played_is_refused() -> None:
    with pytest.raises(RulesError, match="only by playing"):
        make_game(OPEN)
    with pytest.raises(RulesError, match="larger pack"):
        make_game("oben", seats=5)

"""Random deals on the bare rules: the yardstick must play by them."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest

from buur.contracts import CONTRACTS, Contract, Policy, Tables, compile_contract
from buur.play.chance import shuffled
from buur.play.dealing import deal_pack
from buur.rules.legality import NOBODY_LED, legal_cards
from buur.rules.playout import play_random_deal, random_card
from buur.rules.tricks import trick_points, winner
from buur.seats import Seat
from tests.rules.scenario import rules_of

POLICIES = (Policy(), Policy(martinique8=True, only_trumps="forced_over", unde_values="ace11"))


def test_every_card_is_drawn_equally_often() -> None:
    """`random_card` favours none."""
    source = random.Random(1)
    drawn = [random_card(0b1011, source.random) for _ in range(3000)]
    assert all(850 < drawn.count(card) < 1150 for card in (0, 1, 3))
    assert set(drawn) == {0, 1, 3}


def total_of(contract: Contract) -> int:
    """What all cards and the last trick bring (variants §0.4)."""
    return {"tutti": 253, "tutti:oben": 125}.get(contract.code.removeprefix("misere:"), 157)


@pytest.mark.parametrize("policy", POLICIES, ids=["plain", "odd"])
@pytest.mark.parametrize("contract", CONTRACTS, ids=str)
def test_deal_brings_what_its_cards_hold(contract: Contract, policy: Policy) -> None:
    """Core §1.3."""
    schedule = compile_contract(contract, policy)
    for seed in range(20):
        source = random.Random(seed)
        hands = deal_pack(shuffled(source.random), rules_of(), Seat(3))
        assert sum(play_random_deal(schedule, hands, seed % 4, source.random)) == total_of(contract)


@pytest.mark.parametrize("policy", POLICIES, ids=["plain", "odd"])
@pytest.mark.parametrize("contract", CONTRACTS, ids=str)
def test_deal_agrees_with_the_plain_rules(contract: Contract, policy: Policy) -> None:
    """The same choices, played with `legal_cards` and `winner` trick by trick."""
    schedule = compile_contract(contract, policy)
    for seed in range(20):
        hands = deal_pack(shuffled(random.Random(seed).random), rules_of(), Seat(3))
        fast = play_random_deal(schedule, hands, 1, random.Random(seed).random)
        assert fast == plainly(schedule, hands, random.Random(seed))


def plainly(
    schedule: Sequence[Tables], hands: Sequence[int], source: random.Random
) -> tuple[int, int]:
    left, points, leader = list(hands), [0, 0], 1
    for tables in schedule:
        trick: list[int] = []
        for seat in ((leader + turn) % 4 for turn in range(4)):
            best = trick[winner(tables, trick)] if trick else 0
            if tables.buur in trick:
                best = tables.buur
            led = trick[0] // 9 if trick else NOBODY_LED
            card = random_card(legal_cards(tables, left[seat], led, best), source.random)
            left[seat] ^= 1 << card
            trick.append(card)
        leader = (leader + winner(tables, trick)) % 4
        points[leader % 2] += trick_points(tables, trick)
    points[leader % 2] += 5
    return points[0], points[1]

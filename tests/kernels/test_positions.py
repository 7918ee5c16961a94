"""Kernel = Python from the middle of a deal on."""

from __future__ import annotations

from functools import partial

import numpy as np
import pytest
from numpy.typing import ArrayLike

from buur.cards import Suit, parse_card
from buur.contracts import Contract, Policy, compile_contract, parse_contract
from buur.errors import ArgumentError, PositionError
from buur.kernels.batch import CHUNK, play_out, random_deals
from buur.kernels.game import Game, make_game
from buur.kernels.positions import Positions
from buur.rules.counter_rng import deal_key, random_card, word
from buur.rules.playout import Outcome, play_to_the_end
from tests.kernels.cases import HELD, SAMPLE, outcomes, policies_of
from tests.rules.moments import Begun, begun


def so_far(contract: Contract, policy: Policy, seats: int, key: int, cards: int) -> Begun:
    """Return a random deal of all cards of which so many have been played."""
    return begun(contract, policy, seats, HELD[seats], key, cards)


def positions_of(rows: list[Begun]) -> Positions:
    """Return these deals, which have come equally far, as arrays."""
    moments = [row.moment for row in rows]
    return Positions(
        hands=np.array([row.hands for row in rows], np.int64),
        leaders=[moment.leader for moment in moments],
        taken=moments[0].trick,
        lying=[moment.lying for moment in moments],
        firsts=[row.first for row in rows],
        points=[moment.points for moment in moments],
        tricks=[moment.tricks for moment in moments],
    )


def agree(
    contract: Contract, policy: Policy, seats: int, deals: int, seed: int, step: int = 1
) -> None:
    """Play deals on from every card, or from one of ``step``, by both, and compare."""
    game = make_game(contract, policy, seats=seats, tricks=HELD[seats])
    keys = [deal_key(seed, index) for index in range(deals)]
    for cards in range(seed % step, seats * HELD[seats], step):
        rows = [so_far(contract, policy, seats, key, cards) for key in keys]
        found = outcomes(play_out(game, positions_of(rows), seed + 1))
        for index, row in enumerate(rows):
            if cards == 0:
                first = random_card(row.hands[0], word(deal_key(seed + 1, index), 0)) // 9
                row = row._replace(
                    schedule=compile_contract(contract, policy, HELD[seats], Suit(first))
                )
            random = partial(word, deal_key(seed + 1, index))
            expected = play_to_the_end(row.schedule, row.hands, row.moment, random)
            assert found[index] == expected, (policy, cards, row)


@pytest.mark.parametrize("contract", SAMPLE, ids=str)
def test_deals_are_played_on_the_same(contract: Contract) -> None:
    """From every card under some policy, and under every policy from every place in a trick."""
    for seed, policy in enumerate(policies_of(contract)):
        agree(contract, policy, 4, 1, 20 + seed, step=3)


@pytest.mark.parametrize("seats", [2, 3, 5, 6])
@pytest.mark.parametrize("code", ["trump:H", "zigzag:unten", "trio:otu:C", "misere:trump:D"])
def test_any_number_of_seats_plays_on_the_same(code: str, seats: int) -> None:
    agree(parse_contract(code), Policy(), seats, 2, 21)


@pytest.mark.slow
@pytest.mark.timeout(600)
@pytest.mark.parametrize("contract", SAMPLE, ids=str)
def test_a_million_plays_from_the_middle_end_the_same(contract: Contract) -> None:
    """From every card of 1,600 deals on, one number of seats and policy after the other."""
    policies = policies_of(contract)
    for seed, policy in enumerate(policies):
        for seats in HELD:
            agree(contract, policy, seats, 1_600 // len(HELD) // len(policies), 100 * seed)


@pytest.mark.parametrize("code", ["trump:C", "tutti:oben", "trio:uto:S"])
def test_a_deal_that_is_taken_up_ends_as_it_did(code: str) -> None:
    """With the same seed: the number of a random word is that of the card in its deal."""
    contract, game = parse_contract(code), make_game(code)
    whole = outcomes(random_deals(game, 20, 7, leader=0))
    for cards in range(36):
        rows = [so_far(contract, Policy(), 4, deal_key(7, index), cards) for index in range(20)]
        assert outcomes(play_out(game, positions_of(rows), 7)) == whole, cards


def test_the_eight_that_took_the_buur_keeps_the_trick() -> None:
    """Martinique, taken up after both (core §1.3): the nine comes too late."""
    game = make_game("trump:S", Policy(martinique8=True))
    buur, eight, nine, other = map(parse_card, ("SJ", "S8", "S9", "D6"))
    left = np.array([[0, 0, 1 << nine, 1 << other]])
    batch = play_out(game, Positions(hands=left, taken=8, lying=[buur, eight]))
    assert outcomes(batch) == [Outcome((0, 20 + 14 + 5, 0, 0), (0, 1, 0, 0), 1)]


def test_what_is_the_same_in_all_rows_may_stand_once() -> None:
    game = make_game("trump:S")
    row = so_far(parse_contract("trump:S"), Policy(), 4, 3, 14)
    apart = positions_of([row] * 30)
    once = Positions(
        hands=np.broadcast_to(row.hands, (30, 4)),
        leaders=row.moment.leader,
        taken=3,
        lying=row.moment.lying,
        points=row.moment.points,
        tricks=row.moment.tricks,
    )
    assert outcomes(play_out(game, apart, 2)) == outcomes(play_out(game, once, 2))
    later = outcomes(play_out(game, once, 2, first=10))
    assert outcomes(play_out(game, apart, 2))[10:] == later[:20]


def test_workers_change_nothing() -> None:
    row = so_far(parse_contract("oben"), Policy(), 4, 5, 6)
    many = positions_of([row])
    many = Positions(
        hands=np.repeat(many.hands, 2 * CHUNK + 5, axis=0),
        leaders=row.moment.leader,
        taken=row.moment.trick,
        lying=row.moment.lying,
        points=row.moment.points,
        tricks=row.moment.tricks,
    )
    game = make_game("oben")
    alone, together = play_out(game, many, 1), play_out(game, many, 1, workers=4)
    assert np.array_equal(alone.points, together.points)
    assert np.array_equal(alone.tricks, together.tricks)
    assert not np.array_equal(alone.points[:CHUNK], alone.points[CHUNK : 2 * CHUNK])


def test_points_are_added_up_by_side() -> None:
    batch = random_deals(make_game("trump:S"), 50, 1)
    assert set(batch.side_points((0, 1, 0, 1)).sum(axis=1).tolist()) == {157}
    assert (batch.side_points((0, 1, 0, 1))[:, 0] == batch.points[:, 0] + batch.points[:, 2]).all()
    assert (batch.side_tricks((1, 1, 0, 1))[:, 0] == batch.tricks[:, 2]).all()


GAME = make_game("trump:S")
HANDS = [0x1FF, 0x1FF << 9, 0x1FF << 18, 0x1FF << 27]
"""A suit each."""


def moment(
    game: Game = GAME, hands: ArrayLike = (HANDS,), leaders: int = 0, taken: int = 0, **more: object
) -> None:
    """Play on from a moment that may be impossible."""
    positions = Positions(
        hands=np.array(hands, np.int64),
        leaders=leaders,
        taken=taken,
        **more,  # type: ignore[arg-type]
    )
    play_out(game, positions)


def test_what_is_no_moment_of_the_game_is_refused() -> None:
    """Kernels check nothing: a hand too small would have them read other memory."""
    moment()
    without = [HANDS[0] ^ 1, *HANDS[1:]]
    moment(hands=[without], lying=[0])
    for what, wrong in {
        "4 columns": {"hands": [HANDS[:3]]},
        "cannot have been taken": {"taken": 9},
        "fewer than 4 cards": {"lying": [1, 2, 3, 4]},
        "leader not below 4": {"leaders": 4},
        "card not below 36": {"hands": [without], "lying": [36]},
        "not in the pack": {"hands": [[1 << 36 | HANDS[0] ^ 1, *HANDS[1:]]]},
        "too many or too few": {"hands": [without]},
        "there twice": {"hands": [[HANDS[1], *HANDS[1:]]]},
        "row 1 has": {"hands": [HANDS, without]},
    }.items():
        with pytest.raises(PositionError, match=what):
            moment(**wrong)  # type: ignore[arg-type]
    hands = [[0xFF, 0xFF << 9, 0xFF << 18, 0xFF << 27]]
    tutti = make_game("tutti:oben")
    moment(tutti, hands, taken=1, firsts=2)
    with pytest.raises(PositionError, match="name its suit"):
        moment(tutti, hands, taken=1)
    with pytest.raises(PositionError, match="first suit not below 4"):
        moment(tutti, hands, taken=1, firsts=4)
    with pytest.raises(ArgumentError, match="leader is 4: expected a whole number from 0 to 3"):
        random_deals(GAME, 1, leader=4)

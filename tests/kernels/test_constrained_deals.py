"""Random deals under conditions, as arrays: equally likely, whatever the number of threads."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest

from buur.cards import PACK, Hand, parse_cards
from buur.errors import BuurError
from buur.kernels import Game, make_game, random_deals
from buur.kernels.batch import CHUNK
from buur.rules.constrained_deals import ConstrainedDeals, Given, Lengths, suit_counts

SMALL = parse_cards("S6 S7 S8 H6 H7 D6")
CONDITIONS: list[tuple[Given, Lengths]] = [
    ({}, {}),
    ({0: "S6"}, {}),
    ({0: "S6", 1: ["H7"]}, {2: {"S": 1}}),
    ({}, {0: {"S": range(1, 3), "H": 0}, 1: {"D": 1}}),
    ({0: ""}, {0: {"S": 1, "H": 1}, 2: {"D": 0}}),
]


def small(seats: int) -> Game:
    """Return a game of two tricks."""
    return make_game("oben", seats=seats, tricks=2, pack=SMALL)


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize(("given", "lengths"), CONDITIONS)
def test_every_deal_is_equally_likely(seats: int, given: Given, lengths: Lengths) -> None:
    """200 deals of each kind on average: the statistic has a mean of the degrees of freedom."""
    lengths = {seat: suits for seat, suits in lengths.items() if int(seat) < seats}
    deals = ConstrainedDeals(SMALL, seats, 2, given, lengths)
    count = 200 * deals.total
    batch = random_deals(small(seats), count, 5, given=given, lengths=lengths)
    found = Counter(map(tuple, batch.hands.tolist()))
    assert len(found) == deals.total
    squares = sum((many - 200) ** 2 / 200 for many in found.values())
    free = deals.total - 1
    assert squares < free + 4 * (2 * free) ** 0.5 + 1


def test_the_conditions_hold_in_every_deal() -> None:
    """And the rest is a deal like any other: hands of nine, all cards, 157 points."""
    given = {0: "SJ S9 SA", 2: "HA"}
    lengths: Lengths = {0: {"S": 3}, 1: {"C": range(4, 7)}}
    batch = random_deals(make_game("trump:S"), 2000, 9, given=given, lengths=lengths)
    for hands in batch.hands.tolist():
        assert Hand("SJ S9 SA") <= Hand(hands[0])
        assert "HA" in Hand(hands[2])
        assert suit_counts(hands[0])[0] == 3
        assert suit_counts(hands[1])[3] in range(4, 7)
        assert [hand.bit_count() for hand in hands] == [9] * 4
    assert set(np.bitwise_or.reduce(batch.hands, axis=1).tolist()) == {PACK}
    assert set(batch.points.sum(axis=1).tolist()) == {157}


def test_a_deal_depends_on_seed_and_index_alone() -> None:
    game, count = make_game("trump:D"), CHUNK + 77
    alone = random_deals(game, count, 9, lengths={3: {"H": 0}})
    together = random_deals(game, count, 9, lengths={3: {"H": 0}}, workers=3)
    later = random_deals(game, 50, 9, first=count - 50, lengths={3: {"H": 0}})
    assert np.array_equal(alone.hands, together.hands)
    assert np.array_equal(alone.points, together.points)
    assert np.array_equal(alone.hands[-50:], later.hands)
    assert len({tuple(hands) for hands in alone.hands[:1000].tolist()}) == 1000


def test_conditions_without_a_deal_are_refused() -> None:
    for given, lengths, said in (
        ({0: "SJ"}, {0: {"S": 0}}, "no deal fulfils lengths: seat 0 cannot hold"),
        ({7: "SJ"}, None, "the seat in given is 7"),
        (None, {0: "S"}, "lengths is 'S'"),
    ):
        with pytest.raises(BuurError, match=said):
            random_deals(make_game("oben"), 1, given=given, lengths=lengths)  # type: ignore[arg-type]

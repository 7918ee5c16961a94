"""Joining and exchanging are tried out with sampled initial deals."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count

import numpy as np
import pytest

from buur.bots import Bot, bot
from buur.bots.beliefs.initial_deals import (
    after_exchange_of_six,
    hands_points,
    sample_initial_deals,
)
from buur.bots.heuristics.exchanging import hand_points
from buur.bots.levels.sharp import Sharp
from buur.bots.search.deal_results import balance
from buur.bots.search.rollouts import Rollouts
from buur.cards import CardSet, parse_cards
from buur.kernels.deal_arrays import players_of
from buur.play.model.events import Counted, Exchanged, Joined
from buur.play.model.state import deal_of
from buur.play.partie import Partie, start
from buur.play.queries.deal_scores import points_by_line
from buur.play.table import Table
from buur.seats import Seat
from buur.variants.model import Variant
from buur.variants.registry import variant
from tests.bots.position import view_where
from tests.chance import seeded
from tests.games.pommes import four, said, table, three, two

STRONG = "DJ D9 DA DK HA HK SA CA C6"
WEAK = "S6 S8 S9 H6 H8 HT C6 C8 CT"
DOUBTFUL = "S7 SK H7 H8 HQ D7 D8 C7 C8"


def answers(hand: str, player: Bot, turned: str = "D8") -> str:
    act = player.choose(view_where(hand, rules="pomme", turned=turned))
    assert isinstance(act, Joined)
    return act.answer


@pytest.mark.parametrize(("hand", "answer"), [(STRONG, "play"), (WEAK, "drop")])
def test_it_joins_with_a_hand_that_is_worth_it(hand: str, answer: str) -> None:
    assert answers(hand, Sharp(0)) == answer


def test_the_first_to_speak_drops_out_with_a_hand_that_the_steady_player_joins_with() -> None:
    """All three others may join yet, and the more do, the less is left for a hand.

    Over the ways in which the cards may lie it loses three quarters of a putze by joining, with a
    standard error of a fortieth.
    """
    assert answers(DOUBTFUL, bot("steady", 0), turned="HK") == "play"
    assert {answers(DOUBTFUL, Sharp(seed), turned="HK") for seed in range(3)} == {"drop"}


def test_it_never_leaves_two_putzes_to_nobody() -> None:
    state = said(four(), "drop", "drop", "drop")
    assert Sharp(0).choose(state.view(state.waiting[0])) == Joined(Seat(3), "play")


def test_it_keeps_what_takes_tricks() -> None:
    hands = ("DJ D9 DK HA SA CA S6 H7 C8", "H6 H8 H9 HT HJ HQ S7 S8 S9")
    state = table("pomme-2", hands, "DT", ("C6 C7 C9", "CT CJ CQ"))
    act = Sharp(1).choose(state.view(Seat(0)))
    assert isinstance(act, Exchanged)
    assert act.cards == parse_cards("S6 H7 C8")


@pytest.mark.parametrize("rules", ["pomme", "pomme-2", "pomme-3"])
def test_every_way_is_the_whole_pack(rules: str) -> None:
    state = start(rules, seeded(3))
    deal, seat = deal_of(state), state.waiting[0]
    own = deal_of(state.view(seat).state)
    dealt = sample_initial_deals(state.view(seat), own, seat, 40, 7)
    together = np.bitwise_or.reduce(np.hstack([dealt.hands, dealt.piles]), axis=1)
    apart = deal.widow.up
    assert (together & dealt.rest == 0).all()
    assert (together | dealt.rest | apart == state.variant.pack.cards).all()
    assert (dealt.hands[:, seat] == deal.hands[seat]).all()
    sizes = np.bitwise_count(dealt.hands)
    assert (sizes == state.variant.hand_size).all()
    assert len({tuple(row) for row in dealt.hands.tolist()}) == 40
    if rules == "pomme":
        assert deal.turned is not None
        assert (dealt.hands[:, deal.dealer] >> deal.turned & 1).all()


def test_who_has_the_six_takes_the_turned_card() -> None:
    state = said(three(), "play", "drop", "play")
    deal = deal_of(state)
    found = after_exchange_of_six(state, deal, np.array([deal.hands], np.int64))[0]
    assert found[0] == deal.hands[0] ^ parse_cards("D6") ^ parse_cards("DA")
    assert found[1:].tolist() == list(deal.hands[1:])
    swapped = np.array([[deal.hands[1], deal.hands[0], deal.hands[2]]], np.int64)
    assert (
        after_exchange_of_six(state, deal, swapped) == swapped
    ).all()  # who dropped out takes nothing


def test_hands_are_rated_as_the_steady_player_does() -> None:
    state = two()
    hands = [CardSet(hand) for hand in deal_of(state).hands]
    points = hands_points(state.variant, np.array(hands, np.int64), deal_of(state).trump)
    rated = [hand_points(state.variant, hand, deal_of(state).trump) for hand in hands]
    assert points == pytest.approx(rated)


@pytest.mark.parametrize("rules", ["pomme", "pomme-2"])
def test_the_balance_is_what_is_written(rules: str) -> None:
    """Of deals whose points are known, above the average of all others: three that differ."""
    game = variant(rules, {"melds": False, "stock": False})
    seen: set[tuple[float, ...]] = set()
    for state in counted(game):
        marks = list(points_by_line(state))
        for seat in range(game.seats):
            rest = (sum(marks) - marks[seat]) / (game.seats - 1)
            assert _balance(state, Seat(seat)) == pytest.approx(marks[seat] - rest)
        seen.add(tuple(marks))
        if len(seen) == 3:
            break


def counted(rules: Variant) -> Iterator[Partie]:
    """Give the ends of deals of which some tricks were played, without end."""
    for seed in count(2):
        players = [bot("steady", seat) for seat in range(rules.seats)]
        table = Table(rules, players, chance=seeded(seed))
        while (event := table.next_event()) is not None:
            if isinstance(event, Counted) and deal_of(table.state).tricks:
                yield table.state
            table.do(event)


def _balance(state: Partie, seat: Seat) -> float:
    deal = deal_of(state)
    players = players_of(deal)
    points = np.array([[state.card_points[deal.sides[who]] for who in players]], np.int64)
    hands = np.zeros((1, len(players)), np.int64)
    return float(balance(state, hands, Rollouts(points, points, points.astype(float)), seat)[0])

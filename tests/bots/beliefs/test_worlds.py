"""Imagined hands agree with all that a seat knows, and each is as frequent as it is likely."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import count, islice, product
from typing import Any

import numpy as np
import pytest

from buur.bots import bot
from buur.bots.beliefs import Worlds, imagine
from buur.bots.beliefs.constraints import Constraints, count_deals
from buur.bots.beliefs.worlds import all_hands, sampled_hands
from buur.bots.features.memory import Memory, remember
from buur.cards import PACK, parse_cards
from buur.errors import ArgumentError, PositionError
from buur.kernels.deal_arrays import players_of
from buur.play.model.state import deal_of
from buur.play.partie import Partie
from buur.play.views import View
from buur.seats import Seat
from buur.variants.model import Variant
from buur.variants.registry import PRESETS, variant
from tests.bots.parties import events_of
from tests.bots.position import view_where
from tests.chance import seeded
from tests.families import shortened

SMALL = Constraints(
    known=(parse_cards("S6"), 0, parse_cards("HA"), 0),
    cards=(1, 2, 10, 11, 19, 20),
    may=(0, 1 << 1 | 1 << 2 | 1 << 10 | 1 << 19, 1 << 1 | 1 << 11 | 1 << 19 | 1 << 20, PACK),
    room=(0, 2, 2, 2),
)
"""Six cards for two seats and the stock, some of them barred from one."""


def every_deal(places: Constraints) -> Iterator[tuple[int, ...]]:
    """Give by place the cards of every deal that is possible."""
    for owners in product(range(places.count), repeat=len(places.cards)):
        held = list(places.known)
        for card, owner in zip(places.cards, owners, strict=True):
            held[owner] |= (places.may[owner] >> card & 1) << card
        sizes = [held[at].bit_count() - places.known[at].bit_count() for at in range(places.count)]
        if tuple(sizes) == places.room:
            yield tuple(held)


def test_all_deals_are_counted_and_listed() -> None:
    table, deals = count_deals(SMALL), list(every_deal(SMALL))
    assert table.total == len(deals) == 19
    assert sorted(map(tuple, all_hands(table).tolist())) == sorted(deals)


def test_deals_are_drawn_as_often_as_they_are_likely() -> None:
    """Each of 19 deals comes out within seven standard deviations of its share.

    Chance leaves them for one of the 19 once in 10^10 times.
    """
    likings = np.ones((6, 4))
    likings[0, 1], likings[3, 2], likings[5, 3] = 3.0, 0.25, 2.0
    table, many = count_deals(SMALL, likings), 40_000
    likely = dict.fromkeys(every_deal(SMALL), 1.0)
    for deal in likely:
        for card, place in ((0, 1), (3, 2), (5, 3)):
            held = deal[place] >> SMALL.cards[card] & 1
            likely[deal] *= likings[card, place] if held else 1.0
    assert table.total == pytest.approx(sum(likely.values()))
    found = Counter(map(tuple, sampled_hands(table, many, 5).tolist()))
    assert set(found) <= set(likely)
    for deal, weight in likely.items():
        share = weight / table.total
        assert abs(found[deal] / many - share) < 7 * (share * (1 - share) / many) ** 0.5


def test_few_deals_are_all_there_once() -> None:
    view = view_where(
        "S9",
        rules="schieber",
        contract="oben",
        tricks=[
            *("0: HA H6 H7 H8", "0: HK H9 HT HJ", "0: DA D6 D7 D8", "0: DK D9 DT DJ"),
            *("0: CA C8 C9 CT", "0: CK C6 C7 CJ", "0: SA S6 S7 S8", "0: SK ST SJ CQ"),
        ],
    )
    worlds = imagine(view, 100, trust=0.0)
    held = {int(hands[seat]) for hands in worlds.hands for seat in (1, 2, 3)}
    assert held == {parse_cards(card) for card in ("SQ", "HQ", "DQ")}
    # Who threw a queen of clubs on the king of spades has no spades left.
    assert len(worlds) == 4
    assert worlds.weights.tolist() == [0.25] * 4


def test_the_seed_decides() -> None:
    seen = dealt().view(Seat(2))
    one, same, other = imagine(seen, 8, 1), imagine(seen, 8, 1), imagine(seen, 8, 2)
    assert one.hands.tolist() == same.hands.tolist() != other.hands.tolist()


def dealt() -> Partie:
    """Return a partie in which the cards have just been dealt."""
    states = (state for state, _ in events_of(variant("schieber"), [bot("random", 1)] * 4, 5))
    return next(state for state in states if state.deal is not None and state.deal.is_dealt)


def test_hidden_cards_are_imagined_by_a_seat_with_a_hand() -> None:
    onlooker: Any = dealt().view(None)
    with pytest.raises(ArgumentError, match="expected a View"):
        imagine(onlooker, 8)
    with pytest.raises(PositionError, match="no cards are dealt"):
        imagine(Partie(variant=variant("schieber")).view(0), 8)


def check_worlds(view: View, memory: Memory, worlds: Worlds) -> None:
    """The worlds are complete deals that contradict nothing."""
    seats, hands = list(players_of(view.deal)), worlds.hands
    assert (np.bitwise_count(hands) == np.array(view.counts)[seats]).all()
    assert not (hands & ~np.array(memory.could)[seats]).any()
    assert not (np.array(memory.sure)[seats] & ~hands).any()
    hidden = np.bitwise_xor.reduce(hands, axis=1) ^ memory.hand ^ worlds.away
    assert (hidden == memory.unseen).all()
    assert worlds.weights.sum() == pytest.approx(1.0)


QUICK = ("schieber", "mise", "mise-5", "pomme-3", "pomme-2", "pandur", "molotow")


@pytest.mark.parametrize(
    "name", [pytest.param(n, marks=() if n in QUICK else pytest.mark.slow) for n in PRESETS]
)
def test_the_true_cards_are_possible_in_every_partie(name: str) -> None:
    for number, (state, seat) in enumerate(islice(moments(shortened(variant(name))), 12)):
        view = state.view(seat)
        memory = remember(view, deal_of(view.state), seat)
        for held, could, sure in zip(deal_of(state).hands, memory.could, memory.sure, strict=True):
            assert not held & ~could
            assert not sure & ~held
        check_worlds(view, memory, imagine(view, 20, number))


def moments(rules: Variant) -> Iterator[tuple[Partie, Seat]]:
    """Give moments of parties at which cards are held, one in five, with a seat; without end."""
    players = [bot("random", seat) for seat in range(rules.seats)]
    dice = seeded(4)
    for seed in count(9):
        for state, _ in events_of(rules, players, seed):
            if state.deal is not None and state.deal.is_dealt and dice.random() < 0.2:
                holding = [seat for seat, hand in enumerate(state.deal.hands) if hand]
                yield state, Seat(dice.choice(holding or [0]))

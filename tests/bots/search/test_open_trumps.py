"""Before there are trumps the search knows that a card makes them which does not follow suit."""

from __future__ import annotations

import random
from dataclasses import replace
from statistics import fmean

import numpy as np
import pytest

from buur.bots.search.card_search import Search
from buur.bots.utility.model import POINTS, TABLE_RANGE
from buur.cards import SUIT_SETS, CardSet, Rank, Suit, cards_in, make_card, mask_of
from buur.contracts import OPEN
from buur.play.model.events import Cut, Dealt, Opened
from buur.play.model.state import deal_of
from buur.play.partie import Partie
from buur.seats import Seat
from buur.variants.registry import variant
from tests.bots.parties import open_search
from tests.chance import seeded

TRICKS = 8
"""In which everybody can follow suit, where everybody has two cards of each, and one more."""


def one_card_left(dice: random.Random) -> Partie:
    """Return a deal of which the last trick is to be played, and will make the trumps."""
    state = Partie(variant=variant("molotow"), scores=(0,) * 4).do(Opened(Seat(3)))
    state = state.do(Cut(Seat(2), 9)).do(Dealt(_two_of_each(dice)))
    while len(deal_of(state).tricks) < TRICKS:
        hand = deal_of(state).hands[deal_of(state).turn]
        own = hand & SUIT_SETS[Suit(deal_of(state).turn)]
        spare = own if own.bit_count() == 1 else 0
        state = state.play(dice.choice(cards_in(CardSet(state.legal.cards.mask & ~spare))))
    return state


def _two_of_each(dice: random.Random) -> tuple[CardSet, ...]:
    """Return hands of two cards of each suit, and a third of the suit with its seat's number."""
    hands = [0] * 4
    for suit in map(Suit, range(4)):
        ranks = dice.sample(range(9), 9)
        for seat in range(4):
            own = [ranks.pop() for _ in range(3 if seat == suit else 2)]
            hands[seat] |= mask_of(make_card(suit, Rank(rank)) for rank in own)
    return tuple(map(CardSet, hands))


def by_points(state: Partie) -> Search:
    """Return a search that knows all hands and plays for points."""
    search = open_search(state, 50)
    values = np.tile(np.arange(-TABLE_RANGE, TABLE_RANGE + 1.0), (4, 1))
    utility = search.problem.utility._replace(ranking=POINTS, values=values)
    return replace(search, problem=search.problem._replace(utility=utility))


@pytest.mark.parametrize("seed", range(6))
def test_the_last_card_makes_all_before_it_count(seed: int) -> None:
    """Jack and nine of a suit that lie in tricks count 20 and 14 once it is trumps."""
    state = one_card_left(seeded(seed))
    deal = deal_of(state)
    assert deal.contract == OPEN
    card, seat = cards_in(state.legal.cards.mask)[0], deal.turn
    search = by_points(state)
    search.grow(0, [card], 3)
    while state.phase == "play":
        state = state.play(cards_in(state.legal.cards.mask)[0])
    made = state.card_points
    rest = fmean(points for side, points in enumerate(made) if side != state.team(seat))
    assert deal_of(state).contract != OPEN
    assert search.results()[0].gain == pytest.approx(made[state.team(seat)] - rest)

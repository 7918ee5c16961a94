"""Random deals that have come some way, played as plainly as can be."""

from __future__ import annotations

from typing import NamedTuple

from buur.cards import Card, Suit, mask_of
from buur.contracts import Contract, Policy, Tables, compile_contract
from buur.rules.counter_rng import random_card, word
from buur.rules.legality import NOBODY_LED, legal_cards
from buur.rules.playout import Moment, random_hands
from buur.rules.tricks import trick_points, winner


class Begun(NamedTuple):
    """A deal that has come some way."""

    schedule: tuple[Tables, ...]
    first: Suit
    """Of the first card, once it is played."""
    hands: tuple[int, ...]
    moment: Moment


def begun(
    contract: Contract, policy: Policy, seats: int, tricks: int, key: int, cards: int
) -> Begun:
    """Return a random deal, led by seat 0, of which so many cards have been played."""
    left, first, leader = list(random_hands(key, seats, tricks)), Suit(0), 0
    schedule = compile_contract(contract, policy, tricks)
    points, taken = [0] * seats, [0] * seats
    lying: list[int] = []
    for number in range(cards):
        tables, seat = schedule[number // seats], (leader + len(lying)) % seats
        card = random_card(_legal(tables, left[seat], lying), word(key, number))
        left[seat] ^= 1 << card
        lying.append(card)
        if number == 0:
            first = Suit(card // 9)
            schedule = compile_contract(contract, policy, tricks, first)
            tables = schedule[0]
        if len(lying) == seats:
            leader = (leader + winner(tables, lying)) % seats
            points[leader] += trick_points(tables, lying)
            taken[leader] += 1
            lying = []
    moment = Moment(leader, cards // seats, tuple(lying), tuple(points), tuple(taken))
    return Begun(schedule, first, tuple(left), moment)


def _legal(tables: Tables, hand: int, lying: list[int]) -> int:
    if not lying:
        return legal_cards(tables, hand, NOBODY_LED, 0)
    best = tables.buur if tables.buur in lying else lying[winner(tables, lying)]
    return legal_cards(tables, hand, lying[0] // 9, best, mask_of(map(Card, lying)))

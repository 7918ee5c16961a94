"""Strength of a hand in each contract: the expected margin of its side in points.

The scales were fitted by least squares to 6,000 random deals. Four steady players played each of
them out in every contract, with the chooser or the chooser's partner to lead. With one hand known,
the scale explains 22 % of the variance of a deal with trumps, 17 % of one without.
"""

from __future__ import annotations

import random
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final

from buur.cards import CardSet, Suit, mask_of
from buur.contracts import RANK_ORDERS, Contract
from buur.melds import best_declaration
from buur.play.pack.dealing import shuffled
from buur.variants.model import Variant
from buur.variants.option_groups.choice import ChoiceRules

_KING, _QUEEN, _JACK, _TEN, _NINE = 1 << 7, 1 << 6, 1 << 5, 1 << 4, 1 << 3
_ACE, _STOECK = 1 << 8, _KING | _QUEEN


@dataclass(frozen=True, slots=True, kw_only=True)
class SuitScale:
    """Points for a suit by its top cards, highest first in the order of the contract."""

    void: int
    """Points for having no card of the suit."""
    top: tuple[int, ...]
    """Points of the first, second, third … card of the unbroken sequence from the highest down."""
    first_and_third: int
    guarded_second: int
    guarded_third: int

    def rate(self, ranks: int) -> int:
        """Return the points of the cards of a suit, given as a mask of nine ranks."""
        if not ranks:
            return self.void
        length, run = ranks.bit_count(), 0
        while run < 9 and ranks >> 8 - run & 1:
            run += 1
        points = sum(self.top[:run])
        if run == 1 and ranks & _QUEEN:
            points += self.first_and_third
        if not run and ranks & _KING:
            points += self.guarded_second * (length > 1)
        elif not run and ranks & _QUEEN:
            points += self.guarded_third * (length > 2)
        return points


SIDE_SUIT: Final = SuitScale(
    top=(15, 14, 2), first_and_third=5, guarded_second=10, guarded_third=3, void=5
)
PLAIN_SUIT: Final = SuitScale(
    top=(34, 22, 10, 6, 6, 6),
    first_and_third=8,
    guarded_second=14,
    guarded_third=5,
    void=9,
)
TRUMP_POINTS: Final = (12, 12, 12, 33, 17, 55, 17, 18, 24)
"""Points of a trump, by rank from the six."""
FOURTH_TRUMP, STOECK_IN_HAND = 13, 20
TRUMP_BASE, PLAIN_BASE, ZIGZAG_BASE = -79, -57, 20
ZIGZAG_FIRST, ZIGZAG_SECOND = 1.3, 0.8
QUER_BASE, QUER_SCALE = 24, 1.65
TRIO_BASE, TRIO_SCALE = 5, 1.6
TUTTI_BASE, TUTTI_SCALE = -13, 0.95
MISERE: Final = {"trump": (-10, 1.2), "gumpf": (-10, 1.2), "tutti": (-122, 2.5)}
MISERE_ONE_WAY: Final = (-32, 1.2)
"""Base of a misère, and the factor of the same contract's value, which is subtracted. Misères whose
order changes during the deal are left out: there a hand says next to nothing."""
ALLY_ACE: Final = 19
"""Points that each ace of the pushing hand adds to its partner's contract."""
THREE_SUITS: Final = 6
"""Points that a push loses if the hand lacks a suit: the partner may choose it (document W25)."""
MELD_FRACTION: Final = 0.5
"""Share of the points of the own melds that is scored on average."""


def contract_value(rules: Variant, hand: CardSet, contract: Contract) -> float:
    """Return the expected margin of our side with its melds, after the multiplier."""
    multiplier = rules.choice.multiplier(contract)
    return multiplier * (deal_value(hand, contract) + expected_melds(rules, hand))


def deal_value(hand: int, contract: Contract) -> float:
    """Return the expected margin of the chooser's side, before the multiplier.

    The values of contracts other than trumps, oben, unten and zig-zag derive from these by rough
    scales, fitted to 200 deals each.
    """
    if contract.misere:
        if contract.kind in ("zigzag", "quer", "trio"):
            return 0.0
        base, scale = MISERE.get(contract.kind, MISERE_ONE_WAY)
        return base - scale * deal_value(hand, replace(contract, misere=False))
    match contract.kind:
        case "trump" | "gumpf" | "trio":
            return _with_trump(hand, contract)
        case "zigzag" | "quer":
            return _in_two_directions(hand, contract)
        case "tutti":
            return TUTTI_BASE + TUTTI_SCALE * _plain_value(hand, RANK_ORDERS["trump"])
        case "mitte":
            low = contract.upside_down
            return _plain_value(hand, RANK_ORDERS["mitte_unten" if low else "mitte_oben"])
        case "open":
            return _plain_value(hand, RANK_ORDERS["oben"])
        case "oben" | "unten":
            return _plain_value(hand, RANK_ORDERS[contract.kind])


def _with_trump(hand: int, contract: Contract) -> float:
    suit = Suit(0) if contract.suit is None else contract.suit
    if contract.kind == "gumpf":
        return _trump_value(_turned(hand, suit), suit)
    trump = _trump_value(hand, suit)
    if contract.kind == "trump":
        return trump
    up, down = _plain_value(hand, RANK_ORDERS["oben"]), _plain_value(hand, RANK_ORDERS["unten"])
    return TRIO_BASE + TRIO_SCALE * (trump + up + down) / 3


def _turned(hand: int, suit: Suit) -> int:
    """Return a hand with the ranks of all suits but ``suit`` in reverse order."""
    ranks = (
        _ranks(hand, other)
        if other == suit
        else _reordered(_ranks(hand, other), RANK_ORDERS["unten"])
        for other in range(4)
    )
    return sum(mask << 9 * other for other, mask in enumerate(ranks))


def _in_two_directions(hand: int, contract: Contract) -> float:
    up, down = _plain_value(hand, RANK_ORDERS["oben"]), _plain_value(hand, RANK_ORDERS["unten"])
    first, second = (down, up) if contract.upside_down else (up, down)
    if contract.kind == "zigzag":
        return ZIGZAG_BASE + ZIGZAG_FIRST * first + ZIGZAG_SECOND * second
    share = contract.turn / hand.bit_count() if hand else 0.0
    return QUER_BASE + QUER_SCALE * (share * first + (1.0 - share) * second)


def _ranks(hand: int, suit: int) -> int:
    return hand >> 9 * suit & 0x1FF


def _trump_value(hand: int, trump: Suit) -> int:
    ranks = _ranks(hand, trump)
    points = TRUMP_BASE + sum(worth for rank, worth in enumerate(TRUMP_POINTS) if ranks >> rank & 1)
    points += FOURTH_TRUMP * (ranks.bit_count() >= 4)
    points += STOECK_IN_HAND * (ranks & _STOECK == _STOECK)
    return points + sum(SIDE_SUIT.rate(_ranks(hand, suit)) for suit in range(4) if suit != trump)


def _plain_value(hand: int, order: tuple[int, ...]) -> int:
    suits = [_reordered(_ranks(hand, suit), order) for suit in range(4)]
    return PLAIN_BASE + sum(map(PLAIN_SUIT.rate, suits))


@lru_cache(maxsize=4096)
def _reordered(ranks: int, order: tuple[int, ...]) -> int:
    """Return the ranks of a suit as a mask by strength, the highest at bit 8."""
    return sum(1 << strength for rank, strength in enumerate(order) if ranks >> rank & 1)


def expected_melds(rules: Variant, hand: CardSet) -> float:
    """Return the points that a hand's own melds may score."""
    if not rules.meld.melds:
        return 0.0
    return MELD_FRACTION * sum(meld.points for meld in best_declaration(hand, rules.meld.rules))


def push_value(rules: Variant, hand: CardSet) -> float:
    """Return the expected margin if the partner chooses the contract, after the multiplier."""
    best, multiplier = best_contract_value(rules.choice)
    aces = sum(_ranks(hand, suit) >> 8 & 1 for suit in range(4))
    three_suits = any(not _ranks(hand, suit) for suit in range(4))
    support = ALLY_ACE * (aces - 1) - THREE_SUITS * three_suits + expected_melds(rules, hand)
    return best + multiplier * support


@lru_cache(maxsize=64)
def best_contract_value(rules: ChoiceRules) -> tuple[float, float]:
    """Return the mean value of the best contract of a random hand, and its mean multiplier."""
    dice, hands = random.Random(1), 256
    best = factors = 0.0
    for _ in range(hands):
        hand = mask_of(shuffled(dice.random)[:9])
        values = [
            (rules.multiplier(contract) * deal_value(hand, contract), rules.multiplier(contract))
            for contract in rules.offered
        ]
        value, factor = max(values)
        best, factors = best + value / hands, factors + factor / hands
    return best, factors

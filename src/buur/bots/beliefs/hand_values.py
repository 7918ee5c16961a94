"""Values of many hands at once: scales of contracts and melds as lookup tables by suit.

In every contract the value of a hand is a sum over its suits, so 512 entries for a suit suffice.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from buur.bots.features.hand_strength import QUER_BASE, QUER_SCALE, deal_value
from buur.cards import CardSet, Suit
from buur.contracts import OBEN, UNTEN, Contract
from buur.kernels.game import Floats, Ints
from buur.melds import MeldRules, best_declaration, melds_in

_RANKS: Final = 0x1FF
_FOUR: Final = 1 | 1 << 9 | 1 << 18 | 1 << 27


def deal_values(hands: Ints, contract: Contract, size: int) -> Floats:
    """Return the `deal_value` of each hand of ``size`` cards."""
    if contract.kind == "quer" and not contract.misere:
        low = contract.upside_down
        first, second = (deal_values(hands, way, size) for way in _ways(low))
        share = contract.turn / size
        return QUER_BASE + QUER_SCALE * (share * first + (1.0 - share) * second)
    usual = contract if contract.suit is None else replace(contract, suit=Suit(0))
    found = np.full(len(hands), float(deal_value(0, usual)))
    for suit in range(4):
        own = contract.suit is None or suit == contract.suit
        found += _by_suit(usual, 0 if own else 1)[hands >> 9 * suit & _RANKS]
    return found


def _ways(low: bool) -> tuple[Contract, Contract]:
    return (UNTEN, OBEN) if low else (OBEN, UNTEN)


def sum_by_suit(hands: Ints, worth: Callable[..., float], *args: Hashable) -> Floats:
    """Return by hand the value of ``worth``, a function that is a sum over suits.

    Args:
        hands: the hands, as card sets.
        worth: the function of a hand.
        args: the further arguments of ``worth``.
    """
    found = np.full(len(hands), float(worth(0, *args)))
    for suit in range(4):
        found += _parts(worth, suit, args)[hands >> 9 * suit & _RANKS]
    return found


@lru_cache(maxsize=256)
def _parts(worth: Callable[..., float], suit: int, args: tuple[Hashable, ...]) -> Floats:
    empty = worth(0, *args)
    return np.array([worth(ranks << 9 * suit, *args) - empty for ranks in range(512)])


@lru_cache(maxsize=256)
def _by_suit(contract: Contract, suit: int) -> Floats:
    """Return by set of ranks of a suit the value that these cards add to an empty hand."""
    empty = deal_value(0, contract)
    return np.array([deal_value(ranks << 9 * suit, contract) - empty for ranks in range(512)])


def meld_values(hands: Ints, rules: MeldRules) -> Floats:
    """Return the points of all melds of each hand; a card in a run and a four counts in both."""
    found: Floats = np.sum(list(_melds(hands, _runs(rules), rules.scale.fours)), axis=0)
    return found


def best_melds(hands: Ints, rules: MeldRules) -> Floats:
    """Return the points of the meld that counts most, by hand."""
    found: Floats = np.max(list(_melds(hands, _longest(rules), rules.scale.fours)), axis=0)
    return found


def meld_order(hands: Ints, rules: MeldRules) -> Ints:
    """Return by hand a number that orders hands by their best meld; 0 without a meld.

    The order is by points, then by the highest card. Among equal melds trump makes no difference.
    """
    fours = [16 * points + rank for rank, points in enumerate(rules.scale.fours)]
    found: Ints = np.max(list(_melds(hands, _heights(rules), fours)), axis=0)
    return found


def _melds(hands: Ints, runs: NDArray[Any], fours: Sequence[int]) -> Iterator[NDArray[Any]]:
    """Yield by hand the value of its runs in each suit, and of each four of a kind.

    Args:
        hands: the hands, as card sets.
        runs: the value of the runs in a suit, by set of ranks.
        fours: the value of four of a kind, by rank.
    """
    for suit in range(4):
        yield runs[hands >> 9 * suit & _RANKS]
    for rank, value in enumerate(fours):
        four = _FOUR << rank
        yield value * (hands & four == four)


@lru_cache(maxsize=16)
def _heights(rules: MeldRules) -> Ints:
    """Return by set of ranks of a suit the number of the best run, see `meld_order`."""
    melds = (melds_in(CardSet(ranks), rules) for ranks in range(512))
    return np.array(
        [max((16 * meld.points + meld.top for meld in found), default=0) for found in melds]
    )


@lru_cache(maxsize=16)
def _runs(rules: MeldRules) -> Floats:
    """Return by set of ranks of a suit the points of the runs in it."""
    melds = (best_declaration(CardSet(ranks), rules) for ranks in range(512))
    return np.array([sum(meld.points for meld in found) for found in melds], float)


@lru_cache(maxsize=16)
def _longest(rules: MeldRules) -> Floats:
    """Return by set of ranks of a suit the points of the run that counts most."""
    melds = (melds_in(CardSet(ranks), rules) for ranks in range(512))
    return np.array([max((meld.points for meld in found), default=0) for found in melds], float)

"""Enumeration of the contracts of a rule set, and the largest sum of points of its deals."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from buur.cards import SUITS, Suit, cards_in
from buur.contracts import OPEN, TRUMPS, Contract
from buur.play.acts.fixed_contract import turned_contract
from buur.variants.model import Variant
from buur.variants.option_groups.checklist import row_contracts
from buur.variants.registry import RulesLike, rules_of

DEALS: Final = (1, 2)
"""Numbers of representative deals: the rules of the first may differ from those of the others."""


def contracts_of(rules: RulesLike) -> tuple[Contract, ...]:
    """Return the contracts that a rule set allows, each once, in the order of the observations.

    >>> [contract.code for contract in contracts_of("chibre")]
    ['trump:S', 'trump:H', 'trump:D', 'trump:C']

    Args:
        rules: the rule set, or the name of one.

    Raises:
        RulesError: there is no such rule set.
        ArgumentError: the argument is neither rules nor a name.
    """
    return _contracts_of(rules_of(rules))


@lru_cache(maxsize=256)
def _contracts_of(variant: Variant) -> tuple[Contract, ...]:
    return tuple(dict.fromkeys((*chosen(variant), *_found(variant))))


def chosen(variant: Variant) -> Iterator[Contract]:
    """Yield the contracts that a player may name, some of them twice."""
    yield from variant.choice.offered
    for row in variant.checklist.rows:
        yield from row_contracts(row.key, variant.choice)


def _found(variant: Variant) -> Iterator[Contract]:
    """Yield the contracts that no player names, such as the suit of a turned card."""
    rules = variant.choice
    stages = {stage for number in DEALS for stage in variant.phases_of(number)}
    if "turn" in stages:
        yield from (turned_contract(rules, card) for card in cards_in(variant.pack.cards))
    if "impose" in stages:
        suits = (Suit(SUITS.index(letter)) for letter in rules.imposed)
        yield from (TRUMPS[suit] for suit in suits)
    if "reveal" in stages:
        yield from (OPEN, *TRUMPS)


def most_points(variant: Variant) -> int:
    """Return the largest sum of points in the tricks of a deal of a rule set."""
    cards, found = cards_in(variant.pack.cards), 0
    for number in DEALS:
        tricks = variant.plan(number).hand
        for contract in contracts_of(variant):
            schedule = variant.compiled(contract, number)
            points = sum(schedule[0].points[card] for card in cards) + schedule[0].trick * tricks
            found = max(found, points + variant.score.last_trick + schedule[-1].last)
    return found

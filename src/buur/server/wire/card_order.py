"""Order and points of the cards in a contract as JSON, trick by trick."""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct

from buur.cards import RANKS, SUITS, Card, Suit, cards_in, rank_of, suit_of
from buur.contracts import Contract, Tables
from buur.variants.model import Variant


class SuitOrder(Struct, frozen=True):
    """Suits whose cards have the same order and points."""

    suits: list[str]
    trump: bool
    """Whether a card of these suits beats all cards of the others."""
    cards: tuple[tuple[str, int], ...]
    """Ranks with their points, the highest first."""


class CardOrder(Struct, frozen=True):
    """The cards of a deal in a contract."""

    orders: tuple[tuple[SuitOrder, ...], ...]
    """The different orders of a deal, each with trumps first."""
    tricks: tuple[int, ...]
    """By trick: the index of its order."""
    trick: int
    """Points of every trick beside its cards."""
    last: int
    """Points of the last trick beside its cards."""
    total: int
    """Points of a whole deal, with those of the last trick."""


@lru_cache(maxsize=512)
def card_order(rules: Variant, contract: Contract, deal_no: int, led: Suit | None) -> CardOrder:
    """Return order and points of the cards.

    Args:
        rules: the rule set.
        contract: the contract of the deal.
        deal_no: the number of the deal, from 1, where points change from deal to deal.
        led: the suit of the first card of the deal, None before it is led.

    Raises:
        ArgumentError: there is no such deal.
    """
    schedule = rules.compiled(contract, deal_no, first_led=led)
    pack = tuple(cards_in(rules.pack.cards))
    orders = [_order(pack, tables) for tables in schedule]
    different = tuple(dict.fromkeys(orders))
    last = rules.score.last_trick + schedule[-1].last
    points = sum(schedule[0].points[card] for card in pack)
    return CardOrder(
        orders=tuple(tuple(map(_suit_order, order)) for order in different),
        tricks=tuple(map(different.index, orders)),
        trick=schedule[0].trick,
        last=last,
        total=points + schedule[0].trick * len(schedule) + last,
    )


_Ranking = tuple[tuple[str, int], ...]
_Group = tuple[tuple[str, ...], bool, _Ranking]


def _order(pack: tuple[Card, ...], tables: Tables) -> tuple[_Group, ...]:
    """Return the suits by ranking, trumps first."""
    groups: dict[tuple[bool, _Ranking], tuple[str, ...]] = {}
    for number, suit in enumerate(SUITS):
        cards = [card for card in pack if suit_of(card) == number]
        cards.sort(key=lambda card: -tables.strength[card])
        ranking = tuple((RANKS[rank_of(card)], tables.points[card]) for card in cards)
        is_trump = any(tables.trump_mask >> card & 1 for card in cards)
        if cards:
            groups[is_trump, ranking] = (*groups.get((is_trump, ranking), ()), suit)
    found = [(suits, trump, ranking) for (trump, ranking), suits in groups.items()]
    return tuple(sorted(found, key=lambda group: not group[1]))


def _suit_order(group: _Group) -> SuitOrder:
    suits, trump, ranking = group
    return SuitOrder(list(suits), trump, ranking)

"""Declarations of a hand: all that are allowed, and the best one (core §5.2 to §5.4)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations
from typing import Literal, get_args

from buur.arguments import one_of
from buur.cards import CardSet, HandLike, Suit
from buur.melds.comparison import checked_melds, comparison, strength_in
from buur.melds.detection import Meld, MeldRules, check_rules, checked_set, meld_of, melds_in

Auto = Literal["max_points", "max_best"]
"""Preference among declarations: the most points, or the strongest single meld."""


def is_declarable(melds: Iterable[Meld], hand: HandLike, rules: MeldRules) -> bool:
    """Tell whether these melds may be declared together out of a hand.

    >>> rules, hand = MeldRules(), "S6 S7 S8 S9 HA"
    >>> is_declarable([Meld("S6 S7 S8 S9", 50)], hand, rules)
    True
    >>> is_declarable([Meld("S6 S7 S8", 20), Meld("S7 S8 S9", 20)], hand, rules)
    False

    Args:
        melds: the melds.
        hand: the cards in any form, see `buur.cards.set_of`.
        rules: the options for melds, such as ``variant("schieber").meld.rules``.

    Raises:
        NotationError: a code is no card.
        ArgumentError: an argument is of another type.
    """
    check_rules(rules)
    melds, hand = checked_melds(melds), checked_set(hand, "hand")
    held = all(meld.cards & ~hand == 0 and meld_of(meld.cards, rules) == meld for meld in melds)
    return held and all(_fit(one, other, hand, rules) for one, other in combinations(melds, 2))


def _fit(one: Meld, other: Meld, hand: CardSet, rules: MeldRules) -> bool:
    if one.cards & other.cards:
        return rules.cross_meld and one.kind != other.kind
    if rules.split_runs or one.suit is None or one.suit != other.suit:
        return True
    return not _are_of_one_run(one, other, hand)


def _are_of_one_run(one: Meld, other: Meld, hand: CardSet) -> bool:
    """Tell whether the hand joins two disjoint runs of a suit into a longer one."""
    both = one.cards | other.cards
    lowest, beyond = both & -both, 1 << both.bit_length()
    return hand & (beyond - lowest) == beyond - lowest


def declarations(hand: HandLike, rules: MeldRules) -> Iterator[tuple[Meld, ...]]:
    """Yield every set of melds that may be declared out of a hand, the empty set first.

    >>> list(declarations("S6 S7 S8", MeldRules()))
    [(), (Meld('S6 S7 S8', 20),)]

    Args:
        hand: the cards in any form, see `buur.cards.set_of`.
        rules: the options for melds, such as ``variant("schieber").meld.rules``.

    Raises:
        NotationError: a code is no card.
        ArgumentError: these are no cards or no options for melds.
    """
    cards = checked_set(hand, "hand")
    return _extend((), melds_in(cards, rules), cards, rules)


def _extend(
    chosen: tuple[Meld, ...], rest: tuple[Meld, ...], hand: CardSet, rules: MeldRules
) -> Iterator[tuple[Meld, ...]]:
    yield chosen
    for number, meld in enumerate(rest, 1):
        fitting = tuple(other for other in rest[number:] if _fit(meld, other, hand, rules))
        yield from _extend((*chosen, meld), fitting, hand, rules)


def best_declaration(
    hand: HandLike,
    rules: MeldRules,
    *,
    auto: Auto = "max_points",
    trump: Suit | str | None = None,
    upside_down: bool = False,
) -> tuple[Meld, ...]:
    """Return the best declaration of a hand, the strongest meld first.

    >>> best_declaration("S6 S7 S8 S9 HQ HK HA", MeldRules())
    (Meld('S6 S7 S8 S9', 50), Meld('HQ HK HA', 20))

    ``max_points`` takes most points, then the strongest best meld, then the fewest melds;
    ``max_best`` the strongest best meld, then most points, then the fewest melds. All
    declarations are tried, since taking the most valuable meld first may cost points.

    Args:
        hand: the cards in any form, see `buur.cards.set_of`.
        rules: the options for melds, such as ``variant("schieber").meld.rules``.
        auto: ``max_points`` or ``max_best``.
        trump: the trump suit by its number or letter, None without.
        upside_down: whether low ranks beat high ones.

    Raises:
        NotationError: a code is no card, or a text is no letter of a suit.
        ArgumentError: an argument is of another type or out of range.
    """
    if auto != "max_points":
        one_of(auto, get_args(Auto), "auto")
    cards = checked_set(hand, "hand")
    melds = melds_in(cards, rules)
    way = comparison(rules.order, trump, upside_down)
    if len(melds) < 2:
        return melds
    keys = {meld.cards: strength_in(meld, way) for meld in melds}

    def rate(declaration: tuple[Meld, ...]) -> tuple[object, ...]:
        total = sum(meld.points for meld in declaration)
        ranked = sorted((keys[meld.cards] for meld in declaration), reverse=True)
        first = (total, ranked[:1]) if auto == "max_points" else (ranked[:1], total)
        return (*first, -len(declaration), ranked)

    best = max(_extend((), melds, cards, rules), key=rate)
    return tuple(sorted(best, key=lambda meld: keys[meld.cards], reverse=True))

"""Declarations of a hand: all that are allowed, and the best one (core §5.2 to §5.4)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Literal

from buur.cards import CardSet, Suit
from buur.melds.comparison import strength
from buur.melds.detection import Meld, MeldRules, meld_of, melds_in

Auto = Literal["max_points", "max_best"]
"""Preference among declarations: the most points, or the strongest single meld."""


def is_declarable(melds: Sequence[Meld], hand: CardSet, rules: MeldRules) -> bool:
    """Tell whether these melds may be declared together out of a hand."""
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


def declarations(hand: CardSet, rules: MeldRules) -> Iterator[tuple[Meld, ...]]:
    """Yield every set of melds that may be declared out of a hand, the empty set first."""
    return _extend((), melds_in(hand, rules), hand, rules)


def _extend(
    chosen: tuple[Meld, ...], rest: tuple[Meld, ...], hand: CardSet, rules: MeldRules
) -> Iterator[tuple[Meld, ...]]:
    yield chosen
    for number, meld in enumerate(rest, 1):
        fitting = tuple(other for other in rest[number:] if _fit(meld, other, hand, rules))
        yield from _extend((*chosen, meld), fitting, hand, rules)


def best_declaration(
    hand: CardSet,
    rules: MeldRules,
    *,
    auto: Auto = "max_points",
    trump: Suit | None = None,
    upside_down: bool = False,
) -> tuple[Meld, ...]:
    """Return the best declaration of a hand, the strongest meld first.

    ``max_points`` takes most points, then the strongest best meld, then the fewest melds;
    ``max_best`` the strongest best meld, then most points, then the fewest melds. All
    declarations are tried, since taking the most valuable meld first may cost points.
    """
    melds = melds_in(hand, rules)
    if len(melds) < 2:
        return melds
    keys = {
        meld.cards: strength(meld, rules.order, trump, upside_down=upside_down) for meld in melds
    }

    def rate(declaration: tuple[Meld, ...]) -> tuple[object, ...]:
        total = sum(meld.points for meld in declaration)
        ranked = sorted((keys[meld.cards] for meld in declaration), reverse=True)
        first = (total, ranked[:1]) if auto == "max_points" else (ranked[:1], total)
        return (*first, -len(declaration), ranked)

    best = max(_extend((), melds, hand, rules), key=rate)
    return tuple(sorted(best, key=lambda meld: keys[meld.cards], reverse=True))

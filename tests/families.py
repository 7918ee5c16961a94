"""Selections of rule sets, for what takes long: few that together have everything once."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator, Mapping
from functools import cache
from typing import Final

import pytest

from buur.variants.model import Variant
from buur.variants.options import Option
from buur.variants.registry import DEFAULT, PRESETS
from buur.variants.relevance import irrelevant_options
from buur.variants.rule_set import OPTIONS

Trait = tuple[str, Hashable]
"""Something that a rule set has, and some others have not: an option's name and its value."""

MECHANISMS: Final = (
    *("contracts", "ladder", "sheet", "prediction", "join", "renounce", "call", "rob"),
    *("melds", "stock", "marriages", "solder_test", "values", "misere_match"),
    *("write", "bid_failed", "finish", "claim", "strokes", "lowest_wins"),
)
"""Options that decide what a deal goes through, how it is written and how a partie ends."""


def traits(rules: Variant, options: Iterable[str] = OPTIONS) -> Iterator[Trait]:
    """Give what a rule set has: its table and phases, and the values of options that matter to it.

    Of numbers and texts it counts whether there is one; of sets of words every word.
    """
    yield from {
        "seats": rules.seats,
        "lines": rules.lines,
        "sharing": rules.sharing,
        "cards": rules.pack.cards.bit_count(),
        "sits_out": not rules.dealer_plays,
        "widow": bool(rules.plan(1).widow),
    }.items()
    yield from (("phase", stage) for deal in (1, 2) for stage in rules.phases_of(deal))
    silent = frozenset(irrelevant_options(rules))
    for name in options:
        if name not in silent:
            yield from ((name, value) for value in _values(OPTIONS[name], rules))


def _values(option: Option, rules: Variant) -> tuple[Hashable, ...]:
    value = rules.option(option.name)
    match option.kind:
        case "number" | "text":
            return (bool(value),)
        case "set":
            return tuple(str(value).split("+"))
        case _:
            return (value,)


@cache
def selection(*options: str) -> tuple[str, ...]:
    """Return few presets that together have every trait that any preset has.

    Args:
        options: whose values count beside table and phases; every option if none is named.
    """
    rules = {name: preset.variant for name, preset in PRESETS.items()}
    return few({name: frozenset(traits(one, options or OPTIONS)) for name, one in rules.items()})


def few(having: Mapping[str, frozenset[Hashable]]) -> tuple[str, ...]:
    """Return few presets that together have all that any preset has, in the registry's order.

    The default is among them, since most parties are played by it. Always the next is the one that
    has most of what is missing, of equals the first of the registry; in the end those are left out
    of which the others have everything.
    """
    missing = set().union(*having.values()) - having[DEFAULT]
    chosen = [DEFAULT]
    while missing:
        best = max(having, key=lambda name: len(having[name] & missing))
        chosen.append(best)
        missing -= having[best]
    for name in chosen[1:]:
        others = (having[other] for other in chosen if other != name)
        if having[name] <= frozenset().union(*others):
            chosen.remove(name)
    return tuple(name for name in PRESETS if name in chosen)


def in_turn(names: Iterable[str] = PRESETS) -> list[object]:
    """Return parameters: of the presets those of every mechanism are quick, the others slow."""
    return [pytest.param(name, marks=() if is_quick(name) else pytest.mark.slow) for name in names]


def is_quick(name: str) -> bool:
    """Whether a rule set is looked at in the fast suite; rules that are no preset always are."""
    return name not in PRESETS or name in selection(*MECHANISMS)


def shortened(rules: Variant) -> Variant:
    """Return the same rules for a partie of a few deals: more ends to look at in less time."""
    by_deals = rules.partie.finish == "deals"
    deals = rules.seats if rules.partie.strokes == "low_half" else 3
    target = min(500, rules.partie.target)
    return rules.with_options({"deals": deals} if by_deals else {"target": target})

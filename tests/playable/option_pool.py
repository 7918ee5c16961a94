"""Values that generated rule sets give to each option, as `Option.parse` returns them."""

from __future__ import annotations

from functools import cache
from typing import Final

from buur.variants.options import Value
from buur.variants.registry import PRESETS
from buur.variants.rule_set import OPTIONS

MORE_VALUES: Final[dict[str, tuple[object, ...]]] = {
    "first_card": ("SA", "C6", "HK"),
    "packets": (
        *("9", "3-6", "4-w-3-2", "8", "1-7", "7", "6", "12", "6-6", "18", "5-4", "w-3-3", "3-3-w"),
        *("4-3-4", "2-3", "4", "w-9", "2-2-2"),
    ),
    "packets_later": ("9", "12", "7", "18", "8", "6", "2-4", "5-2"),
    "widow_up": (0, 1, 2, 3, 4, 12),
    "widow_down": (0, 1, 2, 3, 4, 6, 7, 8, 11, 12, 18),
    "pile": (0, 1, 2, 3, 4),
    "contracts": (
        *("slalom+quer+trio", "tutti+tutti_oben", "mitte+gumpf", "suits+misere", "oben+tutti_oben"),
        *("tutti+misere", "suits+quer+gumpf+misere"),
        "suits+oben+unden+slalom+quer+trio+tutti+tutti_oben+mitte+gumpf+misere",
    ),
    "quer_tricks": (1, 3, 7, 8, 11),
    "imposed": ("S", "HC"),
    "multipliers": ({}, {"S": 2, "oben": 3}, {"zigzag": 20, "unten": 7, "D": 5}),
    "bid_low": (1, 50, 150, 2000),
    "bid_step": (1, 10, 100),
    "bid_high": (100, 157, 300, 5000),
    "match_worth": (1, 157, 1000),
    "sheet": (
        *("S", "suits", "joker", "oben unden", "suits:2 tutti_oben mitte:3", "gumpf joker:4"),
        *("misere oben:20", "tutti slalom trio"),
    ),
    "last_trick": (0, 5, 100),
    "putzes": (1, 2, 3),
    "pomme_below": (1, 21, 120, 157),
    "pommes_lose": (0, 1, 3, 20),
    "misere_worth": (3, 4),
    "target": (1, 50, 157, 1000),
    "deals": (0, 1, 2, 3, 4, 5, 6, 12),
    "forfeit": (0, 1000),
    "bye": (0, 2000),
}
"""Values of numbers, and those of texts, sets and tables beyond the values of presets."""


@cache
def values_of(name: str) -> tuple[Value, ...]:
    """Return the values that generated rule sets give to an option."""
    option = OPTIONS[name]
    if option.kind == "flag":
        return (False, True)
    presets = [preset.variant.option(name) for preset in PRESETS.values()]
    more = map(option.parse, (*option.values, *MORE_VALUES.get(name, ())))
    return tuple(dict.fromkeys(more if option.kind == "number" else [*more, *presets]))

"""Relevance of options: an option matters to a rule set that meets its `needs`."""

from __future__ import annotations

from typing import Final

from buur.variants.needs import Needs, are_met, where
from buur.variants.rule_set import OPTIONS, RuleSet, find_option

SWITCHES: Final[dict[str, str]] = {
    "auction": "ladder",
    "checklist": "sheet",
    "predict": "prediction",
    "join": "join",
    "meld": "melds",
    "stoeck": "stock",
    "marriage": "marriages",
}
"""The option that turns the mechanism of a group on, by group."""

MECHANISMS: Final[dict[str, Needs]] = {
    "solo": (where(sharing="declarer"),),
    "king": (where(sharing="king"),),
    "putze": (where(write="putzes"),),
}
"""The needs of the mechanism of a group that no option of its own turns on."""


def needs_of(name: str) -> Needs:
    """Return the needs of an option: those of its group, and its own."""
    option = find_option(name)
    switch = SWITCHES.get(option.group, name)
    of_group = () if switch == name else (where(**{switch: True}),)
    return (*MECHANISMS.get(option.group, ()), *of_group, *option.needs)


def is_relevant(name: str, rules: RuleSet) -> bool:
    """Tell whether an option changes anything in a rule set, or would turn something on."""
    return are_met(needs_of(name), rules.facts)


def irrelevant_options(rules: RuleSet) -> tuple[str, ...]:
    """Return the options that change nothing in a rule set."""
    facts = rules.facts
    return tuple(name for name in OPTIONS if not are_met(needs_of(name), facts))

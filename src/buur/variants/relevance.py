"""Relevance of options: an option matters to a rule set that meets its `needs`."""

from __future__ import annotations

from functools import cache
from typing import Final

from buur.variants.needs import Needs, are_met, parse_needs
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

MECHANISMS: Final[dict[str, str]] = {
    "solo": "sharing=declarer",
    "king": "sharing=king",
    "putze": "write=putzes",
}
"""The needs of the mechanism of each group that has no such option, by group."""


@cache
def needs_of(name: str) -> Needs:
    """Return the needs of an option: those of its group together with its own."""
    option = find_option(name)
    of_group = {**SWITCHES, **MECHANISMS}.get(option.group, "")
    return (*parse_needs("" if of_group == option.name else of_group), *option.needs)


def is_relevant(name: str, rules: RuleSet) -> bool:
    """Tell whether the value of an option has, or could have, an effect in a rule set."""
    return are_met(needs_of(name), rules.facts)


def irrelevant_options(rules: RuleSet) -> tuple[str, ...]:
    """Return the options whose value has no effect in a rule set."""
    facts = rules.facts
    return tuple(name for name in OPTIONS if not are_met(needs_of(name), facts))

"""Completion of option values to a rule set that is accepted, by changes of the other options."""

from __future__ import annotations

import random
from collections.abc import Collection, Mapping
from dataclasses import fields, replace
from typing import Any, Final

from buur.errors import RulesError
from buur.variants.combinations import COMBINATIONS, FOUND_IN, facts_of
from buur.variants.model import Variant
from buur.variants.needs import Needs, are_met, reasons
from buur.variants.options import Value
from buur.variants.rule_set import OPTIONS, RuleSet
from tests.playable.option_pool import values_of

MOST_CHANGES: Final = 40
MOST_TRIED: Final = 4
"""Values of an option that one change compares."""
BACK: Final = 0.2
"""Share of changes that return to the values of the preset."""

Options = dict[str, Value]

_FIELDS: Final = [item.name for item in fields(RuleSet)]
_RECORDS: Final = {
    option.group: type(getattr(RuleSet(code="x"), option.group)) for option in OPTIONS.values()
}


def completed(
    base: Variant, wanted: Mapping[str, Value], pinned: Collection[str], source: random.Random
) -> Variant | None:
    """Return accepted rules with the pinned options as wanted; None if none are found.

    The other options start with the wanted values, else with those of the preset. Always an option
    that takes part in a refusal changes, to the value that leaves the fewest refusals.

    Args:
        base: the rules of the preset.
        wanted: values by option.
        pinned: the options that keep their values.
        source: decides which option changes.
    """
    options: Options = {**base.options, **wanted}
    refusals = refusals_of(base, options)
    for _ in range(MOST_CHANGES):
        if not refusals:
            return base.with_options(options)
        changeable = [[name for name in one if name not in pinned] for one in refusals]
        if not all(changeable):
            return None
        free = source.choice(changeable)
        if source.random() < BACK:
            options |= {name: base.option(name) for name in free}
            refusals = refusals_of(base, options)
        else:
            options, refusals = _changed(base, options, source.choice(free), source)
    return None


def _changed(
    base: Variant, options: Options, name: str, source: random.Random
) -> tuple[Options, list[tuple[str, ...]]]:
    """Return the options with another value of one of them, and the refusals that are left."""
    values = [value for value in values_of(name) if value != options[name]]
    some = source.sample(values, min(MOST_TRIED, len(values)))
    found = [
        (others, refusals_of(base, others))
        for value in some
        for others in [options | {name: value}]
    ]
    return min(found, key=lambda one: len(one[1]))


def unchecked(base: Variant, options: Options) -> RuleSet:
    """Return a rule set of a frame that need not be accepted."""
    groups: dict[str, dict[str, Any]] = {}
    for name, value in options.items():
        groups.setdefault(OPTIONS[name].group, {})[name] = value
    kept = {name: getattr(base, name) for name in _FIELDS}
    records = {group: _RECORDS[group](**values) for group, values in groups.items()}
    return RuleSet(**{**kept, **records})


def refusals_of(base: Variant, options: Options) -> list[tuple[str, ...]]:
    """Return the refusals of options with a frame, each as the options that take part in it."""
    try:
        facts = facts_of(unchecked(base, options))
    except RulesError:
        return [FOUND_IN["plan_takes_pack"]]
    return [
        tuple(dict.fromkeys(option for name in reasons(needs, facts) for option in _options(name)))
        for needs, _ in COMBINATIONS.values()
        if are_met(needs, facts)
    ]


def is_accepted(rules: RuleSet, name: str, value: Value) -> bool:
    """Tell whether rules that are accepted still are with another value of an option."""
    changed = with_value(rules, name, value)
    try:
        facts = facts_of(changed)
    except RulesError:
        return False
    return not any(are_met(needs, facts) for needs in _NEEDS_OF.get(name, ()))


def with_value(rules: RuleSet, name: str, value: Value) -> RuleSet:
    """Return rules with another value of an option, which need not be accepted."""
    group = OPTIONS[name].group
    return replace(rules, **{group: replace(getattr(rules, group), **{name: value})})


def _options(name: str) -> tuple[str, ...]:
    named = (name,) if name in OPTIONS else FOUND_IN.get(name, ())
    return tuple(option for option in named if option in OPTIONS)


def _needs_by_option() -> dict[str, list[Needs]]:
    found: dict[str, list[Needs]] = {}
    for needs, _ in COMBINATIONS.values():
        names = {one.name for clause in needs for one in clause}
        for option in {option for name in names for option in _options(name)}:
            found.setdefault(option, []).append(needs)
    everything = [needs for needs, _ in COMBINATIONS.values()]
    return found | dict.fromkeys((*FOUND_IN["plan_takes_pack"], *FOUND_IN["has_rungs"]), everything)


_NEEDS_OF: Final = _needs_by_option()
"""The needs of the combinations in which an option takes part, by option."""

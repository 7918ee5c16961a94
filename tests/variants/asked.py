"""Names of options and facts that needs ask for, and words that no value of an option has."""

from __future__ import annotations

from buur.variants.needs import Needs
from buur.variants.rule_set import OPTIONS


def names(needs: Needs) -> set[str]:
    """Return the options and facts that needs ask for."""
    return {need.name for clause in needs for need in clause}


def unknown_words(needs: Needs) -> set[tuple[str, str]]:
    """Return words that an option of a closed list of values never has, with its name."""
    return {
        (need.name, word)
        for clause in needs
        for need in clause
        if need.name in OPTIONS and OPTIONS[need.name].values
        for word in set(need.words) - {*OPTIONS[need.name].values, "+", "()"}
    }

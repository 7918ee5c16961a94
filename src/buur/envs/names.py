"""Versioned names of environments, such as ``buur/chibre-v0``, and the rules they stand for."""

from __future__ import annotations

import re
from typing import Final

from buur.arguments import excerpt, text
from buur.errors import RulesError
from buur.variants.model import Variant
from buur.variants.registry import RulesLike, variant

VERSION: Final = 0
"""Version of observations, actions and rewards; a change that invalidates models increases it."""

_NAME: Final = re.compile(r"(?:buur/)?(?P<rules>[a-z0-9-]+?)(?:-v(?P<version>\d+))?")


def full_name(rules: str) -> str:
    """Return the versioned name of a rule set's environments.

    >>> full_name("chibre")
    'buur/chibre-v0'
    """
    return f"buur/{rules}-v{VERSION}"


def rules_named(name: RulesLike, argument: str = "name") -> Variant:
    """Return the rules of an environment.

    >>> rules_named("buur/chibre-v0") == rules_named("chibre")
    True

    Args:
        name: the full name of the environment, that of the rule set alone, or rules of your own.
        argument: the name of the argument for the message of an error.

    Raises:
        RulesError: there is no such rule set, or the version is another one.
        ArgumentError: the argument is neither rules nor a name.
    """
    if isinstance(name, Variant):
        return name
    text(name, argument, "the name of a rule set or of an environment, or a Variant")
    found = _NAME.fullmatch(name)
    if found is None:
        sentence = f"{excerpt(name)} is not an environment: expected a name such as"
        raise RulesError(f"{sentence} {full_name('chibre')}")
    if found["version"] not in (None, str(VERSION)):
        raise RulesError(f"{name!r} does not exist: this is version {VERSION}")
    return variant(found["rules"])


def is_card_play(rules: Variant) -> bool:
    """Tell whether the rules allow an environment of card play alone, rewarded by points.

    The sides and the contract have to be known, and either more or fewer points always be better.
    """
    found_by_playing = any("reveal" in rules.phases_of(number) for number in (1, 2))
    aims = rules.score.write in ("difference", "extremes", "middle")
    return rules.sharing == "lines" and not found_by_playing and not aims

"""Versioned names of environments, such as ``buur/chibre-v0``, and the rules they stand for."""

from __future__ import annotations

import re
from typing import Final

from buur.errors import RulesError
from buur.variants.model import Variant
from buur.variants.registry import variant

VERSION: Final = 0
"""Version of observations, actions and rewards; a change that invalidates models increases it."""

_NAME: Final = re.compile(r"(?:buur/)?(?P<rules>[a-z0-9-]+?)(?:-v(?P<version>\d+))?")


def full_name(rules: str) -> str:
    """Return the versioned name of a rule set's environments.

    >>> full_name("chibre")
    'buur/chibre-v0'
    """
    return f"buur/{rules}-v{VERSION}"


def rules_named(name: str) -> Variant:
    """Return the rules of an environment by its full name, or by the name of the rule set alone.

    Raises:
        RulesError: there is no such rule set, or the version is another one.
    """
    found = _NAME.fullmatch(name)
    if found is None:
        raise RulesError(f"{name!r} is not an environment: expected {full_name('chibre')}")
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

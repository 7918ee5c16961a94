"""Versioned names of environments, such as ``buur/chibre-v0``."""

from __future__ import annotations

import re
from typing import Final

from buur.errors import RulesError
from buur.variants.model import Variant
from buur.variants.registry import variant

VERSION: Final = 0
"""Of observations, actions and rewards: one more whenever what was learnt on them is void."""

_NAME: Final = re.compile(r"(?:buur/)?(?P<rules>[a-z0-9-]+?)(?:-v(?P<version>\d+))?")


def full_name(rules: str) -> str:
    """Return the versioned name of a rule set's environments.

    >>> full_name("chibre")
    'buur/chibre-v0'
    """
    return f"buur/{rules}-v{VERSION}"


def rules_named(name: str) -> Variant:
    """Return the rules that the name of an environment stands for; ``chibre`` alone will do.

    Raises:
        RulesError: there is no such rule set, or not in this version.
    """
    found = _NAME.fullmatch(name)
    if found is None:
        raise RulesError(f"{name!r} is not an environment: expected {full_name('chibre')}")
    if found["version"] not in (None, str(VERSION)):
        raise RulesError(f"{name!r} does not exist: this is version {VERSION}")
    return variant(found["rules"])


def is_card_play(rules: Variant) -> bool:
    """Tell whether the cards of a deal can be played for their points and nothing else.

    For that sides and contract have to be known, and more points, or fewer, always better.
    """
    found_by_playing = any("reveal" in rules.phases_of(number) for number in (1, 2))
    aims = rules.score.write in ("difference", "extremes", "middle")
    return rules.sharing == "lines" and not found_by_playing and not aims

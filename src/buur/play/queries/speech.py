"""Whether players may talk to each other, by the option ``silence`` (core §9.1 R8, §9.3)."""

from __future__ import annotations

from typing import Final

from buur.play.model.state import State
from buur.variants.model import Variant

_BETWEEN: Final = ("count", "over")
"""Phases after the last card of a deal, in which nothing can be a sign any more."""


def demands_silence(rules: Variant) -> bool:
    """Tell whether rules forbid talk and signs during a deal.

    >>> from buur.variants.registry import variant
    >>> demands_silence(variant("schieber")), demands_silence(variant("chibre"))
    (True, False)

    Args:
        rules: the rule set.
    """
    return rules.table.silence != "unstated"


def may_speak(state: State) -> bool:
    """Tell whether players may talk now: always, or by some rules between two deals only.

    >>> import buur
    >>> may_speak(buur.start("schieber", 7)), may_speak(buur.start("chibre", 7))
    (False, True)

    Args:
        state: the partie.
    """
    deal = state.deal
    is_between = deal is None or not deal.is_dealt or state.phase in _BETWEEN
    return is_between or not demands_silence(state.variant)

"""Which options matter to a rule set: those of a mechanism do where it is in force."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from buur.variants.model import OPTIONS, find_option
from buur.variants.options import Value

if TYPE_CHECKING:
    from buur.variants.model import Variant

SWITCHES: Final[dict[str, tuple[str, Value]]] = {
    "auction": ("ladder", "none"),
    "checklist": ("sheet", ""),
    "predict": ("prediction", "none"),
    "join": ("join", False),
    "meld": ("melds", False),
    "stoeck": ("stock", False),
    "marriage": ("marriages", False),
}
"""By group of options: the one that turns the mechanism on, and its value while it is off."""

FRAMES: Final[dict[str, Callable[[Variant], bool]]] = {
    "solo": lambda rules: rules.sharing == "declarer",
    "king": lambda rules: rules.sharing == "king",
    "putze": lambda rules: rules.score.write == "putzes",
}
"""Groups whose mechanism no option of their own turns on."""


def is_relevant(name: str, rules: Variant) -> bool:
    """Tell whether an option changes anything in a rule set, or would turn something on."""
    group = find_option(name).group
    if group in FRAMES:
        return FRAMES[group](rules)
    switch, off = SWITCHES.get(group, (name, None))
    return switch == name or rules.option(switch) != off


def irrelevant(rules: Variant) -> tuple[str, ...]:
    """Return the options whose mechanism is not in force in a rule set."""
    return tuple(name for name in OPTIONS if not is_relevant(name, rules))

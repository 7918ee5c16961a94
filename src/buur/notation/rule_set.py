"""`RuleSet`: the rules of a record as a preset, its version and changed options."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from buur.completion import PublicNames
from buur.errors import RulesError
from buur.variants.model import Variant
from buur.variants.options import MULTIPLIER_KEYS, NO_FACTORS, Option, Value
from buur.variants.registry import PRESETS, RulesLike, preset, rules_of, variant_of
from buur.variants.rule_set import find_option


@dataclass(frozen=True, slots=True, repr=False)
class RuleSet(PublicNames):
    """The name of a preset and the options that differ from it, in the order of the options.

    >>> RuleSet("chibre", 1, {"target": 500, "last_trick": 5}).changes
    {'target': 500}

    Options equal to the preset's are dropped. An earlier version of a preset becomes the present
    one with the options that differ.

    Raises:
        RulesError: there is no such preset, version, option or value, or the combination is
            impossible.
        ArgumentError: an argument is of another type.
    """

    name: str
    """The name of the preset."""
    version: int = 1
    """The version of the preset."""
    changes: Mapping[str, Value] = field(default_factory=dict)
    """The options that differ, with their values."""
    variant: Variant = field(init=False, compare=False)
    """All rules."""

    def __post_init__(self) -> None:
        rules = variant_of(self.name, self.version, self.changes)
        base = preset(self.name).variant
        object.__setattr__(self, "name", base.code)
        object.__setattr__(self, "version", base.version)
        object.__setattr__(self, "changes", rules.differences(base))
        object.__setattr__(self, "variant", rules)

    def __repr__(self) -> str:
        changes = f", {self.changes}" if self.changes else ""
        return f"RuleSet({self.name!r}, {self.version}{changes})"

    def __hash__(self) -> int:
        return hash((self.name, self.version, tuple(self.changes.items())))

    @classmethod
    def of(cls, variant: RulesLike, base: str | None = None) -> RuleSet:
        """Return a variant as the name of a preset and the options that differ from it.

        >>> from buur.variants.registry import variant
        >>> RuleSet.of(variant("chibre", {"target": 500}))
        RuleSet('chibre', 1, {'target': 500})

        Args:
            variant: the rules of the partie, or the name of a preset.
            base: the preset to compare with; by default the one with the variant's code.

        Raises:
            RulesError: there is no such preset, or the variant differs by more than options.
            ArgumentError: an argument is of another type.
        """
        rules = rules_of(variant)
        start = preset(rules.code if base is None else base).variant
        found = cls(start.code, start.version, rules.differences(start))
        if replace(rules, code=start.code) != found.variant:
            raise RulesError(
                f"the rules {rules.code} differ from {start.code} by more than options:"
                f" expected one of {', '.join(PRESETS)} with changed options"
            )
        return found


def parse_option(name: str, text: str) -> Value:
    """Return the value of an option from its text in the text notation.

    Raises:
        RulesError: the option does not exist or cannot take the value.
    """
    option = find_option(name)
    found: object = text
    match option.kind:
        case "number" if text.isascii() and text.isdecimal() and len(text) <= 9:
            found = int(text)
        case "map" if text == NO_FACTORS:
            found = {}
        case "map" if "=" in text:
            found = _factors(option, text)
    return option.parse(found)


def _factors(option: Option, text: str) -> dict[str, int]:
    found: dict[str, int] = {}
    for pair in text.split(","):
        key, _, factor = pair.partition("=")
        known = key in MULTIPLIER_KEYS and key not in found
        if not known or not (factor.isascii() and factor.isdecimal() and len(factor) <= 9):
            raise RulesError(
                f"option {option.name} cannot be {text!r}: expected factors such as S=2,oben=3"
            )
        found[key] = int(factor)
    return found

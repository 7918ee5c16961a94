"""The named rule sets, and house rules built on them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, TypeAlias

from buur.arguments import excerpt, hint, text, wrong
from buur.errors import RulesError
from buur.variants.aliases import canonical
from buur.variants.model import Variant
from buur.variants.options import Value
from buur.variants.preset import Preset
from buur.variants.presets import (
    beginners,
    brouc,
    card_matches,
    chibre,
    coiffeur,
    coinche,
    directions,
    estimation,
    hindersi,
    kreuzjass,
    martinique,
    mise,
    misere,
    open_contracts,
    pandur,
    pomme,
    romand,
    schieber,
    sidi,
    trick_avoidance,
    tutti,
)
from buur.variants.rule_set import OPTIONS, find_option

PRESETS: Final[dict[str, Preset]] = {
    preset.name: preset
    for module in (
        chibre,
        romand,
        card_matches,
        schieber,
        martinique,
        directions,
        kreuzjass,
        beginners,
        coinche,
        sidi,
        estimation,
        misere,
        hindersi,
        trick_avoidance,
        open_contracts,
        brouc,
        coiffeur,
        tutti,
        pomme,
        pandur,
        mise,
    )
    for preset in module.PRESETS
}
"""Every named rule set, the default first."""

DEFAULT: Final = "chibre"

RulesLike: TypeAlias = str | Variant
"""Rules as such, or the name or an alias of a preset."""


def preset(name: str) -> Preset:
    """Return a preset by its name or an alias.

    Raises:
        RulesError: there is no such name; the message names the nearest or all of them.
        ArgumentError: the name is no text.
    """
    text(name, "rules", "the name of a rule set such as 'chibre', or a Variant")
    found = PRESETS.get(name) or PRESETS.get(canonical(name, PRESETS) or "")
    if found is None:
        sentence = f"rule set {excerpt(name)} does not exist: {hint(name, PRESETS)}"
        raise RulesError(sentence, "unknown-rules", name=name)
    return found


def presets() -> tuple[str, ...]:
    """Return the names of all presets, the default first.

    >>> presets()[0], "schieber" in presets()
    ('chibre', True)
    """
    return tuple(PRESETS)


def rules_of(rules: RulesLike) -> Variant:
    """Return rules, given as such or by the name or an alias of a preset.

    Raises:
        RulesError: there is no such preset.
        ArgumentError: the argument is neither rules nor a name.
    """
    return rules if isinstance(rules, Variant) else preset(rules).variant


def variant(rules: RulesLike = DEFAULT, options: Mapping[str, object] | None = None) -> Variant:
    """Return the rules of a preset with some options changed.

    >>> variant("chibre", {"target": 500}).partie.target
    500

    Args:
        rules: the name of a preset, or rules of your own.
        options: values by option.

    Raises:
        RulesError: there is no such preset, option or value, or the combination is impossible.
        ArgumentError: an argument is of another type.
    """
    base = rules_of(rules)
    if options is None:
        return base
    if not isinstance(options, Mapping):
        raise wrong("options", options, "values by option, such as {'target': 500}")
    return base.with_options(dict(options))


def variant_of(name: str, version: int, options: Mapping[str, object]) -> Variant:
    """Return the rules of a version of a preset with some options changed.

    Raises:
        RulesError: there is no such preset, version or option, or the combination is impossible.
    """
    found = preset(name)
    if version != found.version and version not in found.earlier:
        raise RulesError(
            f"rules {name}/{version} are not known: this program has {name}/{found.version}"
        )
    return variant(name, {**found.earlier.get(version, {}), **options})


@dataclass(frozen=True, slots=True)
class HouseRules:
    """A rule set of a club or a family: a name, a base preset and the options that differ."""

    name: str
    base: str
    differences: dict[str, Value]

    @property
    def variant(self) -> Variant:
        """The rule set of the base preset with the differing options."""
        return variant(self.base, self.differences)


def loads_house_rules(source: str, where: str = "house rules") -> HouseRules:
    """Read house rules from TOML: ``base``, an optional ``name``, and a table ``[options]``.

    Raises:
        RulesError: the text is not TOML, or has an unknown name, an invalid value or combination.
    """
    import tomllib

    try:
        document = tomllib.loads(source)
    except tomllib.TOMLDecodeError as error:
        raise RulesError(f"{where} is not valid TOML: {error}") from error
    unknown = set(document) - {"base", "name", "options"}
    if unknown:
        raise RulesError(
            f"{where} has an unknown entry {min(unknown)!r}: expected base, name and [options]"
        )
    base, name = document.get("base", DEFAULT), document.get("name", "house")
    options = document.get("options", {})
    if not isinstance(base, str) or not isinstance(name, str) or not isinstance(options, dict):
        raise RulesError(f"{where}: base and name are texts and options is a table")
    differences = {key: find_option(key).parse(value) for key, value in options.items()}
    house = HouseRules(name=name, base=preset(base).name, differences=differences)
    _ = house.variant  # an impossible combination is reported now, not at the table
    return house


__all__ = [
    "DEFAULT",
    "OPTIONS",
    "PRESETS",
    "HouseRules",
    "RulesLike",
    "loads_house_rules",
    "preset",
    "presets",
    "rules_of",
    "variant",
    "variant_of",
]

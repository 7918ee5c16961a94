"""The named rule sets, and house rules built on them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, TypeAlias

from buur.arguments import excerpt, hint, instance, integer, similar, text
from buur.errors import RulesError
from buur.variants.aliases import canonical
from buur.variants.model import BASES, Variant
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
from buur.variants.rule_set import MOST_VERSIONS, OPTIONS, is_option, parse_options

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
BASES.update({name: known.variant for name, known in PRESETS.items()})

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
        RulesError: there is no such preset, option or value, an option is given twice, or the
            combination is impossible.
        ArgumentError: an argument is of another type.
    """
    base = rules_of(rules)
    return base if options is None else base.with_options(parse_options(options, "options"))


def variant_of(name: str, version: int, options: Mapping[str, object]) -> Variant:
    """Return the rules of a version of a preset with some options changed.

    >>> variant_of("chibre", 1, {"target": 500})
    variant('chibre', {'target': 500})

    Raises:
        RulesError: there is no such preset, version or option, or the combination is impossible.
        ArgumentError: an argument is of another type.
    """
    found = preset(name)
    known = integer(version, 1, MOST_VERSIONS, "version")
    changes = parse_options(options, "options")
    if known != found.version and known not in found.earlier:
        raise RulesError(
            f"rules {name}/{known} are not known: this program has {name}/{found.version}"
        )
    return variant(name, {**found.earlier.get(known, {}), **changes})


@dataclass(frozen=True, slots=True)
class HouseRules:
    """A rule set of a club or a family: a name, a base preset and the options that differ.

    >>> club = HouseRules("Jassclub Linde", "schieber", {"target": 1500})
    >>> club.variant
    variant('schieber', {'target': 1500})

    Raises:
        RulesError: there is no such preset, option or value, or the combination is impossible.
        ArgumentError: an argument is of another type.
    """

    name: str
    """The name of the rules, for people."""
    base: str
    """The preset whose options hold where the house rules name none."""
    differences: dict[str, Value]
    """The options that the house rules name, with their values."""

    def __post_init__(self) -> None:
        text(self.name, "name", "the name of the house rules")
        base = preset(text(self.base, "base", "the name of a preset such as 'chibre'"))
        read = parse_options(self.differences, "differences")
        object.__setattr__(self, "base", base.name)
        object.__setattr__(self, "differences", read)
        _ = self.variant  # an impossible combination is reported now, not at the table

    def __hash__(self) -> int:
        return hash((self.name, self.base, tuple(self.differences.items())))

    @property
    def variant(self) -> Variant:
        """The rule set of the base preset with the differing options."""
        return variant(self.base, self.differences)


_ENTRIES: Final = ("base", "name", "options")
"""The entries of a file of house rules."""


def loads_house_rules(source: str, where: str = "house rules") -> HouseRules:
    """Read house rules from TOML: ``base``, an optional ``name``, and a table ``[options]``.

    >>> loads_house_rules("base = 'schieber'").variant
    variant('schieber')

    Args:
        source: the text of the file. ``base`` is the name of a preset; ``[options]`` has the
            options that differ from it, see ``docs/reference/options.md``.
        where: the name of the file, for the messages of errors.

    Raises:
        RulesError: the text is not TOML, names no base, or has an unknown name, an invalid value or
            an impossible combination.
        ArgumentError: an argument is no text.
    """
    import tomllib

    text(source, "source", "the text of a TOML file")
    text(where, "where", "the name of the file")
    try:
        document = tomllib.loads(source)
    except tomllib.TOMLDecodeError as error:
        raise RulesError(f"{where} is not valid TOML: {error}") from error
    except RecursionError:
        raise RulesError(f"{where} nests lists or tables too deeply for house rules") from None
    except ValueError:  # from Python's own reader of numbers
        raise RulesError(f"{where} has a number with too many digits") from None
    for entry in document:
        _check_entry(entry, where)
    if "base" not in document:
        raise RulesError(
            f"{where} names no base: add the preset that it changes as its first line,"
            f' such as base = "{DEFAULT}"'
        )
    base, name = document["base"], document.get("name", "house")
    options = document.get("options", {})
    if not isinstance(base, str) or not isinstance(name, str) or not isinstance(options, dict):
        raise RulesError(f"{where}: base and name are texts and options is a table")
    return HouseRules(name, base, options)


def _check_entry(entry: str, where: str) -> None:
    """Raise `RulesError` for an entry that a file of house rules cannot have."""
    if is_option(entry):
        raise RulesError(f"{where} has the option {entry!r} outside its table [options]")
    if entry not in _ENTRIES:
        near = similar(entry, _ENTRIES)
        meant = f"did you mean {near[0]}? " if near else ""
        expected = "expected base, name and [options]"
        raise RulesError(f"{where} has an unknown entry {excerpt(entry)}: {meant}{expected}")


def dumps_house_rules(house: HouseRules) -> str:
    """Return house rules as TOML, the inverse of `loads_house_rules`.

    >>> print(dumps_house_rules(HouseRules("Linde", "schieber", {"multipliers": {"S": 2}})), end="")
    name = "Linde"
    base = "schieber"
    <BLANKLINE>
    [options]
    multipliers = { S = 2 }

    Raises:
        ArgumentError: these are no house rules.
    """
    instance(house, HouseRules, "house", "HouseRules, such as loads_house_rules returns")
    lines = [f"name = {_toml(house.name)}", f"base = {_toml(house.base)}"]
    lines += ["", "[options]"] if house.differences else []
    lines += [f"{name} = {_toml(value)}" for name, value in house.differences.items()]
    return "\n".join(lines) + "\n"


def _toml(value: Value) -> str:
    """Return the value of an option, or a text, as TOML."""
    import json

    if isinstance(value, tuple):
        return f"{{ {', '.join(f'{key} = {int(factor)}' for key, factor in value)} }}"
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")


__all__ = [
    "DEFAULT",
    "OPTIONS",
    "PRESETS",
    "HouseRules",
    "RulesLike",
    "dumps_house_rules",
    "loads_house_rules",
    "preset",
    "presets",
    "rules_of",
    "variant",
    "variant_of",
]

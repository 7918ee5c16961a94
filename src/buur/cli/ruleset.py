"""Rule sets of a command line: a preset or a file of house rules, and options."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable
from dataclasses import replace
from difflib import get_close_matches
from functools import wraps
from pathlib import Path
from typing import Final, NamedTuple

import click

from buur.cli.user_errors import UserError
from buur.errors import RulesError
from buur.notation.rule_set import RuleSet, parse_option
from buur.variants.aliases import canonical
from buur.variants.combinations import CODES
from buur.variants.options import Option, Value
from buur.variants.preset import Preset
from buur.variants.registry import DEFAULT, PRESETS, HouseRules, loads_house_rules
from buur.variants.rule_set import OPTIONS, find_option, is_option

EXAMPLES: Final = ("chibre", "schieber", "coiffeur", "estimation", "sidi")
"""Rule sets that an error names where no name is near; there are too many for one sentence."""

_FLAG_WORDS: Final = {"true": "yes", "1": "yes", "false": "no", "0": "no"}
"""Words that only the command line takes for the flags ``yes`` and ``no``."""


class ChosenRules(HouseRules):
    """The rules of a command: a preset, perhaps with differences."""

    __slots__ = ()

    @property
    def preset(self) -> Preset:
        """The preset from which they differ."""
        return PRESETS[self.base]

    @property
    def rule_set(self) -> RuleSet:
        """The rules in the form that records and duels use."""
        return RuleSet(self.base, self.preset.variant.version, self.differences)

    def is_fallback(self, option: str) -> bool:
        """Tell whether neither the preset's source nor the house rules state an option."""
        return option not in self.differences and option in self.preset.fallbacks


def load_rules(name: str) -> ChosenRules:
    """Return a preset by one of its names, or house rules by the path of a TOML file."""
    found = canonical(name, PRESETS)
    if found is not None:
        return ChosenRules(found, found, {})
    if name.endswith(".toml") or os.sep in name:
        return load_house(Path(name))
    near = get_close_matches(name, PRESETS, 1)
    if near:
        raise UserError("unknown-rules-near", name=name, near=near[0])
    raise UserError("unknown-rules", name=name, known=", ".join(EXAMPLES))


def load_house(path: Path) -> ChosenRules:
    """Return the house rules of a TOML file."""
    try:
        house = loads_house_rules(read_text(path), str(path))
    except RulesError as error:
        if error.code in CODES:
            raise
        raise _house_error(error, path) from error
    return ChosenRules(house.name, house.base, house.differences)


def _house_error(error: RulesError, path: Path) -> UserError:
    """Return the error of a file of house rules as a `UserError`."""
    values = error.values
    if error.code == "unknown-option":
        return _unknown_option(str(values["name"]))
    if "option" in values:
        return _bad_value(str(values["option"]), str(values["value"]))
    detail = str(error).removeprefix(str(path)).lstrip(": ").rstrip(".")
    return UserError("rules", name=str(path), message=detail)


def _unknown_option(name: str) -> UserError:
    near = get_close_matches(name, OPTIONS, 1)
    return UserError("unknown-option", name=name, near=near[0] if near else "target")


def _bad_value(name: str, value: str) -> UserError:
    return UserError("bad-value", name=name, value=value, expected=_expected(find_option(name)))


def _expected(option: Option) -> str:
    """Return the values that an option takes, for an error message."""
    match option.kind:
        case "flag":
            return "yes, no"
        case "number":
            return f"{option.low}–{option.high}"
        case "map":
            return ", ".join((*option.values, "S=2,oben=3 …"))
        case _:
            return ", ".join(option.values) or "…"


def read_text(path: Path) -> str:
    """Return the text of a UTF-8 file; raise `UserError` if it is not UTF-8."""
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise UserError("not-text", name=str(path)) from error


def with_words(rules: ChosenRules, words: Iterable[str]) -> ChosenRules:
    """Return rules with options given as ``NAME=VALUE``."""
    changes = dict(_pair(word) for word in words)
    changed = replace(rules, differences={**rules.differences, **changes})
    _ = changed.variant  # an impossible combination is reported now
    return changed


def _pair(word: str) -> tuple[str, Value]:
    name, equals, value = word.partition("=")
    if not equals:
        raise UserError("option-without-value", word=word)
    if not is_option(name):
        raise _unknown_option(name)
    option = find_option(name)
    is_flag = option.kind == "flag"
    text = _FLAG_WORDS.get(value.lower(), value.lower()) if is_flag else value
    try:
        return option.name, parse_option(name, text)
    except RulesError as error:
        raise _bad_value(name, value) from error


class RulesOptions(NamedTuple):
    """Values of the options that choose the rules of a command."""

    rules: str | None
    house: Path | None
    options: tuple[str, ...]

    def load(self, default: str = DEFAULT) -> ChosenRules:
        """Return the rules that the options choose together."""
        if self.rules is not None and self.house is not None:
            raise UserError("rules-twice")
        if self.house is not None:
            return with_words(load_house(self.house), self.options)
        return with_words(load_rules(default if self.rules is None else self.rules), self.options)


def rules_options(command: Callable[..., None]) -> Callable[..., None]:
    """Add the options that choose rules to a command; it gets them as its argument ``rules``."""

    @wraps(command)
    def collected(
        *arguments: object,
        rules: str | None,
        house: Path | None,
        options: tuple[str, ...],
        **more: object,
    ) -> None:
        command(*arguments, rules=RulesOptions(rules, house, options), **more)

    for option in (
        click.option(
            "--house",
            type=click.Path(path_type=Path),
            metavar="FILE.toml",
            help="House rules: a base and what differs.",
        ),
        click.option(
            "--option",
            "options",
            multiple=True,
            metavar="NAME=VALUE",
            help="Change one option of the rules; may be repeated.",
        ),
        click.option(
            "--rules",
            metavar="NAME",
            help="A rule set, see `buur rules list`, or a file of house rules.  [default: chibre]",
        ),
    ):
        collected = option(collected)
    return collected

"""Options: the named settings in which rule sets differ, declared as fields of dataclasses.

The metadata of each field in the records of `option_groups` has the section of the rules and the
values of its option. The records are therefore the only list of options.
"""

from __future__ import annotations

from collections.abc import ItemsView, Mapping
from dataclasses import dataclass, field, fields
from typing import Any, Final, Literal, get_args, get_type_hints

from buur.arguments import LONGEST_EXCERPT, excerpt, integer, one_of, similar
from buur.errors import ArgumentError, RulesError
from buur.variants.needs import Needs, parse_needs

Value = bool | int | str | tuple[tuple[str, int], ...]
"""The value of an option: a flag, a number, a word or text, or multipliers by contract."""

OptionKind = Literal["flag", "number", "choice", "set", "text", "map"]

ValueFault = Literal["not-flag", "not-number", "not-choice", "not-text", "not-factors"]
"""The reasons why an option cannot take a value."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Option:
    """An option of a rule set: its name, its possible values and the section that describes it."""

    name: str
    group: str
    kind: OptionKind
    default: Value
    clause: str
    """Section of the rules where it is described, see ``docs/explanation/rules.md``."""
    values: tuple[str, ...] = ()
    low: int = 0
    high: int = 0
    major: bool = False
    """Whether the page lists it at once rather than in a folded group."""
    needs: Needs = ()
    """Conditions for the option to have an effect; empty if it always has one."""

    def parse(self, value: object) -> Value:
        """Return a value in its normal form, or raise `RulesError` if it is invalid.

        Values of any shape may come from JSON or TOML; true and false may stand for words.
        """
        if isinstance(value, bool) and self.kind in ("choice", "map"):
            value = next((word for word in _BOOL_WORDS[value] if word in self.values), value)
        read = getattr(self, f"_parse_{self.kind}")
        parsed: Value = read(value)
        return parsed

    def _parse_flag(self, value: object) -> Value:
        found = FLAG_WORDS.get(value) if isinstance(value, str) else value
        if isinstance(found, bool):
            return found
        raise self._refused(value, "true or false, yes or no", "not-flag")

    def _parse_number(self, value: object) -> Value:
        try:
            return integer(value, self.low, self.high, self.name)
        except ArgumentError:
            expected = f"a number from {self.low} to {self.high}"
            more = {"low": self.low, "high": self.high}
            raise self._refused(value, expected, "not-number", **more) from None

    def _parse_choice(self, value: object) -> Value:
        if isinstance(value, str) and value in self.values:
            return value
        near = similar(value, self.values) if isinstance(value, str) else ()
        expected = (
            "one of " + ", ".join(self.values) + "".join(f"; did you mean {x}?" for x in near)
        )
        raise self._refused(value, expected, "not-choice")

    def _parse_set(self, value: object) -> Value:
        """Return the parts in the order of the rules, joined by plus signs."""
        parts = value.split("+") if isinstance(value, str) else value
        listed = parts if isinstance(parts, (list, tuple)) else ()
        if not listed or not all(part in self.values for part in listed):
            expected = "one or more of " + ", ".join(self.values)
            raise self._refused(value, f"{expected}, joined by +", "not-choice")
        return "+".join(part for part in self.values if part in listed)

    def _parse_text(self, value: object) -> Value:
        if isinstance(value, str) and len(value) <= LONGEST_TEXT:
            return " ".join(value.split())
        raise self._refused(value, f"a text of at most {LONGEST_TEXT} characters", "not-text")

    def _parse_map(self, value: object) -> Value:
        if isinstance(value, str) and value in self.values:
            return value
        pairs = value.items() if isinstance(value, Mapping) else value
        if not isinstance(pairs, (ItemsView, list, tuple)):
            expected = "one of " + ", ".join(self.values) + ", or a table"
            raise self._refused(value, expected, "not-factors")
        parsed: dict[str, int] = {}
        for pair in pairs:
            key, factor = pair if isinstance(pair, (tuple, list)) and len(pair) == 2 else ("", 0)
            try:
                parsed[one_of(key, MULTIPLIER_KEYS, "key")] = integer(factor, 1, 20, "factor")
            except ArgumentError:
                expected = "factors 1 to 20 for " + " ".join(MULTIPLIER_KEYS)
                raise self._refused(value, expected, "not-factors") from None
        return tuple(sorted(parsed.items()))

    def _refused(self, value: object, expected: str, code: ValueFault, **bounds: int) -> RulesError:
        sentence = f"option {self.name} cannot be {excerpt(value)}: expected {expected}"
        return RulesError(sentence, code, option=self.name, value=_spelled(value), **bounds)


FLAG_WORDS: Final = {"yes": True, "on": True, "no": False, "off": False}
"""The values of a flag as words."""

_BOOL_WORDS: Final = {True: ("yes", "on"), False: ("no", "off", "none")}
"""Values that true and false stand for in options that are no flags."""

LONGEST_TEXT: Final = 200
"""Maximum number of characters of an option that is a text."""


def _spelled(value: object) -> str:
    """Return a refused value as a person would write it, shortened."""
    try:
        if isinstance(value, Mapping):
            text = ",".join(f"{key}={factor}" for key, factor in value.items())
        else:
            text = str(value)
    except (ValueError, RecursionError):  # a number of 4,301 digits, or nested 1,000 times
        text = excerpt(value)
    return text[:LONGEST_EXCERPT]


def option_json(value: Value) -> bool | int | str | dict[str, Any]:
    """Return the value of an option as JSON, with multipliers as an object."""
    return {key: int(factor) for key, factor in value} if isinstance(value, tuple) else value


def option_text(value: Value) -> str:
    """Return the value of an option as records and the command line write it.

    >>> option_text(True), option_text((("S", 2), ("oben", 3)))
    ('yes', 'S=2,oben=3')
    """
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, tuple):
        return ",".join(f"{key}={int(factor)}" for key, factor in value) or NO_FACTORS
    return str(value)


NO_FACTORS: Final = "none"
"""The text of an empty table of multipliers."""
MULTIPLIER_KEYS = ("S", "H", "D", "C", "oben", "unten", "zigzag")


def option(default: Value, clause: str, *, needs: str = "", **more: Any) -> Any:
    """Declare an option as a field of a record.

    The type of the field gives its kind: a ``Literal`` lists all words, a ``str`` is any text, and
    combinations may check it.

    Args:
        default: the value in rule sets that do not name the option.
        clause: the section of the rules that describes it.
        needs: the text of `Option.needs`, for `parse_needs`.
        more: other fields of `Option`; they override those derived from the type of the field.
    """
    metadata = {"clause": clause, "needs": parse_needs(needs), **more}
    return field(default=default, metadata=metadata)


def options_of(group: str, record: type) -> dict[str, Option]:
    """Return the options that the fields of a record declare, by name."""
    types = get_type_hints(record)
    kinds: dict[type, OptionKind] = {bool: "flag", int: "number", str: "text"}
    found = {}
    for item in fields(record):
        kind = kinds.get(types[item.name], "choice")
        of_field = {"name": item.name, "group": group, "default": item.default}
        of_type = {"kind": kind, "values": get_args(types[item.name])}
        known: dict[str, Any] = {**of_field, **of_type, **item.metadata}
        found[item.name] = Option(**known)
    return found

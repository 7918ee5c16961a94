"""The section of each option: meaning, values, default, and the presets that set it."""

from __future__ import annotations

from buur.i18n import Texts, option_name, texts
from buur.i18n.names import value_key
from buur.variants.options import Option, Value
from buur.variants.registry import PRESETS
from buur.variants.relevance import is_relevant
from buur.variants.rule_set import OPTIONS
from tools.docs.markdown import code
from tools.docs.presets import shown


def _allowed(t: Texts, option: Option) -> str:
    """Return the values that an option may take, each with its name where it has one."""
    if option.kind == "flag":
        return "yes, no"
    if option.kind == "number":
        return f"{option.low} … {option.high}"
    words = []
    for value in option.values:
        key = value_key(option.name, value)
        words.append(f"`{value}` ({t.format(key)})" if t.has(key) else f"`{value}`")
    between = " + " if option.kind == "set" else ", "
    more = {"map": ["or factors by contract"], "text": ["a text"]}.get(option.kind, [])
    return between.join([*words, *more])


def _setters(option: Option) -> str:
    """Return the presets that differ from the default, by their value."""
    names: dict[Value, list[str]] = {}
    for preset in PRESETS.values():
        value = preset.variant.option(option.name)
        if value != option.default and is_relevant(option.name, preset.variant):
            names.setdefault(value, []).append(preset.name)
    return "; ".join(f"{shown(value)}: {code(presets)}" for value, presets in names.items())


def _section(t: Texts, option: Option) -> str:
    lines = [
        f"### `{option.name}`",
        "",
        f"{option_name(t, option.name)} (§ {option.clause}).",
        "",
        f"- Values: {_allowed(t, option)}",
        f"- Default: {shown(option.default)}",
        f"- Set by: {_setters(option) or 'no preset'}",
    ]
    return "\n".join(lines) + "\n"


def sections() -> str:
    """Return a section for every option, by group."""
    t = texts("en")
    parts = []
    for group in dict.fromkeys(option.group for option in OPTIONS.values()):
        parts.append(f"## {group}\n")
        parts += [_section(t, option) for option in OPTIONS.values() if option.group == group]
    return "\n".join(parts)

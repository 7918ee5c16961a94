"""Tables of the presets: the source of each, and the values of its options."""

from __future__ import annotations

from buur.variants.options import Option, Value
from buur.variants.preset import Preset
from buur.variants.registry import PRESETS
from buur.variants.relevance import is_relevant
from buur.variants.rule_set import OPTIONS
from tools.docs.markdown import table


def shown(value: Value) -> str:
    """Return the value of an option as the pages write it."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, tuple):
        return ", ".join(f"{key}×{factor}" for key, factor in value)
    return str(value) or "–"


def _cell(preset: Preset, option: Option) -> str:
    """Return an option's value, in brackets where it is assumed, empty where it has no meaning."""
    if not is_relevant(option.name, preset.variant):
        return ""
    value = shown(preset.variant.option(option.name))
    return value if option.name in preset.stated else f"({value})"


def sources() -> str:
    """Return the table of all presets with their documents."""
    rows = ([f"`{one.name}`", one.family, one.source] for one in PRESETS.values())
    return table(["preset", "family", "source"], rows)


def values() -> str:
    """Return a table of the options' values for each family of presets."""
    parts = []
    for family in dict.fromkeys(preset.family for preset in PRESETS.values()):
        presets = [preset for preset in PRESETS.values() if preset.family == family]
        cells = {
            name: [_cell(preset, option) for preset in presets] for name, option in OPTIONS.items()
        }
        rows = ([f"`{name}`", *row] for name, row in cells.items() if any(row))
        heads = ["option", *(f"`{preset.name}`" for preset in presets)]
        parts.append(f"### {family}\n\n{table(heads, rows)}")
    return "\n".join(parts)

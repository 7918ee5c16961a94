"""Write ``docs/reference/presets.md`` from the presets: ``python -m tools.presets_doc``."""

from __future__ import annotations

from pathlib import Path

from buur.variants.options import Option, Value
from buur.variants.preset import Preset
from buur.variants.registry import PRESETS
from buur.variants.relevance import is_relevant
from buur.variants.rule_set import OPTIONS

PAGE = Path(__file__).parent.parent / "docs" / "reference" / "presets.md"

_HEAD = """# Presets

What each named rule set plays. A value in brackets is not settled by the preset's source: it is
Buur's choice; where an option has no meaning, its place is empty. Sections are those of
[rules.md](rules.md). This page is written by
`python -m tools.presets_doc`; a test compares it with the data.
"""


def _shown(value: Value) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, tuple):
        return ", ".join(f"{key}×{factor}" for key, factor in value)
    return str(value) or "–"


def _cell(preset: Preset, option: Option) -> str:
    if not is_relevant(option.name, preset.variant):
        return ""
    shown = _shown(preset.variant.option(option.name))
    return shown if option.name in preset.stated else f"({shown})"


def _allowed(option: Option) -> str:
    if option.kind == "flag":
        return "yes, no"
    if option.kind == "number":
        return f"{option.low} … {option.high}"
    between = " + " if option.kind == "set" else ", "
    return between.join(option.values) or "text"


def _values(presets: list[Preset]) -> list[str]:
    """Return the table of what a family of games plays."""
    names = " | ".join(f"`{preset.name}`" for preset in presets)
    lines = [f"| option | {names} |", "| --- |" + " --- |" * len(presets)]
    for option in OPTIONS.values():
        cells = [_cell(preset, option) for preset in presets]
        if any(cells):
            lines.append(f"| `{option.name}` | {' | '.join(cells)} |")
    return lines


def page() -> str:
    """Return the page as Markdown."""
    presets = list(PRESETS.values())
    lines = [_HEAD, "| preset | source |", "| --- | --- |"]
    lines += [f"| `{preset.name}` | {preset.source} |" for preset in presets]
    lines += ["", "## Options", "", "| option | values | § |", "| --- | --- | --- |"]
    lines += [f"| `{o.name}` | {_allowed(o)} | {o.clause} |" for o in OPTIONS.values()]
    lines += ["", "## Values"]
    for family in dict.fromkeys(preset.family for preset in presets):
        members = [preset for preset in presets if preset.family == family]
        lines += ["", f"### {family}", "", *_values(members)]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")

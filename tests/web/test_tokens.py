"""The colours of the page: in one file, and readable in every theme."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest

STYLE = Path(str(files("buur.web") / "static" / "style"))
COLOUR = re.compile(r"#[0-9a-fA-F]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?\(")

TABLETOP_AND_SLATE = 7.0
ELSEWHERE = 4.5
"""Least contrast of text: WCAG 2.2, 1.4.6 (enhanced) and 1.4.3."""

PAIRS = [
    ("on-tabletop", "tabletop", TABLETOP_AND_SLATE),
    ("on-tabletop", "tabletop-deep", TABLETOP_AND_SLATE),
    ("on-tabletop", "plate", TABLETOP_AND_SLATE),
    ("on-speech", "speech", TABLETOP_AND_SLATE),
    ("on-brass", "brass", TABLETOP_AND_SLATE),
    ("on-turn", "turn", TABLETOP_AND_SLATE),
    ("chalk", "slate", TABLETOP_AND_SLATE),
    ("chalk", "slate-light", TABLETOP_AND_SLATE),
    ("chalk-soft", "slate", TABLETOP_AND_SLATE),
    ("ink", "wood", TABLETOP_AND_SLATE),
    ("on-wood-soft", "wood", TABLETOP_AND_SLATE),
    ("ink", "page", TABLETOP_AND_SLATE),
    ("ink", "panel-2", TABLETOP_AND_SLATE),
    ("ink-soft", "panel", TABLETOP_AND_SLATE),
    ("ink-soft", "panel-2", ELSEWHERE),
    ("accent", "panel", ELSEWHERE),
    ("accent", "panel-2", ELSEWHERE),
    ("on-accent", "accent", ELSEWHERE),
    ("on-accent", "accent-deep", ELSEWHERE),
    ("accent-2", "panel", ELSEWHERE),
    ("accent-2", "wood", ELSEWHERE),
    ("accent-2", "page", ELSEWHERE),
    ("suit-H", "paper-rest", ELSEWHERE),
    ("suit-S", "paper-rest", TABLETOP_AND_SLATE),
]


CONTRAST = ':root:where([data-theme="contrast"], [data-contrast="more"])'
"""The block of the theme that a player, or the system, asks for."""


def declared(block: str) -> dict[str, str]:
    """Return the custom properties of a block of the style sheet."""
    found = re.search(re.escape(block) + r" \{(.*?)\n\}", tokens(), re.DOTALL)
    assert found, block
    return dict(re.findall(r"--([\w-]+): ([^;]+);", found[1]))


def tokens() -> str:
    """Return the style sheet of the colours without its comments."""
    text = (STYLE / "tokens.css").read_text(encoding="utf-8")
    return re.sub(r"/\*.*?\*/", "", text, flags=re.DOTALL)


def hexadecimal(colours: dict[str, str], name: str, dark: bool) -> str:
    """Return a colour of a theme, following what it is defined by."""
    value = colours[name]
    pair = re.fullmatch(r"light-dark\((.+), (.+)\)", value)
    value = pair[1 + dark] if pair else value
    other = re.fullmatch(r"var\(--([\w-]+)\)", value)
    return hexadecimal(colours, other[1], dark) if other else value


def luminance(colour: str) -> float:
    """Return the relative luminance of a colour, 0 to 1, as WCAG defines it."""
    digits = colour.removeprefix("#")
    digits = "".join(2 * one for one in digits) if len(digits) == 3 else digits
    channels = [int(digits[at : at + 2], 16) / 255 for at in (0, 2, 4)]
    linear = [one / 12.92 if one <= 0.04045 else ((one + 0.055) / 1.055) ** 2.4 for one in channels]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("contrast", [False, True], ids=["plain", "contrast"])
@pytest.mark.parametrize(("text", "ground", "least"), PAIRS)
def test_text_can_be_read(text: str, ground: str, least: float, contrast: bool, dark: bool) -> None:
    colours = declared(":root")
    if contrast:
        colours |= declared(CONTRAST)
    light, deep = sorted(
        (luminance(hexadecimal(colours, name, dark)) for name in (text, ground)), reverse=True
    )
    assert (light + 0.05) / (deep + 0.05) >= least


@pytest.mark.parametrize("sheet", sorted(STYLE.glob("*.css")), ids=lambda sheet: sheet.name)
def test_no_sheet_gives_a_colour_another_meaning(sheet: Path) -> None:
    """A length of the same name would reach every shadow below, and spread it over the table."""
    if sheet.name == "tokens.css":
        return
    colours = {name for name, value in declared(":root").items() if COLOUR.search(value)}
    named = re.findall(r"--([\w-]+): ([^;]+);", sheet.read_text(encoding="utf-8"))
    others = [(name, value) for name, value in named if name in colours]
    assert [one for one in others if not re.fullmatch(r"var\(--[\w-]+\)", one[1])] == []


@pytest.mark.parametrize("sheet", sorted(STYLE.glob("*.css")), ids=lambda sheet: sheet.name)
def test_colours_stand_in_one_place(sheet: Path) -> None:
    if sheet.name == "tokens.css":
        return
    assert COLOUR.findall(sheet.read_text(encoding="utf-8")) == []

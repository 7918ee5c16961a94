"""Suit signs, each in a box of 100 by 100."""

from __future__ import annotations

import re
from collections.abc import Callable
from math import cos, radians, sin

from buur.web.deck.palette import GLEAM, INK, LEAF, RED
from buur.web.deck.svg import circle, group, line, path

FRENCH = {
    "S": (
        "M50 4C57 22 93 40 93 63C93 76 84 83 74 83C66 83 58 79 54 71C55 83 59 90 68 96H32"
        "C41 90 45 83 46 71C42 79 34 83 26 83C16 83 7 76 7 63C7 40 43 22 50 4Z"
    ),
    "H": (
        "M50 94C28 70 6 55 6 32C6 17 17 7 30 7C40 7 47 13 50 23C53 13 60 7 70 7C83 7 94 17 94 32"
        "C94 55 72 70 50 94Z"
    ),
    "D": "M50 3C58 20 71 37 86 50C71 63 58 80 50 97C42 80 29 63 14 50C29 37 42 20 50 3Z",
    "C": (
        "M50 4C63 4 73 14 73 27C73 33 70 38 67 42C69 41 71 41 74 41C87 41 96 50 96 62"
        "C96 75 87 84 74 84C65 84 57 79 54 71C55 83 59 90 68 96H32C41 90 45 83 46 71"
        "C43 79 35 84 26 84C13 84 4 75 4 62C4 50 13 41 26 41C29 41 31 41 33 42"
        "C30 38 27 33 27 27C27 14 37 4 50 4Z"
    ),
}
"""Outlines of the French suits, one colour each."""

FRENCH_COLOURS = {
    "S": "var(--suit-S,#17181c)",
    "H": "var(--suit-H,#b81d2c)",
    "D": "var(--suit-D,#b81d2c)",
    "C": "var(--suit-C,#17181c)",
}
"""Colours by variables: four colours are a switch of the page, not another deck."""


INDEX_COLOURS = FRENCH_COLOURS | {
    "eichel": "var(--suit-eichel,#4a5a1c)",
    "rosen": "var(--suit-rosen,#a51c2b)",
    "schilten": "var(--suit-schilten,#1f4a8c)",
    "schellen": "var(--suit-schellen,#8f5200)",
}
"""Colours of the corner letters; those of the Swiss-German suits always differ."""

OUTLINE = "var(--pip-line,4.4)"
"""Outline of the Swiss-German signs; bolder in high contrast, thinner where a sign is large."""


def french(suit: str) -> str:
    """Return a French suit sign; high contrast makes it bolder."""
    colour = FRENCH_COLOURS[suit]
    bold = "var(--pip-bold,0)"
    return path(FRENCH[suit], colour, stroke=colour, stroke_width=bold, stroke_linejoin="round")


def _outlined(*inside: str) -> str:
    return group(*inside, stroke=INK, stroke_linejoin="round", stroke_linecap="round")


def eichel() -> str:
    """Return an acorn in its cup, on a twig with two leaves."""
    leaf = (
        "M48 20C40 14 38 4 26 3C22 7 16 4 11 7C10 12 4 14 4 21C10 22 11 28 18 27C24 32 40 30 48 20Z"
    )
    return _outlined(
        path(leaf, LEAF),
        group(path(leaf, LEAF), transform="translate(100 0)scale(-1 1)"),
        path("M22 46C20 76 38 88 50 98C62 88 80 76 78 46Z", "#c98a32"),
        path("M66 46H78C80 76 62 88 50 98C60 82 68 66 66 46Z", "#00000026", stroke="none"),
        line("M35 60C36 70 40 77 45 82", 5, stroke=GLEAM),
        path("M15 49C13 29 33 19 50 19S87 29 85 49C75 56 25 56 15 49Z", "#5b6b26"),
        line(
            "M22 42 36 26M34 51 58 22M50 54 74 29M66 53 80 38M78 42 64 26M66 51 42 22M50 54 26 29"
            "M34 53 20 38",
            1.8,
            stroke="#2c3510",
        ),
        line("M50 19C50 13 52 7 57 3", 6.5),
    )


def rosen() -> str:
    """Return a heraldic rose: five petals, sepals between them, a golden heart."""
    petal = "M50 52C31 42 24 24 35 11C41 5 46 8 50 12C54 8 59 5 65 11C76 24 69 42 50 52Z"
    return _outlined(
        path(_wreath("M50 50L40 9L50 0L60 9Z", 36), LEAF),
        *(path(petal, "#c22332", transform=f"rotate({turn} 50 50)") for turn in range(0, 360, 72)),
        line(_wreath("M44 20C42 26 44 31 46 34M56 20C58 26 56 31 54 34"), 1.8, stroke="#7d1220"),
        circle(50, 50, 13.5, "#f2c230"),
        path("M50 43v14M44 46.5l12 7M44 53.5l12-7", stroke_width=2.2),
    )


def _wreath(d: str, start: float = 0) -> str:
    """Return five of a shape round the middle of a sign, in one path.

    >>> _wreath("M50 40")
    'M50 40M59.5 46.9M55.9 58.1M44.1 58.1M40.5 46.9'
    """

    def turned(pair: re.Match[str]) -> str:
        x, y = float(pair[1]) - 50, float(pair[2]) - 50
        across, down = x * cos(angle) - y * sin(angle), x * sin(angle) + y * cos(angle)
        return f"{across + 50:.1f} {down + 50:.1f}".replace(".0", "")

    found = ""
    for step in range(5):
        angle = radians(start + 72 * step)
        found += re.sub(r"([\d.]+) ([\d.]+)", turned, d)
    return found


def schilten() -> str:
    """Return a shield, parted by a golden chevron."""
    outline = "M11 7C36 14 64 14 89 7V46C89 72 70 88 50 98C30 88 11 72 11 46Z"
    return _outlined(
        path(outline, "#2b5ba6"),
        path("M11 62 50 33 89 62C87 68 84 73 81 77L50 55 19 77C16 73 13 68 11 62Z", "#f4cf55"),
        circle(31, 31, 8.5, "#f4cf55"),
        circle(69, 31, 8.5, "#f4cf55"),
        circle(50, 78, 8.5, "#f4cf55"),
        path("M80 9L89 7V46C89 72 70 88 50 98C68 84 80 68 80 46Z", "#00000030", stroke="none"),
        path(outline, "none"),
    )


def schellen() -> str:
    """Return a round bell with its loop, its belt and its slit."""
    return _outlined(
        line("M40 16C34 -1 66 -1 60 16", 6),
        circle(50, 55, 41, "#f0b51f"),
        path(
            "M70 19C92 32 98 62 80 83C72 92 62 96 50 96C74 84 84 48 70 19Z",
            "#00000024",
            stroke="none",
        ),
        path("M9 50C22 60 78 60 91 50V61C78 71 22 71 9 61Z", RED),
        line("M24 35C29 27 36 22 45 20", 5.5, stroke="#fdeaa6"),
        line("M50 79V90", 7),
        circle(50, 77, 7, INK, stroke="none"),
        path("M32 83h4M64 83h4", stroke_width=7),
    )


def herz() -> str:
    """Return the heart of the cards of Vorarlberg, red with an edge of its own."""
    return _outlined(
        path(FRENCH["H"], "#c22332"),
        path(
            "M74 8C92 10 96 30 88 46C80 64 62 76 50 94C68 70 84 50 74 8Z",
            "#00000024",
            stroke="none",
        ),
        line("M18 34C17 25 23 18 30 18", 5.5, stroke="#f3b0a8"),
    )


def laub() -> str:
    """Return the leaf of the cards of Vorarlberg."""
    return _outlined(
        path(
            "M50 3C60 20 94 30 94 58C94 74 80 80 68 74C60 71 54 66 51 70C50 80 52 88 57 97H45"
            "C47 88 49 80 49 70C46 66 40 71 32 74C20 80 6 74 6 58C6 30 40 20 50 3Z",
            "#3f8a3a",
        ),
        path(
            "M50 3C60 20 94 30 94 58C94 74 80 80 68 74C80 56 62 36 50 3Z",
            "#00000024",
            stroke="none",
        ),
        line(
            "M50 68V30M49 62C40 56 30 56 22 60M51 62C60 56 70 56 78 60M50 48C44 44 38 44 32 46"
            "M50 48C56 44 62 44 68 46",
            3,
            stroke="#1d4a20",
        ),
    )


SWISS: dict[str, Callable[[], str]] = {
    "eichel": eichel,
    "rosen": rosen,
    "schilten": schilten,
    "schellen": schellen,
}
"""Drawings of the Swiss-German suits."""

AUSTRIAN: dict[str, Callable[[], str]] = {"rosen": herz, "schilten": laub}
"""Drawings that replace some of them on the cards of Vorarlberg: heart and leaf."""

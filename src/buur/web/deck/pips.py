"""Suit signs, each in a box of 100 by 100."""

from __future__ import annotations

from buur.web.deck.svg import INK, circle, ellipse, group, inked, line, path

FRENCH = {
    "S": (
        "M50 4C57 22 93 40 93 63C93 76 84 83 74 83C66 83 58 79 54 71"
        "C55 83 59 90 68 96H32"
        "C41 90 45 83 46 71C42 79 34 83 26 83C16 83 7 76 7 63C7 40 43 22 50 4Z"
    ),
    "H": (
        "M50 94C28 70 6 55 6 32C6 17 17 7 30 7C40 7 47 13 50 23C53 13 60 7 70 7"
        "C83 7 94 17 94 32"
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


def french(suit: str) -> str:
    """Return a French suit sign."""
    return path(FRENCH[suit], FRENCH_COLOURS[suit])


def eichel() -> str:
    """Return an acorn in its cup, with two leaves."""
    leaf = "M47 22C30 2 12 6 6 20C14 22 16 30 28 30C36 32 42 28 47 22Z"
    nut = "M24 48C24 76 38 88 50 97C62 88 76 76 76 48Z"
    cup = "M18 49C16 30 34 20 50 20S84 30 82 49C74 55 26 55 18 49Z"
    scales = (
        "M22 42 36 27M34 50 56 23M50 53 72 29M66 52 80 38M78 42 64 27"
        "M66 50 44 23M50 53 28 29M34 52 20 38"
    )
    return inked(
        path(leaf, "#5d8a3a"),
        group(path(leaf, "#5d8a3a"), transform="translate(100 0)scale(-1 1)"),
        path(nut, "#d9a13a"),
        line("M38 58C39 70 43 78 48 84", 4, stroke="#f6dc9a"),
        path(cup, "#4d6f2c"),
        line(scales, 2, stroke="#2f471b"),
        line("M50 20C50 14 53 8 58 5", 6),
        width=4,
    )


def rosen() -> str:
    """Return a heraldic rose: five petals, sepals between them, a golden heart."""
    turns = range(0, 360, 72)
    sepal = path("M50 50 41 8 50 1 59 8Z", "#4f7d3a")
    petal = path(
        "M50 52C32 42 26 24 36 12C41 6 46 8 50 12C54 8 59 6 64 12C74 24 68 42 50 52Z", "#c22332"
    )
    return inked(
        *(group(sepal, transform=f"rotate({turn + 36} 50 50)") for turn in turns),
        *(group(petal, transform=f"rotate({turn} 50 50)") for turn in turns),
        circle(50, 50, 13, "#f2c230"),
        circle(50, 50, 4, INK, stroke="none"),
        width=3.6,
    )


def schilten() -> str:
    """Return a shield, parted by a golden chevron."""
    outline = "M12 8C36 14 64 14 88 8V46C88 72 70 88 50 97C30 88 12 72 12 46Z"
    return inked(
        path(outline, "#2b5ba6"),
        path("M12 60 50 34 88 60C86 66 83 71 80 75L50 54 20 75C17 71 14 66 12 60Z", "#f4cf55"),
        circle(32, 32, 8, "#f4cf55"),
        circle(68, 32, 8, "#f4cf55"),
        circle(50, 76, 8, "#f4cf55"),
        path(outline, "none"),
        width=4,
    )


def schellen() -> str:
    """Return a round bell with its loop, its belt and its slit."""
    return inked(
        line("M42 14C38 0 62 0 58 14", 6),
        circle(50, 54, 41, "#f0b51f"),
        path("M9 50C22 60 78 60 91 50V60C78 70 22 70 9 60Z", "#c23a2a"),
        line("M24 34C29 26 36 21 45 19", 5, stroke="#fdeaa6"),
        line("M50 78V88", 7),
        circle(50, 76, 6.5, INK, stroke="none"),
        ellipse(34, 82, 4, 3, INK, stroke="none"),
        ellipse(66, 82, 4, 3, INK, stroke="none"),
        width=4,
    )


SWISS = {"eichel": eichel, "rosen": rosen, "schilten": schilten, "schellen": schellen}
"""Drawings of the Swiss-German suits."""

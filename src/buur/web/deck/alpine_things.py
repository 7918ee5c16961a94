"""Flowers, places and things that players may choose for themselves, drawn about their middle."""

from __future__ import annotations

from buur.web.deck.palette import DARK, GLEAM, GOLD, GREEN, LEAF, RED, STEEL, WHITE, WOOD
from buur.web.deck.svg import circle, dots, ellipse, group, inked, line, moved, path, shade

_ROUND = 360


def _around(part: str, count: int, start: float = 0) -> str:
    """Return a part several times, turned around the middle."""
    turns = (start + _ROUND * place / count for place in range(count))
    return "".join(moved(part, 0, 0, turn=turn) for turn in turns)


def edelweiss() -> str:
    """Return an edelweiss from above."""
    long_petal = path("M0 -8C-9 -18 -9 -32 0 -46C9 -32 9 -18 0 -8Z", WHITE)
    short_petal = path("M0 -6C-8 -14 -8 -26 0 -34C8 -26 8 -14 0 -6Z", "#e6e4d2")
    heads = "0 -7 7 -2 4 7 -4 7 -7 -2"
    return inked(
        _around(short_petal, 6, 30),
        _around(long_petal, 6),
        circle(0, 0, 14, "#d9cf8a"),
        dots(heads, 4.6, GOLD),
        dots("0 0", 4.6, GOLD),
    )


def gentian() -> str:
    """Return a blue gentian."""
    return inked(
        line("M0 12C-2 28 -4 40 -2 58", 4, stroke=LEAF),
        path("M-3 40C-18 26 -34 28 -40 36C-30 46 -14 48 -3 44Z", LEAF),
        path("M-2 46C12 32 28 34 34 42C26 52 10 54 -2 50Z", GREEN),
        path(
            "M-12 22C-18 4 -24 -8 -36 -20C-20 -20 -18 -24 -20 -38C-10 -28 -4 -30 0 -44"
            "C4 -30 10 -28 20 -38C18 -24 20 -20 36 -20C24 -8 18 4 12 22C6 28 -6 28 -12 22Z",
            "#2f55b0",
        ),
        line("M-6 18C-8 6 -8 0 -9 -6M6 18C8 6 8 0 9 -6M0 20V-2", 1.8),
        dots("-7 -22 7 -22 0 -28", 1.8, WHITE),
    )


def rose() -> str:
    """Return an alpine rose."""
    leaf = path("M0 -24C-12 -30 -12 -42 0 -50C12 -42 12 -30 0 -24Z", LEAF)
    petal = path("M0 0C-22 -8 -24 -34 0 -38C24 -34 22 -8 0 0Z", "#c8415f")
    return inked(
        _around(leaf, 5, 36),
        _around(petal, 5),
        circle(0, 0, 11, GOLD),
        dots("0 -4 4 1 -4 1 0 5", 1.6, DARK),
    )


def acorn() -> str:
    """Return an acorn with a leaf of its oak."""
    return inked(
        path(
            "M4 -22C18 -44 34 -34 32 -26C44 -28 46 -16 38 -12C46 -4 38 4 28 0"
            "C26 8 14 6 12 -2C8 -8 4 -14 4 -22Z",
            LEAF,
        ),
        line("M6 -20C16 -18 26 -14 34 -12", 1.8),
        path("M-30 -2C-30 26 -18 40 -8 46C2 40 14 26 14 -2Z", "#c98f3f"),
        shade("M0 0H14C14 26 2 40 -8 46C0 34 4 18 0 0Z"),
        path("M-36 -2C-38 -20 -24 -26 -8 -26S22 -20 20 -2C6 4 -22 4 -36 -2Z", "#7d5a33"),
        line("M-28 -8L-20 -16M-16 -4L-6 -16M-2 -4L8 -14M10 -6L16 -12", 1.8),
        line("M-8 -26C-8 -34 -4 -38 2 -42", 4),
    )


def fir() -> str:
    """Return a fir in the snow."""
    return inked(
        path("M-60 36C-30 26 30 26 60 36V60H-60Z", WHITE),
        path("M-5 26H5V42H-5Z", WOOD),
        path("M0 -2L34 30C20 34 -20 34 -34 30Z", "#2f5d39"),
        path("M0 -20L27 10C16 14 -16 14 -27 10Z", "#39704a"),
        path("M0 -46L20 -10C12 -6 -12 -6 -20 -10Z", "#46835a"),
        path("M0 -46L8 -32C4 -28 2 -33 0 -29C-2 -33 -4 -28 -8 -32Z", WHITE),
    )


def mountain() -> str:
    """Return a steep mountain with the sun."""
    return inked(
        circle(26, -26, 13, GOLD),
        path("M-60 46L-22 2L-6 18L10 -6L60 50V60H-60Z", "#7f93a0"),
        path("M-40 60L-6 -20C-2 -32 4 -42 8 -46C10 -38 14 -34 12 -26L26 0L44 60Z", "#5c6f7d"),
        path(
            "M-6 -20C-2 -32 4 -42 8 -46C10 -38 14 -34 12 -26L20 -12L12 -16L6 -4L0 -14L-8 0L-13 -2Z",
            WHITE,
        ),
        shade("M12 -26L26 0L44 60H14C18 30 20 4 12 -26Z"),
        path("M-60 60V48C-40 38 -20 44 0 50C20 42 40 42 60 50V60Z", LEAF),
    )


def hut() -> str:
    """Return a wooden hut with stones on its roof."""
    return inked(
        path("M-60 34C-30 28 30 28 60 34V60H-60Z", LEAF),
        path("M-32 -2H32V40H-32Z", "#a5703f"),
        line("M-32 10H32M-32 22H32M-32 32H32", 1.6),
        path("M-46 2L0 -38L46 2L38 8L0 -24L-38 8Z", DARK),
        dots("-26 -11 -13 -22 14 -22 27 -10", 4.4, STEEL),
        path("M-8 16H8V40H-8Z", "#5b3a1e"),
        path("M-26 12H-14V24H-26ZM14 12H26V24H14Z", GLEAM),
        line("M-20 12V24M20 12V24M-26 18H-14M14 18H26", 1.6),
        dots("-24 27 -20 27 -16 27 16 27 20 27 24 27", 2.6, RED),
        path("M14 -32V-46H24V-24Z", "#8d8a84"),
    )


def train() -> str:
    """Return a red railcar of a mountain railway."""
    return inked(
        path("M-60 44H60V60H-60Z", "#8d8a84"),
        line("M-30 56L-16 44M30 56L16 44", 3),
        path("M-30 38V-28C-30 -40 -18 -44 0 -44S30 -40 30 -28V38Z", RED),
        path("M-22 -24C-22 -32 -12 -34 0 -34S22 -32 22 -24V-4H-22Z", "#cfe3ee"),
        line("M0 -34V-4M-17 -10L-8 -22M8 -10L16 -22", 1.8),
        path("M-30 4H30V14H-30Z", WHITE),
        dots("-19 25 19 25", 5, GLEAM),
        path("M-34 36H34V46H-34Z", "#4a4640"),
        line("M-12 -44L0 -52L12 -44", 2.4),
    )


def boat() -> str:
    """Return a steamboat on a lake."""
    return inked(
        path("M-6 -20V-42H8V-20Z", "#efe3c8"),
        path("M-6 -42V-34H8V-42Z", RED),
        line("M8 -44C16 -50 22 -44 30 -50", 3, stroke="#b9b4aa"),
        path("M-28 0V-20H26V0Z", WHITE),
        dots("-19 -10 -8 -10 3 -10 14 -10", 3.4, "#7ba3c4"),
        path("M-50 0H48C46 16 38 26 28 28H-32C-42 24 -48 14 -50 0Z", "#f3ead2"),
        path("M-48 8H46C44 18 38 26 28 28H-32C-42 24 -47 16 -48 8Z", "#7a4a2a"),
        path("M-18 26C-18 4 14 4 14 26Z", GOLD),
        line("M-2 26V10M-2 26L-12 14M-2 26L8 14", 1.8),
        path(
            "M-60 26C-50 20 -44 32 -34 26S-16 32 -6 26S12 32 22 26S40 32 60 24V60H-60Z", "#4f86b0"
        ),
        line("M-44 42C-36 38 -30 46 -22 42M6 44C14 40 20 48 28 44", 1.8),
    )


def bell() -> str:
    """Return a cowbell on its strap."""
    return inked(
        path("M-44 -34C-24 -50 24 -50 44 -34L36 -16C20 -28 -20 -28 -36 -16Z", "#8c4f26"),
        dots("-28 -33 -14 -38 0 -40 14 -38 28 -33", 2.8, GOLD),
        path("M-14 -30H14V-16H-14Z", GLEAM),
        path("M-6 30H6C8 42 4 46 0 46S-8 42 -6 30Z", "#8d6a2a"),
        path(
            "M-18 -18C-22 -20 22 -20 18 -18C22 0 26 14 36 30C20 38 -20 38 -36 30"
            "C-26 14 -22 0 -18 -18Z",
            GOLD,
        ),
        shade("M6 -19C14 -19 18 -19 18 -18C22 0 26 14 36 30C30 34 20 35 10 36C16 20 12 0 6 -19Z"),
        line("M-31 21C-16 28 16 28 31 21M-22 0C-12 4 12 4 22 0", 2),
        circle(0, 11, 5, RED),
    )


def alphorn() -> str:
    """Return an alphorn on a meadow."""
    return inked(
        path("M-60 34C-30 24 20 30 60 22V60H-60Z", LEAF),
        path(
            "M44 -46L48 -42C30 -10 14 14 -4 30C-16 42 -36 48 -46 38C-52 28 -44 14 -34 14"
            "C-26 14 -24 24 -30 28C-20 32 -10 22 -4 16C12 -2 28 -24 44 -46Z",
            "#c9914e",
        ),
        ellipse(-38, 27, 8, 13, "#7a4a22"),
        line("M6 8L13 13M20 -11L27 -7M32 -28L39 -24", 3, stroke=DARK),
        dots("34 36 44 44 20 46 6 40", 2.4, WHITE),
        dots("28 50 50 34", 2.4, GOLD),
    )


def cheese() -> str:
    """Return a wedge of cheese with holes."""
    return inked(
        path("M-46 2L24 -30C38 -24 46 -12 46 2Z", GLEAM),
        path("M-46 2H46V36H-46Z", GOLD),
        shade("M-46 26H46V36H-46Z"),
        path("M24 -30C38 -24 46 -12 46 2V36C40 38 40 -8 24 -30Z", "#c98f3f"),
        ellipse(-22, 18, 9, 8, "#b97f24"),
        ellipse(8, 26, 6, 5, "#b97f24"),
        ellipse(20, 11, 7, 6, "#b97f24"),
        ellipse(4, -8, 8, 4, "#d9a93c"),
        path("M-46 30C-42 24 -36 26 -34 36H-46Z", "#b97f24"),
    )


def fondue() -> str:
    """Return a pot of fondue with a fork in it."""
    return inked(
        line("M22 -14L42 -46", 4, stroke=STEEL),
        path("M38 -42L46 -54L50 -51L43 -39Z", RED),
        path("M34 -6H54C58 -6 58 4 54 4H34Z", "#8c2433"),
        path("M-38 -10H38C40 16 28 30 0 30S-40 16 -38 -10Z", "#b3262f"),
        shade("M20 -10H38C40 16 28 30 0 30C20 22 24 6 20 -10Z"),
        ellipse(0, -10, 38, 11, "#8c2433"),
        ellipse(0, -9, 32, 8, GLEAM),
        path("M10 -24L26 -20L22 -8L8 -12Z", "#d9a05a"),
        path("M-24 -8C-24 8 -14 8 -14 -6Z", GLEAM),
        line("M-22 30L-28 44M22 30L28 44M-34 44H34", 3),
        path("M-5 44C-9 36 -2 34 0 30C4 35 8 38 5 44Z", "#e8862e"),
    )


def bread() -> str:
    """Return a round loaf of bread."""
    return inked(
        ellipse(0, 8, 46, 32, "#b5722f"),
        path("M-40 -2C-34 -28 34 -28 40 -2C30 18 -30 18 -40 -2Z", "#d9a05a"),
        path("M-8 -18C2 -14 2 6 -8 10C-14 6 -16 -12 -8 -18Z", GLEAM),
        path("M-30 -10C-20 -8 -18 6 -26 8C-32 4 -34 -4 -30 -10Z", GLEAM),
        path("M16 -17C26 -14 26 4 16 8C10 4 8 -10 16 -17Z", GLEAM),
        dots("-14 24 4 28 22 22 -30 18 34 12", 1.8, WHITE),
    )


def coffee() -> str:
    """Return a glass of hot coffee."""
    return inked(
        line("M-12 -32C-18 -40 -8 -42 -14 -50M4 -32C-2 -40 8 -42 2 -50", 3, stroke="#b9b4aa"),
        line("M22 -10C42 -12 42 18 20 18", 6, stroke="#dfe8ea"),
        line("M22 -13C46 -16 46 22 19 21M22 -6C38 -8 38 14 20 14", 2),
        path("M-28 -26H26L18 36C18 42 -20 42 -20 36Z", "#e4eef0"),
        path("M-25 -10H23L17 32C16 37 -18 37 -18 32Z", "#8a5a34"),
        path("M-26 -16C-18 -24 16 -24 24 -16L23 -8H-25Z", WHITE),
        path("M-38 40H38C34 48 -34 48 -38 40Z", STEEL),
        line("M-16 0L-13 24", 2.4, stroke=WHITE),
    )


def wine() -> str:
    """Return a glass of white wine with grapes."""
    grapes = "24 4 33 4 42 4 28 12 38 12 33 20"
    return inked(
        path("M-34 -44H10C12 -18 6 2 -12 2S-36 -18 -34 -44Z", "#eef4f2"),
        path("M-34 -26H10C8 -8 2 0 -12 0S-32 -8 -34 -26Z", "#e9d46a"),
        line("M-26 -36C-26 -24 -24 -16 -20 -10", 2.4, stroke=WHITE),
        path("M-15 2H-9V36H-15Z", "#eef4f2"),
        ellipse(-12, 40, 20, 6, "#eef4f2"),
        path("M30 -4C16 -8 18 -22 26 -24C30 -30 40 -28 42 -22C50 -16 46 -4 38 -4Z", LEAF),
        group(dots(grapes, 6.4, "#241c16"), dots(grapes, 4.6, "#93b04a")),
    )


def chalk() -> str:
    """Return chalk with the strokes of a slate."""
    return inked(
        path("M-48 -38H48V44H-48Z", WOOD),
        path("M-40 -30H40V36H-40Z", "#37463f"),
        line("M-28 -18H14L-24 20H18", 2.6, stroke=WHITE),
        line(
            "M-20 -24V-12M-12 -24V-12M-4 -24V-12M-22 -12L0 -24M-14 14V26M-6 14V26",
            2.6,
            stroke=WHITE,
        ),
        path("M14 34L40 -2L48 4L22 40Z", WHITE),
        path("M22 23L36 4L44 10L30 29Z", GOLD),
    )


def cards() -> str:
    """Return three cards in a fan."""
    card = path(
        "M-20 -40H20C22 -40 23 -39 23 -37V30C23 32 22 33 20 33H-20C-22 33 -23 32 -23 30V-37"
        "C-23 -39 -22 -40 -20 -40Z",
        WHITE,
    )
    back = path("M-16 -33H16V26H-16Z", RED, stroke="none")
    lattice = line(
        "M-16 -20L0 -33L16 -20M-16 -3L16 -30M-16 14L16 -13M-8 26L16 5M16 22L12 26",
        1.6,
        stroke=GLEAM,
    )
    sun = circle(0, -4, 10, GOLD) + circle(0, -4, 4, RED)
    return inked(
        moved(card + back + lattice, -14, 6, turn=-24),
        moved(card + back + lattice, 14, 6, turn=24),
        card + sun,
        dots("-14 -30 14 23", 3.4, RED),
    )


def knife() -> str:
    """Return a pocket knife."""
    return inked(
        path("M-30 -2C-30 -24 -12 -42 8 -46C10 -30 2 -10 -8 2Z", STEEL),
        line("M-18 -10C-14 -22 -6 -32 2 -38", 1.6, stroke=WHITE),
        path("M12 0L34 -30C40 -30 42 -24 40 -20L24 4Z", "#aab4ba"),
        path(
            "M-42 2C-44 -8 -32 -12 -26 -6L42 22C52 28 46 42 36 40L-34 14C-40 12 -42 8 -42 2Z", RED
        ),
        shade("M-42 2C-40 8 -36 8 -32 8L40 36C46 34 47 30 46 28C48 36 44 42 36 40L-34 14Z"),
        dots("-32 2 38 30", 2.6, GLEAM),
    )

"""Heads of the animals that players may choose for themselves, drawn about their own middle."""

from __future__ import annotations

from buur.web.deck.palette import BLUSH, DARK, GLEAM, GOLD, LEAF, RED, STEEL, WHITE, WOOD
from buur.web.deck.svg import circle, dots, ellipse, inked, line, mirrored, path, shade

_BLACK = "#241c16"


def _both(*inside: str) -> str:
    """Return the left half of a drawing with the right one."""
    return "".join(inside) + mirrored(*inside)


def cow() -> str:
    """Return a brown cow with a flower in her mouth."""
    return inked(
        _both(
            path("M-15 -26C-28 -28 -36 -38 -33 -48C-28 -38 -20 -36 -8 -32Z", "#efe3c8"),
            path("M-22 -16C-34 -26 -46 -22 -47 -14C-42 -4 -30 -4 -22 -6Z", "#8f6a4a"),
        ),
        path("M-24 -22C-28 4 -22 34 0 36C22 34 28 4 24 -22C14 -34 -14 -34 -24 -22Z", "#a67c58"),
        path("M0 -31C-9 -26 -8 -4 -9 12H9C8 -4 9 -26 0 -31Z", WHITE),
        ellipse(0, 24, 23, 16, "#f0c6ae"),
        path("M-9 -31C-6 -40 6 -40 9 -31C6 -24 2 -26 0 -21C-2 -26 -6 -24 -9 -31Z", DARK),
        line("M12 33C20 38 26 36 32 30", 2.6, stroke=LEAF),
        circle(34, 27, 5.5, GOLD),
        line("M-10 32C-4 36 4 36 10 32"),
        dots("-15 -6 15 -6", 3.4, _BLACK),
        dots("-9 22 9 22", 2.6, _BLACK),
    )


def goat() -> str:
    """Return a white goat with a beard."""
    return inked(
        _both(
            path("M-7 -24C-12 -40 -22 -48 -32 -44C-24 -40 -18 -32 -16 -20Z", "#b9ab90"),
            path("M-17 -14C-30 -18 -42 -12 -44 0C-34 4 -24 0 -17 -6Z", "#e9dfca"),
        ),
        path("M-8 28C-8 40 -2 46 1 50C6 44 9 38 8 28Z", "#d9cdb4"),
        path("M-18 -22C-20 0 -14 34 0 35C14 34 20 0 18 -22C10 -30 -10 -30 -18 -22Z", WHITE),
        shade("M8 -27C20 -22 20 4 12 24C9 32 5 35 0 35C8 24 13 0 8 -27Z"),
        path("M-8 22C-4 18 4 18 8 22C8 30 4 33 0 33C-4 33 -8 30 -8 22Z", "#e8b9a4"),
        line("M0 25V30M-5 30C-2 33 2 33 5 30"),
        ellipse(-10, -5, 4.4, 3.4, GOLD),
        ellipse(10, -5, 4.4, 3.4, GOLD),
        line("M-12 -5H-8M8 -5H12", 2.4),
    )


def ibex() -> str:
    """Return an ibex with long ridged horns."""
    horn = path("M-6 -20C-14 -34 -26 -44 -44 -38C-36 -50 -10 -52 4 -22Z", "#7b6a55")
    ridges = line("M-14 -31L-8 -38M-21 -37L-17 -44M-30 -40L-28 -47M-9 -25L-2 -30", 1.8)
    return inked(
        _both(horn, ridges),
        _both(path("M-17 -14C-28 -20 -38 -16 -40 -8C-32 -2 -24 -4 -17 -7Z", "#8d6f50")),
        path("M-18 -20C-22 2 -14 36 0 38C14 36 22 2 18 -20C10 -28 -10 -28 -18 -20Z", "#a98660"),
        shade("M8 -25C20 -20 20 6 12 26C9 34 5 38 0 38C8 26 13 2 8 -25Z"),
        path("M-9 22C-4 17 4 17 9 22C9 32 4 36 0 36C-4 36 -9 32 -9 22Z", "#e4d3b8"),
        path("M-5 34C-5 42 -2 46 0 48C3 44 5 41 5 34Z", "#6d563d"),
        dots("-4 25 4 25", 1.9, _BLACK),
        dots("-10 -4 10 -4", 3, _BLACK),
    )


def marmot() -> str:
    """Return a marmot that stands up."""
    return inked(
        path("M-32 60C-36 30 -26 14 0 14C26 14 36 30 32 60Z", "#a98457"),
        path("M-16 60C-18 38 -10 26 0 26C10 26 18 38 16 60Z", "#d8bd8c"),
        _both(circle(-23, -26, 8, "#8b6740")),
        path("M-28 -10C-28 -34 -14 -40 0 -40S28 -34 28 -10C28 10 14 20 0 20S-28 10 -28 -10Z", WOOD),
        path("M-16 4C-16 -8 -8 -10 0 -10S16 -8 16 4C16 14 8 18 0 18S-16 14 -16 4Z", "#d8bd8c"),
        path("M-6 -8H6L0 0Z", _BLACK),
        line("M0 0V7M-8 8C-4 10 4 10 8 8"),
        path("M-5 9H5V17H-5ZM0 9V17", WHITE, stroke_width=1.8),
        line("M-18 2L-32 -2M-18 6L-32 8M18 2L32 -2M18 6L32 8", 1.4),
        dots("-13 -17 13 -17", 3.4, _BLACK),
        _both(path("M-12 34C-16 40 -12 46 -5 43L-3 36Z", "#8b6740")),
    )


def fox() -> str:
    """Return a fox."""
    coat = "#cf6a2b"
    return inked(
        _both(
            path("M-12 -24L-34 -48C-42 -30 -40 -14 -34 -4Z", coat),
            path("M-18 -24L-32 -39C-36 -28 -35 -20 -31 -12Z", _BLACK),
        ),
        path(
            "M-36 0C-30 -24 -14 -28 0 -28S30 -24 36 0C32 6 40 8 42 14C26 22 12 40 0 42"
            "C-12 40 -26 22 -42 14C-40 8 -32 6 -36 0Z",
            coat,
        ),
        _both(path("M-42 14C-34 8 -22 4 -12 10C-4 16 -2 30 0 42C-12 40 -26 22 -42 14Z", WHITE)),
        path("M-6 34C-3 31 3 31 6 34C5 40 2 43 0 43C-2 43 -5 40 -6 34Z", _BLACK),
        _both(path("M-21 -2C-16 -8 -11 -6 -8 1C-13 4 -17 3 -21 -2Z", GLEAM)),
        dots("-14 -1 14 -1", 2.6, _BLACK),
    )


def hedgehog() -> str:
    """Return a hedgehog from the front."""
    spines = (
        "M-42 22L-36 14L-46 8L-37 2L-45 -8L-35 -10L-39 -22L-28 -21L-28 -34L-18 -29L-14 -42"
        "L-5 -34L0 -46L5 -34L14 -42L18 -29L28 -34L28 -21L39 -22L35 -10L45 -8L37 2L46 8L36 14"
        "L42 22C30 40 -30 40 -42 22Z"
    )
    return inked(
        path(spines, "#7a5c40"),
        line(
            "M-24 -14L-20 -22M-8 -24L-5 -32M10 -24L12 -32M24 -14L28 -21M-32 4L-28 -3M31 4L34 -2", 2
        ),
        _both(circle(-20, -8, 8, "#c29a6b")),
        path("M-26 14C-26 -6 -14 -16 0 -16S26 -6 26 14C26 32 12 38 0 38S-26 32 -26 14Z", "#e6c79a"),
        shade("M8 -15C24 -10 28 2 26 14C26 32 12 38 0 38C16 30 22 6 8 -15Z"),
        ellipse(0, 18, 7, 5.5, _BLACK),
        line("M-9 27C-4 32 4 32 9 27"),
        dots("-12 4 12 4", 3.4, _BLACK),
        _both(ellipse(-19, 18, 5, 3, BLUSH, stroke="none")),
    )


def owl() -> str:
    """Return an eagle owl."""
    return inked(
        path(
            "M-32 60C-40 30 -38 -8 -34 -18L-38 -44C-26 -40 -14 -34 0 -34S26 -40 38 -44"
            "L34 -18C38 -8 40 30 32 60Z",
            "#8a6a48",
        ),
        path("M-18 60C-24 36 -14 18 0 18S24 36 18 60Z", "#d9bd8e"),
        line("M-8 32L-4 37L0 32L4 37L8 32M-12 44L-8 49L-4 44L0 49L4 44L8 49L12 44", 1.8),
        _both(circle(-16, -8, 16, "#e9d5ac"), circle(-15, -8, 10, GOLD)),
        dots("-15 -8 15 -8", 5, _BLACK),
        dots("-17 -10 13 -10", 1.5, WHITE),
        path("M-6 2H6L0 15Z", "#4a3a2c"),
        line("M-32 -26C-22 -28 -10 -26 0 -16C10 -26 22 -28 32 -26", 3),
    )


def rooster() -> str:
    """Return a rooster that looks to the left."""
    return inked(
        path("M-22 60C-24 30 -14 6 8 0C30 10 40 34 40 60Z", WHITE),
        line("M0 34C6 30 12 34 14 42M-8 46C-2 42 4 46 6 54M18 30C24 28 30 34 32 42", 1.8),
        path(
            "M-14 -26C-18 -38 -10 -42 -6 -34C-6 -48 6 -48 6 -36C10 -46 22 -42 18 -32"
            "C28 -36 32 -24 22 -18Z",
            RED,
        ),
        path(
            "M-22 -8C-22 -26 -8 -32 4 -30C20 -27 26 -14 22 6C18 22 8 22 -4 20C-16 18 -22 6 -22 -8Z",
            WHITE,
        ),
        path("M-20 -10L-44 -2L-20 6Z", GOLD),
        line("M-42 -2L-22 -2"),
        path("M-20 7C-28 14 -26 28 -18 30C-10 28 -10 16 -14 10Z", RED),
        path("M-12 12C-18 20 -14 32 -8 32C-1 30 -2 20 -6 14Z", RED),
        circle(-6, -10, 5.5, GLEAM),
        dots("-7 -10", 2.6, _BLACK),
    )


def cat() -> str:
    """Return a grey tabby cat."""
    coat = "#9a958b"
    return inked(
        _both(
            path("M-8 -26L-34 -46C-40 -28 -38 -12 -32 0Z", coat),
            path("M-18 -26L-31 -36C-34 -26 -33 -18 -30 -12Z", "#dfa898"),
        ),
        path("M-36 4C-36 -20 -18 -30 0 -30S36 -20 36 4C36 26 16 36 0 36S-36 26 -36 4Z", coat),
        line(
            "M0 -28V-14M-10 -27L-8 -15M10 -27L8 -15M-35 -2L-25 0M-35 8L-25 8M35 -2L25 0M35 8L25 8",
            3,
        ),
        _both(ellipse(-7, 21, 9.5, 8.5, WHITE, stroke="none")),
        path("M-5 11H5L0 17Z", "#d98d80"),
        line("M0 17V21C-3 27 -10 27 -13 23M0 21C3 27 10 27 13 23"),
        _both(ellipse(-15, 0, 7, 6, "#c9d36a"), ellipse(-15, 0, 2.2, 5.2, _BLACK)),
        line("M-20 20L-42 16M-20 25L-41 28M20 20L42 16M20 25L41 28", 1.3),
    )


def dog() -> str:
    """Return a St Bernard with its barrel."""
    return inked(
        path("M-34 60C-34 36 -20 26 0 26S34 36 34 60Z", WHITE),
        path("M-30 -18C-44 -14 -46 10 -38 24C-28 22 -24 4 -22 -14Z", "#8c4f26"),
        path("M30 -18C44 -14 46 10 38 24C28 22 24 4 22 -14Z", "#8c4f26"),
        path(
            "M-28 -10C-28 -34 -14 -40 0 -40S28 -34 28 -10C30 12 20 34 0 34S-30 12 -28 -10Z",
            "#b87333",
        ),
        path("M0 -40C-8 -30 -8 -14 -18 4C-22 22 -12 32 0 32S22 22 18 4C8 -14 8 -30 0 -40Z", WHITE),
        ellipse(0, 4, 8, 6, _BLACK),
        line("M0 10V16C-6 24 -14 22 -17 18M0 16C6 24 14 22 17 18"),
        dots("-15 -12 15 -12", 3.4, _BLACK),
        line("M-34 36C-20 44 20 44 34 36", 4, stroke=RED),
        path("M-14 38C-15 44 -15 48 -14 54H14C15 48 15 44 14 38Z", WOOD),
        line("M-7 38V54M7 38V54", 2.4, stroke=GOLD),
    )


def bear() -> str:
    """Return a brown bear."""
    coat = "#74492a"
    return inked(
        _both(circle(-25, -26, 12, coat), circle(-25, -26, 6, "#b98a5e")),
        path("M-36 2C-36 -24 -18 -34 0 -34S36 -24 36 2C36 28 18 38 0 38S-36 28 -36 2Z", coat),
        shade("M14 -31C30 -26 36 -12 36 2C36 28 18 38 0 38C24 26 28 -6 14 -31Z"),
        ellipse(0, 18, 18, 15, "#c79a6c"),
        path("M-8 9C-4 6 4 6 8 9C7 15 3 18 0 18C-3 18 -7 15 -8 9Z", _BLACK),
        line("M0 18V24M-9 24C-5 29 5 29 9 24"),
        dots("-15 -6 15 -6", 3.4, _BLACK),
    )


def trout() -> str:
    """Return a trout that leaps."""
    return inked(
        path("M26 6L48 -14C46 0 46 12 48 26Z", "#7d8f5e"),
        path("M-6 -16C0 -30 14 -30 20 -22L14 -10Z", "#7d8f5e"),
        path("M-2 20C2 32 12 32 16 28L10 16Z", "#b98a5e"),
        path("M-46 6C-34 -18 -4 -24 32 4C10 30 -32 30 -46 6Z", "#9fb07a"),
        path("M-44 10C-22 18 6 16 32 4C10 30 -30 30 -44 10Z", "#efe3c0"),
        dots("-10 -6 2 -10 14 -4 -2 0 10 4 20 2", 2.4, RED),
        line("M-22 -12C-16 -4 -16 10 -22 18"),
        circle(-33, 0, 4.5, WHITE),
        dots("-34 0", 2.4, _BLACK),
        line("M-46 8L-38 10"),
    )


def bee() -> str:
    """Return a bee."""
    return inked(
        path("M-4 -10C-30 -46 -46 -26 -16 -4Z", "#e8f0f2"),
        path("M8 -12C4 -52 34 -50 20 -8Z", STEEL),
        path(
            "M-32 12C-32 -8 -12 -16 8 -14C30 -12 42 0 46 12C40 26 28 34 8 36C-14 38 -32 32 -32 12Z",
            GOLD,
        ),
        path(
            "M-4 -15C2 0 2 22 -4 37L8 36C14 22 14 0 8 -14ZM22 -11C28 2 28 20 22 33L32 28"
            "C38 18 38 4 32 -6Z",
            _BLACK,
        ),
        path(
            "M-46 10C-46 -4 -36 -8 -28 -8C-20 -6 -18 4 -18 12C-18 22 -22 30 -30 30"
            "C-40 28 -46 22 -46 10Z",
            "#6b4a2a",
        ),
        line("M-38 -6C-40 -16 -46 -18 -48 -22M-28 -8C-28 -18 -32 -22 -34 -26", 2),
        circle(-36, 8, 4.5, WHITE),
        dots("-37 8", 2, _BLACK),
        line("M-40 20C-36 24 -32 24 -28 22"),
    )

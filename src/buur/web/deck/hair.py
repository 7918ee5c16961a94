"""Hair and beards, centred on the middle of the face."""

from __future__ import annotations

from collections.abc import Callable

from buur.web.deck.svg import inked, line, path, shade


def tuft(colour: str, outline: str, *details: str) -> str:
    """Return hair of one colour inside an outline, with strands, shadow or lips over it."""
    return inked(path(outline, colour), *details)


def _lined(outline: str, strands: str, width: float) -> Callable[[str], str]:
    """Return the drawing, by its colour, of hair with strands of one width."""
    return lambda colour: tuft(colour, outline, line(strands, width))


short = _lined(
    "M-26 14C-34 -2 -32 -38 0 -38S34 -2 28 14C24 20 -22 20 -26 14Z",
    "M-27 8C-29 -4 -28 -14 -24 -22M28 8C30 -4 29 -14 25 -22",
    1.5,
)
"""Hair cut at the jaw, behind and beside the face."""


def cropped(colour: str) -> str:
    """Return hair that just covers the nape."""
    return tuft(colour, "M-23 4C-30 -16 -24 -37 0 -37S31 -16 25 4L20 -6H-18Z")


bob = _lined(
    "M0 -38C-34 -38 -34 -8 -34 12C-36 28 -22 32 -16 24L-18 -6H20L18 24C24 32 38 28 36 12"
    "C36 -8 34 -38 0 -38Z",
    "M-28 18C-26 8 -27 -8 -24 -20M30 18C28 8 29 -8 26 -20M-22 22C-22 12 -22 2 -20 -8",
    1.4,
)
"""A page's hair, rolled inwards at the chin."""


def long(colour: str) -> str:
    """Return hair that falls on the shoulders in waves."""
    return tuft(
        colour,
        "M0 -38C-30 -38 -36 -14 -33 6C-31 20 -44 28 -42 40C-40 48 -34 50 -28 44"
        "C-12 52 16 52 32 44C38 50 44 48 46 40C46 28 34 20 36 6C38 -14 30 -38 0 -38Z",
        line(
            "M-34 40C-36 28 -25 22 -26 6M-27 42C-24 32 -20 24 -21 14M36 40C38 28 28 22 29 6"
            "M29 42C26 32 23 24 24 14",
            1.5,
        ),
        shade("M24 -30C40 -14 34 8 36 16C40 26 46 30 46 40C44 48 38 50 32 44C28 20 32 -10 24 -30Z"),
    )


curls = _lined(
    "M-22 20C-34 24 -40 12 -33 6C-42 0 -40 -14 -31 -15C-36 -26 -24 -36 -15 -31"
    "C-10 -42 8 -42 12 -33C22 -40 34 -30 30 -20C42 -18 43 -3 35 3C44 10 38 24 26 20Z",
    "M-30 8C-26 8 -24 12 -26 16M-31 -6C-26 -8 -22 -4 -24 0M32 6C28 8 26 12 29 16"
    "M32 -8C27 -8 25 -4 27 0",
    1.6,
)
"""A head full of curls."""


def plaits(colour: str, ribbon: str) -> str:
    """Return two long plaits in front of the shoulders."""
    plait = (
        "M{0} 6C{1} 14 {1} 20 {0} 24C{1} 32 {1} 38 {0} 42C{1} 48 {2} 56 {3} 60C{4} 54 {4} 20 {5} 6Z"
    )
    left = plait.format(-30, -38, -36, -30, -20, -20)
    right = plait.format(32, 40, 38, 32, 22, 22)
    return tuft(
        colour,
        "M-28 10C-34 -20 -22 -38 0 -38S36 -20 30 10Z",
        path(left + right, colour),
        line("M-33 14 -22 22M-34 30 -22 40M35 14 24 22M36 30 24 40", 1.7),
        line("M-36 52H-24M26 52H38", 4, stroke=ribbon),
    )


fringe = _lined(
    "M-22 -4C-25 -30 -8 -34 2 -32C16 -34 27 -24 23 -2C19 -11 12 -18 2 -21C-8 -18 -17 -12 -22 -4Z",
    "M-18 -14C-12 -22 -4 -24 2 -24M20 -13C16 -20 10 -23 4 -24",
    1.3,
)
"""A parting over the forehead, in front of the face."""


def full_beard(colour: str) -> str:
    """Return a broad beard in two curls, with its moustache."""
    return tuft(
        colour,
        "M-23 0C-28 26 -24 42 -12 50C-5 54 -3 48 1 46C5 48 7 54 14 50"
        "C26 42 30 26 24 0C21 10 17 14 11 12C5 9 -4 9 -9 12C-16 14 -20 10 -23 0Z",
        path("M-5 17C-2 20 4 20 8 17C6 23 -4 23 -5 17Z", "#a8433b", stroke_width=1.4),
        line(
            "M-17 20C-18 30 -15 38 -8 43M-8 26C-9 34 -6 40 -3 43M19 20C20 30 17 38 10 43"
            "M10 26C11 34 8 40 5 43M-13 13C-8 16 -2 16 1 13C5 16 11 16 15 13",
            1.5,
        ),
        shade("M24 0C30 26 26 42 14 50C8 52 6 50 4 47C18 40 22 20 20 9Z"),
    )


def pointed_beard(colour: str) -> str:
    """Return a beard that runs to a point, with a moustache turned up."""
    return tuft(
        colour,
        "M-21 4C-20 24 -10 40 2 60C14 40 24 24 22 4C18 14 14 17 9 18H-6C-12 16 -18 14 -21 4Z",
        path(
            "M2 13C-6 10 -12 13 -20 5C-18 17 -8 20 2 17C12 20 20 17 23 5C16 13 10 10 2 13Z", colour
        ),
        line("M-8 27C-5 38 -2 46 1 52M11 27C9 38 6 46 3 52", 1.5),
        shade("M22 4C24 24 14 40 2 60C8 46 12 34 13 22Z"),
    )


def forked_beard(colour: str) -> str:
    """Return a long beard parted in two waves."""
    return tuft(
        colour,
        "M-22 2C-26 22 -20 34 -22 48C-14 50 -8 60 -4 62C-2 54 0 48 1 42C3 48 5 54 8 62"
        "C12 60 18 50 26 48C22 34 28 22 24 2C20 12 16 15 10 13C4 10 -4 10 -9 13"
        "C-16 15 -20 12 -22 2Z",
        path("M-5 18C-2 20 4 20 8 18C6 23 -4 23 -5 18Z", "#a8433b", stroke_width=1.4),
        line(
            "M-14 22C-16 34 -12 44 -8 54M-6 26C-6 36 -4 46 -4 52M17 22C20 34 16 44 11 54"
            "M8 26C9 36 7 46 7 52M-13 13C-8 16 -2 16 1 13C5 16 11 16 15 13",
            1.5,
        ),
    )


chin_beard = _lined(
    "M-23 -2C-24 16 -18 34 1 36C20 34 26 16 24 -2C22 12 18 16 14 14C6 11 -3 11 -9 14"
    "C-16 16 -20 12 -23 -2ZM-6 18C-2 21 5 21 9 18C6 24 -3 24 -6 18Z",
    "M-14 22C-11 28 -8 30 -5 32M15 22C13 28 10 30 7 32M1 28V33",
    1.5,
)
"""A beard round the chin, cut short."""


profile_beard = _lined(
    "M-10 6C-14 22 -8 38 4 46C14 52 26 46 26 40C22 40 22 34 24 28C24 24 22 22 18 22"
    "C14 22 12 20 12 18C16 20 24 18 25 13C20 12 12 8 6 14C0 16 -4 12 -10 6Z",
    "M-3 20C-2 30 4 38 12 42M6 24C7 32 12 36 18 38",
    1.5,
)
"""A beard seen from the side."""


def moustache(colour: str) -> str:
    """Return a moustache with its ends turned up."""
    return tuft(
        colour, "M2 13C-5 10 -11 15 -22 5C-20 19 -8 22 2 17C12 22 22 19 25 5C15 15 9 10 2 13Z"
    )


def drooping_moustache(colour: str) -> str:
    """Return a moustache that hangs over the mouth."""
    return tuft(
        colour, "M2 12C-8 10 -15 16 -17 30C-12 24 -6 20 2 18C10 20 16 24 21 30C19 16 12 10 2 12Z"
    )


whiskers = _lined(
    "M-24 -10C-30 10 -28 26 -16 27C-12 20 -16 14 -16 6C-18 0 -20 -4 -24 -10Z"
    "M25 -10C31 10 29 26 18 27C14 20 18 14 18 6C20 0 21 -4 25 -10Z",
    "M-23 8C-22 14 -21 18 -18 21M24 8C23 14 22 18 20 21",
    1.4,
)
"""Broad side whiskers with a shaven chin."""


nape = _lined(
    "M10 -28C-4 -40 -32 -32 -29 -4C-29 10 -26 22 -18 26C-12 20 -14 12 -15 6"
    "C-18 0 -14 -8 -8 -6C-4 -10 2 -12 4 -18C8 -20 10 -24 10 -28Z",
    "M-24 -6C-24 4 -22 14 -18 19M-20 -12C-21 -6 -21 -2 -20 2",
    1.5,
)
"""The hair on the back and the temple of a head seen from the side."""

"""Heads of the court figures: face, hair, beard, what is worn. Every part is centred on (0, 0).

The face is 44 wide and 56 high; what is worn may reach 60 above its middle.
"""

from __future__ import annotations

from buur.web.deck.svg import INK, circle, ellipse, group, inked, line, path

SKIN = "#f0c9a4"
BLUSH = "#e59a83"


def face(*, brow: float = 0, mouth: str = "M-6 17C-2 20 3 20 7 17") -> str:
    """Return a face turned a little to the right."""
    return inked(
        path(
            "M-21 -12C-22 8 -18 20 -8 27C-3 30 4 30 9 27C19 20 23 8 22 -12C20 -32 -18 -32 -21 -12Z",
            SKIN,
        ),
        circle(-12, 9, 4.5, BLUSH, stroke="none", opacity=0.55),
        circle(15, 9, 4.5, BLUSH, stroke="none", opacity=0.55),
        line(f"M-15 {-8 - brow}C-11 {-11 - brow} -7 {-11 - brow} -3 {-8 - brow}", 2.4),
        line(f"M7 {-8 - brow}C10 {-11 - brow} 14 {-11 - brow} 18 {-8 - brow}", 2.4),
        line("M-14 -1C-11 -4 -6 -4 -3 -1", 1.8),
        line("M7 -1C10 -4 14 -4 17 -1", 1.8),
        circle(-8, -0.6, 2.3, INK, stroke="none"),
        circle(12.5, -0.6, 2.3, INK, stroke="none"),
        line("M4 -3C4 3 8 6 7 9C6 11 3 11 1 10", 1.9),
        line(mouth, 2.2),
    )


def short_hair(colour: str) -> str:
    """Return hair cut at the jaw, behind and beside the face."""
    return inked(
        path(
            "M-24 14C-32 4 -32 -24 -16 -32C-4 -38 14 -37 22 -28C32 -18 31 2 26 14"
            "C20 16 22 4 21 -6C8 -12 -10 -12 -19 -6C-19 4 -18 16 -24 14Z",
            colour,
        ),
        line("M-25 6C-27 -6 -25 -16 -20 -22M26 6C28 -6 26 -16 22 -21", 1.5),
    )


def long_hair(colour: str) -> str:
    """Return hair that falls on the shoulders; drawn behind the face."""
    return inked(
        path(
            "M0 -37C-28 -38 -34 -14 -31 6C-29 22 -38 34 -42 46C-26 52 24 52 44 46"
            "C38 34 32 22 33 6C36 -14 28 -38 0 -37Z",
            colour,
        ),
        line(
            "M-31 38C-25 26 -26 14 -25 2M-37 42C-28 30 -31 16 -29 4M34 38"
            "C28 26 29 14 28 2M40 42C31 30 34 16 32 4",
            1.5,
        ),
    )


def fringe(colour: str) -> str:
    """Return a parting over the forehead, in front of the face."""
    return inked(
        path(
            "M-22 -4C-24 -30 -6 -33 3 -31C16 -33 26 -22 23 -2C18 -10 12 -18 3 -20"
            "C-8 -18 -16 -12 -22 -4Z",
            colour,
        )
    )


def full_beard(colour: str) -> str:
    """Return a king's beard in two curls, with its moustache."""
    return inked(
        path(
            "M-22 2C-24 26 -20 40 -10 48C-4 52 -2 46 1 44C4 46 6 52 12 48"
            "C22 40 26 26 23 2C20 12 16 14 10 13C4 10 -4 10 -9 13"
            "C-16 14 -20 12 -22 2Z",
            colour,
        ),
        path("M-5 17C-2 20 4 20 7 17C6 23 -4 23 -5 17Z", "#a8433b", stroke_width=1.6),
        line(
            "M-15 22C-15 30 -12 36 -7 41M-6 27C-6 34 -4 38 -2 41M16 22"
            "C16 30 14 36 9 41M8 27C8 34 6 38 4 41",
            1.5,
        ),
    )


def pointed_beard(colour: str) -> str:
    """Return a beard that runs to a point, with a moustache turned up."""
    return inked(
        path(
            "M-21 4C-20 24 -10 36 2 56C13 36 23 24 22 4C18 14 12 16 8 18H-6C-12 16 -18 14 -21 4Z",
            colour,
        ),
        path(
            "M1 13C-6 10 -12 13 -18 8C-16 17 -8 20 1 17C10 20 18 17 20 8C14 13 8 10 1 13Z", colour
        ),
        line("M-8 26C-5 34 -2 40 1 46M10 26C8 34 5 40 2 46", 1.5),
    )


def moustache(colour: str) -> str:
    """Return a moustache with its ends turned up."""
    return inked(
        path("M2 13C-5 10 -11 15 -20 7C-18 19 -8 21 2 17C12 21 21 19 23 7C15 15 9 10 2 13Z", colour)
    )


def crown(colour: str, jewel: str, points: int = 5) -> str:
    """Return a king's crown with balls on its points."""
    step = 56 / (points - 1)
    tops = [(-28 + step * i, -54 - (4 if i == points // 2 else 0)) for i in range(points)]
    zigzag = "M-25 -22"
    for i, (x, y) in enumerate(tops):
        zigzag += f"L{x:.1f} {y}"
        if i < points - 1:
            zigzag += f"L{x + step / 2:.1f} -36"
    return inked(
        path(zigzag + "L25 -22C10 -16 -10 -16 -25 -22Z", colour),
        *(circle(round(x, 1), y - 2, 4, colour) for x, y in tops),
        line("M-26 -29C-10 -23 10 -23 26 -29", 2),
        *(
            circle(x, y, 2.6, jewel, stroke_width=1.4)
            for x, y in ((-15, -23.4), (0, -21.6), (15, -23.4))
        ),
    )


def arched_crown(colour: str, jewel: str) -> str:
    """Return a closed crown with arches and a cross."""
    return inked(
        path("M-26 -26C-40 -50 -14 -60 0 -46C14 -60 40 -50 26 -26Z", jewel),
        path("M-27 -26C-36 -46 -20 -54 -12 -46L0 -34L12 -46C20 -54 36 -46 27 -26", colour),
        path("M-27 -32C-10 -26 10 -26 27 -32V-20C10 -14 -10 -14 -27 -20Z", colour),
        line("M0 -46V-62M-6 -56H6", 3.4),
        *(
            circle(x, y, 2.8, jewel, stroke_width=1.4)
            for x, y in ((-16, -23.4), (0, -21), (16, -23.4))
        ),
    )


def tiara(colour: str, jewel: str) -> str:
    """Return a queen's small crown."""
    return inked(
        path(
            "M-24 -24C-22 -30 -24 -36 -26 -42L-12 -34L0 -50L12 -34L26 -42"
            "C24 -36 22 -30 24 -24C10 -30 -10 -30 -24 -24Z",
            colour,
        ),
        circle(0, -37, 3.6, jewel),
        circle(-13, -31.5, 2.4, jewel, stroke_width=1.4),
        circle(13, -31.5, 2.4, jewel, stroke_width=1.4),
    )


def veil(colour: str, border: str) -> str:
    """Return a veil behind the head, with its border."""
    return inked(
        path(
            "M0 -42C-34 -42 -36 -10 -34 12C-33 30 -44 42 -48 56H50"
            "C46 42 36 30 36 12C38 -10 34 -42 0 -42Z",
            colour,
        ),
        line(
            "M-41 52C-34 38 -27 28 -28 10C-30 -14 -24 -35 0 -35S32 -14 30 10C29 28 36 38 43 52",
            3,
            stroke=border,
        ),
    )


def beret(colour: str, feather: str | None) -> str:
    """Return a flat cap worn aslant, with or without a feather."""
    plume = (
        path("M22 -32C34 -38 50 -54 44 -66C30 -64 16 -52 14 -36Z", feather)
        + line("M18 -34C26 -44 36 -54 43 -64M27 -42 38 -46M32 -49 42 -52", 1.6)
        if feather
        else ""
    )
    return inked(
        plume,
        path("M-30 -20C-40 -34 -24 -50 0 -50C22 -50 40 -40 30 -22C12 -32 -12 -30 -30 -20Z", colour),
        path("M-28 -20C-12 -30 12 -32 28 -22L26 -14C12 -22 -12 -22 -26 -12Z", feather or colour),
    )


def broad_hat(colour: str, band: str, feather: str) -> str:
    """Return a broad-brimmed hat with a plume along the crown."""
    return inked(
        path("M-22 -24C-24 -50 -14 -60 2 -58C18 -60 26 -48 22 -24Z", colour),
        path("M-22 -34C-8 -28 8 -28 22 -34V-24H-22Z", band),
        path("M-46 -18C-30 -30 30 -32 48 -22C36 -8 -30 -6 -46 -18Z", colour),
        path("M20 -32C38 -36 52 -48 50 -62C36 -64 18 -56 14 -38Z", feather),
        line("M18 -35C30 -42 40 -52 48 -60M30 -41 43 -43M36 -48 47 -50", 1.5),
    )


def fool_hood(left: str, right: str, bell: str) -> str:
    """Return a fool's hood with three horns and their bells."""
    hood = inked(
        path("M-26 10C-32 -16 -28 -34 -6 -38C-24 -46 -42 -38 -50 -14C-40 -18 -34 -8 -26 10Z", left),
        path("M28 10C34 -16 30 -34 8 -38C26 -46 44 -38 52 -14C42 -18 36 -8 28 10Z", right),
        path("M-24 -14C-22 -40 -12 -40 -4 -66C10 -58 22 -40 26 -14C12 -26 -10 -26 -24 -14Z", left),
        path("M1 -24C8 -40 4 -52 -4 -66C10 -58 22 -40 26 -14C18 -21 10 -24 1 -24Z", right),
        *(
            group(circle(x, y, 6.4, bell), line(f"M{x} {y + 1}v4", 1.8))
            for x, y in ((-51, -9), (53, -9), (-5, -67))
        ),
    )
    return group(hood, transform="scale(.92)")


def post_cap(colour: str, badge: str) -> str:
    """Return a messenger's cap with a turned-up brim."""
    return inked(
        path("M-24 -22C-28 -48 -12 -56 2 -54C20 -56 30 -44 26 -22Z", colour),
        path(
            "M-30 -14C-30 -26 -26 -32 -22 -34C-8 -28 10 -28 24 -34"
            "C30 -30 32 -24 31 -14C12 -24 -12 -24 -30 -14Z",
            badge,
        ),
        ellipse(0, -40, 6, 6, badge),
    )

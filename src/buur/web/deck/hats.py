"""Crowns, veils and hats, centred on the middle of the face; they reach 62 above it."""

from __future__ import annotations

from buur.web.deck.palette import GOLD, GREEN, LEAF, STEEL, WHITE
from buur.web.deck.svg import circle, cord, dots, inked, line, path, shade, studs

_RING = "M-27 -31C-10 -25 10 -25 27 -31L26 -19C10 -13 -10 -13 -26 -19Z"
_JEWELS = "-16 -22 0 -19.5 16 -22"


def fleury(jewel: str, cap: str) -> str:
    """Return an open crown of three lilies over a velvet cap."""
    sides = (
        "M-26 -28C-36 -44 -40 -46 -36 -54C-30 -54 -28 -48 -26 -44C-22 -48 -18 -50 -15 -46"
        "C-18 -40 -20 -36 -17 -28Z"
    )
    other = (
        "M26 -28C36 -44 40 -46 36 -54C30 -54 28 -48 26 -44C22 -48 18 -50 15 -46"
        "C18 -40 20 -36 17 -28Z"
    )
    middle = (
        "M-7 -28C-8 -40 -16 -42 -13 -50C-8 -52 -5 -48 -4 -46L0 -62L4 -46C5 -48 8 -52 13 -50"
        "C16 -42 8 -40 7 -28Z"
    )
    return inked(
        path("M-25 -26C-26 -48 26 -48 25 -26Z", cap),
        path(sides + other + middle, GOLD),
        path(_RING, GOLD),
        shade("M27 -31C20 -28 14 -27 8 -26.5V-15C16 -16 22 -17 26 -19Z"),
        studs(_JEWELS, 2.4, jewel),
    )


def radiant(jewel: str, points: int = 5) -> str:
    """Return an open crown of tall points with pearls."""
    step = 56 / (points - 1)
    tops = [(-28 + step * i, -52 - (6 if i == points // 2 else 0)) for i in range(points)]
    zigzag = "M-26 -24"
    for i, (x, y) in enumerate(tops):
        zigzag += f"L{x:.1f} {y}" + (f"L{x + step / 2:.1f} -36" if i < points - 1 else "")
    pearls = " ".join(f"{x:.1f} {y - 1}" for x, y in tops)
    return inked(
        path(zigzag + "L26 -24Z", GOLD),
        path(_RING, GOLD),
        shade("M27 -31L28 -52L19 -38L14 -30L8 -26.5V-15C16 -16 22 -17 26 -19Z"),
        studs(pearls, 3.4, WHITE),
        studs(_JEWELS, 2.4, jewel),
    )


def imperial(jewel: str, cap: str) -> str:
    """Return a closed crown with arches and a cross."""
    return inked(
        path("M-26 -27C-42 -50 -14 -62 0 -48C14 -62 42 -50 26 -27Z", cap),
        line("M0 -48V-28M-20 -48C-18 -40 -16 -34 -16 -28M20 -48C18 -40 16 -34 16 -28", 1.4),
        cord("M-25 -30C-38 -48 -16 -58 0 -47C16 -58 38 -48 25 -30M0 -47V-30", 3.4, GOLD),
        path(_RING, GOLD),
        shade("M27 -31C20 -28 14 -27 8 -26.5V-15C16 -16 22 -17 26 -19Z"),
        cord("M0 -49V-62M-6 -57H6", 2.2, GOLD),
        studs(_JEWELS, 2.4, jewel),
    )


def ducal(jewel: str, cap: str) -> str:
    """Return a soft velvet cap in a low crown, with an ermine rim."""
    return inked(
        path("M-25 -26C-42 -40 -34 -60 -4 -58C24 -62 46 -44 25 -26Z", cap),
        shade("M4 -58C26 -60 44 -44 25 -26H12C26 -38 20 -52 4 -58Z"),
        path("M-27 -28L-24 -42L-14 -33L0 -46L14 -33L24 -42L27 -28Z", GOLD),
        path(
            "M-30 -30C-12 -22 12 -22 30 -30C33 -26 33 -20 29 -17C10 -11 -10 -11 -29 -17"
            "C-33 -20 -33 -26 -30 -30Z",
            WHITE,
        ),
        dots("-20 -21 -7 -18.5 7 -18.5 20 -21", 1.4, "#241c16"),
        studs("0 -36", 3, jewel),
    )


def tiara(jewel: str) -> str:
    """Return a queen's small crown."""
    crown = (
        "M-25 -24C-22 -30 -25 -36 -28 -44L-14 -35L0 -56L14 -35L28 -44C25 -36 22 -30 25 -24"
        "C10 -31 -10 -31 -25 -24Z"
    )
    return inked(
        path(crown, GOLD),
        studs("-28 -45 0 -57 28 -45", 2.6, WHITE),
        studs("0 -39 -13 -32 13 -32", 2.4, jewel),
    )


def coronet(jewel: str) -> str:
    """Return a narrow crown of trefoils, worn high."""
    trefoils = (
        "M-20 -30C-24 -40 -24 -48 -22 -52C-18 -52 -16 -46 -12 -42C-10 -50 -6 -56 0 -60"
        "C6 -56 10 -50 12 -42C16 -46 18 -52 22 -52C24 -48 24 -40 20 -30C8 -35 -8 -35 -20 -30Z"
    )
    return inked(
        path(trefoils, GOLD),
        studs("0 -46", 3, jewel),
        line("M-19 -33C-8 -38 8 -38 19 -33", 1.6),
    )


def vine_wreath(jewel: str) -> str:
    """Return a small crown in a wreath of vine leaves and grapes."""
    leaf = "M{0} -28C{1} -40 {2} -42 {3} -36C{4} -34 {4} -28 {0} -28Z"
    leaves = "".join(
        leaf.format(x, x - 6, x + 4, x + 8, x + 10) for x in (-32, -22, -11, 1, 13, 23)
    )
    return inked(
        path("M-16 -34L-18 -54L-8 -44L0 -60L8 -44L18 -54L16 -34Z", GOLD),
        path(leaves, LEAF),
        path(
            "M-30 -22C-34 -30 -26 -36 -22 -30C-14 -34 -10 -34 -8 -29C-2 -34 4 -34 6 -29"
            "C12 -34 18 -34 20 -29C26 -36 34 -28 29 -21C10 -30 -12 -30 -30 -22Z",
            GREEN,
        ),
        studs("-27 -19 29 -18 -31 -12", 2.8, jewel),
    )


def veil(colour: str, border: str) -> str:
    """Return a veil behind the head, with its border."""
    return inked(
        path(
            "M0 -44C-36 -44 -38 -10 -36 12C-35 30 -46 42 -50 56H52C48 42 38 30 38 12"
            "C40 -10 36 -44 0 -44Z",
            colour,
        ),
        line(
            "M-43 52C-36 38 -29 28 -30 10C-32 -14 -26 -37 0 -37S34 -14 32 10C31 28 38 38 45 52",
            3,
            stroke=border,
        ),
        shade("M24 -34C40 -14 36 10 38 20C40 32 48 44 52 56H34C28 30 36 -6 24 -34Z"),
    )


def beret(colour: str, plume: str) -> str:
    """Return a flat cap worn aslant, with a long feather over it."""
    return inked(
        path("M-30 -18C-46 -34 -28 -54 0 -52C24 -54 44 -40 32 -20C12 -31 -12 -30 -30 -18Z", colour),
        shade("M8 -52C30 -50 42 -38 32 -20L18 -25C28 -36 22 -46 8 -52Z"),
        line("M-14 -34C-10 -42 -4 -46 4 -48M10 -34C12 -40 16 -42 22 -42", 1.4),
        path("M-28 -17C-12 -29 12 -31 30 -20L27 -12C12 -22 -12 -21 -26 -10Z", plume),
        path("M18 -26C34 -30 58 -44 50 -62C44 -70 30 -66 32 -58C22 -58 12 -44 18 -26Z", plume),
        line("M18 -28C26 -42 34 -52 45 -59M27 -40 38 -40M33 -48 44 -50M25 -40 25 -50", 1.4),
    )


def slouch(colour: str, band: str, leaf: str) -> str:
    """Return a soft hat pulled to one side, with oak leaves."""
    return inked(
        path(
            "M-34 -16C-36 -34 -22 -56 4 -54C34 -54 52 -32 46 -4C40 -2 36 -8 34 -16"
            "C14 -30 -14 -30 -34 -16Z",
            colour,
        ),
        shade("M14 -53C40 -48 50 -28 46 -4C40 -2 36 -8 34 -16C38 -34 28 -46 14 -53Z"),
        path("M-34 -16C-14 -32 14 -32 34 -16L31 -10C12 -23 -12 -23 -30 -9Z", band),
        path(
            "M-20 -34C-34 -36 -40 -46 -36 -54C-32 -52 -30 -54 -28 -58C-24 -54 -22 -56 -18 -58"
            "C-14 -50 -14 -42 -20 -34ZM-18 -36C-12 -48 -4 -50 4 -48C2 -44 4 -42 6 -40"
            "C0 -34 -10 -32 -18 -36Z",
            leaf,
        ),
        line("M-20 -35C-24 -42 -28 -48 -31 -52M-17 -36C-10 -40 -4 -43 1 -44", 1.4),
    )


def broad_hat(colour: str, band: str, plume: str) -> str:
    """Return a broad-brimmed hat with a plume along the crown."""
    return inked(
        path("M-22 -24C-24 -50 -14 -62 2 -58C18 -62 26 -48 22 -24Z", colour),
        path("M-23 -36C-8 -29 8 -29 23 -36V-24H-23Z", band),
        path("M-48 -16C-46 -26 -30 -31 0 -31S48 -28 50 -18C36 -8 -34 -6 -48 -16Z", colour),
        shade("M8 -31C32 -30 48 -26 50 -18C44 -13 30 -10 14 -9C30 -16 26 -26 8 -31Z"),
        path("M20 -30C44 -30 58 -46 52 -60C44 -60 40 -58 36 -62C28 -60 20 -50 12 -40Z", plume),
        line("M16 -34C28 -42 40 -50 49 -57M28 -42 42 -42M34 -47 34 -56", 1.5),
    )


def tricorne(colour: str, braid: str) -> str:
    """Return a cocked hat with braid and cockade."""
    return inked(
        path("M-24 -26C-24 -54 24 -54 24 -26Z", colour),
        path(
            "M-50 -26C-40 -30 -34 -40 -30 -48C-18 -42 -8 -46 0 -52C8 -46 18 -42 30 -48"
            "C34 -40 40 -30 52 -26C40 -14 16 -20 0 -14C-16 -20 -38 -14 -50 -26Z",
            colour,
        ),
        cord("M-30 -47C-18 -41 -8 -45 0 -50C8 -45 18 -41 30 -47", 1.8, braid),
        shade(
            "M0 -52C8 -46 18 -42 30 -48C34 -40 40 -30 52 -26C40 -14 16 -20 0 -14"
            "C10 -24 8 -40 0 -52Z"
        ),
        circle(-22, -33, 6, WHITE),
        circle(-22, -33, 2.4, "#b3262f"),
    )


def gamsbart(colour: str, band: str, leaf: str) -> str:
    """Return a hunter's hat with a brush of chamois hair."""
    return inked(
        path(
            "M22 -36C22 -50 26 -60 34 -66L37 -60L42 -64L43 -57L48 -58C46 -50 38 -40 28 -34Z",
            "#4d4036",
        ),
        line("M26 -38 35 -58M30 -40 42 -56", 1.3, stroke=WHITE),
        path("M-24 -24C-28 -50 -14 -56 -4 -50C6 -58 28 -52 26 -24Z", colour),
        path("M-25 -35C-8 -28 10 -28 26 -35V-24H-24Z", band),
        path("M-42 -20C-36 -29 -20 -30 0 -30S38 -30 44 -20C36 -10 -32 -9 -42 -20Z", colour),
        shade("M6 -30C30 -30 40 -28 44 -20C38 -13 24 -11 10 -11C26 -16 24 -26 6 -30Z"),
        path("M20 -30C14 -40 18 -46 24 -46C28 -42 28 -36 20 -30Z", leaf),
    )


def nightcap(colour: str, second: str) -> str:
    """Return a knitted cap that falls to one side, with its tassel."""
    return inked(
        path("M-26 -16C-28 -46 -6 -60 16 -54C40 -48 50 -26 46 0H37C38 -14 32 -20 26 -16Z", colour),
        path(
            "M-12 -49C-8 -44 -8 -34 -10 -24H0C2 -34 0 -46 -2 -53ZM14 -54C20 -46 20 -32 18 -22H26"
            "C28 -34 26 -46 22 -52ZM36 -44C40 -38 41 -30 40 -22L46 -16C46 -28 44 -36 40 -41Z",
            second,
            stroke_width=1.3,
        ),
        path("M-28 -22C-12 -31 14 -31 29 -22L28 -11C12 -20 -12 -20 -27 -11Z", colour),
        line("M-20 -24V-15M-12 -26V-17M-4 -27V-18M4 -27V-18M12 -26V-17M20 -24V-15", 1.3),
        path("M36 -1H47L46 5H37Z", second),
        path("M37 5C34 14 34 18 36 24H47C49 18 49 14 46 5Z", second),
        line("M40 9V22M44 9V22", 1.2),
    )


def skullcap(colour: str, thread: str) -> str:
    """Return a herdsman's small embroidered cap."""
    return inked(
        path("M-23 -20C-24 -44 24 -44 25 -20C10 -28 -10 -28 -23 -20Z", colour),
        line("M-22 -22C-8 -31 10 -31 24 -22", 2.6, stroke=thread),
        line(
            "M-12 -33C-8 -37 -4 -33 -8 -31M2 -38C6 -40 8 -34 3 -34M14 -33C18 -36 20 -30 15 -30",
            1.8,
            stroke=thread,
        ),
    )


def post_cap(colour: str, badge: str) -> str:
    """Return a messenger's cap with a peak and a badge."""
    return inked(
        path("M-28 -28C-38 -46 -18 -58 4 -54C28 -58 42 -42 30 -28C14 -34 -14 -34 -28 -28Z", colour),
        path(
            "M-26 -18C-28 -26 -28 -28 -28 -30C-12 -36 14 -36 30 -30C30 -26 30 -22 28 -18"
            "C12 -26 -10 -26 -26 -18Z",
            badge,
        ),
        path("M-20 -17C-6 -26 18 -26 34 -12C24 -6 4 -14 -20 -17Z", "#2b2522"),
        shade("M12 -54C32 -54 40 -42 30 -28C26 -30 22 -31 18 -32C26 -40 22 -48 12 -54Z"),
        studs("4 -40", 5, badge),
    )


def morion(plume: str) -> str:
    """Return a helmet with a comb, a turned-up brim and a plume."""
    return inked(
        path(
            "M-16 -44C-34 -50 -44 -36 -42 -18C-36 -24 -34 -20 -30 -14C-26 -22 -20 -28 -12 -30Z",
            plume,
        ),
        line("M-16 -40C-26 -38 -34 -32 -38 -24", 1.5),
        path("M-22 -20C-24 -50 26 -50 25 -20Z", STEEL),
        path("M-14 -40C-8 -62 14 -62 18 -40C8 -46 -4 -46 -14 -40Z", STEEL),
        path(
            "M-42 -22C-26 -18 -14 -30 2 -30S32 -18 46 -24C38 -8 20 -14 2 -16S-34 -6 -42 -22Z", STEEL
        ),
        shade(
            "M14 -42C24 -36 26 -28 25 -24C32 -21 40 -22 46 -24C38 -8 20 -14 8 -16"
            "C22 -20 22 -32 14 -42Z"
        ),
        studs("-16 -21 -4 -24 9 -24 21 -20", 1.5, GOLD),
    )


def fool_hood(left: str, right: str) -> str:
    """Return a fool's hood with three horns and their bells."""
    return inked(
        path("M-24 14C-34 -14 -30 -34 -6 -38C-26 -48 -46 -38 -52 -10C-42 -14 -36 -8 -32 6Z", left),
        path("M26 14C36 -14 32 -34 8 -38C28 -48 48 -38 54 -10C44 -14 38 -8 34 6Z", right),
        path("M-24 -12C-22 -38 -12 -40 -4 -62C12 -56 22 -40 26 -12C12 -25 -10 -25 -24 -12Z", left),
        path("M1 -22C8 -38 4 -50 -4 -62C12 -56 22 -40 26 -12C18 -20 10 -22 1 -22Z", right),
        line("M-24 -12C-10 -25 12 -25 26 -12", 3.4, stroke=GOLD),
        studs("-52 -6 54 -6 -6 -62", 5.4, GOLD),
        line("M-52 -5V-2M54 -5V-2M-6 -61V-58", 1.6),
    )

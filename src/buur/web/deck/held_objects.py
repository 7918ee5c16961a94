"""Objects in the hands of court figures, each drawn round the point (0, 0) of the hand."""

from __future__ import annotations

from buur.web.deck.palette import DARK, GLEAM, GOLD, INK, LEAF, SKIN, SMOKE, STEEL, WHITE, WOOD
from buur.web.deck.svg import (
    circle,
    cord,
    dots,
    ellipse,
    group,
    inked,
    line,
    path,
    shade,
    studs,
)


def _shaft(top: float, colour: str = WOOD) -> str:
    return path(f"M-3 {top}H3V60H-3Z", colour)


def halberd() -> str:
    """Return a halberd with a tassel."""
    return inked(
        _shaft(-86),
        path("M0 -118 6 -88H-6Z", STEEL),
        path("M-3 -92C-18 -98 -27 -86 -24 -64C-16 -70 -8 -69 -3 -64Z", STEEL),
        path("M3 -88 19 -80 12 -74 3 -68Z", STEEL),
        line("M-19 -88C-22 -80 -22 -76 -21 -71M0 -112V-88", 1.4),
        path("M-5 -60H5L8 -44C2 -48 -2 -48 -8 -44Z", "#b3262f"),
        line("M-2 -58 -3 -48M2 -58 3 -48", 1.2),
    )


def sword() -> str:
    """Return an upright sword."""
    return inked(
        path("M-5.5 -18V-106L0 -118L5.5 -106V-18Z", STEEL),
        shade("M0 -118L5.5 -106V-18H0Z"),
        line("M0 -24V-104", 1.3),
        path("M-22 -22C-12 -17 12 -17 22 -22L23 -15C12 -10 -12 -10 -23 -15Z", GOLD),
        path("M-3.8 -13H3.8V14H-3.8Z", DARK),
        studs("0 18", 5, GOLD),
    )


def sceptre(jewel: str) -> str:
    """Return a sceptre with a lily head."""
    return inked(
        _shaft(-80, GOLD),
        path(
            "M0 -114C9 -103 10 -94 4 -84H-4C-10 -94 -9 -103 0 -114ZM-4 -82C-20 -82 -22 -98 -15 -103"
            "C-14 -94 -8 -92 -4 -91ZM4 -82C20 -82 22 -98 15 -103C14 -94 8 -92 4 -91Z",
            GOLD,
        ),
        path("M-9 -82H9V-76H-9Z", GOLD),
        studs("0 -69", 4, jewel),
        line("M-3 -56H3M-3 -50H3M-3 -44H3", 1.6),
    )


def orb(jewel: str) -> str:
    """Return an orb with its cross, on the palm."""
    return inked(
        cord("M0 -62V-42M-8 -54H8", 2.6, GOLD),
        circle(0, -20, 23, GOLD),
        path("M-22 -27C-8 -19 8 -19 22 -27L23 -18C8 -10 -8 -10 -23 -18Z", jewel),
        path("M-4 -43H4V-22H-4Z", jewel),
        shade("M12 -39C24 -30 26 -12 16 -4C10 2 2 4 -4 2C12 -4 20 -20 12 -39Z"),
        line("M-14 -32C-11 -36 -8 -38 -5 -39", 2.4, stroke=GLEAM),
        dots("-14 -21 14 -21 0 -32", 1.6, GLEAM),
    )


def axe() -> str:
    """Return a broad axe."""
    return inked(
        _shaft(-100),
        path("M3 -92C12 -94 19 -100 23 -106C31 -92 31 -70 23 -54C18 -64 11 -68 3 -70Z", STEEL),
        path("M-3 -90H-13L-10 -82 -13 -74H-3Z", STEEL),
        shade("M23 -106C31 -92 31 -70 23 -54L19 -60C24 -72 24 -88 20 -102Z"),
        line("M19 -96C23 -86 23 -74 19 -64", 1.5),
        line("M-3 -52H3M-3 -46H3", 1.6),
    )


def goblet(jewel: str) -> str:
    """Return a covered goblet."""
    return inked(
        path(
            "M-19 -60H19C19 -38 10 -28 4 -26V-12H14V-4H-14V-12H-4V-26C-10 -28 -19 -38 -19 -60Z",
            GOLD,
        ),
        path("M-21 -66H21V-58H-21Z", GOLD),
        path("M-16 -66C-14 -80 14 -80 16 -66Z", GOLD),
        studs("0 -81", 4, jewel),
        shade("M8 -66H21V-58H19C19 -38 10 -28 4 -26V-36C8 -44 10 -54 8 -66Z"),
        studs("-9 -46 0 -43 9 -46", 2.2, jewel),
        line("M-13 -54C-13 -48 -11 -44 -9 -41", 2, stroke=GLEAM),
    )


def rose(petal: str) -> str:
    """Return a rose on its stalk."""
    return inked(
        cord("M0 30C4 6 -4 -14 0 -44", 3, LEAF),
        path(
            "M1 -14C14 -26 24 -24 27 -17C18 -8 8 -8 1 -14ZM-1 -2C-14 -14 -22 -9 -25 -2"
            "C-16 4 -8 3 -1 -2Z",
            LEAF,
        ),
        path(
            "M0 -84C16 -88 26 -74 22 -60C20 -46 8 -40 0 -42C-8 -40 -20 -46 -22 -60"
            "C-26 -74 -16 -88 0 -84Z",
            petal,
        ),
        shade("M10 -84C24 -80 26 -66 22 -58C19 -46 8 -40 0 -42C14 -48 20 -64 10 -84Z"),
        line(
            "M-8 -68C-8 -76 8 -78 8 -68C8 -60 -4 -60 -4 -67M-16 -70C-16 -54 14 -52 16 -70M-20 -58"
            "C-10 -46 10 -46 20 -58",
            1.8,
        ),
    )


def lily() -> str:
    """Return a white lily with a bud."""
    return inked(
        cord("M0 30V-48M0 -20C8 -30 12 -40 14 -52", 2.6, LEAF),
        path(
            "M2 10C18 0 26 -14 24 -28C10 -22 2 -8 2 10ZM-2 0C-18 -8 -24 -22 -20 -34"
            "C-8 -28 -2 -16 -2 0Z",
            LEAF,
        ),
        path("M12 -52C8 -64 14 -74 19 -78C24 -68 22 -58 17 -51Z", WHITE),
        path(
            "M-4 -46C-18 -54 -30 -70 -26 -82C-18 -80 -12 -74 -9 -66C-12 -82 -8 -96 -2 -100"
            "C4 -94 4 -80 0 -66C6 -76 12 -82 20 -82C20 -70 8 -54 -1 -46Z",
            WHITE,
        ),
        line("M-3 -52C-4 -60 -4 -66 -4 -72", 1.6),
        dots("-8 -72 -3 -78 2 -73", 2, "#d98a1f"),
    )


def mirror(glass: str) -> str:
    """Return a hand mirror."""
    return inked(
        path("M-4 -30H4V18H-4Z", GOLD),
        ellipse(0, -60, 22, 29, GOLD),
        ellipse(0, -60, 15, 21, glass),
        line("M-7 -66 5 -78M-8 -54 9 -71", 2.4, stroke="#fff"),
        dots("-18.5 -60 18.5 -60 0 -85.5 0 -34.5", 1.8, "#b3262f"),
    )


def grapes(fruit: str) -> str:
    """Return a bunch of grapes with a leaf, hanging from the hand."""
    berries = "-14 -52 -5 -54 4 -54 13 -52 -10 -44 0 -45 10 -44 -6 -36 4 -36 -1 -28"
    return inked(
        cord("M0 -8C2 -30 -2 -60 2 -76", 2.4, WOOD),
        studs(berries, 6, fruit),
        dots("-16 -54 -7 -56 2 -56 11 -54 -12 -46 -2 -47 8 -46 -8 -38 2 -38", 1.3, "#fff"),
        path(
            "M2 -62C-12 -60 -22 -68 -22 -78C-18 -78 -16 -80 -16 -86C-8 -88 0 -84 2 -76"
            "C6 -86 14 -88 20 -84C18 -80 20 -76 24 -76C22 -66 12 -60 2 -62Z",
            LEAF,
        ),
        line("M1 -64 -13 -78M2 -66 14 -79M2 -64V-78", 1.3),
    )


def apple_arrow(feather: str) -> str:
    """Return an arrow that has gone through an apple."""
    return inked(
        path("M-2.4 -96H2.4V56H-2.4Z", WOOD),
        path("M0 -120 11 -92 0 -98 -11 -92Z", STEEL),
        path("M-3 22 -13 34V56L-3 44ZM3 22 13 34V56L3 44Z", feather),
        path(
            "M0 -74C8 -82 24 -78 24 -60C24 -44 12 -36 4 -38H-4C-12 -36 -24 -44 -24 -60"
            "C-24 -78 -8 -82 0 -74Z",
            "#c8352f",
        ),
        shade("M12 -77C24 -72 26 -56 18 -46C14 -40 8 -37 2 -38C16 -46 20 -62 12 -77Z"),
        line("M-16 -66C-14 -71 -11 -73 -8 -73", 2.4, stroke="#f3b5a0"),
        path("M2 -76C6 -88 16 -88 22 -86C20 -78 12 -74 2 -76Z", LEAF),
    )


def posthorn() -> str:
    """Return a coiled post horn with its cord and tassel."""
    return inked(
        line("M-14 -34C-26 -20 -22 -4 -10 0M12 -34C20 -20 16 -8 6 -2", 2.8, stroke="#b3262f"),
        cord(
            "M-26 -84L-20 -76C-12 -68 16 -72 16 -48C16 -26 -18 -26 -18 -48C-18 -64 -4 -68 2 -68",
            6,
            GOLD,
        ),
        path("M0 -72C10 -72 14 -80 12 -98L30 -92C28 -76 18 -64 0 -64Z", GOLD),
        ellipse(21, -95.5, 10.5, 4.4, "#8a5e14", transform="rotate(18 21 -95.5)"),
        path("M-31 -91 -21 -89 -23 -81 -29 -80Z", GOLD),
        path("M-17 -4H-5L-3 16H-19Z", "#b3262f"),
        line("M-14 2V14M-8 2V14", 1.3),
    )


def hunting_horn() -> str:
    """Return a curved horn with silver bands."""
    return inked(
        path(
            "M-18 2C-20 -24 -12 -36 -4 -50C2 -62 2 -74 -2 -86L22 -92C28 -74 24 -58 16 -42"
            "C8 -26 -2 -16 -8 4Z",
            "#e6d6ac",
        ),
        ellipse(10, -89, 13, 6, DARK, transform="rotate(-14 10 -89)"),
        shade("M22 -92C28 -74 24 -58 16 -42C8 -26 -2 -16 -8 4L-12 3C-4 -24 18 -44 14 -88Z"),
        line("M-16 -22 -2 -16M-5 -50 13 -40M0 -76 25 -78", 4.6, stroke=GOLD),
    )


def lute() -> str:
    """Return a lute held upright."""
    return inked(
        path("M-5 -100H5V-50H-5Z", WOOD),
        path("M-6 -102 2 -118 12 -114 5 -100Z", DARK),
        path("M0 -64C24 -56 32 -22 18 2C10 12 -10 12 -18 2C-32 -22 -24 -56 0 -64Z", "#d8a050"),
        shade("M8 -60C24 -48 30 -20 18 2C14 8 8 10 2 10C20 -8 20 -40 8 -60Z"),
        circle(0, -30, 8, DARK),
        line("M-3 -100V-4M0 -100V-4M3 -100V-4", 1),
        path("M-9 -6H9V-2H-9Z", DARK),
    )


def alpine_staff() -> str:
    """Return a herdsman's crook with a cow bell."""
    return inked(
        cord("M0 60V-88C0 -106 22 -106 21 -90", 3.6, WOOD),
        line("M21 -90V-82", 2.4),
        path("M14 -82H28L32 -60C26 -55 16 -55 10 -60Z", GOLD),
        line("M12.6 -70C18 -67 24 -67 29.6 -70", 2.6, stroke="#b3262f"),
        dots("21 -55", 3, INK),
        shade("M25 -82H28L32 -60C29 -58 26 -57 23 -57Z"),
    )


def letter(seal: str) -> str:
    """Return a sealed letter."""
    return inked(
        group(
            path("M-24 -54H24V-16H-24Z", WHITE),
            shade("M24 -54V-16H10C20 -26 23 -40 24 -54Z"),
            line("M-24 -54 0 -34 24 -54M-24 -16 -8 -34M24 -16 8 -34", 1.7),
            circle(0, -34, 7, seal),
            line("M-2.6 -34H2.6M0 -36.6V-31.4", 1.4),
            transform="translate(0 9)rotate(-9)",
        )
    )


def marotte(left: str, right: str) -> str:
    """Return a fool's stick with a small head."""
    return inked(
        _shaft(-52),
        path("M-14 -66C-20 -84 -10 -92 -18 -104C0 -102 3 -88 0 -80Z", left),
        path("M14 -66C20 -84 10 -92 18 -104C0 -102 -3 -88 0 -80Z", right),
        circle(0, -67, 13, SKIN),
        path("M-13 -70C-8 -80 8 -80 13 -70C4 -74 -4 -74 -13 -70Z", left),
        studs("-18 -105 18 -105", 3.6, GOLD),
        dots("-5 -68 5 -68", 1.7, INK),
        line("M-5 -62C-2 -58 3 -58 6 -63M0 -67V-64", 1.6),
        path("M-12 -54 12 -54 14 -44 6 -48 0 -42 -6 -48 -14 -44Z", right),
    )


def mug() -> str:
    """Return a mug with foam."""
    return inked(
        cord("M14 -42C29 -44 29 -16 14 -18", 3.6, "#b97a35"),
        path("M-21 -52H16V-2H-21Z", "#cf9545"),
        shade("M5 -52H16V-2H0C6 -14 8 -34 5 -52Z"),
        path("M-23 -14H18V-8H-23ZM-23 -42H18V-36H-23Z", DARK),
        line("M-10 -36V-14M3 -36V-14", 1.6),
        path(
            "M-24 -50C-30 -62 -16 -70 -10 -64C-6 -74 8 -72 10 -64C18 -68 24 -56 18 -48"
            "C14 -44 12 -48 8 -46C2 -42 0 -48 -6 -47C-12 -42 -16 -48 -24 -50Z",
            WHITE,
        ),
    )


def pipe() -> str:
    """Return a long pipe with its smoke; its mouthpiece is at (0, 0)."""
    return inked(
        line("M36 -30C42 -40 32 -46 38 -58M46 -28C52 -40 42 -48 50 -62", 2.4, stroke=SMOKE),
        cord("M0 0C14 12 26 14 34 8", 2.4, WOOD),
        path("M27 -22H50C53 -8 48 12 38 14C29 12 25 -6 27 -22Z", WHITE),
        path("M26 -24H51V-17H26Z", GOLD),
        shade("M42 -17H50C51 -6 48 10 38 14C44 4 44 -6 42 -17Z"),
    )


def key() -> str:
    """Return a town key."""
    return inked(
        path("M-3 -66H3V24H-3Z", STEEL),
        path("M0 -100a17 17 0 1 0 .1 0zM0 -92a9 9 0 1 1 -.1 0z", STEEL, fill_rule="evenodd"),
        path("M3 -58H19V-46H13V-52H9V-40H3Z", STEEL),
        path("M-6 -70H6V-64H-6Z", GOLD),
    )

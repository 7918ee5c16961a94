"""What the court figures hold. Each is drawn round the point (0, 0), where the hand holds it."""

from __future__ import annotations

from buur.web.deck.svg import circle, ellipse, group, inked, line, path

STEEL = "#c9d2d6"
GOLD = "#e6b93f"
WOOD = "#8a5a2b"


def _shaft(top: float, colour: str = WOOD) -> str:
    return path(f"M-2.6 {top}H2.6V60H-2.6Z", colour)


def halberd() -> str:
    """Return a halberd."""
    return inked(
        _shaft(-86),
        path("M0 -116 6 -88H-6Z", STEEL),
        path("M-3 -90C-18 -96 -24 -84 -22 -66C-14 -70 -8 -68 -3 -64Z", STEEL),
        path("M3 -84 17 -76 3 -68Z", STEEL),
    )


def sword() -> str:
    """Return an upright sword."""
    return inked(
        path("M-5 -18V-104L0 -116L5 -104V-18Z", STEEL),
        line("M0 -22V-102", 1.4),
        path("M-20 -20H20V-13H-20Z", GOLD),
        path("M-3.5 -13H3.5V14H-3.5Z", WOOD),
        circle(0, 18, 5.5, GOLD),
    )


def sceptre(jewel: str) -> str:
    """Return a sceptre with a lily head."""
    return inked(
        path("M-3 -78H3V60H-3Z", GOLD),
        path("M0 -112C8 -102 10 -94 4 -84H-4C-10 -94 -8 -102 0 -112Z", GOLD),
        path(
            "M-4 -84C-18 -84 -20 -98 -14 -102C-14 -94 -8 -92 -4 -92ZM4 -84"
            "C18 -84 20 -98 14 -102C14 -94 8 -92 4 -92Z",
            GOLD,
        ),
        circle(0, -80, 5.5, jewel),
    )


def orb(jewel: str) -> str:
    """Return an orb with its cross, on the palm."""
    return inked(
        line("M0 -58V-40M-8 -51H8", 4.6),
        circle(0, -20, 21, GOLD),
        path("M-20 -26C-8 -18 8 -18 20 -26V-17C8 -10 -8 -10 -20 -17Z", jewel),
        path("M-4 -41H4V-22H-4Z", jewel),
        line("M-12 -31C-9 -35 -6 -36 -3 -37", 2.4, stroke="#fbe7a4"),
    )


def axe() -> str:
    """Return a broad axe."""
    return inked(
        _shaft(-96),
        path("M-3 -92C-20 -102 -30 -82 -23 -58C-16 -68 -10 -70 -3 -70Z", STEEL),
        path("M3 -88H12V-74H3Z", STEEL),
        line("M-20 -89C-25 -82 -25 -74 -22 -66", 1.6),
    )


def goblet(jewel: str) -> str:
    """Return a goblet."""
    return inked(
        path(
            "M-18 -62H18C18 -40 10 -30 4 -28V-12H14V-4H-14V-12H-4V-28C-10 -30 -18 -40 -18 -62Z",
            GOLD,
        ),
        ellipse(0, -62, 18, 5, "#8f2436"),
        circle(0, -46, 4.4, jewel),
        line("M-11 -54C-11 -46 -9 -42 -7 -39", 2, stroke="#fbe7a4"),
    )


def rose(petal: str) -> str:
    """Return a rose on its stalk."""
    return inked(
        line("M0 30C4 6 -4 -14 0 -44", 4.4, stroke="#3f6b35"),
        path(
            "M1 -14C14 -26 24 -22 26 -16C18 -8 8 -8 1 -14ZM-1 -4"
            "C-14 -14 -22 -8 -24 -2C-16 4 -8 2 -1 -4Z",
            "#5d8a3a",
        ),
        circle(0, -62, 19, petal),
        line(
            "M-14 -66C-8 -54 8 -54 14 -66M-8 -72C-8 -62 8 -62 8 -72M-17 -58C-8 -44 8 -44 17 -58", 2
        ),
        circle(0, -70, 4, "#f2c230"),
    )


def tulip(petal: str) -> str:
    """Return a tulip on its stalk."""
    return inked(
        line("M0 30V-40", 4.4, stroke="#3f6b35"),
        path(
            "M2 6C20 -4 24 -22 20 -34C8 -28 2 -12 2 6ZM-2 14C-18 6 -22 -10 -18 -20"
            "C-8 -14 -2 -2 -2 14Z",
            "#5d8a3a",
        ),
        path(
            "M-18 -76C-10 -70 -8 -76 0 -84C8 -76 10 -70 18 -76C22 -54 12 -40 0 -40"
            "S-22 -54 -18 -76Z",
            petal,
        ),
        line("M0 -84C-10 -68 -8 -50 0 -40C8 -50 10 -68 0 -84", 1.8),
    )


def fan(colour: str, second: str) -> str:
    """Return an open fan."""
    return inked(
        path("M0 -4 -34 -52C-18 -76 18 -76 34 -52Z", colour),
        path("M-26 -42C-14 -58 14 -58 26 -42L34 -52C18 -76 -18 -76 -34 -52Z", second),
        line("M0 -4 -20 -62M0 -4V-70M0 -4 20 -62", 1.6),
        circle(0, -4, 4, second),
    )


def mirror(glass: str) -> str:
    """Return a hand mirror."""
    return inked(
        path("M-4 -30H4V18H-4Z", GOLD),
        ellipse(0, -58, 21, 28, GOLD),
        ellipse(0, -58, 14, 20, glass),
        line("M-6 -66 4 -76M-7 -54 8 -69", 2.2, stroke="#fff"),
    )


def arrow(feather: str) -> str:
    """Return an arrow pointing up."""
    return inked(
        _shaft(-90),
        path("M0 -116 11 -88 0 -94 -11 -88Z", STEEL),
        path("M-3 22 -13 34V56L-3 44ZM3 22 13 34V56L3 44Z", feather),
    )


def horn() -> str:
    """Return a hunting horn."""
    return inked(
        path("M-14 -4C-8 -24 0 -40 -2 -66C0 -76 14 -78 18 -68C22 -38 14 -10 -2 6Z", "#e9dcb8"),
        ellipse(8, -71, 10.5, 6, "#5b3a1d", transform="rotate(-8 8 -71)"),
        line("M-7 -20 8 -12M-1 -40 17 -37", 4, stroke=GOLD),
    )


def lute() -> str:
    """Return a lute held upright."""
    return inked(
        path("M-5 -104H5V-50H-5Z", WOOD),
        path("M-7 -114H7L5 -102H-5Z", WOOD),
        path("M0 -62C22 -54 28 -22 16 0C8 10 -8 10 -16 0C-28 -22 -22 -54 0 -62Z", "#d99b4e"),
        circle(0, -28, 7, "#5b3a1d"),
        line("M-2 -104V-6M2 -104V-6M-8 -6H8", 1.4),
    )


def staff(leaf: str) -> str:
    """Return a walker's staff with a green twig."""
    return inked(
        path("M-3.4 -98C-3.4 -106 3.4 -106 3.4 -98V60H-3.4Z", WOOD),
        path(
            "M2 -92C10 -104 18 -102 20 -97C15 -88 8 -87 2 -92ZM-2 -80"
            "C-14 -94 -24 -88 -26 -82C-18 -74 -8 -74 -2 -80ZM2 -70"
            "C10 -80 18 -77 20 -71C14 -64 8 -64 2 -70Z",
            leaf,
        ),
    )


def letter(seal: str) -> str:
    """Return a sealed letter."""
    return inked(
        group(
            path("M-26 -58H26V-20H-26Z", "#fbf8ef"),
            line("M-26 -58 0 -36 26 -58M-26 -20 -8 -38M26 -20 8 -38", 2),
            circle(0, -36, 6.5, seal),
            transform="rotate(-10)",
        )
    )


def marotte(left: str, right: str) -> str:
    """Return a fool's stick with a small head."""
    return inked(
        path("M-3 -54H3V60H-3Z", WOOD),
        circle(0, -68, 12, "#f0c9a4"),
        path("M-13 -68C-16 -84 -8 -90 -14 -100C0 -98 2 -86 0 -80Z", left),
        path("M13 -68C16 -84 8 -90 14 -100C0 -98 -2 -86 0 -80Z", right),
        circle(-14, -101, 3.6, GOLD),
        circle(14, -101, 3.6, GOLD),
        circle(-4, -67, 1.4, "#2a2119", stroke="none"),
        circle(4, -67, 1.4, "#2a2119", stroke="none"),
        line("M-4 -62C-2 -60 2 -60 4 -62", 1.6),
        path("M-10 -56H10L6 -48H-6Z", right),
    )


def mug() -> str:
    """Return a mug with foam."""
    return inked(
        line("M14 -42C30 -44 30 -16 14 -18", 5),
        path("M-18 -50H16V-6H-18Z", "#c98f4a"),
        line("M-7 -46V-10M5 -46V-10", 2),
        path(
            "M-22 -50C-24 -62 -12 -66 -8 -62C-4 -70 8 -68 10 -62"
            "C18 -64 22 -54 18 -48C6 -52 -10 -52 -22 -50Z",
            "#fbf8ef",
        ),
    )


def pipe() -> str:
    """Return a long pipe with its smoke; its mouthpiece is at (0, 0)."""
    return inked(
        line("M30 -58C36 -66 26 -72 32 -82M42 -56C48 -66 38 -74 46 -86", 2.6, stroke="#9a9488"),
        line("M0 0C16 10 26 8 32 -2", 4.4, stroke=WOOD),
        path("M24 -26H46C48 -12 44 2 34 4C26 2 22 -12 24 -26Z", "#7a4a24"),
        ellipse(35, -26, 11, 3.6, "#3b2414"),
    )

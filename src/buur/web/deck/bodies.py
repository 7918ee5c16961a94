"""Bodies of the court figures: shoulders, dress, collars. Drawn on the card's own coordinates.

The upper half of a card ends at half its height; a body is as wide there on both sides of the
middle, so that the two halves meet.
"""

from __future__ import annotations

from buur.web.deck.svg import INK, circle, group, inked, line, path

TORSO = (
    "M112 108C104 124 66 126 48 146C42 154 40 166 38 178H190"
    "C192 160 196 148 182 138C168 126 150 124 144 108Z"
)
"""Neck and shoulders down to the middle of the card."""


def torso(colour: str) -> str:
    """Return the plain body."""
    return inked(path(TORSO, colour), path("M116 100V120C118 134 138 134 140 120V100Z", "#f0c9a4"))


def king_dress(colour: str, second: str, accent: str) -> str:
    """Return a robe with an ermine collar and a jewelled front."""
    spots = (
        (74, 137),
        (92, 146),
        (112, 150),
        (146, 150),
        (163, 145),
        (177, 139),
        (126, 160),
        (101, 158),
        (153, 158),
    )
    return torso(colour) + inked(
        path("M104 178 108 140H148L152 178Z", second),
        *(circle(128, y, 4, accent) for y in (168,)),
        line("M112 172 144 158M112 158 144 172", 2, stroke=accent),
        path(
            "M110 112C98 126 66 126 50 144C70 158 98 166 128 166"
            "C158 166 170 160 184 142C168 128 156 126 146 112"
            "C140 130 116 130 110 112Z",
            "#fbf8ef",
        ),
        *(path(f"M{x} {y - 5}l3 8h-6z", INK, stroke="none") for x, y in spots),
        line("M52 160C58 154 62 166 60 178M180 154C174 160 172 168 174 178", 2),
    )


def queen_dress(colour: str, second: str, accent: str) -> str:
    """Return a dress with a low neck, a necklace and puffed sleeves."""
    return torso(colour) + inked(
        path("M102 122C108 142 150 142 154 122L144 106H112Z", "#f0c9a4"),
        path("M92 126C104 150 152 150 164 128L158 122C148 144 110 144 100 120Z", second),
        path("M106 178 112 147C122 150 136 150 146 147L150 178Z", second),
        line(
            "M112 156 144 172M112 172 144 156M120 150 148 165M108 165 137 149", 1.8, stroke=accent
        ),
        line("M108 116C114 130 142 130 148 114", 2, stroke=accent),
        *(
            circle(x, y, 2.8, accent, stroke_width=1.2)
            for x, y in ((113, 123), (121, 127), (136, 127), (143, 122))
        ),
        circle(128, 131, 4.5, accent),
        path("M48 146C36 156 34 170 38 178H66C74 166 68 150 60 138Z", second),
        line("M46 158 64 150M42 170 68 164", 1.8),
    )


def jack_dress(colour: str, second: str, accent: str) -> str:
    """Return a doublet parted down the middle, with slashed sleeves and a ruff."""
    return torso(colour) + inked(
        path("M128 126V178H190C192 160 196 148 182 138C168 126 150 124 144 114Z", second),
        line("M128 130V178", 2),
        *(circle(128, y, 3, accent, stroke_width=1.4) for y in (142, 156, 170)),
        *(
            path(
                f"M{x} 150C{x - 5} 160 {x - 5} 168 {x} 176C{x + 5} 168 {x + 5} 160 {x} 150Z", accent
            )
            for x in (60, 78)
        ),
        *(
            path(
                f"M{x} 150C{x - 5} 160 {x - 5} 168 {x} 176C{x + 5} 168 {x + 5} 160 {x} 150Z", colour
            )
            for x in (158, 174)
        ),
        path(
            "M102 114C98 124 106 130 112 126C114 134 122 134 126 128"
            "C130 136 138 134 141 127C147 131 156 125 152 114"
            "C140 122 114 122 102 114Z",
            "#fbf8ef",
        ),
    )


def coat(colour: str, second: str, accent: str) -> str:
    """Return a buttoned coat with lapels, as the Swiss-German middle rank wears it."""
    return torso(colour) + inked(
        path("M110 114 92 128 112 178H144L164 128 146 112C140 124 116 124 110 114Z", second),
        line("M128 126V178", 2),
        *(circle(121, y, 2.8, accent, stroke_width=1.4) for y in (140, 153, 166)),
        path("M110 112 84 126 104 150 112 128ZM146 110 172 128 152 150 142 128Z", accent),
        line("M50 150C58 156 62 166 60 178M182 146C176 156 172 166 174 178", 2),
    )


def smock(colour: str, second: str, accent: str) -> str:
    """Return a short smock with a wide collar and a belt bag strap, as the low rank wears it."""
    return torso(colour) + inked(
        path("M52 142 66 132 176 178H146Z", accent),
        path(
            "M108 112C92 118 84 132 88 142L128 154L170 142C172 130 162 118 148 112"
            "C142 126 114 126 108 112Z",
            second,
        ),
        line("M128 132V154M96 138 128 147 160 138", 1.8),
        line("M50 158C60 152 64 166 62 178", 2),
    )


def hand(x: float, y: float, sleeve: str) -> str:
    """Return a fist on a shaft, with its cuff."""
    return inked(
        path(
            f"M{x - 16} {y + 30}C{x - 18} {y + 16} {x - 8} {y + 8} {x} {y + 8}"
            f"S{x + 16} {y + 16} {x + 14} {y + 30}Z",
            sleeve,
        ),
        path(
            f"M{x - 10} {y + 10}C{x - 14} {y - 4} {x - 8} {y - 10} {x} {y - 10}"
            f"S{x + 13} {y - 4} {x + 10} {y + 10}Z",
            "#f0c9a4",
        ),
        line(f"M{x - 9} {y - 2}H{x + 3}M{x - 10} {y + 4}H{x + 3}", 1.6),
    )


def band(colour: str, second: str) -> str:
    """Return the ornamental band over the seam of the two halves."""
    lozenges = "".join(path(f"M{x} 178l7 -6 7 6 -7 6z", second) for x in range(23, 204, 21))
    return inked(path("M18 168H210V188H18Z", colour), group(lozenges, stroke_width=1.4), width=2)

"""The French deck: who stands on the court cards, and the whole sprite."""

from __future__ import annotations

from buur.web.deck import bodies, heads, things
from buur.web.deck.court import Figure, Livery

SUITS = ("S", "H", "D", "C")

LIVERIES = {
    "S": Livery(robe="#2d4273", second="#e0bb52", accent="#b5342f", tint="#eef1f6"),
    "H": Livery(robe="#a82a35", second="#efc765", accent="#2e5f8c", tint="#fbefeb"),
    "D": Livery(robe="#c4651f", second="#f3dca0", accent="#77243c", tint="#fcf3e2"),
    "C": Livery(robe="#2e6b4c", second="#e5bd54", accent="#8c2b3f", tint="#eff6ec"),
}

GOLD = things.GOLD


def _king(suit: str, held: str, *, head: str, behind: str = "", tilt: float = 4) -> Figure:
    livery = LIVERIES[suit]
    return Figure(
        behind=behind,
        body=bodies.king_dress(livery.robe, livery.second, livery.accent),
        head=head,
        held=held,
        tilt=tilt,
    )


def _queen(suit: str, held: str, *, head: str, behind: str, tilt: float = 6) -> Figure:
    livery = LIVERIES[suit]
    return Figure(
        behind=behind,
        body=bodies.queen_dress(livery.robe, livery.second, livery.accent),
        head=head,
        held=held,
        tilt=tilt,
        sleeve=livery.second,
    )


def _jack(suit: str, held: str, *, head: str, behind: str, tilt: float = 4) -> Figure:
    livery = LIVERIES[suit]
    return Figure(
        behind=behind,
        body=bodies.jack_dress(livery.robe, livery.second, livery.accent),
        head=head,
        held=held,
        tilt=tilt,
    )


_SMILE = "M-7 16C-3 21 4 21 8 16"
_LIPS = "M-5 17C-2 19 0 16 1 17C3 16 5 19 8 17C5 22 -2 22 -5 17Z"

FIGURES = {
    "SK": _king(
        "S",
        things.sword(),
        behind=heads.short_hair("#6f6a66"),
        head=heads.face(brow=1) + heads.full_beard("#6f6a66") + heads.crown(GOLD, "#b5342f"),
    ),
    "HK": _king(
        "H",
        things.sceptre("#2e5f8c"),
        behind=heads.long_hair("#8a5a2b"),
        head=heads.face() + heads.pointed_beard("#8a5a2b") + heads.arched_crown(GOLD, "#a82a35"),
    ),
    "DK": _king(
        "D",
        things.orb("#77243c"),
        behind=heads.short_hair("#2f2620"),
        head=heads.face(brow=2)
        + heads.moustache("#2f2620")
        + heads.crown(GOLD, "#77243c", points=3),
        tilt=0,
    ),
    "CK": _king(
        "C",
        things.axe(),
        behind=heads.long_hair("#d9d3c6"),
        head=heads.face(brow=-1)
        + heads.full_beard("#d9d3c6")
        + heads.crown(GOLD, "#2e6b4c", points=7),
    ),
    "SQ": _queen(
        "S",
        things.tulip("#b5342f"),
        behind=heads.veil("#cfd6e6", "#2d4273"),
        head=heads.face(mouth=_LIPS) + heads.fringe("#3b2a20") + heads.tiara(GOLD, "#2d4273"),
    ),
    "HQ": _queen(
        "H",
        things.rose("#c22332"),
        tilt=2,
        behind=heads.long_hair("#c98a35"),
        head=heads.face(mouth=_LIPS) + heads.fringe("#c98a35") + heads.tiara(GOLD, "#a82a35"),
    ),
    "DQ": _queen(
        "D",
        things.mirror("#bcd5de"),
        tilt=2,
        behind=heads.veil("#f3dca0", "#c4651f"),
        head=heads.face(mouth=_LIPS)
        + heads.fringe("#8c3f1f")
        + heads.arched_crown(GOLD, "#c4651f"),
    ),
    "CQ": _queen(
        "C",
        things.fan("#8c2b3f", "#e5bd54"),
        behind=heads.long_hair("#2f2620"),
        head=heads.face(mouth=_LIPS) + heads.fringe("#2f2620") + heads.crown(GOLD, "#8c2b3f"),
        tilt=-6,
    ),
    "SJ": _jack(
        "S",
        things.halberd(),
        behind=heads.short_hair("#a4672c"),
        head=heads.face() + heads.fringe("#a4672c") + heads.beret("#2d4273", "#e0bb52"),
    ),
    "HJ": _jack(
        "H",
        things.arrow("#a82a35"),
        behind=heads.short_hair("#d9a648"),
        head=heads.face(mouth=_SMILE) + heads.fringe("#d9a648") + heads.beret("#a82a35", "#f4e6c4"),
    ),
    "DJ": _jack(
        "D",
        things.horn(),
        behind=heads.short_hair("#7b3d1d"),
        head=heads.face(mouth=_SMILE)
        + heads.fringe("#7b3d1d")
        + heads.post_cap("#c4651f", "#77243c"),
        tilt=0,
    ),
    "CJ": _jack(
        "C",
        things.lute(),
        behind=heads.short_hair("#2f2620"),
        head=heads.face() + heads.fringe("#2f2620") + heads.beret("#2e6b4c", "#efe0b0"),
    ),
}

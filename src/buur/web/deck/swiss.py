"""The Swiss-German deck: Under, Ober and König of acorns, roses, shields and bells.

As on the old patterns, the Ober carries the sign of his suit above and the Under below; the Under
of bells is a fool, other Under are messengers and walkers, an Ober smokes his pipe.
"""

from __future__ import annotations

from buur.web.deck import bodies, heads, things
from buur.web.deck.court import Figure, Livery
from buur.web.deck.svg import group

SUITS = ("eichel", "rosen", "schilten", "schellen")

LIVERIES = {
    "eichel": Livery(robe="#567a30", second="#e3b14d", accent="#8c4a22", tint="#f2f5e6"),
    "rosen": Livery(robe="#b02a3a", second="#f2d08a", accent="#3c6b4c", tint="#fbeeea"),
    "schilten": Livery(robe="#2c5698", second="#efd57c", accent="#a62c2c", tint="#edf2f9"),
    "schellen": Livery(robe="#a65a1a", second="#f2c544", accent="#2b6670", tint="#fdf4dc"),
}

GOLD = things.GOLD
_ABOVE = (93, 38)
_BELOW = (50, 151)
_SMILE = "M-7 16C-3 21 4 21 8 16"


def _koenig(suit: str, held: str, *, head: str, behind: str, tilt: float = 4) -> Figure:
    livery = LIVERIES[suit]
    return Figure(
        behind=behind,
        body=bodies.king_dress(livery.robe, livery.second, livery.accent),
        head=head,
        held=held,
        tilt=tilt,
    )


def _ober(suit: str, held: str, *, head: str, behind: str, tilt: float = 4) -> Figure:
    livery = LIVERIES[suit]
    return Figure(
        behind=behind,
        body=bodies.coat(livery.robe, livery.second, livery.accent),
        head=head,
        held=held,
        tilt=tilt,
        mark=_ABOVE,
    )


def _under(suit: str, held: str, *, head: str, behind: str, tilt: float = 4) -> Figure:
    livery = LIVERIES[suit]
    return Figure(
        behind=behind,
        body=bodies.smock(livery.robe, livery.second, livery.accent),
        head=head,
        held=held,
        tilt=tilt,
        mark=_BELOW,
    )


FIGURES = {
    "eichel-K": _koenig(
        "eichel",
        things.goblet("#567a30"),
        behind=heads.long_hair("#d9d3c6"),
        head=heads.face() + heads.full_beard("#d9d3c6") + heads.crown(GOLD, "#567a30"),
        tilt=0,
    ),
    "rosen-K": _koenig(
        "rosen",
        things.sceptre("#b02a3a"),
        behind=heads.short_hair("#8a5a2b"),
        head=heads.face(brow=1)
        + heads.pointed_beard("#8a5a2b")
        + heads.arched_crown(GOLD, "#b02a3a"),
    ),
    "schilten-K": _koenig(
        "schilten",
        things.sword(),
        behind=heads.short_hair("#4a4440"),
        head=heads.face(brow=2)
        + heads.full_beard("#4a4440")
        + heads.crown(GOLD, "#2c5698", points=7),
    ),
    "schellen-K": _koenig(
        "schellen",
        things.orb("#2b6670"),
        behind=heads.long_hair("#a4672c"),
        head=heads.face() + heads.full_beard("#a4672c") + heads.crown(GOLD, "#2b6670", points=3),
        tilt=0,
    ),
    "eichel-Q": _ober(
        "eichel",
        things.halberd(),
        behind=heads.short_hair("#5b3a1d"),
        head=heads.face(brow=1)
        + heads.moustache("#5b3a1d")
        + heads.broad_hat("#567a30", "#8c4a22", "#e3b14d"),
    ),
    "rosen-Q": _ober(
        "rosen",
        things.mug(),
        behind=heads.short_hair("#c98a35"),
        head=heads.face(mouth=_SMILE)
        + heads.moustache("#c98a35")
        + heads.broad_hat("#b02a3a", "#3c6b4c", "#fbf3df"),
        tilt=0,
    ),
    "schilten-Q": _ober(
        "schilten",
        things.staff("#5d8a3a"),
        behind=heads.short_hair("#6f6a66"),
        head=heads.face()
        + heads.moustache("#6f6a66")
        + heads.broad_hat("#2c5698", "#efd57c", "#a62c2c")
        + group(things.pipe(), transform="translate(8 19)scale(.8)"),
        tilt=3,
    ),
    "schellen-Q": _ober(
        "schellen",
        things.horn(),
        behind=heads.short_hair("#2f2620"),
        head=heads.face(brow=2)
        + heads.moustache("#2f2620")
        + heads.broad_hat("#a65a1a", "#2b6670", "#f2c544"),
        tilt=0,
    ),
    "eichel-J": _under(
        "eichel",
        things.staff("#5d8a3a"),
        behind=heads.short_hair("#a4672c"),
        head=heads.face() + heads.fringe("#a4672c") + heads.beret("#8c4a22", None),
    ),
    "rosen-J": _under(
        "rosen",
        things.rose("#c22332"),
        behind=heads.short_hair("#d9a648"),
        head=heads.face(mouth=_SMILE) + heads.fringe("#d9a648") + heads.beret("#3c6b4c", "#f2d08a"),
        tilt=2,
    ),
    "schilten-J": _under(
        "schilten",
        things.letter("#a62c2c"),
        behind=heads.short_hair("#7b3d1d"),
        head=heads.face() + heads.fringe("#7b3d1d") + heads.post_cap("#2c5698", "#efd57c"),
        tilt=0,
    ),
    "schellen-J": _under(
        "schellen",
        things.marotte("#2b6670", "#c23a2a"),
        behind="",
        head=heads.face(mouth="M-8 14C-4 23 6 23 10 14C4 17 -2 17 -8 14Z")
        + heads.fool_hood("#c23a2a", "#2b6670", "#f0b51f"),
    ),
}

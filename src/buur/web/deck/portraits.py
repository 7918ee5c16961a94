"""Portraits of players: heads of the decks' people side by side in one SVG picture."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

from buur.web.deck import faces, flatten, hair, hats, palette
from buur.web.deck.faces import Look
from buur.web.deck.palette import SKIN, WHITE
from buur.web.deck.svg import circle, element, group, inked, line, mirrored, moved, path, shade

SIZE: Final = 108
"""Width and height of a portrait; one unit is that of the cards."""

_HEAD: Final = (54, 61)
_BUST: Final = "M2 112C3 96 18 92 38 88L54 96L70 88C90 92 105 96 106 112Z"
_NECK: Final = "M43 76H66V90L54 98L43 90Z"


@dataclass(frozen=True, slots=True, kw_only=True)
class Portrait:
    """A head with shoulders."""

    look: Look
    ground: str
    """Colour behind the head."""
    robe: str
    collar: str = WHITE
    behind: str = ""
    front: str = ""
    left: bool = False
    """Whether the face is turned to the left."""


def _bun(colour: str) -> str:
    """Return hair pinned up on top of the head."""
    return inked(
        circle(1, -42, 15, colour), line("M-7 -46C-2 -52 6 -50 9 -44", 1.5)
    ) + hair.cropped(colour)


def _glasses(colour: str) -> str:
    """Return a pair of round glasses."""
    rims = circle(-9, -1, 8.5, "#ffffff33") + circle(13, -1, 8.5, "#ffffff33")
    return group(
        inked(rims, line("M-0.5 -2C1.5 -4 3 -4 4.5 -2M-17 -3L-22 -5M21 -3L24 -5", 2.2), width=2.2),
        stroke=colour,
    )


def _scarf(colour: str) -> str:
    """Return a headscarf tied under the chin, behind and over the hair."""
    return inked(
        path(
            "M0 -40C-30 -40 -32 -10 -27 12C-22 26 -10 34 0 36C-8 24 -20 8 -19 -8"
            "C-17 -22 -8 -27 2 -27S19 -20 21 -6C22 10 12 24 2 36"
            "C14 34 26 24 30 10C34 -14 30 -40 0 -40Z",
            colour,
        ),
        shade(
            "M14 -36C30 -30 33 -10 30 10C26 24 14 34 2 36C14 24 23 8 21 -8C20 -20 20 -30 14 -36Z"
        ),
        path("M-4 33L-14 46L2 40L16 47L6 33Z", colour),
    )


def _bald(colour: str) -> str:
    """Return a wreath of hair round a bald head."""
    return inked(
        path("M-21 -14C-30 -12 -30 10 -22 14L-19 0ZM22 -14C32 -12 31 10 24 14L21 0Z", colour)
    )


PORTRAITS: Final[dict[str, Portrait]] = {
    # The computer players.
    "Vreni": Portrait(
        look=Look(shape="lady", mouth="smile", brow="raised", hair=palette.BROWN_HAIR),
        ground="#cfe0c0",
        robe="#8c2433",
        behind=hair.plaits(palette.FAIR_HAIR, palette.RED),
        front=hair.fringe(palette.FAIR_HAIR),
    ),
    "Ueli": Portrait(
        look=Look(shape="broad", nose="snub", mouth="none", hair=palette.BROWN_HAIR),
        ground="#f0dca4",
        robe="#2a4f8f",
        behind=hair.cropped(palette.BROWN_HAIR),
        front=hair.chin_beard(palette.BROWN_HAIR) + hats.skullcap("#2b2522", palette.GOLD),
    ),
    "Heidi": Portrait(
        look=Look(shape="young", nose="snub", mouth="grin", eyes=2, hair=palette.BLACK_HAIR),
        ground="#f3cfc0",
        robe="#3c6e3c",
        behind=hair.curls(palette.BLACK_HAIR),
        front=hair.fringe(palette.BLACK_HAIR),
        left=True,
    ),
    "Reto": Portrait(
        look=Look(shape="gaunt", nose="straight", mouth="none", hair=palette.BLACK_HAIR),
        ground="#c8dbe6",
        robe="#4d5a3a",
        behind=hair.cropped(palette.BLACK_HAIR),
        front=hair.moustache(palette.BLACK_HAIR)
        + hats.gamsbart("#4d5a3a", "#2a6670", palette.LEAF),
        left=True,
    ),
    "Ladina": Portrait(
        look=Look(shape="lady", mouth="lips", brow="calm", hair=palette.DARK),
        ground="#dccdea",
        robe="#2a6670",
        behind=hair.long(palette.BROWN_HAIR),
        front=hair.fringe(palette.BROWN_HAIR) + hats.beret(palette.RED, palette.GLEAM),
    ),
    # People, until they choose.
    "bun": Portrait(
        look=Look(shape="lady", mouth="smile", hair=palette.GREY_HAIR),
        ground="#d7e4ea",
        robe="#5b4a7a",
        behind=_bun(palette.WHITE_HAIR),
        front=hair.fringe(palette.WHITE_HAIR) + _glasses(palette.DARK),
        left=True,
    ),
    "beard": Portrait(
        look=Look(shape="broad", brow="bushy", nose="bulb", mouth="none", hair=palette.WHITE_HAIR),
        ground="#e9d7b8",
        robe="#7d1526",
        behind=hair.short(palette.WHITE_HAIR),
        front=hair.full_beard(palette.WHITE_HAIR),
    ),
    "bob": Portrait(
        look=Look(shape="young", mouth="calm", brow="calm", eyes=0.4, hair=palette.BLACK_HAIR),
        ground="#f2d9a8",
        robe="#b3262f",
        behind=hair.bob(palette.BLACK_HAIR),
        front=hair.fringe(palette.BLACK_HAIR),
    ),
    "cap": Portrait(
        look=Look(shape="young", mouth="smile", nose="snub", hair=palette.RED_HAIR),
        ground="#cfdcf0",
        robe="#39694a",
        behind=hair.short(palette.RED_HAIR),
        front=hats.post_cap("#28528f", "#efd47a"),
        left=True,
    ),
    "scarf": Portrait(
        look=Look(shape="round", mouth="smile", brow="raised", hair=palette.BROWN_HAIR),
        ground="#e8d5c0",
        robe="#4f7330",
        behind=hair.cropped(palette.BROWN_HAIR),
        front=hair.fringe(palette.BROWN_HAIR) + _scarf("#c0394a"),
    ),
    "whiskers": Portrait(
        look=Look(shape="round", nose="bulb", mouth="smile", brow="raised", hair=palette.GREY_HAIR),
        ground="#cfe3d6",
        robe="#6b5a2a",
        behind=_bald(palette.GREY_HAIR),
        front=hair.whiskers(palette.GREY_HAIR),
        left=True,
    ),
    "red": Portrait(
        look=Look(shape="lady", mouth="grin", brow="raised", eyes=2, hair=palette.RED_HAIR),
        ground="#d5e8c8",
        robe="#28528f",
        behind=hair.curls(palette.RED_HAIR),
        front=hair.fringe(palette.RED_HAIR) + _glasses("#2b2522"),
    ),
    "hat": Portrait(
        look=Look(shape="broad", brow="stern", mouth="none", hair=palette.GREY_HAIR),
        ground="#ecd3a0",
        robe="#3f3a36",
        behind=hair.short(palette.GREY_HAIR),
        front=hair.drooping_moustache(palette.GREY_HAIR)
        + hats.broad_hat("#6b4a2a", "#2b2522", palette.WHITE_HAIR),
        left=True,
    ),
    "fair": Portrait(
        look=Look(shape="young", nose="snub", mouth="smile", eyes=2, hair=palette.BROWN_HAIR),
        ground="#c9dff0",
        robe="#a5581a",
        behind=hair.cropped(palette.FAIR_HAIR),
        front=hair.fringe(palette.FAIR_HAIR),
    ),
    "night": Portrait(
        look=Look(shape="gaunt", nose="hooked", mouth="smile", brow="raised", hair="#8c8780"),
        ground="#d6cfe6",
        robe="#7a6a3a",
        behind=hair.cropped(palette.GREY_HAIR),
        front=hats.nightcap("#39694a", "#f1d08c"),
    ),
    "long": Portrait(
        look=Look(shape="lady", mouth="lips", eyes=0.4, hair=palette.BLACK_HAIR),
        ground="#f0c9c9",
        robe="#d9a33a",
        behind=hair.long(palette.BLACK_HAIR),
        front=hair.fringe(palette.BLACK_HAIR),
        left=True,
    ),
}
"""By name: those of the computer players, then those of people."""


@cache
def portraits() -> str:
    """Return all portraits as one SVG document, side by side in the order of `PORTRAITS`."""
    width = SIZE * len(PORTRAITS)
    cells = [_cell(one, SIZE * place) for place, one in enumerate(PORTRAITS.values())]
    return element("svg", *cells, xmlns="http://www.w3.org/2000/svg", viewBox=f"0 0 {width} {SIZE}")


def _cell(one: Portrait, x: int) -> str:
    """Return a portrait in a frame of its own, which cuts what is larger."""
    turn = mirrored if one.left else group
    bust = inked(
        path(_NECK, SKIN),
        path(_BUST, one.robe),
        path("M38 88L54 107L70 88L76 94L54 116L32 94Z", one.collar),
    )
    drawing = (
        moved(turn(one.behind), *_HEAD)
        + bust
        + moved(turn(faces.head(one.look), one.front), *_HEAD)
    )
    shapes = flatten.write(flatten.shapes(drawing), flatten.FIGURE)
    ground = element("rect", width=SIZE, height=SIZE, fill=one.ground)
    figure = group(shapes, **flatten.attributes(flatten.FIGURE))
    return element(
        "svg", ground, figure, x=x, width=SIZE, height=SIZE, viewBox=f"0 0 {SIZE} {SIZE}"
    )

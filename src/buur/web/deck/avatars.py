"""Avatars: the drawings that players may choose for themselves, side by side in one picture."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final, NamedTuple

from buur.web.deck import alpine_things, animals, flatten
from buur.web.deck.portraits import SIZE
from buur.web.deck.svg import element, group, moved


class Avatar(NamedTuple):
    """A drawing about its middle, and the colour behind it."""

    draw: Callable[[], str]
    ground: str


AVATARS: Final[dict[str, Avatar]] = {
    "cow": Avatar(animals.cow, "#cfe0c0"),
    "goat": Avatar(animals.goat, "#c8dbe6"),
    "ibex": Avatar(animals.ibex, "#d7e4ea"),
    "marmot": Avatar(animals.marmot, "#cfe3d6"),
    "fox": Avatar(animals.fox, "#d5e8c8"),
    "hedgehog": Avatar(animals.hedgehog, "#e9d7b8"),
    "owl": Avatar(animals.owl, "#b9c4dd"),
    "rooster": Avatar(animals.rooster, "#f2d9a8"),
    "cat": Avatar(animals.cat, "#f3cfc0"),
    "dog": Avatar(animals.dog, "#cfdcf0"),
    "bear": Avatar(animals.bear, "#f0dca4"),
    "trout": Avatar(animals.trout, "#b7d6e3"),
    "bee": Avatar(animals.bee, "#d5e8c8"),
    "edelweiss": Avatar(alpine_things.edelweiss, "#8fa9c4"),
    "gentian": Avatar(alpine_things.gentian, "#f2e3b8"),
    "rose": Avatar(alpine_things.rose, "#dccdea"),
    "acorn": Avatar(alpine_things.acorn, "#f0dca4"),
    "fir": Avatar(alpine_things.fir, "#b9cfe4"),
    "mountain": Avatar(alpine_things.mountain, "#cfe3f0"),
    "hut": Avatar(alpine_things.hut, "#c9dff0"),
    "train": Avatar(alpine_things.train, "#d7e4ea"),
    "boat": Avatar(alpine_things.boat, "#f3dfc0"),
    "bell": Avatar(alpine_things.bell, "#cfe3d6"),
    "alphorn": Avatar(alpine_things.alphorn, "#c9dff0"),
    "cheese": Avatar(alpine_things.cheese, "#b9c9b0"),
    "fondue": Avatar(alpine_things.fondue, "#ecd3a0"),
    "bread": Avatar(alpine_things.bread, "#d7e4ea"),
    "coffee": Avatar(alpine_things.coffee, "#ecd3a0"),
    "wine": Avatar(alpine_things.wine, "#dccdea"),
    "chalk": Avatar(alpine_things.chalk, "#ecd3a0"),
    "cards": Avatar(alpine_things.cards, "#a9c0a0"),
    "knife": Avatar(alpine_things.knife, "#e6e0d0"),
}
"""By id, in the order of the picture."""

_MIDDLE: Final = SIZE / 2


@cache
def avatars() -> str:
    """Return all avatars as one SVG document, side by side in the order of `AVATARS`."""
    width = SIZE * len(AVATARS)
    cells = [_cell(one, SIZE * place) for place, one in enumerate(AVATARS.values())]
    return element("svg", *cells, xmlns="http://www.w3.org/2000/svg", viewBox=f"0 0 {width} {SIZE}")


def _cell(one: Avatar, x: int) -> str:
    """Return an avatar in a frame of its own, which cuts what is larger."""
    shapes = flatten.shapes(moved(one.draw(), _MIDDLE, _MIDDLE))
    figure = group(flatten.write(shapes, flatten.FIGURE), **flatten.attributes(flatten.FIGURE))
    ground = element("rect", width=SIZE, height=SIZE, fill=one.ground)
    return element(
        "svg", ground, figure, x=x, width=SIZE, height=SIZE, viewBox=f"0 0 {SIZE} {SIZE}"
    )

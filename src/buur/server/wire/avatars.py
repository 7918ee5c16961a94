"""Drawings that persons may choose for themselves, by their ids; the page has the pictures."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, get_args

Avatar: TypeAlias = Literal[
    "cow",
    "goat",
    "ibex",
    "marmot",
    "fox",
    "hedgehog",
    "owl",
    "rooster",
    "cat",
    "dog",
    "bear",
    "trout",
    "bee",
    "edelweiss",
    "gentian",
    "rose",
    "acorn",
    "fir",
    "mountain",
    "hut",
    "train",
    "boat",
    "bell",
    "alphorn",
    "cheese",
    "fondue",
    "bread",
    "coffee",
    "wine",
    "chalk",
    "cards",
    "knife",
]
"""The id of a drawing."""

AVATARS: Final[tuple[str, ...]] = get_args(Avatar)
"""All ids, in the order of the picture."""

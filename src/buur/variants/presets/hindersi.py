"""Hindersi (Hindersi-Obsi): the fewest points, in rounds that end with a stroke for the best."""

from __future__ import annotations

from buur.variants.preset import Preset
from buur.variants.presets.common import (
    ALONE,
    EACH_FOR_HIMSELF,
    FIVE,
    THREE,
    TWELVE_EACH,
    WITHOUT_SEVEN,
    silent,
)

_JW = {
    "packets": "3-3-3",
    "contracts": "turned",
    "turned": "suit",
    "turned_card": "dealers_last",
    "turned_stays": True,
    "push": "no",
    "undertrump": "free_if_void",
    "melds": False,
    "stock": False,
    "match": "charge",
    "write": "points",
    "finish": "deals",
    "deals": 16,
    "strokes": "low_half",
    "lowest_wins": True,
}

_UNVERIFIED = silent(ALONE, _JW) | {
    "first": "random_dealer",
    "last_trick": 5,
}

_FIVE: dict[str, object] = {"packets": "4-3", "deals": 20, "strokes": "low_half"}
"""Seven cards each, four rounds; who has a stroke of five nobody says."""

PRESETS = (
    Preset(
        name="hindersi",
        family="misere",
        source="JW",
        teams=EACH_FOR_HIMSELF,
        stated=_JW,
        assumed=_UNVERIFIED,
    ),
    Preset(
        name="hindersi-3",
        family="misere",
        source="JW",
        teams=THREE,
        stated=_JW | {"packets": TWELVE_EACH, "deals": 12},
        assumed=_UNVERIFIED,
    ),
    Preset(
        name="hindersi-5",
        family="misere",
        source="JW",
        teams=FIVE,
        pack=WITHOUT_SEVEN,
        stated={name: value for name, value in _JW.items() if name not in _FIVE},
        assumed=_UNVERIFIED | _FIVE,
    ),
)

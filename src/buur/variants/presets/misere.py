"""Misère as a game of its own: whoever takes the fewest points wins."""

from __future__ import annotations

from buur.variants.preset import Preset
from buur.variants.presets.common import ALONE, EACH_FOR_HIMSELF, silent

_K18 = {
    "cut": "min2_mandatory",
    "contracts": "turned",
    "turned": "suit",
    "turned_card": "cut_card",
    "push": "no",
    "undertrump": "free_if_void",
    "last_trick": 5,
    "write": "points",
    "finish": "deals",
    "deals": 16,
    "lowest_wins": True,
}

_UNVERIFIED = silent(
    ALONE
    | {
        "first": "random_dealer",
        "packets": "3-3-3",
        "melds": False,
        "stock": False,
        "match": "none",
    },
    _K18,
)

PRESETS = (
    Preset(
        name="misere",
        family="misere",
        source="K18",
        teams=EACH_FOR_HIMSELF,
        stated=_K18 | {"bye": 550},
        assumed=_UNVERIFIED,
    ),
    Preset(
        name="misere-teams",
        family="misere",
        source="K18",
        stated=_K18 | {"bye": 1100},
        assumed=_UNVERIFIED,
    ),
)

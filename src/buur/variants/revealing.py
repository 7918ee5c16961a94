"""Molotow and Mittlere: the first card that does not follow makes trumps."""

from __future__ import annotations

from buur.variants.common import ALONE, EACH_FOR_HIMSELF, THREE, TWELVE_EACH, silent
from buur.variants.preset import Preset

_FOUND: dict[str, object] = {
    "contracts": "first_discard",
    "push": "no",
    "melds": False,
    "stock": False,
    "lowest_wins": False,
}

_JV = _FOUND | {
    "packets": "3-3-3",
    "write": "extremes",
    "finish": "largest_gap",
    "target": 7,
}

_JW = _FOUND | {"packets": TWELVE_EACH, "write": "middle"}

_UNVERIFIED = ALONE | {
    "first": "random_dealer",
    "undertrump": "free_if_void",
    "last_trick": 5,
    "match": "none",
}

PRESETS = (
    Preset(
        name="molotow",
        family="molotow",
        source="JV",
        teams=EACH_FOR_HIMSELF,
        stated=_JV,
        assumed=silent(_UNVERIFIED, _JV),
    ),
    Preset(
        name="mittlere",
        family="molotow",
        source="JW",
        teams=THREE,
        stated=_JW,
        assumed=silent(_UNVERIFIED | {"finish": "deals", "deals": 12}, _JW),
    ),
)

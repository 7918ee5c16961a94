"""Misère as a game of its own, alone or in pairs: the fewest points win."""

from __future__ import annotations

from functools import partial

from buur.variants.preset import Preset
from buur.variants.presets.common import (
    ALONE,
    EACH_FOR_HIMSELF,
    LOWEST_WINS,
    NO_MELDS,
    TURNED_SUIT,
)

_K18 = (
    TURNED_SUIT
    | LOWEST_WINS
    | {
        "cut": "min2_mandatory",
        "turned_card": "cut_card",
        "undertrump": "free_if_void",
        "last_trick": 5,
        "deals": 16,
    }
)

_UNVERIFIED = ALONE | NO_MELDS | {"first": "random_dealer", "packets": "3-3-3", "match": "none"}

_preset = partial(Preset, family="misere", source="K18", assumed=_UNVERIFIED)

PRESETS = (
    _preset(name="misere", teams=EACH_FOR_HIMSELF, stated=_K18 | {"bye": 550}),
    _preset(name="misere-teams", stated=_K18 | {"bye": 1100}),
)

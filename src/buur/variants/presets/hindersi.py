"""Hindersi (Hindersi-Obsi): the fewest points, in rounds that end with a stroke for the best."""

from __future__ import annotations

from functools import partial

from buur.variants.preset import Preset
from buur.variants.presets import common
from buur.variants.presets.common import without

_JW = (
    common.TURNED_SUIT
    | common.NO_MELDS
    | common.LOWEST_WINS
    | {
        "packets": "3-3-3",
        "turned_card": "dealers_last",
        "turned_stays": True,
        "undertrump": "free_if_void",
        "match": "charge",
        "deals": 16,
        "strokes": "low_half",
    }
)

_UNVERIFIED = without(common.ALONE, *_JW) | {"first": "random_dealer", "last_trick": 5}

_FIVE: common.Options = {"packets": "4-3", "deals": 20, "strokes": "low_half"}
"""Assumptions for five players: seven cards each, four rounds and the strokes of four players."""

_preset = partial(Preset, family="misere", source="JW", assumed=_UNVERIFIED)

PRESETS = (
    _preset(name="hindersi", teams=common.EACH_FOR_HIMSELF, stated=_JW),
    _preset(
        name="hindersi-3",
        teams=common.THREE,
        stated=_JW | {"packets": common.TWELVE_EACH, "deals": 12},
    ),
    _preset(
        name="hindersi-5",
        teams=common.FIVE,
        pack=common.WITHOUT_SEVEN,
        stated=without(_JW, *_FIVE),
        assumed=_UNVERIFIED | _FIVE,
    ),
)

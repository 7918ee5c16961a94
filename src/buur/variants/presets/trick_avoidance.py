"""Games without trumps in which certain cards or tricks count: bells, queens, Guggitaler."""

from __future__ import annotations

from functools import partial

from buur.variants.preset import Preset
from buur.variants.presets.common import (
    ALONE,
    EACH_FOR_HIMSELF,
    LOWEST_WINS,
    NO_MELDS,
    NO_TRUMPS,
    THREE,
    TWELVE_EACH,
)

_FREE = ALONE | {"first": "random_dealer", "packets": "3-3-3"}
_TWELVE_DEALS = _FREE | {"deals": 12}

_JV_BELLS = NO_TRUMPS | LOWEST_WINS | {"values": "bells", "match": "charge_points"}

_JW_QUEEN = {
    "contracts": "oben",
    "push": "no",
    "values": "spade_queen",
    "packets": "3-3-3",
    "write": "points",
    "finish": "deals",
    "lowest_wins": False,
}

_EGG_QUEENS = NO_TRUMPS | {
    "first": "scribe",
    "values": "black_queens",
    "write": "points",
    "finish": "largest_gap",
    "target": 12,
    "lowest_wins": True,
    "match": "none",
}

_JW_GUGGITALER = (
    NO_TRUMPS | LOWEST_WINS | {"values": "guggitaler", "packets": "3-3-3", "match": "none"}
)

_preset = partial(Preset, family="avoiding", source="JW", teams=EACH_FOR_HIMSELF)

PRESETS = (
    _preset(name="schellenjass", source="JV", stated=_JV_BELLS, assumed=_TWELVE_DEALS),
    _preset(
        name="schellenjass-3",
        source="JV",
        teams=THREE,
        stated=_JV_BELLS,
        assumed=_TWELVE_DEALS | {"packets": TWELVE_EACH},
    ),
    _preset(
        name="schaufel-dame",
        stated=_JW_QUEEN,
        assumed=_TWELVE_DEALS | NO_MELDS | {"last_trick": 5, "match": "none"},
    ),
    _preset(name="schaufel-dame-strokes", source="EGG", stated=_EGG_QUEENS, assumed=_FREE),
    _preset(name="guggitaler", stated=_JW_GUGGITALER, assumed=_FREE | {"deals": 20}),
    _preset(
        name="guggitaler-3",
        teams=THREE,
        stated=_JW_GUGGITALER | {"packets": TWELVE_EACH},
        assumed=_FREE | {"deals": 15},
    ),
    _preset(
        name="guggitaler-10",
        stated=_JW_GUGGITALER | {"values": "guggitaler10"},
        assumed=_FREE | {"deals": 10},
    ),
)

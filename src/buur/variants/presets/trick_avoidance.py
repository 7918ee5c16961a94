"""Games without trumps in which certain cards or tricks count: bells, queens, Guggitaler."""

from __future__ import annotations

from buur.variants.preset import Preset
from buur.variants.presets.common import (
    ALONE,
    EACH_FOR_HIMSELF,
    NO_TRUMPS,
    THREE,
    TWELVE_EACH,
    silent,
)

_BY_DEALS = {"write": "points", "finish": "deals", "lowest_wins": True}
_FREE = ALONE | {"first": "random_dealer", "packets": "3-3-3"}


_JV_BELLS = NO_TRUMPS | _BY_DEALS | {"values": "bells", "match": "charge_points"}

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
    NO_TRUMPS | _BY_DEALS | {"values": "guggitaler", "packets": "3-3-3", "match": "none"}
)

PRESETS = (
    Preset(
        name="schellenjass",
        family="avoiding",
        source="JV",
        teams=EACH_FOR_HIMSELF,
        stated=_JV_BELLS,
        assumed=silent(_FREE | {"deals": 12}, _JV_BELLS),
    ),
    Preset(
        name="schellenjass-3",
        family="avoiding",
        source="JV",
        teams=THREE,
        stated=_JV_BELLS,
        assumed=silent(_FREE | {"deals": 12, "packets": TWELVE_EACH}, _JV_BELLS),
    ),
    Preset(
        name="schaufel-dame",
        family="avoiding",
        source="JW",
        teams=EACH_FOR_HIMSELF,
        stated=_JW_QUEEN,
        assumed=silent(
            _FREE | {"melds": False, "stock": False, "last_trick": 5, "match": "none", "deals": 12},
            _JW_QUEEN,
        ),
    ),
    Preset(
        name="schaufel-dame-strokes",
        family="avoiding",
        source="EGG",
        teams=EACH_FOR_HIMSELF,
        stated=_EGG_QUEENS,
        assumed=silent(_FREE, _EGG_QUEENS),
    ),
    Preset(
        name="guggitaler",
        family="avoiding",
        source="JW",
        teams=EACH_FOR_HIMSELF,
        stated=_JW_GUGGITALER,
        assumed=silent(_FREE | {"deals": 20}, _JW_GUGGITALER),
    ),
    Preset(
        name="guggitaler-3",
        family="avoiding",
        source="JW",
        teams=THREE,
        stated=_JW_GUGGITALER | {"packets": TWELVE_EACH},
        assumed=silent(_FREE | {"deals": 15}, _JW_GUGGITALER),
    ),
    Preset(
        name="guggitaler-10",
        family="avoiding",
        source="JW",
        teams=EACH_FOR_HIMSELF,
        stated=_JW_GUGGITALER | {"values": "guggitaler10"},
        assumed=silent(_FREE | {"deals": 10}, _JW_GUGGITALER),
    ),
)

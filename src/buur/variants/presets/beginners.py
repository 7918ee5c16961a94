"""Two easy games in which everybody plays for himself: Bodentrumpf and Glücksjass."""

from __future__ import annotations

from buur.variants.preset import Preset
from buur.variants.presets.common import ALONE, EACH_FOR_HIMSELF, THREE, TWELVE_EACH, silent

_JW = {
    "push": "no",
    "melds": True,
    "finish": "deals",
    "deals": 12,
    "lowest_wins": False,
    "write": "points",
    "multipliers": "all1",
}

_UNVERIFIED = silent(ALONE, _JW) | {
    "first": "random_dealer",
    "meld_values": "grand",
    "low_quartets": True,
    "cross_meld": True,
    "meld_order": "german",
    "meld_credit": "immediate",
    "match_voids_melds": False,
    "stock": True,
    "last_trick": 5,
    "match": "bonus100",
}

PRESETS = (
    Preset(
        name="bodentrumpf",
        family="alone",
        source="JW",
        teams=EACH_FOR_HIMSELF,
        stated=_JW | {"contracts": "turned", "turned": "suit", "turned_card": "dealers_last"},
        assumed=_UNVERIFIED,
    ),
    Preset(
        name="gluecksjass",
        family="alone",
        source="JW",
        teams=EACH_FOR_HIMSELF,
        stated=_JW | {"contracts": "suits", "packets": "3-3-3"},
        assumed=_UNVERIFIED,
    ),
    Preset(
        name="gluecksjass-3",
        family="alone",
        source="JW",
        teams=THREE,
        stated=_JW | {"contracts": "suits", "packets": TWELVE_EACH},
        assumed=_UNVERIFIED,
    ),
)

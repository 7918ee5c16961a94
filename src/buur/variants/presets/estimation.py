"""Estimation, or différence (Differenzler): the player closest to his prediction wins."""

from __future__ import annotations

from functools import partial

from buur.variants.preset import Preset
from buur.variants.presets.common import (
    EACH_FOR_HIMSELF,
    NO_MELDS,
    NO_SOLDER,
    THREE,
    TURNED_SUIT,
    TWELVE_EACH,
    TWO,
)

_DIFFERENCE = NO_MELDS | {
    "contracts": "turned",
    "undertrump": "free_if_void",
    "match": "none",
    "write": "difference",
    "lowest_wins": True,
}
"""Options that both documents state alike."""

_K16 = (
    TURNED_SUIT
    | _DIFFERENCE
    | {
        "first": "scribe",
        "cut": "min2_mandatory",
        "packets": "3-3-3",
        "misdeal_redealer": "same",
        "turned_stays": True,
        "prediction": "hidden",
        "last_trick": 5,
        "finish": "deals",
        "deals": 8,
        "forfeit": 45,
    }
)

_JW_THREE = _DIFFERENCE | {
    "packets": TWELVE_EACH,
    "prediction": "open",
    "exact_bonus": True,
    "dealer_compensation": True,
}

_K16_TWO = {
    "packets": TWELVE_EACH,
    "widow_up": 1,
    "widow_down": 11,
    "contracts": "turned",
    "turned": "suit",
    "turned_card": "widow",
}

_UNVERIFIED = NO_SOLDER | {
    "exact_bonus": False,
    "dealer_compensation": False,
    "trump_by_lead": False,
    "leader": "forehand",
    "multipliers": "all1",
    "tie": "draw",
}
_LIKE_K16 = _K16 | _UNVERIFIED

_preset = partial(Preset, family="estimation")

PRESETS = (
    _preset(
        name="estimation",
        source="K16",
        teams=EACH_FOR_HIMSELF,
        stated=_K16,
        assumed=_UNVERIFIED,
    ),
    _preset(
        name="estimation-3",
        source="JW",
        teams=THREE,
        stated=_JW_THREE,
        assumed=_LIKE_K16 | {"deals": 12, "forfeit": 0},
    ),
    _preset(name="estimation-2", source="K16", teams=TWO, stated=_K16_TWO, assumed=_LIKE_K16),
    _preset(
        name="stich-differenzler",
        source="JW",
        teams=EACH_FOR_HIMSELF,
        stated={"values": "tricks"},
        assumed=_LIKE_K16 | {"last_trick": 0, "forfeit": 0},
    ),
)

"""Estimation, or différence (Differenzler): who comes closest to what he predicted."""

from __future__ import annotations

from buur.variants.preset import Preset
from buur.variants.presets.common import THREE, TWELVE_EACH, silent

_EACH_FOR_HIMSELF = (0, 1, 2, 3)

_K16 = {
    "first": "scribe",
    "cut": "min2_mandatory",
    "packets": "3-3-3",
    "misdeal_redealer": "same",
    "turned_stays": True,
    "contracts": "turned",
    "turned": "suit",
    "push": "no",
    "prediction": "hidden",
    "undertrump": "free_if_void",
    "melds": False,
    "stock": False,
    "last_trick": 5,
    "match": "none",
    "write": "difference",
    "finish": "deals",
    "deals": 8,
    "lowest_wins": True,
    "forfeit": 45,
}

_UNVERIFIED = {
    "exact_bonus": False,
    "dealer_compensation": False,
    "trump_by_lead": False,
    "leader": "forehand",
    "multipliers": "all1",
    "claim": "auto",
    "rubicon": "off",
    "strokes": "off",
    "solder_test": "forbidden",
    "tie": "draw",
    "revoke_rule": "impossible",
    "slate": "numeric",
}

_JW_THREE = {
    "packets": TWELVE_EACH,
    "contracts": "turned",
    "prediction": "open",
    "exact_bonus": True,
    "dealer_compensation": True,
    "undertrump": "free_if_void",
    "melds": False,
    "stock": False,
    "match": "none",
    "write": "difference",
    "lowest_wins": True,
}

_K16_TWO = {
    "packets": TWELVE_EACH,
    "widow_up": 1,
    "widow_down": 11,
    "contracts": "turned",
    "turned": "suit",
    "turned_card": "widow",
}

PRESETS = (
    Preset(
        name="estimation",
        family="estimation",
        source="K16",
        teams=_EACH_FOR_HIMSELF,
        stated=_K16,
        assumed=_UNVERIFIED,
    ),
    Preset(
        name="estimation-3",
        family="estimation",
        source="JW",
        teams=THREE,
        stated=_JW_THREE,
        assumed=silent(_K16 | _UNVERIFIED | {"deals": 12, "forfeit": 0}, _JW_THREE),
    ),
    Preset(
        name="estimation-2",
        family="estimation",
        source="K16",
        teams=(0, 1),
        stated=_K16_TWO,
        assumed=silent(_K16 | _UNVERIFIED, _K16_TWO),
    ),
    Preset(
        name="stich-differenzler",
        family="estimation",
        source="JW",
        teams=_EACH_FOR_HIMSELF,
        stated={"values": "tricks"},
        assumed=_K16 | _UNVERIFIED | {"last_trick": 0, "forfeit": 0},
    ),
)

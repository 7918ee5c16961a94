"""Estimation, or différence (Differenzler): who comes closest to what he predicted."""

from __future__ import annotations

from buur.variants.preset import Preset

_EACH_FOR_HIMSELF = (0, 1, 2, 3)

_K16 = {
    "first": "random_dealer",
    "cut": "min3_mandatory",
    "packets": "3-3-3",
    "misdeal_redealer": "same",
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

PRESETS = (
    Preset(
        name="estimation",
        family="estimation",
        source="K16",
        teams=_EACH_FOR_HIMSELF,
        stated=_K16,
        assumed=_UNVERIFIED,
    ),
)

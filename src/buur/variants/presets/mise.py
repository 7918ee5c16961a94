"""La mise, or le roi (Bieter, Steiger, Königsjass): a king alone against the peasants.

Sources: FWM (French encyclopaedia, article Mise), Egg (official rules of Egg), UR (urikon.ch), JV
(jassverzeichnis.ch); see variants §1.8.
"""

from __future__ import annotations

from typing import Final

from buur.variants.preset import Preset
from buur.variants.presets.common import WITHOUT_SEVEN

_STATED: Final[dict[str, object]] = {
    "packets": "5-w-5",
    "packets_later": "4-4-4",
    "widow_up": 3,
    "widow_down": 3,
    "contracts": "suits",
    "push": "no",
    "ladder": "king",
    "bid_low": 500,
    "bid_step": 10,
    "named": "after",
    "reentry": False,
    "auction_end": "all_passed",
    "doubling": "off",
    "turned": "suit",
    "renounce": "points",
    "melds": True,
    "stock": True,
    "last_trick": 5,
    "match": "bonus100",
    "write": "points",
    "target": 1000,
    "finish": "first_out",
}

_ASSUMED: Final[dict[str, object]] = {
    "first": "random_dealer",
    "cut": "min3_mandatory",
    "bid_high": 1000,
    "all_pass": "next",
    "leader": "announcer",
    "king_deals": False,
    "widow_shown": False,
    "trump_by_lead": False,
    "multipliers": "all1",
    "counter_match": "same",
    "claim": "auto",
    "strokes": "off",
    "solder_test": "forbidden",
    "revoke_rule": "impossible",
    "slate": "numeric",
}

PRESETS: Final = (
    Preset(
        name="mise",
        family="mise",
        source="FWM",
        teams=(0, 1, 1),
        sharing="king",
        stated=_STATED,
        assumed={**_ASSUMED, "rubicon": "off"},
    ),
    Preset(
        name="mise-4",
        family="mise",
        source="EGG",
        teams=(0, 1, 1, 1),
        sharing="king",
        stated={
            **_STATED,
            "packets": "4-w-4",
            "packets_later": "3-3-3",
            "widow_up": 2,
            "widow_down": 2,
            "bid_low": 350,
            "contracts": "suits+oben+unden",
            "unde_values": "six11",
            "renounce": "match",
            "rubicon": "schneider",
        },
        assumed=_ASSUMED,
    ),
    Preset(
        name="mise-5",
        family="mise",
        source="EGG",
        teams=(0, 0, 1, 1, 1),
        sharing="king",
        pack=WITHOUT_SEVEN,
        stated={
            **_STATED,
            "packets": "4-3",
            "packets_later": "",
            "widow_up": 0,
            "widow_down": 0,
            "bid_low": 600,
            "contracts": "suits+oben+unden",
            "unde_values": "six11",
            "call": "apart",
            "renounce": "match",
            "rubicon": "schneider",
        },
        assumed=_ASSUMED,
    ),
)

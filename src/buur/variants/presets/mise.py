"""La mise, or le roi (Bieter, Steiger, Königsjass): a king alone against the peasants.

Sources: FWM (French encyclopaedia, article Mise), Egg (official rules of Egg), UR (urikon.ch), JV
(jassverzeichnis.ch); see variants §1.8.
"""

from __future__ import annotations

from functools import partial
from typing import Final

from buur.variants.preset import Preset
from buur.variants.presets.common import BIDDING, WITHOUT_SEVEN, Options

_STATED: Final[Options] = {
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

_ASSUMED: Final = BIDDING | {
    "cut": "min3_mandatory",
    "bid_high": 1000,
    "all_pass": "next",
    "leader": "announcer",
    "king_deals": False,
    "widow_shown": False,
    "counter_match": "same",
}

_EGG: Final = _STATED | {
    "contracts": "suits+oben+unden",
    "unde_values": "six11",
    "renounce": "match",
    "rubicon": "schneider",
}

_preset = partial(Preset, family="mise", sharing="king", assumed=_ASSUMED)

PRESETS: Final = (
    _preset(name="mise", source="FWM", teams=(0, 1, 1), stated=_STATED),
    _preset(
        name="mise-4",
        source="EGG",
        teams=(0, 1, 1, 1),
        stated=_EGG
        | {
            "packets": "4-w-4",
            "packets_later": "3-3-3",
            "widow_up": 2,
            "widow_down": 2,
            "bid_low": 350,
        },
    ),
    _preset(
        name="mise-5",
        source="EGG",
        teams=(0, 0, 1, 1, 1),
        pack=WITHOUT_SEVEN,
        stated=_EGG
        | {
            "packets": "4-3",
            "packets_later": "",
            "widow_up": 0,
            "widow_down": 0,
            "bid_low": 600,
            "call": "apart",
        },
    ),
)

"""Kreuzjass: two against two, with the contract turned by the dealer's last card."""

from __future__ import annotations

from buur.variants.preset import Preset
from buur.variants.presets.common import ALONE

PRESETS = (
    Preset(
        name="kreuzjass",
        family="schieber",
        source="JW",
        stated={
            "contracts": "turned",
            "push": "no",
            "melds": False,
            "target": 1000,
            "finish": "first_out",
        },
        assumed=ALONE
        | {
            "first": "draw_high",
            "turned": "suit",
            "unde_values": "six11",
            "undertrump": "only_trumps",
            "stock": False,
            "last_trick": 5,
            "match": "bonus100",
            "finish_order": "stock-meld-trick",
        },
    ),
)

"""Rule sets of card matches, where every deal is worth the same."""

from __future__ import annotations

from buur.variants.preset import Preset

PRESETS = (
    Preset(
        name="tournoi-2006",
        family="chibre",
        source="T06",
        stated={
            "first": "random_dealer",
            "dealer_after_first": "right_of_dealer",
            "cut": "min2_mandatory",
            "packets": "3-3-3",
            "misdeal_redealer": "same",
            "contracts": "suits",
            "push": "yes",
            "push_back": False,
            "leader": "forehand",
            "ruff_when_can_follow": True,
            "undertrump": "only_trumps",
            "only_trumps": "free",
            "buur_exempt": True,
            "last_trick": 5,
            "match": "none",
            "finish": "deals",
            "solder_test": "literal_all",
            "last_trick_view": True,
        },
        assumed={
            "melds": False,
            "stock": False,
            "stock_early_finish": False,
            "deals": 16,
            "rubicon": "off",
            "claim": "auto",
            "slate": "numeric",
        },
    ),
    Preset(
        name="match-aux-cartes",
        family="chibre",
        source="W25",
        stated={
            "contracts": "imposed",
            "push": "no",
            "melds": False,
            "match": "none",
            "counter_match": "same",
            "finish": "deals",
            "deals": 16,
            "last_trick": 5,
        },
        assumed={
            "imposed": "CCCCDDDDHHHHSSSS",
            "first": "random_dealer",
            "cut": "min2_mandatory",
            "stock": False,
            "stock_early_finish": False,
            "rubicon": "off",
            "claim": "auto",
            "slate": "numeric",
        },
    ),
)

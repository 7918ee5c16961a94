"""The official Romand regulation of 1993, and the rules of a French games page."""

from __future__ import annotations

from buur.variants.preset import Preset

PRESETS = (
    Preset(
        name="reglement-1993",
        family="chibre",
        source="R93",
        stated={
            "trump_by_lead": True,
            "leader": "forehand",
            "ruff_when_can_follow": True,
            "undertrump": "only_trumps",
            "only_trumps": "free",
            "buur_exempt": True,
            "martinique8": False,
            "melds": True,
            "meld_credit": "immediate",
            "stock": True,
            "stock_deadline": "immediate",
            "stock_with_meld": True,
            "stock_early_finish": False,
            "finish": "first_out",
            "finish_order": "meld-trick-stock",
            "both_over": "last_trick",
            "claim": "required",
            "claim_counts": "turned_only",
            "wrong_claim": "lose_game",
            "solder_test": "literal_opponents",
            "last_trick_view": True,
            "revoke_rule": "r93",
        },
        assumed={
            "first": "holder_D7",
            "cut": "min2_mandatory",
            "match_voids_melds": True,
            "rubicon": "off",
        },
    ),
    Preset(
        name="regles-002",
        family="chibre",
        source="P002",
        stated={
            # Read to the letter, the page lets nobody ruff who could follow.
            "ruff_when_can_follow": False,
            "only_trumps": "forced_over",
            "buur_exempt": True,
            "melds": True,
            "meld_values": "romand",
            "low_quartets": False,
            "cross_meld": False,
            "meld_order": "p002",
            "meld_show": "described",
            "meld_credit": "immediate",
            "stock": True,
            "stock_deadline": "immediate",
            "last_trick": 5,
            "match": "p002",
            "target": 1000,
        },
        assumed={"first": "random_dealer", "match_voids_melds": False, "rubicon": "off"},
    ),
)

"""The Swiss-German Schieber to 1000, and the one with multipliers to 2500."""

from __future__ import annotations

from buur.variants.preset import Preset
from buur.variants.presets.common import GERMAN_MELDS, GRAND_MELDS, PARTNERS_CHOOSE, TRUMP_PLAY

_SCHIEBER = (
    PARTNERS_CHOOSE
    | TRUMP_PLAY
    | {
        "dealer_after_first": "right_of_dealer",
        "contracts": "suits+oben+unden",
        "melds": True,
        "meld_order": "german",
        "meld_credit": "immediate",
        "match_voids_melds": False,
        "match_revives_melds": False,
        "stock": True,
        "last_trick": 5,
        "match": "bonus100",
        "counter_match": "same",
        "finish": "first_out",
        "finish_order": "stock-meld-trick",
    }
)
"""Options that both documents state alike."""

PRESETS = (
    Preset(
        name="schieber",
        family="schieber",
        source="JW",
        stated=_SCHIEBER
        | GERMAN_MELDS
        | {
            "first": "draw_high",
            "cut": "min3_mandatory",
            "packets": "3-3-3",
            "misdeal_redealer": "same",
            "trump_by_lead": True,
            "unde_values": "six11",
            "meld_show": "on_request_any",
            "stock_deadline": "next_card",
            "stock_with_meld": True,
            "stock_early_finish": True,
            "target": 1000,
            "claim": "required",
            "claim_counts": "complete_tricks",
            "wrong_claim": "lose_game_unless_match",
            "rubicon": "schneider",
            "solder_test": "order_free",
            "last_trick_view": False,
            "silence": "may_cancel",
            "revoke_rule": "jw",
            "slate": "z_tally5",
        },
    ),
    Preset(
        name="schieber-2500",
        family="schieber",
        source="SL",
        stated=_SCHIEBER
        | {
            "first": "random_dealer",
            "cut": "none",
            "multipliers": "schieber123",
            "target": 2500,
            "claim": "auto",
            "last_trick_view": True,
            "revoke_rule": "impossible",
            "slate": "numeric",
        },
        assumed=GRAND_MELDS
        | {
            "unde_values": "six11",
            "stock_early_finish": True,
            "claim_counts": "complete_tricks",
            "rubicon": "off",
            "solder_test": "order_free",
        },
    ),
)

"""The official Romand regulation of 1993, and the rules of a French games page."""

from __future__ import annotations

from buur.variants.preset import Preset
from buur.variants.presets.common import ROMAND_MELDS, TRUMP_PLAY, Options

_BOTH: Options = {
    "contracts": "suits",
    "leader": "forehand",
    "meld_credit": "immediate",
    "match_revives_melds": False,
    "stock": True,
    "stock_deadline": "immediate",
    "stock_early_finish": False,
    "last_trick": 5,
}
"""Options that both documents state alike."""

PRESETS = (
    Preset(
        name="reglement-1993",
        family="chibre",
        source="R93",
        stated=_BOTH
        | TRUMP_PLAY
        | {
            "trump_by_lead": True,
            "melds": True,
            "stock_with_meld": True,
            "finish": "first_out",
            "finish_order": "meld-trick-stock",
            "both_over": "last_trick",
            "claim": "required",
            "claim_counts": "turned_only",
            "wrong_claim": "lose_game",
            "solder_test": "literal_opponents",
            "last_trick_view": True,
            "silence": "no_penalty",
            "card_check": "counted",
            "revoke_rule": "r93",
        },
        assumed={"first": "holder_D7", "cut": "min2_mandatory", "match_voids_melds": True},
    ),
    Preset(
        name="regles-002",
        version=2,
        earlier={1: {"meld_time": "with_first_card"}},
        family="chibre",
        source="P002",
        stated=_BOTH
        | TRUMP_PLAY
        | ROMAND_MELDS
        | {
            "trump_by_lead": False,
            "multipliers": "all1",
            # By the wording of the page, a player who can follow suit may not ruff.
            "ruff_when_can_follow": False,
            "only_trumps": "forced_over",
            "meld_order": "p002",
            "meld_time": "after_first_lead",
            "meld_show": "described",
            "match": "p002",
            "target": 1000,
            "rubicon": "off",
        },
        assumed={"first": "random_dealer", "match_voids_melds": False},
    ),
)

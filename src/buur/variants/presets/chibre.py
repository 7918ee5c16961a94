"""Chibre as the French-language encyclopaedia describes it, now and in 2010."""

from __future__ import annotations

from functools import partial

from buur.variants.preset import Preset
from buur.variants.presets.common import PARTNERS_CHOOSE, ROMAND_MELDS, TRUMP_PLAY, without

CHIBRE_STATED = (
    PARTNERS_CHOOSE
    | without(TRUMP_PLAY, "only_trumps")
    | ROMAND_MELDS
    | {
        "first": "holder_D7",
        "dealer_after_first": "right_of_dealer",
        "cut": "min3_optional",
        "packets": "3-3-3",
        "contracts": "suits",
        "unde_values": "ace11",
        "meld_order": "romand",
        "meld_credit": "immediate",
        "match_voids_melds": True,
        "match_revives_melds": False,
        "stock": True,
        "stock_deadline": "trick_turned",
        "stock_with_meld": True,
        "last_trick": 5,
        "match": "bonus100",
        "counter_match": "same",
        "target": 1000,
        "finish": "first_out",
        "finish_order": "stock-meld-trick",
        "claim": "required",
        "claim_counts": "turned_only",
        "wrong_claim": "lose_game",
        "rubicon": "rubicon",
        "slate": "w25",
    }
)

CHIBRE_ASSUMED = {
    "misdeal_redealer": "same",
    "only_trumps": "free",
    "split_runs": True,
    "meld_show": "always",
    "stock_early_finish": True,
    "solder_test": "literal_opponents",
    "last_trick_view": True,
    "revoke_rule": "r93",
}
"""Assumptions about the chibre of today, also for games derived from it."""

# The page says nothing about contracts from the six upwards and about the slate.
_W10 = without(CHIBRE_STATED, "unde_values", "slate") | {
    "only_trumps": "free",
    "meld_credit": "at_first_trick",
    "match_revives_melds": True,
    "stock_deadline": "end_with_proof",
    "stock_early_finish": True,
    # Where a stöck is shown early, both orders of the page agree: it counts before the melds.
    "finish_order": "meld-stock-trick",
}

_preset = partial(Preset, family="chibre", assumed=CHIBRE_ASSUMED)

PRESETS = (
    _preset(name="chibre", source="W25", stated=CHIBRE_STATED),
    _preset(
        name="pique-double",
        source="W25",
        stated=CHIBRE_STATED | {"multipliers": "spades2", "target": 1500},
    ),
    _preset(name="chibre-2010", source="W10", stated=_W10),
)

"""Chibre as the French-language encyclopaedia describes it, now and in 2010."""

from __future__ import annotations

from buur.variants.preset import Preset

_W25 = {
    "first": "holder_D7",
    "dealer_after_first": "right_of_dealer",
    "cut": "min3_optional",
    "packets": "3-3-3",
    "contracts": "suits",
    "push": "yes",
    "push_back": False,
    "trump_by_lead": False,
    "leader": "forehand",
    "multipliers": "all1",
    "unde_values": "ace11",
    "ruff_when_can_follow": True,
    "undertrump": "only_trumps",
    "buur_exempt": True,
    "martinique8": False,
    "melds": True,
    "meld_values": "romand",
    "low_quartets": False,
    "cross_meld": False,
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

_W25_SILENT = {
    "misdeal_redealer": "same",
    "only_trumps": "free",
    "split_runs": True,
    "meld_show": "always",
    "stock_early_finish": True,
    "solder_test": "literal_opponents",
    "last_trick_view": True,
    "revoke_rule": "r93",
}

_W10 = _W25 | {
    "only_trumps": "free",
    "meld_credit": "at_first_trick",
    "match_revives_melds": True,
    "stock_deadline": "end_with_proof",
    "stock_early_finish": True,
    # The page's two orders agree where a stöck is shown early: that one counts before the melds.
    "finish_order": "meld-stock-trick",
}
# Of playing from the six upwards and of the slate, the page says nothing.
del _W10["unde_values"], _W10["slate"]

CHIBRE_STATED = _W25
CHIBRE_ASSUMED = _W25_SILENT
"""Chibre of today, for the games that are chibre with a difference."""

PRESETS = (
    Preset(name="chibre", family="chibre", source="W25", stated=_W25, assumed=_W25_SILENT),
    Preset(
        name="pique-double",
        family="chibre",
        source="W25",
        stated=_W25 | {"multipliers": "spades2", "target": 1500},
        assumed=_W25_SILENT,
    ),
    Preset(
        name="chibre-2010",
        family="chibre",
        source="W10",
        stated=_W10,
        assumed={key: value for key, value in _W25_SILENT.items() if key not in _W10},
    ),
)

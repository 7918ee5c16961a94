"""Sidi, or Sidi Barrani: bidding for any contract, in three profiles (variants §1.12)."""

from __future__ import annotations

from buur.variants.preset import Preset

_ALL = {
    "push": "no",
    "ladder": "points",
    "named": "with_bid",
    "write": "bid",
    "bid_failed": "own",
    "last_trick": 5,
}
"""What all three documents say alike."""

_ASSUMED = {
    "first": "random_dealer",
    "cut": "min3_mandatory",
    "packets": "3-3-3",
    "trump_by_lead": False,
    "multipliers": "all1",
    "match": "none",
    "stock_early_finish": False,
    "claim": "auto",
    "rubicon": "off",
    "strokes": "off",
    "solder_test": "forbidden",
    "revoke_rule": "impossible",
    "slate": "numeric",
}
"""On what none of them says a word."""

_W25 = _ALL | {
    "bid_low": 50,
    "bid_step": 10,
    "bid_high": 150,
    "bid_top": "157_match",
    "match_worth": 257,
    "contracts": "suits+oben+unden+slalom+misere",
    "auction_end": "all_passed",
    "doubling": "double",
    "unde_values": "ace11",
}

_W25_SILENT = _ASSUMED | {
    "leader": "announcer",
    "finish": "largest_gap",
    "target": 2000,
    "reentry": True,
    "double_window": "standing",
    "all_pass": "next",
    "melds": False,
    "stock": False,
}

_JVS = _ALL | {
    "bid_low": 50,
    "bid_step": 5,
    "bid_high": 155,
    "bid_top": "match",
    "match_worth": 157,
    "contracts": "suits",
    "reentry": False,
    "auction_end": "opponents_passed",
    "doubling": "redouble",
    "double_window": "next_spoken",
    "all_pass": "same",
    "leader": "announcer",
    "melds": True,
    "stock": True,
    "match_voids_melds": False,
    "meld_values": "grand",
    "low_quartets": True,
    "cross_meld": True,
    "meld_order": "german",
    "finish": "largest_gap",
    "target": 2000,
}

_PAGAT = _ALL | {
    "contracts": "suits+oben+unden",
    "bid_top": "157",
    "reentry": True,
    "doubling": "double",
    "leader": "announcer",
    "melds": True,
    "stock": True,
    "target": 1500,
}

_PAGAT_SILENT = _ASSUMED | {
    "finish": "largest_gap",
    "bid_low": 50,
    "bid_step": 10,
    "bid_high": 150,
    "auction_end": "all_passed",
    "double_window": "standing",
    "all_pass": "next",
    "match_voids_melds": False,
    "meld_values": "grand",
    "low_quartets": True,
    "cross_meld": True,
    "meld_order": "german",
    "unde_values": "six11",
}

PRESETS = (
    Preset(name="sidi", family="sidi", source="W25", stated=_W25, assumed=_W25_SILENT),
    Preset(
        name="sidi-jassverband",
        family="sidi",
        source="JVS",
        stated=_JVS,
        assumed=_ASSUMED | {"unde_values": "six11"},
    ),
    Preset(name="sidi-pagat", family="sidi", source="PAG", stated=_PAGAT, assumed=_PAGAT_SILENT),
)

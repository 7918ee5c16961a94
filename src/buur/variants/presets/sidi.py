"""Sidi, or Sidi Barrani: bidding for any contract, in three profiles (variants §1.12)."""

from __future__ import annotations

from functools import partial

from buur.variants.preset import Preset
from buur.variants.presets.common import BIDDING, GERMAN_MELDS, NO_MELDS, Options

_ALL: Options = {
    "push": "no",
    "ladder": "points",
    "named": "with_bid",
    "write": "bid",
    "bid_failed": "own",
    "last_trick": 5,
}
"""Options that all three documents state alike."""

_ASSUMED = BIDDING | {
    "cut": "min3_mandatory",
    "packets": "3-3-3",
    "match": "none",
    "stock_early_finish": False,
}
"""Options that none of them states."""

_TENS: Options = {"bid_low": 50, "bid_step": 10, "bid_high": 150}

_TO_2000: Options = {"leader": "announcer", "finish": "largest_gap", "target": 2000}

_W25 = (
    _ALL
    | _TENS
    | {
        "bid_top": "157_match",
        "match_worth": 257,
        "contracts": "suits+oben+unden+slalom+misere",
        "auction_end": "all_passed",
        "doubling": "double",
        "unde_values": "ace11",
    }
)

_AFTER_A_PASS: Options = {"double_window": "standing", "all_pass": "next"}

_W25_SILENT = _ASSUMED | _TO_2000 | _AFTER_A_PASS | NO_MELDS | {"reentry": True}

_JVS = (
    _ALL
    | _TO_2000
    | GERMAN_MELDS
    | {
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
        "melds": True,
        "stock": True,
        "match_voids_melds": False,
    }
)

_JVS_SILENT = _ASSUMED | {"unde_values": "six11"}

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

_PAGAT_SILENT = (
    _ASSUMED
    | _TENS
    | _AFTER_A_PASS
    | GERMAN_MELDS
    | {
        "finish": "largest_gap",
        "auction_end": "all_passed",
        "match_voids_melds": False,
        "unde_values": "six11",
    }
)

_preset = partial(Preset, family="sidi")

PRESETS = (
    _preset(name="sidi", source="W25", stated=_W25, assumed=_W25_SILENT),
    _preset(name="sidi-jassverband", source="JVS", stated=_JVS, assumed=_JVS_SILENT),
    _preset(name="sidi-pagat", source="PAG", stated=_PAGAT, assumed=_PAGAT_SILENT),
)

"""Jass coinché: two sides bid points and a trump, and may double (variants §1.5)."""

from __future__ import annotations

from buur.variants.preset import Preset
from buur.variants.presets.common import BIDDING, NO_MELDS

_FWC = NO_MELDS | {
    "contracts": "suits",
    "push": "no",
    "ladder": "points",
    "named": "with_bid",
    "write": "bid",
    "target": 2000,
}

_RECONSTRUCTED = BIDDING | {
    # A tournament text of the same Romand tables deals by threes after a compulsory cut.
    "cut": "min2_mandatory",
    "packets": "3-3-3",
    "bid_low": 80,
    "bid_step": 10,
    "bid_high": 150,
    "bid_top": "match",
    "match_worth": 157,
    "reentry": True,
    "auction_end": "all_passed",
    "doubling": "redouble",
    "double_window": "standing",
    "all_pass": "next",
    "bid_failed": "lost",
    "leader": "forehand",
    "match": "none",
    "stock_early_finish": False,
    # Defenders mark their tricks as they fall, so that they may go out within a deal.
    "finish": "first_out",
}

PRESETS = (
    Preset(name="coinche", family="coinche", source="FWC", stated=_FWC, assumed=_RECONSTRUCTED),
)

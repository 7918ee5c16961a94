"""Oben-abe, unden-ufe and zig-zag: chibre in which every deal is played without trumps.

The page W25 names each as a game of its own and lets the rules of chibre hold for what it does not
say (variants §1.1 to §1.3).
"""

from __future__ import annotations

from buur.variants.preset import Preset
from buur.variants.presets.chibre import CHIBRE_ASSUMED, CHIBRE_STATED

_OF_TRUMPS = (
    *("contracts", "push", "push_back", "trump_by_lead", "multipliers", "ruff_when_can_follow"),
    *("undertrump", "only_trumps", "buur_exempt", "martinique8", "counter_match"),
    *("stock", "stock_deadline", "stock_with_meld", "stock_early_finish", "finish_order"),
)
"""What makes no sense without trumps, or where nobody chooses them."""

_PLAIN: dict[str, object] = {
    name: value for name, value in CHIBRE_STATED.items() if name not in (*_OF_TRUMPS, "first")
}

_SILENT: dict[str, object] = {
    **{name: value for name, value in CHIBRE_ASSUMED.items() if name not in _OF_TRUMPS},
    "stock": False,
    "stock_early_finish": False,
    "push": "no",
    # The seven of diamonds gives the right to choose trumps, which nobody has here.
    "first": "random_dealer",
}

PRESETS = (
    Preset(
        name="oben-abe",
        family="directions",
        source="W25",
        stated=_PLAIN | {"contracts": "oben"},
        assumed=_SILENT,
    ),
    Preset(
        name="unden-ufe",
        family="directions",
        source="W25",
        stated=_PLAIN | {"contracts": "unden"},
        assumed=_SILENT,
    ),
    Preset(
        name="zig-zag",
        family="directions",
        source="W25",
        # The page gives no more than the name. Eights count 8 and aces 11 both ways (K17).
        stated={"contracts": "slalom"},
        assumed=_PLAIN | _SILENT,
    ),
)

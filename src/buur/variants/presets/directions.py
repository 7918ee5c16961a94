"""Oben-abe, unden-ufe and zig-zag: chibre in which every deal is played without trumps.

The page W25 names each as a game of its own; where it is silent, the rules of chibre hold
(variants §1.1 to §1.3).
"""

from __future__ import annotations

from functools import partial

from buur.variants.preset import Preset
from buur.variants.presets.chibre import CHIBRE_ASSUMED, CHIBRE_STATED
from buur.variants.presets.common import without

_OF_TRUMPS = (
    *("contracts", "push", "push_back", "trump_by_lead", "multipliers", "ruff_when_can_follow"),
    *("undertrump", "only_trumps", "buur_exempt", "martinique8", "counter_match"),
    *("stock", "stock_deadline", "stock_with_meld", "stock_early_finish", "finish_order"),
)
"""Options without effect where there are no trumps, or where nobody chooses them."""

_PLAIN = without(CHIBRE_STATED, *_OF_TRUMPS, "first")

_ASSUMED = without(CHIBRE_ASSUMED, *_OF_TRUMPS) | {
    "stock": False,
    "stock_early_finish": False,
    "push": "no",
    # The seven of diamonds gives the right to choose trumps, which nobody has here.
    "first": "random_dealer",
}

_preset = partial(Preset, family="directions", source="W25")

PRESETS = (
    _preset(name="oben-abe", stated=_PLAIN | {"contracts": "oben"}, assumed=_ASSUMED),
    _preset(name="unden-ufe", stated=_PLAIN | {"contracts": "unden"}, assumed=_ASSUMED),
    # The page gives only the name. Eights count 8 and aces 11 in both directions (K17).
    _preset(name="zig-zag", stated={"contracts": "slalom"}, assumed=_PLAIN | _ASSUMED),
)

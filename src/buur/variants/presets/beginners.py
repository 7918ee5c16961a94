"""Two easy games in which everybody plays for himself: Bodentrumpf and Glücksjass."""

from __future__ import annotations

from functools import partial

from buur.variants.preset import Preset
from buur.variants.presets.common import (
    ALONE,
    EACH_FOR_HIMSELF,
    GERMAN_MELDS,
    THREE,
    TURNED_SUIT,
    TWELVE_EACH,
    Options,
)

_JW: Options = {
    "push": "no",
    "melds": True,
    "finish": "deals",
    "deals": 12,
    "lowest_wins": False,
    "write": "points",
    "multipliers": "all1",
}

_UNVERIFIED = (
    ALONE
    | GERMAN_MELDS
    | {
        "first": "random_dealer",
        "meld_credit": "immediate",
        "match_voids_melds": False,
        "stock": True,
        "last_trick": 5,
        "match": "bonus100",
    }
)

_preset = partial(Preset, family="alone", source="JW", teams=EACH_FOR_HIMSELF, assumed=_UNVERIFIED)

PRESETS = (
    _preset(name="bodentrumpf", stated=_JW | TURNED_SUIT | {"turned_card": "dealers_last"}),
    _preset(name="gluecksjass", stated=_JW | {"contracts": "suits", "packets": "3-3-3"}),
    _preset(
        name="gluecksjass-3",
        teams=THREE,
        stated=_JW | {"contracts": "suits", "packets": TWELVE_EACH},
    ),
)

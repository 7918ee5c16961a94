"""Molotow and Mittlere: the first card that does not follow makes trumps.

Sources: JV (jassverzeichnis.ch), JW (a public lexicon), EGG (the official German-Swiss
regulation); see variants §1.17 and §2.
"""

from __future__ import annotations

from buur.variants.preset import Preset
from buur.variants.presets.common import (
    ALONE,
    EACH_FOR_HIMSELF,
    FIVE,
    SIX,
    THREE,
    TWELVE_EACH,
    WITHOUT_SEVEN,
    silent,
)

_FOUND: dict[str, object] = {
    "contracts": "first_discard",
    "push": "no",
    "melds": False,
    "stock": False,
    "lowest_wins": False,
}

_JV = _FOUND | {
    "packets": "3-3-3",
    "write": "extremes",
    "finish": "largest_gap",
    "target": 7,
}

_JW = _FOUND | {"packets": TWELVE_EACH, "write": "middle"}

_JV_FEWEST: dict[str, object] = {
    "contracts": "first_discard",
    "push": "no",
    "undertrump": "free_if_void",
    "write": "points",
    "finish": "deals",
    "deals": 8,
    "lowest_wins": True,
}
"""For three to six; melds, which JV writes as points less, are left out as EGG does."""

_UNVERIFIED = ALONE | {
    "first": "random_dealer",
    "undertrump": "free_if_void",
    "last_trick": 5,
    "match": "none",
}

_FEWEST_UNVERIFIED = _UNVERIFIED | {"melds": False, "stock": False}

PRESETS = (
    Preset(
        name="molotow",
        family="molotow",
        source="JV",
        teams=EACH_FOR_HIMSELF,
        stated=_JV,
        assumed=silent(_UNVERIFIED, _JV),
    ),
    Preset(
        name="molotow-3",
        family="molotow",
        source="JV",
        teams=THREE,
        stated=_JV_FEWEST | {"packets": TWELVE_EACH},
        assumed=silent(_FEWEST_UNVERIFIED, _JV_FEWEST),
    ),
    Preset(
        name="molotow-5",
        family="molotow",
        source="JV",
        teams=FIVE,
        pack=WITHOUT_SEVEN,
        stated=_JV_FEWEST,
        assumed=silent(_FEWEST_UNVERIFIED, _JV_FEWEST) | {"packets": "4-3"},
    ),
    Preset(
        name="molotow-6",
        family="molotow",
        source="JV",
        teams=SIX,
        stated=_JV_FEWEST,
        assumed=silent(_FEWEST_UNVERIFIED, _JV_FEWEST) | {"packets": "3-3"},
    ),
    Preset(
        name="mittlere",
        family="molotow",
        source="JW",
        teams=THREE,
        stated=_JW,
        assumed=silent(_UNVERIFIED | {"finish": "deals", "deals": 12}, _JW),
    ),
)

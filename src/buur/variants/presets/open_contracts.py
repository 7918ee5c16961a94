"""Molotow and Mittlere: the first card that does not follow makes trumps.

Sources: JV (jassverzeichnis.ch), JW (a public lexicon), EGG (the official German-Swiss
regulation); see variants §1.17 and §2.
"""

from __future__ import annotations

from functools import partial

from buur.variants.preset import Preset
from buur.variants.presets import common

_FOUND: common.Options = {"contracts": "first_discard", "push": "no"}

_MOST_WINS = _FOUND | common.NO_MELDS | {"lowest_wins": False}

_JV = _MOST_WINS | {
    "packets": "3-3-3",
    "write": "extremes",
    "finish": "largest_gap",
    "target": 7,
}

_JW = _MOST_WINS | {"packets": common.TWELVE_EACH, "write": "middle"}

_JV_FEWEST = _FOUND | common.LOWEST_WINS | {"undertrump": "free_if_void", "deals": 8}
"""For three to six; melds, which JV writes as points less, are left out as EGG does."""

_UNVERIFIED = common.ALONE | {
    "first": "random_dealer",
    "undertrump": "free_if_void",
    "last_trick": 5,
    "match": "none",
}

_FEWEST_UNVERIFIED = _UNVERIFIED | common.NO_MELDS

_preset = partial(Preset, family="molotow", source="JV")

PRESETS = (
    _preset(name="molotow", teams=common.EACH_FOR_HIMSELF, stated=_JV, assumed=_UNVERIFIED),
    _preset(
        name="molotow-3",
        teams=common.THREE,
        stated=_JV_FEWEST | {"packets": common.TWELVE_EACH},
        assumed=_FEWEST_UNVERIFIED,
    ),
    _preset(
        name="molotow-5",
        teams=common.FIVE,
        pack=common.WITHOUT_SEVEN,
        stated=_JV_FEWEST,
        assumed=_FEWEST_UNVERIFIED | {"packets": "4-3"},
    ),
    _preset(
        name="molotow-6",
        teams=common.SIX,
        stated=_JV_FEWEST,
        assumed=_FEWEST_UNVERIFIED | {"packets": "3-3"},
    ),
    _preset(
        name="mittlere",
        source="JW",
        teams=common.THREE,
        stated=_JW,
        assumed=_UNVERIFIED | {"finish": "deals", "deals": 12},
    ),
)

"""Pomme, or poutz (Handjass): who joins a deal marks a putze or has a pomme."""

from __future__ import annotations

from buur.variants.preset import Preset
from buur.variants.presets.common import ALONE

_TURNED = {"contracts": "turned", "turned": "suit", "push": "no", "undertrump": "only_trumps"}
_PUTZES = {
    "melds": True,
    "write": "putzes",
    "finish": "putzes",
    "target": 7,
    "pomme_below": 21,
}

_K27 = {
    **_TURNED,
    **_PUTZES,
    "packets": "3-3-3",
    "turned_card": "dealers_last",
    "join": True,
    "later": False,
    "lone": "putzes",
    "putzes": 2,
    "rob": False,
}

_WITH_BLIND = {
    **_K27,
    "widow_up": 1,
    "widow_down": 8,
    "turned_card": "widow",
    "blind": True,
    "blind_first": "loser",
    "rob": True,
}

_FOR_TWO = {
    **_TURNED,
    **_PUTZES,
    "packets": "3-3-3",
    "widow_up": 1,
    "widow_down": 11,
    "pile": 3,
    "turned_card": "widow",
    "rob": True,
    "putzes": 1,
    "all_below": "nothing",
    "pommes_lose": 0,
    "meld_credit": "immediate",
}

_UNVERIFIED = ALONE | {
    "first": "random_dealer",
    "cut": "min3_mandatory",
    "last_trick": 5,
    "match": "none",
    "match_voids_melds": False,
    "stock": True,
}

PRESETS = (
    Preset(
        name="pomme",
        family="pomme",
        source="K27",
        teams=(0, 1, 2, 3),
        stated=_K27,
        assumed=_UNVERIFIED | {"all_below": "pommes", "meld_credit": "immediate"},
    ),
    Preset(
        name="pomme-3",
        family="pomme",
        source="K27",
        teams=(0, 1, 2),
        stated=_WITH_BLIND,
        assumed=_UNVERIFIED | {"all_below": "pommes", "meld_credit": "immediate"},
    ),
    Preset(
        name="pomme-2",
        family="pomme",
        source="FWP",
        teams=(0, 1),
        stated=_FOR_TWO,
        assumed=_UNVERIFIED,
    ),
)

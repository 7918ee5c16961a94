"""Pomme, or poutz (Handjass): players join a deal or drop out, and get putzes or pommes."""

from __future__ import annotations

from functools import partial

from buur.variants.preset import Preset
from buur.variants.presets.common import ALONE, EACH_FOR_HIMSELF, THREE, TURNED_SUIT, TWO

_GAME = TURNED_SUIT | {
    "packets": "3-3-3",
    "undertrump": "only_trumps",
    "melds": True,
    "write": "putzes",
    "finish": "putzes",
    "target": 7,
    "pomme_below": 21,
}
"""Options that both documents state alike."""

_K27 = _GAME | {
    "turned_card": "dealers_last",
    "join": True,
    "later": False,
    "lone": "putzes",
    "putzes": 2,
    "rob": False,
}

_WITH_BLIND = _K27 | {
    "widow_up": 1,
    "widow_down": 8,
    "turned_card": "widow",
    "blind": True,
    "blind_first": "loser",
    "rob": True,
}

_FOR_TWO = _GAME | {
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
    "last_trick": 5,
    "match": "none",
    "match_voids_melds": False,
    "stock": True,
    "all_below": "pommes",
    "meld_credit": "immediate",
}

_preset = partial(Preset, family="pomme", source="K27", assumed=_UNVERIFIED)

PRESETS = (
    _preset(name="pomme", teams=EACH_FOR_HIMSELF, stated=_K27),
    _preset(name="pomme-3", teams=THREE, stated=_WITH_BLIND),
    _preset(name="pomme-2", source="FWP", teams=TWO, stated=_FOR_TWO),
)

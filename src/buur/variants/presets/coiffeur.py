"""Coiffeur, or quoifaire: every side plays every row of the checklist once."""

from __future__ import annotations

from functools import partial

from buur.variants.preset import Preset
from buur.variants.presets.common import (
    BY_PROGRAM,
    EACH_FOR_HIMSELF,
    THREE,
    TWELVE_EACH,
    Options,
    without,
)

_GAME: Options = {
    "push": "yes",
    "route": "round",
    "melds": False,
    "write": "declarers",
    "finish": "checklist",
}
"""Options that every source states, and that define coiffeur."""

_UNSETTLED = BY_PROGRAM | {
    "first": "random_dealer",
    "cut": "min3_optional",
    "stock": False,
    "match": "bonus100",
    "multipliers": "all1",
    "slalom_values": "oben",
    "sheet_factors": "position",
    "leader": "announcer",
}

_OFFICIAL = _GAME | {"contracts": "suits+oben+unden", "unde_values": "six11"}

_JOKERS = "S C D H oben unden joker joker"

_preset = partial(Preset, family="coiffeur")

PRESETS = (
    _preset(
        name="coiffeur",
        source="W25",
        stated={"sheet": "C D H S oben unden slalom trio misere joker", "unde_values": "ace11"},
        assumed=_GAME | _UNSETTLED | {"contracts": "suits+oben+unden+slalom+trio+misere"},
    ),
    _preset(
        name="coiffeur-8",
        source="EGG",
        stated=_OFFICIAL | {"sheet": _JOKERS, "sheet_factors": "position"},
        assumed=_UNSETTLED,
    ),
    _preset(
        name="coiffeur-10",
        source="SL",
        stated=_OFFICIAL
        | {"sheet": f"{_JOKERS} slalom quer", "quer_tricks": 5, "leader": "announcer"},
        assumed=_UNSETTLED,
    ),
    _preset(
        name="coiffeur-alone",
        source="JW",
        teams=EACH_FOR_HIMSELF,
        sharing="declarer",
        stated=_OFFICIAL | {"sheet": "S:2 C:2 D:3 H:3 oben:5 unden:6 joker:7 joker:8"},
        assumed=without(_UNSETTLED, "sheet_factors") | {"solder_test": "forbidden"},
    ),
    _preset(
        name="coiffeur-3",
        source="PAG",
        teams=THREE,
        sharing="declarer",
        stated=_OFFICIAL
        | {"packets": TWELVE_EACH, "sheet": f"{_JOKERS} slalom quer", "quer_tricks": 6},
        assumed=_UNSETTLED | {"solder_test": "forbidden"},
    ),
)

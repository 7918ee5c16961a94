"""Coiffeur, or quoifaire: every side plays every row of the sheet once."""

from __future__ import annotations

from buur.variants.preset import Preset
from buur.variants.presets.common import EACH_FOR_HIMSELF, THREE

_GAME = {
    "push": "yes",
    "route": "round",
    "melds": False,
    "write": "declarers",
    "finish": "checklist",
}
"""What makes it coiffeur, in every source that goes into it."""

_UNSETTLED = {
    "first": "random_dealer",
    "cut": "min3_optional",
    "stock": False,
    "match": "bonus100",
    "multipliers": "all1",
    "slalom_values": "oben",
    "claim": "auto",
    "rubicon": "off",
    "strokes": "off",
    "revoke_rule": "impossible",
    "slate": "numeric",
}

_OFFICIAL = {**_GAME, "contracts": "suits+oben+unden", "unde_values": "six11"}

PRESETS = (
    Preset(
        name="coiffeur",
        family="coiffeur",
        source="W25",
        stated={
            "sheet": "C D H S oben unden slalom trio misere joker",
            "unde_values": "ace11",
        },
        assumed={
            **_GAME,
            **_UNSETTLED,
            "contracts": "suits+oben+unden+slalom+trio+misere",
            "sheet_factors": "position",
            "leader": "announcer",
        },
    ),
    Preset(
        name="coiffeur-8",
        family="coiffeur",
        source="EGG",
        stated={
            **_OFFICIAL,
            "sheet": "S C D H oben unden joker joker",
            "sheet_factors": "position",
        },
        assumed={**_UNSETTLED, "leader": "announcer"},
    ),
    Preset(
        name="coiffeur-10",
        family="coiffeur",
        source="SL",
        stated={
            **_OFFICIAL,
            "sheet": "S C D H oben unden joker joker slalom quer",
            "quer_tricks": 5,
            "leader": "announcer",
        },
        assumed={**_UNSETTLED, "sheet_factors": "position"},
    ),
    Preset(
        name="coiffeur-alone",
        family="coiffeur",
        source="JW",
        teams=EACH_FOR_HIMSELF,
        sharing="declarer",
        stated={
            **_OFFICIAL,
            "sheet": "S:2 C:2 D:3 H:3 oben:5 unden:6 joker:7 joker:8",
        },
        assumed={**_UNSETTLED, "leader": "announcer", "solder_test": "forbidden"},
    ),
    Preset(
        name="coiffeur-3",
        family="coiffeur",
        source="PAG",
        teams=THREE,
        sharing="declarer",
        stated={
            **_OFFICIAL,
            "packets": "4-4-4",
            "sheet": "S C D H oben unden joker joker slalom quer",
            "quer_tricks": 6,
        },
        assumed={
            **_UNSETTLED,
            "sheet_factors": "position",
            "leader": "announcer",
            "solder_test": "forbidden",
        },
    ),
)

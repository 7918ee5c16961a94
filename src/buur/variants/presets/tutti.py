"""Le tutti, the game of the Romand federation: ten contracts for each team, twenty deals."""

from __future__ import annotations

from buur.variants.preset import Preset
from buur.variants.presets.common import BY_PROGRAM

PRESETS = (
    Preset(
        name="tutti",
        family="tutti",
        source="K17",
        stated={
            "cut": "min2_mandatory",
            "sheet": "H D C S oben unden slalom quer misere tutti",
            "sheet_factors": "once",
            "contracts": "suits+oben+unden+slalom+tutti",
            "push": "yes",
            "route": "round",
            "unde_values": "six11",
            "slalom_values": "oben",
            "tutti_values": "all",
            "melds": False,
            "stock": False,
            "last_trick": 5,
            "match": "bonus100",
            "counter_match": "minus100",
            "misere_match": "minus100",
            "finish": "checklist",
            "bye": 1400,
        },
        assumed=BY_PROGRAM
        | {
            "first": "random_dealer",
            "quer_tricks": 5,
            "leader": "forehand",
            "write": "declarers",
            "solder_test": "literal_opponents",
        },
    ),
)
"""A lost page of the regulation defined *alternance* and the writing: `quer_tricks` and `write`
are reconstructions, see ``docs/explanation/games/tutti.md``."""

"""Two card matches: tournament games of 16 deals without melds or multipliers."""

from __future__ import annotations

from buur.variants.preset import Preset
from buur.variants.presets.common import NO_MELDS, PARTNERS_CHOOSE, TRUMP_PLAY, without

_STATED = PARTNERS_CHOOSE | {
    "dealer_after_first": "right_of_dealer",
    "packets": "3-3-3",
    "last_trick": 5,
    "match": "none",
    "finish": "deals",
}
"""Options that both documents state alike."""

_ASSUMED = NO_MELDS | {
    "first": "random_dealer",
    "cut": "min2_mandatory",
    "stock_early_finish": False,
    "deals": 16,
    "rubicon": "off",
    "claim": "auto",
    # Talk at the table: as in the Romand regulation, which holds where the documents are silent.
    "silence": "no_penalty",
    "slate": "numeric",
}

PRESETS = (
    Preset(
        name="tournoi-2006",
        family="chibre",
        source="T06",
        stated=_STATED
        | TRUMP_PLAY
        | {
            "first": "random_dealer",
            "cut": "min2_mandatory",
            "misdeal_redealer": "same",
            "contracts": "suits",
            "solder_test": "literal_all",
            "last_trick_view": True,
            "card_check": "after_deal",
            "slate": "numeric",
        },
        assumed=_ASSUMED,
    ),
    Preset(
        name="match-aux-cartes",
        family="chibre",
        source="W25",
        # The page gives only the differences from its chibre, as in dealing and play.
        stated=_STATED
        | without(TRUMP_PLAY, "only_trumps")
        | NO_MELDS
        | {"contracts": "imposed", "push": "no", "deals": 16},
        assumed=_ASSUMED | {"imposed": "CCCCDDDDHHHHSSSS"},
    ),
)

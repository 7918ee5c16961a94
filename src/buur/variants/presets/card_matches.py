"""Rule sets of card matches, where every deal is worth the same."""

from __future__ import annotations

from buur.variants.preset import Preset

PRESETS = (
    Preset(
        name="tournoi-2006",
        family="chibre",
        source="T06",
        stated={
            "first": "random_dealer",
            "dealer_after_first": "right_of_dealer",
            "cut": "min2_mandatory",
            "packets": "3-3-3",
            "misdeal_redealer": "same",
            "contracts": "suits",
            "push": "yes",
            "push_back": False,
            "trump_by_lead": False,
            "leader": "forehand",
            "multipliers": "all1",
            "ruff_when_can_follow": True,
            "undertrump": "only_trumps",
            "only_trumps": "free",
            "buur_exempt": True,
            "martinique8": False,
            "last_trick": 5,
            "match": "none",
            "finish": "deals",
            "solder_test": "literal_all",
            "last_trick_view": True,
            "card_check": "after_deal",
            "slate": "numeric",
        },
        # Talk at the table: as in the Romand regulation, which fills what this one leaves open.
        assumed={
            "silence": "no_penalty",
            "melds": False,
            "stock": False,
            "stock_early_finish": False,
            "deals": 16,
            "rubicon": "off",
            "claim": "auto",
        },
    ),
    Preset(
        name="match-aux-cartes",
        family="chibre",
        source="W25",
        # The page gives what differs; dealing and play are those of its chibre.
        stated={
            "dealer_after_first": "right_of_dealer",
            "packets": "3-3-3",
            "contracts": "imposed",
            "push": "no",
            "push_back": False,
            "trump_by_lead": False,
            "leader": "forehand",
            "multipliers": "all1",
            "ruff_when_can_follow": True,
            "undertrump": "only_trumps",
            "buur_exempt": True,
            "martinique8": False,
            "melds": False,
            "stock": False,
            "match": "none",
            "finish": "deals",
            "deals": 16,
            "last_trick": 5,
        },
        assumed={
            "silence": "no_penalty",
            "imposed": "CCCCDDDDHHHHSSSS",
            "first": "random_dealer",
            "cut": "min2_mandatory",
            "stock_early_finish": False,
            "rubicon": "off",
            "claim": "auto",
            "slate": "numeric",
        },
    ),
)

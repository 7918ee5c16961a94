"""Pandur, or Bandoure: one bids for points, for no trick or for all, against the others.

Sources: JO (jassonkel.ch), DA (old German encyclopaedia), FWN (French encyclopaedia, article
Pandur), Egg (official rules of Egg), JW (a public lexicon); see variants §1.6.
"""

from __future__ import annotations

from typing import Final

from buur.cards import NINE, PACK, CardSet, Rank, Suit, make_card
from buur.variants.option_groups.deal import Pack
from buur.variants.preset import Preset

FROM_NINE: Final = Pack(
    CardSet(
        PACK
        & sum(
            1 << make_card(Suit(suit), Rank(rank)) for suit in range(4) for rank in range(NINE, 9)
        )
    )
)
"""The 24 cards from the nine up."""

_STATED: Final[dict[str, object]] = {
    "packets": "2-2-2-2",
    "contracts": "suits+oben+misere",
    "push": "no",
    "ladder": "pandur",
    "bid_low": 100,
    "bid_step": 10,
    "bid_high": 300,
    "named": "after",
    "reentry": False,
    "auction_end": "all_passed",
    "doubling": "off",
    "all_pass": "next",
    "misere_worth": 4,
    "misere_leads_trump": True,
    "undertrump": "only_trumps",
    "melds": True,
    "meld_values": "pandur",
    "cross_meld": True,
    "match_voids_melds": False,
    "stock": True,
    "last_trick": 5,
    "match": "none",
    "write": "worth",
}

_ASSUMED: Final[dict[str, object]] = {
    "first": "random_dealer",
    "cut": "min3_mandatory",
    "leader": "announcer",
    "trump_by_lead": False,
    "multipliers": "all1",
    "counter_match": "same",
    "misere_match": "none",
    "meld_order": "german",
    "stock_early_finish": False,
    "finish": "largest_gap",
    "target": 21,
    "claim": "auto",
    "rubicon": "off",
    "strokes": "off",
    "solder_test": "forbidden",
    "revoke_rule": "impossible",
    "slate": "numeric",
}
"""What no document says: above all who leads against a bid of points, and the target."""

PRESETS: Final = (
    Preset(
        name="pandur",
        family="pandur",
        source="PAN",
        teams=(0, 1, 2),
        sharing="declarer",
        pack=FROM_NINE,
        stated=_STATED,
        assumed=_ASSUMED,
    ),
    Preset(
        name="pandur-4",
        family="pandur",
        source="PAN",
        teams=(0, 1, 2, 3),
        sharing="declarer",
        dealer_plays=False,
        pack=FROM_NINE,
        stated={**_STATED, "sitter": "inherits"},
        assumed=_ASSUMED,
    ),
    Preset(
        name="pandur-2",
        family="pandur",
        source="PAN",
        teams=(0, 1),
        sharing="declarer",
        pack=FROM_NINE,
        stated={**_STATED, "widow_up": 1, "widow_down": 7},
        assumed=_ASSUMED,
    ),
)

"""Pandur, or Bandoure: one player bids for points, no trick or all tricks, against the others.

Sources: JO (jassonkel.ch), DA (old German encyclopaedia), FWN (French encyclopaedia, article
Pandur), Egg (official rules of Egg), JW (a public lexicon); see variants §1.6.
"""

from __future__ import annotations

from functools import partial
from typing import Final

from buur.cards import NINE, PACK, CardSet, Rank, Suit, make_card
from buur.variants.option_groups.deal import Pack
from buur.variants.preset import Preset
from buur.variants.presets.common import BIDDING, EACH_FOR_HIMSELF, THREE, TWO, Options

FROM_NINE: Final = Pack(
    CardSet(
        PACK
        & sum(
            1 << make_card(Suit(suit), Rank(rank)) for suit in range(4) for rank in range(NINE, 9)
        )
    )
)
"""The 24 cards from the nine up."""

_STATED: Final[Options] = {
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

_ASSUMED: Final = BIDDING | {
    "cut": "min3_mandatory",
    "leader": "announcer",
    "counter_match": "same",
    "misere_match": "none",
    "meld_order": "german",
    "stock_early_finish": False,
    "finish": "largest_gap",
    "target": 21,
}
"""Options that no document states, such as the leader against a bid of points and the target."""

_preset = partial(
    Preset, family="pandur", source="PAN", sharing="declarer", pack=FROM_NINE, assumed=_ASSUMED
)

PRESETS: Final = (
    _preset(name="pandur", teams=THREE, stated=_STATED),
    _preset(
        name="pandur-4",
        teams=EACH_FOR_HIMSELF,
        dealer_plays=False,
        stated=_STATED | {"sitter": "inherits"},
    ),
    _preset(name="pandur-2", teams=TWO, stated=_STATED | {"widow_up": 1, "widow_down": 7}),
)

"""Brouc, of L'Etivaz: a game of marriages with the order ace, ten, king in every suit."""

from __future__ import annotations

from buur.cards import PACK, SIX, CardSet, Suit, make_card
from buur.variants.option_groups.deal import Pack
from buur.variants.preset import Preset
from buur.variants.presets.common import ALONE, NO_MELDS, TURNED_SUIT

WITHOUT_SIXES = Pack(CardSet(PACK & ~sum(1 << make_card(Suit(suit), SIX) for suit in range(4))))

_PAG = (
    TURNED_SUIT
    | NO_MELDS
    | {
        "packets": "1-3-4",
        "turned_card": "dealers_last",
        "leader": "forehand",
        "ranking": "brouc",
        "undertrump": "to_marry",
        "marriages": True,
        "marriage_time": "any_time",
        "write": "tens",
        "finish": "over",
        "target": 30,
        "strokes": "cape",
    }
)

_UNVERIFIED = ALONE | {
    "first": "random_dealer",
    "ruff_when_can_follow": False,
    "only_trumps": "free",
    "last_trick": 0,
    "match": "none",
}

PRESETS = (
    Preset(
        name="brouc",
        family="brouc",
        source="PAG",
        pack=WITHOUT_SIXES,
        stated=_PAG,
        assumed=_UNVERIFIED,
    ),
)

"""Options, seats and packs that several presets share."""

from __future__ import annotations

from typing import Final

from buur.cards import PACK, CardSet, parse_cards
from buur.variants.option_groups.deal import Pack

Options = dict[str, object]

EACH_FOR_HIMSELF: Final = (0, 1, 2, 3)
TWO: Final = (0, 1)
THREE: Final = (0, 1, 2)
FIVE: Final = (0, 1, 2, 3, 4)
SIX: Final = (0, 1, 2, 3, 4, 5)
WITHOUT_SEVEN: Final = Pack(CardSet(PACK & ~parse_cards("C7")))
"""The pack for five, without a seven: a six may count points (variants §1.17)."""
TWELVE_EACH: Final = "4-4-4"
"""The packets that deal 36 cards to three."""

BY_PROGRAM: Final[Options] = {
    "claim": "auto",
    "rubicon": "off",
    "strokes": "off",
    "revoke_rule": "impossible",
    "slate": "numeric",
}
"""Assumptions for games that the program scores, without claims of the end or illegal cards."""

NO_SOLDER: Final[Options] = BY_PROGRAM | {"solder_test": "forbidden"}
"""`BY_PROGRAM`, and nobody may claim the remaining tricks."""

ALONE: Final[Options] = NO_SOLDER | {
    "cut": "min3_mandatory",
    "multipliers": "all1",
    "leader": "forehand",
    "trump_by_lead": False,
    "tie": "draw",
}
"""Assumptions about games without partners."""

BIDDING: Final[Options] = NO_SOLDER | {
    "first": "random_dealer",
    "trump_by_lead": False,
    "multipliers": "all1",
}
"""Assumptions about games with an auction."""

PARTNERS_CHOOSE: Final[Options] = {
    "push": "yes",
    "push_back": False,
    "trump_by_lead": False,
    "leader": "forehand",
    "multipliers": "all1",
}
"""The partner chooses if forehand pushes, and all multipliers are 1."""

TRUMP_PLAY: Final[Options] = {
    "ruff_when_can_follow": True,
    "undertrump": "only_trumps",
    "only_trumps": "free",
    "buur_exempt": True,
    "martinique8": False,
}
"""The usual rules of following suit and ruffing."""

ROMAND_MELDS: Final[Options] = {
    "melds": True,
    "meld_values": "romand",
    "low_quartets": False,
    "cross_meld": False,
}
"""Melds as Romand documents count them."""

GRAND_MELDS: Final[Options] = {"meld_values": "grand", "low_quartets": True, "cross_meld": True}
GERMAN_MELDS: Final[Options] = GRAND_MELDS | {"meld_order": "german"}
"""Melds as German-Swiss documents count and compare them."""

TURNED_SUIT: Final[Options] = {"contracts": "turned", "turned": "suit", "push": "no"}
"""The suit of a turned card is trumps."""

NO_MELDS: Final[Options] = {"melds": False, "stock": False}

PLAIN: Final[Options] = NO_MELDS | {"push": "no"}
"""No melds, no stöck and no push."""

NO_TRUMPS: Final[Options] = PLAIN | {"contracts": "oben", "last_trick": 0}
"""Every deal is played from the top down, without a bonus for the last trick."""

LOWEST_WINS: Final[Options] = {"write": "points", "finish": "deals", "lowest_wins": True}
"""The fewest points win, after a fixed number of deals."""


def without(options: Options, *names: str) -> Options:
    """Return the options except those named."""
    return {name: value for name, value in options.items() if name not in names}

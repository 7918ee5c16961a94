"""Options that several presets share."""

from __future__ import annotations

from typing import Final

from buur.cards import PACK, CardSet, parse_cards
from buur.variants.option_groups.deal import Pack

EACH_FOR_HIMSELF: Final = (0, 1, 2, 3)
THREE: Final = (0, 1, 2)
FIVE: Final = (0, 1, 2, 3, 4)
SIX: Final = (0, 1, 2, 3, 4, 5)
WITHOUT_SEVEN: Final = Pack(CardSet(PACK & ~parse_cards("C7")))
"""The pack for five: a seven is left out, never a six, which may count (variants §1.17)."""
TWELVE_EACH: Final = "4-4-4"
"""The packets that deal 36 cards to three."""

ALONE: Final[dict[str, object]] = {
    "claim": "auto",
    "rubicon": "off",
    "strokes": "off",
    "solder_test": "forbidden",
    "revoke_rule": "impossible",
    "slate": "numeric",
    "cut": "min3_mandatory",
    "multipliers": "all1",
    "leader": "forehand",
    "trump_by_lead": False,
    "tie": "draw",
}
"""Assumptions about games without partners: the computer counts, every trick is played."""


def silent(assumed: dict[str, object], *stated: dict[str, object]) -> dict[str, object]:
    """Return the assumptions about what the documents do not state."""
    told = {name for options in stated for name in options}
    return {name: value for name, value in assumed.items() if name not in told}


PLAIN: Final[dict[str, object]] = {"melds": False, "stock": False, "push": "no"}
"""Neither melds nor stöck nor anybody to push to."""

NO_TRUMPS: Final[dict[str, object]] = {**PLAIN, "contracts": "oben", "last_trick": 0}
"""From the top down in every deal, and the last trick counts like any other."""

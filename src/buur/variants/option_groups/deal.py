"""The pack and its dealing: dealer, cut, packets, widow (§1, §2)."""

# ruff: noqa: RUF009 - these calls return dataclass fields
from __future__ import annotations

from dataclasses import dataclass
from typing import Final, get_args

from buur.cards import PACK, Card, CardSet, parse_card
from buur.variants.needs import TWO_SIDES, where
from buur.variants.options import choice, flag, number, text
from buur.variants.values import Cut, DealerAfterFirst, First, NextGameDealer, Redealer


@dataclass(frozen=True, slots=True)
class Pack:
    """The cards in play."""

    cards: CardSet = PACK


WHOLE: Final = Pack()
"""The 36 cards."""


_WIDOW: Final = (where(widow_up=True, widow_down=True),)


@dataclass(frozen=True, slots=True, kw_only=True)
class DealRules:
    """The dealer and the way of dealing (§2)."""

    teams_drawn: bool = flag(False, "2.1", needs=(where(seats="4"), *TWO_SIDES))
    """Whether everybody draws a card for partners before the first deal."""
    first: First = choice("holder_D7", get_args(First), "2.2", major=True)
    first_card: str = text("D7", "2.2", needs=(where(first="holder_card"),))
    dealer_after_first: DealerAfterFirst = choice(
        "right_of_dealer",
        get_args(DealerAfterFirst),
        "2.2",
        needs=(where(first="holder_D7 holder_R7 holder_RT holder_card"),),
    )
    next_game_dealer: NextGameDealer = choice("rotation", get_args(NextGameDealer), "2.2")
    cut: Cut = choice("min3_optional", get_args(Cut), "2.3")
    packets: str = text("3-3-3", "2.4")
    """Cards given to each seat, round by round; w where the widow is laid."""
    packets_later: str = text("", "2.4", needs=(where(sharing="king", packets_later=True),))
    """Packets from the second deal of a partie on, where they differ; no widow then."""
    widow_up: int = number(0, "2.4", low=0, high=12, needs=_WIDOW)
    widow_down: int = number(0, "2.4", low=0, high=18, needs=_WIDOW)
    pile: int = number(0, "2.4", low=0, high=4, needs=(where(pile=True),))
    """Cards face down beside each hand, which it may be exchanged for (§3.8)."""
    misdeal_redealer: Redealer = choice("same", get_args(Redealer), "2.5")

    @property
    def opening_card(self) -> Card | None:
        """The card whose holder opens deal 1, None where the dealer's right neighbour does."""
        named = {"holder_D7": "D7", "holder_R7": "H7", "holder_RT": "HT"}
        code = self.first_card if self.first == "holder_card" else named.get(self.first)
        return None if code is None else parse_card(code)

    @property
    def may_knock(self) -> bool:
        """Whether the cutter may knock instead of cutting."""
        return self.cut == "min3_optional"

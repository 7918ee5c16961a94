"""Options of the pack and of dealing: dealer, cut, packets, widow (§1, §2)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from buur.cards import PACK, Card, CardSet, parse_card
from buur.variants.options import option


@dataclass(frozen=True, slots=True)
class Pack:
    """The cards in play."""

    cards: CardSet = PACK


WHOLE: Final = Pack()
"""The 36 cards."""


@dataclass(frozen=True, slots=True, kw_only=True)
class DealRules:
    """Options of the dealer and of dealing (§2)."""

    teams_drawn: bool = option(False, "2.1", needs="seats=4 and TWO_SIDES")
    """Whether drawn cards decide the partners before the first deal."""
    first: Literal[
        "holder_D7",
        "holder_R7",
        "holder_RT",
        "holder_card",
        "random_dealer",
        "draw_high",
        "draw_low",
        "scribe",
    ] = option("holder_D7", "2.2", major=True)
    first_card: str = option("D7", "2.2", needs="first=holder_card")
    dealer_after_first: Literal["right_of_dealer", "first_holder"] = option(
        "right_of_dealer", "2.2", needs="first=holder_D7|holder_R7|holder_RT|holder_card"
    )
    next_game_dealer: Literal["rotation", "losers", "winners"] = option("rotation", "2.2")
    cut: Literal["min3_optional", "min2_mandatory", "min3_mandatory", "none"] = option(
        "min3_optional", "2.3"
    )
    packets: str = option("3-3-3", "2.4")
    """Numbers of cards dealt to each seat, round by round; ``w`` stands for the widow."""
    packets_later: str = option("", "2.4", needs="sharing=king or packets_later")
    """Packets from the second deal of a partie on, without a widow; empty if they do not differ."""
    widow_up: int = option(0, "2.4", low=0, high=12, needs="widow_up or widow_down")
    widow_down: int = option(0, "2.4", low=0, high=18, needs="widow_up or widow_down")
    pile: int = option(0, "2.4", low=0, high=4, needs="pile")
    """Number of cards dealt face down beside each hand; a seat may play them instead (§3.8)."""
    misdeal_redealer: Literal["same", "next"] = option("same", "2.5")

    @property
    def opening_card(self) -> Card | None:
        """The card whose holder opens deal 1; None if the dealer's right neighbour opens it."""
        named = {"holder_D7": "D7", "holder_R7": "H7", "holder_RT": "HT"}
        code = self.first_card if self.first == "holder_card" else named.get(self.first)
        return None if code is None else parse_card(code)

    @property
    def may_knock(self) -> bool:
        """Whether the cutter may knock instead of cutting."""
        return self.cut == "min3_optional"

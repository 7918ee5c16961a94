"""The end of a partie and its winner (§7.3 to §8)."""

# ruff: noqa: RUF009 - these calls return dataclass fields
from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from buur.variants.options import option
from buur.variants.values import Finish, FinishOrder, SolderTest


@dataclass(frozen=True, slots=True, kw_only=True)
class PartieRules:
    """The end of a partie and its winner (§7.3 to §8)."""

    target: int = option(
        1000,
        "7.3",
        low=1,
        high=100_000,
        major=True,
        needs="finish=first_out|largest_gap|over|putzes",
    )
    finish: Finish = option("first_out", "7.4", major=True)
    deals: int = option(0, "7.3", low=0, high=1000, needs="finish=deals")
    lowest_wins: bool = option(False, "7.8", needs="finish=deals|largest_gap")
    tie: Literal["draw", "deal"] = option("draw", "7.8", needs="finish=deals")
    finish_order: FinishOrder = option(
        "stock-meld-trick", "7.5", major=True, needs="finish=first_out and (melds or stock)"
    )
    both_over: Literal["chronology", "last_trick"] = option(
        "chronology", "7.5", needs="finish=first_out and (claim=required or write!=points|bid|tens)"
    )
    claim: Literal["auto", "required"] = option(
        "required", "7.4", needs="finish=first_out and TWO_SIDES and write!=bid"
    )
    claim_counts: Literal["turned_only", "complete_tricks", "current_with_boss"] = option(
        "turned_only", "7.6", needs="finish=first_out and claim=required"
    )
    wrong_claim: Literal["lose_game", "lose_game_unless_match"] = option(
        "lose_game", "7.6", needs="finish=first_out and claim=required"
    )
    rubicon: Literal["off", "rubicon", "schneider"] = option(
        "rubicon", "7.7", needs="finish=first_out|largest_gap and lines=2"
    )
    strokes: Literal["off", "jw", "jw_old", "low_half", "cape"] = option(
        "off",
        "7.7",
        needs="(lines=2 or lowest_wins) and (sharing=lines or lowest_wins) and write!=bid|putzes",
    )
    solder_test: SolderTest = option(
        "literal_opponents", "8", needs="TWO_SIDES and not marriages and write!=putzes"
    )

    @property
    def ends_by_claim(self) -> bool:
        """Whether a side that has reached the target must say so."""
        return self.claim == "required" and self.finish == "first_out"

"""The end of a partie and its winner (§7.3 to §8)."""

# ruff: noqa: RUF009 - these calls return dataclass fields
from __future__ import annotations

from dataclasses import dataclass
from typing import Final, get_args

from buur.variants.needs import TWO_LINES, TWO_SIDES, other_than, where
from buur.variants.options import choice, flag, number
from buur.variants.values import (
    BothOver,
    Claim,
    ClaimCounts,
    Finish,
    FinishOrder,
    Short,
    SolderTest,
    Strokes,
    Tie,
    WrongClaim,
)

_RACE: Final = (where(finish="first_out"),)


@dataclass(frozen=True, slots=True, kw_only=True)
class PartieRules:
    """The end of a partie and its winner (§7.3 to §8)."""

    target: int = number(
        1000,
        "7.3",
        low=1,
        high=100_000,
        major=True,
        needs=(where(finish="first_out largest_gap over putzes"),),
    )
    finish: Finish = choice("first_out", get_args(Finish), "7.4", major=True)
    deals: int = number(0, "7.3", low=0, high=1000, needs=(where(finish="deals"),))
    lowest_wins: bool = flag(False, "7.8", needs=(where(finish="deals largest_gap"),))
    tie: Tie = choice("draw", get_args(Tie), "7.8", needs=(where(finish="deals"),))
    finish_order: FinishOrder = choice(
        "stock-meld-trick",
        get_args(FinishOrder),
        "7.5",
        major=True,
        needs=(*_RACE, where(melds=True, stock=True)),
    )
    both_over: BothOver = choice(
        "chronology",
        get_args(BothOver),
        "7.5",
        needs=(*_RACE, (*where(claim="required"), *other_than(write="points bid tens"))),
    )
    claim: Claim = choice(
        "required", get_args(Claim), "7.4", needs=(*_RACE, *TWO_SIDES, other_than(write="bid"))
    )
    claim_counts: ClaimCounts = choice(
        "turned_only", get_args(ClaimCounts), "7.6", needs=(*_RACE, where(claim="required"))
    )
    wrong_claim: WrongClaim = choice(
        "lose_game", get_args(WrongClaim), "7.6", needs=(*_RACE, where(claim="required"))
    )
    rubicon: Short = choice(
        "rubicon", get_args(Short), "7.7", needs=(where(finish="first_out largest_gap"), *TWO_LINES)
    )
    strokes: Strokes = choice(
        "off",
        get_args(Strokes),
        "7.7",
        needs=(
            where(lines="2", lowest_wins=True),
            where(sharing="lines", lowest_wins=True),
            other_than(write="bid putzes"),
        ),
    )
    solder_test: SolderTest = choice(
        "literal_opponents",
        get_args(SolderTest),
        "8",
        needs=(*TWO_SIDES, where(marriages=False), other_than(write="putzes")),
    )

    @property
    def ends_by_claim(self) -> bool:
        """Whether a side that has reached the target must say so."""
        return self.claim == "required" and self.finish == "first_out"

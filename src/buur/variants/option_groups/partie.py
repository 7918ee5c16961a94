"""What a deal brings, how a partie ends, and the customs of the table (§7 to §10)."""

# ruff: noqa: RUF009 - these calls return dataclass fields
from __future__ import annotations

from dataclasses import dataclass
from typing import Final, get_args

from buur.variants.needs import CHOSEN, TWO_LINES, TWO_SIDES, offering, other_than, where
from buur.variants.options import choice, flag, number
from buur.variants.values import (
    BothOver,
    CardCheck,
    Claim,
    ClaimCounts,
    CounterMatch,
    Finish,
    FinishOrder,
    Irregularities,
    Match,
    MisereMatch,
    RevokeRule,
    Short,
    Silence,
    Slate,
    SolderTest,
    Strokes,
    Tie,
    Write,
    WrongClaim,
)

_COUNTERED: Final = (
    *CHOSEN,
    where(match=True),
    where(sharing="lines king"),
    where(alone=False),
)
"""There is a side that chose the contract, and another that may take every trick."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ScoreRules:
    """What tricks bring beside their cards (§7.1, §7.2)."""

    last_trick: int = number(5, "7.1", low=0, high=100)
    match: Match = choice(
        "bonus100", get_args(Match), "7.2", major=True, needs=(where(ranking="jass"),)
    )
    counter_match: CounterMatch = choice(
        "same",
        get_args(CounterMatch),
        "7.2",
        needs=_COUNTERED,
    )
    misere_match: MisereMatch = choice(
        "none",
        get_args(MisereMatch),
        "7.2",
        needs=(*offering("misere"), other_than(ladder="pandur")),
    )
    write: Write = choice(
        "points", get_args(Write), "7.8", needs=(other_than(ladder="pandur king"),)
    )


_RACE: Final = (where(finish="first_out"),)


@dataclass(frozen=True, slots=True, kw_only=True)
class PartieRules:
    """How a partie ends and who wins it (§7.3 to §8)."""

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
        """Whether who has reached the target must say so."""
        return self.claim == "required" and self.finish == "first_out"


@dataclass(frozen=True, slots=True, kw_only=True)
class TableRules:
    """Customs of the table that referee and slate go by (§9, §10)."""

    forfeit: int = number(0, "9", low=0, high=1000)
    """Points written for a deal that somebody forfeits."""
    bye: int = number(0, "9", low=0, high=2000)
    """Points written for a round of a tournament without opponents."""
    silence: Silence = choice("unstated", get_args(Silence), "9")
    """What follows from words, signs, "bock" and slapped cards."""
    card_check: CardCheck = choice("unstated", get_args(CardCheck), "9")
    """When cards are counted and picked up."""
    revoke_rule: RevokeRule = choice("r93", get_args(RevokeRule), "9")
    irregularities: Irregularities = choice(
        "prevented", get_args(Irregularities), "9", needs=(where(revoke_rule="r93 jw"),)
    )
    """Whether a card that breaks the rules of the trick is refused, or lies and is ruled on."""
    slate: Slate = choice("w25", get_args(Slate), "10")

"""Melds, and the stöck: the king and queen of trumps (§5, §6)."""

# ruff: noqa: RUF009 - these calls return dataclass fields
from __future__ import annotations

from dataclasses import dataclass
from typing import get_args

from buur.melds import MeldOrder, MeldRules, MeldValues
from buur.variants.needs import other_than, where
from buur.variants.options import choice, flag
from buur.variants.values import (
    FalseMelds,
    MeldCredit,
    MeldDeadline,
    MeldShow,
    MeldTime,
    StockDeadline,
)


@dataclass(frozen=True, slots=True, kw_only=True)
class MeldOptions:
    """Melds: their values, their order, their declaration and their points (§5)."""

    melds: bool = flag(True, "5", major=True, needs=(where(values="jass spade_queen"),))
    meld_values: MeldValues = choice("romand", get_args(MeldValues), "5.1", major=True)
    low_quartets: bool = flag(False, "5.1", major=True, needs=(other_than(cards="24"),))
    cross_meld: bool = flag(False, "5.2", major=True)
    split_runs: bool = flag(True, "5.3")
    meld_order: MeldOrder = choice("romand", get_args(MeldOrder), "5.5")
    meld_time: MeldTime = choice("with_first_card", get_args(MeldTime), "5.7")
    meld_deadline: MeldDeadline = choice(
        "with_card", get_args(MeldDeadline), "5.7", needs=(where(meld_time="with_first_card"),)
    )
    false_melds: FalseMelds = choice(
        "prevented", get_args(FalseMelds), "5.7", needs=(other_than(meld_show="described"),)
    )
    meld_show: MeldShow = choice("always", get_args(MeldShow), "5.7")
    meld_credit: MeldCredit = choice("immediate", get_args(MeldCredit), "5.8")
    match_voids_melds: bool = flag(True, "5.8", major=True)
    match_revives_melds: bool = flag(False, "5.8", needs=(where(match_voids_melds=True),))

    @property
    def may_be_false(self) -> bool:
        """Whether a meld may be claimed that its player does not hold: only where it is shown."""
        return self.false_melds == "penalised" and self.meld_show != "described"

    @property
    def rules(self) -> MeldRules:
        """The part that finding and comparing melds needs."""
        return MeldRules(
            values=self.meld_values,
            low_quartets=self.low_quartets,
            cross_meld=self.cross_meld,
            split_runs=self.split_runs,
            order=self.meld_order,
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class StockRules:
    """The king and queen of trumps (§6)."""

    stock: bool = flag(True, "6", needs=(where(values="jass spade_queen"),))
    stock_deadline: StockDeadline = choice("trick_turned", get_args(StockDeadline), "6")
    stock_with_meld: bool = flag(True, "6", needs=(where(melds=True),))
    stock_early_finish: bool = flag(True, "6", needs=(where(finish="first_out"),))

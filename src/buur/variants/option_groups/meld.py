"""Options of melds, and of the stöck: the king and queen of trumps (§5, §6)."""

# ruff: noqa: RUF009 - these calls return dataclass fields
from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Literal

from buur.melds import MeldOrder, MeldRules, MeldValues
from buur.variants.options import option
from buur.variants.values import StockDeadline


@dataclass(frozen=True, slots=True, kw_only=True)
class MeldOptions:
    """Options of melds: their values, order, declaration and points (§5)."""

    melds: bool = option(True, "5", major=True, needs="values=jass|spade_queen")
    meld_values: MeldValues = option("romand", "5.1", major=True)
    low_quartets: bool = option(False, "5.1", major=True, needs="cards!=24")
    cross_meld: bool = option(False, "5.2", major=True)
    split_runs: bool = option(True, "5.3")
    meld_order: MeldOrder = option("romand", "5.5")
    meld_time: Literal["with_first_card", "after_first_lead"] = option("with_first_card", "5.7")
    meld_deadline: Literal["with_card", "until_covered"] = option(
        "with_card", "5.7", needs="meld_time=with_first_card"
    )
    false_melds: Literal["prevented", "penalised"] = option(
        "prevented", "5.7", needs="meld_show!=described"
    )
    meld_show: Literal["always", "on_request_opponents", "on_request_any", "described"] = option(
        "always", "5.7"
    )
    meld_credit: Literal["immediate", "at_first_trick"] = option("immediate", "5.8")
    match_voids_melds: bool = option(True, "5.8", major=True)
    match_revives_melds: bool = option(False, "5.8", needs="match_voids_melds")

    @property
    def may_be_false(self) -> bool:
        """Whether a player may declare a meld that he does not hold; melds must then be shown."""
        return self.false_melds == "penalised" and self.meld_show != "described"

    @property
    def rules(self) -> MeldRules:
        """The options that `buur.melds` needs to find and compare melds."""
        return _meld_rules(
            self.meld_values,
            self.low_quartets,
            self.cross_meld,
            self.split_runs,
            self.meld_order,
        )


@lru_cache(maxsize=256)
def _meld_rules(
    values: MeldValues, low_quartets: bool, cross_meld: bool, split_runs: bool, order: MeldOrder
) -> MeldRules:
    return MeldRules(
        values=values,
        low_quartets=low_quartets,
        cross_meld=cross_meld,
        split_runs=split_runs,
        order=order,
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class StockRules:
    """Options of the stöck: the king and queen of trumps (§6)."""

    stock: bool = option(True, "6", needs="values=jass|spade_queen")
    stock_deadline: StockDeadline = option("trick_turned", "6")
    stock_with_meld: bool = option(True, "6", needs="melds")
    stock_early_finish: bool = option(True, "6", needs="finish=first_out")

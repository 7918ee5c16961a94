"""Which cards may be played and what they are worth (§1.3, §4)."""

# ruff: noqa: RUF009 - these calls return dataclass fields
from __future__ import annotations

from dataclasses import dataclass
from typing import get_args

from buur.contracts import Policy, worth_of
from buur.variants.options import choice, flag
from buur.variants.values import (
    CardValues,
    OnlyTrumps,
    Ranking,
    SlalomValues,
    TuttiValues,
    Undertrump,
    UndeValues,
)


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayRules:
    """Which cards may be played and what they are worth (§1.3, §4)."""

    unde_values: UndeValues = choice("ace11", get_args(UndeValues), "1.3", major=True)
    slalom_values: SlalomValues = choice("start", get_args(SlalomValues), "1.4")
    tutti_values: TuttiValues = choice("all", get_args(TuttiValues), "1.5")
    values: CardValues = choice("jass", get_args(CardValues), "1.6")
    """What counts instead of the usual points, see `buur.contracts.worths`."""
    ranking: Ranking = choice("jass", get_args(Ranking), "1.5")
    """The order and values of all cards."""
    ruff_when_can_follow: bool = flag(True, "4.1")
    undertrump: Undertrump = choice("only_trumps", get_args(Undertrump), "4.2")
    only_trumps: OnlyTrumps = choice("free", get_args(OnlyTrumps), "4.3")
    buur_exempt: bool = flag(True, "4.1")
    buur_never_forced: bool = flag(True, "4.3")
    martinique8: bool = flag(False, "1.3")
    last_trick_view: bool = flag(True, "9.1")

    @property
    def policy(self) -> Policy:
        """The part that contracts are compiled with."""
        return Policy(*(getattr(self, name) for name in Policy._fields if name != "worth"))

    def policy_of(self, deal_no: int) -> Policy:
        """Return the same with what counts in a deal, counted from 1."""
        return self.policy._replace(worth=worth_of(self.values, deal_no))

"""Play of a trick: legal cards, and the order and points of cards (§1.3 to §1.6, §4)."""

# ruff: noqa: RUF009 - these calls return dataclass fields
from __future__ import annotations

from dataclasses import dataclass
from typing import Final, get_args

from buur.contracts import Policy, point_scheme
from buur.variants.needs import WITH_BUUR, WITH_TRUMPS, offering, where
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

_UPSIDE_DOWN: Final = (
    where(contracts="unden slalom quer mitte", sheet="unden slalom quer mitte", turned="kreuzjass"),
)
"""Some contract may begin with the six as the best card, and no trumps."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayRules:
    """Legal cards, and the order and points of cards (§1.3 to §1.6, §4)."""

    unde_values: UndeValues = choice(
        "ace11", get_args(UndeValues), "1.3", major=True, needs=_UPSIDE_DOWN
    )
    slalom_values: SlalomValues = choice(
        "start",
        get_args(SlalomValues),
        "1.4",
        needs=(*offering("slalom"), where(unde_values="six11")),
    )
    tutti_values: TuttiValues = choice("all", get_args(TuttiValues), "1.5", needs=offering("tutti"))
    values: CardValues = choice("jass", get_args(CardValues), "1.6", needs=(where(ranking="jass"),))
    """The point scheme, see `buur.contracts.point_schemes`."""
    ranking: Ranking = choice("jass", get_args(Ranking), "1.5", needs=(where(cards="32 24"),))
    """The order and values of all cards."""
    ruff_when_can_follow: bool = flag(True, "4.1", needs=WITH_TRUMPS)
    undertrump: Undertrump = choice("only_trumps", get_args(Undertrump), "4.2", needs=WITH_TRUMPS)
    only_trumps: OnlyTrumps = choice(
        "free", get_args(OnlyTrumps), "4.3", needs=(*WITH_TRUMPS, where(undertrump="only_trumps"))
    )
    buur_exempt: bool = flag(True, "4.1", needs=WITH_BUUR)
    buur_never_forced: bool = flag(
        True,
        "4.3",
        needs=(*WITH_BUUR, where(undertrump="only_trumps"), where(only_trumps="forced_over")),
    )
    martinique8: bool = flag(False, "1.3", needs=WITH_BUUR)
    last_trick_view: bool = flag(True, "9.1")

    @property
    def policy(self) -> Policy:
        """The part that contracts are compiled with."""
        return Policy(*(getattr(self, name) for name in Policy._fields if name != "worth"))

    def policy_of(self, deal_no: int) -> Policy:
        """Return the policy with the point scheme of a deal, counted from 1."""
        return self.policy._replace(worth=point_scheme(self.values, deal_no))

"""Options of play: legal cards, and the order and points of cards (§1.3 to §1.6, §4)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from buur.contracts import Policy, point_scheme
from buur.variants.options import option

_UPSIDE_DOWN: Final = (
    "contracts=unden|slalom|quer|mitte or sheet=unden|slalom|quer|mitte or turned=kreuzjass"
)
"""Needs of a contract without trumps in which the six may be the best card."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayRules:
    """Options for legal cards, and for the order and points of cards (§1.3 to §1.6, §4)."""

    unde_values: Literal["six11", "ace11"] = option("ace11", "1.3", major=True, needs=_UPSIDE_DOWN)
    slalom_values: Literal["start", "oben"] = option(
        "start", "1.4", needs="(contracts=slalom or sheet=slalom) and unde_values=six11"
    )
    tutti_values: Literal["all", "first_led"] = option(
        "all", "1.5", needs="contracts=tutti or sheet=tutti"
    )
    values: Literal[
        "jass",
        "tricks",
        "bells",
        "hearts",
        "spade_queen",
        "black_queens",
        "guggitaler",
        "guggitaler10",
    ] = option("jass", "1.6", needs="ranking=jass")
    """The point scheme, see `buur.contracts.special_points`."""
    ranking: Literal["jass", "brouc"] = option("jass", "1.5", needs="cards=32|24")
    """The order and values of all cards."""
    ruff_when_can_follow: bool = option(True, "4.1", needs="WITH_TRUMPS")
    undertrump: Literal["only_trumps", "free_if_void", "to_marry"] = option(
        "only_trumps", "4.2", needs="WITH_TRUMPS"
    )
    only_trumps: Literal["free", "forced_over"] = option(
        "free", "4.3", needs="WITH_TRUMPS and undertrump=only_trumps"
    )
    buur_exempt: bool = option(True, "4.1", needs="WITH_BUUR")
    buur_never_forced: bool = option(
        True, "4.3", needs="WITH_BUUR and undertrump=only_trumps and only_trumps=forced_over"
    )
    martinique8: bool = option(False, "1.3", needs="WITH_BUUR")
    last_trick_view: bool = option(True, "9.1")

    def policy_of(self, deal_no: int) -> Policy:
        """Return what `compile_contract` needs for a deal; deals are numbered from 1.

        `Variant.compiled` returns the tables of a contract themselves.
        """
        options = {name: getattr(self, name) for name in Policy._fields if name != "worth"}
        return Policy(**options, worth=point_scheme(self.values, deal_no))

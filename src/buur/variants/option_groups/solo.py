"""One against the rest: the contracts of a bid, and the points written for it (§3.9, §7.11)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from buur.contracts import Contract
from buur.variants.options import option

ContractSort = Literal["any", "trump", "plain", "misere_trump", "misere_plain"]
"""The contracts that the winner of an auction may name: all that are offered, or one sort."""

MOST_WORTH = 6
POINTS_A_WORTH = 50


@dataclass(frozen=True, slots=True, kw_only=True)
class SoloRules:
    """Playing alone for a bid (§3.9, §7.11)."""

    misere_worth: int = option(4, "7.11", low=3, high=4, needs="ladder=pandur")
    misere_leads_trump: bool = option(False, "3.9", needs="ladder=pandur")
    sitter: Literal["nothing", "inherits", "two"] = option(
        "nothing", "7.11", needs="ladder=pandur and sits_out"
    )


def is_playable(plays: ContractSort, contract: Contract) -> bool:
    """Tell whether a contract is of the sort that a bid was made for."""
    if plays == "any":
        return True
    has_trump = contract.suit is not None
    return has_trump == plays.endswith("trump") and contract.misere == plays.startswith("misere")


def number_worth(points: int) -> int:
    """Return what a bid of points is written as: one for each fifty, six at the most (DA, JO)."""
    return min(MOST_WORTH, points // POINTS_A_WORTH)

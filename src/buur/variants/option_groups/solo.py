"""Options of games of one against the rest: contracts and score of a bid (§3.9, §7.11)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from buur.contracts import Contract
from buur.variants.options import option

ContractSort = Literal["any", "trump", "plain", "misere_trump", "misere_plain"]
"""The contracts that the winner of an auction may name: all offered ones, or one sort."""

MOST_WORTH = 6
POINTS_A_WORTH = 50


@dataclass(frozen=True, slots=True, kw_only=True)
class SoloRules:
    """Options for playing alone for a bid (§3.9, §7.11)."""

    misere_worth: int = option(4, "7.11", low=3, high=4, needs="ladder=pandur")
    misere_leads_trump: bool = option(False, "3.9", needs="ladder=pandur")
    sitter: Literal["nothing", "inherits", "two"] = option(
        "nothing", "7.11", needs="ladder=pandur and sits_out"
    )


def is_playable(plays: ContractSort, contract: Contract) -> bool:
    """Tell whether a contract is of the sort that a bid allows."""
    if plays == "any":
        return True
    has_trump = contract.suit is not None
    return has_trump == plays.endswith("trump") and contract.misere == plays.startswith("misere")


def number_worth(points: int) -> int:
    """Return the score of a bid of points: one for each 50, at most six (DA, JO)."""
    return min(MOST_WORTH, points // POINTS_A_WORTH)

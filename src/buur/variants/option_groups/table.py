"""Customs of the table that referee and slate go by (§9, §10)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from buur.variants.options import option


@dataclass(frozen=True, slots=True, kw_only=True)
class TableRules:
    """Customs of the table that referee and slate go by (§9, §10)."""

    forfeit: int = option(0, "9", low=0, high=1000)
    """Points written for a deal that somebody forfeits."""
    bye: int = option(0, "9", low=0, high=2000)
    """Points written for a round of a tournament without opponents."""
    silence: Literal["unstated", "no_penalty", "may_cancel"] = option("unstated", "9")
    """The consequence of words, signs, "bock" and slapped cards."""
    card_check: Literal["unstated", "counted", "after_deal"] = option("unstated", "9")
    """The moment at which cards are counted and picked up."""
    revoke_rule: Literal["r93", "jw", "cancel", "impossible"] = option("r93", "9")
    irregularities: Literal["prevented", "penalised"] = option(
        "prevented", "9", needs="revoke_rule=r93|jw"
    )
    """Whether an illegal card is refused, or stays on the table and is ruled on."""
    slate: Literal["w25", "z_tally5", "numeric"] = option("w25", "10")

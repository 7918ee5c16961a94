"""Customs of the table that referee and slate go by (§9, §10)."""

# ruff: noqa: RUF009 - these calls return dataclass fields
from __future__ import annotations

from dataclasses import dataclass

from buur.variants.options import option
from buur.variants.values import CardCheck, Irregularities, RevokeRule, Silence, Slate


@dataclass(frozen=True, slots=True, kw_only=True)
class TableRules:
    """Customs of the table that referee and slate go by (§9, §10)."""

    forfeit: int = option(0, "9", low=0, high=1000)
    """Points written for a deal that somebody forfeits."""
    bye: int = option(0, "9", low=0, high=2000)
    """Points written for a round of a tournament without opponents."""
    silence: Silence = option("unstated", "9")
    """The consequence of words, signs, "bock" and slapped cards."""
    card_check: CardCheck = option("unstated", "9")
    """When cards are counted and picked up."""
    revoke_rule: RevokeRule = option("r93", "9")
    irregularities: Irregularities = option("prevented", "9", needs="revoke_rule=r93|jw")
    """Whether an illegal card is refused, or stays on the table and is ruled on."""
    slate: Slate = option("w25", "10")

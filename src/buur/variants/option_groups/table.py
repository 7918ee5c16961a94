"""Customs of the table that referee and slate go by (§9, §10)."""

# ruff: noqa: RUF009 - these calls return dataclass fields
from __future__ import annotations

from dataclasses import dataclass
from typing import get_args

from buur.variants.needs import where
from buur.variants.options import choice, number
from buur.variants.values import CardCheck, Irregularities, RevokeRule, Silence, Slate


@dataclass(frozen=True, slots=True, kw_only=True)
class TableRules:
    """Customs of the table that referee and slate go by (§9, §10)."""

    forfeit: int = number(0, "9", low=0, high=1000)
    """Points written for a deal that somebody forfeits."""
    bye: int = number(0, "9", low=0, high=2000)
    """Points written for a round of a tournament without opponents."""
    silence: Silence = choice("unstated", get_args(Silence), "9")
    """The consequence of words, signs, "bock" and slapped cards."""
    card_check: CardCheck = choice("unstated", get_args(CardCheck), "9")
    """When cards are counted and picked up."""
    revoke_rule: RevokeRule = choice("r93", get_args(RevokeRule), "9")
    irregularities: Irregularities = choice(
        "prevented", get_args(Irregularities), "9", needs=(where(revoke_rule="r93 jw"),)
    )
    """Whether an illegal card is refused, or stays on the table and is ruled on."""
    slate: Slate = choice("w25", get_args(Slate), "10")

"""Who plays a deal: joining it or dropping out, with the hand or with the blind (§3.8)."""

# ruff: noqa: RUF009 - these calls return dataclass fields
from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, get_args

from buur.variants.needs import where
from buur.variants.options import choice, flag

Answer = Literal["play", "later", "blind", "drop"]
"""What a seat says where everybody may join a deal."""
ANSWERS: tuple[Answer, ...] = get_args(Answer)

BlindFirst = Literal["forehand", "loser"]
Lone = Literal["putzes", "nothing"]


@dataclass(frozen=True, slots=True, kw_only=True)
class JoinRules:
    """Joining a deal (§3.8)."""

    join: bool = flag(False, "3.8", major=True, needs=(where(write="putzes"),))
    """Whether everybody says in turn if he plays."""
    later: bool = flag(False, "3.8")
    """Whether he may put it off to a second round ("eventuell")."""
    blind: bool = flag(False, "3.8", major=True, needs=(where(turned_card="widow"),))
    """Whether one may set his hand aside and take the cards that lie apart, unseen."""
    blind_first: BlindFirst = choice(
        "forehand", get_args(BlindFirst), "3.8", needs=(where(blind=True),)
    )
    """Who is asked first."""
    lone: Lone = choice("putzes", get_args(Lone), "3.8")
    """What there is for the only one who plays."""

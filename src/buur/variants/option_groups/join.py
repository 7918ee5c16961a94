"""Options for joining a deal or dropping out of it (§3.8)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, get_args

from buur.variants.options import option

Answer = Literal["play", "later", "blind", "drop"]
"""The answers of a seat that is asked whether it joins a deal."""
ANSWERS: tuple[Answer, ...] = get_args(Answer)


@dataclass(frozen=True, slots=True, kw_only=True)
class JoinRules:
    """Options for joining a deal (§3.8)."""

    join: bool = option(False, "3.8", major=True, needs="write=putzes")
    """Whether each seat in turn decides to play the deal or to drop out."""
    later: bool = option(False, "3.8")
    """Whether a seat may delay its answer to a second round ("eventuell")."""
    blind: bool = option(False, "3.8", major=True, needs="turned_card=widow")
    """Whether a seat may exchange its hand for the widow without having seen it."""
    blind_first: Literal["forehand", "loser"] = option("forehand", "3.8", needs="blind")
    """The seat that is offered the blind first."""
    lone: Literal["putzes", "nothing"] = option("putzes", "3.8")
    """The reward of a player whom nobody else has joined."""

"""Joining a deal or dropping out of it, with the hand or with the blind (§3.8)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, get_args

from buur.variants.options import option

Answer = Literal["play", "later", "blind", "drop"]
"""The answers of a seat where everybody may join a deal."""
ANSWERS: tuple[Answer, ...] = get_args(Answer)


@dataclass(frozen=True, slots=True, kw_only=True)
class JoinRules:
    """Joining a deal (§3.8)."""

    join: bool = option(False, "3.8", major=True, needs="write=putzes")
    """Whether every seat says in turn if it plays the deal."""
    later: bool = option(False, "3.8")
    """Whether a seat may put its answer off to a second round ("eventuell")."""
    blind: bool = option(False, "3.8", major=True, needs="turned_card=widow")
    """Whether a seat may exchange its hand, unseen, for the cards that lie apart."""
    blind_first: Literal["forehand", "loser"] = option("forehand", "3.8", needs="blind")
    """The seat that is offered the blind first."""
    lone: Literal["putzes", "nothing"] = option("putzes", "3.8")
    """The reward of the only player of a deal."""

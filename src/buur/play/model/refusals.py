"""Reason codes for the refusal of an act, and `refuse`, which raises one."""

from __future__ import annotations

from typing import Literal, NoReturn, get_args

from buur.errors import IllegalAction
from buur.rules.illegality import Refusal

Refused = (
    Refusal
    | Literal[
        "already-contributed",
        "ask-not-allowed",
        "bad-answer",
        "bad-bid",
        "bad-call",
        "bad-cut",
        "bad-deal",
        "bad-discard",
        "bad-draw",
        "bad-exchange",
        "bad-nonce",
        "bad-prediction",
        "bad-ruling",
        "bad-seed",
        "bid-too-low",
        "category-not-open",
        "contract-not-allowed",
        "cut-mandatory",
        "cut-too-large",
        "cut-too-small",
        "double-not-allowed",
        "double-too-late",
        "finish-not-allowed",
        "game-over",
        "half-not-allowed",
        "meld-not-held",
        "meld-overlap",
        "melds-off",
        "melds-too-late",
        "no-marriage",
        "must-correct",
        "must-lead-trump",
        "no-stoeck",
        "not-a-player",
        "not-in-hand",
        "not-your-turn",
        "nothing-to-ask",
        "nothing-to-object",
        "nothing-to-rob",
        "nothing-to-turn",
        "objection-off",
        "push-not-allowed",
        "rob-off",
        "solder-forbidden",
        "solder-not-on-lead",
        "stoeck-off",
        "stoeck-too-late",
        "wrong-phase",
    ]
)
"""Every reason for which an act can be refused."""


REASONS: tuple[str, ...] = tuple(
    sorted({code for part in get_args(Refused) for code in (get_args(part) or (part,))})
)
"""All reason codes in alphabetical order, for translators."""


def refuse(reason: Refused, message: str, clause: str) -> NoReturn:
    """Raise the refusal of an act."""
    raise IllegalAction(reason, message, clause=clause)

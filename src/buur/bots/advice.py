"""`Advice`: a recommended act, with codes of the reasons for it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, get_args

from buur.arguments import wrong
from buur.play.model.events import Act, SeatAct

Reason = Literal[
    # before the play
    "cut-anywhere",
    "strong-contract",
    "best-of-weak-hand",
    "partner-may-be-stronger",
    "lacks-a-suit",
    "row-in-season",
    "row-to-throw-away",
    "wait-for-better-row",
    # leading
    "draw-trumps",
    "force-out-high-trump",
    "cash-master",
    "opponents-without-trumps",
    "trumps-left",
    "lead-partners-suit",
    "lead-low",
    "lead-singleton",
    "lead-safest",
    # following
    "only-card",
    "take-trick",
    "take-for-good",
    "ruff",
    "overruff",
    "smear",
    "leave-to-partner",
    "signal-strength",
    "give-nothing",
    "discard-worthless",
    "keep-others",
    "keep-buur",
    "counted-out",
    # in a misère
    "lead-to-lose",
    "take-if-must",
    "stay-below",
    "throw-danger",
    # predicting
    "worth-of-hand",
    "short-of-prediction",
    "prediction-reached",
    # joining and exchanging
    "hand-to-join",
    "hand-to-drop",
    "blind-is-better",
    "weak-cards-away",
    "hand-to-keep",
    "turned-card-is-better",
    # bidding
    "bid-for-hand",
    "raise-partner",
    "pass-bid",
    "double-bid",
    "double-again",
    "keep-strength",
    "call-strongest",
    "hand-hopeless",
    "worth-playing",
    "holds-called",
    # melds, stöck and claims
    "declare-melds",
    "no-melds",
    "call-stoeck",
    "stoeck-goes-out",
    "show-marriage",
    "out",
    "turn-trick",
    "revoke-proven",
    "half-reached",
    "all-mine",
    "see-melds",
    "claim-was-wrong",
    "play-for-match",
]
"""Stable code of a reason; the user interfaces hold the texts for it."""

REASONS: Final[tuple[Reason, ...]] = get_args(Reason)
_KNOWN: Final = frozenset(REASONS)


@dataclass(frozen=True, slots=True)
class Advice:
    """A recommended act and the reasons for it, the main one first.

    >>> from buur import Played
    >>> Advice(Played(0, "SA"), ("cash-master",)).reasons
    ('cash-master',)

    Raises:
        ArgumentError: it is no act of a seat, or the reasons are no tuple of `REASONS`.
    """

    act: Act
    reasons: tuple[Reason, ...]

    def __post_init__(self) -> None:
        if not isinstance(self.act, SeatAct):
            raise wrong("act", self.act, "an act of a seat")
        if type(self.reasons) is not tuple or not _KNOWN.issuperset(self.reasons):
            raise wrong("reasons", self.reasons, "a tuple of codes of buur.bots.REASONS")

"""`Incident`: the facts about an irregularity at a table (core §9.4)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, get_args

from buur.cards import Card, CardSet
from buur.contracts import Contract
from buur.seats import BySeat, Seat

Kind = Literal[
    "revoke",
    "two_cards",
    "missing_card",
    "card_count",
    "out_of_turn",
    "looked_back",
    "remark",
    "stoeck_late",
    "wrong_solder",
    "wrong_finish",
    "last_trick_not_turned",
    "misdeal",
    "exposed_in_deal",
    "wrong_cut",
    "card_shown",
    "thrown_in",
    "false_meld",
]
"""The irregularities that a regulation can rule on."""

Noticed = Literal["before_play", "in_trick", "later", "after_deal"]
"""The moment at which an irregularity is noticed: before the first card, while the trick lies
open, after it is turned, or when all cards are played."""

KINDS: Final[tuple[Kind, ...]] = get_args(Kind)
MOMENTS: Final[tuple[Noticed, ...]] = get_args(Noticed)

UNKNOWN_HANDS: Final[BySeat[CardSet | None]] = (None,) * 4


@dataclass(frozen=True, slots=True, kw_only=True)
class Incident:
    """The facts about an irregularity; each kind needs only some of them."""

    kind: Kind
    seat: Seat
    """The offender."""
    cards: tuple[Card, ...] = ()
    """The cards that the irregularity is about; of two cards laid at once the upper comes first."""
    contract: Contract | None = None
    trick: tuple[Card, ...] = ()
    """The cards of the trick, in playing order."""
    leader: Seat | None = None
    """The seat that led the trick."""
    trick_no: int | None = None
    """The number of the trick, from 1."""
    trick_winner: Seat | None = None
    """The winner of the trick."""
    hands: BySeat[CardSet | None] = UNKNOWN_HANDS
    """The cards that each seat still holds; None where they are not known."""
    noticed: Noticed | None = None
    seen: bool | None = None
    """Whether others saw the card."""

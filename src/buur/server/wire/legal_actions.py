"""`LegalActions`: the JSON structs of what a seat may do, see ``docs/reference/protocol.md``."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct


class DeclarableMeld(Struct, frozen=True):
    """A meld that could be declared now."""

    cards: list[str]
    kind: Literal["run", "four"]
    points: int


class CutRange(Struct, frozen=True):
    """Range of the number of cards to cut, and whether knocking is allowed instead."""

    min: int
    max: int
    knock: bool


class PredictRange(Struct, frozen=True):
    """The maximum prediction, and whether predictions are public."""

    max: int
    aloud: bool


class OpenRow(Struct, frozen=True):
    """A checklist row that may be chosen now, with its contracts."""

    no: int
    contracts: list[str]


class BidOption(Struct, frozen=True):
    """A height that may be bid now; ``goal`` is points or match, ``worth`` the points at stake."""

    height: str
    goal: str
    worth: int


class ClaimPoints(Struct, frozen=True):
    """Points that a claim of the end may count now, and those of the current trick."""

    points: int
    open: int


class Objection(Struct, frozen=True):
    """A card to which the seat may object: its player, and the number of the trick."""

    offender: int
    trick: int


class LegalActions(Struct, frozen=True, kw_only=True):
    """Everything that this seat may do now."""

    cards: list[str] = []
    layable: list[str] = []
    """Cards that may be laid although the rules of the trick forbid them."""
    why: dict[str, str] = {}
    """Reason code of every card of the hand that may not be played, on turn only."""
    contracts: list[str] = []
    rows: tuple[OpenRow, ...] = ()
    """With a checklist: the rows that may be chosen."""
    push: bool = False
    bids: tuple[BidOption, ...] = ()
    """Each bid names one of ``contracts``, unless they are empty."""
    passes: bool = False
    double: bool = False
    """Also out of turn."""
    predict: PredictRange | None = None
    answers: list[str] = []
    """Allowed answers to the question who plays."""
    exchange: int = 0
    """Number of cards that may be exchanged for the pile, all or none."""
    discard: int = 0
    """Number of cards that must be discarded now."""
    call: list[str] = []
    """The cards that may be called now."""
    owned: bool = False
    """Whether this seat must state that it holds the called card."""
    renounce: bool = False
    """Whether it must decide now whether to give up the deal."""
    rob: bool = False
    """Whether the six of trumps may take the turned card."""
    declare: bool = False
    """Whether melds, or none, must be declared now, separately from a card."""
    late: tuple[DeclarableMeld, ...] = ()
    """Melds that may still be declared after the first card."""
    melds: tuple[DeclarableMeld, ...] = ()
    best: tuple[list[str], ...] = ()
    false_melds: tuple[DeclarableMeld, ...] = ()
    """Melds that could be claimed though the hand does not hold them."""
    withdraw: bool = False
    """Whether the melds that were declared may be taken back."""
    stoeck_cards: list[str] = []
    marry: tuple[list[str], ...] = ()
    """Marriages that may be shown from the hand, on turn or not."""
    cut: CutRange | None = None
    contribute: bool = False
    stoeck: bool = False
    turn: bool = False
    """Whether the last trick of the deal may be turned."""
    finish: bool = False
    claim: ClaimPoints | None = None
    """Points that count for ``finish``; null where it is not allowed."""
    solder: bool = False
    ask: bool = False
    objections: tuple[Objection, ...] = ()
    """Cards to which the seat may object, its own where self-reporting is allowed."""
    berg: bool = False
    insist: bool = False
    count: bool = False
    hint: bool = False
    """Whether a hint may be requested."""

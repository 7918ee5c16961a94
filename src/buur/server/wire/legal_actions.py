"""What a seat may do now, as it is told, see ``docs/protocol.md``."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct


class DeclarableMeld(Struct, frozen=True):
    """A meld that could be declared now."""

    cards: list[str]
    kind: Literal["run", "four"]
    points: int


class CutRange(Struct, frozen=True):
    """How many cards may be lifted, and whether a knock will do."""

    min: int
    max: int
    knock: bool


class PredictRange(Struct, frozen=True):
    """How many points may be predicted, from nothing to this, and whether everybody hears it."""

    max: int
    aloud: bool


class OpenRow(Struct, frozen=True):
    """A row of the sheet that may be chosen now, with the contracts that it may be played as."""

    no: int
    contracts: list[str]


class BidOption(Struct, frozen=True):
    """A height that may be bid now; ``goal`` is points or match, ``worth`` what it stakes."""

    height: str
    goal: str
    worth: int


class ClaimPoints(Struct, frozen=True):
    """What a claim of the end may count now, and what the open trick adds once it is turned."""

    points: int
    open: int


class Objection(Struct, frozen=True):
    """A card to which may be objected: who laid it, and the number of the trick."""

    offender: int
    trick: int


class LegalActions(Struct, frozen=True, kw_only=True):
    """What this seat may do now."""

    cards: list[str] = []
    layable: list[str] = []
    """The cards that may be laid besides, though the rules of the trick do not allow them."""
    why: dict[str, str] = {}
    """Reason code of every held card that may not be played, on turn only."""
    contracts: list[str] = []
    rows: tuple[OpenRow, ...] = ()
    """With a sheet: which row each contract may be chosen for."""
    push: bool = False
    bids: tuple[BidOption, ...] = ()
    """With each goes one of ``contracts``, unless there are none to name."""
    passes: bool = False
    double: bool = False
    """Also out of turn."""
    predict: PredictRange | None = None
    answers: list[str] = []
    """What may be said to the question who plays."""
    exchange: int = 0
    """So many cards may be put away for those beside the hand, all of them or none."""
    discard: int = 0
    """So many cards have to be laid away now; 0 where none have."""
    call: list[str] = []
    """The cards that may be called now."""
    owned: bool = False
    """Whether this seat has to say that it holds the card called."""
    renounce: bool = False
    """Whether it has to say now if it gives the deal up."""
    rob: bool = False
    """Whether the six of trumps may take the turned card."""
    declare: bool = False
    """Whether melds, or none, have to be declared now, apart from a card."""
    late: tuple[DeclarableMeld, ...] = ()
    """Melds that may still be declared although the first card is laid."""
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
    """What counts for ``finish``; null where that may not be said."""
    solder: bool = False
    ask: bool = False
    objections: tuple[Objection, ...] = ()
    """The cards to which may be objected, one's own where one may own up."""
    berg: bool = False
    insist: bool = False
    count: bool = False
    hint: bool = False
    """Whether advice may be asked for."""

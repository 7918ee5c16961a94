"""`LegalActions`: JSON structs of a seat's legal acts, see ``docs/reference/protocol.md``."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from buur.play.queries.stoeck import CalledInMelds


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


class BidOption(Struct, frozen=True):
    """A height that may be bid now; ``goal`` is points or match, ``worth`` the points at stake."""

    height: str
    goal: str
    worth: int


class PredictRange(Struct, frozen=True):
    """The maximum prediction, and whether predictions are public."""

    max: int
    aloud: bool


class OpenRow(Struct, frozen=True):
    """A checklist row that may be chosen now, with its contracts."""

    no: int
    contracts: list[str]


class ClaimPoints(Struct, frozen=True):
    """Points that a claim of the end may count now, and those of the current trick."""

    points: int
    open: int
    before: int
    """The part of ``points`` that stood on the slate before this deal."""
    boss: int
    """Points of the open trick that count as well if nobody can beat the seat's card in it."""
    target: int


class SolderStake(Struct, frozen=True):
    """Facts about a claim of the remaining tricks that the seat can know."""

    tricks: int
    points: int | None
    """Raw points of these tricks; null while cards are out of play unseen."""
    trumps: int
    """Number of trumps that others may hold."""
    sure: bool
    """Whether the claim is right wherever the unseen cards are."""


class Objection(Struct, frozen=True):
    """A card to which the seat may object: its player, and the number of the trick."""

    offender: int
    trick: int


class LegalActions(Struct, frozen=True, kw_only=True):
    """All acts that are legal for this seat now."""

    cards: list[str] = []
    """Cards that may be played; in the phase ``choose``, leading one makes its suit trumps."""
    layable: list[str] = []
    """Cards that may be played although the rules of the trick forbid them."""
    why: dict[str, str] = {}
    """Reason code of every card of the hand that may not be played, on turn only."""
    contracts: list[str] = []
    """Contracts that may be named."""
    rows: tuple[OpenRow, ...] = ()
    """With a checklist: the rows that may be chosen."""
    push: bool = False
    """Whether the choice may be left to the partner, or to the next player."""
    bids: tuple[BidOption, ...] = ()
    """Bids that may be made; each names one of ``contracts``, unless that is empty."""
    passes: bool = False
    """Whether the seat may pass."""
    double: bool = False
    """Whether the current bid may be doubled, also out of turn."""
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
    """Whether this seat must decide now whether to give up the deal."""
    rob: bool = False
    """Whether the six of trumps may take the turned card."""
    declare: bool = False
    """Whether melds, or none, must be declared now, separately from a card."""
    late: tuple[DeclarableMeld, ...] = ()
    """Melds that may still be declared after the first card."""
    melds: tuple[DeclarableMeld, ...] = ()
    """Melds that may be declared now."""
    best: tuple[list[str], ...] = ()
    """The cards of each meld of the declaration that scores most."""
    false_melds: tuple[DeclarableMeld, ...] = ()
    """Melds that could be claimed though the hand does not hold them."""
    withdraw: bool = False
    """Whether the melds that were declared may be taken back."""
    stoeck_cards: list[str] = []
    """Cards that complete the stöck: playing one may call it."""
    marry: tuple[list[str], ...] = ()
    """Marriages that may be shown from the hand, on turn or not."""
    cut: CutRange | None = None
    contribute: bool = False
    """Whether the table waits for randomness of this seat."""
    stoeck: bool = False
    """Whether the stöck may be called apart from a card."""
    stoeck_again: CalledInMelds | None = None
    """Reason for which a stöck that was called with melds may be called once more."""
    turn: bool = False
    """Whether the last trick of the deal may be turned over, so that a claim counts it."""
    finish: bool = False
    """Whether the target may be claimed as reached, rightly or wrongly."""
    claim: ClaimPoints | None = None
    """Points that count for ``finish``; null where it is not allowed."""
    solder: bool = False
    """Whether the remaining tricks may be claimed."""
    solder_stake: SolderStake | None = None
    """Facts about that claim; null where it is not allowed."""
    rest: bool = False
    """Whether nothing is left to decide: the order of the seat's cards changes no score."""
    ask: bool = False
    """Whether the seat may ask to see the winning melds."""
    objections: tuple[Objection, ...] = ()
    """Cards to which the seat may object, its own where self-reporting is allowed."""
    berg: bool = False
    """Whether half of the target may be claimed as reached."""
    insist: bool = False
    """Whether the seat must answer a wrong claim."""
    count: bool = False
    """Whether the deal waits for an objection, and ``counted`` may end the wait."""
    hint: bool = False
    """Whether a hint may be requested."""
    take_back: bool = False
    """Whether the seat may take back its last act, in training."""

"""`TableView`: the JSON structs of a table as one seat sees it, see ``docs/reference/protocol.md``.

Cards are codes, sets of cards are lists.
"""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from buur.server.wire.legal_actions import LegalActions

PlayerKind = Literal["person", "bot", "preparing", "deputy"]
"""Player of a seat; ``deputy`` is a bot that substitutes for an absent person."""

Presence = Literal["here", "slow", "away"]
"""Whether a player is there; ``slow`` is a bad line."""

PlayedCard = tuple[str, int]
"""A card and the seat that played it."""


class UtteranceView(Struct, frozen=True, omit_defaults=True):
    """An utterance about melds; the stage determines which field is present."""

    seat: int
    stage: Literal["value", "shape", "count", "top", "trump", "good", "back"]
    value: int | None = None
    shape: str | None = None
    count: int | None = None
    rank: str | None = None
    trump: bool | None = None


class RulesView(Struct, frozen=True):
    """The rule set: the name of a preset, and the options that differ from it."""

    name: str
    options: dict[str, Any]
    target: int
    write: str
    """How a deal is scored: a value of option ``write``."""
    finish: str
    """When the partie ends: a value of option ``finish``."""
    deals: int
    """Number of deals; 0 where something else ends the partie."""
    lowest: bool
    """Whether the smallest total wins."""
    chalk: bool
    """Whether points are written in strokes, not in figures."""


class TrickView(Struct, frozen=True):
    """The trick on the table; ``winning`` is the seat whose card is best so far."""

    no: int
    leader: int
    cards: tuple[PlayedCard, ...]
    winning: int | None


class LastTrick(Struct, frozen=True):
    """The previous trick."""

    no: int
    leader: int
    cards: tuple[PlayedCard, ...]
    winner: int
    points: int


class DescribedMeld(Struct, frozen=True):
    """A meld that counts, as its owner describes it; ``suit`` is null while it is unknown."""

    seat: int
    kind: Literal["run", "four"]
    count: int
    top: str
    points: int
    suit: str | None


class ShownMeld(Struct, frozen=True):
    """A meld whose cards are shown."""

    seat: int
    cards: list[str]
    points: int


class MeldsView(Struct, frozen=True):
    """Public information about the melds of this deal."""

    said: tuple[UtteranceView, ...]
    """What players say of their melds, in order."""
    winner: int | None
    """The team whose melds score; null before it is known, or if both teams score."""
    described: tuple[DescribedMeld, ...]
    shown: tuple[ShownMeld, ...]
    points: tuple[int, ...]
    wrong: tuple[ShownMeld, ...] = ()
    """Melds that were claimed and shown, but that their players did not hold."""


class StoeckView(Struct, frozen=True):
    """A stöck that was called."""

    seat: int
    points: int


class CallView(Struct, frozen=True):
    """A call in an auction; ``height`` and ``contract`` belong to a bid."""

    seat: int
    call: Literal["bid", "pass", "double"]
    height: str | None = None
    contract: str | None = None


class AuctionView(Struct, frozen=True, kw_only=True):
    """An auction: its calls and the current bid."""

    calls: tuple[CallView, ...]
    top: CallView | None
    factor: int
    """1, or 2 when doubled, or 4 when redoubled."""
    worth: int
    """Points at stake for the current bid."""
    made: bool
    """Whether the current bid is made already."""


class StakeView(Struct, frozen=True, kw_only=True):
    """The bid of a played deal."""

    seat: int
    height: str
    factor: int
    worth: int
    made: bool


class WidowView(Struct, frozen=True):
    """The widow: its open cards, and the number of hidden ones."""

    open: list[str]
    hidden: int
    taken: bool
    """Whether the declarer has taken the cards."""
    shown: list[str]
    """Hidden cards that were shown when the declarer took them."""
    laid: list[str]
    """Cards that this seat has discarded in exchange."""


class RowView(Struct, frozen=True):
    """A checklist row; ``written`` is its score by line, null where it is open."""

    no: int
    key: str
    factor: int
    written: tuple[int | None, ...]


class AccountLineView(Struct, frozen=True, omit_defaults=True):
    """A line of a deal's account, from the cards to the points written on the slate."""

    what: str
    """Source of the points, as ``cards``, ``bid`` or ``total``."""
    kind: Literal["add", "times", "sum", "told"]
    """Whether the points are added, a product, a sum so far, or only stated."""
    points: tuple[int, ...]
    """By side, or by line of the slate."""
    by_line: bool = False
    """Whether the points are by line; the first line of the kind ``add`` begins a new sum."""
    factor: int = 1


class DealView(Struct, frozen=True, kw_only=True):
    """The score of a deal; points are raw, ``total`` is multiplied."""

    deal: int
    dealer: int
    contract: str | None
    chooser: int | None
    category: int | None
    """Number of the checklist row, null without one."""
    pushed: bool
    multiplier: int
    tricks: tuple[int, ...]
    cards: tuple[int, ...]
    last_trick: tuple[int, ...]
    match: tuple[int, ...]
    melds: tuple[int, ...]
    stoeck: tuple[int, ...]
    total: tuple[int, ...]
    account: tuple[AccountLineView, ...]
    """The lines that add up to ``total``, in order."""
    chalked: tuple[int, ...]
    """By line: what melds and stöck had written before the count, multiplied."""
    stake: StakeView | None
    predictions: tuple[int, ...]
    """By seat, all 0 in rule sets without predictions."""
    sides: tuple[int, ...]
    """By seat, -1 for a seat that sat out."""


class SolderView(Struct, frozen=True):
    """A claim of the remaining tricks; all hands are shown."""

    seat: int
    valid: bool
    hands: tuple[list[str], ...]


class ReachedView(Struct, frozen=True):
    """A line that reached its target in the last deal."""

    line: int
    kind: str
    """The source of the points that reached it: "cards", "melds" and so on."""
    trick: int
    """The number of tricks complete by then."""


class ResultView(Struct, frozen=True):
    """The result of the partie."""

    winner: int | None
    reason: str
    scores: tuple[int, ...]
    rubicon: bool
    """Whether the loser has less than half of the target."""
    strokes: tuple[int, ...]
    worth: int
    """How many times the partie counts."""
    claimer: int | None
    """The seat whose claim ended the partie."""
    reached: tuple[ReachedView, ...]
    """The lines that reached their targets in the last deal, in the order of counting."""


class FairView(Struct, frozen=True):
    """The commitment to this deal; ``seed`` is null until it is revealed at the end."""

    digest: str | None = None
    seed: str | None = None


class BoardView(Struct, frozen=True):
    """The board of a day that a table plays."""

    day: str
    number: int


class TableView(Struct, frozen=True, kw_only=True):
    """A table as one seat sees it."""

    seat: int
    names: tuple[str, ...]
    """By seat."""
    kinds: tuple[PlayerKind, ...]
    """By seat; ``preparing`` is a bot whose search is not compiled yet."""
    rules: RulesView
    phase: str
    """The stage of the deal, which tells the kind of act for which the table waits."""
    turn: int | None
    """The seat that must act."""
    waiting: tuple[int, ...]
    """All seats that must act, where several must."""
    deal: int
    """Number of the deal, from 1."""
    dealer: int | None
    forehand: int | None
    """The seat that chooses first."""
    leader: int | None
    """The seat that leads, or led, the current trick."""
    contract: str | None
    chooser: int | None
    """The seat that named the contract."""
    category: int | None
    """Number of the current checklist row, null without one."""
    pushed: bool
    """Whether another seat left the choice to the chooser."""
    auction: AuctionView | None
    multiplier: int
    turned: str | None
    """The open card that names the contract, null without one."""
    aim: str
    """Card values of this deal: a value of option ``values``, with a number where they change."""
    married: tuple[tuple[int, list[str]], ...]
    """Marriages shown from the hand, by seat."""
    predictions: tuple[int | None, ...]
    """By seat: null before it is made, -1 if hidden; empty without predictions."""
    sides: tuple[int, ...]
    """By seat: its side in this deal, -1 if it sits out; empty before the cards are dealt."""
    answers: tuple[str | None, ...]
    """By seat: play, blind, later or drop, null before the answer; empty without the question."""
    took: tuple[bool | None, ...]
    """By seat: whether it took its pile, null before; empty without piles."""
    robber: int | None
    """Seat that took the turned card for the six of trumps, which is now in the widow."""
    widow: WidowView | None
    declarer: int | None
    """Seat that plays against the rest, for a deal or a whole partie."""
    partner: int | None
    """Seat that plays with the declarer."""
    called: list[str]
    """The cards that the declarer has called."""
    renounced: bool
    """Whether the declarer has given up the deal."""
    lines: tuple[int | None, ...]
    """By seat: its line of the slate, null while it is unknown."""
    targets: tuple[int, ...]
    """By line: the target score."""
    hand: list[str]
    """The seat's own cards."""
    counts: tuple[int, ...]
    """By seat: the number of cards."""
    trick: TrickView | None
    last: LastTrick | None
    """Null while a card lies on the table, and where the rules forbid to look."""
    taken: tuple[int, ...]
    """Tricks of this deal, by side."""
    points: tuple[int, ...]
    """Card points of this deal, by side."""
    melds: MeldsView
    stoeck: tuple[StoeckView, ...]
    solder: SolderView | None
    claimer: int | None
    """Seat of a wrong claim of the end, while its opponents may insist on playing on."""
    berg: int | None
    """The team that has reached half of the target."""
    drawn: list[str]
    """The cards drawn for partners, by seat; empty where teams are fixed."""
    scores: tuple[int, ...]
    """By line: the written points plus those of this deal so far, multiplied."""
    chalked: tuple[int, ...]
    """By line: the score on the slate, without the card points of this deal."""
    legal: LegalActions
    counted: int
    """The number of counted deals."""
    deals: tuple[DealView, ...]
    """The scores of the last counted deals: of the very last, or of up to 32 in a ``welcome``."""
    earlier: tuple[int, ...]
    """By line: the points of the counted deals before those in ``deals``."""
    sheet: tuple[RowView, ...]
    """The checklist rows, which every line has to play once; empty without a checklist."""
    result: ResultView | None
    fair: FairView
    training: bool
    """Whether acts may be taken back; the partie then counts in no total."""
    board: BoardView | None = None
    """The board of a day; null at other tables."""

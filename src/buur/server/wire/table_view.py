"""A table as one seat sees it, see ``docs/protocol.md``. Cards are codes, sets of cards lists."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from buur.server.wire.legal_actions import LegalActions

PlayerKind = Literal["person", "bot", "preparing", "deputy"]
"""Who plays a seat: a person, a bot, or a bot in place of a person who is away."""

PlayedCard = tuple[str, int]
"""A card and the seat that laid it."""


class UtteranceView(Struct, frozen=True, omit_defaults=True):
    """One thing said about melds; which field is present depends on the stage."""

    seat: int
    stage: Literal["value", "shape", "count", "top", "trump", "good", "back"]
    value: int | None = None
    shape: str | None = None
    count: int | None = None
    rank: str | None = None
    trump: bool | None = None


class RulesView(Struct, frozen=True):
    """The rule set: its name, and the options in which it differs from that preset."""

    name: str
    options: dict[str, Any]
    target: int
    write: str
    """What a deal brings to the slate: a value of option ``write``."""
    finish: str
    """When the partie ends: a value of option ``finish``."""
    deals: int
    """How many deals it has; 0 where something else ends it."""
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
    """The trick that was turned last."""

    no: int
    leader: int
    cards: tuple[PlayedCard, ...]
    winner: int
    points: int


class DescribedMeld(Struct, frozen=True):
    """A meld that counts, as its owner describes it; ``suit`` once it is known."""

    seat: int
    kind: Literal["run", "four"]
    count: int
    top: str
    points: int
    suit: str | None


class ShownMeld(Struct, frozen=True):
    """A meld that lies open."""

    seat: int
    cards: list[str]
    points: int


class MeldsView(Struct, frozen=True):
    """What is known about the melds of this deal."""

    said: tuple[UtteranceView, ...]
    winner: int | None
    described: tuple[DescribedMeld, ...]
    shown: tuple[ShownMeld, ...]
    points: tuple[int, ...]
    wrong: tuple[ShownMeld, ...] = ()
    """Melds that were shown and that their players did not hold: as they were claimed."""


class StoeckView(Struct, frozen=True):
    """A stöck that was called."""

    seat: int
    points: int


class CallView(Struct, frozen=True):
    """Something said in an auction; ``height`` and ``contract`` belong to a bid."""

    seat: int
    call: Literal["bid", "pass", "double"]
    height: str | None = None
    contract: str | None = None


class AuctionView(Struct, frozen=True, kw_only=True):
    """An auction: what was said, and the bid that stands."""

    calls: tuple[CallView, ...]
    top: CallView | None
    factor: int
    """1, 2 once it is doubled, 4 once that is."""
    worth: int
    """What the bid that stands brings to one side or the other."""
    made: bool
    """Whether it is made by now."""


class StakeView(Struct, frozen=True, kw_only=True):
    """A bid that was played for."""

    seat: int
    height: str
    factor: int
    worth: int
    made: bool


class WidowView(Struct, frozen=True):
    """Cards that nobody was dealt: those that lie open, and how many are hidden."""

    open: list[str]
    hidden: int
    taken: bool
    """Whether the declarer has taken them."""
    shown: list[str]
    """Hidden ones that were shown when they were taken."""
    laid: list[str]
    """What this seat has laid away for them."""


class RowView(Struct, frozen=True):
    """A row of the sheet; ``written`` has by line what stands there, null where it is open."""

    no: int
    key: str
    factor: int
    written: tuple[int | None, ...]


class DealView(Struct, frozen=True, kw_only=True):
    """A deal as it was written; points are raw, ``total`` is multiplied."""

    deal: int
    dealer: int
    contract: str | None
    chooser: int | None
    category: int | None
    """Number of the row of the sheet, null without one."""
    pushed: bool
    multiplier: int
    tricks: tuple[int, ...]
    cards: tuple[int, ...]
    last_trick: tuple[int, ...]
    match: tuple[int, ...]
    melds: tuple[int, ...]
    stoeck: tuple[int, ...]
    total: tuple[int, ...]
    chalked: tuple[int, ...]
    """By line: what melds and stöck had written before the count, multiplied."""
    stake: StakeView | None
    predictions: tuple[int, ...]
    """By seat, all of them 0 where nobody predicts."""
    sides: tuple[int, ...]
    """By seat, -1 for who sat out."""


class SolderView(Struct, frozen=True):
    """A claim of the remaining tricks; all hands lie open."""

    seat: int
    valid: bool
    hands: tuple[list[str], ...]


class ResultView(Struct, frozen=True):
    """How the partie ended."""

    winner: int | None
    reason: str
    scores: tuple[int, ...]
    rubicon: bool
    strokes: tuple[int, ...]
    worth: int


class FairView(Struct, frozen=True):
    """The commitment to this deal; ``seed`` once it is revealed, which ends the deal."""

    digest: str | None = None
    seed: str | None = None


class TableView(Struct, frozen=True, kw_only=True):
    """A table as one seat sees it."""

    seat: int
    names: tuple[str, ...]
    kinds: tuple[PlayerKind, ...]
    rules: RulesView
    phase: str
    turn: int | None
    waiting: tuple[int, ...]
    deal: int
    dealer: int | None
    forehand: int | None
    leader: int | None
    contract: str | None
    chooser: int | None
    category: int | None
    """Number of the row of the sheet that is played now, null without one."""
    pushed: bool
    auction: AuctionView | None
    multiplier: int
    turned: str | None
    aim: str
    """What counts in this deal: a value of option ``values``, with a number where it changes."""
    married: tuple[tuple[int, list[str]], ...]
    """Marriages shown from the hand, by seat."""
    predictions: tuple[int | None, ...]
    """By seat: null before it is made, -1 where it is hidden; empty where nobody predicts."""
    sides: tuple[int, ...]
    """By seat: the side in this deal, -1 for who sits out; empty before the cards."""
    answers: tuple[str | None, ...]
    """By seat: play, blind, later or drop, null before; empty where nobody is asked."""
    took: tuple[bool | None, ...]
    """By seat: whether it took the cards beside its hand, null before; empty without such."""
    robber: int | None
    """Who took the turned card for the six of trumps, which now lies in the widow."""
    widow: WidowView | None
    declarer: int | None
    """Who plays against the rest, for a deal or a whole partie."""
    partner: int | None
    """Who plays with the declarer."""
    called: list[str]
    """The cards that the declarer has called."""
    renounced: bool
    """Whether the declarer has given up the deal."""
    lines: tuple[int | None, ...]
    """By seat: the line of the slate that it writes on, null while that is not known."""
    targets: tuple[int, ...]
    """By line: what it plays for."""
    hand: list[str]
    counts: tuple[int, ...]
    trick: TrickView | None
    last: LastTrick | None
    taken: tuple[int, ...]
    points: tuple[int, ...]
    melds: MeldsView
    stoeck: tuple[StoeckView, ...]
    solder: SolderView | None
    claimer: int | None
    berg: int | None
    drawn: list[str]
    """The cards drawn for partners, by seat; empty where teams are fixed."""
    scores: tuple[int, ...]
    chalked: tuple[int, ...]
    """By line: what stands on the slate by now, without the cards of this deal."""
    legal: LegalActions
    deals: tuple[DealView, ...]
    sheet: tuple[RowView, ...]
    """The rows that every line has to play once; empty where the rules have none."""
    result: ResultView | None
    fair: FairView

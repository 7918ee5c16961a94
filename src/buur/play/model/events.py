"""Classes of events: the acts of a seat, and the events that the table makes.

Records, the wire protocol and undo use the list of a partie's events. The table makes every
event that is no `SeatAct`: chance, counting, rulings.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, get_args

from buur.cards import NO_CARDS, Card, CardSet
from buur.contracts import Contract
from buur.seats import BySeat, Seat, Team
from buur.variants.option_groups.join import Answer

MisdealReason = Literal["card-shown", "wrong-count", "bad-pack", "all-passed"]
MISDEAL_REASONS: tuple[str, ...] = get_args(MisdealReason)


# Several classes have the same fields on purpose: each kind of act is a class, so that the type
# checker finds a `match` that leaves out an event.
@dataclass(frozen=True, slots=True)
class SeatAct:
    """An act of a seat."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class StageAct(SeatAct):
    """An act of a stage between deal and first trick, see `buur.play.acts.stages`."""


@dataclass(frozen=True, slots=True)
class Opened:
    """The partie begins and ``dealer`` deals first; ``drawn`` are the cards that decided it."""

    dealer: Seat
    drawn: BySeat[Card] | None = None


@dataclass(frozen=True, slots=True)
class Sealed:
    """The table commits itself to the seed of the next deal by its digest."""

    digest: str
    seed: str | None = None
    """Hidden from every seat until `Revealed`."""


@dataclass(frozen=True, slots=True)
class Contributed(SeatAct):
    """A seat adds randomness of its own (hexadecimal) to the sealed deal, and is ready for it."""

    nonce: str


@dataclass(frozen=True, slots=True)
class Cut(SeatAct):
    """``seat`` lifts ``at`` cards from the pack; 0 is the knock that waives the cut."""

    at: int


@dataclass(frozen=True, slots=True)
class Dealt:
    """The table deals the cards. A hand that is not known is None."""

    hands: BySeat[CardSet | None]
    turned: Card | None = None
    """The open card that names the contract, if the rules have one."""
    up: CardSet = NO_CARDS
    """Cards of the widow that lie open."""
    down: CardSet | None = NO_CARDS
    """Cards of the widow that are hidden; None if they are not known."""
    piles: BySeat[CardSet | None] = ()
    """Cards face down beside each hand; None if they are not known."""


@dataclass(frozen=True, slots=True)
class Misdealt:
    """The deal is void and is dealt again."""

    reason: MisdealReason


@dataclass(frozen=True, slots=True)
class Pushed(StageAct):
    """``seat`` leaves the choice to his partner: chibre, schieben."""


@dataclass(frozen=True, slots=True)
class Chosen(StageAct):
    """``seat`` names the contract."""

    contract: Contract
    category: int = 0
    """Number of the checklist row, from 1; 0 without a checklist, or for the contract's own."""


@dataclass(frozen=True, slots=True)
class Bid(StageAct):
    """``seat`` bids, and names the contract if the rules want it with the bid."""

    height: str
    """A step of the rule set's ladder: points, or a word."""
    contract: Contract | None = None


@dataclass(frozen=True, slots=True)
class Passed(StageAct):
    """``seat`` does not bid, or lets a double stand."""


@dataclass(frozen=True, slots=True)
class Doubled(StageAct):
    """``seat`` doubles the opponents' highest bid, or redoubles after their double."""


@dataclass(frozen=True, slots=True)
class Predicted(StageAct):
    """``seat`` predicts how many points it will make; ``points`` is None if not known."""

    points: int | None = None
    aloud: bool = False
    """Whether the prediction is open, so that everybody hears it."""


@dataclass(frozen=True, slots=True)
class Joined(StageAct):
    """``seat`` says whether he plays the deal, with his hand or with the blind."""

    answer: Answer


@dataclass(frozen=True, slots=True)
class Exchanged(StageAct):
    """``seat`` takes the cards beside his hand for as many of his own, or keeps his hand."""

    cards: CardSet | None = NO_CARDS
    """The cards that he puts away; empty if he keeps his hand, None if they are not known."""


@dataclass(frozen=True, slots=True)
class Discarded(StageAct):
    """``seat``, who has taken the widow, discards as many cards; their points go to his side."""

    cards: CardSet | None = None
    """The discarded cards; None if they are not known."""


@dataclass(frozen=True, slots=True)
class Called(StageAct):
    """``seat`` calls the holder of a card to be his partner."""

    card: Card


@dataclass(frozen=True, slots=True)
class Owned(StageAct):
    """``seat`` says that he holds the card that was called."""


@dataclass(frozen=True, slots=True)
class Renounced(StageAct):
    """``seat`` says, before the first card, whether he gives up the deal."""

    gives_up: bool


@dataclass(frozen=True, slots=True)
class Robbed(SeatAct):
    """``seat`` takes the turned card and puts the six of trumps in its place."""


@dataclass(frozen=True, slots=True)
class Played(SeatAct):
    """``seat`` plays ``card``, declaring melds with his first card and calling the stöck with it.

    >>> act = Played(0, 8)
    >>> act.seat, act.card, act.melds
    (0, 8, ())

    ``stoeck`` with the first card means that the declared melds contain the stöck ("mit").
    """

    card: Card
    melds: tuple[CardSet, ...] = ()
    stoeck: bool = False


@dataclass(frozen=True, slots=True)
class Declared(SeatAct):
    """``seat`` declares these melds apart from playing a card, or none.

    It does so in its turn after the first lead or, where the rules leave time for it, with its
    first card not yet covered. A second declaration replaces the first. ``stoeck`` means that the
    stöck lies inside the declared melds ("mit").
    """

    melds: tuple[CardSet, ...] = ()
    stoeck: bool = False


@dataclass(frozen=True, slots=True)
class StoeckCalled(SeatAct):
    """``seat`` calls the stöck apart from playing a card, where the rules leave time for it."""


@dataclass(frozen=True, slots=True)
class Married(SeatAct):
    """``seat`` shows king and queen of a suit, perhaps with its jack, from his hand."""

    cards: CardSet


@dataclass(frozen=True, slots=True)
class MeldsAsked(SeatAct):
    """``seat`` asks to see the melds that won."""


@dataclass(frozen=True, slots=True)
class Soldered(SeatAct):
    """``seat`` lays down his cards and claims all the tricks that remain."""


@dataclass(frozen=True, slots=True)
class Turned(SeatAct):
    """``seat`` turns the last trick of the deal, which he has won; claims count it only then.

    Every other trick is turned by the lead that follows it.
    """


@dataclass(frozen=True, slots=True)
class Objected(SeatAct):
    """``seat`` objects to a card that ``offender`` played to a trick; both may be the same (§9).

    The table answers with `Ruled`, even if the card proves to be legal.
    """

    offender: Seat
    trick: int
    """Its number, from 1."""


@dataclass(frozen=True, slots=True)
class Finished(SeatAct):
    """``seat`` says that his side has reached the target."""


@dataclass(frozen=True, slots=True)
class BergCalled(SeatAct):
    """``seat`` says that his side has reached half of the target."""


@dataclass(frozen=True, slots=True)
class Insisted(SeatAct):
    """``seat`` answers a wrong claim: play on for the match (``insist``), or take the partie."""

    insist: bool


@dataclass(frozen=True, slots=True)
class Ruled:
    """The table rules on an objection. The event holds all effects; replay needs no regulation."""

    offender: Seat
    trick: int
    """The number of the trick to which he played the card."""
    case: str
    """The name of the case in `buur.referee.regulation`."""
    cards: CardSet | None = NO_CARDS
    """The cards from which he chooses one to replace the wrong card; empty if that stays, None if
    they are not known."""
    dead: CardSet = NO_CARDS
    """Cards that can win no trick from now on, if he holds them or has laid them."""
    moved: Card | None = None
    """The card that goes from his hand to the won tricks of a side."""
    side: Team | None = None
    """The side that gets the moved card."""
    lost: tuple[int, ...] = ()
    """The numbers of the tricks whose points go to his opponents."""
    leads: Seat | None = None
    """The seat that leads the next trick, whoever has won the open one."""


@dataclass(frozen=True, slots=True)
class Counted:
    """The table counts the deal and writes it on the slate."""

    predictions: BySeat[int] | None = None
    """The predictions, if they were hidden until now."""


@dataclass(frozen=True, slots=True)
class Revealed:
    """The table publishes the seed of the last sealed deal."""

    seed: str


Act = (
    Contributed
    | Cut
    | Pushed
    | Chosen
    | Bid
    | Passed
    | Doubled
    | Predicted
    | Joined
    | Exchanged
    | Discarded
    | Called
    | Owned
    | Renounced
    | Robbed
    | Played
    | Declared
    | StoeckCalled
    | Married
    | MeldsAsked
    | Soldered
    | Turned
    | Objected
    | Finished
    | BergCalled
    | Insisted
)
"""The acts of a seat."""

TableEvent = Opened | Sealed | Dealt | Misdealt | Ruled | Counted | Revealed
"""The events of the table."""

Event = Act | TableEvent

ACTS: tuple[type, ...] = get_args(Act)
EVENTS: tuple[type, ...] = (*get_args(TableEvent), *ACTS)

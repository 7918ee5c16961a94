"""Classes of events: the acts of a seat, and the events that the table makes.

Records, the wire protocol and undo use the list of a partie's events. The table makes every
event that is no `SeatAct`: chance, counting, rulings.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, fields
from typing import Final, Literal, SupportsIndex, get_args

from buur.arguments import integer, one_of
from buur.cards import NO_CARDS, PACK_SIZE, Card, CardLike, CardSet, HandLike, card_of
from buur.contracts import Contract
from buur.play.model.event_fields import (
    checked_contract,
    checked_seat,
    checked_set,
    field_text,
    flag,
    known_set,
    number,
    several,
    text,
)
from buur.seats import MAX_SEATS, BySeat, Seat, Team, seat_of
from buur.variants.option_groups.join import ANSWERS, Answer

MisdealReason = Literal["card-shown", "wrong-count", "bad-pack", "all-passed"]
MISDEAL_REASONS: tuple[str, ...] = get_args(MisdealReason)


_SETS: Final = "('S6 S7 S8', 'HA')"
"""A right collection of sets of cards, for the messages of errors."""
_put: Final = object.__setattr__
"""Sets a field of a new event, which cannot be changed otherwise."""


@dataclass(frozen=True, slots=True, init=False, repr=False)
class BaseEvent:
    """An event; its `repr` is Python code that makes it again."""

    def __repr__(self) -> str:
        parts: list[str] = []
        by_name = False
        for item in fields(self):
            value = getattr(self, item.name)
            if value == item.default:
                by_name = True
                continue
            by_name = by_name or isinstance(value, bool)
            text = field_text(item.name, value)
            parts.append(f"{item.name}={text}" if by_name else text)
        return f"{type(self).__name__}({', '.join(parts)})"


# Several classes have the same fields on purpose: each kind of act is a class, so that the type
# checker finds a `match` that leaves out an event.
@dataclass(frozen=True, slots=True, init=False, repr=False)
class SeatAct(BaseEvent):
    """An act of a seat."""

    seat: Seat

    def __init__(self, seat: SupportsIndex) -> None:
        if type(seat) is not int or not 0 <= seat < MAX_SEATS:
            seat = checked_seat(seat)
        _put(self, "seat", seat)


@dataclass(frozen=True, slots=True, init=False, repr=False)
class StageAct(SeatAct):
    """An act of a stage between deal and first trick, see `buur.play.acts.stages`."""


@dataclass(frozen=True, slots=True, init=False, repr=False)
class Opened(BaseEvent):
    """The partie begins and ``dealer`` deals first; ``drawn`` are the cards that decided it."""

    dealer: Seat
    drawn: BySeat[Card] | None = None
    previous_seats: BySeat[Seat] | None = None
    """By seat, the seat of its player before a sealed draw for partners, which seats the players
    anew; None without one."""

    def __init__(
        self,
        dealer: SupportsIndex,
        drawn: Iterable[CardLike] | None = None,
        previous_seats: Iterable[SupportsIndex] | None = None,
    ) -> None:
        _put(self, "dealer", checked_seat(dealer, "dealer"))
        if drawn is not None:
            drawn = several(drawn, card_of, "drawn", "('SA', 'H6', 'D9', 'CK')")
        _put(self, "drawn", drawn)
        if previous_seats is not None:
            previous_seats = several(previous_seats, checked_seat, "previous_seats", "(2, 0, 3, 1)")
        _put(self, "previous_seats", previous_seats)


@dataclass(frozen=True, slots=True, init=False, repr=False)
class Sealed(BaseEvent):
    """The table commits itself to the seed of the next deal, or of the draw, by its digest."""

    digest: str
    seed: str | None = None
    """Hidden from every seat until `Revealed`."""
    contributors: tuple[Seat, ...] | None = None
    """The seats of people, who contribute and cut by themselves; the seed determines the cuts of
    the other seats. None in the first protocol, in which every seat contributed and cut."""

    def __init__(
        self,
        digest: str,
        seed: str | None = None,
        contributors: Iterable[SupportsIndex] | None = None,
    ) -> None:
        if contributors is not None:
            contributors = several(contributors, checked_seat, "contributors", "(0, 2)")
        _put(self, "digest", text(digest, "digest"))
        _put(self, "seed", None if seed is None else text(seed, "seed"))
        _put(self, "contributors", contributors)


@dataclass(frozen=True, slots=True, init=False, repr=False)
class Contributed(SeatAct):
    """A seat adds randomness of its own (hexadecimal) to the sealed deal, and is ready for it."""

    nonce: str

    def __init__(self, seat: SupportsIndex, nonce: str) -> None:
        _put(self, "seat", checked_seat(seat))
        _put(self, "nonce", text(nonce, "nonce"))


@dataclass(frozen=True, slots=True, init=False, repr=False)
class Cut(SeatAct):
    """``seat`` lifts ``at`` cards from the pack; 0 is the knock that waives the cut."""

    at: int

    def __init__(self, seat: SupportsIndex, at: SupportsIndex) -> None:
        _put(self, "seat", checked_seat(seat))
        _put(self, "at", number(at, "at"))


@dataclass(frozen=True, slots=True, init=False, repr=False)
class Dealt(BaseEvent):
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

    def __init__(
        self,
        hands: Iterable[HandLike | None],
        turned: CardLike | None = None,
        up: HandLike = NO_CARDS,
        down: HandLike | None = NO_CARDS,
        piles: Iterable[HandLike | None] = (),
    ) -> None:
        _put(self, "hands", several(hands, known_set, "hands", _SETS))
        _put(self, "turned", None if turned is None else card_of(turned, "turned"))
        _put(self, "up", checked_set(up, "up"))
        _put(self, "down", known_set(down, "down"))
        _put(self, "piles", several(piles, known_set, "piles", _SETS))


@dataclass(frozen=True, slots=True, init=False, repr=False)
class Misdealt(BaseEvent):
    """The deal is void and is dealt again."""

    reason: MisdealReason

    def __init__(self, reason: MisdealReason) -> None:
        _put(self, "reason", one_of(reason, MISDEAL_REASONS, "reason"))


@dataclass(frozen=True, slots=True, init=False, repr=False)
class Pushed(StageAct):
    """``seat`` leaves the choice to his partner: chibre, schieben."""


@dataclass(frozen=True, slots=True, init=False, repr=False)
class Chosen(StageAct):
    """``seat`` names the contract."""

    contract: Contract
    category: int = 0
    """Number of the checklist row, from 1; 0 without a checklist, or for the contract's own."""

    def __init__(
        self, seat: SupportsIndex, contract: Contract | str, category: SupportsIndex = 0
    ) -> None:
        _put(self, "seat", checked_seat(seat))
        _put(self, "contract", checked_contract(contract))
        _put(self, "category", number(category, "category"))


@dataclass(frozen=True, slots=True, init=False, repr=False)
class Bid(StageAct):
    """``seat`` bids, and names the contract if the rules want it with the bid."""

    height: str
    """A step of the rule set's ladder: points, or a word."""
    contract: Contract | None = None

    def __init__(
        self, seat: SupportsIndex, height: str, contract: Contract | str | None = None
    ) -> None:
        _put(self, "seat", checked_seat(seat))
        _put(self, "height", text(height, "height", "a text such as '100'"))
        if contract is not None:
            contract = checked_contract(contract)
        _put(self, "contract", contract)


@dataclass(frozen=True, slots=True, init=False, repr=False)
class Passed(StageAct):
    """``seat`` does not bid, or lets a double stand."""


@dataclass(frozen=True, slots=True, init=False, repr=False)
class Doubled(StageAct):
    """``seat`` doubles the opponents' highest bid, or redoubles after their double."""


@dataclass(frozen=True, slots=True, init=False, repr=False)
class Predicted(StageAct):
    """``seat`` predicts how many points it will make; ``points`` is None if not known."""

    points: int | None = None
    aloud: bool = False
    """Whether the prediction is open, so that everybody hears it."""

    def __init__(
        self, seat: SupportsIndex, points: SupportsIndex | None = None, aloud: bool = False
    ) -> None:
        _put(self, "seat", checked_seat(seat))
        _put(self, "points", None if points is None else number(points, "points"))
        _put(self, "aloud", flag(aloud, "aloud"))


@dataclass(frozen=True, slots=True, init=False, repr=False)
class Joined(StageAct):
    """``seat`` says whether he plays the deal, with his hand or with the blind."""

    answer: Answer

    def __init__(self, seat: SupportsIndex, answer: Answer) -> None:
        _put(self, "seat", checked_seat(seat))
        _put(self, "answer", one_of(answer, ANSWERS, "answer"))


@dataclass(frozen=True, slots=True, init=False, repr=False)
class Exchanged(StageAct):
    """``seat`` takes the cards beside his hand for as many of his own, or keeps his hand."""

    cards: CardSet | None = NO_CARDS
    """The cards that he puts away; empty if he keeps his hand, None if they are not known."""

    def __init__(self, seat: SupportsIndex, cards: HandLike | None = NO_CARDS) -> None:
        _put(self, "seat", checked_seat(seat))
        _put(self, "cards", known_set(cards, "cards"))


@dataclass(frozen=True, slots=True, init=False, repr=False)
class Discarded(StageAct):
    """``seat``, who has taken the widow, discards as many cards; their points go to his side."""

    cards: CardSet | None = None
    """The discarded cards; None if they are not known."""

    def __init__(self, seat: SupportsIndex, cards: HandLike | None = None) -> None:
        _put(self, "seat", checked_seat(seat))
        _put(self, "cards", known_set(cards, "cards"))


@dataclass(frozen=True, slots=True, init=False, repr=False)
class Called(StageAct):
    """``seat`` calls the holder of a card to be his partner."""

    card: Card

    def __init__(self, seat: SupportsIndex, card: CardLike) -> None:
        _put(self, "seat", checked_seat(seat))
        _put(self, "card", card_of(card))


@dataclass(frozen=True, slots=True, init=False, repr=False)
class Owned(StageAct):
    """``seat`` says that he holds the card that was called."""


@dataclass(frozen=True, slots=True, init=False, repr=False)
class Renounced(StageAct):
    """``seat`` says, before the first card, whether he gives up the deal."""

    gives_up: bool

    def __init__(self, seat: SupportsIndex, gives_up: bool) -> None:
        _put(self, "seat", checked_seat(seat))
        _put(self, "gives_up", flag(gives_up, "gives_up"))


@dataclass(frozen=True, slots=True, init=False, repr=False)
class Robbed(SeatAct):
    """``seat`` takes the turned card and puts the six of trumps in its place."""


@dataclass(frozen=True, slots=True, init=False, repr=False)
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

    def __init__(
        self,
        seat: SupportsIndex,
        card: CardLike,
        melds: Iterable[HandLike] = (),
        stoeck: bool = False,
    ) -> None:
        if type(seat) is not int or not 0 <= seat < MAX_SEATS:
            seat = seat_of(seat, MAX_SEATS)
        if type(card) is not int or not 0 <= card < PACK_SIZE:
            card = card_of(card)
        _put(self, "seat", seat)
        _put(self, "card", card)
        if type(melds) is not tuple or melds:
            melds = several(melds, checked_set, "melds", _SETS)
        _put(self, "melds", melds)
        _put(self, "stoeck", stoeck if stoeck is False else flag(stoeck, "stoeck"))


@dataclass(frozen=True, slots=True, init=False, repr=False)
class Declared(SeatAct):
    """``seat`` declares these melds apart from playing a card, or none.

    It does so in its turn after the first lead or, where the rules leave time for it, with its
    first card not yet covered. A second declaration replaces the first. ``stoeck`` means that the
    stöck lies inside the declared melds ("mit").
    """

    melds: tuple[CardSet, ...] = ()
    stoeck: bool = False

    def __init__(
        self, seat: SupportsIndex, melds: Iterable[HandLike] = (), stoeck: bool = False
    ) -> None:
        _put(self, "seat", checked_seat(seat))
        _put(self, "melds", several(melds, checked_set, "melds", _SETS))
        _put(self, "stoeck", flag(stoeck, "stoeck"))


@dataclass(frozen=True, slots=True, init=False, repr=False)
class StoeckCalled(SeatAct):
    """``seat`` calls the stöck apart from playing a card, where the rules leave time for it."""


@dataclass(frozen=True, slots=True, init=False, repr=False)
class Married(SeatAct):
    """``seat`` shows king and queen of a suit, perhaps with its jack, from his hand."""

    cards: CardSet

    def __init__(self, seat: SupportsIndex, cards: HandLike) -> None:
        _put(self, "seat", checked_seat(seat))
        _put(self, "cards", checked_set(cards, "cards"))


@dataclass(frozen=True, slots=True, init=False, repr=False)
class MeldsAsked(SeatAct):
    """``seat`` asks to see the melds that won."""


@dataclass(frozen=True, slots=True, init=False, repr=False)
class Soldered(SeatAct):
    """``seat`` lays down his cards and claims all the tricks that remain."""


@dataclass(frozen=True, slots=True, init=False, repr=False)
class Turned(SeatAct):
    """``seat`` turns the last complete trick, which he has won, so that a claim counts it.

    Otherwise the next lead turns it. While cards are played he turns it by hand only if his side
    is out with it and not without it.
    """


@dataclass(frozen=True, slots=True, init=False, repr=False)
class Objected(SeatAct):
    """``seat`` objects to a card that ``offender`` played to a trick; both may be the same (§9).

    The table answers with `Ruled`, even if the card proves to be legal.
    """

    offender: Seat
    trick: int
    """Its number, from 1."""

    def __init__(self, seat: SupportsIndex, offender: SupportsIndex, trick: SupportsIndex) -> None:
        _put(self, "seat", checked_seat(seat))
        _put(self, "offender", checked_seat(offender, "offender"))
        _put(self, "trick", number(trick, "trick", 1))


@dataclass(frozen=True, slots=True, init=False, repr=False)
class Finished(SeatAct):
    """``seat`` says that his side has reached the target."""


@dataclass(frozen=True, slots=True, init=False, repr=False)
class BergCalled(SeatAct):
    """``seat`` says that his side has reached half of the target."""


@dataclass(frozen=True, slots=True, init=False, repr=False)
class Insisted(SeatAct):
    """``seat`` answers a wrong claim: play on for the match (``insist``), or take the partie."""

    insist: bool

    def __init__(self, seat: SupportsIndex, insist: bool) -> None:
        _put(self, "seat", checked_seat(seat))
        _put(self, "insist", flag(insist, "insist"))


@dataclass(frozen=True, slots=True, init=False, repr=False)
class Ruled(BaseEvent):
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

    def __init__(
        self,
        offender: SupportsIndex,
        trick: SupportsIndex,
        case: str,
        cards: HandLike | None = NO_CARDS,
        dead: HandLike = NO_CARDS,
        moved: CardLike | None = None,
        side: SupportsIndex | None = None,
        lost: Iterable[SupportsIndex] = (),
        leads: SupportsIndex | None = None,
    ) -> None:
        _put(self, "offender", checked_seat(offender, "offender"))
        _put(self, "trick", number(trick, "trick", 1))
        _put(self, "case", text(case, "case"))
        _put(self, "cards", known_set(cards, "cards"))
        _put(self, "dead", checked_set(dead, "dead"))
        _put(self, "moved", None if moved is None else card_of(moved, "moved"))
        _put(self, "side", None if side is None else Team(integer(side, 0, 1, "side")))
        _put(self, "lost", several(lost, number, "lost", "(1, 2)"))
        _put(self, "leads", None if leads is None else checked_seat(leads, "leads"))


@dataclass(frozen=True, slots=True, init=False, repr=False)
class Counted(BaseEvent):
    """The table counts the deal and writes it on the slate."""

    predictions: BySeat[int] | None = None
    """The predictions, if they were hidden until now."""

    def __init__(self, predictions: Iterable[SupportsIndex] | None = None) -> None:
        if predictions is not None:
            predictions = several(predictions, number, "predictions", "(50, 0, 80, 27)")
        _put(self, "predictions", predictions)


@dataclass(frozen=True, slots=True, init=False, repr=False)
class Revealed(BaseEvent):
    """The table publishes the seed of the last sealed deal."""

    seed: str

    def __init__(self, seed: str) -> None:
        _put(self, "seed", text(seed, "seed"))


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

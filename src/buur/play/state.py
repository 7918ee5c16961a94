"""The state of a partie: an immutable value, the sum of the events so far."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from buur.cards import NO_CARDS, Card, CardSet, Hand, Suit, cards_html
from buur.contracts import Contract, Tables
from buur.melds import Meld, Standing, Utterance
from buur.scoring import Credit, raw_points, totals
from buur.seats import NO_SIDE, BySeat, ByTeam, Seat, Team, left_of, seats_from
from buur.variants.joining import Answer
from buur.variants.model import Variant
from buur.variants.values import StageName

if TYPE_CHECKING:
    from buur.play.auction import Auction
    from buur.play.bids import Stake
    from buur.play.events import Event
    from buur.play.legal import LegalActs
    from buur.play.views import View

Phase = Literal["open", "seal", "cut", "deal", "claim", "count", "over"] | StageName
"""What is awaited: the first dealer, contributions, the cut, the cards, what a stage of the deal
asks for, the answer to a wrong claim, the count; or nothing more."""

NO_SEAT = Seat(-1)
HIDDEN = -1


@dataclass(frozen=True, slots=True)
class Trick:
    """A complete trick."""

    leader: Seat
    cards: tuple[Card, ...]
    """In playing order."""
    winner: Seat
    points: int
    """Card points, without the bonus for the last trick."""

    def _repr_html_(self) -> str:
        return f"<div>{cards_html(self.cards)} → {self.winner}</div>"


@dataclass(frozen=True, slots=True)
class Seal:
    """The commitment to a deal: digest, seed where known, and what the seats contributed."""

    digest: str
    seed: str | None
    nonces: BySeat[str | None]


@dataclass(frozen=True, slots=True)
class Solder:
    """A claim of the remaining tricks."""

    seat: Seat
    valid: bool
    hands: BySeat[CardSet]
    """What everybody held; all of it lies open."""


@dataclass(frozen=True, slots=True)
class Widow:
    """Cards that were dealt to nobody, until somebody takes them."""

    up: CardSet = NO_CARDS
    """Open to everybody."""
    down: CardSet = NO_CARDS
    """Hidden from everybody; once the widow is taken, what was shown of it."""
    count: int = 0
    """How many cards are hidden."""
    taken: bool = False
    """Whether the declarer has taken them."""
    laid: CardSet = NO_CARDS
    """What he has laid away for them."""


@dataclass(frozen=True, slots=True)
class Exchange:
    """Cards beside the hands, and who has taken them or the turned card."""

    piles: BySeat[CardSet] = ()
    """What lies face down beside each hand."""
    put_away: BySeat[CardSet] = ()
    """What each seat had, and plays without."""
    took: BySeat[bool | None] = ()
    """Whether each seat took the cards beside its hand; None before it has said so."""
    robber: Seat | None = None
    """Who took the turned card for the six of trumps."""

    def seen_by(self, seat: Seat | None) -> Exchange:
        """Return the part that a seat knows: what it has put away itself, what was done openly."""
        hidden = (NO_CARDS,) * len(self.piles)
        own = (cards if who == seat else NO_CARDS for who, cards in enumerate(self.put_away))
        return Exchange(hidden, tuple(own), self.took, self.robber)


@dataclass(frozen=True, slots=True)
class Reign:
    """Who plays alone against the rest for a whole partie, and what for (mise, roi)."""

    king: Seat
    goal: int
    """Points that he has promised."""
    partner: Seat | None = None
    """Whom he called, where he may."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Deal:
    """One deal. Fields after ``hands`` fill up as it is played."""

    number: int
    dealer: Seat
    seal: Seal | None = None
    cut: int | None = None
    dealt: BySeat[CardSet] = ()
    """The hands as dealt or, where cards were taken from beside them, as they are played."""
    hands: BySeat[CardSet] = ()
    sides: BySeat[Team] = ()
    """The side of each seat in this deal; `NO_SIDE` for one that sits out. Where one plays
    against the rest, everybody is for himself until it is known who."""
    declarer: Seat | None = None
    """Who plays against the rest, once he is known."""
    partner: Seat | None = None
    """Who plays with the declarer, if anybody."""
    widow: Widow = Widow()
    """The cards that lie apart from the hands."""
    called: tuple[Card, ...] = ()
    """The cards whose holders the declarer has called."""
    renounced: bool = False
    """Whether the declarer has given up the deal before its first card."""
    turned: Card | None = None
    """The card that named the contract."""
    forehand: Seat = NO_SEAT
    stage: StageName = "play"
    """How far the deal has come since it was dealt: one of `Variant.phases`."""
    asked: tuple[Seat, ...] = ()
    """Who is to act in a stage before the play."""
    predictions: BySeat[int | None] = ()
    """Points that each seat has predicted; None before it has, `HIDDEN` where it is not known."""
    answers: BySeat[Answer | None] = ()
    """Whether each seat plays the deal, where that is asked; None before it has said so."""
    exchange: Exchange = Exchange()
    """The cards beside the hands, where there are any."""
    auction: Auction | None = None
    """What was bid, where the rules hold an auction."""
    pushes: int = 0
    contract: Contract | None = None
    chooser: Seat | None = None
    category: int = 0
    """Number of the row of the sheet that is played, 0 without a sheet."""
    multiplier: int = 1
    schedule: tuple[Tables, ...] = ()
    leader: Seat = NO_SEAT
    """Who leads, or led, the open trick."""
    turn: Seat = NO_SEAT
    lying: tuple[Card, ...] = ()
    """The open trick in playing order."""
    led: int = -1
    best: int = 0
    """The card to be beaten; the Buur even when the eight of Martinique has taken it."""
    best_seat: Seat = NO_SEAT
    tricks: tuple[Trick, ...] = ()
    melds: BySeat[tuple[Meld, ...]] = ()
    with_stoeck: BySeat[bool] = ()
    """Who said "mit": the stöck lies inside his declared melds."""
    standing: Standing | None = None
    said: tuple[Utterance, ...] = ()
    meld_teams: tuple[Team, ...] | None = None
    """The teams whose melds count; None before the end of the first trick."""
    pending_melds: Team | None = None
    """The team that still needs its first trick to be credited its melds."""
    melds_shown: bool = False
    married: tuple[tuple[Seat, CardSet], ...] = ()
    """Marriages shown from the hand, in order."""
    stoeck_called: Seat | None = None
    stoeck_pending: bool = False
    """Called in the trick that still lies open."""
    credits: tuple[Credit, ...] = ()
    solder: Solder | None = None
    claimer: Seat | None = None
    """Who claimed the end wrongly while the opponents may still make the match."""
    insisted: bool = False
    """The opponents insisted on playing on after the wrong claim."""

    @property
    def is_pushed(self) -> bool:
        """Whether the contract was named by somebody to whom the choice was left."""
        return self.pushes > 0 and self.chooser not in (None, self.forehand)

    @property
    def tables(self) -> Tables:
        """The tables of the open trick."""
        return self.schedule[len(self.tricks)]

    @property
    def side_count(self) -> int:
        """How many sides there are at this moment."""
        return max(self.sides, default=NO_SIDE) + 1

    @property
    def at_play(self) -> int:
        """How many seats play, and so the cards of a trick."""
        return len(self.sides) - self.sides.count(NO_SIDE)

    def order(self, first: int) -> tuple[Seat, ...]:
        """Return the seats that play, in playing order from ``first`` on."""
        seats = seats_from(Seat(first), len(self.sides))
        if NO_SIDE not in self.sides:
            return seats
        return tuple(seat for seat in seats if self.sides[seat] != NO_SIDE)

    def after(self, seat: int) -> Seat:
        """Return the seat that plays after ``seat``."""
        return self.order((seat + 1) % len(self.sides))[0]

    @property
    def is_dealt(self) -> bool:
        """Whether everybody has his cards."""
        return bool(self.dealt)

    @property
    def trump(self) -> Suit | None:
        """The trump suit, if the contract has one."""
        return None if self.contract is None else self.contract.suit


@dataclass(frozen=True, slots=True, kw_only=True)
class DealScore:
    """A deal as it was written on the slate.

    Tricks and points are by side of the deal and before the multiplier, ``total`` is by line.
    """

    deal: int
    dealer: Seat
    contract: Contract | None
    chooser: Seat | None
    pushed: bool
    multiplier: int
    tricks: ByTeam[int]
    cards: ByTeam[int]
    last_trick: ByTeam[int]
    match: ByTeam[int]
    melds: ByTeam[int]
    stoeck: ByTeam[int]
    total: ByTeam[int]
    """What was written on each line, multiplied."""
    matched: Team | None = None
    """The side that took every trick."""
    sides: BySeat[Team] = ()
    """The side of each seat."""
    declarer: Seat | None = None
    """Who played against the rest."""
    predictions: BySeat[int] = ()
    """What each seat had predicted, where that is asked."""
    stake: Stake | None = None
    """The bid that was played for, where there was one."""
    category: int = 0
    """Number of the row of the sheet, 0 without one."""


Reason = Literal["out", "claim", "wrong-claim", "gap", "deals", "checklist", "pommes"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Result:
    """How a partie ended."""

    winner: Team | None
    """None for a draw."""
    reason: Reason
    scores: ByTeam[int]
    short: bool
    """Whether the loser stayed below half of the target (rubicon, Schneider)."""
    strokes: ByTeam[int]


@dataclass(frozen=True, slots=True, kw_only=True)
class State:
    """A partie. Make one with `start`, change it with `do`."""

    variant: Variant
    deal: Deal | None = None
    scores: ByTeam[int] = (0, 0)
    """What was written on the slate before this deal."""
    history: tuple[DealScore, ...] = ()
    berg: Team | None = None
    reign: Reign | None = None
    """Whose partie it is, where one plays against the rest throughout."""
    result: Result | None = None
    last_seal: Seal | None = None
    """The seal of the deal before, whose seed may still have to be revealed."""

    @property
    def phase(self) -> Phase:
        """What is awaited."""
        deal = self.deal
        if self.result is not None:
            return "over"
        if deal is None:
            return "open"
        if not deal.is_dealt:
            return _before_the_cards(self.variant, deal)
        if deal.stage != "play":
            return deal.stage
        if deal.claimer is not None and not deal.insisted:
            return "claim"
        return "count" if deal.turn == NO_SEAT else "play"

    @property
    def is_over(self) -> bool:
        """Whether the partie has ended."""
        return self.result is not None

    @property
    def waiting(self) -> tuple[Seat, ...]:
        """The seats that must act now; none when the table is to act."""
        deal, phase = self.deal, self.phase
        if deal is None:
            return ()
        match phase:
            case "play":
                return (deal.turn,)
            case "cut":
                return (left_of(deal.dealer, self.variant.seats),)
            case "seal" if deal.seal is not None:
                nonces = enumerate(deal.seal.nonces)
                return tuple(Seat(seat) for seat, nonce in nonces if nonce is None)
            case "claim" if deal.claimer is not None:
                return tuple(
                    Seat(seat)
                    for seat in range(self.variant.seats)
                    if self.team(Seat(seat)) not in (self.team(deal.claimer), NO_SIDE)
                )
            case "open" | "seal" | "deal" | "claim" | "count" | "over":
                return ()
            case _:
                return deal.asked

    @property
    def turn(self) -> Seat | None:
        """The one seat that must act now, if there is exactly one."""
        waiting = self.waiting
        return waiting[0] if len(waiting) == 1 else None

    @property
    def running(self) -> ByTeam[int]:
        """Points of each line of the slate including what this deal brought so far."""
        deal = self.deal
        if deal is None or not deal.credits or self.variant.score.write != "points":
            return self.scores
        brought = by_line(self, totals(deal.credits, self.variant.sides, deal.multiplier))
        return tuple(map(sum, zip(self.scores, brought, strict=True)))

    @property
    def card_points(self) -> ByTeam[int]:
        """Card points of each side in this deal, with the last trick's bonus."""
        credits = () if self.deal is None else self.deal.credits
        cards = raw_points(credits, self.variant.sides, "cards")
        last = raw_points(credits, self.variant.sides, "last_trick")
        return tuple(map(sum, zip(cards, last, strict=True)))

    def team(self, seat: Seat) -> Team:
        """Return the side of a seat, in this deal where cards are dealt."""
        sides = self.deal.sides if self.deal is not None else ()
        return sides[seat] if sides else Team(self.variant.teams[seat])

    def line(self, seat: int) -> Team | None:
        """Return the line of the slate that a seat writes on, None while that is not known."""
        if self.variant.sharing != "king":
            return Team(self.variant.teams[seat])
        deal = self.deal
        known = deal is not None and deal.declarer is not None
        return deal.sides[seat] if deal is not None and known else None

    @property
    def targets(self) -> ByTeam[int]:
        """What each line of the slate plays for."""
        target = self.variant.partie.target
        if self.reign is not None:
            return (self.reign.goal, target)
        return (target,) * self.variant.lines

    def hand(self, seat: int) -> Hand:
        """Return the cards that a seat holds."""
        hands = self.deal.hands if self.deal is not None else ()
        return Hand(hands[seat] if hands else CardSet(0))

    @property
    def legal(self) -> LegalActs:
        """What the seat on turn may do, as a lazy view: iterable, ``in``-testable, truthy."""
        from buur.play.legal import LegalActs

        return LegalActs(self, self.turn)

    def legal_for(self, seat: int) -> LegalActs:
        """Return what a seat may do now, its turn or not."""
        from buur.play.legal import LegalActs

        return LegalActs(self, Seat(seat))

    def do(self, event: Event) -> State:
        """Return the state after an event.

        Raises:
            IllegalAction: the rules refuse it.
        """
        from buur.play.check import check
        from buur.play.reduce import apply

        check(self, event)
        return apply(self, event)

    def play(self, card: str | Card) -> State:
        """Return the state after the seat on turn plays a card.

        With the first card its best melds are declared, and the stöck is called when it is due;
        use `do` with a `Played` of your own for anything else.
        """
        return self.do(self.legal.played(card))

    def choose(self, contract: str) -> State:
        """Return the state after the seat on turn names a contract by its code."""
        return self.do(self.legal.chosen(contract))

    def push(self) -> State:
        """Return the state after the seat on turn pushes the choice to its partner."""
        return self.do(self.legal.pushed())

    def deal_cards(self, random: Callable[[], float]) -> State:
        """Return the state once the table has done all that is its own to do.

        Args:
            random: gives floats in [0, 1), such as ``random.Random(7).random``.
        """
        from buur.play.chance import settle

        return settle(self, random)

    def view(self, seat: int | None) -> View:
        """Return what a seat may know; None for an onlooker."""
        from buur.play.views import view

        return view(self, None if seat is None else Seat(seat))

    def _repr_html_(self) -> str:
        from buur.play.html import state_html

        return state_html(self)


def deal_of(state: State) -> Deal:
    """Return the deal in progress, where there is one for sure."""
    assert state.deal is not None  # noqa: S101 - the partie has been opened
    return state.deal


def by_line(state: State, points: ByTeam[int]) -> ByTeam[int]:
    """Return points of the sides of this deal as the lines of the slate get them: each all.

    Who sits out gets nothing, nor does anybody before it is known who plays with whom.
    """
    deal, variant = deal_of(state), state.variant
    if not deal.sides or variant.sharing == "king":
        return points
    if deal.side_count != len(points):
        return (0,) * variant.lines
    sides = (deal.sides[variant.teams.index(line)] for line in range(variant.lines))
    return tuple(0 if side == NO_SIDE else points[side] for side in sides)


def _before_the_cards(variant: Variant, deal: Deal) -> Phase:
    if deal.seal is not None and None in deal.seal.nonces:
        return "seal"
    if deal.cut is None and variant.deal.cut != "none":
        return "cut"
    return "deal"

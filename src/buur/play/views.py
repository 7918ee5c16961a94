"""`View` and `PublicView`: the parts of a partie that a seat or an onlooker may know.

A view is built field by field, so that a new field stays hidden until it is copied here. `redact`
hides the same parts of an event.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import SupportsIndex, assert_never, overload

from buur.arguments import wrong
from buur.cards import CardSet, Hand, Rank, Suit
from buur.completion import PublicNames
from buur.play import html
from buur.play.legal import LegalActs
from buur.play.model import events
from buur.play.model.deal import HIDDEN, Deal, Seal, Widow
from buur.play.model.events import Event
from buur.play.model.state import State
from buur.play.queries.melds import winning_melds
from buur.seats import BySeat, Seat

_NO_CARDS = CardSet(0)


@dataclass(frozen=True, slots=True, kw_only=True)
class Description:
    """A winning meld as its owner describes it to the table (core §5.7)."""

    seat: Seat
    kind: str
    """``run`` or ``four``."""
    count: int
    top: Rank
    points: int
    suit: Suit | None
    """None until the cards are shown, unless the rules require the owner to name the suit."""
    cards: CardSet | None
    """None until they are shown."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PublicView(PublicNames):
    """The part of a partie that an onlooker may know: every seat sees it as well.

    >>> import buur
    >>> seen = buur.start("chibre", 7).view(None)
    >>> seen.seat, seen.counts, len(seen.hand), list(seen.legal)
    (None, (9, 9, 9, 9), 0, [])
    """

    seat: Seat | None
    """The seat of a `View`; None for an onlooker."""
    state: State
    """The state with only its public part, and in a `View` the seat's own cards."""
    counts: BySeat[int]
    """The number of cards that each seat holds."""
    described: tuple[Description, ...]
    """The melds that won, as their owners describe them after the first trick."""

    @property
    def deal(self) -> Deal:
        """The deal in progress.

        Raises:
            BuurError: the partie has not been opened, so that there is no deal.
        """
        return self.state.current_deal

    @property
    def hand(self) -> Hand:
        """The seat's own cards; an onlooker has none."""
        return Hand(_NO_CARDS)

    @property
    def legal(self) -> LegalActs:
        """The legal acts of the seat; an onlooker has none."""
        return LegalActs(self.state, self.seat)

    @property
    def is_on_turn(self) -> bool:
        """Whether the table waits for this seat; never for an onlooker."""
        return False

    def _repr_html_(self) -> str:
        return html.view_html(self)


@dataclass(frozen=True, slots=True, kw_only=True)
class View(PublicView):
    """The part of a partie that one seat may know.

    >>> import buur
    >>> seen = buur.start("chibre", 7).view(1)
    >>> seen.is_on_turn, str(seen.hand), seen.deal.dealer
    (False, 'S8 S9 SJ SA HT D6 DJ DA C7', 1)
    """

    seat: Seat
    """The seat that knows it."""

    @property
    def hand(self) -> Hand:
        """The seat's own cards."""
        return self.state.hand(self.seat)

    @property
    def is_on_turn(self) -> bool:
        """Whether the table waits for this seat."""
        return self.seat in self.state.waiting


@overload
def view(state: State, seat: SupportsIndex) -> View: ...


@overload
def view(state: State, seat: SupportsIndex | None) -> PublicView: ...


def view(state: State, seat: SupportsIndex | None) -> PublicView:
    """Return what a seat may know of a partie.

    >>> import buur
    >>> partie = buur.start("chibre", 7)
    >>> str(buur.view(partie, 2).hand), str(buur.view(partie, 2).state.hand(1))
    ('ST SQ H6 H8 D8 C6 CQ CK CA', '')

    Args:
        state: the partie.
        seat: the number of the seat; None for an onlooker, who sees no hand.

    Raises:
        ArgumentError: it is no partie, or there is no such seat.
    """
    if not isinstance(state, State):
        raise wrong("state", state, "a Partie or a State")
    deal = state.deal
    counts = () if deal is None else tuple([hand.bit_count() for hand in deal.hands])
    said = _describe(state, deal) if deal is not None and deal.meld_teams else ()
    if seat is None:
        public = _public_state(state, deal, None)
        return PublicView(seat=None, state=public, counts=counts, described=said)
    who = state.seat_of(seat)
    return View(seat=who, state=_public_state(state, deal, who), counts=counts, described=said)


def _public_state(state: State, deal: Deal | None, seat: Seat | None) -> State:
    """Return the state with only its public part and the cards of ``seat``."""
    return State(
        variant=state.variant,
        deal=None if deal is None else _public_deal(state, deal, seat),
        scores=state.scores,
        history=state.history,
        berg=state.berg,
        reign=state.reign,
        result=state.result,
        seal=None if state.seal is None else _public_seal(state.seal),
        last_seal=None if state.last_seal is None else _public_seal(state.last_seal),
    )


def _describe(state: State, deal: Deal) -> tuple[Description, ...]:
    shown = deal.melds_shown
    suit_said = shown or state.variant.meld.meld_show == "described"
    return tuple(
        Description(
            seat=seat,
            kind=meld.kind,
            count=meld.count,
            top=meld.top,
            points=meld.points,
            suit=meld.suit if suit_said else None,
            cards=meld.cards if shown else None,
        )
        for seat, meld in winning_melds(state)
    )


def _public_seal(seal: Seal) -> Seal:
    return Seal(digest=seal.digest, seed=None, nonces=seal.nonces, contributors=seal.contributors)


def _own_prediction(state: State, deal: Deal, seat: Seat | None) -> BySeat[int | None]:
    """Return the predictions, with `HIDDEN` for secret ones of other seats."""
    if state.variant.predict.prediction != "hidden" or state.result is not None:
        return deal.predictions
    return tuple(
        points if points is None or who == seat else HIDDEN
        for who, points in enumerate(deal.predictions)
    )


def _seen_widow(deal: Deal, seat: Seat | None) -> Widow:
    """Return the widow with the hidden cards that were shown and the seat's own discards."""
    widow, mine = deal.widow, deal.declarer == seat
    if not widow.down and not widow.laid:
        return widow
    return replace(
        widow,
        down=widow.down if widow.taken else _NO_CARDS,
        laid=widow.laid if mine else _NO_CARDS,
    )


def _public_deal(state: State, deal: Deal, seat: Seat | None) -> Deal:
    """Return the deal with only its public part and the cards of ``seat``.

    `Deal.standing` and `Deal.unturned` are left out, because they hold cards of others.
    """
    solder = deal.solder
    return Deal(
        number=deal.number,
        dealer=deal.dealer,
        seal=None if deal.seal is None else _public_seal(deal.seal),
        cut=deal.cut,
        dealt=_only(deal.dealt, seat),
        hands=_only(deal.hands, seat) if solder is None else solder.hands,
        sides=deal.sides,
        declarer=deal.declarer,
        partner=deal.partner,
        widow=_seen_widow(deal, seat),
        called=deal.called,
        renounced=deal.renounced,
        forehand=deal.forehand,
        turned=deal.turned,
        stage=deal.stage,
        asked=deal.asked,
        predictions=_own_prediction(state, deal, seat),
        answers=deal.answers,
        exchange=deal.exchange.seen_by(seat),
        auction=deal.auction,
        pushes=deal.pushes,
        contract=deal.contract,
        chooser=deal.chooser,
        category=deal.category,
        multiplier=deal.multiplier,
        schedule=deal.schedule,
        leader=deal.leader,
        turn=deal.turn,
        lying=deal.lying,
        led=deal.led,
        best=deal.best,
        best_seat=deal.best_seat,
        tricks=deal.tricks,
        trick_turned=deal.trick_turned,
        melds=tuple([melds if who == seat else () for who, melds in enumerate(deal.melds)]),
        with_stoeck=tuple([said and who == seat for who, said in enumerate(deal.with_stoeck)]),
        said=deal.said,
        meld_teams=deal.meld_teams,
        pending_melds=deal.pending_melds,
        melds_shown=deal.melds_shown,
        false_melds=deal.false_melds,
        married=deal.married,
        stoeck_called=deal.stoeck_called,
        stoeck_pending=deal.stoeck_pending,
        credits=deal.credits,
        solder=solder,
        claimer=deal.claimer,
        insisted=deal.insisted,
        rulings=deal.rulings.seen_by(seat),
    )


def _only(hands: BySeat[CardSet], seat: Seat | None) -> BySeat[CardSet]:
    return tuple([hand if who == seat else _NO_CARDS for who, hand in enumerate(hands)])


def redact(event: Event, seat: Seat | None) -> Event:
    """Return an event as ``seat`` may see it; None is an onlooker.

    Declared melds of others are removed; `Deal.said` holds what was said aloud about them.
    """
    match event:
        case events.Dealt(hands, turned, up, down, piles):
            own = tuple(hand if who == seat or not hand else None for who, hand in enumerate(hands))
            hidden = (None,) * len(piles)
            return events.Dealt(own, turned, up, None if down else down, hidden)
        case events.Exchanged(who, cards) if cards and who != seat:
            return events.Exchanged(who, None)
        case events.Discarded(who, _) if who != seat:
            return events.Discarded(who)
        case events.Sealed(digest, _, contributors):
            return events.Sealed(digest, None, contributors)
        case events.Predicted(who, _, aloud) if not aloud and who != seat:
            return events.Predicted(who)
        case events.Played(who, card, melds, _) if melds and who != seat:
            return events.Played(who, card)
        case events.Declared(who) if who != seat:
            return events.Declared(who)
        case events.Played() | events.Declared() | events.StoeckCalled() | events.Married():
            return event
        case events.Ruled(offender) if event.cards and offender != seat:
            return replace(event, cards=None)
        case events.Opened() | events.Contributed() | events.Cut():
            return event
        case events.Pushed() | events.Chosen() | events.Bid() | events.Passed() | events.Doubled():
            return event
        case events.Predicted() | events.Joined() | events.Exchanged() | events.Discarded():
            return event
        case events.Called() | events.Owned() | events.Renounced() | events.Robbed():
            return event
        case events.MeldsAsked() | events.Soldered() | events.Turned() | events.Objected():
            return event
        case events.Ruled() | events.Finished() | events.BergCalled() | events.Insisted():
            return event
        case events.Misdealt() | events.Counted() | events.Revealed():
            return event
        case _:
            assert_never(event)

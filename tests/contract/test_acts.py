"""Legal acts, acts that `check` accepts and acts that `apply` can do are the same."""

from __future__ import annotations

import random

import pytest

from buur.cards import PACK, Card, CardSet
from buur.contracts import CONTRACTS
from buur.errors import IllegalAction
from buur.play.acts.bidding import is_passed_out
from buur.play.acts.stages import STAGES
from buur.play.engine import apply, check
from buur.play.model.events import (
    BergCalled,
    Called,
    Chosen,
    Contributed,
    Counted,
    Cut,
    Dealt,
    Discarded,
    Event,
    Exchanged,
    Finished,
    Insisted,
    Married,
    MeldsAsked,
    Misdealt,
    Opened,
    Owned,
    Played,
    Pushed,
    Revealed,
    Sealed,
    Soldered,
    StoeckCalled,
    Turned,
)
from buur.play.model.refusals import REASONS
from buur.play.pack.dealing import deal_pack, shuffled
from buur.play.partie import Partie
from buur.seats import Seat
from tests.chance import seeded
from tests.contract.wandering import Step


def test_somebody_can_always_go_on(partie: tuple[Step, ...]) -> None:
    """A partie never stops: a seat has an act, or the table does something."""
    for step in partie:
        state = step.before
        if state.deal is not None and is_passed_out(state):
            assert state.waiting == ()
        elif state.phase in STAGES or state.phase in ("claim", "cut"):
            assert state.legal_for(state.waiting[0])
        else:
            assert state.waiting == ()


def test_what_is_offered_is_what_is_done(partie: tuple[Step, ...]) -> None:
    """How many cards to lay away or exchange, whom to call, who has to own up."""
    for step in partie:
        match step.event:
            case Discarded(seat, cards) if cards is not None:
                assert step.before.legal_for(seat).discard == cards.bit_count()
            case Exchanged(seat, cards) if cards is not None:
                assert cards.bit_count() in (0, step.before.legal_for(seat).exchange)
            case Called(seat, card):
                assert card in step.before.legal_for(seat).calls
            case Owned(seat):
                assert step.before.legal_for(seat).owned
                others = (other for other in range(step.before.variant.seats) if other != seat)
                assert not any(step.before.legal_for(Seat(other)).owned for other in others)


@pytest.mark.untraced
def test_legal_cards_are_held_and_never_none(partie: tuple[Step, ...]) -> None:
    """Core §4.2: the result is never empty."""
    for step in partie:
        if step.before.phase == "play":
            legal = step.before.legal.cards
            assert legal
            assert legal.mask & ~step.before.hand(step.before.waiting[0]).mask == 0


def test_every_legal_act_passes_and_can_be_done(partie: tuple[Step, ...]) -> None:
    """`legal` promises nothing that `check` refuses."""
    for step in partie[::7]:
        state = step.before
        for seat in map(Seat, range(state.variant.seats)):
            view = state.legal_for(seat)
            for act in (*view, *view.claims):
                assert act in view
                assert apply(state, act) != state


@pytest.mark.untraced
def test_refused_cards_say_why(partie: tuple[Step, ...]) -> None:
    """The reason shown beforehand is the one given on the attempt."""
    for step in partie:
        state = step.before
        if state.phase != "play":
            continue
        seat = state.waiting[0]
        for card in state.hand(seat):
            reason = state.legal.why_not(card)
            assert (reason is None) == (card in state.legal.cards)
            if reason is not None:
                error = refusal_of(state, Played(seat, card))
                assert error is not None
                assert error.reason == reason


@pytest.mark.untraced
def test_anything_is_done_or_refused_with_a_known_reason(partie: tuple[Step, ...]) -> None:
    """No event breaks the engine: it may happen, or `IllegalAction` says why not."""
    source = seeded(len(partie))
    for step in partie:
        for event in (anything(step.before, source) for _ in range(3)):
            error = refusal_of(step.before, event)
            if error is None:
                assert apply(step.before, event).phase
            else:
                assert error.reason in REASONS
                assert error.clause[0].isdigit()


def refusal_of(state: Partie, event: Event) -> IllegalAction | None:
    try:
        check(state, event)
    except IllegalAction as error:
        return error
    return None


@pytest.mark.untraced
def test_other_seats_may_not_play(partie: tuple[Step, ...]) -> None:
    """Core §4: one after the other."""
    for step in partie[::5]:
        state = step.before
        if state.phase == "play":
            for seat in map(Seat, range(state.variant.seats)):
                assert bool(state.legal_for(seat).cards) == (seat == state.waiting[0])


def anything(state: Partie, source: random.Random) -> Event:
    """Return an event of any kind, lawful or not."""
    seat = Seat(source.randrange(5))
    card = Card(source.randrange(36))
    random_cards = CardSet(source.getrandbits(36) & source.getrandbits(36) & PACK)
    dealer = Seat(source.randrange(state.variant.seats))
    hands = deal_pack(shuffled(source.random), state.variant, dealer)
    events: tuple[Event, ...] = (
        Opened(seat),
        Opened(seat, shuffled(source.random)[: state.variant.seats]),
        Sealed("00"),
        Sealed("00", "11"),
        Contributed(seat, "0123abcd"),
        Cut(seat, source.randrange(40)),
        Dealt(hands),
        Dealt((*hands[:-1], None)),
        Misdealt("card-shown"),
        Pushed(seat),
        Chosen(seat, source.choice(CONTRACTS)),
        Played(seat, card),
        Played(seat, card, (random_cards,)),
        Played(seat, card, (), True),
        Played(seat, card, (CardSet(0b111 << card % 30),), True),
        StoeckCalled(seat),
        Married(seat, random_cards),
        MeldsAsked(seat),
        Soldered(seat),
        Turned(seat),
        Finished(seat),
        BergCalled(seat),
        Insisted(seat, True),
        Counted(),
        Revealed("00"),
    )
    return source.choice(events)

"""A seat's view does not depend on what the seat may not know."""

from __future__ import annotations

import pytest

from buur.cards import Card, CardSet, card_code
from buur.play.codec import event_json
from buur.play.model.events import Dealt, Discarded, Event, Exchanged, Played, Sealed
from buur.play.partie import Partie
from buur.play.views import redact
from buur.seats import Seat
from tests.chance import seeded
from tests.contract.disguise import otherwise
from tests.contract.wandering import Step

pytestmark = pytest.mark.untraced


def viewers(state: Partie) -> tuple[Seat | None, ...]:
    """Return every seat, and an onlooker."""
    return (*map(Seat, range(state.variant.seats)), None)


def test_views_do_not_change_when_unknown_cards_do(partie: tuple[Step, ...]) -> None:
    """Shuffle what a seat has not seen among the places where it lies: it must notice nothing."""
    source = seeded(5)
    deceived = set()
    for step in partie[::3]:
        for viewer in viewers(step.after):
            other = otherwise(step.after, viewer, source)
            if other is not None:
                deceived.add(viewer)
                assert other.view(viewer) == step.after.view(viewer)
    assert deceived == set(viewers(partie[0].after)), "for each there was something to hide"


def test_views_hold_no_hand_but_ones_own(partie: tuple[Step, ...]) -> None:
    """Nor how it was dealt, nor its melds, nor a seed."""
    for step in partie[::3]:
        for viewer in viewers(step.after):
            shown = step.after.view(viewer).state.deal
            if shown is None or not shown.is_dealt:
                continue
            assert shown.standing is None
            for seat in range(len(shown.hands)):
                if seat != viewer:
                    assert shown.dealt[seat] == 0
                    assert shown.melds[seat] == ()
                    assert shown.solder is not None or shown.hands[seat] == 0


def test_counts_are_public(partie: tuple[Step, ...]) -> None:
    """Everybody sees how many cards the others hold."""
    for step in partie[::5]:
        deal = step.after.deal
        hands = () if deal is None else deal.hands
        for viewer in viewers(step.after):
            view = step.after.view(viewer)
            assert view.counts == tuple(hand.bit_count() for hand in hands)
            assert view.is_on_turn == (viewer in step.after.waiting)


def test_what_a_seat_may_do_follows_from_its_view(partie: tuple[Step, ...]) -> None:
    """A client or a bot needs nothing else."""
    for step in partie[::5]:
        for viewer in map(Seat, range(step.after.variant.seats)):
            ours, theirs = step.after.legal_for(viewer), step.after.view(viewer).legal
            assert list(ours) == list(theirs)
            assert ours.claims == theirs.claims
            assert ours.stoeck_cards == theirs.stoeck_cards


def test_redacted_events_hold_no_foreign_card(partie: tuple[Step, ...]) -> None:
    """A hand dealt, a meld declared: only its owner reads the cards."""
    for step in partie:
        for viewer in viewers(step.after):
            shown = redact(step.event, viewer)
            assert type(shown) is type(step.event)
            codes = set(_codes(event_json(shown)))
            assert codes <= _allowed(step.event, viewer)


def _codes(value: object) -> list[str]:
    if isinstance(value, str):
        return [value] if len(value) == 2 and value[0] in "SHDC" else []
    if isinstance(value, dict):
        return [code for part in value.values() for code in _codes(part)]
    return [code for part in value for code in _codes(part)] if isinstance(value, list) else []


def _allowed(event: Event, viewer: Seat | None) -> set[str]:
    """Return the codes that a viewer may read in an event."""
    match event:
        case Dealt(hands, turned, up):
            own = hands[viewer] if viewer is not None else None
            shown = set() if turned is None else {card_code(turned)}
            shown |= {card_code(card) for card in _held(up)}
            return shown if own is None else shown | {card_code(card) for card in _held(own)}
        case Exchanged(seat, _) | Discarded(seat, _) if seat != viewer:
            return set()
        case Played(seat, card) if seat != viewer:
            return {card_code(card)}
        case _:
            return set(_codes(event_json(event)))


def _held(mask: CardSet) -> list[Card]:
    return [Card(card) for card in range(36) if mask >> card & 1]


def test_seeds_stay_secret_until_they_are_revealed() -> None:
    """A sealed deal shows its digest only."""
    event = Sealed("digest", "seed")
    assert {redact(event, viewer) for viewer in (Seat(0), Seat(3), None)} == {Sealed("digest")}

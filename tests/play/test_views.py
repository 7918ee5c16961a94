"""Views of a seat or an onlooker: melds and claims."""

from __future__ import annotations

from functools import partial
from typing import Any

import numpy
import pytest

from buur.cards import parse_cards
from buur.errors import ArgumentError, BuurError
from buur.play.model.events import MeldsAsked, Soldered
from buur.play.partie import Partie
from buur.play.views import PublicView, View, view
from buur.seats import Seat
from buur.variants.registry import variant
from tests.rules.scenario import SUITS_APART, deal, declare, opened, play, play_out, table


def declared(**options: object) -> Partie:
    """Return the state after a first trick in which seat 0's three to the ace won."""
    hands = ("SQ SK SA C6 DJ", "CA C7", "C8 C9", "CT CJ")
    return play(declare(table(*hands, options=options), "C6", "SQ SK SA"), "CA C8 CT")


def test_view_holds_ones_own_hand() -> None:
    """The view is on turn when its seat is."""
    state = table(*SUITS_APART, contract="trump:S")
    view = state.view(0)
    assert view.hand == state.hand(0)
    assert (view.is_on_turn, state.view(1).is_on_turn) == (True, False)
    assert view.legal.cards == state.legal.cards


def test_onlooker_sees_no_hand() -> None:
    """An onlooker sees no hand and has no legal acts."""
    view = table(*SUITS_APART, contract="trump:S").view(None)
    assert (view.seat, len(view.hand), view.is_on_turn, view.counts) == (None, 0, False, (9,) * 4)
    assert list(view.legal) == []
    assert view.legal.claims == ()


def test_the_class_of_a_view_tells_a_seat_from_an_onlooker() -> None:
    """Programs that take a `View` need not ask for whom it is."""
    state = table(*SUITS_APART, contract="trump:S")
    assert [type(view(state, seat)) for seat in (2, None)] == [View, PublicView]
    assert type(state.view(numpy.int64(2)).seat) is int
    assert issubclass(View, PublicView)


@pytest.mark.parametrize("seat", [4, -1, 1.0, "0", True])
def test_a_seat_that_does_not_exist_has_no_view(seat: Any) -> None:
    """The sentence names the argument, its value and the seats."""
    state = table(*SUITS_APART, contract="trump:S")
    for look in (state.view, partial(view, state)):
        with pytest.raises(ArgumentError, match=f"seat is {seat!r}: expected a whole number"):
            look(seat)


def test_only_a_partie_is_viewed() -> None:
    """A view of a view would hide nothing more."""
    nothing: Any = "chibre"
    with pytest.raises(ArgumentError, match="state is 'chibre': expected a Partie or a State"):
        view(nothing, 0)


@pytest.mark.parametrize("seat", [0, None])
def test_a_view_has_its_deal_once_the_partie_is_opened(seat: int | None) -> None:
    """Bots are asked after that; a page may look before."""
    assert opened().view(seat).deal.number == 1
    with pytest.raises(BuurError, match="there is no deal yet"):
        _ = Partie(variant=variant()).view(seat).deal


def test_view_before_the_cards() -> None:
    """A view before the cards has no counts."""
    assert Partie(variant=variant()).view(0).counts == ()
    assert opened().view(0).counts == ()


def described(view: PublicView) -> list[tuple[object, ...]]:
    return [
        (one.seat, one.kind, one.count, one.top, one.points, one.suit, one.cards)
        for one in view.described
    ]


def test_winning_melds_are_described_without_their_suit() -> None:
    """Core §5.7: "three to the ace"; the cards only where they are shown."""
    state = declared(meld_show="on_request_any")
    assert described(state.view(1)) == [(0, "run", 3, 8, 20, None, None)]


def test_shown_melds_are_seen_by_all() -> None:
    """Core §5.7: always, or on request."""
    cards = parse_cards("SQ SK SA")
    asked = declared(meld_show="on_request_any").do(MeldsAsked(Seat(1)))
    for state in (declared(meld_show="always"), asked):
        for seat in (1, None):
            assert described(state.view(seat)) == [(0, "run", 3, 8, 20, 0, cards)]


def test_melds_may_be_described_with_their_suit() -> None:
    """Core §5.7, meld_show=described. P002: they say what they have and do not show it."""
    state = declared(meld_show="described")
    assert described(state.view(1)) == [(0, "run", 3, 8, 20, 0, None)]


def test_losing_melds_are_never_described() -> None:
    """Core §5.7: whose meld is lower says "good" and keeps his cards to himself."""
    hands = ("SQ SK SA", "H6 H7 H8")
    state = declare(table(*hands, contract="trump:C"), "SA", "SQ SK SA")
    state = play_out(declare(state, "H6", "H6 H7 H8"), 1)
    assert [one.seat for one in state.view(2).described] == [0]
    assert [said.stage for said in deal(state).said] == ["value", "value", "top", "good"]


def test_nothing_is_described_before_the_first_trick_is_complete() -> None:
    """Core §5.7: until then there is only what was said."""
    state = declare(table("SQ SK SA"), "SA", "SQ SK SA")
    assert state.view(1).described == ()
    assert [said.stage for said in state.view(1).deal.said] == ["value"]


@pytest.mark.parametrize("seat", [0, 1, None])
def test_cards_laid_open_are_seen_by_all(seat: int | None) -> None:
    """Core §8: who claims the rest lays his cards down."""
    state = play(table(*SUITS_APART, contract="trump:S"), "SA HA DA CA").do(Soldered(Seat(0)))
    assert [hand.bit_count() for hand in state.view(seat).deal.hands] == [8] * 4


def test_a_stoeck_said_inside_melds_is_known_to_its_holder_alone() -> None:
    """Core §6: he said it with his melds; until they count, they are described to nobody."""
    state = declare(table("DQ DK DA SA"), "SA", "DQ DK DA", stoeck=True)
    said = [deal(state.view(seat).state).with_stoeck for seat in (0, 1, None)]
    assert said == [(True, False, False, False), (False,) * 4, (False,) * 4]

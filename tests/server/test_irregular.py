"""Irregular cards on the wire: what may be laid and objected to, and the ruling in words."""

from __future__ import annotations

from buur.cards import parse_card
from buur.play.events import Objected, Played
from buur.referee.at_table import ruled
from buur.seats import Seat
from buur.server.offering import offered
from buur.server.offers import Objection
from buur.server.showing import show_event
from tests.rules.scenario import play
from tests.rules.test_irregular import tabled


def test_wrong_cards_are_offered_apart_with_their_reason() -> None:
    legal = offered(play(tabled(), "H6").view(1), hints=True)
    assert set(legal.cards) == {"H7", "HK", "D9", "DT", "DJ"}
    assert set(legal.layable) == {"C8", "C9", "S8", "S9"}
    assert legal.why["C8"] == "must-follow-suit"


def test_objections_are_offered_to_opponents_and_to_the_offender() -> None:
    state = play(tabled(), "H6 C8")
    found = [offered(state.view(seat), hints=True).objections for seat in range(4)]
    assert found == [(Objection(1, 1),), (Objection(1, 1),), (Objection(1, 1),), ()]


def test_a_ruling_is_shown_with_its_effect_and_clause() -> None:
    state = play(tabled(), "H6 C8").do(Objected(Seat(0), Seat(1), 1))
    event = ruled(state)
    shown = show_event(event, (), Seat(0), rules=state.variant)
    assert shown == {
        "e": "ruled",
        "offender": 1,
        "trick": 1,
        "case": "revoke-open",
        "cards": None,
        "effect": "follow-suit",
        "clause": "9.1 R2",
    }
    assert show_event(event, (), Seat(1), rules=state.variant)["cards"] == ["H7", "HK"]


def test_the_wrong_card_shows_in_the_trick_until_it_is_exchanged() -> None:
    state = play(tabled(), "H6 C8 H8 HA").do(Objected(Seat(0), Seat(1), 1))
    state = state.do(ruled(state))
    legal = offered(state.view(1), hints=True)
    assert (state.turn, legal.cards, legal.layable) == (1, ["H7", "HK"], [])
    assert legal.why["C9"] == "must-correct"
    assert state.do(Played(Seat(1), parse_card("H7"))).turn == 3

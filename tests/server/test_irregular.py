"""Irregular cards on the wire: the legal plays and objections, and the ruling in words."""

from __future__ import annotations

from typing import Any

import pytest

from buur.cards import parse_card
from buur.notation import record_of, verify
from buur.play.model.events import Objected, Played, Ruled
from buur.referee.at_table import ruled
from buur.seats import Seat
from buur.server.wire.encode_actions import encode_legal_actions
from buur.server.wire.encode_view import encode_event
from buur.server.wire.legal_actions import Objection
from tests.rules.scenario import play
from tests.rules.test_irregular import tabled
from tests.server.harness import Running, is_over, move, stored_events


def test_wrong_cards_are_offered_apart_with_their_reason() -> None:
    legal = encode_legal_actions(play(tabled(), "H6").view(1), hints=True)
    assert set(legal.cards) == {"H7", "HK", "D9", "DT", "DJ"}
    assert set(legal.layable) == {"C8", "C9", "S8", "S9"}
    assert legal.why["C8"] == "must-follow-suit"


def test_objections_are_offered_to_opponents_and_to_the_offender() -> None:
    state = play(tabled(), "H6 C8")
    found = [encode_legal_actions(state.view(seat), hints=True).objections for seat in range(4)]
    assert found == [(Objection(1, 1),), (Objection(1, 1),), (Objection(1, 1),), ()]


def test_a_ruling_is_shown_with_its_effect_and_clause() -> None:
    state = play(tabled(), "H6 C8").do(Objected(Seat(0), Seat(1), 1))
    event = ruled(state)
    shown = encode_event(event, (), Seat(0), rules=state.variant)
    assert shown == {
        "e": "ruled",
        "offender": 1,
        "trick": 1,
        "case": "revoke-open",
        "cards": None,
        "effect": "follow-suit",
        "clause": "9.1 R2",
    }
    assert encode_event(event, (), Seat(1), rules=state.variant)["cards"] == ["H7", "HK"]


def test_the_wrong_card_shows_in_the_trick_until_it_is_exchanged() -> None:
    state = play(tabled(), "H6 C8 H8 HA").do(Objected(Seat(0), Seat(1), 1))
    state = state.do(ruled(state))
    legal = encode_legal_actions(state.view(1), hints=True)
    assert (state.turn, legal.cards, legal.layable) == (1, ["H7", "HK"], [])
    assert legal.why["C9"] == "must-correct"
    assert state.do(Played(Seat(1), parse_card("H7"))).turn == 3


def cheat(view: dict[str, Any]) -> dict[str, Any] | None:
    """Return an act of somebody who lays wrong cards wherever that can be, and owns up to them."""
    legal = view["legal"]
    if legal["objections"]:
        return {"e": "objected", **legal["objections"][0]}
    if legal["layable"]:
        return {"e": "played", "card": legal["layable"][-1]}
    return move(view)


@pytest.mark.asyncio(loop_scope="module")
@pytest.mark.parametrize("rule", ["r93", "jw"])
async def test_a_partie_with_wrong_cards_ends_and_its_record_is_true(
    server: Running, rule: str
) -> None:
    options = {"irregularities": "penalised", "revoke_rule": rule, "deals": 4}
    async with server.playing(rules="match-aux-cartes", options=options) as client:
        while not is_over(client.view):
            await client.step(cheat(client.view))
        deals = client.view["deals"]
    assert all(sum(deal["cards"]) + sum(deal["last_trick"]) == 157 for deal in deals)
    actor = await server.actor(client.ticket)
    events = await stored_events(actor)
    kinds = [type(event) for event in events if isinstance(event, Objected | Ruled)]
    # Four deals, in each of which the seat follows to a suit that it has, holding others,
    # with a chance of more than 0.999: that there is no wrong card at all has less than 1e-12.
    assert kinds
    assert kinds == [Objected, Ruled] * (len(kinds) // 2)
    assert verify(record_of(events, actor.table.state.variant)).is_ok

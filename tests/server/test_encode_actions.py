"""Differential test of the encoded legal actions against the engine's list of legal acts."""

from __future__ import annotations

from typing import Final

import pytest

from buur.cards import card_code, cards_in, parse_card, parse_cards
from buur.play.model import events
from buur.play.model.events import Act
from buur.play.partie import Partie
from buur.play.views import view
from buur.seats import Seat
from buur.server.wire import legal_actions
from buur.server.wire.encode_actions import encode_legal_actions
from buur.variants.model import Variant
from buur.variants.registry import variant
from tests.families import in_turn, shortened
from tests.rules.scenario import declare, play, table
from tests.rules.test_declaring_in_turn import HANDS
from tests.server.test_encode_view import played

SAID: dict[str, tuple[type[Act], ...]] = {
    "call": (events.Called,),
    "cards": (events.Played,),
    "bids": (events.Bid,),
    "cut": (events.Cut,),
    "declare": (events.Declared,),
    "discard": (events.Discarded,),
    "exchange": (events.Exchanged,),
    "answers": (events.Joined,),
    "insist": (events.Insisted,),
    "owned": (events.Owned,),
    "passes": (events.Passed,),
    "predict": (events.Predicted,),
    "push": (events.Pushed,),
    "renounce": (events.Renounced,),
}
"""Of each field that wants to be on turn, the acts that it stands for."""


def rules_of(name: str) -> Variant:
    """Return the rules of a preset, or those where melds are declared apart from a card."""
    if name == "melds apart":
        return shortened(variant("chibre", {"meld_time": "after_first_lead"}))
    return shortened(variant(name))


def assert_same_acts(state: Partie, seat: Seat, told: legal_actions.LegalActions) -> None:
    """Compare the fields of an offer with the acts that move the partie on."""
    acts = list(view(state, seat).legal)
    for field, kinds in SAID.items():
        found = any(isinstance(act, kinds) for act in acts)
        assert bool(getattr(told, field)) == found, f"{field} in {state.phase}"
    named = any(getattr(act, "contract", None) is not None for act in acts)
    assert bool(told.contracts) == named
    assert told.contribute == (state.phase == "seal" and seat in state.waiting)
    called = state.deal is not None and any(state.deal.with_stoeck[seat : seat + 1])
    offered = bool(told.stoeck or (state.deal and state.deal.tricks and told.stoeck_cards))
    assert bool(told.stoeck_again) == (called and offered)


def test_the_reason_for_calling_the_stoeck_again_is_the_own_seat_s() -> None:
    """Melds of the first seat with the stöck lose; the others learn nothing of it."""
    hands = ("DQ DK DA SA", "S6 D6 C6 C7 C8 C9", "S7 D7", "S8 D8")
    state = declare(table(*hands), "SA", "DQ DK DA", stoeck=True)
    state = play(declare(state, "S6", "C6 C7 C8 C9"), "S7 S8 DQ D6 D7 D8")
    told = [encode_legal_actions(state.view(seat), hints=False) for seat in range(4)]
    assert [one.stoeck_again for one in told] == ["melds-lost", None, None, None]


def assert_same_cards(state: Partie, seat: Seat, told: legal_actions.LegalActions) -> None:
    """Compare what goes with a card: the melds to be declared, and the stöck."""
    laid = [act for act in view(state, seat).legal if isinstance(act, events.Played)]
    assert told.cards == [card_code(act.card) for act in laid]
    if not laid:
        assert told.stoeck_cards == []
        assert told.declare or (told.melds, told.best) == ((), ())
        return
    assert all(list(told.best) == best_of(act) for act in laid)
    assert bool(told.melds) == bool(told.best)
    if state.deal is not None and state.deal.tricks:
        assert told.stoeck_cards == [card_code(act.card) for act in laid if act.stoeck]


def best_of(act: events.Played) -> list[list[str]]:
    return [[card_code(card) for card in cards_in(meld)] for meld in act.melds or ()]


@pytest.mark.parametrize("name", [*in_turn(), "melds apart"])
def test_the_offer_is_the_list_of_lawful_acts(name: str) -> None:
    for _, _, state, _ in played(rules_of(name)):
        for number in range(state.variant.seats):
            told = encode_legal_actions(view(state, Seat(number)), hints=False)
            assert_same_acts(state, Seat(number), told)
            assert_same_cards(state, Seat(number), told)


CLAIMED: Final = "S6 S7 S8 S9 ST"


def claiming(false_melds: str) -> Partie:
    """Return the first trick after the lead, where the second seat holds four of `CLAIMED`."""
    return table(*HANDS, contract="trump:H", options={"false_melds": false_melds}).play("C6")


def test_false_melds_are_offered_where_they_are_penalised() -> None:
    told = encode_legal_actions(claiming("penalised").view(1), hints=False)
    assert legal_actions.DeclarableMeld(CLAIMED.split(), "run", 100) in told.false_melds
    assert not [meld for meld in told.melds if meld in told.false_melds]
    assert encode_legal_actions(claiming("prevented").view(1), hints=False).false_melds == ()
    assert encode_legal_actions(claiming("penalised").view(2), hints=False).false_melds == ()


def test_a_claim_is_offered_to_be_taken_back_until_it_is_covered() -> None:
    melds = (parse_cards(CLAIMED),)
    state = claiming("penalised").do(events.Played(Seat(1), parse_card("CA"), melds))
    found = [encode_legal_actions(state.view(seat), hints=False).withdraw for seat in range(4)]
    assert found == [False, True, False, False]
    assert not encode_legal_actions(state.play("C8").view(1), hints=False).withdraw


def test_only_the_seat_on_turn_is_told_why_a_card_is_refused() -> None:
    state = claiming("prevented")
    told = [encode_legal_actions(state.view(seat), hints=False).why for seat in range(4)]
    assert [bool(reasons) for reasons in told] == [False, True, False, False]

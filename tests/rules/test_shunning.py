"""Misère and tutti as contracts of a deal between two sides (variants §0.4, §1.10, §1.11)."""

from __future__ import annotations

import pytest

from buur.cards import parse_card
from buur.contracts import parse_contract
from buur.errors import RulesError
from buur.play.model.events import Chosen
from buur.play.partie import Partie
from buur.seats import Seat
from buur.variants.registry import variant
from tests.rules.scenario import deal, dealt, play, play_out, refused

HANDS = (
    "SA SK SQ SJ ST S9 S8 S7 S6",
    "HA HK HQ HJ HT H9 H8 H7 H6",
    "DA DK DQ DJ DT D9 D8 D7 D6",
    "CA CK CQ CJ CT C9 C8 C7 C6",
)
"""Whoever leads takes every trick without trumps."""


def chosen(contract: str, **options: object) -> Partie:
    offer = {"contracts": "suits+oben+unden+tutti+misere", "match": "bonus100", "melds": False}
    state = dealt(*HANDS, options={**offer, **options})
    return state.choose(contract)


def test_a_trick_of_a_misere_counts_for_the_side_that_did_not_take_it() -> None:
    state = play(chosen("misere:oben"), "SA HA DA CA")
    assert deal(state).tricks[0].winner == 0
    assert state.card_points == (0, 44)


def test_all_tricks_of_a_misere_are_no_match() -> None:
    state = play_out(chosen("misere:oben"))
    assert state.card_points == (0, 157)
    assert state.running == (0, 157)


def test_all_tricks_of_ones_own_misere_may_cost_a_hundred() -> None:
    state = play_out(chosen("misere:oben", misere_match="minus100"))
    assert state.running == (-100, 157)


def test_a_tutti_brings_253() -> None:
    state = play_out(chosen("tutti"))
    assert state.card_points == (253, 0)
    assert state.running == (353, 0)


def test_a_tutti_of_157_goes_by_the_suit_led_first() -> None:
    state = play(chosen("tutti", tutti_values="first_led"), "S9")
    assert deal(state).tables.points[parse_card("SJ")] == 20
    assert deal(state).tables.points[parse_card("HJ")] == 2
    assert sum(play_out(state).card_points) == 157


def test_what_is_offered_follows_the_parts() -> None:
    state = dealt(options={"contracts": "oben+quer+misere", "quer_tricks": 5})
    assert [contract.code for contract in state.legal.contracts] == [
        "oben",
        "quer:oben:5",
        "quer:unten:5",
        "misere:oben",
        "misere:quer:oben:5",
        "misere:quer:unten:5",
    ]
    assert refused(state, Chosen(Seat(0), parse_contract("tutti"))) == "contract-not-allowed"


@pytest.mark.parametrize(
    ("order", "orders"),
    [("free", {"tou", "tuo", "otu", "out", "uto", "uot"}), ("trump_middle", {"otu", "uto"})],
)
def test_the_trump_of_a_trio_may_have_its_place(order: str, orders: set[str]) -> None:
    state = dealt(options={"contracts": "trio", "trio_order": order})
    assert {contract.order for contract in state.legal.contracts} == orders
    assert len(state.legal.contracts) == 4 * len(orders)


@pytest.mark.parametrize(
    ("contracts", "complaint"),
    [
        ("misere", "must have one beside misere"),
        ("suits+imposed", "leaves nothing else to choose"),
        ("suits+obn", "one or more of suits, oben"),
        ("", "one or more of suits, oben"),
    ],
)
def test_offers_that_make_no_sense(contracts: str, complaint: str) -> None:
    with pytest.raises(RulesError, match=complaint):
        variant("chibre", {"contracts": contracts, "imposed": "S", "push": "no"})


def test_a_quer_that_never_turns_is_refused() -> None:
    with pytest.raises(RulesError, match="must be less than 9, the tricks of a deal"):
        variant("chibre", {"contracts": "suits+quer", "quer_tricks": 9})


def test_parts_are_kept_in_the_order_of_the_rules() -> None:
    assert variant("chibre", {"contracts": "misere+oben+suits"}).choice.contracts == (
        "suits+oben+misere"
    )

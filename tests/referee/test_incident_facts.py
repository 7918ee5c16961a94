"""Facts that are missing, do not fit, or follow from others."""

from __future__ import annotations

from typing import Any

import pytest

from buur.referee import REGULATIONS
from buur.referee.decision import distinct_cases
from tests.referee.row import LATER, MISSING, REVOKE, SOLDER, STANDS, Fields, simple
from tests.referee.test_rows import ruled


def without(fields: Fields, *names: str) -> Fields:
    return {name: fact for name, fact in fields.items() if name not in names}


@pytest.mark.parametrize(
    ("regulation", "incident", "code", "field"),
    [
        ("1993", REVOKE | {"noticed": "before_play"}, "bad-field", "noticed"),
        ("1993", without(REVOKE, "contract"), "missing-field", "contract"),
        ("1993", without(REVOKE, "hands"), "missing-field", "hands"),
        ("1993", REVOKE | {"cards": [], "trick": ["C6"]}, "missing-field", "cards"),
        ("1993", REVOKE | {"leader": 1}, "bad-field", "trick"),
        ("1993", REVOKE | {"leader": 2, "trick": ["C6"]}, "bad-field", "trick"),
        ("1993", without(LATER, "trick_winner"), "missing-field", "trick_winner"),
        ("1993", LATER | {"cards": ["H6"], "hands": {}, "trick": ["H6"]}, "missing-field", "hands"),
        ("1993", LATER | {"cards": ["H6"]}, "missing-field", "trick"),
        ("german-swiss", without(LATER, "trick_no"), "missing-field", "trick_no"),
        ("1993", simple("two_cards"), "missing-field", "cards"),
        ("1993", simple("two_cards", cards=["C9"]), "bad-field", "cards"),
        ("1993", simple("two_cards", cards=["C9", "C8"]), "missing-field", "seen"),
        ("german-swiss", simple("looked_back", trick=["C6"]), "missing-field", "trick_no"),
        ("1993", simple("false_meld", "in_trick", trick=["C6"]), "missing-field", "leader"),
        ("1993", MISSING | {"trick_winner": 3}, "bad-field", "trick_winner"),
        ("german-swiss", MISSING | {"trick_winner": 3}, "bad-field", "trick_winner"),
    ],
)
def test_what_is_wrong_is_named(regulation: str, incident: Fields, code: str, field: str) -> None:
    error = ruled(regulation, incident)["error"]
    assert error["code"] == code
    assert f"the fact '{field}' " in error["message"]


@pytest.mark.parametrize(
    ("facts", "code", "said"),
    [
        ({"hands": {"4": ["C9"]}}, "bad-field", "'hands'"),
        ({"hands": {"one": ["C9"]}}, "bad-field", "'hands'"),
        ({"hands": {"1": "C9"}}, "bad-field", "'hands.1'"),
        ({"hands": {"1": ["C9", "C9"]}}, "duplicate-card", "'hands.1'"),
        ({"hands": {"1": ["C9"], "2": ["H6"]}}, "duplicate-card", "'hands.2'"),
        ({"hands": {"1": ["C9"], "2": ["C7"]}}, "duplicate-card", "'hands.2'"),
    ],
)
def test_hands_are_those_of_seats_and_share_no_card(facts: Fields, code: str, said: str) -> None:
    """The card that it is about is the offender's, and so in nobody else's hand."""
    error = ruled("1993", REVOKE | facts)["error"]
    assert error["code"] == code
    assert said in error["message"]


def ruling(regulation: str, incident: Fields) -> Any:
    return ruled(regulation, incident)["ruling"]


def test_the_wrong_card_is_the_offenders_in_the_trick() -> None:
    stated = ruling("1993", REVOKE)
    assert ruling("1993", REVOKE | {"cards": []}) == stated
    assert ruling("1993", without(REVOKE, "leader", "noticed")) == stated
    assert ruling("1993", REVOKE | {"trick": ["C6"]}) == stated
    assert ruling("1993", REVOKE | {"hands": {"1": ["C9", "CK", "D9", "H6"]}}) == stated


def test_who_leads_may_lead_anything() -> None:
    assert ruling("1993", REVOKE | {"trick": ["H6"], "leader": 1})["played"] == "H6"


def test_the_winner_of_a_whole_trick_need_not_be_told() -> None:
    trick = {"trick": ["C6", "H6", "C7", "C8"], "leader": 0, "cards": ["H6"]}
    found = ruling("1993", without(LATER, "trick_winner") | trick)
    assert found["moves"] == [{"card": "CK", "to_team": 1, "points": 4}]


def test_without_a_hand_the_forgotten_card_is_the_one_named() -> None:
    found = ruling("1993", LATER | {"hands": {}})
    assert found["moves"] == [{"card": "C9", "to_team": 0, "points": 0}]


def test_a_revoke_at_the_end_leaves_no_card_to_forget() -> None:
    later = LATER | {"cards": [], "hands": {"1": []}}
    assert list(ruling("1993", later)["tricks_to"]) == ["4", "5", "6", "7", "8", "9"]


def test_there_is_no_stoeck_without_trumps() -> None:
    late = simple("stoeck_late", "in_trick", contract="oben", cards=["DK"], trick=["DK"], leader=1)
    assert ruling("german-swiss", late) == {"stoeck_counts": False, **STANDS}


def test_the_number_of_the_trick_follows_from_the_hand() -> None:
    """In a zigzag the six is the strongest of every second trick."""
    zigzag = {"contract": "zigzag:oben", "trick": ["C7", "H6"], "hands": {"1": ["C6", "CA", "D6"]}}
    found = ruling("german-swiss", REVOKE | zigzag)
    assert found["forced"] == ["C6"]
    odd = {"hands": {"1": ["C6", "CA", "CT", "H7"]}, "trick_no": 5}
    assert ruling("german-swiss", REVOKE | zigzag | odd)["forced"] == ["CA"]


def test_a_claim_needs_the_hands_that_its_test_asks_for() -> None:
    hands = {"0": ["DJ", "SA"], "1": ["H6", "H7"], "2": ["C6", "C7"], "3": ["S6", "S7"]}
    told = SOLDER | {"hands": hands}
    partnerless = SOLDER | {"hands": without(hands, "2")}
    assert ruling("1993", SOLDER | {"hands": {"0": ["DJ"]}})["tricks_to"] == {"rest": 1}
    assert ruling("1993", SOLDER | {"hands": {**hands, "1": ["HA", "H7"]}})["tricks_to"] == {
        "rest": 1
    }
    assert ruling("german-swiss", told)["tricks_to"] == {"rest": 0}
    assert ruling("german-swiss", partnerless)["tricks_to"] == {"rest": 0}
    assert ruling("2006", partnerless)["tricks_to"] == {"rest": 1}


def test_cases_that_a_regulation_rules_alike_are_one() -> None:
    assert distinct_cases(REGULATIONS["1993"], "stoeck_late") == ("stoeck-late",)
    assert distinct_cases(REGULATIONS["german-swiss"], "stoeck_late") == (
        "stoeck-in-time",
        "stoeck-late",
    )

"""Facts that are missing, do not fit, or follow from others."""

from __future__ import annotations

from typing import Any

import pytest

from buur.referee import REGULATIONS
from buur.referee.decision import distinct_cases
from tests.referee.rows import REVOKE, Fields, fields
from tests.referee.test_rows import ruled


@pytest.mark.parametrize(
    ("regulation", "incident", "code", "field"),
    [
        ("1993", "REVOKE noticed=before_play", "bad-field", "noticed"),
        ("1993", "REVOKE -contract", "missing-field", "contract"),
        ("1993", "REVOKE -hands", "missing-field", "hands"),
        ("1993", "REVOKE cards= trick=C6", "missing-field", "cards"),
        ("1993", "REVOKE leader=1", "bad-field", "trick"),
        ("1993", "REVOKE leader=2 trick=C6", "bad-field", "trick"),
        ("1993", "LATER -trick_winner", "missing-field", "trick_winner"),
        ("1993", "LATER cards=H6 -hands trick=H6", "missing-field", "hands"),
        ("1993", "LATER cards=H6", "missing-field", "trick"),
        ("german-swiss", "LATER -trick_no", "missing-field", "trick_no"),
        ("1993", "two_cards", "missing-field", "cards"),
        ("1993", "two_cards cards=C9", "bad-field", "cards"),
        ("1993", "two_cards cards=C9,C8", "missing-field", "seen"),
        ("german-swiss", "looked_back trick=C6", "missing-field", "trick_no"),
        ("1993", "false_meld noticed=in_trick trick=C6", "missing-field", "leader"),
        ("1993", "MISSING trick_winner=3", "bad-field", "trick_winner"),
        ("german-swiss", "MISSING trick_winner=3", "bad-field", "trick_winner"),
    ],
)
def test_what_is_wrong_is_named(regulation: str, incident: str, code: str, field: str) -> None:
    error = ruled(regulation, fields(incident))["error"]
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


def ruling(regulation: str, incident: str) -> Any:
    return ruled(regulation, fields(incident))["ruling"]


@pytest.mark.parametrize("told", ["cards=", "-leader -noticed", "trick=C6", "hands=1:C9,CK,D9,H6"])
def test_the_wrong_card_is_the_offenders_in_the_trick(told: str) -> None:
    assert ruling("1993", f"REVOKE {told}") == ruling("1993", "REVOKE")


def test_who_leads_may_lead_anything() -> None:
    assert ruling("1993", "REVOKE trick=H6 leader=1")["played"] == "H6"


@pytest.mark.parametrize(
    ("incident", "move"),
    [
        ("LATER -trick_winner trick=C6,H6,C7,C8 leader=0 cards=H6", ("CK", 1, 4)),
        ("LATER -hands", ("C9", 0, 0)),
    ],
    ids=["the winner of a whole trick need not be told", "without a hand the card named counts"],
)
def test_the_forgotten_card_goes_to_the_winner(incident: str, move: tuple[str, int, int]) -> None:
    card, team, points = move
    moves = ruling("1993", incident)["moves"]
    assert moves == [{"card": card, "to_team": team, "points": points}]


def test_a_revoke_at_the_end_leaves_no_card_to_forget() -> None:
    found = ruling("1993", "LATER cards= hands=1:")
    assert list(found["tricks_to"]) == ["4", "5", "6", "7", "8", "9"]


def test_there_is_no_stoeck_without_trumps() -> None:
    late = "stoeck_late noticed=in_trick contract=oben cards=DK trick=DK leader=1"
    assert ruling("german-swiss", late) == fields("STANDS stoeck_counts=no")


def test_the_number_of_the_trick_follows_from_the_hand() -> None:
    """In a zigzag the six is the strongest of every second trick."""
    zigzag = "REVOKE contract=zigzag:oben trick=C7,H6"
    assert ruling("german-swiss", f"{zigzag} hands=1:C6,CA,D6")["forced"] == ["C6"]
    assert ruling("german-swiss", f"{zigzag} hands=1:C6,CA,CT,H7 trick_no=5")["forced"] == ["CA"]


@pytest.mark.parametrize(
    ("regulation", "hands", "team"),
    [
        ("1993", "0:DJ", 1),
        ("1993", "0:DJ,SA;1:HA,H7;2:C6,C7;3:S6,S7", 1),
        ("german-swiss", "0:DJ,SA;1:H6,H7;2:C6,C7;3:S6,S7", 0),
        ("german-swiss", "0:DJ,SA;1:H6,H7;3:S6,S7", 0),
        ("2006", "0:DJ,SA;1:H6,H7;3:S6,S7", 1),
    ],
)
def test_a_claim_needs_the_hands_that_its_test_asks_for(
    regulation: str, hands: str, team: int
) -> None:
    assert ruling(regulation, f"SOLDER hands={hands}")["tricks_to"] == {"rest": team}


@pytest.mark.parametrize(
    ("regulation", "cases"),
    [("1993", ("stoeck-late",)), ("german-swiss", ("stoeck-in-time", "stoeck-late"))],
)
def test_cases_that_a_regulation_rules_alike_are_one(
    regulation: str, cases: tuple[str, ...]
) -> None:
    assert distinct_cases(REGULATIONS[regulation], "stoeck_late") == cases

"""Incidents, regulations and rulings cannot hold wrong values, and tell which were given."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

import buur
from buur.cards import parse_card, parse_cards
from buur.contracts import parse_contract
from buur.errors import BuurError
from buur.referee import (
    REGULATIONS,
    Article,
    Decision,
    Incident,
    Move,
    Regulation,
    Ruling,
    decide,
    find_article,
    is_ruled,
)
from buur.referee.at_table import ruled
from buur.referee.codec import schema
from buur.referee.incident import KINDS

CUT = Incident(kind="wrong_cut", seat=3, noticed="before_play")
R93 = REGULATIONS["1993"]


def test_facts_are_given_by_codes() -> None:
    incident = Incident(
        kind="revoke",
        seat=np.int64(1),
        cards="H6",
        contract="trump:D",
        trick=["C6", parse_card("H6")],
        leader=0,
        hands={1: "C9 CK"},
    )
    assert (incident.cards, incident.contract) == ((parse_card("H6"),), parse_contract("trump:D"))
    assert incident.hands == (None, parse_cards("C9 CK"), None, None)
    listed: Any = (None, ["C9", "CK"], None, None)
    assert incident == replace(incident, hands=listed)
    assert decide(incident, "chibre", "1993") == decide(incident, buur.variant("chibre"), R93)


@pytest.mark.parametrize("kind", KINDS)
def test_the_text_of_an_incident_can_be_typed_back(kind: Any) -> None:
    incident = Incident(
        kind=kind,
        seat=1,
        cards="SA",
        contract="oben",
        trick="S6 SA",
        leader=0,
        trick_no=2,
        trick_winner=1,
        hands=("S7", None, "S8", ""),
        noticed="later",
        seen=False,
    )
    assert eval(repr(incident), {"Incident": Incident}) == incident


def test_the_text_of_an_incident_has_the_facts_that_were_given() -> None:
    assert repr(CUT) == "Incident(kind='wrong_cut', seat=3, noticed='before_play')"


Call = Callable[[], object]


def incident(**facts: Any) -> Call:
    given: dict[str, Any] = {"kind": "revoke", "seat": 0, **facts}
    return lambda: Incident(**given)


@pytest.mark.parametrize(
    ("call", "sentence"),
    [
        (incident(kind="revok"), "kind is 'revok': expected one of revoke, two_cards, "),
        (incident(kind=5), "kind is 5: expected one of revoke"),
        (incident(seat=4), "seat is 4: expected a whole number from 0 to 3"),
        (incident(seat="1"), "seat is '1': expected a whole number"),
        (incident(cards="XX"), "'XX' is not a card"),
        (incident(cards=5), "cards is 5: expected card codes in order, such as 'C9 C8'"),
        (incident(cards=[99]), "cards is 99: expected a code such as 'SA'"),
        (incident(cards="SA SA"), "cards is 'SA SA': expected at most 9 cards that differ"),
        (incident(trick="S6 S7 S8 S9 SA"), "trick is 'S6 S7 S8 S9 SA': expected at most 4 cards"),
        (incident(contract="hearts"), "'hearts' is not a contract: did you mean trump:H?"),
        (incident(contract=5), "5 is not a contract"),
        (incident(leader=-1), "leader is -1: expected a whole number from 0 to 3"),
        (incident(trick_winner=True), "trick_winner is True: expected a whole number"),
        (incident(trick_no=10), "trick_no is 10: expected a whole number from 1 to 9"),
        (incident(hands="SA"), "hands is 'SA': expected four hands by seat"),
        (incident(hands=["SA"]), "hands is ['SA']: expected four hands by seat"),
        (incident(hands={9: "SA"}), "hands is 9: expected a whole number from 0 to 3"),
        (incident(hands={0: "SA", 1: "SA S6"}), "hands is {0: 'SA', 1: 'SA S6'}: expected a card"),
        (incident(hands=[5.5] * 4), "hands is 5.5: expected card codes"),
        (incident(noticed="latr"), "noticed is 'latr': expected one of before_play, in_trick, "),
        (incident(seen=1), "seen is 1: expected True, False or None"),
        (lambda: decide(5, "chibre", "1993"), "incident is 5: expected an Incident"),  # type: ignore[arg-type]
        (lambda: decide(CUT, "chiber", "1993"), "rule set 'chiber' does not exist: did you mean"),
        (lambda: decide(CUT, 5, "1993"), "rules is 5: expected the name of a rule set"),  # type: ignore[arg-type]
        (lambda: decide(CUT, "chibre", "1994"), "regulation is '1994': expected one of 1993, "),
        (lambda: decide(CUT, "chibre", None), "regulation is None: expected one of"),  # type: ignore[arg-type]
        (lambda: decide(CUT, "pandur", "1993"), "no regulation covers pandur: expected four"),
        (lambda: is_ruled(None), "rules is None: expected the name of a rule set"),  # type: ignore[arg-type]
        (lambda: find_article("1993", "solder-wrng"), "case is 'solder-wrng': expected one of"),  # type: ignore[arg-type]
        (lambda: find_article(5, "lawful"), "regulation is 5: expected one of 1993"),  # type: ignore[arg-type]
        (lambda: Article("redea", "W25"), "effect is 'redea': expected one of"),  # type: ignore[arg-type]
        (lambda: Article("redeal", 5), "source is 5: expected a text"),  # type: ignore[arg-type]
        (lambda: Article("redeal", "x", 5), "clause is 5: expected a text"),  # type: ignore[arg-type]
        (lambda: Article("redeal", "x", None, "y"), "silence is 'y': expected one of"),  # type: ignore[arg-type]
        (lambda: replace(R93, name=5), "name is 5: expected a text"),  # type: ignore[arg-type]
        (lambda: replace(R93, articles=5), "articles is 5: expected articles by case"),  # type: ignore[arg-type]
        (lambda: replace(R93, articles={"x": 5}), "articles is 'x': expected one of"),  # type: ignore[dict-item]
        (lambda: replace(R93, articles={"lawful": 5}), "articles is 5: expected a Article"),  # type: ignore[dict-item]
        (lambda: replace(R93, solder_test="x"), "solder_test is 'x': expected one of"),  # type: ignore[arg-type]
        (lambda: replace(R93, claims_on_lead=1), "claims_on_lead is 1: expected True"),  # type: ignore[arg-type]
        (lambda: replace(R93, fallback="1993"), "fallback is '1993': expected a Regulation"),  # type: ignore[arg-type]
        (lambda: replace(R93, documents=5), "documents is 5: expected a frozenset"),  # type: ignore[arg-type]
        (lambda: Move(99, None, 0), "card is 99: expected a code"),  # type: ignore[arg-type]
        (lambda: Move(parse_card("SA"), 9, 0), "team is 9: expected a whole number"),  # type: ignore[arg-type]
        (lambda: Move(parse_card("SA"), None, "1"), "points is '1': expected a whole"),  # type: ignore[arg-type]
        (lambda: Ruling(forced=-1), "forced is -1: expected card codes"),  # type: ignore[arg-type]
        (lambda: Ruling(played=36), "played is 36: expected a whole number from 0 to 35"),  # type: ignore[arg-type]
        (lambda: Ruling(moves=(5,)), "moves is 5: expected a Move"),  # type: ignore[arg-type]
        (lambda: Ruling(choices="x"), "choices is 'x': expected a tuple"),  # type: ignore[arg-type]
        (lambda: Ruling(redeal="x"), "redeal is 'x': expected one of same_dealer"),  # type: ignore[arg-type]
        (lambda: Ruling(melds_count=1), "melds_count is 1: expected True, False or None"),  # type: ignore[arg-type]
        (lambda: Decision("lawful", Ruling(), 5), "found is 5: expected a FoundArticle"),  # type: ignore[arg-type]
        (lambda: schema("ruling-answr"), "name is 'ruling-answr': expected one of ruling-question"),
        (lambda: ruled(5), "state is 5: expected a state of a partie"),  # type: ignore[arg-type]
        (lambda: ruled(buur.start("chibre", 7)), "state has no objection to rule on"),
    ],
)
def test_a_wrong_value_is_told(call: Call, sentence: str) -> None:
    with pytest.raises(BuurError, match="^" + re.escape(sentence)):
        call()


def test_decisions_and_rulings_have_short_texts() -> None:
    ruling = Ruling(
        forced=parse_cards("SA S6"),
        played=parse_card("SA"),
        moves=(Move(parse_card("SK"), None, 4),),
        melds_count=False,
    )
    said = "forced='S6 SA', played='SA', moves=(Move('SK', None, 4),), melds_count=False"
    assert repr(ruling) == f"Ruling({said})"
    assert repr(Ruling()) == "Ruling()"
    found = decide(CUT, "chibre", "2006")
    assert (
        repr(found) == "<Decision cut-before by T06, Donne, 9.2 T4: Ruling(redeal='same_dealer')>"
    )
    assert repr(found.found) == "<FoundArticle T06, Donne, 9.2 T4 of 2006>"


def test_a_regulation_is_a_value() -> None:
    assert isinstance(R93, Regulation)
    assert replace(R93) == R93

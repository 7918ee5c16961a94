"""Every reason for which an act can be refused, met once."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

from buur.cards import Card, parse_card, parse_cards
from buur.contracts import OBEN, TRUMPS
from buur.errors import BuurError, Conflict, IllegalAction, NotationError, RecordError, RulesError
from buur.play.act_codes import act_code
from buur.play.model import events as e
from buur.play.model.events import Event, Played
from buur.play.model.refusals import REASONS, refuse
from buur.play.pack.sealed_shuffle import digest_of
from buur.play.partie import Partie
from buur.referee.at_table import ruled
from buur.seats import Seat
from tests.games.alone import alone, bid
from tests.games.bidding import bidding, say
from tests.games.pommes import four, said, three, two
from tests.games.sheets import sheet_table
from tests.rules.scenario import (
    MIXED,
    SUITS_APART,
    counted,
    cut,
    dealt,
    opened,
    play,
    play_out,
    refused,
    seats_filled,
    table,
)
from tests.rules.test_predicting import predicting


def card(seat: int, code: str, *melds: str, stoeck: bool = False) -> Played:
    declared = tuple(parse_cards(meld) for meld in melds)
    return Played(Seat(seat), parse_card(code), declared, stoeck)


def penalised() -> Partie:
    """Return a table at which wrong cards can be laid; seat 1 holds a heart."""
    return table(*MIXED, options={"irregularities": "penalised"})


def objected() -> Partie:
    """Return the table after an objection to a card that did not follow."""
    return play(penalised(), "S6 H6").do(e.Objected(Seat(0), Seat(1), 1))


def exchanging() -> Partie:
    """Return the table at which the wrong card is to be exchanged."""
    state = objected()
    return state.do(ruled(state))


def sealed() -> Partie:
    return opened().do(e.Sealed(digest_of("00"), "00")).do(e.Contributed(Seat(0), "00112233"))


def table_cuts() -> Partie:
    """Return a sealed deal whose cut the seed makes, because nobody contributes."""
    return opened().do(e.Sealed(digest_of("00"), "00", ()))


def over() -> Partie:
    return counted(play_out(table(scores=(999, 999))))


DIAMONDS = ("C6 DA", "CA D7 ST D6", "CT", "C8")
ONLY_TRUMPS = ("SA C6", "S8 DT H6 H7 H8 H9 HT HJ HQ", "D6 D7 D8 D9 DJ DQ DK DA S6", "S7")
RUFFED = ("C6 DA", "DT", "D6 S6")
Case = tuple[Callable[[], Partie], Event]
CASES: dict[str, Case] = {
    "already-contributed": (sealed, e.Contributed(Seat(0), "00112233")),
    "ask-not-allowed": (table, e.MeldsAsked(Seat(0))),
    "bad-answer": (four, e.Joined(Seat(0), "later")),
    "bad-bid": (bidding, e.Bid(Seat(0), "85", TRUMPS[0])),
    "bad-call": (
        lambda: bid(alone("mise-5"), "600 pass pass pass pass"),
        e.Called(Seat(0), parse_card("C7")),
    ),
    "bad-discard": (lambda: bid(alone("mise"), "500 pass pass"), e.Discarded(Seat(0))),
    "bad-exchange": (two, e.Exchanged(Seat(0), parse_cards("S7 S8"))),
    "must-lead-trump": (
        lambda: bid(alone("pandur", "S9 HA"), "misere_trump pass pass", "misere:trump:S"),
        card(0, "HA"),
    ),
    "bid-too-low": (lambda: say(bidding(), "90=trump:S"), e.Bid(Seat(1), "80", TRUMPS[0])),
    "double-not-allowed": (bidding, e.Doubled(Seat(1))),
    "double-too-late": (
        lambda: say(bidding(options={"double_window": "next_spoken"}), "90=trump:S pass"),
        e.Doubled(Seat(3)),
    ),
    "bad-cut": (table_cuts, e.Cut(Seat(2), 5)),
    "bad-deal": (lambda: cut(opened()), e.Dealt(seats_filled(SUITS_APART)[:3])),
    "bad-draw": (lambda: Partie(variant=table().variant), e.Opened(Seat(0), (Card(0),))),
    "bad-prediction": (lambda: predicting(), e.Predicted(Seat(0), 158)),
    "bad-nonce": (sealed, e.Contributed(Seat(1), "g")),
    "bad-seed": (opened, e.Sealed("digest", "seed")),
    "cannot-ruff": (
        lambda: play(table("C6", "CA D6", rules="regles-002"), "C6"),
        card(1, "D6"),
    ),
    "category-not-open": (
        lambda: sheet_table({0: [1]}, rules="coiffeur-8"),
        e.Chosen(Seat(0), TRUMPS[0], 1),
    ),
    "contract-not-allowed": (dealt, e.Chosen(Seat(0), OBEN)),
    "cut-mandatory": (lambda: opened(rules="schieber"), e.Cut(Seat(2), 0)),
    "cut-too-large": (opened, e.Cut(Seat(2), 34)),
    "cut-too-small": (opened, e.Cut(Seat(2), 1)),
    "finish-not-allowed": (lambda: table(rules="schieber-2500"), e.Finished(Seat(0))),
    "game-over": (over, e.Finished(Seat(0))),
    "half-not-allowed": (table, e.BergCalled(Seat(0))),
    "meld-not-held": (lambda: table("S6 S7", "S8"), card(0, "S6", "S6 S7 S8")),
    "meld-overlap": (
        lambda: table("S6 S7 S8 S9"),
        card(0, "S6", "S6 S7 S8", "S7 S8 S9"),
    ),
    "melds-off": (lambda: table("S6 S7 S8", rules="tournoi-2006"), card(0, "S6", "S6 S7 S8")),
    "melds-too-late": (
        lambda: play(table(*SUITS_APART, contract="trump:S"), "SA HA DA CA"),
        card(0, "S6", "S6 S7 S8"),
    ),
    "must-follow-suit": (lambda: play(table(*DIAMONDS), "C6"), card(1, "ST")),
    "must-follow-trump": (lambda: play(table(*DIAMONDS), "DA"), card(1, "ST")),
    "must-overtrump": (
        lambda: play(table(*ONLY_TRUMPS, rules="regles-002", leader=2), "S6 S7 SA S8 C6 DT"),
        card(2, "D6"),
    ),
    "no-stoeck": (table, card(0, "S6", stoeck=True)),
    "not-a-player": (table, e.Finished(Seat(4))),
    "not-in-hand": (lambda: table(*SUITS_APART), card(0, "HA")),
    "not-your-turn": (dealt, e.Pushed(Seat(1))),
    "nothing-to-ask": (lambda: table(rules="schieber"), e.MeldsAsked(Seat(0))),
    "objection-off": (lambda: play(table(), "S6"), e.Objected(Seat(1), Seat(0), 1)),
    "nothing-to-object": (lambda: play(penalised(), "S6"), e.Objected(Seat(1), Seat(0), 1)),
    "must-correct": (lambda: exchanging(), e.Finished(Seat(0))),
    "bad-ruling": (lambda: objected(), e.Ruled(Seat(1), 2, "lawful")),
    "nothing-to-turn": (lambda: table(rules="schieber"), e.Turned(Seat(0))),
    "nothing-to-rob": (lambda: said(three(), "play", "play", "play"), e.Robbed(Seat(1))),
    "rob-off": (lambda: said(four(), *["play"] * 4), e.Robbed(Seat(3))),
    "push-not-allowed": (lambda: dealt().push(), e.Pushed(Seat(2))),
    "solder-forbidden": (
        lambda: table(options={"solder_test": "forbidden"}),
        e.Soldered(Seat(0)),
    ),
    "solder-not-on-lead": (table, e.Soldered(Seat(0))),
    "no-marriage": (lambda: table(), e.Married(Seat(0), parse_cards("SK SQ"))),
    "stoeck-off": (lambda: table(rules="tournoi-2006"), e.StoeckCalled(Seat(0))),
    "stoeck-too-late": (
        lambda: play(table(*SUITS_APART, contract="trump:S"), FORGOTTEN),
        e.StoeckCalled(Seat(0)),
    ),
    "undertrump": (lambda: play(table(*RUFFED), "C6 DT"), card(2, "D6")),
    "wrong-phase": (dealt, e.Finished(Seat(0))),
}
FORGOTTEN = "SA HA DA CA SK HK DK CK SQ HQ DQ CQ S6"


@pytest.mark.parametrize("reason", REASONS)
def test_every_reason_occurs(reason: str) -> None:
    """Every reason has a case here that is refused for it."""
    make, event = CASES[reason]
    assert refused(make(), event) == reason


@pytest.mark.parametrize("seat", [4, 5])
def test_nobody_acts_who_has_no_seat(seat: int) -> None:
    """§2.1: seats are counted from 0."""
    assert refused(table(), e.Finished(Seat(seat))) == "not-a-player"


def test_no_other_reasons_are_tested() -> None:
    """There is a case for every reason and for no other."""
    assert set(CASES) == set(REASONS)
    assert all(re.fullmatch(r"[a-z]+(-[a-z]+)*", reason) for reason in REASONS)


def test_refusal_names_reason_and_clause() -> None:
    """The text of a refusal names the reason and the clause."""
    with pytest.raises(IllegalAction, match=re.escape("no [no-stoeck, rule 6]")) as error:
        refuse("no-stoeck", "no", "6")
    assert (error.value.reason, error.value.clause) == ("no-stoeck", "6")


def test_refused_event_changes_nothing() -> None:
    """Neither state nor log changes."""
    state = dealt()
    with pytest.raises(IllegalAction):
        state.do(e.Pushed(Seat(1)))
    assert state == dealt()


def test_errors_say_where() -> None:
    """Line and column where a text is read."""
    assert str(NotationError("bad")) == "bad"
    assert str(NotationError("bad", line=3)) == "line 3: bad"
    assert str(RecordError("bad", line=3, column=7)) == "line 3, column 7: bad"
    for kind in (NotationError, RecordError, RulesError, IllegalAction, Conflict):
        assert issubclass(kind, BuurError)


@pytest.mark.parametrize(
    ("ruling", "sentence"),
    [
        ({"cards": "SA"}, "seat 1 does not hold the cards to choose from"),
        ({"moved": "HT"}, "a card that is moved goes to a side"),
        ({"moved": "SA", "side": 0}, "seat 1 does not hold the card to be moved"),
        ({"lost": (10,)}, "tricks are numbered from 1 to 9"),
        ({"leads": 5}, "there is no seat 5"),
    ],
)
def test_a_ruling_that_cannot_be_is_refused(ruling: dict[str, Any], sentence: str) -> None:
    with pytest.raises(IllegalAction, match=sentence):
        objected().do(e.Ruled(1, 1, "revoke", **ruling))
    with pytest.raises(IllegalAction, match="the table rules where somebody has objected"):
        dealt().do(e.Ruled(1, 1, "revoke", **ruling))


def test_acts_of_the_table_have_codes() -> None:
    assert act_code(e.Objected(0, 1, 1)) == "object:1:1"
    assert act_code(e.Contributed(0, "00112233")) == "contribute:00112233"
    assert act_code(e.Renounced(0, True)) == "give-up"

"""Bidding for the contract (core §3.6), in every form that an option gives it."""

from __future__ import annotations

from typing import Final

import pytest

from buur.notation import dumps, loads, record_of, verify
from buur.play.model.events import (
    Act,
    Chosen,
    Contributed,
    Cut,
    Dealt,
    Doubled,
    Event,
    Misdealt,
    Opened,
    Passed,
    Revealed,
)
from buur.play.partie import Partie
from buur.play.table import Table
from buur.play.views import View
from buur.seats import Seat
from buur.variants.model import Variant
from buur.variants.registry import variant
from tests.chance import seeded
from tests.games.bidding import bidding, call, say
from tests.games.rows import check, named, rows
from tests.rules.scenario import MIXED, deal, refused, seats_filled

RULES = variant("coinche", {"first": "random_dealer"})
SAID = ((0, "pass"), (1, "80=trump:H"), (0, "double"), (1, "pass"), (3, "double"))


AUCTIONS: Final = """\
# Forehand speaks first, then the right neighbour
coinche | | phase=bid waiting=0 1:80=trump:H!not-your-turn 2:pass!not-your-turn
coinche | pass | waiting=1
coinche | 80=trump:H pass | waiting=2
# A bid is a step of the ladder above the last
coinche | 100=trump:H | bids=110,120,130,140,150,match 110=trump:S!ok 140=trump:S!ok
    100=trump:S!bid-too-low 90=trump:S!bid-too-low 105=trump:S!bad-bid 160=trump:S!bad-bid
# A bid names what the rules offer
coinche | | 80=oben!contract-not-allowed 80!contract-not-allowed
# The last bid is played
coinche | 80=trump:H 90=trump:S pass pass pass | phase=play contract=trump:S chooser=1
    0:pass!wrong-phase
# Who has passed may bid again
coinche | pass 80=trump:S pass pass | waiting=0
coinche | pass 80=trump:S pass pass 90=trump:D | waiting=1
# JVS: who has passed is out
sidi-jassverband | 50=trump:S pass pass 60=trump:D | waiting=0
sidi-jassverband | 50=trump:S pass pass 60=trump:D 70=trump:S | waiting=3
coinche reentry=no | pass 80=trump:S pass 90=trump:D | waiting=1
coinche reentry=no | pass 80=trump:S pass 90=trump:D pass | phase=play
# JVS: the partner may raise only while an opponent may still speak
sidi-jassverband | 50=trump:S pass | waiting=2
sidi-jassverband | 50=trump:S pass 60=trump:S pass | phase=play
sidi-jassverband | pass 50=trump:S 60=trump:H 70=trump:D pass pass | phase=play chooser=3
sidi | pass 50=trump:S pass pass pass | chooser=1
# All others must pass elsewhere
sidi | 50=trump:S pass pass | waiting=3
sidi auction_end=opponents_passed | pass 50=trump:S pass pass pass | phase=play
# An opponent may double while the bid stands
coinche | | 0:double!double-not-allowed
coinche | 80=trump:H | 0:double!double-not-allowed 2:double!double-not-allowed 3:double!ok
coinche | 80=trump:H pass pass | 1:double!ok
# JVS: a double is said before the next has spoken, by either opponent
sidi-jassverband | 50=trump:H | 3:double!ok
sidi-jassverband | 50=trump:H pass | 3:double!double-too-late
sidi-jassverband | 50=trump:H pass 60=trump:H | 1:double!ok
# A double in turn only
coinche double_window=turn | 80=trump:H | 3:double!double-too-late 1:double!ok
# A double ends the bidding
sidi | 50=trump:H double | phase=play factor=2
sidi doubling=off | | 1:double!double-not-allowed
sidi doubling=off | 50=trump:H | 1:double!double-not-allowed
# The bidders may double again
coinche | 80=trump:H double | phase=bid waiting=0 bids= 90=trump:H!bid-too-low
    3:double!double-not-allowed
coinche | 80=trump:H double pass | waiting=2
coinche | 80=trump:H double pass pass | factor=2
coinche | 80=trump:H double pass double | phase=play factor=4
# [R] forehand leads in coinche; JVS: the declarer in Sidi
coinche | pass 90=trump:H pass pass pass | leader=0
sidi | pass 90=trump:H pass pass pass | leader=1
sidi-pagat | pass 90=trump:H pass pass pass | leader=1
# The contract may be named afterwards
sidi named=after | | contracts= 50=trump:H!contract-not-allowed
sidi named=after | pass 50 pass pass pass | phase=choose waiting=1 push=False
# The top of the ladder
coinche bid_top=none | | top=140,150
coinche bid_top=157 | | top=150,157
coinche bid_top=match | | top=150,match
coinche bid_top=157_match | | top=157,match
coinche bid_top=157 bid_high=200 | | top=150,157
coinche bid_step=5 bid_high=155 | | top=155,match
"""
"""Rules, what is said, and then what holds: facts, and acts with the reason that refuses them."""


@pytest.mark.parametrize(("rules", "words", "facts"), [*rows(AUCTIONS)])
def test_auctions(rules: str, words: str, facts: str) -> None:
    name, changes = named(rules)
    check(say(bidding(rules=name, options=changes), words), facts, call)


def test_nobody_chooses_where_there_is_bidding() -> None:
    state = bidding()
    assert refused(state, Chosen(Seat(0), state.legal.contracts[0])) == "wrong-phase"


def start_of(rules: Variant) -> Partie:
    """Return a partie that nobody has opened."""
    return Partie(variant=rules, scores=(0, 0))


def opening() -> tuple[Event, ...]:
    """Return what leads to an auction in which seat 0 speaks first."""
    return Opened(Seat(3)), Cut(Seat(2), 9), Dealt(seats_filled(MIXED))


@pytest.mark.parametrize(("all_pass", "dealer"), [("next", 0), ("same", 3)])
def test_a_deal_that_nobody_wants_is_dealt_again(all_pass: str, dealer: int) -> None:
    """R in coinche and Sidi (next dealer); JVS: the same dealer."""
    state = say(bidding(options={"all_pass": all_pass}), "pass pass pass pass")
    assert (state.phase, state.waiting) == ("bid", ())
    assert refused(state, Passed(Seat(0))) == "not-your-turn"
    assert refused(state, Doubled(Seat(0))) == "double-not-allowed"
    assert refused(state, Misdealt("card-shown")) == "wrong-phase"
    state = state.do(Misdealt("all-passed"))
    assert (deal(state).number, deal(state).dealer, state.history) == (1, dealer, ())


def test_nobody_calls_a_deal_void_that_somebody_wants() -> None:
    state = say(bidding(), "pass pass pass")
    assert refused(state, Misdealt("all-passed")) == "wrong-phase"
    assert refused(state, Misdealt("card-shown")) is None


def test_the_contract_may_be_named_afterwards() -> None:
    state = say(bidding(rules="sidi", options={"named": "after"}), "pass 50 pass pass pass")
    state = state.choose("oben")
    assert (deal(state).chooser, deal(state).leader) == (1, 1)


def test_everybody_hears_an_auction() -> None:
    state = say(bidding(), "80=trump:H pass 3:double")
    for seat in (0, 1, 2, 3, None):
        assert deal(state.view(seat).state).auction == deal(state).auction


def test_a_record_tells_an_auction() -> None:
    state, events = start_of(RULES), []
    for event in (*opening(), *(call(state, word, seat) for seat, word in SAID)):
        state = state.do(event)
        events.append(event)
    text = dumps(record_of(events, RULES))
    assert "bid 0:pass 1:80=trump:H 0:double 1:pass 3:double" in text
    assert loads(text).events == tuple(events)
    assert verify(loads(text)).is_ok
    wrong = text.replace("1:80=", "1:85=")
    assert [problem.code for problem in verify(loads(wrong)).problems] == ["bad-bid"]


class Silent:
    """A player who passes until he is told to speak up."""

    name = "silent"

    def choose(self, view: View) -> Act:
        return Passed(view.state.waiting[0])

    def interject(self, view: View) -> Act | None:
        return None


class Doubter(Silent):
    """A player who doubles whatever the opponents bid, at once."""

    def interject(self, view: View) -> Act | None:
        return Doubled(view.seat) if view.legal.may_double else None


def test_a_table_deals_again_when_everybody_has_passed() -> None:
    table = Table(RULES, [Silent() for _ in range(4)], chance=seeded(1))
    seen = []
    for event in table.run():
        seen.append(event)
        if sum(isinstance(one, Misdealt) for one in seen) == 3:
            break
    voids = [one for one in seen if isinstance(one, Misdealt)]
    assert voids == [Misdealt("all-passed")] * 3
    assert len([one for one in seen if isinstance(one, Revealed)]) == 2
    assert (deal(table.state).number, table.state.history) == (1, ())


def test_a_table_hears_a_double_before_the_next_speaks() -> None:
    table = Table(RULES, [None, Silent(), Silent(), Doubter()], chance=seeded(1))
    list(table.run())
    while table.state.phase != "bid" or 0 not in table.state.waiting:
        seat = Seat(0)
        acts: dict[str, Act] = {"seal": Contributed(seat, "00112233"), "cut": Cut(seat, 9)}
        table.do(acts[table.state.phase])
        list(table.run())
    table.do(call(table.state, "80=trump:H"))
    assert next(table.run()) == Doubled(Seat(3))

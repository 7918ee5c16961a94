"""Bidding for the contract (core §3.6), in every form that an option gives it."""

from __future__ import annotations

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
from tests.rules.scenario import MIXED, deal, refused, seats_filled

RULES = variant("coinche", {"first": "random_dealer"})
SAID = ((0, "pass"), (1, "80=trump:H"), (0, "double"), (1, "pass"), (3, "double"))


def heights(state: Partie) -> list[str]:
    """Return what may be bid now."""
    return [rung.height for rung in state.legal.bids]


def start_of(rules: Variant) -> Partie:
    """Return a partie that nobody has opened."""
    return Partie(variant=rules, scores=(0, 0))


def opening() -> tuple[Event, ...]:
    """Return what leads to an auction in which seat 0 speaks first."""
    return Opened(Seat(3)), Cut(Seat(2), 9), Dealt(seats_filled(MIXED))


def test_forehand_speaks_first_then_the_right_neighbour() -> None:
    state = bidding()
    assert (state.phase, state.waiting) == ("bid", (0,))
    assert say(state, "pass").waiting == (1,)
    assert say(state, "80=trump:H pass").waiting == (2,)


def test_a_bid_is_a_step_of_the_ladder_above_the_last() -> None:
    state = say(bidding(), "100=trump:H")
    assert heights(state) == ["110", "120", "130", "140", "150", "match"]
    assert refused(state, call(state, "100=trump:S")) == "bid-too-low"
    assert refused(state, call(state, "90=trump:S")) == "bid-too-low"
    assert refused(state, call(state, "105=trump:S")) == "bad-bid"
    assert refused(state, call(state, "160=trump:S")) == "bad-bid"
    assert refused(state, call(state, "110=trump:S")) is None
    assert refused(state, call(state, "140=trump:S")) is None


def test_a_bid_names_what_the_rules_offer() -> None:
    state = bidding()
    assert refused(state, call(state, "80=oben")) == "contract-not-allowed"
    assert refused(state, call(state, "80")) == "contract-not-allowed"


def test_nobody_speaks_out_of_turn() -> None:
    state = bidding()
    assert refused(state, call(state, "80=trump:H", 1)) == "not-your-turn"
    assert refused(state, Passed(Seat(2))) == "not-your-turn"
    assert refused(state, Chosen(Seat(0), state.legal.contracts[0])) == "wrong-phase"


def test_the_last_bid_is_played() -> None:
    state = say(bidding(), "80=trump:H 90=trump:S pass pass pass")
    assert (state.phase, str(deal(state).contract), deal(state).chooser) == ("play", "trump:S", 1)
    assert refused(state, Passed(Seat(0))) == "wrong-phase"


def test_who_has_passed_may_bid_again() -> None:
    state = say(bidding(), "pass 80=trump:S pass pass")
    assert state.waiting == (0,)
    assert say(state, "90=trump:D").waiting == (1,)


def test_who_has_passed_is_out() -> None:
    """JVS: no return after a pass."""
    state = say(bidding(rules="sidi-jassverband"), "50=trump:S pass pass 60=trump:D")
    assert state.waiting == (0,)
    assert say(state, "70=trump:S").waiting == (3,)
    options = {"reentry": False}
    state = say(bidding(options=options), "pass 80=trump:S pass 90=trump:D")
    assert state.waiting == (1,)
    assert say(state, "pass").phase == "play"


def test_the_partner_is_not_asked_once_both_opponents_have_passed() -> None:
    """JVS: partner may raise only while an opponent may still speak."""
    state = say(bidding(rules="sidi-jassverband"), "50=trump:S pass")
    assert state.waiting == (2,)
    assert say(state, "60=trump:S pass").phase == "play"
    again = say(
        bidding(rules="sidi-jassverband"), "pass 50=trump:S 60=trump:H 70=trump:D pass pass"
    )
    assert (again.phase, deal(again).chooser) == ("play", 3)
    state = say(bidding(rules="sidi"), "pass 50=trump:S pass pass pass")
    assert deal(state).chooser == 1


def test_all_others_must_pass_elsewhere() -> None:
    state = say(bidding(rules="sidi"), "50=trump:S pass pass")
    assert state.waiting == (3,)
    options = {"auction_end": "opponents_passed"}
    state = say(bidding(rules="sidi", options=options), "pass 50=trump:S pass pass pass")
    assert state.phase == "play"


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


def test_an_opponent_may_double_while_the_bid_stands() -> None:
    state = bidding()
    assert refused(state, Doubled(Seat(0))) == "double-not-allowed"
    state = say(state, "80=trump:H")
    assert refused(state, Doubled(Seat(0))) == "double-not-allowed"
    assert refused(state, Doubled(Seat(2))) == "double-not-allowed"
    assert refused(state, Doubled(Seat(3))) is None
    state = say(state, "pass pass")
    assert refused(state, Doubled(Seat(1))) is None


def test_a_double_is_said_before_the_next_has_spoken() -> None:
    """JVS: an interjection of either opponent."""
    state = say(bidding(rules="sidi-jassverband"), "50=trump:H")
    assert refused(state, Doubled(Seat(3))) is None
    assert refused(say(state, "pass"), Doubled(Seat(3))) == "double-too-late"
    assert refused(say(state, "pass 60=trump:H"), Doubled(Seat(1))) is None


def test_a_double_in_turn_only() -> None:
    state = say(bidding(options={"double_window": "turn"}), "80=trump:H")
    assert refused(state, Doubled(Seat(3))) == "double-too-late"
    assert refused(state, Doubled(Seat(1))) is None


def test_a_double_ends_the_bidding() -> None:
    state = say(bidding(rules="sidi"), "50=trump:H double")
    assert (state.phase, deal(state).auction.factor) == ("play", 2)  # type: ignore[union-attr]
    assert refused(bidding(rules="sidi", options={"doubling": "off"}), Doubled(Seat(1)))
    plain = say(bidding(rules="sidi", options={"doubling": "off"}), "50=trump:H")
    assert refused(plain, Doubled(Seat(1))) == "double-not-allowed"


def test_the_bidders_may_double_again() -> None:
    state = say(bidding(), "80=trump:H double")
    assert (state.phase, state.waiting) == ("bid", (0,))
    assert heights(state) == []
    assert refused(state, call(state, "90=trump:H")) == "bid-too-low"
    assert refused(state, Doubled(Seat(3))) == "double-not-allowed"
    state = say(state, "pass")
    assert state.waiting == (2,)
    assert deal(say(state, "pass")).auction.factor == 2  # type: ignore[union-attr]
    state = say(state, "double")
    assert (state.phase, deal(state).auction.factor) == ("play", 4)  # type: ignore[union-attr]


@pytest.mark.parametrize(("rules", "leader"), [("coinche", 0), ("sidi", 1), ("sidi-pagat", 1)])
def test_who_leads(rules: str, leader: int) -> None:
    """R: forehand in coinche; the declarer in Sidi (JVS)."""
    state = say(bidding(rules=rules), "pass 90=trump:H pass pass pass")
    assert deal(state).leader == leader


def test_the_contract_may_be_named_afterwards() -> None:
    state = bidding(rules="sidi", options={"named": "after"})
    assert state.legal.contracts == ()
    assert refused(state, call(state, "50=trump:H")) == "contract-not-allowed"
    state = say(state, "pass 50 pass pass pass")
    assert (state.phase, state.waiting, state.legal.may_push) == ("choose", (1,), False)
    state = state.choose("oben")
    assert (deal(state).chooser, deal(state).leader) == (1, 1)


@pytest.mark.parametrize(
    ("options", "last"),
    [
        ({"bid_top": "none"}, ["140", "150"]),
        ({"bid_top": "157"}, ["150", "157"]),
        ({"bid_top": "match"}, ["150", "match"]),
        ({"bid_top": "157_match"}, ["157", "match"]),
        ({"bid_top": "157", "bid_high": 200}, ["150", "157"]),
        ({"bid_step": 5, "bid_high": 155}, ["155", "match"]),
    ],
)
def test_the_top_of_the_ladder(options: dict[str, object], last: list[str]) -> None:
    assert heights(bidding(options=options))[-2:] == last


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
        return Doubled(view.seat) if view.seat is not None and view.legal.may_double else None


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

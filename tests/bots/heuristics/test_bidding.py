"""The steady player bids, raises, passes and doubles by its forecast of points."""

from __future__ import annotations

import pytest

from buur.bots.features.bid_outcome import PointForecast, bid_chance, bid_value
from buur.bots.heuristics.advisor import advise
from buur.play.model.events import Bid, Doubled, Passed
from buur.play.partie import Partie
from buur.seats import Seat
from buur.variants.option_groups.auction import Rung
from buur.variants.registry import variant
from tests.games.bidding import bidding, say

STRONG = "HJ H9 HA HK SA SK DA D6 C6"
SUPPORT = "HJ H9 HA SA S6 D6 D7 C6 C7"
WEAK = "S6 S7 D7 D8 C7 C8 H6 ST DT"


def advised(state: Partie, seat: int = 0) -> object:
    """Return what a seat should say."""
    advice = advise(state.view(seat))
    return None if advice is None else advice.act


def test_a_strong_hand_bids_its_suit() -> None:
    act = advised(bidding(STRONG))
    assert isinstance(act, Bid)
    assert str(act.contract) == "trump:H"
    assert int(act.height) >= 90


def test_a_weak_hand_passes() -> None:
    assert advised(bidding(WEAK)) == Passed(Seat(0))
    assert advised(say(bidding("", WEAK), "120=trump:H"), 1) == Passed(Seat(1))


def test_a_hand_that_fits_raises_its_partner() -> None:
    state = say(bidding("", "", SUPPORT), "80=trump:H 90=trump:C")
    act = advised(state, 2)
    assert isinstance(act, Bid)
    assert (act.seat, str(act.contract)) == (2, "trump:H")
    assert advise(state.view(2)).reasons == ("raise-partner",)  # type: ignore[union-attr]


def test_nobody_bids_over_a_partner_without_need() -> None:
    state = say(bidding("", "", WEAK), "110=trump:H pass")
    assert advised(state, 2) == Passed(Seat(2))


def test_a_bid_too_high_is_doubled_also_out_of_turn() -> None:
    state = say(bidding("", "", "", "HJ H9 HA HK SA S6 D6 DA C6"), "150=trump:H")
    assert advised(state, 3) == Doubled(Seat(3))
    assert advised(state, 1) != Doubled(Seat(1)) or state.waiting == (1,)
    assert advised(say(state, "pass pass"), 3) == Doubled(Seat(3))


def test_a_bid_that_will_be_made_is_not_doubled() -> None:
    state = say(bidding("", "", "", WEAK), "100=trump:H")
    assert advised(state, 3) is None


def test_advice_about_an_auction_needs_nothing_but_the_view() -> None:
    state = say(bidding(STRONG, rules="sidi"), "")
    assert advised(state) in state.legal


@pytest.mark.parametrize("rule", ["own", "lost", "defence_takes_all"])
def test_the_worth_of_a_bid_grows_with_the_hand(rule: str) -> None:
    rules, rung = variant("coinche", {"bid_failed": rule}), Rung("100", 100)
    worths = [bid_value(rules, PointForecast(mean, 20), rung) for mean in range(60, 150, 10)]
    assert worths == sorted(worths)
    assert bid_value(rules, PointForecast(150, 10), rung) == pytest.approx(100 + 150 - 7, abs=3)


def test_the_odds_of_a_bid() -> None:
    assert bid_chance(PointForecast(100, 20), 100) == pytest.approx(0.51, abs=0.01)
    assert bid_chance(PointForecast(120, 20), 100) == pytest.approx(0.84, abs=0.01)

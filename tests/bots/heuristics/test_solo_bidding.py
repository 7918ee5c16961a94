"""Steady alone against the rest: what it bids, names, lays away, calls and gives up."""

from __future__ import annotations

import pytest

from buur.bots.heuristics.avoid_points import is_hunting
from buur.bots.heuristics.situation import situation
from buur.bots.heuristics.solo_bidding import solo_chance, takes_all
from buur.bots.levels.steady import Steady
from buur.cards import Suit, parse_card, parse_cards
from buur.contracts import parse_contract
from buur.play.model.events import Act, Bid, Called, Chosen, Discarded, Owned, Passed, Renounced
from buur.play.partie import Partie
from buur.play.views import view
from buur.seats import Seat
from buur.variants.registry import variant
from tests.bots.position import view_where
from tests.games.alone import alone, counted, later
from tests.games.bidding import say
from tests.rules.scenario import deal, play_out

ALL_SPADES = "S9 ST SJ SQ SK SA HA HK"
FOUR_ACES = "SA SK SQ HA HK DA DK CA"
NOTHING = "S9 ST SJ H9 HT HJ D9 DT"
POOR = "ST SK HT HQ DJ DA CT CK"


def does(state: Partie, seat: int = 0) -> Act:
    """Return what steady does with what a seat sees."""
    return Steady(0).choose(view(state, Seat(seat)))


def height(hand: str) -> str | None:
    """Return what it bids with a hand of Pandur, None where it passes."""
    act = does(alone("pandur", hand))
    assert isinstance(act, (Bid, Passed))
    return act.height if isinstance(act, Bid) else None


def test_it_bids_what_the_hand_is_good_for() -> None:
    heights = [height(hand) for hand in (ALL_SPADES, FOUR_ACES, NOTHING, POOR)]
    assert heights == ["pandur_trump", "pandur", "misere", None]


@pytest.mark.parametrize(
    ("hand", "trump", "sure"),
    [
        (ALL_SPADES, 0, True),
        (ALL_SPADES, 1, False),
        ("SJ S9 SA SK HA HK DA CA", 0, True),
        ("SJ S9 SA SK HA HQ DA CA", 0, False),
        ("SJ SA SK SQ HA HK DA CA", 0, False),
        (FOUR_ACES, None, True),
        ("SA SK SJ HA HK DA DK CA", None, False),
    ],
)
def test_it_knows_a_hand_that_takes_every_trick(hand: str, trump: int | None, sure: bool) -> None:
    assert takes_all(parse_cards(hand), None if trump is None else Suit(trump)) == sure


def test_it_names_the_suit_it_bid_for() -> None:
    act = does(say(alone("pandur", ALL_SPADES), "pandur_trump pass pass"))
    assert act == Chosen(Seat(0), parse_contract("trump:S"))


@pytest.mark.parametrize("worse", ["S9 ST SJ SQ SK HA HK HQ", "S9 ST SQ SK SA HA HK DA"])
def test_more_high_trumps_make_a_bid_likelier(worse: str) -> None:
    rules, contract = variant("pandur"), parse_contract("trump:S")
    rung = rules.auction.rung("200")
    assert rung is not None
    hands = (parse_cards(ALL_SPADES), parse_cards(worse))
    better, other = (solo_chance(rules, hand, rung, contract) for hand in hands)
    assert better > other


def king() -> Partie:
    hand, up, down = "SJ S9 SA SK SQ HA DA HT DT D6", "CT C8 H6", "C6 H7 D7"
    return say(alone("mise", hand, "", "", up, down), "500 pass pass")


def test_the_king_keeps_trumps_and_aces_and_lays_tens_away() -> None:
    act = does(king())
    assert isinstance(act, Discarded)
    assert act.cards is not None
    assert act.cards & parse_cards("HT DT CT") == parse_cards("HT DT CT")
    assert not act.cards & parse_cards("SJ S9 SA SK SQ HA DA")


def test_the_king_of_five_calls_the_strongest_card_that_he_lacks() -> None:
    state = say(alone("mise-5", "S9 SA SK SQ ST HA H6"), "600 pass pass pass pass")
    act = does(state)
    assert act == Called(Seat(0), parse_card("SJ"))
    asked = state.do(act)
    holder = asked.waiting[0]
    assert does(asked, holder) == Owned(holder)


@pytest.mark.parametrize(
    ("hand", "gives_up"),
    [("S6 S7 H6 H7 H8 H9 D6 D7 D8 D9 C6 C7", True), ("S6 S7 H6 H7 H8 HA D6 D7 D8 D9 C6 C7", False)],
)
def test_the_king_gives_a_hopeless_deal_up(hand: str, gives_up: bool) -> None:
    state = king()
    state = state.do(does(state))
    state = counted(play_out(state.do(state.legal.chosen("trump:S")), 10))
    dealer = deal(state).dealer
    assert dealer == 0, "the king deals, and has the turned card"
    state = later(state, hand, turned="S7")
    assert does(state) == Renounced(Seat(0), gives_up)


@pytest.mark.parametrize(
    ("height", "plays", "hand", "harder"),
    [
        ("misere", "misere:oben", NOTHING, True),
        ("pandur", "oben", "SA SK SJ HA HK DA DK CA", False),
    ],
)
def test_where_cards_lie_apart_a_misere_is_harder_and_a_pandur_easier(
    height: str, plays: str, hand: str, *, harder: bool
) -> None:
    """The other of two lacks the cards that would take a trick."""
    odds = []
    for name in ("pandur", "pandur-2"):
        rules = variant(name)
        rung = rules.auction.rung(height)
        assert rung is not None
        odds.append(solo_chance(rules, parse_cards(hand), rung, parse_contract(plays)))
    assert (odds[1] < odds[0]) == harder
    assert odds[0] != odds[1]


@pytest.mark.parametrize(("seat", "lying", "hunts"), [(1, "0: S9", True), (0, "2: HQ", False)])
def test_who_defends_against_a_misere_fears_no_trick_of_his_own(
    seat: int, lying: str, *, hunts: bool
) -> None:
    """Only the tricks of the declarer count, so that high cards need not be thrown."""
    seen = view_where(
        "SQ HA HK DK CA CK CQ CJ" if hunts else "HJ HT H9 ST SJ D9 DT",
        seat=seat,
        rules="pandur",
        before=["bid 0:misere 1:pass 2:pass"],
        tricks=[] if hunts else ["0: S9 SQ SA"],
        lying=lying,
    )
    assert is_hunting(situation(seen, deal(seen.state), seat)) == hunts

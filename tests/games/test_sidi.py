"""Sidi in its three profiles (variants §1.12), with their worked examples."""

from __future__ import annotations

import pytest

from buur.play.partie import Partie
from buur.variants.registry import variant
from tests.games.bidding import bidding, finished, say, written
from tests.rules.scenario import SUITS_APART, counted, deal, declare, play_out

ALONE = "pass pass pass"


def sidi(words: str, rules: str = "sidi", **options: object) -> Partie:
    """Return a deal of Sidi after an auction."""
    return say(bidding(rules=rules, options=options), words)


def test_what_may_be_bid_for() -> None:
    """W25: a trump, oben, unten, zig-zag or misère; JVS: the four suits; PAG: no zig-zag."""
    offered = {
        name: {contract.key for contract in variant(name).choice.offered}
        for name in ("sidi", "sidi-jassverband", "sidi-pagat")
    }
    suits = {"S", "H", "D", "C"}
    assert offered["sidi"] == suits | {"oben", "unten", "zigzag", "misere"}
    assert offered["sidi-jassverband"] == suits
    assert offered["sidi-pagat"] == suits | {"oben", "unten"}


@pytest.mark.parametrize(
    ("name", "some"),
    [
        ("sidi", ["50", "60", "150", "157", "match"]),
        ("sidi-jassverband", ["50", "55", "155", "match"]),
        ("sidi-pagat", ["50", "60", "150", "157"]),
    ],
)
def test_how_high_one_may_bid(name: str, some: list[str]) -> None:
    heights = [rung.height for rung in variant(name).auction.rungs]
    assert [*heights[:2], *heights[2 - len(some) :]] == some


@pytest.mark.parametrize("rules", ["sidi", "sidi-jassverband", "sidi-pagat"])
def test_a_bid_that_is_made(rules: str) -> None:
    """Example: 120 made with 130 to 27."""
    assert written(sidi(f"120=trump:H {ALONE}", rules), 130) == (250, 27)


@pytest.mark.parametrize("rules", ["sidi", "sidi-jassverband", "sidi-pagat"])
def test_a_failed_bid_goes_to_the_others(rules: str) -> None:
    """Example: 120 failed with 96 to 61, plain and doubled."""
    assert written(sidi(f"120=trump:H {ALONE}", rules), 96) == (96, 181)
    words = "120=trump:H double" + (" pass pass" if rules == "sidi-jassverband" else "")
    assert written(sidi(words, rules), 96) == (96, 301)


def test_a_double_does_not_change_what_is_to_be_made() -> None:
    """Example of JVS: 100 doubled, made with 113 to 44."""
    assert written(sidi("100=trump:H double pass pass", "sidi-jassverband"), 113) == (313, 44)


def test_a_match_is_worth_157_in_the_federation() -> None:
    """Example: made 314 to nothing, failed with 150 to 7."""
    state = sidi(f"match=trump:H {ALONE}", "sidi-jassverband")
    assert written(state, 157) == (314, 0)
    assert written(state, 150) == (150, 164)


def test_a_match_is_worth_257_in_the_encyclopaedia() -> None:
    """W25: 257 needs every trick; the cards count 157 beside it, with the option 257."""
    assert written(sidi(f"match=oben {ALONE}"), 157) == (414, 0)
    assert written(sidi(f"match=oben {ALONE}"), 150) == (150, 264)
    assert written(sidi(f"157=oben {ALONE}"), 157) == (314, 0)


def test_a_misere_is_made_with_the_tricks_of_the_others() -> None:
    """JVS ext.: the other side's tricks are credited to the bidders."""
    state = play_out(sidi(f"60=misere:oben {ALONE}"))
    made = state.card_points
    taken = [0, 0]
    for trick in deal(state).tricks:
        taken[state.team(trick.winner)] += trick.points
    taken[state.team(deal(state).tricks[-1].winner)] += 5
    assert (made[0], made[1]) == (taken[1], taken[0])


def test_a_match_of_misere_is_no_trick() -> None:
    worst = (
        "S6 S7 S8 H6 H7 H8 D6 D7 D8",
        "SA SK SQ HA HK HQ DA DK DQ",
        "C6 C7 C8 C9 S9 H9 D9 CT ST",
    )
    state = say(bidding(*worst, rules="sidi"), f"match=misere:oben {ALONE}")
    state = play_out(state)
    assert all(state.team(trick.winner) == 1 for trick in deal(state).tricks)
    assert counted(state).history[0].total == (157 + 257, 0)


def test_melds_do_not_help_to_make_a_bid() -> None:
    """JVS: melds are scored at once and never count towards the bid."""
    hands = ("S6 S7 S8 H6 H7 H8 D6 D7 D8", "SA SK SQ HA HK HQ DA DK DQ")
    state = say(bidding(*hands, rules="sidi-jassverband"), f"100=trump:S {ALONE}")
    state = declare(state, "S6", "S6 S7 S8", "H6 H7 H8", "D6 D7 D8")
    score = counted(play_out(state)).history[0]
    assert score.stake is not None
    assert score.melds == (60, 0)
    assert (score.cards[0] < 100 <= score.cards[0] + 60, score.stake.made) == (True, False)
    assert score.total == (score.cards[0] + 60, score.cards[1] + 5 + 100)


def test_the_deal_is_played_out_before_the_partie_ends() -> None:
    """JVS: decided after the final deal; the higher total wins."""
    state = finished(say(bidding(rules="sidi", scores=(1990, 1995)), f"120=trump:H {ALONE}"), 130)
    assert state.result is not None
    assert (state.result.winner, state.result.scores) == (0, (2240, 2022))
    level = finished(say(bidding(rules="sidi", scores=(1995, 2218)), f"120=trump:H {ALONE}"), 130)
    assert level.result is None


def test_a_match_may_count_its_257_beside_the_bid() -> None:
    """W25 [R]: option match; 257 for the bid, and 257 instead of 157 for the cards."""
    options = {"match": "bonus100"}
    state = say(bidding(*SUITS_APART, rules="sidi", options=options), f"match=oben {ALONE}")
    assert counted(play_out(state)).history[0].total == (514, 0)


def test_a_federation_bid_is_redoubled_to_four_times() -> None:
    """JVS: kontern; the target stays."""
    state = sidi("100=trump:H double double", "sidi-jassverband")
    assert written(state, 113) == (513, 44)


def test_the_extended_form_of_the_federation() -> None:
    """JVS ext.: every way, each also as a misère, the match worth 257, no melds."""
    changes = {
        "contracts": "suits+oben+unden+slalom+misere",
        "match_worth": 257,
        "melds": False,
        "stock": False,
    }
    state = sidi(f"match=misere:trump:H {ALONE}", "sidi-jassverband", **changes)
    assert written(state, 157)[0] == 157 + 257

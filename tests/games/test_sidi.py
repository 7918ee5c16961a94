"""Sidi in its three profiles (variants §1.12), with their worked examples."""

from __future__ import annotations

from typing import Final

import pytest

from buur.play.partie import Partie
from buur.variants.registry import variant
from tests.games.bidding import bidding, finished, say, written
from tests.games.rows import named, rows
from tests.rules.scenario import SUITS_APART, counted, deal, declare, play_out

ALONE = "pass pass pass"


def sidi(words: str, rules: str = "sidi", **options: object) -> Partie:
    """Return a deal of Sidi after an auction."""
    return say(bidding(rules=rules, options=options), words)


BIDS: Final = """\
# FWC, example: 100 made with 112 to 45, written beside the cards
coinche | 100=trump:H pass pass pass | 112=212,45 100=200,57
# FWC, example: 100 failed with 96 to 61 loses the tricks
coinche | 100=trump:H pass pass pass | 96=0,161 99=0,158
# FWC, example: a double counts for the bid alone
coinche | 100=trump:H double pass pass | 96=0,261 112=312,45
coinche | 100=trump:H double double | 96=0,461
# The defence may take all points
coinche bid_failed=defence_takes_all | 100=trump:H pass pass pass | 96=0,257 112=212,45
# A match needs every trick
coinche | match=trump:H pass pass pass | 157=314,0 150=0,164
# Example: 120 made with 130 to 27, failed with 96 to 61, plain and doubled
sidi | 120=trump:H pass pass pass | 130=250,27 96=96,181
sidi-jassverband | 120=trump:H pass pass pass | 130=250,27 96=96,181
sidi-pagat | 120=trump:H pass pass pass | 130=250,27 96=96,181
sidi | 120=trump:H double | 96=96,301
sidi-jassverband | 120=trump:H double pass pass | 96=96,301
sidi-pagat | 120=trump:H double | 96=96,301
# JVS, example: 100 doubled, made with 113 to 44: a double does not change what is to be made
sidi-jassverband | 100=trump:H double pass pass | 113=313,44
# JVS: kontern, to four times; the target stays
sidi-jassverband | 100=trump:H double double | 113=513,44
# JVS, example: a match is worth 157, made 314 to nothing, failed with 150 to 7
sidi-jassverband | match=trump:H pass pass pass | 157=314,0 150=150,164
# W25: 257 needs every trick; the cards count 157 beside it, with the option 257
sidi | match=oben pass pass pass | 157=414,0 150=150,264
sidi | 157=oben pass pass pass | 157=314,0
# JVS ext.: every way, each also as a misère, the match worth 257, no melds
sidi-jassverband contracts=suits+oben+unden+slalom+misere match_worth=257 melds=no stock=no
    | match=misere:trump:H pass pass pass | 157=414,0
"""
"""Rules, an auction, and what is written for points of the bidder's side: its own, the others'."""


@pytest.mark.parametrize(("rules", "words", "made"), [*rows(BIDS)])
def test_what_is_written_for_a_bid(rules: str, words: str, made: str) -> None:
    name, changes = named(rules)
    state = sidi(words, name, **changes)
    for own, _, both in (one.partition("=") for one in made.split()):
        assert ",".join(map(str, written(state, int(own)))) == both, own


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

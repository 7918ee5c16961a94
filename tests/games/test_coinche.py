"""Jass coinché (variants §1.5), clause by clause, with its worked examples."""

from __future__ import annotations

from dataclasses import replace

import pytest

from buur.cards import card_code
from buur.play.model.events import Counted, StoeckCalled
from buur.play.partie import Partie
from buur.play.queries.bids import counted_credits
from buur.play.queries.stoeck import may_show_stoeck
from buur.scoring import Credit
from buur.seats import Seat, Team
from buur.variants.registry import PRESETS, variant
from tests.games.bidding import bidding, finished, say
from tests.games.tables import ended, outcome
from tests.rules.scenario import deal, play, play_out, refused


def coinche(words: str, **options: object) -> Partie:
    """Return a deal of coinche after an auction."""
    return say(bidding(options=options), words)


def test_two_sides_race_to_2000_without_melds() -> None:
    """FWC."""
    rules = variant("coinche")
    assert (rules.partie.target, rules.meld.melds, rules.stoeck.stock) == (2000, False, False)
    assert rules.teams == (0, 1, 0, 1)
    assert {contract.kind for contract in rules.choice.offered} == {"trump"}


def test_all_points_without_every_trick_are_no_match() -> None:
    """A lost trick without a point costs the match."""
    state = play_out(coinche("match=trump:H pass pass pass"))
    credits = [Credit(Team(0), "cards", 152, 8), Credit(Team(1), "cards", 0, 3)]
    last = Credit(Team(0), "last_trick", 5, 9)
    state = replace(state, deal=replace(deal(state), credits=(*credits, last))).do(Counted())
    assert state.history[0].total == (0, 157)


def test_the_slate_keeps_what_was_bid() -> None:
    stake = finished(coinche("pass 90=trump:H double pass pass"), 80).history[0].stake
    assert stake is not None
    assert (stake.seat, stake.height, stake.factor, stake.made) == (1, "90", 2, False)
    assert stake.worth == 180


STRONG = ("HJ H9 HA HK SA SK DA DK CA", "HQ HT H8 S6 S7 D6 D7 C6 C7")
"""Seat 0 has everything, seat 1 nothing."""


def played(words: str, scores: tuple[int, int]) -> Partie:
    """Return a partie after a deal in which everybody plays his strongest card."""
    state = say(bidding(*STRONG, scores=scores), words)
    while state.phase == "play":
        tables = deal(state).tables
        card = max(state.legal.cards, key=tables.strength.__getitem__)
        state = play(state, card_code(card))
    return state


def tricks(state: Partie) -> int:
    """Return how many tricks of the deal in progress, or of the last, were taken."""
    return sum(state.history[-1].tricks) if state.history else len(deal(state).tricks)


def test_bidders_are_out_once_they_have_made_their_bid() -> None:
    """FWC: attackers count only once the contract is made; then it is 80 and what they have."""
    state = played("80=trump:H pass pass pass", (1840, 0))
    assert outcome(state) == (0, "out")
    assert (tricks(state), ended(state).scores) == (5, (2022, 0))


def test_tricks_of_a_bid_that_is_not_made_take_nobody_out() -> None:
    """FWC: with 1950 points, the first tricks of the bidders would do."""
    state = played("match=trump:H pass pass pass", (1950, 0))
    assert (tricks(state), ended(state).scores) == (9, (1950 + 157 + 157, 0))


def test_defenders_are_out_in_the_middle_of_a_deal() -> None:
    """FWC: the defence marks its tricks as they fall."""
    state = played("pass 80=trump:S pass pass pass", (1980, 0))
    assert state.result is not None
    assert (state.result.winner, tricks(state), state.result.scores) == (0, 1, (2015, 0))


def test_bids_go_from_80_by_tens_to_150_and_the_match() -> None:
    """[R]: the match stakes 157; every number is an option."""
    heights = [rung.height for rung in variant("coinche").auction.rungs]
    assert heights == ["80", "90", "100", "110", "120", "130", "140", "150", "match"]
    assert variant("coinche").auction.rungs[-1].points == 157
    assert "bid_low" in PRESETS["coinche"].assumed


def test_four_passes_hand_the_deal_on_and_a_passed_player_may_return() -> None:
    """[R]."""
    state = coinche("pass 80=trump:H pass pass 90=trump:S pass pass pass")
    assert (state.phase, state.waiting) == ("play", (0,))


@pytest.mark.parametrize(("leader", "first"), [("forehand", 0), ("announcer", 1)])
def test_forehand_leads_or_the_bidder(leader: str, first: int) -> None:
    """[R], after belote: option leader."""
    state = coinche("pass 80=trump:H pass pass pass", leader=leader)
    assert state.waiting == (first,)
    state = coinche("pass match=trump:H pass pass pass", leader=leader)
    assert state.waiting == (first,)


def test_no_stoeck_is_shown_early_where_bids_are_written() -> None:
    """§6: whether it wins depends on the bid, which is not made or failed yet."""
    options = {"stock": True, "stock_early_finish": True}
    state = bidding("DQ DK C6", "CA", "C8", "CT", scores=(1990, 0), options=options)
    state = play(say(state, "80=trump:D pass pass pass"), "C6 CA C8 CT")
    assert may_show_stoeck(state, Seat(0))
    assert refused(state, StoeckCalled(Seat(0))) == "no-stoeck"


def test_a_match_is_made_by_what_counts_last() -> None:
    """§7.9: the bid is written after everything else."""
    state = play_out(coinche("match=trump:H pass pass pass", write="bid"))
    credits = tuple(Credit(Team(0), "cards", 10, at) for at in range(1, 10))
    state = replace(state, deal=replace(deal(state), credits=credits))
    assert [(credit.kind, credit.raw) for credit in counted_credits(state)] == [
        *[("cards", 10)] * 9,
        ("bid", 157),
    ]


def test_a_bid_is_made_by_the_trick_that_brings_its_last_point() -> None:
    """§7.9: the tricks of the bidders are held back until then, the bid is written with it."""
    state = coinche("80=trump:H pass pass pass", write="bid")
    tricks = ((0, 50), (1, 90), (0, 29), (0, 1), (0, 10))
    credits = tuple(Credit(Team(side), "cards", raw, at) for at, (side, raw) in enumerate(tricks))
    state = replace(state, deal=replace(deal(state), credits=credits))
    found = [(one.team, one.kind, one.raw, one.trick) for one in counted_credits(state)]
    held = [(0, "cards", raw, at) for at, raw in ((0, 50), (2, 29), (3, 1))]
    bid = (0, "bid", 80, 3)
    assert found == [(1, "cards", 90, 1), *held, bid, (0, "cards", 10, 4)]

"""Searched decisions before the first card are those that pay in rollouts."""

from __future__ import annotations

from itertools import count
from types import MappingProxyType

import pytest

from buur.arena import Duel, fight
from buur.bots import bot
from buur.bots.budget import Budget
from buur.bots.levels.sharp import Sharp
from buur.bots.search.contract_choice import act_value, name_or_push
from buur.bots.search.contract_values import sample_deals
from buur.contracts import parse_contract
from buur.notation import RuleSet
from buur.play.model.events import Bid, Chosen, Passed, Predicted, Pushed
from buur.play.partie import start
from buur.play.views import View
from buur.seats import Seat
from tests.bots.position import act_spoken, load_positions, view_of, view_where
from tests.chance import seeded
from tools.before_play_gains import lines

POSITIONS = {position.name: position for position in load_positions()}


def said(view: View, seed: int = 0) -> str:
    return act_spoken(Sharp(seed, Budget(rounds=12)).choose(view))


def test_an_ace_that_can_be_thrown_away_is_no_trick() -> None:
    assert said(view_of(POSITIONS["predicts-a-trick-for-a-lone-ace"])) == "0"


def test_a_misere_that_searching_players_break_is_not_bid() -> None:
    """Steady players let it through as often as not, those that search one time in nine."""
    view = view_where("S9 ST H9 HT D9 DT CQ CK", rules="pandur")
    assert isinstance(bot("steady", 0).choose(view), Bid)
    assert isinstance(Sharp(0).choose(view), Passed)


def test_where_nothing_is_gained_the_steady_player_speaks() -> None:
    for rules in ("gluecksjass", "mise", "pomme-3", "coinche"):
        state = start(rules, seeded(2))
        view = state.view(state.waiting[0])
        assert Sharp(3).choose(view) == bot("steady", 3).choose(view)


@pytest.mark.parametrize(
    ("rules", "hand", "usual", "better"),
    [
        ("schieber", "S6 ST H6 HT HK D7 DQ DK CK", "unten", "push"),
        ("schieber-2500", "S7 HT D6 D7 D8 DT DJ DK C9", "trump:D", "unten"),
        ("chibre", "H6 H7 H8 H9 HA D7 DJ DA C7", "push", "trump:H"),
    ],
)
def test_a_hand_is_tried_out_beside_its_scale(
    rules: str, hand: str, usual: str, better: str
) -> None:
    view = view_where(hand, rules=rules)
    assert act_spoken(bot("steady", 0).choose(view)) == usual
    assert {said(view, seed) for seed in range(3)} == {better}


def test_a_push_brings_what_the_partner_makes_of_his_best_contract() -> None:
    """Three jacks, nines and aces of a hand go with any trumps, and most with those he has."""
    view = view_where("SJ S9 SA HJ H9 HA DJ D9 DA")
    guessed = sample_deals(view, 200, 0)
    pushed, named = Pushed(Seat(0)), Chosen(Seat(0), parse_contract("trump:C"))
    assert act_value(guessed, Seat(0), pushed) > act_value(guessed, Seat(0), named) + 50


def test_nobody_else_is_asked_after_a_push() -> None:
    """Who must name a contract goes by the scales alone: nothing was gained beyond them."""
    hand = "S7 HT D6 D7 D8 DT DJ DK C9"
    first = view_where(hand, rules="schieber-2500")
    heir = view_where(hand, 2, rules="schieber-2500", pushed=True)
    giver = view_where(hand, 2, rules="schieber-2500", pushed=True, options={"push_back": True})
    assert giver.legal.may_push
    for view, speaks in ((first, True), (heir, False), (giver, False)):
        act = name_or_push(view, bot("steady", 0).choose(view), 0)
        assert (act is not None) is speaks


@pytest.mark.parametrize("rules", ["coiffeur", "tutti"])
def test_a_row_stays_the_same_whatever_its_way(rules: str) -> None:
    """Which row is in season is the steady player's to say; its ways are tried out."""
    named = 0
    for seed in count():
        state = start(rules, seeded(seed))
        view = state.view(state.waiting[0])
        usual, act = bot("steady", 0).choose(view), Sharp(0).choose(view)
        assert act in view.legal
        if isinstance(usual, Chosen) and isinstance(act, Chosen):
            assert act.category == usual.category
            named += 1
            if named == 3:
                break


def test_of_two_orders_the_one_that_suits_the_hand_is_played() -> None:
    """Six tricks by aces and kings first, then three by sixes, or the other way round."""
    rows = {"0": [1, 2, 3, 4, 5, 6, 7, 9, 10]}
    view = view_where("SA SK SQ SJ HA HK DA DK CA", rules="tutti", rows=rows)
    act = Sharp(0).choose(view)
    assert isinstance(act, Chosen)
    assert not act.contract.upside_down


class Quiet(Sharp):
    """Leaves all that is said before the play to the steady player."""

    name = "quiet"
    decisions = MappingProxyType({})


def quiet(seed: int | None) -> Quiet:
    return Quiet(seed, Budget(rounds=300))


@pytest.mark.slow
@pytest.mark.timeout(1200)
@pytest.mark.parametrize("rules", ["estimation", "stich-differenzler", "sidi", "pandur"])
def test_what_is_said_gains(rules: str) -> None:
    """At equal play of the cards; each of these gains two standard errors and more."""
    duel = Duel(
        rules=RuleSet(rules),
        first="sharp@300",
        second="tests.bots.search.test_decisions_before_play:quiet",
    )
    standings = list(fight(duel, 60, workers=2))
    assert standings[-1].score.mean > 0


def test_predictions_are_lawful_at_both_ends() -> None:
    low = view_where("S6 S8 S9 H7 H8 H9 C6 C7 C8", rules="estimation", turned="D7")
    high = view_where("DJ D9 DA DK DQ DT D8 SA HA", rules="estimation", turned="D6")
    for view, most in ((low, 6), (high, 157)):
        act = Sharp(0).choose(view)
        assert isinstance(act, Predicted)
        assert act in view.legal
        assert act.points is not None
        assert act.points <= most


def test_few_boards_have_their_line_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        "tools.before_play_gains.board_gains", lambda _, seed, __: [seed, seed + 1.0]
    )
    assert list(lines("schieber", 1, 3, ())) == ["schieber: +3.5 per deal, 1 boards"]
    assert list(lines("schieber", 3, 3, ())) == ["schieber: +4.5 ± 0.58 per deal, 3 boards"]
    assert [line[-9:] for line in lines("schieber", 21, 3, ())] == [
        *("10 boards", "20 boards", "21 boards")
    ]

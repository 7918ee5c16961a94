"""Core §7.3 to §7.5: targets, how a partie ends, and who is out first in the decisive moment."""

from __future__ import annotations

from collections.abc import Callable
from typing import get_args

import pytest

from buur.play.model.events import Counted, Finished, Played, Soldered
from buur.play.partie import Partie
from buur.seats import Seat
from buur.variants.registry import PRESETS
from buur.variants.values import FinishOrder
from tests.rules.scenario import (
    MIXED,
    counted,
    deal,
    dealt,
    dealt_again,
    declare,
    next_deal,
    play,
    play_out,
    refused,
    table,
)

ORDERS: tuple[str, ...] = get_args(FinishOrder)
AUTO: dict[str, object] = {"claim": "auto"}
# Seat 0 has a three to the ace; seat 1 takes the first trick, worth 21.
FIRST_TRICK = ("SQ SK SA C6 DJ", "CA C7", "C8 C9", "CT CJ")


def out(state: Partie) -> tuple[int | None, str]:
    """Return who won the partie and how."""
    assert state.result is not None
    return state.result.winner, state.result.reason


# Targets (§7.3)


@pytest.mark.parametrize(
    ("name", "target"),
    [
        ("chibre", 1000),
        ("pique-double", 1500),
        ("chibre-2010", 1000),
        ("reglement-1993", 1000),
        ("regles-002", 1000),
        ("schieber", 1000),
        ("schieber-2500", 2500),
    ],
)
def test_targets(name: str, target: int) -> None:
    """§7.3. W10, W25: 1000, 1500 with pique double; P002 1000; Schieber 1000 and 2500."""
    assert PRESETS[name].variant.partie.target == target


@pytest.mark.parametrize("name", ["tournoi-2006", "match-aux-cartes"])
def test_tournaments_play_a_number_of_deals(name: str) -> None:
    """§7.3. T06, W25: a fixed number of deals, typically 16."""
    partie = PRESETS[name].variant.partie
    assert (partie.finish, partie.deals) == ("deals", 16)


def test_partie_goes_on_below_the_target() -> None:
    """§7.4."""
    state = counted(play_out(table(*MIXED)))
    assert (state.result, state.phase, deal(state).number) == (None, "cut", 2)
    assert sum(state.scores) == 157


def test_exactly_the_target_is_enough() -> None:
    """§7.4. W10, W25: who reaches the number is out."""
    brought = play_out(table(*MIXED)).running
    short = (1000 - brought[0] - 1, 0)
    assert not counted(play_out(table(*MIXED, scores=short))).is_over
    state = counted(play_out(table(*MIXED, scores=(short[0] + 1, 0))))
    assert out(state) == (0, "out")
    assert state.scores == (1000, brought[1])


# first_out (§7.4)


def test_first_out_ends_the_partie_in_mid_deal() -> None:
    """§7.4, finish=first_out with claim=auto. W10, W25: even during the deal."""
    state = table(*FIRST_TRICK, scores=(0, 979), options=AUTO)
    state = play(state, "C6 CA C8 CT")
    assert (out(state), state.phase, state.scores) == ((1, "out"), "over", (0, 1000))


def test_with_required_claims_nobody_stops_by_himself() -> None:
    """§7.4, claim=required. R93, W10, W25, JW: the side has to say it."""
    state = play(table(*FIRST_TRICK, scores=(0, 979)), "C6 CA C8 CT")
    assert state.phase == "play"
    assert out(counted(play_out(state))) == (1, "out")


def test_last_deal_is_written_as_far_as_it_went() -> None:
    """§7.4: the history shows the points that decided."""
    state = play(table(*FIRST_TRICK, scores=(0, 979), options=AUTO), "C6 CA C8 CT")
    assert (state.history[-1].total, state.history[-1].tricks) == ((0, 21), (0, 1))
    assert (state.running, state.waiting) == ((0, 1000), ())


def test_nothing_happens_after_the_end() -> None:
    """§7.4."""
    state = play(table(*FIRST_TRICK, scores=(0, 979), options=AUTO), "C6 CA C8 CT")
    for event in (Counted(), Played(Seat(1), next(iter(state.hand(1)))), Finished(Seat(0))):
        assert refused(state, event) == "game-over"


# largest_gap (§7.4)

GAP: dict[str, object] = {"finish": "largest_gap"}


def test_largest_gap_plays_the_last_deal_out() -> None:
    """§7.4, finish=largest_gap. W10, W25: the higher total wins, not who was first."""
    state = table(*FIRST_TRICK, scores=(990, 979), options=GAP)
    state = play_out(declare(state, "C6", "SQ SK SA"))
    assert (state.phase, state.result) == ("count", None)
    higher = max((0, 1), key=lambda team: state.running[team])
    assert out(counted(state)) == (higher, "gap")


def test_largest_gap_on_equal_totals_plays_on() -> None:
    """§7.4, largest_gap: not specified; another deal is played (our choice)."""
    first, second = play_out(table(*MIXED)).running
    state = counted(play_out(table(*MIXED, scores=(900 + second, 900 + first), options=GAP)))
    assert (state.result, state.scores) == (None, (1057, 1057))
    assert out(counted(play_out(next_deal(state)))) != (None, "gap")


def test_largest_gap_needs_no_claims() -> None:
    """§7.4: the count decides."""
    state = table(*MIXED, scores=(999, 0), options=GAP)
    assert refused(state, Finished(Seat(0))) == "finish-not-allowed"


# deals(n) (§7.4)


def fixed(deals: int, scores: tuple[int, int] = (0, 0)) -> Partie:
    options = {"finish": "deals", "deals": deals, "rubicon": "off"}
    return table(*MIXED, scores=scores, options=options)


def test_fixed_number_of_deals() -> None:
    """§7.4, finish=deals. T06: the partie ends after so many deals, however high the score."""
    state = counted(play_out(fixed(2, (5000, 0))))
    assert not state.is_over
    state = counted(play_out(next_deal(state)))
    assert out(state) == (0, "deals")
    assert len(state.history) == 2


def test_fixed_number_of_deals_may_end_in_a_draw() -> None:
    """§7.4, finish=deals: equal totals."""
    first, second = play_out(fixed(1)).running
    state = counted(play_out(fixed(1, (second, first))))
    assert out(state) == (None, "deals")
    assert state.result is not None
    assert not state.result.short


def test_sixteen_deals_bring_2512() -> None:
    """§11.1. W25: match aux cartes, 16 deals of 157 points."""
    state = dealt(*MIXED, rules="match-aux-cartes")
    for _ in range(15):
        state = dealt_again(counted(play_out(state)), *MIXED)
    state = counted(play_out(state))
    assert (out(state)[1], sum(state.scores)) == ("deals", 2512)


# The decisive moment (§7.5)


def melds_against_trick(order: str) -> Partie:
    """Return the end of a trick that takes team 0 out by melds and team 1 by the trick."""
    options = {**AUTO, "finish_order": order, "stock_early_finish": False}
    state = table(*FIRST_TRICK, scores=(990, 990), options=options)
    return play(declare(state, "C6", "SQ SK SA"), "CA C8 CT")


def stoeck_against_trick(order: str) -> Partie:
    """Return the end of a trick that takes team 0 out by stöck and team 1 by the trick."""
    options = {**AUTO, "finish_order": order, "stock_early_finish": False}
    hands = ("DQ DK", "DJ D9", "D6 D7", "D8 DT")
    first = play(table(*hands, leader=1, options=options), "DJ D6 D8 DQ").running
    state = table(*hands, leader=1, scores=(990, 990 - first[1]), options=options)
    return play(state, "DJ D6 D8 DQ D9 D7 DT DK+")


def stoeck_against_melds(order: str) -> Partie:
    """Return the end of a trick that takes team 0 out by stöck and team 1 by its melds.

    Team 1 declared 50 and takes its first trick, worth 25; it misses 40.
    """
    options = {**AUTO, "finish_order": order, "stock_early_finish": False}
    options["meld_credit"] = "at_first_trick"
    hands = ("DQ DK DJ D9", "DA D6 C6 C7 C8 C9", "D7 DT", "D8 H6")
    state = play(table(*hands, scores=(990 - FIRST_BROUGHT, 960), options=options), "DQ")
    state = play(declare(state, "D6", "C6 C7 C8 C9"), "D7 D8")
    assert state.running == (990, 960)
    return play(state, "DK+ DA DT H6")


FIRST_BROUGHT = 3
"""What the queen, seven, eight and six of trumps are worth."""


@pytest.mark.parametrize("order", ORDERS)
@pytest.mark.parametrize(
    ("moment", "ours", "theirs"),
    [
        (melds_against_trick, "meld", "trick"),
        # W25: stöck first; R93: trick before stöck; W10: stöck before the trick.
        (stoeck_against_trick, "stock", "trick"),
        # W25: stöck before melds; W10's end of the partie and R93: melds before stöck.
        (stoeck_against_melds, "stock", "meld"),
    ],
)
def test_decisive_moment(
    moment: Callable[[str], Partie], ours: str, theirs: str, order: str
) -> None:
    """§7.5, five orders: whichever group counts first."""
    places = order.split("-")
    expected = 0 if places.index(ours) < places.index(theirs) else 1
    assert out(moment(order)) == (expected, "out")


@pytest.mark.parametrize(
    ("name", "order"),
    [
        ("chibre", "stock-meld-trick"),
        ("chibre-2010", "meld-stock-trick"),
        ("reglement-1993", "meld-trick-stock"),
        ("schieber", "stock-meld-trick"),
        ("schieber-2500", "stock-meld-trick"),
    ],
)
def test_finish_order_by_preset(name: str, order: str) -> None:
    """§7.5, §12: the three contradicting orders."""
    assert PRESETS[name].variant.partie.finish_order == order


def test_stoeck_inside_melds_is_not_third_in_r93() -> None:
    """§7.5. R93: the stöck counts third, unless it lies in a meld."""
    hands = ("DQ DK DA C6", "CA", "C8", "CT")
    options = {**AUTO, "finish_order": "meld-trick-stock"}
    state = table(*hands, scores=(960, 990), options=options)
    state = play(declare(state, "C6", "DQ DK DA", stoeck=True), "CA C8 CT")
    assert out(state) == (0, "out")


def test_earlier_trick_goes_before_every_order() -> None:
    """§7.5: chronology first; the order is for one moment."""
    options = {**AUTO, "finish_order": "stock-meld-trick"}
    state = table(*FIRST_TRICK, scores=(0, 979), options=options)
    assert out(play(state, "C6 CA C8 CT")) == (1, "out")


def test_computer_shows_a_stoeck_that_wins() -> None:
    """§7.5 with §6: the right to finish early is used where the computer keeps the count."""
    state = early(990, 0, "stock-meld-trick")
    assert (out(state), state.history[-1].stoeck) == ((0, "out"), (20, 0))


def early(ours: int, theirs: int, order: str, **options: object) -> Partie:
    """Return the end of a trick that the others took, while seat 0 holds the stöck."""
    hands = ("DQ DK C6", "CA", "C8", "CT")
    rules = {**AUTO, "finish_order": order, **options}
    return play(table(*hands, scores=(ours, theirs), options=rules), "C6 CA C8 CT")


def test_computer_shows_no_stoeck_that_does_not_win() -> None:
    """§7.5: otherwise it is called with the second card."""
    state = early(970, 0, "stock-meld-trick")
    assert (state.phase, deal(state).stoeck_called) == ("play", None)


@pytest.mark.parametrize(("order", "winner"), [("stock-meld-trick", 0), ("trick-stock-meld", 1)])
def test_early_stoeck_keeps_to_the_order(order: str, winner: int) -> None:
    """§7.5: shown in trick 1 it counts in its place."""
    assert out(early(990, 990, order)) == (winner, "out")


def test_computer_shows_no_stoeck_where_the_rules_do_not() -> None:
    """§6, stock_early_finish=no."""
    assert early(990, 0, "stock-meld-trick", stock_early_finish=False).phase == "play"


# Both over (§7.5)


def both_over(rules: str, contract: str = "trump:D") -> tuple[Partie, int]:
    """Return a deal in which one side is over early and the other by the last trick.

    With it the side that takes the last trick.
    """
    played = play_out(table(*MIXED, rules=rules, contract=contract))
    last = played.team(deal(played).tricks[-1].winner)
    scores = [999, 999]
    scores[last] = 1000 - played.running[last]
    again = table(*MIXED, rules=rules, contract=contract, scores=tuple(scores))
    return counted(play_out(again)), last


@pytest.mark.parametrize("contract", ["trump:D", "trump:C"])
def test_r93_gives_the_partie_to_the_last_trick(contract: str) -> None:
    """§7.5, R93: both over after the last trick and nobody stopped: who made it has won."""
    state, last = both_over("reglement-1993", contract)
    assert out(state) == (last, "out")


def test_elsewhere_who_was_over_first_has_won() -> None:
    """§7.5, both_over=chronology. W10, W25: first out."""
    state, last = both_over("chibre")
    assert out(state) == (1 - last, "out")


def test_last_trick_of_a_deal_that_was_laid_down() -> None:
    """§7.5, R93, with §8: the remaining cards go to one side, and so does the last trick."""
    hands = ("DQ DK DJ D9 DA SA SK SQ SJ", "S6 D6 D7 D8 DT C6 C7 C8 C9", "S7", "S8")
    base = play(table(*hands, rules="reglement-1993"), "SA S6 S7 S8")
    wrong = base.do(Soldered(Seat(0))).running
    scores = (1000 - base.running[0], 1000 - wrong[1])
    state = play(table(*hands, rules="reglement-1993", scores=scores), "SA S6 S7 S8")
    assert out(counted(state.do(Soldered(Seat(0))))) == (1, "out")

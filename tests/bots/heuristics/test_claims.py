"""The steady player claims and calls only what is certain."""

from __future__ import annotations

import pytest

from buur.bots.advice import Advice
from buur.bots.heuristics.advisor import advise
from buur.bots.levels.steady import Steady
from buur.play.model.events import BergCalled, Finished, Insisted, StoeckCalled, Turned
from buur.play.partie import Partie
from buur.seats import Seat
from buur.variants.registry import variant
from tests.bots.parties import events_of
from tests.bots.position import view_where
from tests.rules.scenario import SUITS_APART, play_out, table


@pytest.mark.parametrize(("strokes", "insist"), [("off", False), ("jw", True)])
def test_wrong_claim_is_answered_by_what_a_match_brings(strokes: str, insist: bool) -> None:
    """Playing on pays only where matches are written down (core §7.6)."""
    rules = variant("schieber", {"first": "random_dealer", "strokes": strokes})
    seen = next(
        state
        for state, _ in events_of(rules, [Steady(seat) for seat in range(4)], 4)
        if state.phase == "play"
        and state.deal is not None
        and len(state.deal.tricks) == 2
        and {state.team(trick.winner) for trick in state.deal.tricks} == {0}
    )
    wrong = seen.do(Finished(Seat(1)))
    assert wrong.phase == "claim"
    assert advise(wrong.view(0)) == Advice(
        Insisted(Seat(0), insist), ("play-for-match" if insist else "claim-was-wrong",)
    )


def test_half_is_called_as_soon_as_it_is_reached() -> None:
    """The prize for the half goes to who says it first (core §7.7)."""
    for score, advice in ((444, None), (445, Advice(BergCalled(Seat(2)), ("half-reached",)))):
        view = view_where(
            "H7 H8 D7 D8 C7 C8 D6 C6",
            seat=2,
            rules="schieber",
            options={"strokes": "jw"},
            contract="trump:S",
            tricks=["0: SJ S9 SA ST"],
            scores=[score, 0],
        )
        assert advise(view) == advice


def test_forgotten_stoeck_is_called_while_there_is_time() -> None:
    """A person may have played the second card silently; the deputy makes it good (core §6)."""
    view = view_where(
        "H7 H8 D7 D8 C7 C8 D6",
        dealer=0,
        contract="trump:S",
        chooser=1,
        tricks=["1: S9 S6 S7 SK", "1: SJ S8 ST SQ"],
    )
    assert advise(view) == Advice(StoeckCalled(Seat(0)), ("call-stoeck",))


def counted_by(missing: int) -> Partie:
    """Return the count of a deal in which seat 0 made every trick and misses so many points."""
    options = {"multipliers": "all1", "match": "none", "stock": False}
    scores = (1000 - missing, 0)
    return play_out(table(*SUITS_APART, contract="trump:S", scores=scores, options=options))


def test_last_trick_is_turned_where_it_takes_the_side_out() -> None:
    """It counts in no claim before (core §7.6): first it is turned, then the end is claimed."""
    state = counted_by(157)
    player = Steady(0)
    assert [player.interject(state.view(seat)) for seat in (1, 2, 3)] == [None] * 3
    assert advise(state.view(0)) == Advice(Turned(Seat(0)), ("turn-trick",))
    turned = state.do(Turned(Seat(0)))
    assert player.interject(turned.view(0)) == Finished(Seat(0))


@pytest.mark.parametrize(("missing", "act"), [(158, None), (100, Finished(Seat(0)))])
def test_last_trick_stays_where_it_decides_nothing(missing: int, act: Finished | None) -> None:
    """The side is not out with it, or is without it."""
    assert Steady(0).interject(counted_by(missing).view(0)) == act


def test_a_seat_gets_no_advice_before_the_first_deal() -> None:
    assert advise(Partie(variant=variant("chibre"), scores=(0, 0)).view(0)) is None

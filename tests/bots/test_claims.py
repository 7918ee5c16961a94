"""What the steady player says besides playing cards."""

from __future__ import annotations

from dataclasses import replace

import pytest

from buur.bots.advice import Advice
from buur.bots.steady import Steady, advise
from buur.play.events import BergCalled, Finished, Insisted, StoeckCalled
from buur.play.state import State
from buur.play.views import View
from buur.seats import Seat
from buur.variants.registry import variant
from tests.bots.parties import events_of
from tests.bots.position import Position, view_of


def view_with(**changes: object) -> View:
    given: dict[str, object] = {"name": "unnamed", "why": "", "seat": 0, "expect": []}
    given |= {"contract": "trump:S"}
    return view_of(Position(**given | changes))  # type: ignore[arg-type]


def reasons_of(view: View) -> tuple[str, ...]:
    advice = advise(view)
    return () if advice is None else advice.reasons


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
    options = {"strokes": "jw"}
    hand = "H7 H8 D7 D8 C7 C8 D6 C6"
    tricks = ["0: SJ S9 SA ST"]
    for score, said in ((444, ()), (445, ("half-reached",))):
        view = view_with(
            rules="schieber", options=options, hand=hand, tricks=tricks, seat=2, scores=[score, 0]
        )
        assert reasons_of(view) == said
        if said:
            advice = advise(view)
            assert advice is not None
            assert advice.act == BergCalled(Seat(2))


def test_forgotten_stoeck_is_called_while_there_is_time() -> None:
    """A person may have played the second card silently; the deputy makes it good (core §6)."""
    view = view_with(
        dealer=0,
        chooser=1,
        hand="H7 H8 D7 D8 C7 C8 D6",
        tricks=["1: S9 S6 S7 SK", "1: SJ S8 ST SQ"],
    )
    advice = advise(view)
    assert advice is not None
    assert advice.act == StoeckCalled(Seat(0))


def test_onlookers_and_idle_seats_get_no_advice() -> None:
    state = State(variant=variant("chibre"), scores=(0, 0))
    assert advise(state.view(None)) is None
    assert advise(replace(state).view(0)) is None

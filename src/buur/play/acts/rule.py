"""`Rule`, the check and effect of a kind of event, `Stage`, a stage of a deal; common checks."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple, NoReturn

from buur.play.model.deal import Deal
from buur.play.model.events import Act, Event
from buur.play.model.refusals import refuse
from buur.play.model.state import Phase, State, deal_of
from buur.seats import Seat, seats_text
from buur.variants.values import StageName


class Rule(NamedTuple):
    """The rule for one kind of event; both functions take the state and an event of that kind."""

    check: Callable[[State, Any], None]
    """Raises `IllegalAction` unless the event may happen. That the seat of a stage's act is asked
    has been checked before."""
    apply: Callable[[State, Any], State]
    """Returns the state after the event. If `Deal.asked` is then empty, the stage is over."""
    any_seat: bool = False
    """Whether seats that are not asked may act in the stage, too; ``check`` then decides which."""


def allow(_state: State, _event: Event) -> None:
    """Accept an event: the check of acts that every seat that is asked may do."""


Rules = Mapping[type, Rule]
"""Rules by the kind of event."""


def _nothing(_state: State, _seat: Seat) -> Iterator[Act]:
    return iter(())


def _nobody_asked(state: State) -> bool:
    return not deal_of(state).asked


@dataclass(frozen=True, slots=True)
class Stage:
    """A stage of a deal. It waits for the seats in `Deal.asked` and is over when there are none.

    A new stage needs a module beside this one, a line in `stages.STAGES`, a name in
    `StageName`, and its acts in `play.model.events`.
    """

    begin: Callable[[State], State]
    """Returns the state at the beginning of the stage; if it asks nobody, the stage is over."""
    rules: Mapping[type, Rule] = field(default_factory=dict)
    """The rules of its acts, by subclass of `StageAct`."""
    offers: Callable[[State, Seat], Iterator[Act]] = _nothing
    """Returns the acts that a seat may choose from when it is asked."""
    is_over: Callable[[State], bool] = _nobody_asked
    """Tells whether the next stage begins. If it does not and nobody is asked, the table acts."""
    doing: str = "act"
    """The activity of the seats, for the messages of refusals."""
    clause: str = "3.1"


def expect_stage(
    state: State, stage: Stage, name: StageName, seat: Seat, *, any_seat: bool = False
) -> None:
    """Raise `IllegalAction` unless the deal is in this stage and it asks the seat to act."""
    expect_phase(state, name, stage.doing, stage.clause)
    if not any_seat:
        expect_waiting(state, seat, stage.clause)


def expect_phase(state: State, phase: Phase, doing: str, clause: str) -> Deal:
    """Return the deal in progress; raise `IllegalAction` if the phase is another one."""
    if state.phase != phase:
        refuse("wrong-phase", f"it is not the time to {doing}, but for: {state.phase}", clause)
    return deal_in(state)


def expect_waiting(state: State, seat: Seat, clause: str) -> None:
    """Raise `IllegalAction` if the seat is not on turn."""
    if seat not in state.waiting:
        refuse_turn(state, seat, clause)


def refuse_turn(state: State, seat: Seat, clause: str) -> NoReturn:
    """Raise the refusal of an act of a seat that is not on turn."""
    told = f"seat {seat} is not on turn, but {seats_text(state.waiting)}"
    refuse("not-your-turn", told, clause)


_CLAUSES: Final[Mapping[Phase, str]] = {
    "open": "2.2",
    "seal": "2.3",
    "cut": "2.3",
    "deal": "2.4",
    "predict": "3.5",
    "call": "3.10",
    "ruling": "9",
    "claim": "7.6",
    "count": "7.1",
    "over": "7.4",
}
"""The clauses of the phases in which there may be no one seat on turn."""


def refuse_nobody(state: State) -> NoReturn:
    """Raise the refusal of an act of the seat on turn, where there is no such seat."""
    phase, waiting = state.phase, state.waiting
    told = f"nobody is on turn in phase {phase}"
    if len(waiting) == 1:
        told = f"an onlooker is not on turn in phase {phase}, but {seats_text(waiting)}"
    elif waiting:
        told += f", as {seats_text(waiting)} act in any order: name the seat"
    refuse("not-your-turn", told, _CLAUSES.get(phase, "3.1"))


def deal_in(state: State) -> Deal:
    """Return the deal in progress; raise `IllegalAction` if the partie has not been opened."""
    if state.deal is None:
        refuse("wrong-phase", "the partie has not been opened", "2.2")
    return state.deal

"""A rule for each kind of event, and a stage of a deal: its beginning, its acts, its end."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from buur.play.model.deal import Deal
from buur.play.model.events import Act, Event
from buur.play.model.refusals import refuse
from buur.play.model.state import Phase, State, deal_of
from buur.seats import Seat
from buur.variants.values import StageName


class Rule(NamedTuple):
    """The rule for one kind of event; both functions take the state and an event of that kind."""

    check: Callable[[State, Any], None]
    """Raises `IllegalAction` unless the event may happen. Of a stage's act it is known by then
    that its seat is asked."""
    apply: Callable[[State, Any], State]
    """Returns the state after it. Where `Deal.asked` is empty then, a stage is over."""
    any_seat: bool = False
    """Whether seats may do it in a stage that are not asked; ``check`` says which then."""


def allow(_state: State, _event: Event) -> None:
    """Let an event happen: the check of what every seat that is asked may do."""


Rules = Mapping[type, Rule]
"""Rules by the kind of event."""


def _nothing(_state: State, _seat: Seat) -> Iterator[Act]:
    return iter(())


def _nobody_asked(state: State) -> bool:
    return not deal_of(state).asked


@dataclass(frozen=True, slots=True)
class Stage:
    """A stage of a deal. It waits for the seats of `Deal.asked`, and is over when there are none.

    A new game adds a stage by a module beside this one, a line in `stages.STAGES`, a name in
    `StageName`, and its acts in `play.model.events`.
    """

    begin: Callable[[State], State]
    """Return the state at its beginning; with nobody asked it is over at once."""
    rules: Mapping[type, Rule] = field(default_factory=dict)
    """Its acts: subclasses of `StageAct`."""
    offers: Callable[[State, Seat], Iterator[Act]] = _nothing
    """The acts that a seat may choose from, where it is asked."""
    is_over: Callable[[State], bool] = _nobody_asked
    """Whether the next stage begins; where nobody is asked and it does not, the table acts."""
    doing: str = "act"
    """The activity of the seats, for the messages of refusals."""
    clause: str = "3.1"


def expect_stage(
    state: State, stage: Stage, name: StageName, seat: Seat, *, any_seat: bool = False
) -> None:
    """Raise `IllegalAction` unless it is the time for a stage, and the seat's to act."""
    expect_phase(state, name, stage.doing, stage.clause)
    if not any_seat:
        expect_waiting(state, seat, stage.clause)


def expect_phase(state: State, phase: Phase, doing: str, clause: str) -> Deal:
    """Return the deal in progress; refuse what is done out of its phase."""
    if state.phase != phase:
        refuse("wrong-phase", f"it is not the time to {doing}, but for: {state.phase}", clause)
    return deal_in(state)


def expect_waiting(state: State, seat: Seat, clause: str) -> None:
    """Refuse an act of a seat that is not on turn."""
    if seat not in state.waiting:
        refuse("not-your-turn", f"seat {seat} is not on turn, but {state.waiting}", clause)


def deal_in(state: State) -> Deal:
    """Return the deal in progress, or refuse."""
    if state.deal is None:
        refuse("wrong-phase", "the partie has not been opened", "2.2")
    return state.deal

"""What a stage of a deal is: how it begins, what it lets the seats do."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from buur.play.model.events import Act
from buur.play.model.refusals import refuse
from buur.play.model.state import State, deal_of
from buur.seats import Seat


class Rule(NamedTuple):
    """What the rules say of one kind of act; both take the state and an act of that kind."""

    check: Callable[[State, Any], None]
    """Raises `IllegalAction` unless the act may happen; that its seat is asked is known."""
    apply: Callable[[State, Any], State]
    """Return the state after it. Where `Deal.asked` is empty then, the stage is over."""
    any_seat: bool = False
    """Whether seats may do it that are not asked; ``check`` says which then."""


def _nothing(_state: State, _seat: Seat) -> Iterator[Act]:
    return iter(())


def _nobody_asked(state: State) -> bool:
    return not deal_of(state).asked


@dataclass(frozen=True, slots=True, kw_only=True)
class Stage:
    """A stage of a deal. It waits for the seats of `Deal.asked`, and is over when there are none.

    A new game adds a stage by a module beside this one, a line in `staging.STAGES`, a name in
    `StageName`, and its acts in `play.events`.
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
    """What the seats do here, for refusals."""
    clause: str = "3.1"


def expect_stage(
    state: State, stage: Stage, name: str, seat: Seat, *, any_seat: bool = False
) -> None:
    """Raise `IllegalAction` unless it is the time for a stage, and the seat's to act."""
    if state.phase != name:
        refuse(
            "wrong-phase",
            f"it is not the time to {stage.doing}, but for: {state.phase}",
            stage.clause,
        )
    if seat not in state.waiting and not any_seat:
        refuse("not-your-turn", f"seat {seat} is not on turn, but {state.waiting}", stage.clause)

"""Application of events to a state: `check`, `apply`, `do`, and the rule of each kind of event."""

from __future__ import annotations

from typing import Final

from buur.play.acts import (
    card_play,
    deal_count,
    last_trick,
    marriage,
    meld_declaration,
    meld_showing,
    objection,
    partie_claim,
    preparation,
    rest_claim,
    ruling,
    stages,
    stoeck_call,
    turned_card,
)
from buur.play.acts.rule import Rules
from buur.play.model.events import BergCalled, Event, Finished, Revealed, SeatAct, Soldered
from buur.play.model.refusals import refuse
from buur.play.model.state import AnyState, State

RULES: Final[Rules] = {
    **preparation.RULES,
    **stages.RULES,
    **turned_card.RULES,
    **card_play.RULES,
    **meld_declaration.RULES,
    **meld_showing.RULES,
    **marriage.RULES,
    **stoeck_call.RULES,
    **rest_claim.RULES,
    **last_trick.RULES,
    **partie_claim.RULES,
    **objection.RULES,
    **ruling.RULES,
    **deal_count.RULES,
}
"""The rule for every kind of event."""

_BARRED_BY_CORRECTION: Final = frozenset((Finished, BergCalled, Soldered))
"""Claims that are refused until a wrong card in the trick has been replaced (§9)."""


def check(state: State, event: Event) -> None:
    """Raise `IllegalAction` unless ``event`` may happen now."""
    kind = type(event)
    if state.result is not None and kind is not Revealed:
        refuse("game-over", "the partie has ended", "7.4")
    if kind in _BARRED_BY_CORRECTION:
        _expect_no_correction(state)
    if isinstance(event, SeatAct) and not 0 <= event.seat < state.variant.seats:
        refuse("not-a-player", f"there is no such seat: {event}", "2.1")
    RULES[kind].check(state, event)


def _expect_no_correction(state: State) -> None:
    if state.deal is not None and state.deal.rulings.correction is not None:
        refuse("must-correct", "the wrong card in the trick is exchanged first", "9")


def apply(state: AnyState, event: Event) -> AnyState:
    """Return the state after an event that `check` has accepted, of the same class."""
    after: AnyState = RULES[type(event)].apply(state, event)  # type: ignore[assignment]
    return after


def do(state: AnyState, event: Event) -> AnyState:
    """Return the state after an event, of the same class.

    Raises:
        IllegalAction: the rules refuse it; nothing has changed.
    """
    check(state, event)
    return apply(state, event)

"""Application of events to a state: `check`, `apply`, `do`, and the rule of each kind of event."""

from __future__ import annotations

from typing import Final

from buur.arguments import wrong
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
from buur.play.acts.rule import Rule, Rules
from buur.play.model.events import BergCalled, Event, Finished, Revealed, SeatAct, Soldered
from buur.play.model.meant import no_event
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
    """Refuse an event that may not happen now.

    Raises:
        IllegalAction: the rules refuse it.
        ArgumentError: it is no event, or ``state`` is no state.
    """
    rule = RULES.get(type(event))
    if rule is None or not isinstance(state, State):
        rule = _rule(state, event)
    _check(rule, state, event)


def _check(rule: Rule, state: State, event: Event) -> None:
    kind = type(event)
    if state.result is not None and kind is not Revealed:
        refuse("game-over", "the partie has ended", "7.4")
    if kind in _BARRED_BY_CORRECTION:
        _expect_no_correction(state)
    if isinstance(event, SeatAct) and event.seat >= state.variant.seats:
        last = state.variant.seats - 1
        refuse("not-a-player", f"there is no seat {event.seat}: expected 0 to {last}", "2.1")
    rule.check(state, event)


def _rule(state: State, event: Event) -> Rule:
    """Return the rule of an event, after a check of both arguments."""
    if not isinstance(state, State):
        raise wrong("state", state, "a Partie or a State")
    rule = RULES.get(type(event))
    if rule is None:
        raise no_event(event)
    return rule


def _expect_no_correction(state: State) -> None:
    if state.deal is not None and state.deal.rulings.correction is not None:
        refuse("must-correct", "the wrong card in the trick is exchanged first", "9")


def apply(state: AnyState, event: Event) -> AnyState:
    """Return the state after an event that `check` has accepted, of the same class.

    Raises:
        ArgumentError: it is no event, or ``state`` is no state.
    """
    after: AnyState = _rule(state, event).apply(state, event)  # type: ignore[assignment]
    return after


def do(state: AnyState, event: Event) -> AnyState:
    """Return the state after an event, of the same class.

    Raises:
        IllegalAction: the rules refuse it; nothing has changed.
        ArgumentError: it is no event, or ``state`` is no state.
    """
    rule = RULES.get(type(event))
    if rule is None or not isinstance(state, State):
        rule = _rule(state, event)
    _check(rule, state, event)
    after: AnyState = rule.apply(state, event)  # type: ignore[assignment]
    return after

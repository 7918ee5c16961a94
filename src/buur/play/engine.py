"""Letting an event happen: checked first, then applied."""

from __future__ import annotations

from buur.play.acts.card_play import apply
from buur.play.acts.preparation import check
from buur.play.model.events import Event
from buur.play.model.state import AnyState


def do(state: AnyState, event: Event) -> AnyState:
    """Return the state after an event, of the same class.

    Raises:
        IllegalAction: the rules refuse it; nothing has changed.
    """
    check(state, event)
    return apply(state, event)

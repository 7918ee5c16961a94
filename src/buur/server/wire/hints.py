"""Hints: the act that the bot `steady` would choose with a seat's view, and its reasons."""

from __future__ import annotations

from typing import Final

from buur.play.codec import event_json
from buur.play.views import PublicView, View
from buur.server.wire import messages

_DECIDED: Final = frozenset(
    (
        *("bid", "choose", "predict", "join", "exchange", "widow", "call", "renounce"),
        *("play", "declare", "claim"),
    )
)
"""Phases in which a seat on turn may request a hint."""


def may_ask_hint(view: PublicView) -> bool:
    """Tell whether a seat has a decision for which it may request a hint."""
    if view.state.phase == "count":
        return bool(view.legal.claims)
    return view.is_on_turn and view.state.phase in _DECIDED


def hint_reply(command: str, version: int, view: View) -> messages.Hint | messages.No:
    """Return the hint for a seat, from its view alone, or the refusal.

    Args:
        command: the id of the request.
        version: the version of the table.
        view: the view of the seat.
    """
    from buur.bots import explain_advice
    from buur.bots.heuristics.advisor import advise as steady

    if not may_ask_hint(view):
        return messages.No(command, version, "not-your-turn")
    advice = steady(view)
    if advice is None:
        return messages.No(command, version, "nothing-to-advise")
    act = event_json(advice.act)
    del act["seat"]
    reasons = tuple(
        messages.HintReason(one.code, dict(one.args)) for one in explain_advice(view, advice)
    )
    return messages.Hint(command, version, dict(act), reasons)

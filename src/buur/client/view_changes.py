"""The table view after an event, from the view before it and the changes that the server sends."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any


def changed_view(view: Mapping[str, Any], message: Mapping[str, Any]) -> dict[str, Any]:
    """Return the table view after a message ``event``.

    >>> view = {"deal": 1, "hand": ["SA", "S6"], "legal": {"cards": ["S6"], "push": False}}
    >>> event = {"t": "event", "own": {"hand": ["SA"]}, "legal": {"cards": []}}
    >>> changed_view(view, event)
    {'deal': 1, 'hand': ['SA'], 'legal': {'cards': [], 'push': False}}

    Args:
        view: the view of the version before.
        message: the message; fields without changes may be missing.
    """
    legal = {**view.get("legal", {}), **message.get("legal", {})}
    return {**view, **message.get("changes", {}), **message.get("own", {}), "legal": legal}

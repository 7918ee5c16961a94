"""`decode_act`: the event for an act in a client's message."""

from __future__ import annotations

from collections.abc import Mapping

from buur.errors import NotationError
from buur.play.codec import parse_event
from buur.play.model.events import ACTS, Counted, Discarded, Event, Exchanged, Predicted
from buur.seats import Seat
from buur.server.wire.messages import ActValue


def decode_act(act: Mapping[str, ActValue], seat: Seat) -> Event:
    """Return the event of a client's act.

    `Counted` is the only event of the table that a client may request.

    Raises:
        NotationError: it is not an act, is one of another seat, or lacks its points or cards.
    """
    if act == {"e": "counted"}:
        return Counted()
    if act.get("seat", seat) != seat:
        raise NotationError("this act names another seat")
    event = parse_event({**act, "seat": seat} if "e" in act else act)
    if not isinstance(event, ACTS):
        raise NotationError(f"{act['e']!r} is not an act of a seat")
    if isinstance(event, Predicted) and event.points is None:
        raise NotationError("a prediction needs its points")
    if isinstance(event, (Exchanged, Discarded)) and event.cards is None:
        raise NotationError("an exchange needs its cards")
    return event

"""JSON Schemas of the protocol's messages and of the referee, by name."""

from __future__ import annotations

from typing import Any

import msgspec

from buur.referee.codec import SCHEMAS, schema
from buur.server.wire.messages import ClientMessage, ServerMessage
from buur.server.wire.table_view import TableView
from tools.docs.markdown import table

_TYPES: dict[str, tuple[Any, str]] = {
    "client-message": (ClientMessage, "A message that a client sends over the WebSocket."),
    "server-message": (ServerMessage, "A message that the server sends over the WebSocket."),
    "table-view": (TableView, "The table as one seat sees it, the `view` of a message."),
}
_REFEREE = {
    "ruling-question": "A question to the referee, for `buur ask`.",
    "ruling-answer": "The referee's answer.",
}


def all_schemas() -> dict[str, dict[str, Any]]:
    """Return every published schema by its name."""
    wire = {name: msgspec.json.schema(kind) for name, (kind, _) in _TYPES.items()}
    return {**wire, **{name: schema(name) for name in SCHEMAS}}


def schema_list() -> str:
    """Return the table of all schemas; the build writes the files beside the page."""
    meanings = {name: meaning for name, (_, meaning) in _TYPES.items()} | _REFEREE
    rows = (
        [f'<a href="schemas/{name}.schema.json">{name}</a>', meanings[name]]
        for name in all_schemas()
    )
    return table(["schema", "describes"], rows)

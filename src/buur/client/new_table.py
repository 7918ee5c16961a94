"""`open_table`: creation of a table on a server by an HTTP request."""

from __future__ import annotations

import json
import urllib.error
import urllib.request
from collections.abc import Mapping, Sequence
from typing import Any, Final

from buur.client.errors import TableFailure
from buur.client.invitation import Invitation, read_server

ANSWERING: Final = 10.0
"""Seconds until a request times out."""
_LONGEST: Final = 1 << 16
"""Maximum number of bytes that are read of a response."""


def open_table(
    server: str,
    rules: str = "chibre",
    others: Sequence[str | None] | None = None,
    *,
    name: str = "",
    names: Sequence[str] = (),
    options: Mapping[str, Any] | None = None,
) -> dict[int, Invitation]:
    """Create a table and return its invitations by seat; the first one is for its creator.

    The creator has seat 0, unless the rule set draws teams.

    Args:
        server: the address of the server, such as ``http://localhost:8157``.
        rules: the name of a preset.
        others: the players of the other seats, in playing order: the name of a bot of the server,
            or None for an invited person. By default all are bots.
        name: the name of the creator.
        names: the names of the invited people, at the positions of `others`.
        options: the options that differ from the preset, as JSON data.

    Raises:
        TableFailure: there is no server, or it refuses this table.
    """
    base = read_server(server)
    if base is None:
        raise TableFailure("bad-invitation", server.partition("#")[0])
    wanted: dict[str, Any] = {"rules": rules, "name": name, "names": list(names)}
    wanted["options"] = dict(options or {})
    if others is not None:
        wanted["bots"] = list(others)
    found = _posted(base, wanted)
    try:
        tickets = [found, *found["others"]]
        return {int(one["seat"]): Invitation(base, found["table"], one["token"]) for one in tickets}
    except (KeyError, TypeError, ValueError) as error:
        raise TableFailure("not-buur", base) from error


def _posted(base: str, wanted: Mapping[str, Any]) -> dict[str, Any]:
    request = urllib.request.Request(
        f"{base}/api/tables", json.dumps(wanted).encode(), {"Content-Type": "application/json"}
    )
    direct = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    try:
        with direct.open(request, timeout=ANSWERING) as answer:
            found = json.loads(answer.read(_LONGEST))
    except urllib.error.HTTPError as error:
        with error:
            raise _refused(base, error.read(_LONGEST)) from error
    except OSError as error:
        reason = getattr(error, "reason", error)
        raise TableFailure("no-server", base, getattr(reason, "strerror", "") or str(reason)) from (
            error
        )
    except ValueError as error:
        raise TableFailure("not-buur", base) from error
    if not isinstance(found, dict):
        raise TableFailure("not-buur", base)
    return found


def _refused(base: str, body: bytes) -> TableFailure:
    """Return the error for a refused table."""
    try:
        return TableFailure("refused", base, str(json.loads(body)["error"]["message"]))
    except (ValueError, KeyError, TypeError):
        return TableFailure("not-buur", base)

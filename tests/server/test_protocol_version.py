"""A client of another version of the WebSocket protocol is told to reload."""

from __future__ import annotations

import json
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from buur.server.tables.seats import CLOSED_POLICY
from buur.server.wire.messages import PROTOCOL
from tests.server.harness import PATIENCE, Running

pytestmark = pytest.mark.asyncio(loop_scope="module")

OTHERS = {
    "without a version": {},
    "an older one": {"protocol": PROTOCOL - 1},
    "a newer one": {"protocol": PROTOCOL + 1},
    "a newer one with a new field": {"protocol": PROTOCOL + 1, "spectator": "late"},
    "a newer one with other types": {"protocol": PROTOCOL + 1, "table": 7, "token": [1]},
}


async def refusal(server: Running, path: str, message: dict[str, Any]) -> tuple[str, str, int]:
    """Return code and sentence of the error for a first message, and the close code."""
    url = server.socket_url + path
    async with connect(url, open_timeout=PATIENCE, ping_interval=None) as socket:
        await socket.send(json.dumps(message))
        error = json.loads(await socket.recv())["error"]
        with pytest.raises(ConnectionClosed) as closed:
            await socket.recv()
    assert closed.value.rcvd is not None
    return error["code"], error["message"], closed.value.rcvd.code


@pytest.mark.parametrize("more", OTHERS.values(), ids=OTHERS)
@pytest.mark.parametrize("kind", ["hello", "watch", "lobby"])
async def test_who_speaks_another_version_is_told_to_reload(
    server: Running, kind: str, more: dict[str, Any]
) -> None:
    ticket = await server.table()
    key = {"table": ticket["table"], "token": ticket["token"]}
    path, fields = ("/lobby", {}) if kind == "lobby" else ("", key)
    code, message, closed = await refusal(server, path, {"t": kind, **fields, **more})
    assert (code, closed) == ("other-protocol", CLOSED_POLICY)
    assert message.endswith("reload the page")


async def test_a_wrong_message_of_the_own_version_is_no_other_version(server: Running) -> None:
    async with server.client() as client:
        await client.send({"t": "hello", "protocol": PROTOCOL, "table": 7})
        assert (await client.next())["error"]["code"] == "bad-message"

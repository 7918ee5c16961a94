"""`converse`: a conversation with the server on a WebSocket, without a network."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from typing import Any, Final

from starlette.types import Message

from tests.fuzz.parsers.fuzzed_server import HEADERS, FuzzedServer, scope_of

CODES: Final = (1000, 1008, 1012, 4004, 4005, 4006)
"""Close codes that a client's messages may lead to."""


async def converse(
    server: FuzzedServer,
    path: str,
    lines: Sequence[bytes],
    last: dict[str, Any],
    *,
    cookie: str = "",
    codes: Sequence[int] = CODES,
) -> list[Any]:
    """Send each line as a message, as bytes where it is not UTF-8, and return the answers.

    Args:
        server: the server.
        path: the address of the WebSocket.
        lines: the messages.
        last: a message at the end, after whose answer the client leaves.
        cookie: the cookies of the browser.
        codes: the close codes that are no finding.
    """
    answered = asyncio.Event()
    waiting: list[Message] = [{"type": "websocket.connect"}, *map(_frame, lines)]
    waiting.append(_frame(json.dumps(last).encode()))
    answers: list[Any] = []

    async def receive() -> Message:
        if waiting:
            return waiting.pop(0)
        await answered.wait()
        return {"type": "websocket.disconnect", "code": 1000}

    async def send(message: Message) -> None:
        if message["type"] == "websocket.send":
            answers.append(json.loads(message["text"]))
        if message["type"] == "websocket.close":
            assert message["code"] in codes, message
        is_answered = not waiting and bool(answers) and _answers(answers[-1], last)
        if is_answered or message["type"] == "websocket.close":
            answered.set()

    headers = [*HEADERS, (b"cookie", cookie.encode())] if cookie else HEADERS
    await server.app(scope_of("websocket", path, scheme="ws", headers=headers), receive, send)
    return answers


def _answers(answer: dict[str, Any], last: dict[str, Any]) -> bool:
    """Tell whether an answer is that to the last message."""
    return bool(answer.get("id") == last["id"] if "id" in last else answer["t"] == "pong")


def _frame(line: bytes) -> Message:
    try:
        return {"type": "websocket.receive", "text": line.decode()}
    except UnicodeDecodeError:
        return {"type": "websocket.receive", "bytes": line}

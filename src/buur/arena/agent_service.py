"""ASGI application of `buur agent`: bots over HTTP as HSLU agents, and over WebSockets."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Iterable
from typing import Final

from starlette.applications import Starlette
from starlette.concurrency import run_in_threadpool
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from buur.arena.hslu_service import hslu_routes
from buur.arena.request_handler import RequestHandler

NO_TEXT: Final = 1003
"""Close code for messages that are not text."""
FAILED: Final = 1011
"""Close code for a bot that failed."""
_LOG = logging.getLogger(__name__)


def agent_service(names: Iterable[str]) -> Starlette:
    """Return an application that serves each of these bots under ``/{name}``."""
    known = list(names)
    sockets = [WebSocketRoute(f"/{name}", _socket_endpoint(name)) for name in known]
    return Starlette(routes=[*hslu_routes(known), *sockets])


def _socket_endpoint(name: str) -> Callable[[WebSocket], Awaitable[None]]:
    async def converse(socket: WebSocket) -> None:
        await socket.accept()
        answering = RequestHandler(name)
        try:
            while True:
                question = await socket.receive_text()
                await socket.send_text(await run_in_threadpool(answering.answer, question))
        except WebSocketDisconnect:
            return
        except KeyError:  # a message that is no text
            await socket.close(NO_TEXT)
        except Exception:  # noqa: BLE001 - whatever a bot does, the others are answered
            _LOG.exception("bot %s failed", name)
            await socket.close(FAILED, f"the bot {name} failed")

    return converse

"""ASGI application that serves bots of Buur as agents of the HSLU jass-kit, in both dialects."""

from __future__ import annotations

import json
import logging
from collections.abc import Awaitable, Callable, Iterable, Mapping
from typing import Final

from starlette.applications import Starlette
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import JSONResponse
from starlette.routing import Route

from buur.bots import bot
from buur.notation.foreign import ForeignError, answer_json, view_of_question

MOST_BYTES: Final = 1 << 16
"""Largest number of bytes of a request."""
ASKING: Final = ("action_trump", "select_trump", "action_play_card", "play_card")
_LOG = logging.getLogger(__name__)


def hslu_service(names: Iterable[str]) -> Starlette:
    """Return an application that serves each of these bots as an agent under ``/{name}``."""
    return Starlette(routes=hslu_routes(names))


def hslu_routes(names: Iterable[str]) -> list[Route]:
    """Return the routes that serve each of these bots as an agent under ``/{name}``."""
    routes = []
    for name in names:
        routes.append(Route(f"/{name}", _alive, methods=["GET"]))
        routes.append(Route(f"/{name}/game_info", _heard, methods=["POST"]))
        routes += [Route(f"/{name}/{path}", _endpoint(name), methods=["POST"]) for path in ASKING]
    return routes


async def _alive(request: Request) -> JSONResponse:
    return JSONResponse({"name": request.url.path.strip("/"), "version": "V0.2"})


async def _heard(request: Request) -> JSONResponse:
    return JSONResponse({})


def _endpoint(name: str) -> Callable[[Request], Awaitable[JSONResponse]]:
    async def answer(request: Request) -> JSONResponse:
        kind = request.headers.get("content-type", "")
        if kind.partition(";")[0].strip() != "application/json":
            return JSONResponse({"error": "expected application/json"}, 415)
        body = b""
        async for piece in request.stream():
            body += piece
            if len(body) > MOST_BYTES:
                return JSONResponse({"error": "the question is too long"}, 413)
        return await run_in_threadpool(_answer, name, body)

    return answer


def _answer(name: str, body: bytes) -> JSONResponse:
    try:
        question = json.loads(body)
        if not isinstance(question, Mapping):
            raise ForeignError("no-deal")
        view = view_of_question(question)
    except ForeignError as error:
        return JSONResponse({"error": str(error)}, 400)
    except (ValueError, RecursionError):
        return JSONResponse({"error": str(ForeignError("not-json"))}, 400)
    try:
        return JSONResponse(answer_json(bot(name, view.seat).choose(view)))
    except Exception:  # noqa: BLE001 - whatever a bot does, the others are answered
        _LOG.exception("bot %s failed", name)
        return JSONResponse({"error": f"the bot {name} failed"}, 500)

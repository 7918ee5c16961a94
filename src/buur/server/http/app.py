"""The ASGI application: routes, exception handlers and lifespan."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from time import monotonic
from typing import Final, Protocol

from starlette.applications import Starlette
from starlette.datastructures import State
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket

from buur.server.bus.factory import running_bus
from buur.server.errors import ServerError
from buur.server.http.api import Api
from buur.server.http.boards import BoardsApi
from buur.server.http.clubs import ClubsApi
from buur.server.http.description.document import OPENAPI_PATH, DescriptionApi
from buur.server.http.friends import FriendsApi
from buur.server.http.galleries import GalleryApi
from buur.server.http.games import GamesApi
from buur.server.http.keys import KeysApi
from buur.server.http.lobby import LobbyApi
from buur.server.http.lobby_socket import LobbySocket
from buur.server.http.metrics_page import LiveFigures, MetricsListener
from buur.server.http.middleware import LOBBY_PATH, SOCKET_PATH, SecurityMiddleware
from buur.server.http.operator_follower import OperatorFollower
from buur.server.http.people import PeopleApi
from buur.server.http.personal_data import PersonalDataApi
from buur.server.http.qr_codes import QrCodesApi
from buur.server.http.replays import ReplaysApi
from buur.server.http.responses import EXCEPTION_HANDLERS
from buur.server.http.token_buckets import Clock
from buur.server.http.websocket import WebSocketConnection
from buur.server.mail import MailRelay
from buur.server.page.assets import AssetFolder
from buur.server.page.routes import PageRoutes
from buur.server.settings import Settings
from buur.server.storage.node import Node, open_node
from buur.server.storage.table_store import open_store
from buur.server.tables.boards import Boards
from buur.server.tables.clubs import Clubs
from buur.server.tables.cluster_match import ClusterMatch
from buur.server.tables.friend_tables import FriendTables
from buur.server.tables.lobby_nodes import LobbyNodes
from buur.server.tables.quick_match import Matchmaker, QuickMatch
from buur.server.tables.registry import TableRegistry
from buur.web import pack

_PAGES = {
    "/": "index",
    "/table/{table}": "table",
    "/game/{table}": "index",
    "/watch/{table}": "index",
    "/rules": "index",
    "/rules/{name}": "index",
    "/words": "index",
    "/me": "index",
    "/account": "index",
    "/people": "index",
    "/keep": "index",
    "/friend": "index",
    "/privacy": "index",
    "/friends": "index",
    "/boards": "index",
    "/club": "index",
    "/club/{club}": "index",
    "/boards/{day}": "index",
    "/lobby": "index",
    "/ranking": "index",
    "/ranking/{rules}": "index",
    "/app.{content}.js": "script",
    "/later.{content}.js": "later",
    "/app.{content}.css": "style",
    "/later.{content}.css": "later_style",
    "/sw.js": "worker",
    "/manifest.webmanifest": "manifest",
    "/icons/{name}": "icon",
    "/i18n/{lang}.later.json": "later_texts",
    "/i18n/{lang}.json": "texts",
    "/cards/{deck}.svg": "cards",
    "/referee/{lang}.json": "referee",
    "/referee/{lang}/{regulation}.html": "regulation",
}


SWEEP_SECONDS: Final = 3600.0
"""Seconds between two times at which old addresses are forgotten."""


class AddressHolder(Protocol):
    """What keeps addresses of clients in memory; nothing writes them anywhere."""

    def forget_old(self) -> None:
        """Forget those that were not used for a day."""


async def _forget_addresses(holders: Sequence[AddressHolder]) -> None:
    """Forget addresses that are not used any more, for as long as the server runs."""
    while True:
        await asyncio.sleep(SWEEP_SECONDS)
        for one in holders:
            one.forget_old()


async def _delete_unused(registry: TableRegistry) -> None:
    """Delete persons who were not here for a year, for as long as the server runs."""
    while True:
        await asyncio.sleep(SWEEP_SECONDS)
        with (
            registry.faults.survived("unused persons cannot be deleted"),
            contextlib.suppress(ServerError),  # the log has a line of the store
        ):
            await registry.delete_unused()


def create_app(settings: Settings, clock: Clock = monotonic) -> SecurityMiddleware:
    """Return the application of a table server; it opens the database when it starts.

    Args:
        settings: the settings of the server.
        clock: the clock for rate limits and idle time.
    """

    @contextlib.asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
        async with (
            guard.lifecycle.noted(),
            open_store(settings.database, settings.durability, clock) as store,
            open_node(store, settings.database, settings.node) as node,
            running_bus(settings.bus) as bus,
        ):
            registry = TableRegistry(store, settings, bus)
            await registry.bridges.start()
            guard.lifecycle.begin(node, registry)
            figures = MetricsListener(settings.metrics, LiveFigures(registry, guard.readiness))
            boards = Boards(registry)
            boards.start()
            quick = await _matchmaker(registry, node, settings)
            relay = None if settings.mail is None else MailRelay(settings.mail)
            registry.ratings.note_end()  # of parties that were over before a kill
            _set_parts(app.state, registry, guard, quick, boards, relay, clock)
            operator = OperatorFollower(registry, guard.readiness, guard.bans, guard.lifecycle)
            await operator.begin()
            for notes in (app.state.keys.challenges, app.state.personal.prepared):
                await notes.start()
            async with _beside_requests(app.state):
                guard.readiness.follow(node, store, bus)
                with figures:
                    yield
                guard.readiness.is_draining = True
                await operator.close()
            if relay is not None:
                await relay.close()
            await boards.close()
            await quick.close()
            await registry.close()

    starlette = Starlette(
        routes=_routes(),
        lifespan=life,
        exception_handlers={**EXCEPTION_HANDLERS, 404: _not_found},
    )

    sockets = {
        SOCKET_PATH: _socket_app(starlette, _socket),
        LOBBY_PATH: _socket_app(starlette, _lobby_socket),
    }
    guard = SecurityMiddleware(starlette, settings, clock, sockets)
    return guard


def _set_parts(
    state: State,
    registry: TableRegistry,
    guard: SecurityMiddleware,
    quick: Matchmaker,
    boards: Boards,
    relay: MailRelay | None,
    clock: Clock,
) -> None:
    """Set the parts of the application that answer requests."""
    friends, rate_limits = FriendTables(registry), guard.rate_limits
    state.registry, state.quick = registry, quick
    state.readiness, state.rate_limits = guard.readiness, rate_limits
    state.description = DescriptionApi()
    state.pages = PageRoutes(pack.page(), AssetFolder(pack.static_folder() / "icons"))
    state.api = Api(registry, friends, rate_limits, clock)
    state.friends = FriendsApi(registry, friends, rate_limits)
    state.galleries = GalleryApi(registry, rate_limits)
    state.replays = ReplaysApi(registry, rate_limits)
    state.games = GamesApi(registry, rate_limits)
    state.people = PeopleApi(registry, rate_limits)
    state.keys = KeysApi(registry, rate_limits, relay, clock)
    state.personal = PersonalDataApi(registry, rate_limits, clock)
    state.qr_codes = QrCodesApi(registry.settings.limits, rate_limits)
    state.clubs = ClubsApi(registry, Clubs(registry, friends), rate_limits)
    state.boards = BoardsApi(registry, boards, rate_limits)
    state.lobby = LobbyApi(registry, friends, quick, rate_limits)


@contextlib.asynccontextmanager
async def _beside_requests(state: State) -> AsyncIterator[None]:
    """Run what needs no request, and is optional, for the duration of the context."""
    holders = (state.rate_limits, state.api.gathering, state.keys.letters, state.registry.lobby)
    tasks = [
        asyncio.create_task(state.pages.warm()),
        asyncio.create_task(state.pages.warm_texts()),
        asyncio.create_task(_forget_addresses(holders)),
        asyncio.create_task(_delete_unused(state.registry)),
    ]
    try:
        yield
    finally:
        state.pages.stop()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def _matchmaker(registry: TableRegistry, node: Node, settings: Settings) -> Matchmaker:
    """Return the quick match of this node alone, or of its cluster."""
    quick = QuickMatch(registry, registry.ratings)
    if settings.bus is None or not node.is_shared:
        return quick
    nodes = LobbyNodes(registry.bridges.peer, node, registry.lobby, registry.bus)
    match = ClusterMatch(quick, nodes, registry.bus)
    await match.start()
    return match


def _routes() -> list[Route]:
    return [
        *(_route(path, name, of="pages") for path, name in _PAGES.items()),
        _route("/api/health", "health"),
        _route("/api/ready", "answer", of="readiness"),
        _route(OPENAPI_PATH, "describe", of="description"),
        _route("/api/rules", "rules"),
        _route("/api/explain", "explain", "POST"),
        _route("/api/card-order", "card_order", "POST"),
        _route("/api/series", "series", "POST"),
        _route("/api/tables", "create", "POST"),
        _route("/api/tables/mine", "mine", "POST"),
        _route("/api/tables/deals", "deals", "POST"),
        _route("/api/tables/invitation", "invitation", "POST", of="friends"),
        _route("/api/tables/join", "join", "POST", of="friends"),
        _route("/api/tables/next", "next", "POST", of="friends"),
        _route("/api/qr", "make", "POST", of="qr_codes"),
        _route("/api/tables/watch", "watch", "POST", of="galleries"),
        _route("/api/games", "mine", "POST", of="games"),
        _route("/api/games", "remove_all", "DELETE", of="games"),
        _route("/api/games/{table}", "game", of="games"),
        _route("/api/games/{table}", "remove", "DELETE", of="games"),
        _route("/api/games/{table}/link", "link", "POST", of="replays"),
        _route("/api/games/{table}/link", "unlink", "DELETE", of="replays"),
        _route("/api/replays", "game", "POST", of="replays"),
        _route("/api/replays/deal", "steps", "POST", of="replays"),
        _route("/api/replays/record", "record", "POST", of="replays"),
        _route("/api/games/{table}/deals/{deal:int}", "steps", of="games"),
        *(
            _route(f"/api/games/{{table}}/record.{face}", "record", of="games")
            for face in ("jass", "jsonl")
        ),
        _route("/api/clubs", "mine", of="clubs"),
        _route("/api/clubs", "create", "POST", of="clubs"),
        _route("/api/clubs/invitation", "invitation", "POST", of="clubs"),
        _route("/api/clubs/{club}", "club", of="clubs"),
        _route("/api/clubs/{club}", "do", "POST", of="clubs"),
        _route("/api/me", "me", of="people"),
        _route("/api/me", "change", "POST", of="people"),
        _route("/api/me/friends", "friends", of="people"),
        _route("/api/me/friends/ask", "ask", "POST", of="people"),
        _route("/api/me/friends/answer", "answer", "POST", of="people"),
        _route("/api/me/friends/link", "new_link", "POST", of="people"),
        _route("/api/me/friends/link", "close_link", "DELETE", of="people"),
        _route("/api/me/friends/look", "look_at_link", "POST", of="people"),
        _route("/api/me/friends/follow", "follow_link", "POST", of="people"),
        _route("/api/me/friends/{person}", "unfriend", "DELETE", of="people"),
        _route("/api/me/keys", "keys", of="keys"),
        _route("/api/me/mail", "send_link", "POST", of="keys"),
        _route("/api/me/mail/follow", "follow_link", "POST", of="keys"),
        _route("/api/me/mail/{address}", "remove_address", "DELETE", of="keys"),
        _route("/api/me/passkeys/new", "new_passkey", "POST", of="keys"),
        _route("/api/me/passkeys", "add_passkey", "POST", of="keys"),
        _route("/api/me/passkeys/{key}", "remove_passkey", "DELETE", of="keys"),
        _route("/api/me/sign-in/challenge", "challenge", "POST", of="keys"),
        _route("/api/me/sign-in", "sign_in", "POST", of="keys"),
        _route("/api/me/sign-out", "sign_out", "POST", of="keys"),
        _route("/api/me/devices/{device}", "remove_device", "DELETE", of="keys"),
        _route("/api/me/statistics", "statistics", of="personal"),
        _route("/api/me/export.json", "export", of="personal"),
        _route("/api/me/deletion", "prepare", "POST", of="personal"),
        _route("/api/me", "delete", "DELETE", of="personal"),
        _route("/api/boards", "today", of="boards"),
        _route("/api/boards/play", "play", "POST", of="boards"),
        _route("/api/boards/months/{month}", "month", of="boards"),
        _route("/api/boards/{day}", "day", of="boards"),
        _route("/api/boards/{day}/{number:int}", "board", of="boards"),
        _route("/api/lobby/sit", "sit", "POST", of="lobby"),
        _route("/api/lobby/enter", "enter", "POST", of="lobby"),
        _route("/api/lobby/pair", "pair", "POST", of="lobby"),
        _route("/api/ratings", "ratings", "POST", of="lobby"),
        _route("/api/ranking/{rules}", "ranking", of="lobby"),
    ]


def _route(path: str, name: str, method: str = "GET", *, of: str = "api") -> Route:
    """Return a route to a method of ``app.state.api`` or another part of the state."""

    async def endpoint(request: Request) -> Response:
        response: Response = await getattr(getattr(request.app.state, of), name)(request)
        return response

    return Route(path, endpoint, methods=[method], name=f"{method} {path}")


async def _not_found(request: Request, error: Exception) -> Response:
    """Answer an unknown address: people see the page, programs JSON."""
    if request.method in ("GET", "HEAD") and "text/html" in request.headers.get("accept", ""):
        response: Response = await request.app.state.pages.unknown(request)
        return response
    return await EXCEPTION_HANDLERS[HTTPException](request, error)


def _socket_app(app: Starlette, serve: Callable[[WebSocket], Awaitable[None]]) -> ASGIApp:
    """Return an application for WebSockets without Starlette's layers, which take memory for each.

    Args:
        app: the application whose state serves them.
        serve: serves one of them.
    """

    async def application(scope: Scope, receive: Receive, send: Send) -> None:
        scope["app"] = app
        await serve(WebSocket(scope, receive, send))

    return application


async def _socket(socket: WebSocket) -> None:
    state = socket.app.state
    await WebSocketConnection(socket, state.registry, state.rate_limits).run()


async def _lobby_socket(socket: WebSocket) -> None:
    state = socket.app.state
    await LobbySocket(socket, state.registry, state.quick, state.rate_limits).run()

"""A real server in the test's event loop, and clients that record their messages."""

import asyncio
import contextlib
import itertools
import json
import re
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from typing import Any, TypeVar
from unittest.mock import patch

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect

from buur.client.view_changes import changed_view
from buur.play.codec import parse_event
from buur.play.model.events import Event
from buur.server.http.app import create_app
from buur.server.page.routes import PageRoutes
from buur.server.run import Server, bind, url_of
from buur.server.settings import AT_ONCE, Limits, Pace, Rate, Settings
from buur.server.storage.models import EventRow
from buur.server.tables.actor import TableActor
from buur.server.tables.registry import TableRegistry
from buur.server.tables.requests import Ask, Request
from buur.server.wire import messages
from buur.server.wire.messages import PROTOCOL
from tests.chance import seeded
from tests.server.description import check_answer, described_path

PATIENCE = 60.0
"""Seconds after which a test gives up waiting; this only ends a hang."""


def view_after(view: dict[str, Any], message: dict[str, Any]) -> dict[str, Any]:
    """Return a client's view after a message with one, or with what changes."""
    found: dict[str, Any] = message["view"] if "view" in message else changed_view(view, message)
    return found


class Client:
    """A WebSocket client of a table."""

    def __init__(self, socket: ClientConnection, registry: TableRegistry | None = None) -> None:
        self.socket = socket
        self.ticket: dict[str, Any] = {}
        """Of the table to which it said hello last."""
        self.received: list[str] = []
        self.view: dict[str, Any] = {}
        self.views: list[dict[str, Any]] = []
        """The view of every version that it was told of."""
        self.version = 0
        self._registry = registry
        self._ids = itertools.count(1)

    @property
    def actor(self) -> TableActor:
        """The live table at which it sits, of a server in this process."""
        assert self._registry is not None
        return self._registry.actors[self.ticket["table"]]

    async def send(self, message: dict[str, Any]) -> None:
        """Send a message."""
        await self.socket.send(json.dumps(message))

    async def next(self) -> dict[str, Any]:
        """Return the next message of any kind."""
        text = await asyncio.wait_for(self.socket.recv(), PATIENCE)
        assert isinstance(text, str)
        self.received.append(text)
        message: dict[str, Any] = json.loads(text)
        if message["t"] in ("welcome", "event"):
            self.view, self.version = view_after(self.view, message), message["v"]
            self.views.append(self.view)
        return message

    async def until(self, *kinds: str) -> dict[str, Any]:
        """Return the next message of some kinds, after processing those before it."""
        while True:
            message = await self.next()
            if message["t"] in kinds:
                return message

    async def hello(
        self, ticket: dict[str, Any], since: int | None = None, **more: Any
    ) -> dict[str, Any]:
        """Take a seat."""
        self.ticket = ticket
        key = {"table": ticket["table"], "token": ticket["token"]}
        await self.send({"t": "hello", **key, "since": since, "protocol": PROTOCOL, **more})
        return await self.until("welcome", "error")

    async def ask(self, kind: str, command: str = "q1") -> dict[str, Any]:
        """Ask for a hint or a look and return the answer."""
        await self.send({"t": kind, "id": command})
        return await self.until("hint", "seen", "no", "error")

    async def ping(self) -> dict[str, Any]:
        """Send a ping and return the next message."""
        await self.send({"t": "ping"})
        return await self.next()

    def move(self) -> dict[str, Any]:
        """Return a legal act of this seat, which is to act now."""
        act = move(self.view)
        assert act is not None
        return act

    async def do(self, act: dict[str, Any], command: str | None = None) -> dict[str, Any]:
        """Act and return the answer."""
        command = command or f"c{next(self._ids)}"
        await self.send({"t": "do", "id": command, "act": act})
        while True:
            message = await self.until("ok", "no", "error")
            if message.get("id") == command:
                return message

    async def play_until(self, done: Callable[[dict[str, Any]], bool]) -> None:
        """Act whenever the table waits for this seat, until a condition on the view holds."""
        while not done(self.view):
            await self.step(move(self.view))

    async def follow(self) -> None:
        """Read the events that the table has had so far."""
        while self.version < self.actor.table.version:
            await self.until("event")

    async def step(self, act: dict[str, Any] | None) -> None:
        """Act, or wait for the next event where there is nothing to do."""
        if act is None:
            await self.until("event")
        else:
            version = self.version
            answer = await self.do(act)
            came_late = answer["v"] > version
            assert answer["t"] == "ok" or came_late, (act, answer)


def _call(view: dict[str, Any], _: object) -> dict[str, Any]:
    """Return a bid in every other deal, else a pass."""
    bids, contracts = view["legal"]["bids"], view["legal"]["contracts"]
    if not bids or (view["deal"] + view["seat"]) % 2 == 0:
        return {"e": "passed"}
    named = {"contract": contracts[0]} if contracts else {}
    return {"e": "bid", "height": bids[0]["height"], **named}


def _finish(view: dict[str, Any], _: object) -> dict[str, Any] | None:
    is_out = max(view["scores"]) >= view["rules"]["target"]
    return {"e": "finished"} if is_out and view["contract"] else None


def _play(view: dict[str, Any], cards: list[str]) -> dict[str, Any]:
    legal, card = view["legal"], cards[0]
    act = {"e": "played", "card": card, "melds": legal["best"]}
    return act | {"stoeck": card in legal["stoeck_cards"]}


MOVES: dict[str, Callable[[dict[str, Any], Any], dict[str, Any] | None]] = {
    "contribute": lambda *_: {"e": "contributed", "nonce": "0123456789abcdef"},
    "cut": lambda _, cut: {"e": "cut", "at": cut["min"]},
    "passes": _call,
    "predict": lambda _, range_: {
        "e": "predicted",
        "points": min(40, range_["max"]),
        "aloud": range_["aloud"],
    },
    "answers": lambda _, answers: {"e": "joined", "answer": answers[0]},
    "exchange": lambda view, count: {"e": "exchanged", "cards": view["hand"][:count]},
    "discard": lambda view, count: {"e": "discarded", "cards": view["hand"][:count]},
    "owned": lambda *_: {"e": "owned"},
    "call": lambda _, cards: {"e": "called", "card": cards[-1]},
    "declare": lambda view, _: {"e": "declared", "melds": view["legal"]["best"]},
    "renounce": lambda *_: {"e": "renounced", "gives_up": False},
    "contracts": lambda view, codes: {"e": "chosen", "contract": codes[view["deal"] % 4]},
    "insist": lambda *_: {"e": "insisted", "insist": False},
    "count": lambda *_: {"e": "counted"},
    "finish": _finish,
    "cards": _play,
}
"""Fields of the legal actions, and an act for each; the first that applies is taken."""


def move(view: dict[str, Any]) -> dict[str, Any] | None:
    """Return a legal act of this seat, None if it has to wait."""
    legal = view["legal"]
    acts = (make(view, legal[field]) for field, make in MOVES.items() if legal[field])
    return next(filter(None, acts), None)


def may_play(view: dict[str, Any]) -> bool:
    """Tell whether this seat may play a card now."""
    return bool(view["legal"]["cards"])


def is_over(view: dict[str, Any]) -> bool:
    """Tell whether the partie has ended."""
    return bool(view["result"])


_Http = TypeVar("_Http", httpx.Client, httpx.AsyncClient)


async def _check_described(response: httpx.Response) -> None:
    """Check an answer against the description of the HTTP interface."""
    request = response.request
    media_type = response.headers.get("content-type", "")
    if described_path(request.method, request.url.path) is not None:
        content = await response.aread()
        check_answer(request.method, request.url.path, response.status_code, media_type, content)


def http_client(kind: type[_Http], url: str = "", **options: Any) -> _Http:
    """Return an HTTP client that ignores the machine's proxies and certificates.

    An asynchronous one checks every answer against the description of the HTTP interface.
    """
    if issubclass(kind, httpx.AsyncClient):
        options["event_hooks"] = {"response": [_check_described]}
    return kind(base_url=url, timeout=PATIENCE, trust_env=False, verify=False, **options)


class Running:
    """A running server."""

    def __init__(self, url: str, server: Server, registry: TableRegistry) -> None:
        self.url = url
        self.server = server
        self.registry = registry
        self.http = http_client(httpx.AsyncClient, url)
        self.ended = asyncio.Event()
        """Set once the server has ended."""

    async def stop(self) -> None:
        """End the server; its clients lose their connections."""
        self.server.should_exit = True
        await self.ended.wait()

    @property
    def socket_url(self) -> str:
        """The address of the WebSocket."""
        return self.url.replace("http", "ws") + "ws"

    async def page_version(self) -> str:
        """Return the version of the page."""
        found = re.search(r'data-version="(\w+)"', (await self.http.get("/")).text)
        assert found
        return found[1]

    async def table(self, **wanted: Any) -> dict[str, Any]:
        """Create a table and return the response."""
        body = {"bots": ["random"] * 3, "name": "Anna"} | wanted
        response = await self.http.post("/api/tables", json=body)
        assert response.status_code == 201, response.text
        answer: dict[str, Any] = response.json()
        return answer

    @contextlib.asynccontextmanager
    async def client(self, **options: Any) -> AsyncIterator[Client]:
        """Open a WebSocket."""
        patient: dict[str, Any] = {"open_timeout": PATIENCE, "ping_interval": None}
        async with connect(self.socket_url, **patient | options) as socket:
            yield Client(socket, self.registry)

    @contextlib.asynccontextmanager
    async def seated(
        self, ticket: dict[str, Any], since: int | None = None
    ) -> AsyncIterator[Client]:
        """Open a WebSocket and take a seat."""
        async with self.client() as client:
            welcome = await client.hello(ticket, since)
            assert welcome["t"] == "welcome", welcome
            yield client

    @contextlib.asynccontextmanager
    async def playing(self, **wanted: Any) -> AsyncIterator[Client]:
        """Create a table, and take the seat of its maker."""
        async with self.seated(await self.table(**wanted)) as client:
            yield client

    async def hello(self, ticket: dict[str, Any], since: int | None = None) -> dict[str, Any]:
        """Return the answer to a hello on a WebSocket of its own."""
        async with self.client() as client:
            return await client.hello(ticket, since)

    async def actor(self, ticket: dict[str, Any]) -> TableActor:
        """Return a live table; load it if needed."""
        actor, _ = await self.registry.authenticate(ticket["table"], ticket["token"])
        assert isinstance(actor, TableActor)
        return actor


async def rows_of(actor: TableActor) -> tuple[EventRow, ...]:
    """Return all events of a live table, as the database has them."""
    stored = await actor.store.read(actor.id)
    assert stored is not None
    return stored.events


async def stored_events(actor: TableActor) -> list[Event]:
    """Return all events of a live table in which nothing was taken back."""
    return [parse_event(row.event) for row in await rows_of(actor)]


class Clock:
    """The clock of all tables, which a test advances.

    Args:
        monkeypatch: replaces the event loop's clock in the tables.
    """

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._now = 0.0
        monkeypatch.setattr(TableActor, "now", staticmethod(self.now))

    def now(self) -> float:
        """Return the time in seconds."""
        return self._now

    async def skip(self, seconds: float, actor: TableActor) -> None:
        """Advance the clock and let a table process what is due."""
        self._now += seconds
        await settled(actor)


class HandClock:
    """A stopped clock; after `run` each call advances it by a minute."""

    def __init__(self) -> None:
        self.now = 0.0
        self._step = 0.0

    def run(self) -> None:
        """Start the clock."""
        self._step = 60.0

    def __call__(self) -> float:
        self.now += self._step
        return self.now


class LoopClock:
    """The event loop's clock, which a test may advance instead of waiting.

    Args:
        monkeypatch: replaces the loop's clock.
    """

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._ahead = 0.0
        loop = asyncio.get_running_loop()
        real = loop.time
        monkeypatch.setattr(loop, "time", lambda: real() + self._ahead)

    def skip(self, seconds: float) -> None:
        """Advance the clock; due callbacks run when the test next awaits."""
        self._ahead += seconds


class FakeConnection:
    """A connection without a socket, which records what a table sends to it."""

    def __init__(self) -> None:
        self.texts: list[str] = []
        self.answered: set[str] = set()
        """Ids of the commands that were answered."""
        self.view: dict[str, Any] = {}
        self.codes: list[int] = []
        """With which it was closed."""
        self._changed = asyncio.Event()

    def send(self, text: str) -> None:
        """Record a message."""
        self.texts.append(text)
        message = json.loads(text)
        if message["t"] in ("welcome", "event"):
            self.view = view_after(self.view, message)
        if "id" in message:
            self.answered.add(message["id"])
        self._changed.set()

    def close(self, code: int) -> None:
        """Record the code."""
        self.codes.append(code)
        self._changed.set()

    async def until(self, holds: Callable[[], object]) -> None:
        """Wait until a condition holds; it is checked after each message."""
        async with asyncio.timeout(PATIENCE):
            while not holds():
                self._changed.clear()
                await self._changed.wait()


async def settled(actor: TableActor) -> None:
    """Wait until a table has served all its requests and their consequences."""
    for _ in range(2):  # between two requests it processes due events
        asking = FakeConnection()
        actor.submit(Ask(asking, messages.HintRequest("?")))
        await asking.until(lambda: asking.answered or asking.codes)  # noqa: B023


_AWAITED: set[asyncio.Event] = set()
"""Events of the tests that wait in `eventually`."""


def stir() -> None:
    """Have every `eventually` check its condition again."""
    for event in _AWAITED:
        event.set()


async def eventually(holds: Callable[[], object]) -> None:
    """Wait until a condition holds; it is checked after each `stir`."""
    event = asyncio.Event()
    _AWAITED.add(event)
    try:
        async with asyncio.timeout(PATIENCE):
            while not holds():
                event.clear()
                await event.wait()
    finally:
        _AWAITED.remove(event)


@contextlib.contextmanager
def stirring_tables() -> Iterator[None]:
    """Have every table `stir` before it waits for a request, and when it ends."""
    next_request, close_connections = TableActor._next_request, TableActor._close_connections

    async def rests(actor: TableActor) -> Request | None:
        stir()
        return await next_request(actor)

    def ends(actor: TableActor) -> None:
        close_connections(actor)
        stir()

    with (
        patch.object(TableActor, "_next_request", rests),
        patch.object(TableActor, "_close_connections", ends),
    ):
        yield


_FAST = Rate(10_000, 10_000)
PLENTY = Limits(
    requests=_FAST,
    computations=_FAST,
    tables=_FAST,
    games=_FAST,
    boards=_FAST,
    clubs=_FAST,
    reports=_FAST,
    messages=_FAST,
    person_messages=_FAST,
    address_messages=_FAST,
)
"""Limits without effect on the rate of a test's requests."""


def settings_for(folder: Path, pace: Pace | None = AT_ONCE, **more: Any) -> Settings:
    """Return settings for tests: no delays, no waiting for the disk, no rate limits.

    Every table has the same seed, so that tests do not depend on each other.
    """
    options: dict[str, Any] = {
        "limits": PLENTY,
        "chance": lambda: seeded(5),
        "bot_workers": 1,
    } | more
    return Settings(database=folder / "tables.db", durability="process", pace=pace, **options)


async def at_leisure(_: PageRoutes) -> None:
    """Skip warming up: bundling the page takes longer than most tests."""


@contextlib.asynccontextmanager
async def running(
    settings: Settings, clock: Callable[[], float] | None = None
) -> AsyncIterator[Running]:
    """Run a server in this event loop."""
    listener = bind("127.0.0.1", 0)
    url = url_of(listener, "127.0.0.1")
    ready = asyncio.Event()
    app = create_app(settings) if clock is None else create_app(settings, clock)
    server = Server(app, url, lambda _: ready.set(), None)
    with patch.multiple(PageRoutes, warm=at_leisure, warm_texts=at_leisure):
        task = asyncio.create_task(server.serve(sockets=[listener]))
        waiting = asyncio.create_task(ready.wait())
        await asyncio.wait({task, waiting}, return_when=asyncio.FIRST_COMPLETED)
    assert ready.is_set(), task
    registry = app.app.state.registry  # type: ignore[attr-defined]
    run = Running(url, server, registry)
    task.add_done_callback(lambda _: run.ended.set())
    try:
        with stirring_tables():
            yield run
    finally:
        await run.http.aclose()
        server.should_exit = True
        await task


@contextlib.asynccontextmanager
async def playing(settings: Settings, **wanted: Any) -> AsyncIterator[Client]:
    """Run a server, create a table, and take the seat of its maker."""
    async with running(settings) as server, server.playing(**wanted) as client:
        yield client

"""`FuzzedServer`: a table server without a network; an error in its log is a finding.

It keeps the letters that it would send.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import logging
from collections.abc import Callable, Coroutine, Iterator, Mapping
from dataclasses import replace
from queue import SimpleQueue
from typing import Any, Final, NamedTuple, TypeVar
from unittest.mock import patch

from starlette.applications import Starlette
from starlette.datastructures import Headers
from starlette.types import Message, Scope

from buur.bots.registry import factory
from buur.play.players import Bot
from buur.server.bots import registered_bot
from buur.server.http.app import create_app
from buur.server.mail import Letter, MailSettings, mail_settings
from buur.server.page.routes import PageRoutes
from buur.server.settings import AT_ONCE, LOOPBACK_HOSTS, Rate, Settings
from buur.server.tables.registry import TableRegistry
from buur.tournament import Series
from tests.chance import seeded
from tests.fuzz.parsers.sentences import check_sentence
from tests.server.harness import PLENTY, at_leisure

_T = TypeVar("_T")

PATIENCE: Final = 60.0
"""Seconds after which an input is a finding that hangs."""
LIFETIME: Final = 1000
"""Inputs after which a new server begins with an empty database."""
_FAST: Final = Rate(1e6, 1e6)
LIMITS: Final = replace(PLENTY, joins=_FAST, contacts=_FAST, letters=_FAST, exports=_FAST)
HEADERS: Final = ((b"host", b"localhost"), (b"content-type", b"application/json"))


class Answer(NamedTuple):
    """An answer of the server."""

    status: int
    headers: Headers
    content: bytes


class FuzzedServer(logging.Handler):
    """A server in an event loop of its own; every error that it logs is a finding."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.loop = asyncio.new_event_loop()
        self.loop.set_exception_handler(lambda _, context: self._findings.append(str(context)))
        self.app = create_app(
            Settings(
                database="sqlite://",
                durability="process",
                pace=AT_ONCE,
                hosts=LOOPBACK_HOSTS,
                limits=LIMITS,
                gathering_tables=10**6,
                chance=lambda: seeded(5),
                bot_workers=1,
                bots=_quick_bot,
                mail=mail_settings("smtp://127.0.0.1:9", "buur@example.ch", "https://example.ch"),
            )
        )
        self._letters: SimpleQueue[Letter] = SimpleQueue()
        self._findings: list[str] = []

    @property
    def starlette(self) -> Starlette:
        """The application behind the checks of hosts and limits."""
        assert isinstance(self.app.app, Starlette)
        return self.app.app

    @property
    def registry(self) -> TableRegistry:
        """The tables of the server."""
        registry: TableRegistry = self.starlette.state.registry
        return registry

    def run(self, work: Coroutine[Any, Any, _T]) -> _T:
        """Run a coroutine to its end, and fail if the server has logged an error."""
        found = self.loop.run_until_complete(asyncio.wait_for(work, PATIENCE))
        findings, self._findings = self._findings, []
        assert not findings, findings[0]
        return found

    def take_letter(self, _: MailSettings, letter: Letter) -> None:
        """Keep a letter."""
        self._letters.put(letter)

    async def mail_link(self, address: str) -> str:
        """Return the token of the link in the next letter to an address."""
        while True:
            letter = await asyncio.to_thread(self._letters.get, timeout=PATIENCE)
            if letter.address == address:
                return letter.text.partition("/keep#")[2].split()[0]

    def emit(self, record: logging.LogRecord) -> None:
        """Take an error of the log."""
        self._findings.append(logging.Formatter().format(record))

    async def request(self, method: str, path: str, body: bytes) -> tuple[int, Mapping[str, Any]]:
        """Return status and content of the answer to a request, which is JSON."""
        answer = await self.answer(method, path, body)
        return answer.status, json.loads(answer.content)

    async def answer(self, method: str, path: str, body: bytes, cookie: str = "") -> Answer:
        """Return the answer to a request.

        Args:
            method: the method of HTTP.
            path: the address with its parameters.
            body: the body, which is JSON.
            cookie: the cookies of the browser.
        """
        sent: list[Message] = []
        waiting: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]

        async def receive() -> Message:
            return waiting.pop() if waiting else {"type": "http.disconnect"}

        async def send(message: Message) -> None:
            sent.append(message)

        more = [(b"cookie", cookie.encode()), (b"origin", b"http://localhost")] if cookie else []
        path, _, query = path.partition("?")
        options = {"headers": [*HEADERS, *more], "query_string": query.encode()}
        await self.app(scope_of("http", path, method=method, **options), receive, send)
        content = b"".join(message.get("body", b"") for message in sent)
        return Answer(sent[0]["status"], Headers(raw=sent[0]["headers"]), content)


def scope_of(kind: str, path: str, **more: Any) -> Scope:
    """Return the scope of a request or a WebSocket."""
    return {
        "type": kind,
        "http_version": "1.1",
        "scheme": "http",
        "path": path,
        "raw_path": path.encode(),
        "query_string": b"",
        "headers": HEADERS,
        "client": ("127.0.0.1", 1),
        "server": ("localhost", 80),
        **more,
    }


@contextlib.contextmanager
def server_examiner(
    work: Callable[[FuzzedServer, bytes], Coroutine[Any, Any, None]],
) -> Iterator[Callable[[bytes], None]]:
    """Give a function that feeds an input to a server; its tables are forgotten now and then."""
    with contextlib.ExitStack() as stack:
        servers = [stack.enter_context(fuzzed_server())]
        inputs = itertools.count(1)

        def examine(data: bytes) -> None:
            servers[0].run(work(servers[0], data))
            if next(inputs) % LIFETIME == 0:
                stack.close()
                servers[0] = stack.enter_context(fuzzed_server())

        yield examine


@contextlib.contextmanager
def fuzzed_server() -> Iterator[FuzzedServer]:
    """Run the application without a network; no bot plays a series, no page is bundled."""
    server = FuzzedServer()
    logging.getLogger().addHandler(server)
    life = server.starlette.router.lifespan_context(server.starlette)
    with (
        patch.multiple(PageRoutes, warm=at_leisure, warm_texts=at_leisure),
        patch("buur.server.http.series.play_by_bots", _unplayed),
        patch("buur.server.mail.send_letter", server.take_letter),
    ):
        server.run(_enter(life))
        try:
            yield server
        finally:
            server.run(_leave(life))
            logging.getLogger().removeHandler(server)
            server.loop.run_until_complete(server.loop.shutdown_default_executor())
            server.loop.close()


async def _enter(life: contextlib.AbstractAsyncContextManager[Any]) -> None:
    await life.__aenter__()


async def _leave(life: contextlib.AbstractAsyncContextManager[Any]) -> None:
    await life.__aexit__(None, None, None)


def _unplayed(series: Series, _: object) -> Series:
    return series


def _quick_bot(name: str, seed: int) -> Bot:
    """Return a bot that needs no compiler, once the name is known."""
    factory(name)
    return registered_bot("random", seed)


def check_error(content: Mapping[str, Any]) -> None:
    """Fail unless the content of an error has its one shape and a sentence."""
    error = content["error"]
    assert {"code", "message"} <= set(error) <= {"code", "message", "input", "why"}
    check_sentence(error["message"])

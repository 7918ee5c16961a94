"""Starting and stopping the server process."""

import asyncio
import signal
import socket
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any
from unittest.mock import patch

import httpx
import pytest

from buur.server import run
from buur.server.errors import DatabaseFault, FaultCode, ServerError
from buur.server.http.app import create_app
from buur.server.page.routes import PageRoutes
from buur.server.run import Server, bind, is_loopback, serve, url_of
from buur.server.settings import Settings
from buur.server.storage.database import open_database
from buur.web.pack import Page, static_folder
from tests.server.harness import (
    PATIENCE,
    HandClock,
    at_leisure,
    http_client,
    running,
    settings_for,
)
from tests.server.test_crash import make_table, start, stored


def test_a_taken_port_is_refused_in_one_sentence(tmp_path: Path) -> None:
    with bind("127.0.0.1", 0) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(ServerError, match=rf"port {port}: .* in use; choose another") as error:
            serve(Settings(database=tmp_path / "t.db"), port=port)
    assert "\n" not in str(error.value)
    assert not (tmp_path / "t.db").exists()


def test_a_port_whose_connections_are_dying_down_is_free() -> None:
    with bind("127.0.0.1", 0) as listener:
        assert listener.getsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR)


def test_an_address_that_is_not_ours_is_refused() -> None:
    with pytest.raises(ServerError, match=r"cannot listen on 192\.0\.2\.1"):
        bind("192.0.2.1", 0)  # of the network for examples, which nobody has


def test_a_name_that_nobody_has_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    def unknown(host: str, *_: object, **__: object) -> None:
        raise socket.gaierror(socket.EAI_NONAME, "Name or service not known")

    monkeypatch.setattr("socket.getaddrinfo", unknown)
    with pytest.raises(ServerError, match="cannot listen on nowhere, port 0: Name or service"):
        bind("nowhere", 0)


def test_a_database_that_cannot_be_used_is_refused_before_the_start(tmp_path: Path) -> None:
    with pytest.raises(ServerError, match="cannot be used"):
        serve(Settings(database=tmp_path))


def test_urls() -> None:
    with bind("127.0.0.1", 0) as listener:
        port = listener.getsockname()[1]
        assert url_of(listener, "127.0.0.1") == f"http://127.0.0.1:{port}/"
        assert url_of(listener, "0.0.0.0") == f"http://localhost:{port}/"
        assert url_of(listener, "::1") == f"http://[::1]:{port}/"


@pytest.mark.parametrize(
    ("host", "loopback"),
    [("127.0.0.1", True), ("::1", True), ("localhost", True), ("0.0.0.0", False), ("a.ch", False)],
)
def test_which_addresses_are_loopback(host: str, loopback: bool) -> None:
    assert is_loopback(host) is loopback


async def test_it_stops_once_nobody_has_needed_it_for_so_long(tmp_path: Path) -> None:
    clock = HandClock()
    app = create_app(settings_for(tmp_path), clock)
    server = Server(app, "", None, idle_stop=100)

    async def stops_at(moment: float) -> bool:
        clock.now = moment
        await server._notice_idleness()
        return server.should_exit

    assert not await stops_at(100)
    app.activity.begin()
    assert not await stops_at(1000)
    app.activity.end()
    assert not await stops_at(1100)
    assert await stops_at(1101)


async def test_an_end_that_waits_for_the_database_is_cut_short(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    codes, is_cut = list[int](), threading.Event()

    def note(code: int) -> None:
        codes.append(code)
        is_cut.set()

    monkeypatch.setattr(run, "_END_SECONDS", 0.01)
    monkeypatch.setattr("os._exit", note)
    async with running(settings_for(tmp_path)) as server:
        stuck = asyncio.create_task(server.registry.store.run(lambda _: is_cut.wait()))
        server.server._is_signalled = server.server.should_exit = True
        assert await stuck
    assert codes == [75]
    assert any("without a farewell" in one.getMessage() for one in caplog.records)


async def test_an_end_in_good_order_is_not_cut_short(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(run, "_END_SECONDS", 1e6)
    async with running(settings_for(tmp_path)) as server:
        server.server._is_signalled = server.server.should_exit = True
    cutting = server.server._cutting
    assert cutting is not None
    server.server.finish()
    cutting.join()


@pytest.mark.parametrize("attempts", [1, 3])
def test_a_database_that_starts_too_is_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, attempts: int
) -> None:
    def opened(*given: Any) -> Any:
        tried.append(given)
        if len(tried) < attempts:
            raise DatabaseFault("unreachable", "the database does not answer")
        return open_database(*given)

    tried: list[Any] = []
    clock = HandClock()
    clock.run()
    monkeypatch.setattr(run, "open_database", opened)
    monkeypatch.setattr(run, "_RETRY_SECONDS", 0.0)
    serve(Settings(database=tmp_path / "t.db"), idle_stop=100, clock=clock)
    assert len(tried) == attempts


@pytest.mark.parametrize(("code", "seconds"), [("unreachable", 0.0), ("damaged", 1e9)])
def test_a_database_is_not_waited_for_without_end_or_with_another_fault(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, code: FaultCode, seconds: float
) -> None:
    def opened(*_: object) -> None:
        raise DatabaseFault(code, "it cannot be used")

    monkeypatch.setattr(run, "open_database", opened)
    monkeypatch.setattr(run, "_DATABASE_SECONDS", seconds)
    with pytest.raises(DatabaseFault):
        serve(Settings(database=tmp_path / "t.db"))


async def test_nobody_is_told_of_a_server_that_cannot_start(tmp_path: Path) -> None:
    told: list[str] = []
    with bind("127.0.0.1", 0) as listener:
        server = Server(create_app(Settings(database=tmp_path)), "", told.append, None)
        with pytest.raises(SystemExit):
            await server.serve(sockets=[listener])
    assert not server.started
    assert told == []


async def test_a_server_may_start_without_telling_anybody(tmp_path: Path) -> None:
    clock = HandClock()
    clock.run()
    with bind("127.0.0.1", 0) as listener, patch.object(PageRoutes, "warm", at_leisure):
        server = Server(create_app(settings_for(tmp_path), clock), "", None, idle_stop=100)
        await server.serve(sockets=[listener])
    assert server.started


def test_the_end_of_a_server_does_not_wait_for_the_page(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """It stops at its next source, and nobody is told of it as of a fault."""
    packing, ending = threading.Event(), threading.Event()

    class SlowPage(Page):
        def stop(self) -> None:
            super().stop()
            ending.set()

    def minify(script: str) -> str:
        packing.set()
        assert ending.wait(PATIENCE), "the server waits for the page"
        minified.append(script)
        return script

    def stop_while_packing() -> None:
        packing.wait(PATIENCE)
        clock.run()

    minified: list[str] = []
    clock = HandClock()
    with patch("buur.server.http.app.pack.page", lambda: SlowPage(static_folder(), minify=minify)):
        stopping = threading.Thread(target=stop_while_packing)
        stopping.start()
        serve(Settings(database=tmp_path / "t.db"), idle_stop=100, clock=clock)
        stopping.join()
    assert len(minified) == 1
    assert "packed" not in caplog.text


def answer_of(tmp_path: Path, **headers: str) -> httpx.Response:
    """Return what a server answers that stops when it has done so."""
    clock, answers = HandClock(), list[httpx.Response]()

    def ask(url: str) -> None:
        try:
            with http_client(httpx.Client, url, headers=headers) as http:
                answers.append(http.get("api/health"))
        finally:
            clock.run()

    def ready(url: str) -> None:
        threading.Thread(target=ask, args=[url]).start()

    serve(Settings(database=tmp_path / "t.db"), on_ready=ready, idle_stop=100, clock=clock)
    return answers[0]


def test_it_stops_when_nobody_needs_it(tmp_path: Path) -> None:
    assert answer_of(tmp_path).status_code == 200


def test_on_loopback_other_names_are_not_answered(tmp_path: Path) -> None:
    assert answer_of(tmp_path, host="evil.example").status_code == 421


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
async def test_a_signal_ends_it_in_good_order(tmp_path: Path, number: signal.Signals) -> None:
    process, url = await start(tmp_path / "t.db")
    ticket = await make_table(url)
    async with http_client(httpx.AsyncClient, url) as http:
        wanted = {"tables": [{"table": ticket["table"], "token": ticket["token"]}]}
        assert (await http.post("/api/tables/mine", json=wanted)).json()["tables"]
    process.send_signal(number)
    assert await asyncio.wait_for(process.wait(), PATIENCE) == 0
    assert process.stdout is not None
    assert await process.stdout.read() == b"", "the server prints nothing itself"
    assert stored(tmp_path / "t.db") == []


async def test_signals_stop_the_server_while_it_runs_and_only_then(tmp_path: Path) -> None:
    server = Server(create_app(settings_for(tmp_path)), "", None, None)
    numbers = (signal.SIGINT, signal.SIGTERM)
    before = [signal.getsignal(number) for number in numbers]
    with run._stopped_by_signals(server):
        handlers = [signal.getsignal(number) for number in numbers]
        assert not set(map(id, handlers)) & set(map(id, before))
        assert not server.should_exit
        for handler in handlers:
            assert callable(handler)
            server.should_exit = False
            handler(signal.SIGINT, None)
            assert server.should_exit
    assert [signal.getsignal(number) for number in numbers] == before


def test_beside_the_main_thread_signals_are_left_alone(tmp_path: Path) -> None:
    server = Server(create_app(settings_for(tmp_path)), "", None, None)
    before = signal.getsignal(signal.SIGINT)

    def runs() -> bool:
        with run._stopped_by_signals(server):
            return signal.getsignal(signal.SIGINT) is before

    with ThreadPoolExecutor(1) as pool:
        assert pool.submit(runs).result()


async def test_messages_are_not_compressed(tmp_path: Path) -> None:
    """They are short, and a compressor would take memory for every socket."""
    async with running(settings_for(tmp_path)) as server, server.client() as client:
        offer, answer = client.socket.request, client.socket.response
        assert offer is not None
        assert answer is not None
        assert "permessage-deflate" in offer.headers["Sec-WebSocket-Extensions"]
        assert "Sec-WebSocket-Extensions" not in answer.headers


async def test_messages_do_not_wait_for_acknowledgements(tmp_path: Path) -> None:
    async with running(settings_for(tmp_path)) as server, server.client():
        for connection in server.server.server_state.connections:
            line = connection.transport.get_extra_info("socket")
            assert line.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)

"""Starting and stopping."""

import asyncio
import signal
import socket
import threading
import time
from pathlib import Path

import httpx
import pytest

from buur.server.problems import ServerError
from buur.server.run import bind, is_loopback, serve, url_of
from buur.server.settings import Settings
from tests.server.harness import running, settings_for
from tests.server.test_crash import make_table, start, stored


def test_a_taken_port_is_refused_in_one_sentence(tmp_path: Path) -> None:
    with bind("127.0.0.1", 0) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(ServerError, match=rf"port {port}: .* in use; choose another") as error:
            serve(Settings(database=tmp_path / "t.db"), port=port)
    assert "\n" not in str(error.value)
    assert not (tmp_path / "t.db").exists()


@pytest.mark.parametrize("host", ["256.256.256.256", "192.0.2.1", "no.such.host.invalid"])
def test_an_address_that_is_not_ours_is_refused(host: str) -> None:
    with pytest.raises(ServerError, match=f"cannot listen on {host}"):
        bind(host, 0)


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
    [("127.0.0.1", True), ("::1", True), ("localhost", True), ("0.0.0.0", False), ("x", False)],
)
def test_which_addresses_are_loopback(host: str, loopback: bool) -> None:
    assert is_loopback(host) is loopback


def test_it_stops_when_nobody_needs_it(tmp_path: Path) -> None:
    answers = []

    with httpx.Client() as http:  # made before the clock runs: that takes its time

        def ready(url: str) -> None:
            threading.Thread(target=lambda: answers.append(http.get(url + "api/health"))).start()

        started = time.monotonic()
        serve(Settings(database=tmp_path / "t.db"), on_ready=ready, idle_stop=1.0)
        assert time.monotonic() - started > 1.0
    assert answers[0].status_code == 200


def test_on_loopback_other_names_are_not_answered(tmp_path: Path) -> None:
    answers = []

    with httpx.Client(headers={"host": "evil.example"}) as http:

        def ask(url: str) -> None:
            answers.append(http.get(url))

        serve(
            Settings(database=tmp_path / "t.db"),
            on_ready=lambda url: threading.Thread(target=ask, args=[url]).start(),
            idle_stop=1.0,
        )
    assert answers[0].status_code == 421


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
async def test_a_signal_ends_it_in_good_order(tmp_path: Path, number: signal.Signals) -> None:
    process, url = await start(tmp_path / "t.db")
    ticket = await make_table(url)
    async with httpx.AsyncClient(base_url=url) as http:
        wanted = {"tables": [{"table": ticket["table"], "token": ticket["token"]}]}
        assert (await http.post("/api/tables/mine", json=wanted)).json()["tables"]
    process.send_signal(number)
    assert await asyncio.wait_for(process.wait(), 15) == 0
    assert process.stdout is not None
    assert await process.stdout.read() == b"", "the server prints nothing itself"
    assert stored(tmp_path / "t.db") == []


async def test_messages_do_not_wait_for_acknowledgements(tmp_path: Path) -> None:
    async with running(settings_for(tmp_path)) as server, server.client():
        for connection in server.server.server_state.connections:
            line = connection.transport.get_extra_info("socket")
            assert line.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)

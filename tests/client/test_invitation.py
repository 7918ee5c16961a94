"""Invitations as people copy them, and tables that are made for them."""

from __future__ import annotations

import http.server
import threading
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

import buur.client
from buur.client import Invitation, TableFailure, open_table
from buur.client.invitation import read_invitation, read_server

TEXT = "http://localhost:8157/table/k7w-q_2#token=A-b_c"


def test_an_invitation_is_read_as_it_is_written() -> None:
    found = read_invitation(TEXT)
    assert found == Invitation("http://localhost:8157", "k7w-q_2", "A-b_c")
    assert str(found) == TEXT
    assert found.address == TEXT.partition("#")[0]
    assert (found.socket, read_invitation(TEXT.replace("http", "https")).socket) == (
        "ws://localhost:8157/ws/k7w-q_2",
        "wss://localhost:8157/ws/k7w-q_2",
    )


@pytest.mark.parametrize(
    "text",
    [
        "",
        "k7wq",
        "http://localhost:8157",
        "http://localhost:8157/table/k7wq",
        "http://localhost:8157/table/k7wq#token=",
        "http://localhost:8157/table/k7wq#token=" + "x" * 129,
        "http://localhost:8157/table/a/b#token=x",
        "http://localhost:8157/#token=x",
        "http:///table/k7wq#token=x",
        "http://localhost:99999/table/k7wq#token=x",
        "http://[/table/k7wq#token=x",
        "ws://localhost/table/k7wq#token=x",
    ],
)
def test_what_is_no_invitation_is_told_without_its_token(text: str) -> None:
    with pytest.raises(TableFailure) as caught:
        read_invitation(text)
    assert (caught.value.code, caught.value.url) == ("bad-invitation", text.partition("#")[0])


def test_a_server_is_told_from_a_table() -> None:
    assert read_server("https://jass.example/") == "https://jass.example"
    assert read_server("http://[::1]:8157") == "http://[::1]:8157"
    assert read_server(TEXT) is None
    with pytest.raises(TableFailure):
        read_server("localhost:8157")


@contextmanager
def answering(status: int, body: bytes) -> Iterator[str]:
    """Serve one answer to whatever is asked."""

    class Handler(http.server.BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            self.rfile.read(int(self.headers["Content-Length"]))
            self.send_response(status)
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *_: object) -> None:
            """Say nothing."""

    with http.server.HTTPServer(("127.0.0.1", 0), Handler) as server:
        thread = threading.Thread(target=server.handle_request)
        thread.start()
        yield f"http://127.0.0.1:{server.server_port}"
        thread.join()


@pytest.mark.parametrize(
    ("status", "body", "code", "detail"),
    [
        (200, b"<html>", "not-buur", ""),
        (200, b"[]", "not-buur", ""),
        (201, b'{"table":"k7wq","seat":0}', "not-buur", ""),
        (404, b"nothing here", "not-buur", ""),
        (
            429,
            b'{"error":{"code":"too-many-tables","message":"wait a bit"}}',
            "refused",
            "wait a bit",
        ),
    ],
)
def test_a_table_that_is_not_made_is_told(status: int, body: bytes, code: str, detail: str) -> None:
    with answering(status, body) as url, pytest.raises(TableFailure) as caught:
        open_table(url)
    assert (caught.value.code, caught.value.url, caught.value.detail) == (code, url, detail)


def test_where_no_server_answers_is_told() -> None:
    with pytest.raises(TableFailure) as caught:
        open_table("http://127.0.0.1:1")
    assert (caught.value.code, caught.value.detail) == ("no-server", "Connection refused")
    with pytest.raises(TableFailure) as caught:
        open_table(TEXT)
    assert caught.value.code == "bad-invitation"


def test_the_former_name_of_the_client_still_works() -> None:
    with pytest.warns(DeprecationWarning, match="BotClient"):
        former = buur.client.Guest
    assert former is buur.client.BotClient
    with pytest.raises(AttributeError):
        buur.client.Visitor  # type: ignore[attr-defined]  # noqa: B018

"""The middleware: hosts, origins, idle time."""

from typing import Any

import pytest

from buur.server.http.app import create_app
from buur.server.http.middleware import Activity, SecurityMiddleware
from buur.server.settings import LOOPBACK_HOSTS, Settings
from tests.server.harness import HandClock

ALLOWED = "https://jass.example"


def problem_of(settings: Settings, kind: str = "http", method: str = "GET", **headers: str) -> Any:
    """Return the code of what is wrong with a request, None if it is served."""
    fields = [(name.encode(), value.encode()) for name, value in headers.items()]
    scope = {"type": kind, "path": "/", "method": method, "headers": fields}
    if kind == "websocket":
        del scope["method"]
    found = SecurityMiddleware(None, settings, HandClock())._problem(scope)  # type: ignore[arg-type]
    return None if found is None else (found.status, found.code)


@pytest.mark.parametrize(
    ("origin", "is_own"),
    [
        ("http://buur.example:80", True),
        ("https://buur.example:80", True),
        ("http://BUUR.example:80", True),
        (ALLOWED, True),
        ("ftp://buur.example:80", False),
        ("http://buur.example", False),
        ("http://buur.example:8", False),
        ("http://buur.example:800", False),
        ("http://aaaa.example:80", False),
        ("http://zzzz.example:80", False),
        ("http://", False),
        ("null", False),
        ("buur.example:80", False),
    ],
)
def test_only_the_servers_own_pages_and_those_allowed_may_write(origin: str, is_own: bool) -> None:
    settings, host = Settings(origins=frozenset({ALLOWED})), "buur.example:80"
    refused = None if is_own else (403, "bad-origin")
    assert problem_of(settings, method="POST", host=host, origin=origin) == refused
    assert problem_of(settings, kind="websocket", host=host, origin=origin) == refused
    for method in ("GET", "HEAD", "OPTIONS"):
        assert problem_of(settings, method=method, host=host, origin=origin) is None
    assert problem_of(settings, method="POST", host=host) is None


@pytest.mark.parametrize(
    ("host", "is_known"),
    [
        ("localhost", True),
        ("LOCALHOST:80", True),
        ("127.0.0.1:80", True),
        ("[::1]", True),
        ("[::1]:80", True),
        ("::1", False),
        ("localhost:", False),
        ("localhost:x", False),
        ("localhost.example", False),
        ("", False),
    ],
)
def test_on_loopback_only_its_own_names_are_answered(host: str, is_known: bool) -> None:
    refused = None if is_known else (421, "bad-host")
    assert problem_of(Settings(hosts=LOOPBACK_HOSTS), host=host) == refused
    assert problem_of(Settings(), host=host) is None


def test_a_request_has_one_name() -> None:
    assert problem_of(Settings(hosts=LOOPBACK_HOSTS)) == (421, "bad-host")
    twice = {"host": "localhost", "Host": "localhost"}
    fields = [(name.lower().encode(), value.encode()) for name, value in twice.items()]
    guard = SecurityMiddleware(None, Settings(hosts=LOOPBACK_HOSTS), HandClock())  # type: ignore[arg-type]
    assert (
        guard._problem({"type": "http", "path": "/", "method": "GET", "headers": fields})
        is not None
    )


def test_nobody_uses_the_server_from_when_the_last_request_has_ended() -> None:
    clock = HandClock()
    clock.now = 5.0
    activity = Activity(clock)
    clock.now = 8.0
    assert activity.idle == 3.0
    activity.begin()
    activity.begin()
    activity.end()
    assert (activity.open, activity.idle) == (1, 0.0)
    clock.now = 9.0
    activity.end()
    clock.now = 13.0
    assert (activity.open, activity.idle) == (0, 4.0)


@pytest.mark.parametrize(
    ("path", "is_served"),
    [
        ("/ws", True),
        ("/ws/k7wq", True),
        ("/ws/lobby", True),
        ("/ws/", False),
        ("/ws/a/b", False),
        ("/ws/" + "a" * 65, False),
        ("/ws/é", False),
    ],
)
def test_the_address_of_a_websocket_may_name_its_table(
    path: str, is_served: bool, settings: Settings
) -> None:
    app = create_app(settings)
    assert (app._socket_app(path) is not None) == is_served

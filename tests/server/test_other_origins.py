"""Another site can neither write by any request nor read any answer, and no answer runs scripts."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

import pytest
import requests

from buur.server.http import app
from buur.server.http.middleware import SECURITY_HEADERS
from tests.server.described_server import DescribedServer, described_server
from tests.server.requests_of_operations import every_request

REQUESTS: Final = every_request()
FOREIGN: Final = (
    "https://evil.example",
    "null",
    "http://127.0.0.1",  # another port of the same machine
    "http://127.0.0.1.evil.example",
)
PAGES: Final = [re.sub(r"\{\w+\}", "x", path) for path in app._PAGES]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[DescribedServer]:
    """A server on loopback."""
    with described_server(tmp_path_factory.mktemp("server")) as run:
        yield run


@pytest.mark.parametrize("origin", FOREIGN)
@pytest.mark.parametrize("name", [one for one in REQUESTS if not one.startswith("GET ")])
def test_another_site_writes_by_no_request(server: DescribedServer, name: str, origin: str) -> None:
    wanted = REQUESTS[name].with_ids({})
    url, headers = f"{server.url}{wanted.path}", {"origin": origin}
    response = requests.request(wanted.method, url, json=wanted.body, headers=headers, timeout=60)
    assert (response.status_code, response.json()["error"]["code"]) == (403, "bad-origin")
    assert "set-cookie" not in response.headers


@pytest.mark.parametrize("name", REQUESTS)
def test_a_body_that_a_form_can_send_is_refused(server: DescribedServer, name: str) -> None:
    wanted = REQUESTS[name].with_ids({})
    if not wanted.body:
        return
    for media_type in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data"):
        response = requests.request(
            wanted.method,
            f"{server.url}{wanted.path}",
            data="{}",
            headers={"content-type": media_type, "origin": server.url},
            timeout=60,
        )
        assert response.status_code in (404, 415), response.text


@pytest.mark.parametrize("path", [*PAGES, *REQUESTS, "/nothing"])
def test_no_answer_may_be_read_or_framed_elsewhere(server: DescribedServer, path: str) -> None:
    wanted = REQUESTS.get(path)
    method, path = ("GET", path) if wanted is None else (wanted.method, wanted.with_ids({}).path)
    body = None if wanted is None else wanted.body
    url, headers = f"{server.url}{path}", {"accept": "text/html", "origin": server.url}
    response = requests.request(method, url, json=body, headers=headers, timeout=60)
    assert SECURITY_HEADERS.keys() <= {header.lower() for header in response.headers}
    policy = response.headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "object-src 'none'" in policy
    assert "frame-ancestors 'none'" in policy
    assert "unsafe" not in policy
    assert "*" not in policy
    assert not [one for one in response.headers if one.lower().startswith("access-control-")]

"""Every request below ``/api`` has a limit by address, and those about a person one by person."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, replace
from ipaddress import ip_network
from typing import Final

import pytest
import requests

from buur.server.http.guest_cookie import COOKIE
from buur.server.settings import Limits, Rate
from tests.server.described_server import DescribedServer, described_server
from tests.server.harness import PLENTY
from tests.server.requests_of_operations import Wanted, every_request

REQUESTS: Final = every_request()
UNLIMITED: Final = frozenset({"GET /api/health", "GET /api/ready", "GET /api/rules"})
"""Answers that take little work: they count as requests only."""
OF_ADDRESS: Final = frozenset(
    {
        *("POST /api/explain", "POST /api/card-order", "POST /api/series", "POST /api/qr"),
        *("POST /api/tables", "POST /api/tables/mine", "POST /api/tables/deals"),
    }
)
"""Requests that are not about the person who asks: they count by address only."""


def limits(burst: float) -> Limits:
    """Return limits by which each kind of request is answered so often."""
    few = Rate(per_second=1e-9, burst=burst)
    kinds = {one.name for one in fields(Limits) if isinstance(getattr(Limits(), one.name), Rate)}
    kinds -= {"requests", "frames", "messages", "person_messages", "address_messages"}
    return replace(PLENTY, **dict.fromkeys(kinds, few))  # type: ignore[arg-type]


@pytest.fixture(params=sorted(REQUESTS))
def wanted(request: pytest.FixtureRequest) -> Wanted:
    """A request."""
    return REQUESTS[request.param].with_ids({})


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[DescribedServer]:
    """A server that answers no request with a limit of its own."""
    with described_server(tmp_path_factory.mktemp("strict"), limits=limits(0.5)) as run:
        yield run


@pytest.fixture(scope="module")
def once(tmp_path_factory: pytest.TempPathFactory) -> Iterator[DescribedServer]:
    """A server behind a proxy that answers one request of each kind."""
    proxies = frozenset({ip_network("127.0.0.0/8")})
    folder = tmp_path_factory.mktemp("once")
    with described_server(folder, limits=limits(1), trusted_proxies=proxies) as run:
        yield run


def ask(
    server: DescribedServer, wanted: Wanted, address: str = "", token: str = ""
) -> requests.Response:
    """Send a request from an address, with a cookie."""
    headers = {"origin": server.url}
    if address:
        headers["x-forwarded-for"] = address
    if token:
        headers["cookie"] = f"{COOKIE}={token}"
    with requests.Session() as browser:
        browser.trust_env = False
        url = f"{server.url}{wanted.path}"
        return browser.request(wanted.method, url, json=wanted.body, headers=headers, timeout=60)


def test_a_request_has_a_limit_of_its_own_by_address(
    strict: DescribedServer, wanted: Wanted
) -> None:
    response = ask(strict, wanted)
    if wanted.name in UNLIMITED:
        assert response.status_code == 200
        return
    assert response.status_code == 429, response.text
    error = response.json()["error"]
    assert error["code"] in ("too-many-requests", "too-many-tables")
    assert error["message"].endswith("wait a bit")


def test_a_request_about_a_person_has_a_limit_by_person(
    once: DescribedServer, wanted: Wanted
) -> None:
    own = [*REQUESTS].index(wanted.name)
    answers = [
        ask(once, wanted, f"198.{number}.{own}.1", f"{own:040}").status_code for number in range(3)
    ]
    is_of_person = wanted.name not in UNLIMITED | OF_ADDRESS
    assert answers[0] != 429
    assert (answers[1:] == [429, 429]) == is_of_person, answers

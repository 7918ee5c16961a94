"""The description of the HTTP interface says what the server does, and the server keeps to it."""

from __future__ import annotations

import ast
import inspect
import re
import textwrap
from collections.abc import Iterator
from typing import Any, get_args
from urllib.parse import urlsplit

import hypothesis
import jsonschema_rs
import msgspec
import pytest
import requests
import schemathesis
from hypothesis import strategies as st
from schemathesis import checks
from schemathesis.core.result import Ok
from schemathesis.generation import GenerationMode
from schemathesis.specs.openapi import checks as openapi_checks

from buur.server.http import app
from buur.server.http.description.document import openapi_document
from buur.server.http.description.operations import Operation, operations
from tests.server.described_server import DescribedServer, described_server
from tests.server.description import check_answer

OPERATIONS = {f"{one.method} {one.path}": one for one in operations()}
SCHEMA = schemathesis.openapi.from_dict(openapi_document())
DESCRIBED = {
    f"{one.method.upper()} {one.path}": one
    for one in (found.ok() for found in SCHEMA.get_all_operations() if isinstance(found, Ok))
}
CHECKS = [
    checks.not_a_server_error,
    openapi_checks.status_code_conformance,
    openapi_checks.content_type_conformance,
    openapi_checks.response_schema_conformance,
]
EXAMPLES = 8
"""Requests of each kind to an operation; in the slow run there are so many times more."""
MANY = 100


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[DescribedServer]:
    """A server on loopback."""
    with described_server(tmp_path_factory.mktemp("server")) as run:
        yield run


def routes() -> dict[str, Any]:
    """Return the routes below ``/api``, with parameters in braces."""
    found = {}
    for route in app._routes():
        (method,) = set(route.methods or ()) - {"HEAD"}
        path = re.sub(r":\w+}", "}", route.path)
        if path.startswith("/api/"):
            found[f"{method} {path}"] = route
    return found


def test_every_route_is_described_and_no_other() -> None:
    assert routes().keys() == DESCRIBED.keys()
    assert DESCRIBED.keys() - OPERATIONS.keys() == {"GET /api/openapi.json"}


@pytest.mark.parametrize("name", OPERATIONS)
def test_an_operation_is_that_of_its_route(name: str) -> None:
    route = inspect.getclosurevars(routes()[name].endpoint).nonlocals
    assert OPERATIONS[name].endpoint.__name__ == route["name"]


READERS = ("_read", "_body", "_shared", "decode_body")


def bodies_read(operation: Operation) -> set[str]:
    """Return the names of the types that an endpoint decodes its body to."""
    source = textwrap.dedent(inspect.getsource(operation.endpoint))
    calls = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Call)]
    named = [call for call in calls if getattr(call.func, "attr", "") in READERS]
    return {ast.unparse(call.args[1]).rpartition(".")[2] for call in named}


@pytest.mark.parametrize("name", OPERATIONS)
def test_a_body_is_that_which_the_endpoint_reads(name: str) -> None:
    operation = OPERATIONS[name]
    kind = operation.body
    if kind is None:
        assert bodies_read(operation) == set()
    elif get_args(kind):
        assert bodies_read(operation) == {"Command"}
    else:
        assert bodies_read(operation) == {kind.__name__}


def test_every_type_of_a_request_is_described() -> None:
    described = {id(one.body) for one in operations()}
    described |= {id(part) for one in operations() for part in get_args(one.body)}
    found = {id(kind) for kind in bodies()}
    assert len(found) > 40
    parts = {kind.__name__ for kind in bodies() if id(kind) not in described}
    assert parts == {"HouseRule", "SeatTicket", "SharedRequest"}


def bodies() -> list[type[msgspec.Struct]]:
    """Return all types of requests: those that refuse unknown fields."""
    return [
        kind
        for kind in subclasses(msgspec.Struct)
        if kind.__module__.startswith("buur.server.http.")
        and kind.__struct_config__.forbid_unknown_fields
    ]


def subclasses(kind: type) -> Iterator[Any]:
    """Yield all classes below a class."""
    below: list[type] = kind.__subclasses__()
    for one in below:
        yield one
        yield from subclasses(one)


def test_the_description_is_served(server: DescribedServer) -> None:
    response = requests.get(f"{server.url}/api/openapi.json", timeout=60)
    assert response.status_code == 200
    assert response.json() == msgspec.json.decode(msgspec.json.encode(openapi_document()))


def test_the_description_is_valid() -> None:
    SCHEMA.validate()
    for schema in openapi_document()["components"]["schemas"].values():
        jsonschema_rs.meta.validate(schema)


def with_known(value: Any, known: dict[str, list[str]], draw: Any) -> Any:
    """Return data in which some ids and tokens are real ones."""
    if isinstance(value, list):
        return [with_known(one, known, draw) for one in value]
    if not isinstance(value, dict):
        return value
    return {
        name: draw(st.sampled_from(known[name]))
        if name in known and isinstance(one, str) and draw(st.integers(0, 7))
        else with_known(one, known, draw)
        for name, one in value.items()
    }


def send(server: DescribedServer, case: Any, draw: Any) -> None:
    """Send a request, and check the answer."""
    if draw(st.integers(0, 3)):
        scene = draw(st.sampled_from(server.scenes))
        case.path_parameters = with_known(dict(case.path_parameters or {}), scene, draw)
        if isinstance(case.body, dict | list):
            case.body = with_known(case.body, scene, draw)
    browser = server.browsers[draw(st.integers(0, 2))]
    kept = browser.cookies.copy()
    response = case.call(base_url=server.url, session=browser, cookies={}, timeout=60)
    browser.cookies = kept
    case.validate_response(response, checks=CHECKS)
    path = urlsplit(response.request.url).path
    media_type = response.headers.get("content-type", [""])[0]
    check_answer(case.method, path, response.status_code, media_type, response.content)


def look(server: DescribedServer, name: str, mode: GenerationMode, examples: int) -> None:
    """Send many requests to an operation."""
    server.populate()
    if "/games" in name or "/replays" in name:
        server.add_finished_partie()
    if "/mail" in name:
        server.add_letter()

    @hypothesis.given(DESCRIBED[name].as_strategy(generation_mode=mode), st.data())
    @hypothesis.settings(
        max_examples=examples,
        deadline=None,
        database=None,
        derandomize=True,
        phases=[hypothesis.Phase.generate],
        suppress_health_check=list(hypothesis.HealthCheck),
    )
    def work(case: Any, data: Any) -> None:
        send(server, case, data.draw)

    work()


def can_be_wrong(name: str) -> bool:
    """Tell whether a request of an operation can be other than described."""
    return OPERATIONS[name].body is not None or "{" in name


@pytest.mark.parametrize("name", OPERATIONS)
def test_requests_as_described_are_answered_as_described(
    server: DescribedServer, name: str
) -> None:
    look(server, name, GenerationMode.POSITIVE, EXAMPLES)


@pytest.mark.parametrize("name", [*filter(can_be_wrong, OPERATIONS)])
def test_requests_that_do_not_fit_are_answered_as_described(
    server: DescribedServer, name: str
) -> None:
    look(server, name, GenerationMode.NEGATIVE, EXAMPLES)


@pytest.mark.slow
@pytest.mark.parametrize("mode", GenerationMode)
@pytest.mark.parametrize("name", OPERATIONS)
def test_very_many_requests_are_answered_as_described(
    server: DescribedServer, name: str, mode: GenerationMode
) -> None:
    if mode.is_positive or can_be_wrong(name):
        look(server, name, mode, EXAMPLES * MANY)

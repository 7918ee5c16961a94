"""Answers to requests about what is of others: they equal those about what does not exist."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import msgspec
import pytest
import requests

from tests.server.described_server import DescribedServer, described_server
from tests.server.requests_of_operations import UNKNOWN, Wanted, every_request

REQUESTS: Final = every_request()
SECRETS: Final = frozenset({"token", "invitation", "link", "confirm"})
"""Fields whose right value lets one in; the walk never has it."""
IDS: Final = frozenset({"table", "club", "person", "device", "member", "evening"})
"""Parameters and fields that name something of somebody."""
_VARYING: Final = frozenset({"content-length", "date", "set-cookie"})


def has_id(wanted: Wanted) -> bool:
    """Tell whether a request names something that may belong to somebody."""
    names = {*(wanted.body or {})} | {name for name in IDS if f"{{{name}}}" in wanted.path}
    return bool(names & IDS)


WITH_IDS: Final = [name for name, wanted in REQUESTS.items() if has_id(wanted)]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[DescribedServer]:
    """A server with people, tables, a club and a board."""
    with described_server(tmp_path_factory.mktemp("server")) as run:
        run.populate(listed=False)
        yield run


def stranger(server: DescribedServer, *, is_known: bool) -> requests.Session:
    """Return the browser of nobody, or of somebody with a table of her own."""
    browser = requests.Session()
    browser.trust_env = False
    browser.headers["origin"] = server.url
    if is_known:
        body = {"name": "Zoe", "bots": ["random"] * 3}
        assert browser.post(f"{server.url}/api/tables", json=body, timeout=60).status_code == 201
    return browser


def answer(server: DescribedServer, browser: requests.Session, wanted: Wanted) -> Any:
    """Return status, headers and content of an answer, without the ids that were asked for."""
    kept = browser.cookies.copy()
    url = f"{server.url}{wanted.path}"
    response = browser.request(wanted.method, url, json=wanted.body, timeout=60)
    browser.cookies = kept
    text = response.text
    for value in {*wanted.path.split("/")[3:], *map(str, (wanted.body or {}).values())}:
        text = text.replace(f'"{value}"', '"…"')
    headers = {name: value for name, value in response.headers.items() if name not in _VARYING}
    return response.status_code, headers, text


@pytest.mark.parametrize("is_known", [False, True])
@pytest.mark.parametrize("name", WITH_IDS)
def test_what_is_of_others_is_like_what_is_not_there(
    server: DescribedServer, name: str, is_known: bool
) -> None:
    wanted = REQUESTS[name]
    browser = stranger(server, is_known=is_known)
    nothing = answer(server, browser, wanted.with_ids(dict.fromkeys(IDS, UNKNOWN)))
    asked = 0
    for scene in server.scenes:
        values = {one: value for one in IDS for value in scene.get(one, ())[:1]}
        assert answer(server, browser, wanted.with_ids(values)) == nothing, values
        asked += 1
    assert asked == len(server.scenes)
    assert nothing[0] != 500


def test_the_walk_knows_every_field_of_a_request() -> None:
    """A new field that names something of somebody belongs to `IDS` or `SECRETS`."""
    texts = {
        name
        for wanted in REQUESTS.values()
        for name, value in (wanted.body or {}).items()
        if value == UNKNOWN
    }
    assert texts - IDS - SECRETS == {"entry", "name", "title"} & texts
    assert len(WITH_IDS) > 25


def test_an_answer_that_depends_on_an_id_is_noticed(server: DescribedServer) -> None:
    """The comparison can fail: the owner's browser is told of her table."""
    wanted = REQUESTS["GET /api/games/{table}"]
    browser = server.browsers[0]
    known = server.scenes[0]["table"][0]
    found = [answer(server, browser, wanted.with_ids({"table": one})) for one in (known, UNKNOWN)]
    assert found[0] != found[1]
    assert msgspec.json.decode(found[1][2])["error"]["code"] == "no-game"

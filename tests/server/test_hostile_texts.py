"""Every text that a client can send is cleaned, or refused with one clear sentence.

The inputs are found from the types of requests and messages, so that none can be forgotten.
"""

from __future__ import annotations

import json
import unicodedata
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, get_args
from urllib.parse import quote

import msgspec
import pytest
import requests
from msgspec import inspect as types

from buur.server.http.description.operations import operations
from buur.server.wire import lobby_messages, messages
from tests.fuzz.parsers.sentences import check_sentence
from tests.server.described_server import DescribedServer, described_server
from tests.server.friends import Friend
from tests.server.harness import running, settings_for
from tests.server.lobby import lobby_of
from tests.server.requests_of_operations import every_request

TEXTS: Final = {
    "control characters": "An\x00n\x1ba\x7f",
    "lines": "Anna\nBeat\r\n\u2028x",
    "direction marks": "\u202eAnna\u2066\u200f",
    "invisible": "An\u200bna\ufeff\u180e\u3164\u2800",
    "tags": "Anna\U000e0041\U000e0042",
    "private": "Anna\ue000\U000f0000",
    "marks": "A" + 40 * "\u0301",
    "confusable": "Н\u0435\u0456\u0501\u0456",
    "emoji": "🌻👍🏽🇨🇭",
    "markup": "<img src=x onerror=alert(1)>",
    "letters": 10_000 * "a",
    "wide": 3000 * "\ufdfa",
    "half a character": "\ud800",
}
"""Texts that somebody may send to hide, to pass for others or to break a page."""
JOINERS: Final = "\u200c\u200d"
"""Signs without width that some scripts and emoji need."""
MOST_MARKS: Final = 4
LONGEST: Final = 1000
"""Characters of any text that an answer repeats."""
OWN_WORDS: Final = frozenset({"path", "id"})
"""Fields that nobody reads as text: a drawing, and the id that a client gives to its message."""


def is_clean(text: str) -> bool:
    """Tell whether a text shows all that it contains, and is not too long."""
    marks = 0
    for sign in text:
        kind = unicodedata.category(sign)
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        if (kind[0] == "C" and sign not in JOINERS) or kind in ("Zl", "Zp") or marks > MOST_MARKS:
            return False
    return len(text) <= LONGEST


def texts_in(value: Any, name: str = "") -> Iterator[str]:
    """Yield every text in JSON data, the names of fields too."""
    if isinstance(value, dict):
        for key, part in value.items():
            yield key
            yield from texts_in(part, key)
    elif isinstance(value, list):
        for part in value:
            yield from texts_in(part, name)
    elif isinstance(value, str) and name not in OWN_WORDS:
        yield value


def check(value: Any) -> None:
    """Check that an answer has clean texts only, and an error its sentence."""
    for text in texts_in(value):
        assert is_clean(text), ascii(text)[:200]
    if isinstance(value, dict) and "error" in value:
        check_sentence(value["error"]["message"])


def places(kind: types.Type) -> Iterator[Any]:
    """Yield for each place of a type where a text may stand a function that puts one there."""
    match kind:
        case types.StrType():
            yield lambda text: text
        case types.UnionType():
            for part in kind.types:
                yield from places(part)
        case types.ListType() | types.VarTupleType():
            for put in places(kind.item_type):
                yield lambda text, put=put: [put(text), put("Beat"), put("Carla")]
        case types.DictType():
            yield lambda text: {text: 1}
            for put in places(kind.value_type):
                yield lambda text, put=put: {"name": put(text)}
        case types.AnyType() | types.LiteralType():
            yield lambda text: text
        case types.StructType():
            base = {one.encode_name: "schieber" for one in kind.fields if one.required}
            for one in kind.fields:
                for put in places(one.type):
                    yield lambda text, put=put, name=one.encode_name: {**base, name: put(text)}


def inputs_of(kind: Any) -> dict[str, Any]:
    """Return by the name of each place in a struct a function from a text to the fields."""
    found = types.type_info(kind)
    assert isinstance(found, types.StructType)
    return {
        f"{one.encode_name}{number or ''}": (one.encode_name, put)
        for one in found.fields
        for number, put in enumerate(places(one.type))
    }


REQUESTS: Final = every_request()


def request_inputs() -> dict[str, tuple[str, str, Any]]:
    """Return every place of a text in the body of a request, by name."""
    found = {}
    for operation in operations():
        for kind in get_args(operation.body) or (operation.body,) * (operation.body is not None):
            tag = kind.__struct_config__.tag
            name = f"{operation.method} {operation.path}" + (f" {tag}" if tag else "")
            for place, (field, put) in inputs_of(kind).items():
                found[f"{name} {place}"] = (name, field, put)
    return found


INPUTS: Final = request_inputs()
MORE: Final[dict[str, Any]] = {"POST /api/tables": {"bots": [None, "random", "random"]}}
"""Fields without which others are not looked at."""
ADDRESSES: Final = [name for name in REQUESTS if "{" in REQUESTS[name].path]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[DescribedServer]:
    """A server with people, tables and a club."""
    with described_server(tmp_path_factory.mktemp("server")) as run:
        run.populate()
        yield run


def ids(server: DescribedServer) -> dict[str, str]:
    """Return the ids of things of the first person."""
    return {name: values[0] for name, values in server.scenes[1].items() if name != "rules"}


def answer(server: DescribedServer, method: str, path: str, **options: Any) -> requests.Response:
    """Send a request of the first person, who stays signed in, and check the answer."""
    browser = server.browsers[0]
    kept = browser.cookies.copy()
    response = browser.request(method, server.url + path, timeout=60, **options)
    browser.cookies = kept
    assert response.status_code < 500, response.text
    if "json" in response.headers.get("content-type", ""):
        check(response.json())
    return response


@pytest.mark.parametrize("text", TEXTS.values(), ids=TEXTS)
@pytest.mark.parametrize("place", INPUTS)
def test_a_text_in_a_request_is_cleaned_or_refused(
    server: DescribedServer, place: str, text: str
) -> None:
    name, field, put = INPUTS[place]
    wanted = REQUESTS[name].with_ids(ids(server))
    body = json.dumps({**(wanted.body or {}), **MORE.get(name, {}), field: put(text)}).encode()
    headers = {"content-type": "application/json"}
    answer(server, wanted.method, wanted.path, data=body, headers=headers)


@pytest.mark.parametrize("text", TEXTS.values(), ids=TEXTS)
@pytest.mark.parametrize("name", ADDRESSES)
def test_a_text_in_an_address_finds_nothing(server: DescribedServer, name: str, text: str) -> None:
    wanted = REQUESTS[name]
    strange = quote(text[:2000].encode("utf-8", "surrogatepass"), safe="")
    path = wanted.path.split("{")[0] + strange
    found = answer(server, wanted.method, path, json=wanted.body)
    assert found.status_code in (200, 404, 405, 414, 422)


def test_what_a_browser_calls_itself_is_not_kept(server: DescribedServer) -> None:
    with requests.Session() as browser:
        browser.trust_env = False
        agent = b"Firefox \xe2\x80\xae" + 10_000 * b"x" + b" Linux"
        body = {"name": "Zoe", "bots": ["random"] * 3}
        url, headers = f"{server.url}/api/tables", {"user-agent": agent}
        assert browser.post(url, json=body, headers=headers, timeout=60).status_code == 201
        me = browser.get(f"{server.url}/api/me", timeout=60).json()
        assert [one["label"] for one in me["devices"]] == ["Firefox"]


def test_every_text_of_a_person_is_among_the_inputs() -> None:
    """The names of those known today: the search for inputs finds them."""
    expected = {
        *("POST /api/tables name", "POST /api/tables names", "POST /api/me name"),
        *("POST /api/clubs title", "POST /api/clubs name", "POST /api/clubs/{club} plan title"),
        *("POST /api/clubs/{club} rules rules", "POST /api/lobby/enter name"),
        *("POST /api/me/mail address", "POST /api/boards/play name", "POST /api/series pairs"),
        *("POST /api/tables/join name", "POST /api/lobby/sit name"),
    }
    assert expected <= INPUTS.keys()
    assert len(INPUTS) > 90


TABLE_MESSAGES: Final = {
    kind.__struct_config__.tag: kind for kind in get_args(messages.ClientMessage)
}
LOBBY_MESSAGES: Final = {
    kind.__struct_config__.tag: kind for kind in get_args(lobby_messages.ClientMessage)
}
_VALUES: Final = {"rev": 1, "seat": 1, "on": True, "v": 1, "act": {"e": "played"}, "id": "x"}


def message_with(kind: Any, field: str, value: Any) -> str:
    """Return a message of a kind, valid but for a field."""
    tag = kind.__struct_config__.tag
    needed = [one.encode_name for one in msgspec.structs.fields(kind) if one.required]
    message = {"t": tag, **{name: _VALUES.get(name, "x") for name in needed}}
    return json.dumps({**message, field: value})


async def test_a_text_in_a_message_is_cleaned_or_refused(tmp_path: Path) -> None:
    """What the others at the table are told is clean, and the socket goes on or is closed."""
    sent = 0
    async with running(settings_for(tmp_path)) as server:
        host, other = Friend(server, "Anna"), Friend(server, "Beat")
        invitation = await host.host()
        await other.join(invitation)
        for tag, kind in TABLE_MESSAGES.items():
            if tag in ("hello", "watch"):
                continue
            for field, put in inputs_of(kind).values():
                for text in TEXTS.values():
                    await host.socket.socket.send(message_with(kind, field, put(text)))
                    sent += 1
        for one in (host, other):
            await one.socket.send({"t": "ping"})
            await one.socket.until("pong")
            for received in one.socket.received:
                check(json.loads(received))
        await host.close()
        await other.close()
    assert sent > 200


@pytest.mark.parametrize("tag", ["hello", "watch"])
async def test_a_text_in_a_first_message_is_refused(tmp_path: Path, tag: str) -> None:
    async with running(settings_for(tmp_path)) as server:
        for field, put in inputs_of(TABLE_MESSAGES[tag]).values():
            for text in TEXTS.values():
                async with server.client() as client:
                    await client.socket.send(message_with(TABLE_MESSAGES[tag], field, put(text)))
                    check(await client.next())


async def test_a_text_in_a_message_of_the_lobby_is_refused(tmp_path: Path) -> None:
    async with running(settings_for(tmp_path)) as server, lobby_of(server) as meet:
        anna = meet("Anna")
        await anna.watch()
        for kind in LOBBY_MESSAGES.values():
            for field, put in inputs_of(kind).values():
                for text in TEXTS.values():
                    await anna.lobby.send(message_with(kind, field, put(text)))
        await anna.tell(t="ping")
        await anna.hears("pong")
        assert len(anna.texts) > 10
        for received in anna.texts:
            check(json.loads(received))

"""HTTP endpoints: pages, data, errors and headers."""

import asyncio
import base64
import json
import re
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from starlette.exceptions import HTTPException
from starlette.requests import Request
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from buur.server.http.api import rules_asset, table_json
from buur.server.http.app import create_app
from buur.server.http.middleware import SECURITY_HEADERS
from buur.server.http.responses import EXCEPTION_HANDLERS
from buur.server.page.routes import DRAWINGS, PageRoutes
from buur.server.settings import LOOPBACK_HOSTS, Limits, Rate, Settings
from buur.server.storage.models import TableRow, TableSummary
from buur.variants.registry import PRESETS
from tests.server.harness import Running, at_leisure, running, settings_for
from tools.waiting import until

BY_POINTS = {
    "write": "points",
    "finish": "first_out",
    "deals": 0,
    "lowest": False,
    "chalk": True,
}
"""Fields of a rule set's view that describe the scores of a game for points."""

JSON_TYPE = {"content-type": "application/json"}

pytestmark = pytest.mark.asyncio(loop_scope="module")


def error_of(response: httpx.Response) -> dict[str, Any]:
    """Return the error of a response that has nothing else in it."""
    assert response.headers["content-type"] == "application/json"
    body = response.json()
    assert list(body) == ["error"]
    error: dict[str, Any] = body["error"]
    assert set(error) <= {"code", "message", "input", "why"}
    assert error["code"] == error["code"].lower()
    assert error["message"]
    return error


async def test_health(server: Running) -> None:
    answer = (await server.http.get("/api/health")).json()
    assert answer["status"] == "ok"


async def test_the_page_is_made_before_anybody_asks_for_it(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[str] = []
    page = SimpleNamespace(pack=lambda: made.append("page"), stop=lambda: None)
    monkeypatch.setattr("buur.server.http.app.pack.page", lambda: page)
    monkeypatch.setattr("buur.server.page.routes._cards", made.append)
    app: Any = create_app(settings).app
    async with app.router.lifespan_context(app):
        await until(lambda: len(made) > len(DRAWINGS))
    assert made == ["page", *DRAWINGS]


async def kept(server: Running, path: str = "/", taste: str = "en.french") -> str:
    """Return the page as somebody gets it who has kept this version."""
    cookie = {"cookie": f"buur={taste}.{await server.page_version()}"}
    return (await server.http.get(path, headers=cookie)).text


async def part(server: Running, pattern: str) -> str:
    """Return the address of a part of the page."""
    found = re.search(f'"({pattern})"', await kept(server))
    assert found, pattern
    return found[1]


PARTS = r' data-path="(/[^"]+)">(.*?)</(?:style|script)>'


async def test_a_first_visitor_gets_the_page_in_one_piece(server: Running) -> None:
    page = (await server.http.get("/table/abc", headers={"cookie": "buur=it.swiss"})).text
    parts = dict(re.findall(PARTS, page, re.DOTALL))
    assert [re.sub(r"\w{16}", "", path) for path in parts] == ["/app..css", "/i18n/it.json?v="]
    for path, content in parts.items():
        alone = (await server.http.get(path)).text
        same = json.loads(content) == json.loads(alone) if ".json" in path else content == alone
        assert same, path
    assert "data-kept" not in page


async def test_who_has_kept_the_page_gets_the_addresses_of_its_parts(server: Running) -> None:
    page = await kept(server, "/table/abc", "it.swiss")
    assert not re.findall(PARTS, page, re.DOTALL)
    assert re.search(r'<script src="/app\.\w+\.js" defer>', page)
    assert re.search(r'<link rel="stylesheet" href="/app\.\w+\.css">', page)
    version = re.search(r'data-version="(\w+)" data-kept="(\w+)"', page)
    assert version
    assert version[1] == version[2]
    older = (await server.http.get("/", headers={"cookie": f"buur=it.swiss.{'0' * 16}"})).text
    assert re.findall(PARTS, older, re.DOTALL)


@pytest.mark.parametrize("path", ["/", "/table/abc"])
@pytest.mark.parametrize("known", [True, False])
async def test_the_policy_names_what_is_inside_the_page(
    server: Running, path: str, known: bool
) -> None:
    version = await server.page_version()
    cookie = {"cookie": f"buur=fr.french.{version}"} if known else {}
    response = await server.http.get(path, headers=cookie)
    policy = response.headers["content-security-policy"]
    assert "unsafe" not in policy
    rules = dict(rule.split(" ", 1) for rule in policy.split("; "))
    for element in ("script", "style"):
        inside = re.findall(
            rf"<{element}(?: data-path=\"[^\"]+\")?>(.*?)</{element}>", response.text, re.DOTALL
        )
        hashes = [base64.b64encode(sha256(one.encode()).digest()).decode() for one in inside]
        named = " ".join(["'self'", *(f"'sha256-{one}'" for one in hashes)])
        assert rules[f"{element}-src"] == named
    bare = re.sub(r"(<(?:script|style)[^>]*>).*?</", r"\1</", response.text, flags=re.DOTALL)
    assert not re.search(r"<[^>]* (?:style|on\w+)=", bare)


@pytest.mark.parametrize("coding", ["br", "gzip"])
async def test_files_are_compressed_and_tagged(server: Running, coding: str) -> None:
    path = await part(server, r"/app\.\w+\.js")
    plain = await server.http.get(path, headers={"accept-encoding": "identity"})
    packed = await server.http.get(path, headers={"accept-encoding": coding})
    assert "content-encoding" not in plain.headers
    assert packed.headers["content-encoding"] == coding
    assert packed.text == plain.text
    assert packed.headers["content-type"] == "text/javascript; charset=utf-8"
    assert packed.headers["vary"] == "accept-encoding"
    again = await server.http.get(path, headers={"if-none-match": packed.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize(
    "pattern",
    [
        r"/app\.\w+\.js",
        r"/later\.\w+\.js",
        r"/app\.\w+\.css",
        r"/i18n/en\.json\?v=\w+",
        r"/cards/french\.svg\?v=\w+",
    ],
)
async def test_what_names_its_content_is_kept_for_ever(server: Running, pattern: str) -> None:
    path = await part(server, pattern)
    now = await server.http.get(path)
    assert now.headers["cache-control"] == "public, max-age=31536000, immutable"
    # A page from before an update gets what there is, and keeps it no longer than it must.
    other = await server.http.get(re.sub(r"(app\.|later\.|v=)\w+", r"\g<1>0123", path))
    assert other.content == now.content
    assert other.headers["cache-control"] == "no-cache"


HTML = "text/html; charset=utf-8"


@pytest.mark.parametrize(
    ("path", "media_type"),
    [
        ("/", HTML),
        ("/table/abc234", HTML),
        ("/game/abc234", HTML),
        ("/rules", HTML),
        ("/rules/chibre", HTML),
        ("/words", HTML),
        ("/me", HTML),
        ("/sw.js", "text/javascript; charset=utf-8"),
        ("/manifest.webmanifest", "application/manifest+json"),
        ("/i18n/fr.json", "application/json"),
        ("/i18n/fr.later.json", "application/json"),
    ],
)
async def test_what_may_change_is_asked_for_every_time(
    server: Running, path: str, media_type: str
) -> None:
    response = await server.http.get(path)
    assert response.status_code == 200
    headers = [response.headers[name] for name in ("content-type", "cache-control", "vary")]
    vary = "accept-encoding, accept-language, cookie" if media_type == HTML else "accept-encoding"
    assert headers == [media_type, "no-cache", vary]


@pytest.mark.parametrize(
    ("headers", "lang", "deck"),
    [
        ({}, "en", "french"),
        ({"accept-language": "de-CH,de;q=0.9,fr;q=0.5"}, "de", "swiss"),
        ({"accept-language": "rm-CH,rm;q=0.9,it;q=0.5"}, "de", "swiss"),
        ({"accept-language": "de", "cookie": "buur=de.french"}, "de", "french"),
        ({"accept-language": "de", "cookie": "buur=it.swiss"}, "it", "swiss"),
        ({"accept-language": "fr", "cookie": "buur=xx.tarot"}, "fr", "french"),
        ({"cookie": 'buur="><script>'}, "en", "french"),
    ],
)
async def test_the_page_announces_what_it_will_ask_for(
    server: Running, headers: dict[str, str], lang: str, deck: str
) -> None:
    page = (await server.http.get("/table/abc", headers=headers)).text
    announced = r'rel="preload" as="fetch" crossorigin href="([^"?]+)\?v=\w+"'
    assert re.findall(announced, page) == [f"/cards/{deck}.svg"]
    assert f'id="texts" lang="{lang}" data-path="/i18n/{lang}.json?' in page
    assert f'<html lang="{lang if lang == "en" else lang + "-CH"}"' in page
    again = await kept(server, "/table/abc", f"{lang}.{deck}")
    assert re.findall(announced, again) == [f"/cards/{deck}.svg", f"/i18n/{lang}.json"]


async def test_the_home_page_announces_the_second_script(server: Running) -> None:
    assert re.search(r'rel="modulepreload" href="/later\.\w+\.js"', await kept(server))
    assert "modulepreload" not in await kept(server, "/table/abc")


@pytest.mark.parametrize("lang", ["fr", "de", "it", "en"])
async def test_the_manifest_speaks_every_language(server: Running, lang: str) -> None:
    path = await part(server, r"/manifest\.webmanifest\?lang=en")
    response = await server.http.get(path.replace("en", lang))
    assert response.headers["content-type"] == "application/manifest+json"
    manifest = response.json()
    assert manifest["lang"] == (lang if lang == "en" else f"{lang}-CH")
    assert manifest["name"] != manifest["short_name"] == "Buur"
    assert len(manifest["description"]) > 40
    assert manifest["id"] == manifest["scope"] == manifest["start_url"] == "/"
    for icon in manifest["icons"]:
        picture = await server.http.get(icon["src"])
        assert picture.headers["content-type"] == icon["type"]
    for shortcut in manifest["shortcuts"]:
        assert shortcut["url"].removeprefix("/#rules=") in PRESETS
        assert shortcut["name"]


async def test_the_worker_keeps_the_version_that_is_there(server: Running) -> None:
    worker = (await server.http.get("/sw.js")).text
    head = json.loads(worker.partition("=")[2].partition(";\n")[0])
    page = await kept(server)
    assert f'data-version="{head["version"]}"' in page
    assert set(re.findall(r'"(/(?:app|later|i18n|cards)[^"]+)"', page)) < set(head["shell"])
    for path in head["shell"]:
        assert (await server.http.get(path)).status_code == 200, path
        assert not path.startswith(("/api", "/ws")), path


@pytest.mark.parametrize(
    "path",
    [
        "/static/main.js",
        "/main.js",
        "/index.html",
        "/icons/",
        "/icons/none.png",
        "/icons/../index.html",
        "/icons/%2e%2e/main.js",
        "/icons/..%2findex.html",
        "/icons/%00.png",
        "/app.js",
        "/app.css",
        "/later.js",
        "/i18n/rm.json",
        "/cards/tarot.svg",
        "/nowhere",
        "/api/nowhere",
    ],
)
async def test_what_is_not_there(server: Running, path: str) -> None:
    response = await server.http.get(path)
    assert response.status_code == 404
    assert error_of(response)["code"] == "not-found"


async def test_rules_are_data_for_the_page(server: Running) -> None:
    answer = (await server.http.get("/api/rules")).json()
    assert [preset["name"] for preset in answer["presets"]] == list(PRESETS)
    options = {option["name"]: option for option in answer["options"]}
    for preset in answer["presets"]:
        assert set(preset["options"]) == set(options)
        assert set(preset["fallbacks"]) <= set(options)
        assert preset["facts"]["lines"] == PRESETS[preset["name"]].variant.lines
        assert not set(preset["facts"]) & set(options)
    assert options["target"]["kind"] == "number"
    assert (options["target"]["min"], options["target"]["max"]) == (1, 100_000)
    assert options["finish"]["values"][:3] == ["first_out", "largest_gap", "deals"]
    assert options["melds"] | {"major": True} == options["melds"]
    assert options["bid_low"]["needs"] == [[{"name": "ladder", "words": [], "holds": True}]]
    assert options["forfeit"]["needs"] == []


@pytest.mark.parametrize("lang", ["fr", "de", "it", "en"])
async def test_texts_of_every_language(server: Running, lang: str) -> None:
    answer = (await server.http.get(f"/i18n/{lang}.json")).json()
    assert answer["lang"] == lang
    assert answer["messages"]


@pytest.mark.parametrize("deck", ["french", "swiss"])
async def test_drawings_of_every_deck(server: Running, deck: str) -> None:
    response = await server.http.get(f"/cards/{deck}.svg")
    assert response.headers["content-type"] == "image/svg+xml"
    assert response.headers["content-encoding"] == "br"
    assert response.text.startswith("<svg")


async def test_every_answer_carries_the_security_headers(server: Running) -> None:
    for path in ("/", "/app.0.js", "/api/health", "/nowhere"):
        headers = dict((await server.http.get(path)).headers)
        if path == "/":  # names what is inside it as well
            policy = headers["content-security-policy"]
            headers["content-security-policy"] = re.sub(r" 'sha256-[^']+'", "", policy)
        assert {name: headers[name] for name in SECURITY_HEADERS} == SECURITY_HEADERS
    policy = SECURITY_HEADERS["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "frame-ancestors 'none'" in policy
    assert "unsafe" not in policy
    assert "strict-transport-security" not in (await server.http.get("/")).headers


async def test_a_table_is_made_for_its_maker(server: Running) -> None:
    response = await server.http.post("/api/tables", json={"rules": "schieber", "name": " Anna\n"})
    assert response.status_code == 201
    assert response.headers["cache-control"] == "no-store"
    ticket = response.json()
    assert set(ticket) == {"table", "seat", "token", "others"}
    assert (ticket["seat"], ticket["others"]) == (0, [])
    assert len(ticket["table"]) == 10
    async with server.seated(ticket) as client:
        assert client.view["names"][0] == "Anna"
        assert all(client.view["names"])
        assert client.view["kinds"] == ["person", "bot", "bot", "bot"]
        assert client.view["rules"] == BY_POINTS | {
            "name": "schieber",
            "options": {},
            "target": 1000,
        }


async def test_a_table_shows_the_options_in_which_it_differs(server: Running) -> None:
    factors = {"S": 2, "oben": 3}
    options = {"target": 500, "melds": False, "multipliers": factors}
    async with server.seated(await server.table(options=options)) as client:
        assert client.view["rules"] == BY_POINTS | {
            "name": "chibre",
            "options": options,
            "target": 500,
        }


async def test_other_people_get_tickets(server: Running) -> None:
    ticket = await server.table(bots=["steady", None, "random"])
    (other,) = ticket["others"]
    assert other["seat"] == 2
    async with server.seated({"table": ticket["table"], **other}) as client:
        assert client.view["seat"] == 2
        assert client.view["kinds"] == ["person", "bot", "person", "bot"]


async def test_where_teams_are_drawn_everybody_finds_a_seat(server: Running) -> None:
    """Rules §2.1: the maker may land anywhere, a name stays with who has it."""
    ticket = await server.table(
        options={"teams_drawn": True},
        name="Anna",
        bots=["steady", None, "random"],
        names=["", "Beat", ""],
    )
    (other,) = ticket["others"]
    for own, name in ((ticket, "Anna"), ({"table": ticket["table"], **other}, "Beat")):
        async with server.seated(own) as client:
            assert client.view["seat"] == own["seat"]
            assert client.view["names"][own["seat"]] == name
            assert sorted(client.view["kinds"]) == ["bot", "bot", "person", "person"]
    both = [server.seated(own) for own in (ticket, {"table": ticket["table"], **other})]
    async with both[0] as first, both[1] as second:
        await asyncio.gather(
            *(one.play_until(lambda view: view["drawn"]) for one in (first, second))
        )
        assert len(set(first.view["drawn"])) == 4
        assert first.view["drawn"] == second.view["drawn"]


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"rules": "poker"}, "bad-rules"),
        ({"options": {"trumps": 5}}, "bad-rules"),
        ({"options": {"target": "much"}}, "bad-rules"),
        ({"options": {"contracts": "imposed"}}, "bad-rules"),
        ({"options": []}, "bad-request"),
        ({"name": "x" * 41}, "bad-request"),
        ({"bots": ["steady"]}, "bad-request"),
        ({"bots": ["steady", "steady", "genius"]}, "bad-request"),
        ({"more": 1}, "bad-request"),
        ([], "bad-request"),
    ],
)
async def test_a_table_that_cannot_be_made(server: Running, body: Any, code: str) -> None:
    response = await server.http.post("/api/tables", json=body)
    assert (response.status_code, error_of(response)["code"]) == (422, code)


async def test_too_few_bots_are_told_how_many_there_must_be(server: Running) -> None:
    response = await server.http.post("/api/tables", json={"bots": ["steady"]})
    assert "needs 3 entries" in error_of(response)["message"]


@pytest.mark.parametrize(
    ("method", "request_", "status", "code"),
    [
        ("POST", {"content": b"{", "headers": JSON_TYPE}, 400, "bad-json"),
        ("POST", {"data": {"name": "x"}}, 415, "bad-content-type"),
        ("DELETE", {}, 405, "method-not-allowed"),
    ],
    ids=["no JSON", "form", "method"],
)
async def test_errors_of_every_kind_have_one_shape(
    server: Running, method: str, request_: dict[str, Any], status: int, code: str
) -> None:
    """Bodies that are too large are tested in ``test_limits``."""
    response = await server.http.request(method, "/api/tables", **request_)
    assert (response.status_code, error_of(response)["code"]) == (status, code)
    assert response.headers.get("allow") == ("POST" if status == 405 else None)


SENTENCES = {
    404: "there is nothing at this address",
    405: "this address does not take such a request",
    418: "I'm a Teapot",
}
"""Messages of the framework's errors by status: ours, or else its own."""


async def test_what_the_framework_refuses_has_a_sentence() -> None:
    for status, message in SENTENCES.items():
        request = Request({"type": "http", "path": "/nowhere", "headers": []})
        response = await EXCEPTION_HANDLERS[HTTPException](request, HTTPException(status))
        error = json.loads(bytes(response.body))["error"]
        assert (error["message"], error["input"]) == (message, "/nowhere")


@pytest.mark.parametrize("path", ["/nowhere", "/table/a/b", "/api/nowhere"])
async def test_an_unknown_address_shows_the_page_to_people(server: Running, path: str) -> None:
    browser = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8", "accept-language": "de"}
    shown = await server.http.get(path, headers=browser)
    assert (shown.status_code, shown.headers["content-type"]) == (404, HTML)
    assert '<html lang="de-CH"' in shown.text
    assert (await server.http.head(path, headers=browser)).status_code == 404
    assert error_of(await server.http.get(path))["code"] == "not-found"
    assert error_of(await server.http.post(path, headers=browser))["code"] == "not-found"


async def test_the_texts_come_in_two_parts(server: Running) -> None:
    first, later = [
        (await server.http.get(f"/i18n/it{part}.json")).json()["messages"]
        for part in ("", ".later")
    ]
    assert not first.keys() & later.keys()
    assert "connecting" in first
    assert "option-deals" in later


async def test_what_is_not_served_is_told_in_these_sentences(server: Running) -> None:
    nowhere = error_of(await server.http.get("/nowhere"))
    method = error_of(await server.http.delete("/api/tables"))
    assert [nowhere["message"], method["message"]] == list(SENTENCES.values())[:2]


async def test_the_rules_are_written_once() -> None:
    assert rules_asset() is rules_asset()


async def test_the_time_of_a_table_is_told_to_the_second() -> None:
    summary = TableSummary(deal=3, phase="over", scores=(5, 1000))
    row = TableRow(id="t", rules={"name": "chibre"}, summary=summary, updated=1_790_000_000_999)
    assert table_json(row) == {
        "table": "t",
        "rules": "chibre",
        "scores": (5, 1000),
        "deal": 3,
        "phase": "over",
        "over": True,
        "broken": False,
        "ended": None,
        "updated": "2026-09-21T14:13:20+00:00",
    }


async def test_every_address_makes_its_own_tables(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(PageRoutes, "warm", at_leisure)
    few = replace(settings, limits=Limits(tables=Rate(per_second=1e-6, burst=1)))
    guard = create_app(few)
    app: Any = guard.app
    async with app.router.lifespan_context(app):
        answers = []
        for address in ("192.0.2.1", "192.0.2.1", "192.0.2.2", None):
            client = None if address is None else (address, 5)
            transport = httpx.ASGITransport(guard, client=client)  # type: ignore[arg-type]
            async with httpx.AsyncClient(transport=transport, base_url="http://buur") as http:
                answers.append(await http.post("/api/tables", json={}))
    assert [answer.status_code for answer in answers] == [201, 429, 201, 201]
    assert error_of(answers[1])["code"] == "too-many-tables"


async def test_a_mistake_of_ours_tells_nothing(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: object) -> None:
        raise RuntimeError("secret")

    monkeypatch.setattr(server.registry, "create", fail)
    response = await server.http.post("/api/tables", json={})
    assert response.status_code == 500
    assert error_of(response)["code"] == "fault"
    assert "secret" not in response.text
    assert SECURITY_HEADERS.keys() <= response.headers.keys()


async def test_my_tables_are_listed_by_their_tokens(server: Running) -> None:
    tickets = [await server.table(options={"target": 60}) for _ in range(3)]
    async with server.seated(tickets[1]) as client:
        await client.play_until(lambda view: view["deal"] == 1 and view["phase"] == "play")
        scores = client.view["scores"]
    wanted = [{"table": ticket["table"], "token": ticket["token"]} for ticket in tickets]
    wanted[2]["token"] = tickets[0]["token"]
    wanted.append({"table": "none", "token": "none"})
    response = await server.http.post("/api/tables/mine", json={"tables": wanted})
    first, second = response.json()["tables"]
    assert [first["table"], second["table"]] == [ticket["table"] for ticket in tickets[:2]]
    assert (first["phase"], first["deal"], first["over"]) == ("open", 0, False)
    assert (second["phase"], second["deal"], second["scores"]) == ("play", 1, scores)
    assert second["rules"] == "chibre"
    assert second["updated"].endswith("+00:00")
    too_many = await server.http.post("/api/tables/mine", json={"tables": wanted * 26})
    assert error_of(too_many)["code"] == "bad-request"


async def test_other_sites_may_not_write(server: Running) -> None:
    """Every kind of origin is tested in ``test_middleware``."""
    origin = "http://evil.example"
    headers = {"origin": origin}
    response = await server.http.post("/api/tables", json={}, headers=headers)
    assert (response.status_code, error_of(response)["code"]) == (403, "bad-origin")
    with pytest.raises(InvalidStatus) as refused:
        async with server.client(origin=origin):
            pass
    assert refused.value.response.status_code == 403
    assert json.loads(refused.value.response.body)["error"]["code"] == "bad-origin"
    assert (await server.http.get("/api/health", headers=headers)).status_code == 200


async def test_the_servers_own_page_may_write(server: Running) -> None:
    origin = server.url.rstrip("/")
    response = await server.http.post("/api/tables", json={}, headers={"origin": origin})
    assert response.status_code == 201
    async with server.client(origin=origin) as client:
        assert (await client.ping())["t"] == "pong"


async def test_an_origin_can_be_allowed(tmp_path: Path) -> None:
    origins = frozenset({"https://jass.example"})
    async with running(settings_for(tmp_path, origins=origins)) as server:
        headers = {"origin": "https://jass.example"}
        assert (await server.http.post("/api/tables", json={}, headers=headers)).is_success


async def test_other_names_are_not_answered(tmp_path: Path) -> None:
    async with running(settings_for(tmp_path, hosts=LOOPBACK_HOSTS)) as server:
        assert (await server.http.get("/")).status_code == 200
        response = await server.http.get("/", headers={"host": "evil.example"})
        assert (response.status_code, error_of(response)["code"]) == (421, "bad-host")
        url = server.socket_url.replace("127.0.0.1", "evil.example")
        with pytest.raises(InvalidStatus) as refused:
            async with connect(url, host="127.0.0.1", proxy=None):
                pass
        assert refused.value.response.status_code == 421

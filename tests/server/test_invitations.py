"""An invitation says what became of its table, and to nobody else; joining has limits."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
import sqlalchemy as sa
from starlette.requests import Request

from buur.i18n import LANGUAGES
from buur.i18n.catalogue import catalogue
from buur.server.errors import Problem
from buur.server.http.rate_limits import RateLimits
from buur.server.settings import Rate
from buur.server.storage.schema import FRIEND_TABLES, INVITATIONS
from buur.server.storage.write_clock import now_ms
from buur.server.tables import friend_tables
from buur.server.tables.friend_tables import FriendTables
from buur.server.tables.requests import Stop
from tests.server.friends import Friend, Meet, company
from tests.server.harness import PLENTY, HandClock, Running, is_over, running, settings_for
from tests.server.test_alike import NO_SEAT, Work, counted
from tests.server.visitors import error_code

pytestmark = pytest.mark.asyncio(loop_scope="module")

SHORT = {"target": 200}
ALL_BOTS = ["random"] * 3


@pytest_asyncio.fixture(loop_scope="module")
async def meet(server: Running) -> AsyncIterator[Meet]:
    """Give people at the shared server."""
    async with company(server) as meet:
        yield meet


async def state(one: Friend, invitation: dict[str, Any]) -> dict[str, Any]:
    """Return how a table stands, as a person with an invitation learns it."""
    response = await one.post("/invitation", **invitation)
    assert response.status_code == 200, response.text
    answer: dict[str, Any] = response.json()
    return answer


async def joined(one: Friend, invitation: dict[str, Any]) -> tuple[int, str]:
    """Return status and code with which a person is refused."""
    return error_code(await one.post("/join", **invitation))


async def test_an_invitation_says_how_its_table_stands(meet: Meet) -> None:
    anna, bea = meet("Anna"), meet("Bea")
    invitation = await anna.host(bots=[None, "random", "random"], options=SHORT)
    found = await state(bea, invitation)
    assert (found["state"], found["seat"]) == ("gathering", None)
    assert found["table"] == {key: anna.friends[key] for key in found["table"]}
    assert found["rules"] == anna.socket.view["rules"]
    await anna.arrange("bot", seat=1, bot="random")
    assert await joined(bea, invitation) == (409, "table-full")
    await anna.arrange("begin")
    assert (await state(bea, invitation))["state"] == "playing"
    assert await joined(bea, invitation) == (409, "table-playing")
    await anna.socket.play_until(is_over)
    found = await state(bea, invitation)
    assert (found["state"], found["table"], found["rules"]) == ("table-over", None, None)
    assert await joined(bea, invitation) == (410, "table-over")
    mine = await state(anna, invitation)
    assert (mine["state"], mine["seat"], mine["table"]["state"]) == ("table-over", 0, "over")
    assert (await anna.post("/join", **invitation)).status_code == 200, "her own seat"


async def replayed(one: Friend, invitation: dict[str, Any], path: str = "", **more: Any) -> Any:
    """Ask for the replay that an invitation shows."""
    body = {"table": invitation["table"], "token": invitation["invitation"], **more}
    return await one.http.post(f"/api/replays{path}", json=body)


async def test_an_invitation_shows_the_partie_to_everybody_once_it_is_over(meet: Meet) -> None:
    anna, bea = meet("Anna"), meet("Bea")
    invitation = await anna.host(bots=ALL_BOTS, options=SHORT)
    await anna.arrange("begin")
    assert not (await state(bea, invitation))["replay"]
    assert error_code(await replayed(bea, invitation)) == (404, "no-replay")
    await anna.socket.play_until(is_over)
    assert (await state(bea, invitation))["replay"]
    shown = (await replayed(bea, invitation)).json()
    assert (shown["game"]["table"], shown["game"]["phase"]) == (invitation["table"], "over")
    steps = (await replayed(bea, invitation, "/deal", deal=1)).json()["steps"]
    assert len(steps) > 36
    record = await replayed(bea, invitation, "/record")
    assert record.headers["content-disposition"].startswith("attachment")


@pytest.mark.parametrize("ended_by", ["close", "renew", "close after", "removal"])
async def test_the_host_ends_what_an_invitation_shows(meet: Meet, ended_by: str) -> None:
    anna, bea, carlo = meet("Anna"), meet("Bea"), meet("Carlo")
    invitation = await anna.host(bots=[None, "random", "random"], options=SHORT)
    await bea.join(invitation)
    await anna.sees_kinds("person", "person", "bot", "bot")
    if ended_by in ("close", "renew"):
        await anna.arrange(ended_by)
    await anna.arrange("begin")
    await asyncio.gather(*(one.socket.play_until(is_over) for one in (anna, bea)))
    if ended_by == "close after":
        assert (await state(carlo, invitation))["replay"]
        await anna.arrange("close")
    elif ended_by == "removal":
        await anna.http.delete(f"/api/games/{invitation['table']}")
    assert not (await state(carlo, invitation))["replay"]
    assert error_code(await replayed(carlo, invitation)) == (404, "no-replay")
    assert (await bea.http.get(f"/api/games/{invitation['table']}")).status_code == 200


async def test_a_renewed_invitation_says_so_and_lets_in_nobody_new(meet: Meet) -> None:
    anna, bea, carlo = meet("Anna"), meet("Bea"), meet("Carlo")
    old = await anna.host()
    await bea.join(old)
    await anna.sees_kinds("person", "person", "open", "open")
    renewed = (await anna.arrange("renew"))["invitation"]
    assert (await state(carlo, old))["state"] == "invitation-renewed"
    assert await joined(carlo, old) == (410, "invitation-renewed")
    assert (await bea.post("/join", **old)).json()["seat"] == 1, "who has a seat keeps it"
    assert not any(renewed in text for text in bea.socket.received)
    await carlo.join(old | {"invitation": renewed})
    await anna.sees_kinds("person", "person", "person", "open")


async def test_a_closed_invitation_says_so_until_it_is_renewed(meet: Meet) -> None:
    anna, bea = meet("Anna"), meet("Bea")
    invitation = await anna.host()
    await anna.arrange("close")
    assert not anna.friends["invited"]
    assert await joined(bea, invitation) == (410, "invitation-closed")
    renewed = (await anna.arrange("renew"))["invitation"]
    assert anna.friends["invited"]
    assert await joined(bea, invitation) == (410, "invitation-renewed")
    await bea.join(invitation | {"invitation": renewed})


async def test_an_old_link_tells_that_the_table_is_gone(server: Running, meet: Meet) -> None:
    anna, bea = meet("Anna"), meet("Bea")
    invitation = await anna.host()
    await anna.stand_up()
    table = {"table": invitation["table"]}
    await server.registry.load(table["table"])
    response = await anna.http.delete(f"/api/games/{invitation['table']}")
    assert response.status_code == 200
    assert (await state(bea, invitation))["state"] == "table-gone"
    assert await joined(bea, invitation) == (410, "table-gone")
    assert await joined(bea, table | {"invitation": "x"}) == (404, "no-seat")


@pytest.mark.parametrize("path", ["/invitation", "/join"])
@pytest.mark.parametrize("is_known", [False, True])
async def test_a_wrong_invitation_tells_nothing_of_a_table(
    server: Running, meet: Meet, path: str, is_known: bool
) -> None:
    anna, bea = meet("Anna"), meet("Bea")
    gathering = await anna.host()
    other = await meet("Carlo").host()
    ended = await meet("Dora").host()
    await server.registry.friend_store.delete(ended["table"])
    plain = await anna.table()
    if is_known:
        await bea.table()
    tries = {
        "unknown": gathering | {"table": "a" * len(gathering["table"])},
        "gathering": gathering | {"invitation": "x" * 32},
        "of another table": gathering | {"invitation": other["invitation"]},
        "gone": ended | {"invitation": "x" * 32},
        "no table for friends": gathering | {"table": plain["table"]},
        "a token of a seat": gathering | {"invitation": anna.ticket["token"]},
    }
    works: dict[str, tuple[Any, ...]] = {}
    for kind, body in tries.items():
        with counted(server) as work:
            response = await bea.post(path, **body)
        works[kind] = (response.status_code, response.json(), work_of(work))
    assert works["unknown"][:2] == (404, {"error": NO_SEAT})
    assert all(work == works["unknown"] for work in works.values()), works
    assert works["unknown"][2][0], "the database was asked"


def work_of(work: Work) -> tuple[list[str], int]:
    """Return what a server did."""
    return work.statements, work.hashes


async def test_an_invitation_is_stored_as_a_hash_only(server: Running, meet: Meet) -> None:
    invitation = await meet("Anna").host()
    assert len(invitation["invitation"]) >= 22, "128 random bits"
    found = await server.registry.store.run(
        lambda connection: connection.execute(INVITATIONS.select()).all()
    )
    assert invitation["table"] in {row.table_id for row in found}
    assert not any(invitation["invitation"] in str(row) for row in found)


LIMITED = replace(PLENTY, joins=Rate(1, 3), looks=Rate(1, 3))


@pytest.mark.parametrize("path", ["/invitation", "/join", "/next"])
async def test_requests_with_an_invitation_are_limited(tmp_path: Path, path: str) -> None:
    clock = HandClock()
    settings = settings_for(tmp_path, limits=LIMITED)
    async with running(settings, clock) as server, company(server) as meet:
        one = meet("Anna")
        body = (
            {"table": "x", "token": "x"} if path == "/next" else {"table": "x", "invitation": "x"}
        )
        codes = [error_code(await one.post(path, **body)) for _ in range(4)]
        assert codes == [(404, "no-seat")] * 3 + [(429, "too-many-requests")]
        clock.now += 1
        assert error_code(await one.post(path, **body)) == (404, "no-seat")


def request_of(guest: str, address: str) -> Request:
    """Return a request of a guest from an address."""
    headers = [(b"cookie", f"buur-guest={guest}".encode())]
    return Request({"type": "http", "headers": headers, "client": (address, 1)})


async def test_a_guest_has_one_limit_at_all_addresses() -> None:
    limits = RateLimits(LIMITED, HandClock())
    for number in range(3):
        limits.take_join(request_of("anna", f"192.0.2.{number}"))
    with pytest.raises(Problem, match="too many requests"):
        limits.take_join(request_of("anna", "192.0.2.9"))
    limits.take_join(request_of("bea", "192.0.2.9"))


async def test_an_address_has_few_tables_that_gather(tmp_path: Path) -> None:
    settings = settings_for(tmp_path, gathering_tables=2)
    async with running(settings) as server, company(server) as meet:
        anna, bea = meet("Anna"), meet("Bea")
        await anna.host()
        await bea.host(bots=ALL_BOTS)
        body = {"friends": True}
        assert error_code(await anna.post("", **body)) == (429, "too-many-gathering")
        await bea.arrange("begin")
        assert (await anna.post("", **body)).status_code == 201
        assert error_code(await anna.post("", **body)) == (429, "too-many-gathering")


@pytest.fixture
def hours(monkeypatch: pytest.MonkeyPatch) -> Callable[[float], None]:
    """Give a function that makes every table for friends older."""

    def age(hours: float) -> None:
        later = int(hours * 3_600_000)
        monkeypatch.setattr(f"{friend_tables.__name__}.now_ms", lambda: now_ms() + later)

    return age


async def forgotten(server: Running, table: dict[str, Any]) -> None:
    """Have a table leave memory."""
    actor = server.registry.actors[table["table"]]
    actor.submit(Stop())
    await actor.task


async def test_a_table_without_visitors_ends(
    tmp_path: Path, hours: Callable[[float], None]
) -> None:
    async with running(settings_for(tmp_path)) as server, company(server) as meet:
        anna, bea = meet("Anna"), meet("Bea")
        deserted = await anna.host()
        begun = await bea.host(bots=ALL_BOTS)
        await bea.arrange("begin")
        await anna.stand_up()
        await forgotten(server, deserted)
        hours(2.9)
        assert (await state(bea, deserted))["state"] == "gathering"
        await forgotten(server, deserted)
        hours(3.1)
        assert (await state(bea, deserted))["state"] == "table-gone"
        await FriendTables(server.registry).prune()
        assert (await state(bea, deserted))["state"] == "table-gone"
        left = await server.registry.store.run(
            lambda connection: connection.scalars(sa.select(FRIEND_TABLES.c.table_id)).all()
        )
        assert left == [begun["table"]]


def refusals() -> set[str]:
    """Return the codes of all errors that belong to tables for friends."""
    folder = Path(friend_tables.__file__).parents[1]
    found = {"not-friends", "too-many-requests", "bad-request"}
    for path in (*folder.rglob("friend*.py"), *folder.rglob("gathering*.py")):
        found |= set(re.findall(r'Problem\(\s*\d+, "([a-z-]+)"', path.read_text()))
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_every_refusal_has_a_sentence(lang: str) -> None:
    codes = refusals()
    assert len(codes) > 15
    told = {key for key in catalogue(lang)["messages"] if key.startswith("error-")}
    assert {f"error-{code}" for code in codes} <= told

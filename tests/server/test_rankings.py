"""Rankings of pools: places among everybody, names of those who agreed, and one's own line."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Mapping
from typing import Any

import pytest
import pytest_asyncio

from buur.server.storage.ranking_store import LEAST_PARTIES
from buur.server.storage.rating_store import StoredRating, pair_of
from buur.server.tables.seats import token_hash
from tests.server.harness import Running
from tests.server.lobby import Guest, Meet, lobby_of
from tests.server.visitors import error_code

pytestmark = pytest.mark.asyncio(loop_scope="module")

POOL = "chibre"


@pytest_asyncio.fixture(loop_scope="module")
async def meet(server: Running) -> AsyncIterator[Meet]:
    """Give people at the shared server."""
    async with lobby_of(server) as meet:
        yield meet


async def known(meet: Meet, *names: str) -> list[Guest]:
    """Return people whom the server knows."""
    people = [meet(name) for name in names]
    for one in people:
        answer = await one.ask("lobby/enter", name=one.name, rules=POOL)
        assert answer.status_code == 200, answer.text
    return people


async def id_of(server: Running, one: Guest) -> str:
    token = next(cookie.value for cookie in one.http.cookies.jar if "buur" in cookie.name)
    assert token is not None
    guest = await server.registry.guests.find(token)
    assert guest is not None
    return guest.id


async def rate(server: Running, strengths: Mapping[str, float], parties: int = 40) -> None:
    """Give players ratings; a higher strength is a better place."""
    ratings = {
        player: StoredRating(strength, 3.0, parties) for player, strength in strengths.items()
    }
    await server.registry.ratings.store.write(POOL, ratings)


async def ranking(one: Guest, rules: str = POOL) -> dict[str, Any]:
    answer = await one.http.get(f"/api/ranking/{rules}")
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


async def agree(one: Guest, *, listed: bool = True) -> None:
    answer = await one.ask("me", listed=listed)
    assert answer.status_code == 200, answer.text
    assert answer.json()["listed"] is listed


def shown(found: Mapping[str, Any], part: str = "people") -> list[tuple[int | None, list[str]]]:
    return [(line["rank"], line["names"]) for line in found[part]["lines"]]


async def test_only_those_who_agreed_are_named_and_everybody_counts(
    meet: Meet, server: Running
) -> None:
    anna, bea, carlo, zoe = people = await known(meet, "Anna", "Bea", "Carlo", "Zoe")
    ids = [await id_of(server, one) for one in people]
    await rate(server, dict(zip(ids, (40, 39, 38), strict=False)))
    assert shown(await ranking(zoe)) == []
    assert (await ranking(zoe))["people"]["players"] == 3
    await agree(anna)
    await agree(carlo)
    assert shown(await ranking(zoe)) == [(1, ["Anna"]), (3, ["Carlo"])]
    assert shown(await ranking(bea)) == [(1, ["Anna"]), (2, ["Bea"]), (3, ["Carlo"])]
    own = [line["own"] for line in (await ranking(bea))["people"]["lines"]]
    assert own == [False, True, False]
    await agree(carlo, listed=False)
    assert shown(await ranking(zoe)) == [(1, ["Anna"])]


async def test_somebody_without_a_name_is_not_shown(meet: Meet, server: Running) -> None:
    nobody, zoe = await known(meet, "", "Zoe")
    await rate(server, {await id_of(server, nobody): 60})
    await agree(nobody)
    assert all(names != [""] for _, names in shown(await ranking(zoe)))
    assert shown(await ranking(nobody))[0] == (1, [""])


async def test_a_place_needs_parties(meet: Meet, server: Running) -> None:
    dora, zoe = await known(meet, "Dora", "Zoe")
    await agree(dora)
    before = (await ranking(zoe))["people"]["players"]
    await rate(server, {await id_of(server, dora): 99}, LEAST_PARTIES - 1)
    assert (await ranking(zoe))["people"]["players"] == before
    assert "Dora" not in json.dumps(await ranking(zoe))
    assert (None, ["Dora"]) in shown(await ranking(dora))
    await rate(server, {await id_of(server, dora): 99}, LEAST_PARTIES)
    assert shown(await ranking(zoe))[0] == (1, ["Dora"])


async def test_a_pair_is_named_when_both_agreed(meet: Meet, server: Running) -> None:
    emil, frida, zoe = await known(meet, "Emil", "Frida", "Zoe")
    pair = pair_of(await id_of(server, emil), await id_of(server, frida))
    await rate(server, {pair: 30})
    await agree(frida)
    assert shown(await ranking(zoe), "pairs") == []
    assert shown(await ranking(emil), "pairs") == [(1, ["Emil", "Frida"])]
    assert shown(await ranking(frida), "pairs") == [(1, ["Frida", ""])], "Emil has not agreed"
    await agree(emil)
    ((rank, names),) = shown(await ranking(zoe), "pairs")
    assert (rank, sorted(names)) == (1, ["Emil", "Frida"])
    assert all(len(names) == 1 for _, names in shown(await ranking(zoe)))


async def test_a_ranking_leads_to_nobody(meet: Meet, server: Running) -> None:
    """It has no id, no key and no name of somebody who has not agreed."""
    people = await known(meet, "Gustav", "Heidi", "Ida", "Zoe")
    gustav, heidi, ida, zoe = people
    ids = [await id_of(server, one) for one in people]
    await rate(server, {ids[0]: 50, ids[1]: 49, pair_of(ids[0], ids[1]): 48, ids[2]: 47})
    await agree(gustav)
    await agree(ida)
    persons = [await server.registry.guests.person(one) for one in ids]
    tokens = [cookie.value for one in people for cookie in one.http.cookies.jar if cookie.value]
    secrets = {*ids, *tokens, *(token_hash(one) for one in tokens)}
    secrets |= {person.public_id for person in persons if person is not None}
    assert len(secrets) > 8
    told = (await zoe.http.get(f"/api/ranking/{POOL}")).text
    assert "Gustav" in told
    assert "Ida" in told
    assert "Heidi" not in told
    assert not [secret for secret in secrets if secret in told]
    to_heidi = (await heidi.http.get(f"/api/ranking/{POOL}")).text
    assert "Heidi" in to_heidi
    assert not [secret for secret in secrets if secret in to_heidi]


async def test_who_deletes_herself_is_gone(meet: Meet, server: Running) -> None:
    karl, zoe = await known(meet, "Karl", "Zoe")
    await rate(server, {await id_of(server, karl): 120})
    await agree(karl)
    assert (1, ["Karl"]) in shown(await ranking(zoe))
    confirm = (await karl.ask("me/deletion")).json()["confirm"]
    gone = await karl.http.request("DELETE", "/api/me", json={"confirm": confirm})
    assert gone.status_code == 200, gone.text
    assert "Karl" not in json.dumps(await ranking(zoe))


async def test_pools_are_rule_sets_and_nothing_else(meet: Meet) -> None:
    (zoe,) = await known(meet, "Zoe")
    assert (await ranking(zoe, "molotow"))["pairs"] is None
    for rules in ("club:k7wq", "tavolo", "chibre+x", "%00", "x" * 200):
        answer = await zoe.http.get(f"/api/ranking/{rules}")
        assert error_code(answer) == (404, "no-ranking"), rules


async def test_the_list_of_others_is_bounded_and_ones_own_line_is_not(
    meet: Meet, server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("buur.server.storage.ranking_store.MOST_SHOWN", 1)
    people = await known(meet, "Lea", "Max", "Nora")
    for place, one in enumerate(people):
        await rate(server, {await id_of(server, one): 130 - place})
        await agree(one)
    lines = shown(await ranking(people[2]))
    assert [names for _, names in lines] == [["Lea"], ["Nora"]]

"""Collections of a server that lasts for weeks have a bound, or forget what is over."""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from dataclasses import replace
from typing import cast

import pytest
from starlette.requests import Request

from buur.server.http.gathering_tables import GatheringTables
from buur.server.http.token_buckets import FORGOTTEN_SECONDS, RateLimiter
from buur.server.settings import Rate, Settings
from buur.server.tables import event_log, lobby, registry
from buur.server.tables.friend_tables import FriendTables
from tests.server.fake_pool import FakePool
from tests.server.harness import may_play, playing, running


def test_a_limiter_forgets_clients_whose_buckets_are_full() -> None:
    now = 0.0
    limiter = RateLimiter(Rate(per_second=1, burst=2), lambda: now)
    for _ in range(2):
        limiter.take("192.0.2.1")
    limiter.take("192.0.2.2")
    now = 1.5
    limiter.forget_old()
    assert [*limiter._by_key] == ["192.0.2.1"]
    assert [limiter.take("192.0.2.1") for _ in range(2)] == [True, False]
    now = 10.0
    limiter.forget_old()
    assert not limiter._by_key


def test_a_limiter_forgets_a_client_after_a_day_however_slow_its_bucket_fills() -> None:
    now = 0.0
    limiter = RateLimiter(Rate(per_second=1e-9, burst=2), lambda: now)
    limiter.take("192.0.2.1")
    now = FORGOTTEN_SECONDS
    limiter.forget_old()
    assert limiter._by_key
    now += 1
    limiter.forget_old()
    assert not limiter._by_key


def test_the_lobby_knows_the_networks_of_so_many_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobby, "_MOST_NETWORKS", 3)
    shown = lobby.Lobby()
    for number in range(5):
        shown.note_network(f"t{number}", "192.0.2.1")
    assert {*shown._networks} == shown._recent == {"t2", "t3", "t4"}


async def test_a_server_knows_so_many_bots_with_their_budgets(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(registry, "PRELOADED", 3)
    async with running(replace(settings, bot_pool=FakePool())) as server:
        for rounds in range(1, 11):
            await server.registry.check_bots([f"slow@{rounds}", "steady"])
            assert len(server.registry._preloaded) <= 3
            assert "steady" in server.registry._preloaded


class SlowTables:
    """Tables for friends that are looked up as soon as a test lets them."""

    def __init__(self) -> None:
        self.is_asked = asyncio.Event()
        self.may_answer = asyncio.Event()

    async def gathering_of(self, tables: Collection[str]) -> Collection[str]:
        """Return all tables."""
        self.is_asked.set()
        await self.may_answer.wait()
        return tables


async def test_an_address_is_forgotten_while_it_makes_a_table() -> None:
    now = 0.0
    tables = SlowTables()
    gathering = GatheringTables(cast("FriendTables", tables), 9, lambda: now)
    request = Request({"type": "http", "client": ("192.0.2.1", 1)})
    gathering.add(request, "t1")
    checking = asyncio.create_task(gathering.check(request))
    await tables.is_asked.wait()
    now = FORGOTTEN_SECONDS + 1
    gathering.forget_old()
    tables.may_answer.set()
    await checking
    now *= 2
    gathering.forget_old()
    assert not gathering._by_network
    assert not gathering._used


async def test_a_deal_in_which_much_was_taken_back_goes_on_without(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(event_log, "MOST_ENTRIES", 60)
    async with playing(settings, training=True) as client:
        await client.play_until(may_play)
        for _ in range(60):
            await client.play_until(may_play)
            assert (await client.do(client.move()))["t"] == "ok"
            await client.play_until(may_play)
            if not client.view["legal"]["take_back"]:
                break
            assert (await client.do({"e": "taken-back"}))["t"] == "ok"
        assert client.version < 80
        assert (await client.do({"e": "taken-back"}))["code"] == "nothing-to-take-back"
        await client.play_until(lambda view: view["deal"] > 1 and may_play(view))

"""Addresses of clients: never stored, never logged, forgotten after a day."""

import asyncio
import gc
import ipaddress
import logging
import sqlite3
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import httpx
import pytest

from buur.server.http import app
from buur.server.http.token_buckets import FORGOTTEN_SECONDS
from buur.server.mail import mail_settings
from tests.server.harness import Running, http_client, running, settings_for
from tests.server.letters import fake_relay

DAYS: int = 14
"""Days after which the privacy page promises that no address is left."""
MARK = "198.51.100."
"""The network of the address. The whole address never stands in a test's own memory."""


def kept_addresses() -> Iterator[str]:
    """Yield every text with the address that any object of this process holds."""
    gc.unfreeze()  # the server has frozen what it had at its start
    gc.collect()
    for one in gc.get_objects():
        for found in gc.get_referents(one):
            # `isinstance` would ask a weak proxy, whose object may be gone.
            if type(found) is str and found.startswith(MARK) and len(found) > len(MARK):
                yield found


async def visit(server: Running, number: int) -> None:
    """Use everything that counts by address, as a client behind a proxy."""
    headers = {"x-forwarded-for": f"{MARK}{number}", "origin": server.url.rstrip("/")}
    async with http_client(httpx.AsyncClient, server.url, headers=headers) as client:
        made = await client.post("/api/tables", json={"friends": True})
        assert made.status_code == 201
        invitation = {"table": made.json()["table"], "invitation": made.json()["invitation"]}
        for path, body in {
            "/api/tables": {},
            "/api/tables/join": invitation,
            "/api/games": {},
            "/api/explain": {},
            "/api/me/friends/link": {},
            "/api/me/mail": {"address": "anna@example.ch"},
            "/api/me/sign-in/challenge": {},
        }.items():
            assert (await client.post(path, json=body)).status_code < 300, path
        assert (await client.get("/api/me/export.json")).status_code == 200
    async with server.client(additional_headers=headers) as socket:
        assert (await socket.hello(made.json()))["t"] == "welcome"
        await socket.ping()


@pytest.mark.parametrize("number", [77])
async def test_no_address_is_left_after_some_days(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    number: int,
) -> None:
    now = 0.0
    swept = asyncio.Event()
    sleep = asyncio.sleep

    async def soon(seconds: float) -> None:
        if seconds == app.SWEEP_SECONDS:
            await swept.wait()
            swept.clear()
        else:
            await sleep(seconds)

    monkeypatch.setattr(asyncio, "sleep", soon)
    proxies = frozenset({ipaddress.ip_network("127.0.0.0/8")})
    async with fake_relay() as relay:
        mail = mail_settings(f"smtp://127.0.0.1:{relay.port}", "a@b.ch", "https://jass.example")
        settings = replace(
            settings_for(tmp_path), trusted_proxies=proxies, mail=mail, retire_seconds=0.01
        )
        with caplog.at_level(logging.WARNING):
            async with running(settings, lambda: now) as server:
                await visit(server, number)
                await relay.letter()
                assert set(kept_addresses()), "the limits know the address at first"
                while server.registry.actors:  # a table knows its last visitor until it retires
                    await sleep(0.01)
                now = FORGOTTEN_SECONDS + 1
                assert now < DAYS * 86_400
                for _ in range(2):  # the lobby forgets what an earlier sweep has seen
                    swept.set()
                    while swept.is_set():
                        await sleep(0)
                    await sleep(0)
                caplog.clear()
                assert list(kept_addresses()) == []
    with sqlite3.connect(tmp_path / "tables.db") as reader:
        assert MARK not in "\n".join(reader.iterdump())


async def test_no_address_is_written_to_the_log(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    proxies = frozenset({ipaddress.ip_network("127.0.0.0/8")})
    settings = replace(settings_for(tmp_path), trusted_proxies=proxies)
    with caplog.at_level(logging.WARNING):
        async with running(settings) as server:
            headers = {"x-forwarded-for": f"{MARK}9"}
            async with http_client(httpx.AsyncClient, server.url, headers=headers) as client:
                for path in ("/", "/api/health", "/api/none"):
                    await client.get(path)
                await client.post("/api/tables", content="{")
    assert MARK not in caplog.text

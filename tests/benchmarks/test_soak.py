"""Soaked servers: people who leave and come back, tables that are left, and the growth."""

from __future__ import annotations

import asyncio

import pytest

from buur.benchmarks.server_load import load_on
from buur.benchmarks.server_process import ServerProcess, running_server
from tools import soak as tool
from tools.soak import Soak, soak


def test_people_come_and_go_and_every_act_is_answered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tool, "ROUND", 5)
    lines: list[str] = []

    async def play(server: ServerProcess) -> Soak:
        return await soak(server, acts=1, tables=2, report=lines.append)

    async def leave(server: ServerProcess) -> set[str]:
        async with load_on([server], "schieber", 1) as people:
            (table,) = people.tables
            await people.play(2)
            before = table.sockets[0].table
            table.renew()
            await people.play(2)
            table.sockets[1].reconnect()
            await people.play(2)
            assert table.refused == 0
            return {before, table.sockets[0].table}

    with running_server(retire_seconds=0.1) as server:
        done = asyncio.run(play(server))
        assert len(asyncio.run(leave(server))) == 2
    assert (done.acts, done.refused, len(lines)) == (100, 0, 10)
    assert done.start > 0
    assert done.end > 0


def test_growth_is_a_share_of_the_memory_at_the_start() -> None:
    assert Soak(acts=1, refused=0, start=200.0, end=210.0).growth == pytest.approx(0.05)

"""Everybody sees who is there, who is away, and who is on a bad line."""

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest_asyncio

from tests.server.friends import Friend, Meet, company
from tests.server.harness import PLENTY, running, settings_for

QUICK = replace(PLENTY, ping_seconds=0.05, slow_seconds=1)
"""Limits with which a line is bad soon after the answer to a ping is missing."""


@pytest_asyncio.fixture
async def meet(tmp_path: Path) -> AsyncIterator[Meet]:
    """Give people at a server."""
    settings = settings_for(tmp_path, limits=QUICK)
    async with running(settings) as server, company(server) as meet:
        yield meet


async def sees_presence(one: Friend, *presence: str) -> None:
    """Read messages until everybody is there, away or on a bad line as given."""
    await one.sees(lambda: one.seats.get("presence") == [*presence])


async def test_a_bad_line_is_told_until_the_pong_comes(meet: Meet) -> None:
    anna, bea = meet("Anna"), meet("Bea")
    await bea.join(await anna.host(bots=[None, "random", "random"]))
    await sees_presence(anna, "here", "here", "here", "here")
    bea.pause()
    await sees_presence(anna, "here", "slow", "here", "here")
    assert anna.seats["here"] == [True] * 4
    bea.resume()
    await sees_presence(anna, "here", "here", "here", "here")
    await bea.stand_up()
    await sees_presence(anna, "here", "away", "here", "here")
    assert anna.seats["here"] == [True, False, True, True]

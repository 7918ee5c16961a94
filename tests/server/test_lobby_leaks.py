"""The lobby is told nothing of deals, and nothing that opens a table."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from typing import Any

import pytest
import pytest_asyncio

from buur.cards import CODES
from buur.play.model.events import Sealed
from buur.variants.registry import PRESETS, variant
from tests.families import shortened
from tests.server.harness import Running, is_over, move, stored_events
from tests.server.lobby import Meet, lobby_of

pytestmark = pytest.mark.asyncio(loop_scope="module")

CODE = re.compile(rf'"({"|".join(CODES)})"')


@pytest_asyncio.fixture(loop_scope="module")
async def meet(server: Running) -> AsyncIterator[Meet]:
    """Give people at the shared server."""
    async with lobby_of(server) as meet:
        yield meet


EVERY = 8
"""Of so many rule sets one is played in a usual run."""


def few_often() -> list[object]:
    """Return every rule set, most of them for slow runs only."""
    return [
        pytest.param(name, marks=() if number % EVERY == 0 else pytest.mark.slow)
        for number, name in enumerate(PRESETS)
    ]


@pytest.mark.parametrize("rules", few_often())
async def test_a_partie_at_an_open_table_tells_the_lobby_nothing(
    server: Running, meet: Meet, rules: str
) -> None:
    """A seat stays open, so the lobby shows the table while it is played."""
    anna, zoe = meet("Anna"), meet("Zoe")
    await zoe.watch()
    link = await anna.host(listed=True, rules=rules, options=wanted(rules))
    await anna.arrange("begin", bot="random")
    await anna.arrange("open", seat=1, bot="random")
    await zoe.hears_that("tables", lambda: "playing" in states(zoe.tables))
    while not is_over(anna.socket.view):
        await anna.socket.step(move(anna.socket.view))
    await anna.stand_up()
    await zoe.hears_that("tables", lambda: not zoe.tables["tables"])
    events = await stored_events(await server.actor(anna.ticket))
    seeds = {event.seed for event in events if isinstance(event, Sealed)}
    secrets = {anna.ticket["token"], link["invitation"], anna.token, *filter(None, seeds)}
    told = "\n".join(zoe.texts)
    assert anna.ticket["table"] in told
    assert CODE.search("\n".join(anna.socket.received)), "cards would be found"
    assert not CODE.search(told)
    assert not [secret for secret in secrets if secret in told]


def wanted(rules: str) -> dict[str, Any]:
    """Return the options of a partie of few deals."""
    short, usual = shortened(variant(rules)), variant(rules)
    return {name: short.option(name) for name in short.differences(usual)}


def states(message: dict[str, Any]) -> list[str]:
    return [table["state"] for table in message.get("tables", ())]

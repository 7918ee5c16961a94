"""Four people play a partie through two nodes, of which one is killed and the other deployed."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Final

import pytest
import pytest_asyncio
from playwright.async_api import Browser, expect

from tests.browser.conftest import Visits
from tests.browser.friend_visits import (
    DESKTOP,
    PHONE,
    SIDEWAYS,
    TABLET,
    at_table,
    gathers,
    link_of,
    sit,
)
from tests.browser.people_at_table import Person, all_over, play
from tests.browser.proxy import UNREACHABLE
from tests.browser.two_nodes import Nodes, Told, two_nodes
from tests.cluster.cluster import check_log
from tests.databases import postgres  # noqa: F401 - a fixture
from tools.postgres import PostgresServer
from tools.waiting import until

SHORT: Final = {"finish": "deals", "deals": 2, "rubicon": "off"}
MOMENTS: Final = {
    "de": {"Einen Moment…", "Verbindung unterbrochen, wird wiederhergestellt…"},
    "fr": {"Un instant…", "Connexion perdue, on la rétablit…"},
    "it": {"Un momento…", "Connessione persa, si sta ristabilendo…"},
    "en": {"One moment…", "Connection lost, reconnecting…"},
}
"""All that a page may say while a node is away; the second on a slow machine."""
PEOPLE: Final = {
    "Anna": ("de", DESKTOP),
    "Bea": ("fr", PHONE),
    "Carlo": ("it", TABLET),
    "Dora": ("en", SIDEWAYS),
}
AWAY: Final = rf"{UNREACHABLE}|status (of )?50[234]"
"""What a browser says about a proxy without a node, and about sockets that break off."""


@pytest_asyncio.fixture(loop_scope="session")
async def nodes(postgres: PostgresServer, tmp_path: Path) -> AsyncIterator[Nodes]:  # noqa: F811
    """Run two nodes behind a proxy."""
    with two_nodes(postgres, tmp_path) as found:
        await found.proxy.knows(1, 2)
        yield found


@pytest_asyncio.fixture(loop_scope="session")
async def visit(nodes: Nodes, browser: Browser, tmp_path: Path) -> AsyncIterator[Visits]:
    """Let visitors in, through the proxy."""
    visits = Visits(nodes.servers[0], browser, tmp_path, nodes.proxy.url)
    yield visits
    await visits.close()


@pytest.mark.cross_browser
async def test_a_partie_outlives_a_killed_node_and_a_deploy(nodes: Nodes, visit: Visits) -> None:
    people = await gather(visit)
    told = [Told(person.visitor) for person in people]
    table = await begin(people)
    for one in told:
        await one.observe()
    await play(people, lambda: has_played(people[1], 3))
    await die(nodes, table, people)
    await play(people, lambda: has_played(people[2], 10))
    await deploy(nodes, table, people)
    await play(people, lambda: all_over(people))
    await check_log_and_score(nodes, table, people, told)
    for person, one in zip(people, told, strict=True):
        await check_page(person, one)


async def gather(visit: Visits) -> list[Person]:
    """Four people take their seats, by the page of a new table and by its link."""
    people = []
    for name, (lang, size) in PEOPLE.items():
        visitor = await visit(lang, size, name=name, rules="schieber", options=SHORT)
        visitor.forgive(AWAY)
        people.append(Person(name, visitor))
    anna, *others = people
    await anna.visitor.home()
    await anna.page.locator("a.with-friends").click()
    await anna.page.locator(".friends button[type=submit]").click()
    await gathers(anna.visitor)
    link = await link_of(anna.visitor)
    for person in others:
        await person.page.goto(link)
        await sit(person.visitor)
    return people


async def begin(people: list[Person]) -> str:
    """The host begins; return the table."""
    await people[0].page.locator(".begin-button").click()
    for person in people:
        await at_table(person.page)
    return people[0].visitor.table


async def has_played(person: Person, cards: int) -> bool:
    """Tell whether a person has played so many cards in all deals."""
    return sum(bool(seen.card) and not seen.dialog for seen in person.player.presses) >= cards


async def die(nodes: Nodes, table: str, people: list[Person]) -> None:
    """The table's node is killed, and started again once the other has the table."""
    server, other = nodes.owner_and_other(table)
    server.kill()
    await play(people, lambda: has_played(people[3], 5))
    await until(lambda: nodes.owns(other, table))
    await asyncio.to_thread(server.start)
    await nodes.proxy.knows(1, 2)


async def deploy(nodes: Nodes, table: str, people: list[Person]) -> None:
    """The table's node hands it over while they play on; a new process takes its place."""
    server, other = nodes.owner_and_other(table)
    stopped = asyncio.create_task(asyncio.to_thread(server.stop))
    await play(people, lambda: has_played(people[0], 12))
    await stopped
    await asyncio.to_thread(server.start)
    for person in people:
        await expect(person.page.locator(".offline")).to_have_count(0)
    await until(lambda: nodes.owns(other, table))


async def check_log_and_score(
    nodes: Nodes, table: str, people: list[Person], told: list[Told]
) -> None:
    """Every acknowledged act is in the log once; its score is the one on all four pages."""
    rows = nodes.log(table)
    check_log([(version, epoch) for version, epoch, *_ in rows])
    assert rows[-1][1] > 2, "nobody has taken the table over twice"
    versions = [(command, version) for version, _, _, command in rows if command]
    assert len(versions) == len(dict(versions)), "a command was carried out twice"
    answered = {command: version for one in told for command, version in one.answered.items()}
    assert answered
    assert answered.items() <= dict(versions).items()
    scores = list(map(str, nodes.stored_table(table).scores()))
    for seat, person in enumerate(people):
        own, other = scores[seat % 2], scores[1 - seat % 2]
        await person.visitor.has_score(own, other)
        shown = await person.visitor.shown(".end-score")
        assert re.findall(r"\d+", shown.replace("\u2019", "")) == [own, other]


async def check_page(person: Person, told: Told) -> None:
    """Her page was not loaded again, and said at most that the line is away for a moment."""
    assert await told.shown() <= MOMENTS[person.visitor.lang]

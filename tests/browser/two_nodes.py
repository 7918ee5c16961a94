"""Two nodes behind HAProxy, and what four people at one of their tables were told and shown."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from playwright.async_api import WebSocket

from tests.browser.conftest import SEED, Visit
from tests.browser.event_log import StoredTable
from tools.broker import running_broker
from tools.haproxy import HaProxy, running_haproxy
from tools.live_server import LiveServer
from tools.postgres import PostgresServer

APART: Final = 100
"""Difference of the seeds of two nodes, so that no seal of a deal comes twice."""

# Collects from now on every notice, and every page that is not the table.
OBSERVE: Final = """() => {
  window.shown = [];
  const look = () => {
    const notices = [...document.querySelectorAll(".offline, .notice")].map((one) => one.innerText);
    const others = [...document.querySelectorAll("main:not(.table)")].map((one) => one.className);
    window.shown.push(...[...notices, ...others].filter((one) => !window.shown.includes(one)));
  };
  const changes = { childList: true, subtree: true, characterData: true };
  new MutationObserver(look).observe(document, changes);
}"""


@dataclass(slots=True)
class Nodes:
    """Two nodes with one database behind a proxy, of which a test kills and deploys the owner."""

    postgres: PostgresServer
    database: str
    """The name of the database."""
    proxy: HaProxy
    servers: tuple[LiveServer, LiveServer]

    def owner_and_other(self, table: str) -> tuple[LiveServer, LiveServer]:
        """Return the node that owns a table, and the other one."""
        first, second = self.servers
        return (first, second) if self.owns(first, table) else (second, first)

    def owns(self, server: LiveServer, table: str) -> bool:
        """Tell whether a running node owns a table."""
        ((name,),) = self.rows(
            f"SELECT name FROM nodes JOIN tables ON owner = nodes.id WHERE tables.id = '{table}'"
        )
        return bool(name.endswith(f"/{server.process_id}"))

    def rows(self, statement: str) -> list[tuple[Any, ...]]:
        """Return the rows of a statement."""
        return self.postgres.execute(statement, self.database)

    def log(self, table: str) -> list[tuple[int, int, dict[str, Any], str | None]]:
        """Return version, epoch, event and command of all events of a table."""
        return self.rows(
            "SELECT version, epoch, event, command FROM events"
            f" WHERE table_id = '{table}' ORDER BY version"
        )

    def stored_table(self, table: str) -> StoredTable:
        """Return a table and its events."""
        ((rules,),) = self.rows(f"SELECT rules FROM tables WHERE id = '{table}'")
        return StoredTable([], rules, [event for _, _, event, _ in self.log(table)])


@contextmanager
def two_nodes(postgres: PostgresServer, folder: Path) -> Iterator[Nodes]:
    """Run two nodes behind a proxy, with a broker between them."""
    url = postgres.new_database()
    with ExitStack() as stack:
        bus = stack.enter_context(running_broker(folder)).url
        first, second = (
            stack.enter_context(LiveServer(url, seed, bus=bus, keeps_port=True))
            for seed in (SEED, SEED + APART)
        )
        proxy = stack.enter_context(running_haproxy(folder, [first.url, second.url]))
        yield Nodes(postgres, url.rpartition("/")[2], proxy, (first, second))


@dataclass(slots=True)
class Told:
    """The acknowledged commands of a visitor, and what her page showed besides the table."""

    visitor: Visit
    answered: dict[str, int] = field(default_factory=dict)
    """The version of each acknowledged command, by its id."""

    def __post_init__(self) -> None:
        self.visitor.page.on("websocket", lambda socket: self._listen(socket))

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda text: self._take(json.loads(text)))

    def _take(self, message: dict[str, Any]) -> None:
        if message["t"] == "ok":
            version = self.answered.setdefault(message["id"], message["v"])
            assert version == message["v"], "the same command has two versions"

    async def observe(self) -> None:
        """Observe the page from now on, as long as it is not loaded again."""
        await self.visitor.page.evaluate(OBSERVE)

    async def shown(self) -> set[str]:
        """Return the notices, and the pages that were not the table."""
        found: list[str] = await self.visitor.page.evaluate("window.shown")
        return set(found)

"""The browser receives no secret of another seat, and nothing inline."""

from __future__ import annotations

import json
import re
import sqlite3
from base64 import b64encode
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

import httpx

from buur.client.view_changes import changed_view
from tests.browser.autoplay import holding
from tests.browser.conftest import Visits
from tools.exploratory_player import PATIENCE
from tools.live_server import LiveServer

CODE = re.compile(r'"([SHDC][6789TJQKA])"')


def history(database: Path, table: str) -> list[tuple[int, dict[str, Any]]]:
    """Return every event of a table, as the database has it."""
    with sqlite3.connect(database) as connection:
        rows = connection.execute(
            "SELECT version, event FROM events WHERE table_id = ? ORDER BY version", [table]
        ).fetchall()
    connection.close()
    return [(version, json.loads(event)) for version, event in rows]


def hidden_after(events: list[tuple[int, dict[str, Any]]]) -> Iterator[tuple[int, set[str], str]]:
    """Yield after each event what nobody at seat 0 may know: others' cards and the next seed."""
    hidden: set[str] = set()
    seed = ""
    for version, event in events:
        if event["e"] == "dealt":
            hidden = {card for hand in event["hands"][1:] for card in hand}
        elif event["e"] == "played":
            hidden = hidden - {event["card"]}
        elif event["e"] == "sealed":
            seed = event["seed"]
        elif event["e"] == "revealed":
            seed = ""
        yield version, hidden, seed


async def test_no_frame_holds_a_card_that_is_still_hidden(visit: Visits) -> None:
    """To the end of a deal, and in the next, for which the cards were sealed before."""
    visitor = await visit("fr")
    frames: list[str] = []
    visitor.page.on(
        "websocket",
        lambda socket: socket.on("framereceived", lambda frame: frames.append(str(frame))),
    )
    async for seen in (await visitor.sit(holding(3))).moments():
        if seen.card and len(await visitor.hand()) == 6:
            break
    events = history(visitor.server.database, visitor.table)
    assert {"sealed", "dealt", "revealed"} <= {event["e"] for _, event in events}
    secrets = {version: (hidden, seed) for version, hidden, seed in hidden_after(events)}
    melds = [
        {card for meld in event.get("melds", ()) for card in meld}
        for _, event in events
        if event["e"] == "played"
    ]
    declared = set().union(*melds)
    looked_at = 0
    view: dict[str, Any] = {}
    for frame in frames:
        message = json.loads(frame)
        if message["t"] not in ("welcome", "event"):
            assert not CODE.search(frame)
            continue
        view = message["view"] if message["t"] == "welcome" else changed_view(view, message)
        hidden, seed = secrets[message["v"]]
        shown = {card for meld in view["melds"]["shown"] for card in meld["cards"]}
        assert shown <= declared
        assert not set(CODE.findall(frame)) & (hidden - shown)
        assert not seed or seed not in frame
        looked_at += 1
    assert looked_at > 30


async def test_the_test_above_would_find_a_leak() -> None:
    hands = [["S6"], ["H6"], ["D6"], ["C6"]]
    events: list[tuple[int, dict[str, Any]]] = [
        (1, {"e": "dealt", "hands": hands}),
        (2, {"e": "played", "card": "H6"}),
    ]
    assert [hidden for _, hidden, _ in hidden_after(events)] == [
        {"H6", "D6", "C6"},
        {"D6", "C6"},
    ]


def digest(code: str) -> str:
    """Return the source by which a policy allows a script or style inside the page."""
    return f"'sha256-{b64encode(sha256(code.encode()).digest()).decode()}'"


async def test_the_policy_is_strict_and_knows_what_stands_inside(server: LiveServer) -> None:
    async with httpx.AsyncClient(base_url=server.url, timeout=PATIENCE / 1000) as client:
        answer = await client.get("/")
    policy = answer.headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "unsafe" not in policy
    assert "frame-ancestors 'none'" in policy
    page = answer.text
    assert not re.search(r"\sstyle=|\son[a-z]+=|javascript:", page)
    inside = re.findall(
        r"<(?:script|style)(?![^>]*(?:src=|application/json))[^>]*>(.*?)</", page, re.DOTALL
    )
    # The check of the browser, the early script, and the style.
    assert len(inside) == 3
    assert [digest(code) in policy for code in inside] == [True, True, True]
    assert policy.count("'sha256-") == len(inside)
    assert not re.search(r'(?:src|href)="(?:https?:)?//', page)

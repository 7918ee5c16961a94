"""``docs/reference/protocol.md`` names every message, code and limit of the protocol."""

import ast
import importlib
import inspect
import pkgutil
import re
from collections.abc import Iterator
from dataclasses import astuple
from pathlib import Path
from types import ModuleType
from typing import get_args

import msgspec
import pytest
import websockets.protocol
from uvicorn.protocols.websockets import websockets_sansio_impl
from websockets.frames import CloseCode

import buur.server
from buur.play.model.result import Reason
from buur.play.model.state import Phase
from buur.server import run
from buur.server.bus import bus
from buur.server.http import readiness, websocket, websocket_protocol
from buur.server.http.http_protocol import _REFUSALS
from buur.server.settings import AT_ONCE, PACES, Limits, Rate, Settings
from buur.server.tables import (
    bridged_table,
    bridges,
    event_log,
    lobby_nodes,
    quick_match,
    table_end,
    waiting_people,
)
from buur.server.tables.turn_clock import TIMES
from buur.server.wire import lobby_messages, messages, table_view

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "reference" / "protocol.md").read_text(encoding="utf-8")
WORDS = set(re.findall(r"[a-z][a-z_-]*", PAGE))
LIMITS = dict(re.findall(r"^\| ([^|]+) \| ([^|]+) \|$", PAGE, re.MULTILINE))
"""Values of the page's tables of two columns by their first cell."""


def codes() -> Iterator[str]:
    """Yield every code of an error that the server makes."""
    for path in (ROOT / "src" / "buur" / "server").rglob("*.py"):
        made = r'(?:Problem\.of\(|(?:Problem|EntryRefused)\(\s*\d+, )"([a-z-]+)"'
        yield from re.findall(made, path.read_text())
    yield from (code for code, _ in _REFUSALS.values())


LOBBY = (*get_args(lobby_messages.ClientMessage), *get_args(lobby_messages.ServerMessage))


@pytest.mark.parametrize(
    "message", [*get_args(messages.ClientMessage), *get_args(messages.ServerMessage), *LOBBY]
)
def test_every_message_is_named(message: type[msgspec.Struct]) -> None:
    tag = message.__struct_config__.tag
    assert f"`{tag}`" in PAGE or f'"t":"{tag}"' in PAGE


def test_every_error_code_is_named() -> None:
    found = set(codes())
    assert len(found) > 12
    assert {code for code in found if f"`{code}`" not in PAGE} == set()


def test_every_phase_reason_and_kind_is_named() -> None:
    phases = {word for part in get_args(Phase) for word in get_args(part)}
    words = {*phases, *get_args(Reason), *get_args(table_view.PlayerKind)}
    assert "predict" in phases
    assert words <= WORDS


SENDERS = ("fail", "_fail", "send_close", "close")
"""Functions that close a WebSocket, in our modules, in uvicorn and in websockets."""


def source_modules() -> Iterator[ModuleType]:
    """Yield every module that may send a close frame."""
    for found in pkgutil.walk_packages(buur.server.__path__, "buur.server."):
        yield importlib.import_module(found.name)
    yield from (websockets_sansio_impl, websockets.protocol)


def values(node: ast.expr, module: ModuleType) -> Iterator[int]:
    """Yield the numbers that an argument may be, as far as the module names them."""
    match node:
        case ast.Constant(int(value)):
            yield int(value)
        case ast.IfExp(_, one, other):
            yield from (*values(one, module), *values(other, module))
        case ast.Name(name):
            found = vars(module).get(name)
            yield from [found] if isinstance(found, int) else []
        case ast.Attribute(ast.Name("CloseCode"), name):
            yield CloseCode[name]


def close_codes() -> set[int]:
    """Return every code with which the server can close a WebSocket."""
    calls = (
        (node, module)
        for module in source_modules()
        for node in ast.walk(ast.parse(inspect.getsource(module)))
        if isinstance(node, ast.Call) and node.args
    )
    found = {
        int(value)
        for call, module in calls
        if isinstance(call.func, ast.Attribute) and call.func.attr in SENDERS
        for value in values(call.args[0], module)
    }
    return {code for code in found if 1000 <= code < 5000} - {CloseCode.ABNORMAL_CLOSURE}


def test_every_close_code_is_named() -> None:
    """And no other: 1006 is what a client sees where no close frame came."""
    rows = re.findall(r"^\| ([14]\d{3}) \| [^|]+ \| [^|]* \|$", PAGE, re.MULTILINE)
    found = close_codes()
    assert {CloseCode.INTERNAL_ERROR, table_end.CLOSED_BROKEN, websocket.CLOSED_SLOW} < found
    assert set(map(int, rows)) == found
    assert rows == sorted(set(rows))


def kilobytes(size: int) -> str:
    return f"{size / 1024:g} KB"


def at_once(rate: Rate) -> str:
    return f"{rate.burst:g} at once, then {rate.per_second:g} a second"


def test_the_limits_are_those_in_force() -> None:
    limits, settings = Limits(), Settings()
    sizes = (limits.target, limits.head, limits.body)
    expected = {
        "address of a request; its head; its body": "; ".join(map(kilobytes, sizes)),
        "time for the head; for the body": (
            f"{limits.head_seconds:g} s; {limits.body_seconds:g} s"
        ),
        "message; all frames of a message": (
            f"{kilobytes(limits.frame)}; {kilobytes(run._LARGEST_FRAME)}"
            f" in {websocket_protocol._MOST_FRAGMENTS} frames"
        ),
        "time without reading for which answers wait": f"{limits.unread_seconds:g} s",
        "open connections; those of one address": (
            f"{limits.connections}; {limits.connections_per_address}"
        ),
        "requests and new sockets from one address": at_once(limits.requests),
        "answers that are computed, for one address": at_once(limits.computations),
        "messages of a guest, faster ones wait": at_once(limits.person_messages),
        "messages from one address, faster ones wait": at_once(limits.address_messages),
        "control frames and fragments on a socket, faster ones wait": at_once(limits.frames),
        "time until `hello`": f"{limits.hello_seconds:g} s",
        "events sent after a reconnection, else a snapshot": f"{limits.gap}",
        "messages on a socket and for a seat, faster ones wait": at_once(limits.messages),
        "time between two pings; without a pong until a line is bad": (
            f"{limits.ping_seconds:g} s; {limits.slow_seconds:g} s"
        ),
        "messages unread by a client before it is cut off": f"{limits.backlog}",
        "sockets that look on at a seat": f"{limits.watchers}",
        "refusals remembered for a table": f"{event_log._MAX_REFUSALS}",
        "tables made from one address": (
            f"{limits.tables.burst:g} at once, then one every {1 / limits.tables.per_second:g} s"
        ),
        "requests for own parties, from one address and of a guest": at_once(limits.games),
        "requests with an invitation, from one address and of a guest": at_once(limits.joins),
        "looks at a table with an invitation, likewise": at_once(limits.looks),
        "requests about boards, from one address and of a guest": at_once(limits.boards),
        "requests about clubs, from one address and of a guest": at_once(limits.clubs),
        "requests about friends, devices and keys, from one address and of a guest": (
            f"{limits.contacts.burst:g} at once, "
            f"then one every {1 / limits.contacts.per_second:g} s"
        ),
        "letters that a person asks for, and letters to a mail address": (
            f"{limits.person_letters.burst:g} an hour"
        ),
        "exports of a person's data, from one address and of a guest": (
            f"{limits.exports.burst:g} at once, then one every {1 / limits.exports.per_second:g} s"
        ),
        "letters for one address of the network": f"{limits.letters.burst:g} an hour",
        "tables of an address that gather": f"{settings.gathering_tables}",
        "clients that watch the lobby": f"{settings.lobby_watchers}",
        "people who wait for a quick match; those of one network": (
            f"{waiting_people.MOST_PEOPLE}; {waiting_people.MOST_OF_NETWORK}"
        ),
        "pairs with a link": f"{waiting_people.MOST_PAIRS}",
        "time between two waves; for which an entry is kept without a socket": (
            f"{quick_match.WAVE_SECONDS:g} s; {waiting_people.ENTRY_SECONDS:g} s"
        ),
        "requests to the lobby, from one address and of a guest": at_once(limits.joins),
        "messages of a client that wait for the owner of its table at"
        " [another node](../explanation/bus.md#bridges)": f"{bridged_table.BACKLOG}",
        "time for the owner to take a message; for a client to join a table that was found": (
            f"{bridged_table.ANSWER_SECONDS:g} s; {bridged_table.JOIN_SECONDS:g} s"
        ),
        "time for which a node looks for the owner of a table, or for the lobby's coordinator": (
            f"{bridges.TRIES * bridges.PAUSE_SECONDS:g} s"
        ),
        "time without the bus until clients at other nodes come back; until `/api/ready` says"
        " `bus`": f"{bridges.CUT_SECONDS:g} s; {readiness.BUS_PATIENCE:g} s",
        "silence of a node until the lobby goes on without it": (
            f"{lobby_nodes.SILENT_BEATS * lobby_nodes.BEAT_SECONDS:g} s"
        ),
        "message between two nodes": kilobytes(bus.LARGEST),
        "tables asked for at once": f"{limits.tables_listed}",
        "budget of a bot for an act": (
            f"{settings.think_rounds:,} rounds or {settings.think_seconds:g} s"
        ),
        "acts of bots that wait for a process, else the substitute plays": f"{settings.bot_queue}",
    }
    assert expected.items() <= LIMITS.items()
    assert f'`{{"tables":[{{"table","token"}},…]}}`, at most {limits.tables_listed},' in PAGE


def test_the_times_are_those_in_force() -> None:
    settings = Settings()
    paces = [PACES[name] for name in ("slow", "normal", "fast")]
    expected = {
        "pause of a bot before an act: slow; normal; fast": "; ".join(
            f"{pace.shortest:g} to {pace.longest:g} s" for pace in paces
        ),
        "more before the first card of a trick": "; ".join(
            f"{pace.after_trick:g} s" for pace in paces
        ),
        "more before a bid that a person could double": "; ".join(
            f"{pace.for_doubling:g} s" for pace in paces
        ),
        "time for which a table gathers without visitors": f"{settings.gathering_hours:g} h",
        "absence of a person until a deputy plays": f"{settings.away_seconds / 60:g} min",
        "time for an act at a table for friends, and its bank for a deal; long": "; ".join(
            f"{time.turn:g} s, {time.bank:g} s" for time in TIMES.values()
        ),
        "time until a table without visitors leaves memory": (
            f"{settings.retire_seconds / 60:g} min"
        ),
    }
    assert expected.items() <= LIMITS.items()
    assert set(astuple(AT_ONCE)) == {0}

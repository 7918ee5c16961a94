"""Parsers that face outside, each with its fuzz target, its corpus and the pieces of its inputs."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass
from pathlib import Path
from typing import Final, TypeAlias

from tests.fuzz.parsers import (
    ask,
    bus,
    connection,
    foreign,
    friends_table,
    house_rules,
    http_bodies,
    http_requests,
    lobby,
    records,
    websocket,
)

Examine: TypeAlias = Callable[[bytes], None]
"""Feeds one input to a parser; any exception is a finding."""

CORPUS: Final = Path(__file__).with_name("corpus")
"""One folder for each parser: inputs of every kind, and each finding as a regression."""

_JSON: Final = (b'{"', b'":', b"null", b"true", b"[[]]", b"{}", b"1e400", b"-1", b"\\ud800", b'"')
_RULES: Final = (b'"rules":', b'"options":', b'"target":', b'"contracts":', b'"imposed":', b"oben")
_ACTS: Final = (b'"e":"', b"played", b"chosen", b'"seat":', b'"card":"SA"', b"dealt", b"taken-back")


@dataclass(frozen=True)
class Target:
    """A parser that faces outside."""

    opened: Callable[[], AbstractContextManager[Examine]]
    """Makes what the parser needs, such as a server, and gives the function to call."""
    pieces: tuple[bytes, ...]
    """Words of its inputs, for mutations."""


TARGETS: Final = {
    "ask": Target(
        lambda: nullcontext(ask.examine),
        (*_JSON, *_RULES, b'"ask":"', b"trick", b"position", b"beliefs", b'"contract":"trump:S"'),
    ),
    "bus": Target(
        bus.opened,
        (
            *(*_JSON, b"\n", b'"type":"', b"table ", b"node ", b"news ", b"ask ", b"told "),
            *(b"waiting ", b"challenges ", b"deletions ", b"owner ", b"coordinator ", b"socket "),
            *(b"TABLE", b"TOKEN", b"PEER", b"SOCKET", b"OTHER", b"m{", b"c1012", b"not-here"),
            *(b"find", b"join", b"watch", b"say", b"line", b"leave", b"reload", b"take-seat"),
            *(b"ask-friends", b"here", b"gone", b"shown", b"missing", b"made", b"enter"),
            *(b"enter-pair", b"ask-pair", b"socket", b"wait", b"quit", b"slow", b"put"),
            *(b"removed", b"refused", b"seat-taken", b"friends-state", b"entered", b"pair"),
        ),
    ),
    "connection": Target(
        connection.opened,
        (
            *(b"\r\n", b"Content-Length: ", b"chunked", b"GET ", b"POST ", b"Expect: "),
            *(b"Host: localhost\r\n", b"Upgrade: websocket\r\n"),
            *(b"\x81\x80\0\0\0\0", b"\x89\x80\0\0\0\0"),
        ),
    ),
    "foreign": Target(
        lambda: nullcontext(foreign.examine),
        (
            *_JSON,
            b'"tricks":',
            b'"player":',
            b'"trump":',
            b'"cards":',
            b'"type":"',
            b"DA",
            b"TRUMPF",
        ),
    ),
    "friends_table": Target(
        friends_table.opened,
        (
            *(*_JSON, b'"t":"', b"hello", b"arrange", b'"id":"a"', b"\n", b'"rev":1', b'"act":"'),
            *(b"begin", b"swap", b"draw", b"bot", b"open", b"renew", b"present", b"watch"),
            *(b"leave", b"ask", b"rematch", b"say", b"mute", b"report", b"free-text"),
            *(b'"seat":1', b'"other":2', b'"on":false', b"TABLE", b"TOKEN", b"OTHER"),
            *(b"OVER", b"HOST"),
        ),
    ),
    "house_rules": Target(
        house_rules.opened,
        (b"base = ", b"[options]\n", b"target = ", b"contracts = ", b"'''", b"1e5", b"[[", b"{ "),
    ),
    "http_bodies": Target(
        http_bodies.opened, (*_JSON, *_RULES, b'"bots":', b'"names":', b'"deal":')
    ),
    "http_requests": Target(
        http_requests.opened,
        (
            *(*_JSON, *_RULES, b"GET ", b"POST ", b"DELETE ", b"/api/", b"/me", b"/clubs/"),
            *(b"/friends/", b"/boards/", b"/games/", b"/replays", b"/lobby/", b"a ", b"aa "),
            *(b'"do":"', b'"name":"', b'"link":"', b"?from=", b"?by=mean"),
            *(name.encode() for name in http_requests.NAMES),
        ),
    ),
    "lobby": Target(
        lobby.opened,
        (*_JSON, b'"t":"', b"lobby", b"wait", b"quit", b"ping", b'"protocol":2', b"ENTRY", b"\n"),
    ),
    "records": Target(
        lambda: nullcontext(records.examine),
        (
            *_JSON,
            *_ACTS,
            b"play ",
            b"deal 2",
            b"hands ",
            b"claim ",
            b"??",
            b" | ",
            b"melds ",
            b"cut ",
        ),
    ),
    "websocket": Target(websocket.opened, (*_JSON, *_ACTS, b'"t":"', b"hello", b'"id":"a"', b"\n")),
}
"""The parsers by the names of their folders in the corpus."""


def corpus(name: str) -> dict[str, bytes]:
    """Return the inputs of a parser by the names of their files."""
    return {path.name: path.read_bytes() for path in sorted((CORPUS / name).iterdir())}

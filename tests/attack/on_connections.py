"""Attacks on the door of a server: heads, frames, silence, pipelining, rates and proxies."""

from __future__ import annotations

import contextlib
import json
import socket
import time
from typing import Final

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tests.attack.outcome import Checkout, Outcome, attack
from tests.attack.victim import HEAD, PATIENCE, UPGRADE, USUAL, Victim, flood

MEGABYTE: Final = 1 << 20
MOST_GROWTH: Final = 40
"""Megabytes by which an attack may raise the memory of a server."""
SECONDS: Final = 20.0
"""Time of a flood."""
LONGEST: Final = 24.0
"""Seconds after which every connection must be closed that does not go on: 15 for a body, and 20
for a hello and the answer to the close frame."""
MOST_WAIT: Final = 10.0
"""Seconds for which others may wait during an attack."""
POST: Final = (
    b"POST /api/explain HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
    b"Content-Length: 100\r\n\r\n{"
)


def _flooded(checkout: Checkout, start: bytes, data: bytes, most: int, lines: int = 1) -> Outcome:
    """Flood connections, and report what was taken, how the memory grew, and who else waits."""
    with checkout.server(program=USUAL) as server, contextlib.ExitStack() as stack:
        before = server.memory
        sockets = [stack.enter_context(server.connect(start)) for _ in range(lines)]
        taken = flood(sockets, data, most, SECONDS)
        begun = time.monotonic()
        well = server.is_well()
        waited, growth = time.monotonic() - begun, server.memory - before
        figure = f"{taken / MEGABYTE:.1f} MB taken, memory {growth:+.0f} MB"
        figure += f", others wait {waited * 1000:.0f} ms"
        is_bounded = growth < MOST_GROWTH and waited < MOST_WAIT
        return Outcome(figure, well and is_bounded and (taken < most or lines > 1))


@attack(1, "an endless header")
def endless_header(checkout: Checkout) -> Outcome:
    """Send one header without an end."""
    return _flooded(checkout, HEAD + b"X: ", b"a" * 65_536, 128 * MEGABYTE)


@attack(1, "endless headers")
def endless_headers(checkout: Checkout) -> Outcome:
    """Send headers without an end."""
    return _flooded(checkout, HEAD, b"a: b\r\n" * 10_000, 32 * MEGABYTE)


@attack(2, "pings whose pongs nobody reads")
def unread_pings(checkout: Checkout) -> Outcome:
    """Send pings, and read no pong."""
    return _flooded(checkout, UPGRADE + b"\r\n", b"\x89\x80\0\0\0\0" * 10_000, 18 * MEGABYTE)


@attack(8, "requests whose answers nobody reads")
def unread_answers(checkout: Checkout) -> Outcome:
    """Send requests on 30 connections, and read no answer."""
    return _flooded(checkout, b"", (HEAD + b"\r\n") * 5000, 7 * 30 * 5000 * len(HEAD), lines=30)


@attack(3, "connections that begin and do not go on")
def silence(checkout: Checkout) -> Outcome:
    """Leave requests of every kind incomplete, and count the connections left."""
    starts = (b"", HEAD[:20], UPGRADE, POST, UPGRADE + b"\r\n")
    with checkout.server(program=USUAL) as server, contextlib.ExitStack() as stack:
        lines = [stack.enter_context(server.connect(start)) for start in starts]
        time.sleep(LONGEST)
        left = sum(_is_open(line) for line in lines)
        return Outcome(f"{left} of {len(lines)} open after {LONGEST:.0f} s", left == 0)


def _is_open(line: socket.socket) -> bool:
    try:
        while data := line.recv(65_536):
            del data
    except BlockingIOError:
        return True
    except OSError:
        return False
    return False


@attack(3, "150 silent connections, 128 file descriptors")
def few_descriptors(checkout: Checkout) -> Outcome:
    """Take the file descriptors of a server that has few."""
    with checkout.server(program=USUAL, descriptors=128) as server, contextlib.ExitStack() as stack:
        for _ in range(150):
            with contextlib.suppress(OSError):
                stack.enter_context(server.connect())
        well = _answers_soon(server)
        return Outcome("others are answered" if well else "others are shut out", well)


def _answers_soon(server: Victim) -> bool:
    """Tell whether somebody at another address gets an answer within some seconds."""
    with contextlib.suppress(OSError), server.connect(source="127.0.0.2") as line:
        line.settimeout(5)
        line.sendall(HEAD + b"Connection: close\r\n\r\n")
        return line.recv(100).startswith(b"HTTP/1.1 200 ")
    return False


@attack(9, "looks of one seat on new sockets")
def looks_on_new_sockets(checkout: Checkout) -> Outcome:
    """Open a socket for every 20 looks."""
    with checkout.server(program=USUAL) as server:
        _, ticket = server.post("/api/tables", {})
        hello = json.dumps(
            {"t": "hello", "protocol": 2, "table": ticket["table"], "token": ticket["token"]}
        )
        looks, begun = 0, time.monotonic()
        while (passed := time.monotonic() - begun) < 8:
            with connect(server.socket_url, proxy=None, compression=None) as line:
                line.send(hello)
                for number in range(20):
                    line.send(json.dumps({"t": "look", "id": str(number)}))
                answers = 0
                while answers < 20:
                    answers += json.loads(line.recv(timeout=PATIENCE))["t"] in ("seen", "no")
            looks += answers
        return Outcome(f"{looks / passed:.0f} looks/s", looks <= 60 + 20 * passed + 20)


@attack(9, "400 rule sets to explain")
def many_explanations(checkout: Checkout) -> Outcome:
    """Ask for computed answers."""
    with checkout.server(program=USUAL) as server:
        answers = [server.post("/api/explain", {})[0] for _ in range(400)].count(200)
        return Outcome(f"{answers} of 400 answered", answers < 400)


@attack(11, "70 tables each of two clients behind a proxy")
def clients_behind_a_proxy(checkout: Checkout) -> Outcome:
    """Take all tables of one client, and ask for those of another behind the same proxy."""
    known = checkout.buur("serve", "--help").stdout
    options = ("--trusted-proxy", "127.0.0.1") if "--trusted-proxy" in known else ()
    with checkout.server(program=USUAL, options=options) as server:
        made = [
            sum(
                server.post("/api/tables", {}, **{"x-forwarded-for": name})[0] == 201
                for _ in range(70)
            )
            for name in ("192.0.2.1", "192.0.2.2")
        ]
        return Outcome(f"{made[0]} and {made[1]} made", made[0] >= 60 <= made[1] and made[0] < 70)


@attack(12, "text frames that are not UTF-8", is_quick=True)
def invalid_utf8(checkout: Checkout) -> Outcome:
    """Send bytes that are no text."""
    with checkout.server() as server, server.connect(UPGRADE + b"\r\n") as line:
        line.settimeout(PATIENCE)
        while not line.recv(65_536).endswith(b"\r\n\r\n"):
            pass
        line.sendall(b"\x81\x81\0\0\0\0\xff")
        frame = line.recv(65_536)
        code, count = int.from_bytes(frame[2:4]), server.tracebacks
        return Outcome(f"close code {code}, {count} tracebacks", count == 0 and code == 1007)


@attack(13, "2,000 messages at once")
def fast_messages(checkout: Checkout) -> Outcome:
    """Send faster than the limit, and wait for all answers of a minute."""
    with (
        checkout.server(program=USUAL) as server,
        connect(server.socket_url, proxy=None, compression=None, ping_interval=None) as line,
    ):
        _, ticket = server.post("/api/tables", {})
        line.send(
            json.dumps(
                {"t": "hello", "protocol": 2, "table": ticket["table"], "token": ticket["token"]}
            )
        )
        for _ in range(2000):
            line.send('{"t":"ping"}')
        begun, pongs = time.monotonic(), 0
        try:
            while time.monotonic() - begun < 60:
                pongs += json.loads(line.recv(timeout=PATIENCE))["t"] == "pong"
        except ConnectionClosed as closed:
            code = closed.rcvd.code if closed.rcvd else 1006
            return Outcome(f"closed with {code} after {time.monotonic() - begun:.0f} s", False)
        return Outcome(f"open after 60 s, {pongs} answered", pongs > 1000)


@attack(22, "a WebSocket at another address", is_quick=True)
def other_address(checkout: Checkout) -> Outcome:
    """Open a WebSocket where there is none."""
    with checkout.server() as server:
        with server.connect(UPGRADE.replace(b"/ws", b"/other") + b"\r\n") as line:
            line.settimeout(PATIENCE)
            head = line.recv(65_536).partition(b"\r\n\r\n")[0].lower()
        status, safe = head.split(b" ")[1].decode(), b"content-security-policy" in head
        figure = f"{status}, {'usual' if safe else 'no'} headers"
        return Outcome(figure, safe and status == "404")

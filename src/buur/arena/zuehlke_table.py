"""Server of the Jass Challenge (Zühlke), to which external bots connect for a duel.

Bots of the Challenge are clients: they connect, send their names, receive all events and answer
questions for contracts and cards. They count the deals, and expect that seat 0 is the forehand of a
session's first deal, seat 1 of the second, and so on. In a duel any seat may be the forehand. So
four bots play in two sessions, one pair as the first team, one as the second. A deal is played in
the session whose next forehand fits.
"""

from __future__ import annotations

import json
import threading
import uuid
from collections.abc import Iterator
from contextlib import suppress
from typing import Final

from buur.errors import MissingExtra

try:
    from websockets.exceptions import ConnectionClosed
    from websockets.sync.server import ServerConnection
except ModuleNotFoundError as error:
    raise MissingExtra("buur.arena.zuehlke_table", error.name, "app") from None

from buur.arena.failures import MAX_TIMEOUTS, AnswerTimeout, BotFailure
from buur.arena.socket_channel import JOIN_TIMEOUT, Listener
from buur.notation.foreign import ForeignError, zuehlke

GREETING: Final = 10.0
"""Time limit for a bot to send its name, in seconds."""
SEATS: Final = ((0, 2), (1, 3))
"""Seats of the external bots, by session; the duel's other bot has the other seats."""
OTHER: Final = "Buur"
"""Name of the other players at the table."""
_IGNORED: Final = frozenset({"JOIN_BOT", "START_TOURNAMENT", "REQUEST_REGISTRY_BOTS"})
"""Messages that a bot may send unasked, and that are ignored."""


class ChallengeConnection:
    """The connection of a bot."""

    def __init__(self, socket: ServerConnection, name: str, contestant: str, seat: int) -> None:
        self.name = name
        self.seat = seat
        self.id = str(uuid.uuid4())
        self.left = threading.Event()
        """Set at the end of the duel."""
        self._socket = socket
        self._contestant = contestant
        self._late = self._owed = 0

    @property
    def card(self) -> dict[str, object]:
        """The JSON object of the player in messages to everybody."""
        return {"id": self.id, "seatId": self.seat, "name": self.name}

    def send(self, kind: str, data: object = None) -> None:
        """Send a message."""
        try:
            self._socket.send(json.dumps(zuehlke.message(kind, data)))
        except ConnectionClosed as error:
            raise BotFailure("left", self._contestant, self.name) from error

    def ask(self, kind: str, data: object, timeout: float) -> str | bytes:
        """Return the bot's answer.

        Raises:
            AnswerTimeout: there is no answer in time.
            BotFailure: the bot has left, or no longer answers.
        """
        self.send(kind, data)
        while True:
            answer = self.receive(timeout)
            if self._owed and not _is_ignored(answer):
                self._owed -= 1  # the answer to a question that timed out
            elif not _is_ignored(answer):
                self._late = 0
                return answer

    def receive(self, timeout: float) -> str | bytes:
        """Return the next message.

        Raises:
            AnswerTimeout: there is none in time.
            BotFailure: the bot has left, or has timed out `MAX_TIMEOUTS` times in a row.
        """
        try:
            return self._socket.recv(timeout)
        except TimeoutError as error:
            self._late += 1
            self._owed += 1
            if self._late >= MAX_TIMEOUTS:
                raise BotFailure("hung", self._contestant, f"{timeout:g}") from error
            raise AnswerTimeout("no answer in time") from error
        except ConnectionClosed as error:
            raise BotFailure("left", self._contestant, self.name) from error


def _is_ignored(text: str | bytes) -> bool:
    try:
        return zuehlke.read_message(text)[0] in _IGNORED
    except ForeignError:
        return False


class Session:
    """A game of the Challenge that lasts as long as the duel."""

    def __init__(self, number: int) -> None:
        self.name = f"Session {number + 1}"
        self.connections: dict[int, ChallengeConnection] = {}
        self.deals = 0
        """Deals begun so far; modulo 4 the seat of the next forehand."""
        self._seats = SEATS[number]
        self._points = self._last = (0, 0)

    @property
    def free(self) -> int | None:
        """The next free seat for an external bot, None where both are taken."""
        return next((seat for seat in self._seats if seat not in self.connections), None)

    def suits(self, theirs: bool) -> bool:
        """Tell whether the next forehand is one of these bots, if ``theirs``, or none of them."""
        return (self.deals % 4 in self._seats) == theirs

    def begin(self) -> int:
        """Begin a deal and return the seat of its forehand."""
        self._points = self._sum(self._last)
        self._last = (0, 0)
        self.deals += 1
        return (self.deals - 1) % 4

    def _sum(self, points: tuple[int, int]) -> tuple[int, int]:
        return self._points[0] + points[0], self._points[1] + points[1]

    def teams(self, first: int, points: tuple[int, int]) -> list[dict[str, object]]:
        """Return both teams with their points.

        Args:
            first: the number of the first team.
            points: the points of this deal, by team.
        """
        self._last = points
        total = self._sum(points)
        return [
            {"name": _team(team), "points": total[team], "currentRoundPoints": points[team]}
            for team in (first, 1 - first)
        ]

    def add(self, connection: ChallengeConnection) -> None:
        """Seat a bot; once both bots are seated, send the teams to everybody."""
        self.connections[connection.seat] = connection
        players = [one.card for _, one in sorted(self.connections.items())]
        joined = {"sessionName": self.name, "player": connection.card, "playersInSession": players}
        for one in self.connections.values():
            one.send("BROADCAST_SESSION_JOINED", joined)
        if self.free is None:
            for one in self.connections.values():
                one.send("BROADCAST_TEAMS", [self._players(team) for team in range(2)])

    def player(self, seat: int) -> dict[str, object]:
        """Return the JSON object of the player at a seat, an external bot or another."""
        if seat in self.connections:
            return self.connections[seat].card
        return {"id": f"{OTHER}-{seat}", "seatId": seat, "name": OTHER}

    def _players(self, team: int) -> dict[str, object]:
        return {"name": _team(team), "players": [self.player(team), self.player(team + 2)]}

    def end(self) -> None:
        """Send the end of the game and close the connections."""
        self._points = self._sum(self._last)
        best = int(self._points[1] > self._points[0])
        end = {"name": _team(best), "points": self._points[best], "currentRoundPoints": 0}
        for connection in self.connections.values():
            with suppress(BotFailure):  # it has gone already
                connection.send("BROADCAST_WINNER_TEAM", end)
            connection.left.set()


def _team(number: int) -> str:
    return f"Team {number + 1}"


class ZuehlkeTable:
    """Server to which the bots of a contestant connect.

    Args:
        name: the name of the contestant, for messages.
        host: the address to listen on.
        port: the port to listen on; 0 for any free port.
        timeout: the time limit of an answer in seconds.
    """

    def __init__(self, name: str, host: str, port: int, timeout: float) -> None:
        self.name = name
        self.timeout = timeout
        self.joining = JOIN_TIMEOUT
        """Seconds for the bots to connect."""
        self._sessions = [Session(0), Session(1)]
        self._full = threading.Condition()
        self._parties: dict[tuple[int, int], tuple[Session, int]] = {}
        self._seated = 0
        self._listener = Listener(name, self._serve_connection, host, port)
        self.port = self._listener.port

    def _serve_connection(self, socket: ServerConnection) -> None:
        """Seat a bot that connects, and keep its connection until the duel is over."""
        try:
            name = _greeted(socket)
            connection = self._seat(socket, name)
        except (ForeignError, TimeoutError) as error:
            with suppress(ConnectionClosed):
                socket.send(json.dumps(zuehlke.message("BAD_MESSAGE", str(error))))
            return
        except (ConnectionClosed, BotFailure):
            return
        if connection is None:
            socket.send(json.dumps(zuehlke.message("ERROR", "the table is full")))
            return
        connection.left.wait()

    def _seat(self, socket: ServerConnection, name: str) -> ChallengeConnection | None:
        with self._full:
            for session in self._sessions:
                if session.free is not None:
                    connection = ChallengeConnection(socket, name, self.name, session.free)
                    session.add(connection)
                    self._full.notify_all()
                    return connection
        return None

    def wait(self) -> None:
        """Wait until every seat is taken.

        Raises:
            BotFailure: the bots do not connect.
        """
        with self._full:
            if not self._full.wait_for(lambda: self._missing == 0, self.joining):
                raise BotFailure("nobody-came", self.name, f"{self._missing}")

    @property
    def _missing(self) -> int:
        return sum(len(SEATS[0]) - len(session.connections) for session in self._sessions)

    def next_partie(self) -> int:
        """Return the number of the partie that another bot is made for: two bots play one."""
        self._seated += 1
        return (self._seated - 1) // 2

    def deal(self, partie: int, number: int, theirs: bool) -> tuple[Session, int]:
        """Return the session of a deal and the seat of its forehand, the same for both bots.

        Args:
            partie: the number of the partie, see `next_partie`.
            number: the number of the deal in the partie.
            theirs: whether an external bot is the forehand.
        """
        key = partie, number
        if key not in self._parties:
            fitting = [one for one in self._in_turn(partie) if one.suits(theirs)]
            if not fitting:  # the forehand did not change sides, as it always does in their game
                self._sessions[0].begin()
                fitting = self._sessions
            self._parties[key] = fitting[0], fitting[0].begin()
        return self._parties[key]

    def _in_turn(self, partie: int) -> Iterator[Session]:
        """Yield the sessions, beginning with the one in which the partie has been played so far."""
        played = [session for (one, _), (session, _) in self._parties.items() if one == partie]
        yield from [*played[-1:], *self._sessions]

    def close(self) -> None:
        """Close the connections and the server."""
        for session in self._sessions:
            session.end()
        self._listener.close()


def _greeted(socket: ServerConnection) -> str:
    """Return the name of a bot that asks to play."""
    socket.send(json.dumps(zuehlke.message("REQUEST_PLAYER_NAME")))
    name = _answer(socket, "CHOOSE_PLAYER_NAME")
    if not isinstance(name, str) or not name:
        raise ForeignError("missing", field="data")
    socket.send(json.dumps(zuehlke.message("REQUEST_SESSION_CHOICE", [])))
    request = _answer(socket, "CHOOSE_SESSION")
    if isinstance(request, dict) and (
        request.get("asSpectator") or request.get("sessionChoice") == "SPECTATOR"
    ):
        raise ForeignError("missing", field="player")
    return name


def _answer(socket: ServerConnection, wanted: str) -> object:
    kind, data = zuehlke.read_message(socket.recv(GREETING))
    if kind != wanted:
        raise ForeignError("missing", field=wanted)
    return data

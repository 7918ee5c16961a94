"""`LobbySocket`: the WebSocket of a client that watches the lobby or waits for a table."""

from __future__ import annotations

from typing import Final

from starlette.websockets import WebSocket

from buur.server.errors import EntryRefused, Problem, other_protocol
from buur.server.http.rate_limits import RateLimits
from buur.server.http.websocket import WebSocketConnection
from buur.server.tables.quick_match import Matchmaker
from buur.server.tables.registry import TableRegistry
from buur.server.tables.seats import token_hash
from buur.server.wire import lobby_messages as wire
from buur.server.wire.messages import PROTOCOL

_PONG: Final = wire.encode(wire.Pong())


class LobbySocket(WebSocketConnection):
    """The WebSocket of one client of the lobby.

    Args:
        socket: the client's WebSocket.
        registry: the tables of the server.
        quick: the people who wait.
        rate_limits: limits of messages by guest and address.
    """

    def __init__(
        self,
        socket: WebSocket,
        registry: TableRegistry,
        quick: Matchmaker,
        rate_limits: RateLimits,
    ) -> None:
        super().__init__(socket, registry, rate_limits)
        self._quick = quick
        self._lobby = registry.lobby
        self._most = registry.settings.lobby_watchers
        self._watches = False

    @property
    def _is_known(self) -> bool:
        return self._watches

    def _leave(self) -> None:
        self._quick.leave(self)
        self._lobby.leave(self)
        self._watches = False

    def _tell_line(self, is_slow: bool) -> None:
        self._quick.note_line(self, is_slow=is_slow)

    async def _take(self, text: str) -> None:
        match wire.decode(text):
            case wire.Watch(protocol):
                self._watch_lobby(protocol)
            case wire.Wait(entry):
                self._expect_watching()
                self._quick.wait(token_hash(entry), self)
            case wire.Quit():
                self._expect_watching()
                self._quick.quit(self)
            case wire.Ping():
                self.send(_PONG)

    def _watch_lobby(self, protocol: int) -> None:
        if protocol != PROTOCOL:
            raise other_protocol(protocol, PROTOCOL)
        if not self._watches and self._lobby.watchers >= self._most:
            raise EntryRefused(503, "lobby-full", "too many people watch the lobby: come later")
        self._watches = True
        self._lobby.watch(self)

    def _expect_watching(self) -> None:
        if not self._watches:
            raise Problem(403, "no-hello", "watch the lobby before you wait for a table")

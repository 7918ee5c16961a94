"""All that the sockets of somebody who watches receive, and the hidden cards in it."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, Final

from playwright.async_api import WebSocket

from tests.browser.conftest import Visit

CARD: Final = re.compile(r"[SHDC][6-9TJQKA]")

PUBLIC: Final = ("pack", "drawn", "shown", "deals")
"""Fields whose cards everybody knows: the whole pack, drawn cards, shown melds, earlier deals."""


@dataclass(slots=True)
class Watched:
    """What a visitor's sockets receive from now on."""

    visitor: Visit
    frames: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.visitor.page.on("websocket", lambda socket: self._listen(socket))

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda text: self.frames.append(str(text)))

    @property
    def played(self) -> int:
        """How many cards the sockets have shown as played, in all deals."""
        messages = map(json.loads, self.frames)
        return sum(one["t"] == "event" and one["event"]["e"] == "played" for one in messages)

    def leaks(self) -> list[str]:
        """Return the messages with a card that was not yet played in its deal."""
        return leaks(self.frames)


def leaks(frames: list[str]) -> list[str]:
    """Return the messages to somebody without a seat that have a hidden card.

    Args:
        frames: all messages in the order in which they came.
    """
    known: set[str] = set()
    found = []
    for text in frames:
        message = json.loads(text)
        for event in _events(message):
            if event["e"] == "sealed":
                known.clear()
            if event["e"] == "played":
                known.add(event["card"])
        hidden = set(_cards(message)) - known
        if hidden:
            found.append(f"{sorted(hidden)} in {text}")
    return found


def _events(message: dict[str, Any]) -> Iterator[dict[str, Any]]:
    if message["t"] == "event":
        yield message["event"]
    for entry in message.get("events", ()):
        yield entry["event"]


def _cards(value: object) -> Iterator[str]:
    """Yield every card in a message, besides those that everybody knows."""
    if isinstance(value, dict):
        for name, part in value.items():
            if name not in PUBLIC:
                yield from _cards(part)
    elif isinstance(value, list):
        for part in value:
            yield from _cards(part)
    elif isinstance(value, str) and CARD.fullmatch(value):
        yield value

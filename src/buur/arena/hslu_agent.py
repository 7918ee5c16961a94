"""Client for agents of the HSLU jass-kit over HTTP; it does not replace failed answers."""

from __future__ import annotations

import json
import urllib.error
import urllib.request
from collections.abc import Mapping
from typing import Final

from buur.arena.failures import MAX_TIMEOUTS, AnswerTimeout, BotFailure, InvalidAnswer
from buur.notation.foreign import (
    Dialect,
    ForeignError,
    is_askable,
    question_json,
    read_answer,
)
from buur.play.model.events import Act
from buur.play.views import View

PATHS: Final[dict[Dialect, tuple[str, str]]] = {
    "V0.2": ("action_trump", "action_play_card"),
    "old": ("select_trump", "play_card"),
}
"""URL paths of the requests for a contract and for a card, by dialect."""
LONGEST: Final = 1 << 16
"""Largest number of bytes of an answer that are read."""


class Agent:
    """An agent at an address.

    Args:
        name: the name of the contestant, for messages.
        url: the address of the agent, such as ``http://localhost:8888/random``.
        dialect: the dialect of the protocol.
        timeout: the time limit of an answer in seconds.
    """

    def __init__(self, name: str, url: str, dialect: Dialect, timeout: float) -> None:
        if not url.startswith(("http://", "https://")):
            raise BotFailure("no-address", name, url or "–")
        self.name = name
        self.dialect: Final = dialect
        self._url = url.rstrip("/")
        self._timeout = timeout
        self._late = 0
        self._direct = urllib.request.build_opener(urllib.request.ProxyHandler({}))

    def ask(self, path: str, question: Mapping[str, object]) -> Mapping[str, object]:
        """Return the JSON object that the agent answers.

        Raises:
            AnswerTimeout: there is no answer in time.
            InvalidAnswer: the agent refuses, or its answer is no object.
            BotFailure: there is no agent, or it no longer answers.
        """
        request = urllib.request.Request(
            f"{self._url}/{path}",
            json.dumps(question).encode(),
            {"Content-Type": "application/json"},
        )
        try:
            found = json.loads(self._fetched(request))
        except (ValueError, RecursionError) as error:
            raise InvalidAnswer("the answer is not JSON") from error
        if not isinstance(found, dict):
            raise InvalidAnswer("the answer is not an object")
        return found

    def _fetched(self, request: urllib.request.Request) -> bytes:
        try:
            with self._direct.open(request, timeout=self._timeout) as answer:
                content: bytes = answer.read(LONGEST)
        except urllib.error.HTTPError as error:
            error.close()
            if error.code == 404:
                raise BotFailure("no-agent", self.name, "HTTP 404") from error
            raise InvalidAnswer(f"the agent refuses: HTTP {error.code}") from error
        except OSError as error:
            raise self._silent(error) from error
        self._late = 0
        return content

    def _silent(self, error: OSError) -> AnswerTimeout | BotFailure:
        """Return the error of a failed connection."""
        reason = getattr(error, "reason", error)
        if not isinstance(reason, TimeoutError):
            return BotFailure("no-agent", self.name, getattr(reason, "strerror", "") or str(reason))
        self._late += 1
        if self._late >= MAX_TIMEOUTS:
            return BotFailure("hung", self.name, f"{self._timeout:g}")
        return AnswerTimeout("no answer in time")


class AgentBot:
    """A seat's bot that asks an agent; it makes no claims, since the protocol has none."""

    def __init__(self, agent: Agent) -> None:
        self.name = agent.name
        self._agent = agent

    def choose(self, view: View) -> Act:
        """Return the agent's act for a view whose seat is on turn."""
        if view.state.phase == "declare":
            return next(iter(view.legal))  # the protocol does not know melds
        if not is_askable(view):
            raise BotFailure("other-game", self.name, view.state.variant.code)
        agent = self._agent
        path = PATHS[agent.dialect][view.state.phase == "play"]
        answer = agent.ask(path, question_json(view, agent.dialect))
        try:
            return read_answer(answer, view)
        except ForeignError as error:
            raise InvalidAnswer(str(error)) from error

    def interject(self, view: View) -> Act | None:
        """Return None: the protocol has no claims."""
        return None

"""Client side of the protocol for external bots, see ``docs/how-to/duel.md``.

Each question is a JSON object and has one answer. A channel carries both: the standard streams of a
program, or a WebSocket.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from time import monotonic
from typing import Final, Protocol

import buur
from buur.arena.failures import MAX_TIMEOUTS, AnswerTimeout, BotFailure, InvalidAnswer
from buur.arena.observation import observation_json
from buur.errors import NotationError
from buur.notation.view_codec import encode_view
from buur.play.codec import event_json, parse_event
from buur.play.model.events import Act
from buur.play.views import View

PROTOCOL: Final = 1
VERSION: Final = buur.__version__
HELLO_TIMEOUT: Final = 30.0
"""Time limit of the answer to the hello, in seconds."""
MAX_ANSWER_BYTES: Final = 1 << 16
"""Largest number of bytes of an answer."""


class Channel(Protocol):
    """Carries questions to a bot and its answers back."""

    def send(self, message: bytes) -> None:
        """Send a JSON object.

        Raises:
            BotFailure: the bot has left.
        """
        ...

    def receive(self, until: float) -> bytes:
        """Return the next object that the bot writes.

        Args:
            until: the deadline on the clock of `time.monotonic`.

        Raises:
            AnswerTimeout: no object has arrived by the deadline.
            BotFailure: the bot has left.
        """
        ...

    @property
    def close(self) -> Callable[[], None]:
        """Function that closes the channel."""
        ...


class BotConnection:
    """The connection to an external bot: hello, questions with ids, and timeouts.

    Args:
        name: the name of the contestant, for messages.
        channel: the channel to the bot.
        timeout: the time limit of an answer in seconds.
    """

    def __init__(self, name: str, channel: Channel, timeout: float) -> None:
        self.name = name
        self.makes_claims = False
        """Whether it wants to be asked out of turn."""
        self.accepts_views = False
        """Whether it is a Buur of the same version, which takes whole views."""
        self._channel = channel
        self._timeout = timeout
        self._asked = self._late = 0
        self._greet()

    def _greet(self) -> None:
        try:
            self._send({"hello": PROTOCOL})
            hello = self._answer(monotonic() + max(HELLO_TIMEOUT, self._timeout)).get("hello")
        except (AnswerTimeout, InvalidAnswer, BotFailure) as error:
            self.close()
            if isinstance(error, BotFailure):
                raise
            raise BotFailure("no-hello", self.name) from error
        if not isinstance(hello, dict):
            self.close()
            raise BotFailure("no-hello", self.name)
        self.makes_claims = hello.get("claims") is True
        self.accepts_views = hello.get("whole") == VERSION

    def ask(self, question: Mapping[str, object]) -> object:
        """Return the act that the bot answers, None where it has none.

        Raises:
            AnswerTimeout: there is no answer in time.
            InvalidAnswer: the answer cannot be read.
            BotFailure: the bot has left, or no longer answers.
        """
        self._asked += 1
        self._send({"id": self._asked, **question})
        until = monotonic() + self._timeout
        while True:
            try:
                answer = self._answer(until)
            except AnswerTimeout as error:
                self._count_late(error)
                raise
            if answer.get("id") == self._asked:
                self._late = 0
                return self._act_of(answer)
            if not self._is_old(answer.get("id")):
                raise InvalidAnswer("the answer has another id")

    def _act_of(self, answer: Mapping[str, object]) -> object:
        """Return the act of an answer; an error in it ends the duel."""
        error = answer.get("error")
        if isinstance(error, str):
            raise BotFailure("refuses", self.name, error)
        return answer.get("act")

    def _is_old(self, number: object) -> bool:
        """Tell whether an answer belongs to an earlier question that timed out."""
        return type(number) is int and 0 < number < self._asked

    def _count_late(self, error: AnswerTimeout) -> None:
        self._late += 1
        if self._late >= MAX_TIMEOUTS:
            raise BotFailure("hung", self.name, f"{self._timeout:g}") from error

    def _send(self, message: Mapping[str, object]) -> None:
        self._channel.send(json.dumps(message, separators=(",", ":")).encode())

    def _answer(self, until: float) -> Mapping[str, object]:
        """Return the next object that the bot writes."""
        try:
            found = json.loads(self._channel.receive(until))
        except (ValueError, RecursionError) as error:
            raise InvalidAnswer("the answer is not JSON") from error
        if not isinstance(found, dict):
            raise InvalidAnswer("the answer is not an object")
        return found

    def close(self) -> None:
        """Close the connection."""
        self._channel.close()


class RemoteBot:
    """A seat's bot that asks an external bot; several seats may share a connection."""

    def __init__(self, outsider: BotConnection, seed: int) -> None:
        self.name = outsider.name
        self._outsider = outsider
        self._seed = seed

    def choose(self, view: View) -> Act:
        """Return the bot's act for a view whose seat is on turn."""
        act = self._act("choose", view)
        if act is None:
            raise InvalidAnswer("there is no act in the answer")
        return act

    def interject(self, view: View) -> Act | None:
        """Return the bot's claim; it is asked only where a claim is legal."""
        if not self._outsider.makes_claims or not view.legal.claims:
            return None
        return self._act("interject", view)

    def _act(self, ask: str, view: View) -> Act | None:
        question = {"ask": ask, "seed": self._seed, **self._seen(ask, view)}
        source = self._outsider.ask(question)
        return None if source is None else _read_act(source, view)

    def _seen(self, ask: str, view: View) -> dict[str, object]:
        if self._outsider.accepts_views:
            return {"whole": encode_view(view)}
        shown = observation_json(view)
        if ask == "interject":
            shown["claims"] = [event_json(act) for act in view.legal.claims]
        return {"view": shown}


def _read_act(source: object, view: View) -> Act:
    if isinstance(source, dict):
        source = {"seat": view.seat, **source}
    try:
        event = parse_event(source)
    except NotationError as error:
        raise InvalidAnswer(str(error)) from error
    if not isinstance(event, Act):
        raise InvalidAnswer(f"{type(event).__name__} is not an act of a seat")
    return event

"""Errors of bots: answers that cannot be played, and failures that end the duel."""

from __future__ import annotations

from typing import Final

from buur.errors import PlayerError

SENTENCES: Final[dict[str, str]] = {
    "raised": "bot {name} failed: {detail}",
    "no-module": "bot {name} cannot be imported: {detail}",
    "no-factory": "bot {name} cannot be made: its module has no function or class {detail}",
    "worker-died": "a process that played {name} has ended: workers=1 shows why",
    "no-program": "bot {name} cannot be started: {detail}",
    "no-hello": "bot {name} does not answer the hello",
    "crashed": "bot {name} has ended: {detail}",
    "hung": "bot {name} does not answer any more, several times not within {detail} s",
    "flood": "bot {name} writes without ending its line",
    "refuses": "bot {name} refuses: {detail}",
    "no-agent": "no agent answers for {name}: {detail}",
    "no-address": "{name} is no address of an agent: {detail}",
    "unlawful": "bot {name} answers what the rules do not allow: {detail}",
    "other-game": "bot {name} cannot play {detail}",
    "nobody-came": "nobody plays for {name}: bots missing at the table: {detail}",
    "no-bot-there": "nobody answers for {name}: {detail}",
    "left": "a bot of {name} has left the table: {detail}",
    "no-port": "{name} cannot get a port: {detail}",
    "bad-port": "{name} has no port from 1 to 65535: {detail}",
    "no-server": "{name} reaches no server: {detail}",
    "bad-server": "{name} cannot read what the server sends: {detail}",
}
"""The English sentence of each failure, by its code."""


class BotFailure(PlayerError):  # noqa: N818 - names what happened
    """A bot cannot be made, or can play no further.

    >>> from buur.arena import contestant
    >>> try:
    ...     contestant("cmd:no-such-program").player(1)
    ... except BotFailure as failure:
    ...     print(failure.code)
    no-program

    Args:
        code: stable kebab-case code; its text for people is ``cli-error-bot-{code}``.
        name: the name of the bot.
        detail: further information, on one line.
    """

    def __init__(self, code: str, name: str, detail: str = "") -> None:
        super().__init__(
            SENTENCES.get(code, "bot {name}: {detail}").format(name=name, detail=detail)
        )
        self.code = code
        self.name = name
        self.detail = detail

    def __reduce__(self) -> tuple[type[BotFailure], tuple[str, str, str]]:
        return type(self), (self.code, self.name, self.detail)


class NoAnswer(PlayerError):  # noqa: N818 - names what happened
    """A bot's answer cannot be played; the duel goes on with another act."""


class AnswerTimeout(NoAnswer):
    """The answer did not come in time."""


class InvalidAnswer(NoAnswer):
    """The answer cannot be read as an act."""


MAX_TIMEOUTS: Final = 5
"""Timeouts in a row after which a bot counts as hung."""

"""Errors of bots: answers that cannot be played, and failures that end the duel."""

from __future__ import annotations

from typing import Final

from buur.errors import BuurError


class BotFailure(BuurError):  # noqa: N818 - names what happened
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
        super().__init__(f"bot {name}: {code}" + (f": {detail}" if detail else ""))
        self.code = code
        self.name = name
        self.detail = detail

    def __reduce__(self) -> tuple[type[BotFailure], tuple[str, str, str]]:
        return type(self), (self.code, self.name, self.detail)


class NoAnswer(BuurError):  # noqa: N818 - names what happened
    """A bot's answer cannot be played; the duel goes on with another act."""


class AnswerTimeout(NoAnswer):
    """The answer did not come in time."""


class InvalidAnswer(NoAnswer):
    """The answer cannot be read as an act."""


MAX_TIMEOUTS: Final = 5
"""Timeouts in a row after which a bot counts as hung."""

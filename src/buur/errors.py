"""The errors that Buur raises, each a sentence about the input that caused it."""

from __future__ import annotations


class BuurError(Exception):
    """Everything that Buur raises on purpose; its text is one clear sentence."""


class NotationError(BuurError, ValueError):
    """A text (card, contract, record line) cannot be read."""

    def __init__(self, message: str, *, line: int | None = None, column: int | None = None) -> None:
        super().__init__(message)
        self.message = message
        self.line = line
        self.column = column

    def __str__(self) -> str:
        if self.line is None:
            return self.message
        where = f"line {self.line}" + (f", column {self.column}" if self.column else "")
        return f"{where}: {self.message}"


class RecordError(NotationError):
    """A record reads well, but what it says contradicts the rules."""


class RulesError(BuurError, ValueError):
    """A rule set, an option or a combination of options does not exist.

    Args:
        message: one English sentence.
        code: stable kebab-case code; its text for people is ``rules-{code}``.
        values: the variables of that text; ``option`` is the name of an option.
    """

    def __init__(self, message: str, code: str = "unreadable", **values: str | int) -> None:
        super().__init__(message)
        self.code = code
        self.values = values


class SeriesError(BuurError, ValueError):
    """Pairs, games or points of a series cannot be.

    Args:
        code: stable kebab-case code; its text for people is ``cli-error-series-{code}``.
        message: one English sentence.
        values: the variables of that text.
    """

    def __init__(self, code: str, message: str, **values: str | int) -> None:
        super().__init__(message)
        self.code = code
        self.values = values


BOT_FAULTS = {
    "unknown-bot": "bot {name!r} does not exist: expected one of {known}",
    "no-budget": "bot {name!r} takes no budget: leave out what stands from @ on",
    "bad-budget": "bot {name!r} cannot be given {budget!r}: expected rounds such as 300 or a time"
    " such as 200ms",
    "bad-habits": "the file {file!r} holds no habits that this program reads",
}


class BotError(BuurError, ValueError):
    """A name stands for no bot.

    Args:
        code: a key of `BOT_FAULTS`; its text for people is ``cli-error-{code}``.
        values: the variables of that text.
    """

    def __init__(self, code: str, **values: str) -> None:
        super().__init__(BOT_FAULTS[code].format(**values))
        self.code = code
        self.values = values


class PositionError(BuurError, ValueError):
    """Cards, turns or counts do not make up a moment of a deal.

    Args:
        message: one English sentence.
        code: stable kebab-case code; its text for people is ``cli-error-position-{code}``. Empty
            where no person wrote the position.
        values: the variables of that text.
    """

    def __init__(self, message: str, code: str = "", **values: str | int) -> None:
        super().__init__(message)
        self.code = code
        self.values = values


class IncidentError(BuurError, ValueError):
    """The facts of an incident do not fit together, or one that is needed is not given.

    Args:
        field: the fact.
        expected: what it should be, for a sentence that ends with it.
        missing: whether it is not given at all.
    """

    def __init__(self, field: str, expected: str = "", *, missing: bool = False) -> None:
        needed = f"the fact {field!r} is missing" + (f": {expected}" if expected else "")
        super().__init__(needed if missing else f"the fact {field!r} does not fit: {expected}")
        self.field = field
        self.missing = missing


class IllegalAction(BuurError, ValueError):  # noqa: N818 - names the act, as players do
    """The rules refuse an act."""

    def __init__(self, reason: str, message: str, *, clause: str) -> None:
        super().__init__(f"{message} [{reason}, rule {clause}]")
        self.reason = reason
        """Stable kebab-case code, for clients and translations."""
        self.clause = clause
        """The clause of ``docs/rules`` that refuses it."""


class Conflict(BuurError):  # noqa: N818 - the name that protocols give it
    """An act was meant for an older version of the table."""

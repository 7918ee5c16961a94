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


class CodedError(BuurError, ValueError):
    """An error with a code, by which clients find its text in the language of a person.

    Args:
        message: one English sentence.
        code: stable kebab-case code.
        values: the variables of the text.
    """

    def __init__(self, message: str, code: str, **values: str | int) -> None:
        super().__init__(message)
        self.code = code
        self.values = values


class RulesError(CodedError):
    """A rule set, an option or a combination of options does not exist.

    Its text for people is ``rules-{code}``; the value ``option`` is the name of an option.
    """

    def __init__(self, message: str, code: str = "unreadable", **values: str | int) -> None:
        super().__init__(message, code, **values)


class SeriesError(CodedError):
    """Pairs, games or points of a series cannot be; the text is ``cli-error-series-{code}``."""

    def __init__(self, code: str, message: str, **values: str | int) -> None:
        super().__init__(message, code, **values)


BOT_FAULTS = {
    "unknown-bot": "bot {name!r} does not exist: expected one of {known}",
    "no-budget": "bot {name!r} takes no budget: leave out what stands from @ on",
    "bad-budget": "bot {name!r} cannot be given {budget!r}: expected rounds such as 300 or a time"
    " such as 200ms",
    "bad-habits": "the file {file!r} holds no habits that this program reads",
}


class BotError(CodedError):
    """A name stands for no bot.

    Its code is a key of `BOT_FAULTS`, its text for people is ``cli-error-{code}``.
    """

    def __init__(self, code: str, **values: str) -> None:
        super().__init__(BOT_FAULTS[code].format(**values), code, **values)


class PositionError(CodedError):
    """Cards, turns or counts do not make up a moment of a deal.

    Its text for people is ``cli-error-position-{code}``; the code is empty where no person wrote
    the position.
    """

    def __init__(self, message: str, code: str = "", **values: str | int) -> None:
        super().__init__(message, code, **values)


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
        """The clause of ``docs/explanation/rules.md`` that refuses it."""


class Conflict(BuurError):  # noqa: N818 - the name that protocols give it
    """An act was meant for an older version of the table."""

"""Exceptions of Buur: the base class `BuurError` and a class for each kind of fault."""

from __future__ import annotations


class BuurError(Exception):
    """Base class of the exceptions that Buur raises; the text of each is one English sentence.

    >>> import buur
    >>> try:
    ...     buur.start("chibre", 7).play("H9")
    ... except BuurError as error:
    ...     print(type(error).__name__)
    IllegalAction
    """


class ArgumentError(BuurError, ValueError):
    """An argument of a function is of the wrong type or out of range.

    Args:
        message: one English sentence: the argument, its value and the expected values.
        name: the name of the argument.
    """

    def __init__(self, message: str, name: str) -> None:
        super().__init__(message)
        self.name = name


class NotationError(BuurError, ValueError):
    """A text (card, contract, record line) cannot be read.

    >>> import buur
    >>> try:
    ...     buur.parse_card("AS")
    ... except NotationError as error:
    ...     print(str(error).partition("; ")[2])
    did you mean SA?
    """

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
    """A record has valid syntax, but an entry contradicts the rules.

    >>> from buur.notation import Record, RuleSet, replay
    >>> from buur.play.model.events import Opened, Pushed
    >>> entries = (Opened(3), Pushed(0))
    >>> record = Record(rules=RuleSet("chibre"), names=tuple("ABCD"), entries=entries)
    >>> try:
    ...     list(replay(record))
    ... except RecordError as error:
    ...     print("wrong-phase" in str(error))
    True
    """


class CodedError(BuurError, ValueError):
    """An error with a code, by which clients look up its text in the user's language.

    Args:
        message: one English sentence.
        code: stable kebab-case code.
        values: the values of the variables in that text.
    """

    def __init__(self, message: str, code: str, **values: str | int) -> None:
        super().__init__(message)
        self.code = code
        self.values = values


class RulesError(CodedError):
    """A rule set, an option or a combination of options does not exist.

    >>> import buur
    >>> try:
    ...     buur.variant("chibre", {"target": -1})
    ... except RulesError as error:
    ...     print(error.code)
    not-number

    Its text for people is ``rules-{code}``; the value ``option`` is the name of an option.
    """

    def __init__(self, message: str, code: str = "unreadable", **values: str | int) -> None:
        super().__init__(message, code, **values)


class SeriesError(CodedError):
    """The pairs, games or points of a series are invalid.

    Its text for people is ``cli-error-series-{code}``.
    """

    def __init__(self, code: str, message: str, **values: str | int) -> None:
        super().__init__(message, code, **values)


BOT_FAULTS = {
    "unknown-bot": "bot {name!r} does not exist: {hint}",
    "no-budget": "bot {name!r} takes no budget: leave out what stands from @ on",
    "bad-budget": "bot {name!r} cannot be given {budget!r}: expected rounds such as 300 or a time"
    " such as 200ms",
    "bad-habits": "the file {file!r} holds no habits that this program reads",
}


class BotError(CodedError):
    """The name of a bot, its budget or its file of policy weights is invalid.

    Its code is a key of `BOT_FAULTS`, its text for people is ``cli-error-{code}``.
    """

    def __init__(self, code: str, **values: str) -> None:
        super().__init__(BOT_FAULTS[code].format(**values), code, **values)


class PlayerError(BuurError):
    """A bot at a table fails, or its answer is no legal act; the message names bot and seat.

    >>> import buur
    >>> table = buur.Table("chibre", [lambda view: "oben"] * 4, chance=7)
    >>> try:
    ...     list(table.run())
    ... except PlayerError as error:
    ...     print(str(error)[:36])
    bot 'mine' at seat 1 answered 'oben'
    """


class PositionError(CodedError):
    """Cards, turns or counts contradict each other, so that no deal has this position.

    >>> PositionError("seat 2 holds 10 cards", "too-many", seat=2).values
    {'seat': 2}

    Its text for people is ``cli-error-position-{code}``. The code is empty if a program made the
    position.
    """

    def __init__(self, message: str, code: str = "", **values: str | int) -> None:
        super().__init__(message, code, **values)


class MissingExtra(BuurError, ImportError):  # noqa: N818 - names what is missing
    """A library is not installed that an optional part of Buur needs.

    >>> print(MissingExtra("buur.kernels", "numba", "kernels"))
    buur.kernels needs numba: install it by pip install 'buur[kernels]'

    Args:
        part: the package of Buur that needs the library.
        library: the library that cannot be imported.
        extra: the extra of the package that installs it.
    """

    def __init__(self, part: str, library: str | None, extra: str) -> None:
        sentence = f"{part} needs {library}: install it by pip install 'buur[{extra}]'"
        super().__init__(sentence, name=library)
        self.part = part
        self.extra = extra

    def __reduce__(self) -> tuple[type[MissingExtra], tuple[str, str | None, str]]:
        return type(self), (self.part, self.name, self.extra)


class IncidentError(BuurError, ValueError):
    """The facts of an incident contradict each other, or a required fact is missing.

    Args:
        field: the name of the fact.
        expected: the expected value, as the end of an English sentence.
        missing: whether the fact is missing, rather than contradictory.
    """

    def __init__(self, field: str, expected: str = "", *, missing: bool = False) -> None:
        needed = f"the fact {field!r} is missing" + (f": {expected}" if expected else "")
        super().__init__(needed if missing else f"the fact {field!r} does not fit: {expected}")
        self.field = field
        self.missing = missing


class IllegalAction(BuurError, ValueError):  # noqa: N818 - names the act, as players do
    """The rules refuse an act.

    >>> import buur
    >>> try:
    ...     buur.start("chibre", 7).choose("oben")
    ... except IllegalAction as error:
    ...     print(error.reason, error.clause)
    contract-not-allowed 3.3
    """

    def __init__(self, reason: str, message: str, *, clause: str) -> None:
        super().__init__(f"{message} [{reason}, rule {clause}]")
        self.reason = reason
        """Stable kebab-case code, for clients and translations."""
        self.clause = clause
        """The clause of ``docs/explanation/rules.md`` that forbids the act."""


class Conflict(BuurError):  # noqa: N818 - the name that protocols give it
    """An act was sent for an older version of the table.

    >>> issubclass(Conflict, BuurError)
    True
    """

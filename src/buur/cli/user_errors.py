"""Errors for users: one sentence and an exit code, never a traceback."""

from __future__ import annotations

import errno
import os
import re
import sys
import traceback
from typing import Final

import click

from buur.cli.logs import log_bug
from buur.cli.session import Session
from buur.errors import BotError, BuurError, IllegalAction, PositionError, RulesError, SeriesError

USAGE: Final = 2
"""The exit code of errors that the user can fix."""
TEMPORARY: Final = 75
"""The exit code of errors that may end by themselves (EX_TEMPFAIL)."""
BUG: Final = 70
"""The exit code of a mistake in the program (EX_SOFTWARE)."""
INTERRUPTED: Final = 130
"""The exit code after Ctrl-C, as shells have it."""
CLOSED_PIPE: Final = 141
"""The exit code after a broken pipe, as shells have it."""

LONGEST: Final = 400

# Click has one class for these two errors and another for all the rest.
_TAKES_NO_VALUE: Final = "does not take a value"
_EXTRA_ARGUMENTS: Final = re.compile(r"unexpected extra arguments? \((.*)\)", re.DOTALL)


class UserError(Exception):
    """An error that the user can fix, with a sentence in the language of the session.

    Args:
        key: the key of the sentence, without ``cli-error-``; its attribute ``hint`` is advice.
        values: the variables of sentence and hint.
    """

    def __init__(self, key: str, **values: str | int) -> None:
        super().__init__(key)
        self.key = key
        self.values = values
        self.exit_code = USAGE

    def text_in(self, session: Session) -> str:
        """Return the sentence and the hint."""
        key, texts = f"cli-error-{self.key}", session.texts
        values = {name: printable(value) for name, value in self.values.items()}
        hint = texts.format(f"{key}.hint", **values) if texts.has(f"{key}.hint") else ""
        said = f"{texts.format(key, **values)} {hint}".strip()
        return said.replace("….", "…")


class TemporaryError(UserError):
    """An error that may end by itself: systemd starts a server again that has ended with it."""

    def __init__(self, key: str, **values: str | int) -> None:
        super().__init__(key, **values)
        self.exit_code = TEMPORARY


def printable(value: str | int) -> str | int:
    """Return a value for a message: one line, no control characters, not too long."""
    if isinstance(value, int):
        return value
    line = " ".join(value.split())
    clean = "".join(char if char.isprintable() else "�" for char in line)
    return clean if len(clean) <= LONGEST else clean[: LONGEST - 1] + "…"


def report(error: BaseException, session: Session) -> int:
    """Print an error on standard error and return the exit code."""
    if isinstance(error, BrokenPipeError):
        # The reader of the pipe, such as `head`, has closed it.
        _discard_output()
        return CLOSED_PIPE
    if isinstance(error, (KeyboardInterrupt, click.Abort)):
        _print_error(session.say("interrupted"))
        return INTERRUPTED
    if os.environ.get("BUUR_DEBUG"):
        traceback.print_exception(error)
    known = _explain_or_str(error, session)
    if known is not None:
        _print_error(known)
        return error.exit_code if isinstance(error, UserError) else USAGE
    _print_error(session.say("error-bug", error=error_text(error), log=log_bug(error)))
    return BUG


def _explain_or_str(error: BaseException, session: Session) -> str | None:
    """Return the result of `_explain`, or the error's own text if a language lacks the sentence."""
    from buur.i18n import MissingText

    try:
        return _explain(error, session)
    except MissingText:
        return str(error)


def _explain(error: BaseException, session: Session) -> str | None:
    """Return the sentence of an error that the user can fix; None for a bug."""
    if isinstance(error, OSError) and not isinstance(error, click.ClickException):
        error = file_error(error)
    if isinstance(error, UserError):
        return error.text_in(session)
    if isinstance(error, click.ClickException):
        return _usage_error(error).text_in(session)
    if isinstance(error, IllegalAction):
        from buur.i18n import reason_text

        return reason_text(session.texts, error.reason)
    if isinstance(error, SeriesError):
        return UserError(f"series-{error.code}", **error.values).text_in(session)
    if isinstance(error, BotError):
        return UserError(error.code, **error.values).text_in(session)
    if isinstance(error, PositionError) and error.code:
        return UserError(f"position-{error.code}", **error.values).text_in(session)
    if isinstance(error, RulesError) and error.code != "unreadable":
        from buur.i18n import rules_fault

        values = {name: printable(value) for name, value in error.values.items()}
        return rules_fault(session.texts, error.code, values)
    return str(error) if isinstance(error, BuurError) else None


def _usage_error(error: click.ClickException) -> UserError:
    """Return an error of click as a `UserError`; click's own messages are English only."""
    context = error.ctx if isinstance(error, click.UsageError) else None
    command = context.command_path if context is not None else "buur"
    if isinstance(error, click.NoSuchOption):
        if not error.possibilities:
            return UserError("no-such-option-far", option=error.option_name, command=command)
        near = error.possibilities[0]
        return UserError("no-such-option", option=error.option_name, command=command, near=near)
    if isinstance(error, click.exceptions.NoSuchCommand):
        near = (error.possibilities or ["--help"])[0]
        return UserError("no-such-command", name=error.command_name, near=f"{command} {near}")
    if isinstance(error, click.MissingParameter) and error.param is not None:
        name = error.param.make_metavar(context) if context else str(error.param.name)
        return UserError("missing-parameter", name=name.rstrip("."), command=command)
    if isinstance(error, click.BadOptionUsage):
        key = "takes-no-value" if _TAKES_NO_VALUE in error.message else "needs-value"
        return UserError(f"option-{key}", option=error.option_name)
    if isinstance(error, click.BadParameter) and error.param is not None:
        name = max(error.param.opts, key=len)
        return UserError("bad-argument", name=name, expected=_expected(error.param.type))
    if extra := _EXTRA_ARGUMENTS.search(error.message):
        return UserError("extra-argument", words=extra[1], command=command)
    return UserError("usage", message=error.format_message().rstrip("."), command=command)


def _expected(kind: click.ParamType[object]) -> str:
    """Return the values that an argument may take, written without words of a language."""
    own = getattr(kind, "expected", None)
    if isinstance(own, str):
        return own
    if isinstance(kind, click.types.BoolParamType):
        return "true, false"
    if isinstance(kind, click.Path):
        return "/var/lib/buur/archive …"
    if isinstance(kind, click.Choice):
        return ", ".join(str(choice) for choice in kind.choices)
    if isinstance(kind, click.FloatRange):
        signs = "<" if kind.min_open else "≤", "<" if kind.max_open else "≤"
        low_end = "" if kind.min is None else f"{kind.min:g} {signs[0]} "
        return f"{low_end}x" + ("" if kind.max is None else f" {signs[1]} {kind.max:g}")
    low = kind.min if isinstance(kind, click.IntRange) else None
    high = kind.max if isinstance(kind, click.IntRange) else None
    if low is not None and high is not None:
        return f"{low}–{high}"
    first = 0 if low is None else int(low)
    return f"{first}, {first + 1}, {first + 2} …"


def file_error(error: OSError) -> UserError:
    """Return an error of the operating system as a `UserError`."""
    name = str(error.filename or "stdout")
    keys = {
        errno.ENOENT: "no-such-file",
        errno.EACCES: "file-denied",
        errno.EPERM: "file-denied",
        errno.EROFS: "file-denied",
        errno.EISDIR: "file-is-folder",
        errno.ENOSPC: "disk-full",
    }
    key = keys.get(error.errno or 0, "system")
    return UserError(key, name=name, message=error.strerror or str(error))


def error_text(error: BaseException) -> str:
    """Return an error's type and text on one line."""
    return str(printable(f"{type(error).__name__}: {error}"))


def _print_error(sentence: str) -> None:
    line = " ".join(sentence.split())
    try:
        print(f"buur: {line}", file=sys.stderr)  # noqa: T201 - the command line talks
    except OSError:  # nobody listens
        return


def _discard_output() -> None:
    """Redirect standard output to the null device, so that the flush at exit does not fail."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())

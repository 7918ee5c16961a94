"""Errors in texts: mistakes of the program, never of a player."""

from __future__ import annotations

from buur.errors import BuurError


class TextError(BuurError):
    """A Fluent file cannot be used, or a message cannot be formatted."""


class MissingText(TextError, LookupError):  # noqa: N818 - names what is missing
    """There is no such message, or it needs a variable that was not given."""

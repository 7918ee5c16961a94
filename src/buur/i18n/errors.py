"""Errors in texts, which are faults of the program and never of a player."""

from __future__ import annotations

from buur.errors import BuurError


class TextError(BuurError):
    """A Fluent file cannot be used, or a message cannot be formatted."""


class MissingText(TextError, LookupError):  # noqa: N818 - names what is missing
    """A message does not exist, or needs a variable that is missing."""

"""Errors of the bundler: faults in the page's sources."""

from buur.errors import BuurError


class PackError(BuurError):
    """A source of the page cannot be bundled; the message names file and line."""


class PackStoppedError(PackError):
    """The bundling was stopped, because nobody needs the page any more."""

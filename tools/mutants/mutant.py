"""A mutant: a module with one fault."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Mutant:
    """A module with one fault.

    ``key`` names it by what the change reads like, so that it survives edits elsewhere.
    """

    module: str
    line: int
    operator: str
    before: str
    after: str
    source: str
    """The whole faulty module."""

    @property
    def key(self) -> str:
        """Name of the mutant in reports and in the list of equivalents."""
        return f"{self.module}: {self.before} -> {self.after}"

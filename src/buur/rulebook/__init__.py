"""Written rules: the text of a rule set by topics, and its differences from a preset."""

from __future__ import annotations

from buur.rulebook.sentences import explain, rule_changes

__all__ = ["explain", "rule_changes"]


def __dir__() -> list[str]:
    return sorted(__all__)

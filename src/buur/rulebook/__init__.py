"""Written rules: the text of a rule set by topics, and its differences from a preset."""

from __future__ import annotations

from buur.rulebook.sentences import explain, rule_changes
from buur.rulebook.titles import description, find_presets, title

__all__ = ["description", "explain", "find_presets", "rule_changes", "title"]


def __dir__() -> list[str]:
    return sorted(__all__)

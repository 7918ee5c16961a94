"""The rules of a rule set written out in words."""

from __future__ import annotations

from buur.rulebook.sentences import explain, rule_changes

__all__ = ["explain", "rule_changes"]

"""`Variant`: a rule set that is checked to be playable, with changes of its options."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from buur.variants.combinations import check_combinations
from buur.variants.options import Value
from buur.variants.rule_set import OPTIONS, RuleSet


@dataclass(frozen=True, slots=True, kw_only=True)
class Variant(RuleSet):
    """A complete and checked set of rules. Equal variants play the same game.

    Raises:
        RulesError: some of its options do not go together.
    """

    def __post_init__(self) -> None:
        check_combinations(self)

    def with_options(
        self,
        changes: dict[str, object],
        *,
        teams: tuple[int, ...] | None = None,
        frame: Mapping[str, Any] | None = None,
    ) -> Variant:
        """Return this rule set with some options changed.

        Args:
            changes: values by option.
            teams: the line of the slate of each seat; unchanged if not given.
            frame: other fields of `RuleSet` that are no options, with their new values.

        Raises:
            RulesError: an option or value does not exist, or the combination is impossible.
        """
        lines = self.teams if teams is None else teams
        return replace(
            self, **self.changed_groups(changes), teams=lines, seats=len(lines), **(frame or {})
        )

    def differences(self, base: Variant) -> dict[str, Value]:
        """Return the options that differ from ``base``."""
        return {
            name: self.option(name) for name in OPTIONS if self.option(name) != base.option(name)
        }

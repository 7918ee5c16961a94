"""`Variant`: a rule set that is checked to be playable, with changes of its options."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Final, SupportsIndex

from buur.arguments import hint, instance, integer, wrong
from buur.cards import Suit, parse_suit
from buur.completion import PublicNames
from buur.contracts import Contract, Tables, compile_contract, contract_of
from buur.errors import ArgumentError
from buur.variants.combinations import check_combinations
from buur.variants.options import Value
from buur.variants.plan import MOST_DEALS
from buur.variants.rule_set import OPTIONS, RuleSet

BASES: Final[dict[str, Variant]] = {}
"""The rules of each preset by name, which `buur.variants.registry` fills; `repr` compares."""
FRAME: Final = ("code", "version", "sharing", "dealer_plays", "pack")
"""The fields that `Variant.with_options` takes as its ``frame``."""


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class Variant(RuleSet, PublicNames):
    """A complete and checked set of rules. Equal variants play the same game.

    >>> from buur.variants.registry import variant
    >>> variant("chibre", {"target": 500})
    variant('chibre', {'target': 500})

    Raises:
        RulesError: some of its options do not go together.
        ArgumentError: a field is of another type or out of range.
    """

    def __post_init__(self) -> None:
        RuleSet.__post_init__(self)
        check_combinations(self)

    def __repr__(self) -> str:
        base = BASES.get(self.code)
        if base is None:
            return f"<Variant {self.code!r} of {self.seats} seats>"
        changes = self.differences(base)
        others = [name for name in (*FRAME, "teams") if getattr(self, name) != getattr(base, name)]
        if others:
            listed = [f"{name}={getattr(self, name)!r}" for name in others]
            listed += [repr(changes)] if changes else []
            return f"<Variant {self.code!r} with {', '.join(listed)}>"
        return f"variant({self.code!r}, {changes})" if changes else f"variant({self.code!r})"

    def with_options(
        self,
        changes: Mapping[str, object],
        *,
        teams: tuple[int, ...] | None = None,
        frame: Mapping[str, Any] | None = None,
    ) -> Variant:
        """Return this rule set with some options changed.

        >>> from buur.variants.registry import variant
        >>> variant("chibre").with_options({"target": 500}).option("target")
        500

        Args:
            changes: values by option.
            teams: the line of the slate of each seat; unchanged if not given.
            frame: other fields of `RuleSet` that are no options, with their new values.

        Raises:
            RulesError: an option or value does not exist, or the combination is impossible.
            ArgumentError: an argument is of another type.
        """
        more: Mapping[str, Any] = {} if frame is None else frame
        if not isinstance(more, Mapping):
            raise wrong("frame", frame, f"values by field: {', '.join(FRAME)}")
        for name in more:
            if name not in FRAME:
                raise ArgumentError(f"frame has {name!r}: {hint(str(name), FRAME)}", "frame")
        if teams is not None and not isinstance(teams, tuple):
            raise wrong("teams", teams, "the line of each seat, such as (0, 1, 0, 1)")
        lines = self.teams if teams is None else teams
        return replace(self, **self.changed_groups(changes), teams=lines, seats=len(lines), **more)

    def compiled(
        self,
        contract: Contract | str,
        deal_no: SupportsIndex = 1,
        *,
        first_led: Suit | str | None = None,
    ) -> tuple[Tables, ...]:
        """Return the tables of each trick of a deal with a contract, first trick first.

        The tables have the points, the strength and the legal cards of these rules, for the
        functions of `buur.rules`. Points are card points before the multiplier.

        >>> from buur.cards import parse_card
        >>> from buur.variants.registry import variant
        >>> schedule = variant("schaufel-dame").compiled("oben")
        >>> len(schedule), schedule[0].points[parse_card("SQ")]
        (9, -100)

        Args:
            contract: the contract or its code.
            deal_no: the number of the deal, from 1. Some games change their points from deal to
                deal, and some have fewer tricks in later deals.
            first_led: the suit of the first card, by its number or letter; None before it is led.
                With ``tutti_values=first_led`` its jack and nine count as trumps.

        Raises:
            NotationError: there is no such contract or suit.
            ArgumentError: the number of the deal or of the suit is out of range.
        """
        known = contract_of(contract)
        number = integer(deal_no, 1, MOST_DEALS, "deal_no")
        led = None if first_led is None else _suit(first_led)
        return compile_contract(known, self.play.policy_of(number), self.plan(number).hand, led)

    def differences(self, base: RuleSet) -> dict[str, Value]:
        """Return the options that differ from ``base``.

        >>> from buur.variants.registry import variant
        >>> variant("chibre", {"target": 500}).differences(variant("chibre"))
        {'target': 500}

        Raises:
            ArgumentError: ``base`` is no rule set.
        """
        instance(base, RuleSet, "base", "a Variant, such as variant('chibre')")
        return {
            name: self.option(name) for name in OPTIONS if self.option(name) != base.option(name)
        }


def _suit(suit: Suit | str) -> Suit:
    return parse_suit(suit) if isinstance(suit, str) else Suit(integer(suit, 0, 3, "first_led"))

"""Comparison of two hands by their melds, each of them the first to declare once."""

from __future__ import annotations

from typing import Literal

from buur.cards import CardSet, Suit
from buur.melds import MeldRules, melds_in, tied_for_best
from buur.seats import Seat

Better = Literal["a", "b", "position", "both", "none"]

_NAMES: dict[tuple[int, ...], Better] = {(): "none", (0,): "a", (1,): "b", (0, 1): "both"}


def compare_hands(
    a: CardSet, b: CardSet, rules: MeldRules, trump: Suit | None, *, upside_down: bool
) -> Better:
    """Return which hand holds the better meld; ``position`` where who declares first has it."""
    declared = [(Seat(seat), melds_in(hand, rules)) for seat, hand in enumerate((a, b))]
    found = {
        tuple(sorted(tied_for_best(order, rules.order, trump, upside_down=upside_down)))
        for order in (declared, declared[::-1])
    }
    return _NAMES[found.pop()] if len(found) == 1 else "position"

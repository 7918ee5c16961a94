"""Search of the last two tricks of four seats, without a transposition table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from numba.extending import register_jitable

from buur.contracts import Tables
from buur.solver import array_layout as layout
from buur.solver.bounds import counting_cards, last_trick
from buur.solver.node import Node, with_turn
from buur.solver.suit_masks import lowest
from buur.solver.transitions import (
    deciding_card,
    finish_trick,
    lay_card,
    playable_cards,
    ruffing_card,
    tables_of,
)

INFINITY: Final = 1 << 20
"""Larger than every count."""
_SEATS: Final = 4

Search = Callable[[Any, Tables, Node, int, int], int]
"""Search function of a turn: array, tables, node, cards of the seats whose tricks count, goal."""


@register_jitable(forceinline=True)
def _after_first_trick(w: Any, tables: Tables, node: Node, ours: int, goal: int) -> int:
    """Return the count of the last two tricks once the last but one is full."""
    gain, last = finish_trick(w, node)
    gain += last_trick(w, last, node.lying, ours)
    w[layout.NEEDED] |= deciding_card(node.best, node.lying)
    return gain


def _make_search(deeper: Search) -> Search:
    """Return the search function of one turn in the last trick but one.

    It calls the function of the next turn; recursion would take three times as long. The hands are
    not changed.

    Args:
        deeper: the search function of the next turn.
    """

    def search(w: Any, tables: Tables, node: Node, ours: int, goal: int) -> int:
        high = w[layout.MAXIMIZERS] >> node.seat & 1
        found = -INFINITY if high else INFINITY
        needed = rules = ruffing_card(tables, w[layout.HANDS + node.seat], node)
        cards = playable_cards(w, tables, node)
        while cards:
            later = lay_card(tables, node, _SEATS, lowest(cards))
            cards &= cards - 1
            value = deeper(w, tables, later, ours, goal)
            found = max(found, value) if high else min(found, value)
            if (found >= goal) == (high == 1):
                needed = rules | w[layout.NEEDED]
                break
            needed |= w[layout.NEEDED]
        w[layout.NEEDED] = needed
        return found

    search.__qualname__ = f"search_before_{deeper.__qualname__}"  # see `buur.solver.search`
    made: Search = register_jitable(forceinline=True)(search)
    return made


_fourth = _make_search(_after_first_trick)
_third = _make_search(_fourth)
_second = _make_search(_third)
_first = _make_search(_second)


@register_jitable(forceinline=True)
def solve_two_tricks(w: Any, node: Node, goal: int) -> int:
    """Return the count at the beginning of the two tricks, or a bound that settles the goal.

    `NEEDED` then holds the cards on which the result depends, see `transposition_table`.
    """
    return _first(w, tables_of(w, node.trick), with_turn(node, 0), counting_cards(w), goal)

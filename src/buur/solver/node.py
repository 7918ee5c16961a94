"""Nodes of the search tree."""

from __future__ import annotations

from typing import NamedTuple

from numba.extending import register_jitable

from buur.rules.legality import NOBODY_LED


class Node(NamedTuple):
    """A position between two cards, without the hands, which are in the array of the search.

    Numba passes the fields of a named tuple one by one, so a call costs as much as with nine ints.
    """

    trick: int
    """Tricks that are over."""
    turn: int
    """Cards lying in the open trick."""
    seat: int
    """The seat on turn."""
    led: int
    """The suit led, or `NOBODY_LED`."""
    best: int
    """The card to be beaten, 0 before one is played."""
    winner: int
    """The seat that played the card to be beaten, 0 before one lies."""
    lying: int
    """The cards of the open trick."""
    worth: int
    """The points of the open trick."""
    rest: int
    """All points that nobody has taken yet, those of the open trick included."""


@register_jitable(forceinline=True)
def first_node(trick: int, seat: int, rest: int) -> Node:
    """Return the node at the beginning of a trick."""
    return Node(trick, 0, seat, NOBODY_LED, 0, 0, 0, 0, rest)


@register_jitable(forceinline=True)
def with_turn(node: Node, turn: int) -> Node:
    """Return a node with another turn, which the compiler may know as a constant."""
    return Node(node[0], turn, *node[2:])

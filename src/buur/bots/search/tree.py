"""Information-set Monte Carlo tree search: one tree over the information of the acting seat.

Each round takes one world (a determinization of the hidden cards) and plays the deal to its end in
the steps of Monte Carlo tree search. *Select*: inside the tree every player chooses among the cards
that are legal in this world, by the PUCT score. *Expand*: the first new card becomes a node.
*Simulate*: the rest is played by the rollout policy. *Backpropagate*: the result is added to the
nodes on the path. A card's value is its mean over all worlds, so nobody in the tree plays as if the
hidden cards were open.

(Single-observer information set search: Cowling, Powley and Whitehouse, 2012; the score is that of
Rosin's PUCB, 2011.)
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import numpy as np
from numba.extending import register_jitable

from buur.bots.policy.sampling import Moves
from buur.cards import PACK_SIZE
from buur.kernels.game import Floats, Ints

MIN_RETURNS: Final = 8
"""Number of rounds up to which the deviation of the returns is replaced by a default."""
OFF_TREE: Final = -1
"""Stands for a node outside the tree: the rest of the round is a rollout."""


class Tree(NamedTuple):
    """The nodes, each a card played after those of its ancestors, and the sums by first card."""

    links: Ints
    """Rows by node: first child, next sibling, card, visits."""
    values: Floats
    """By node, the sum of its returns to the side that played the card."""
    state: Ints
    """Number of nodes, the only entry."""
    spread: Floats
    """Number of rounds, sum and sum of squares of their returns to the acting seat."""
    returns: Floats
    """By first card and world, sum of the returns to the acting seat."""
    visits: Ints
    """By first card and world, number of rounds."""

    @classmethod
    def empty(cls, rounds: int, worlds: int) -> Tree:
        """Return a tree with only a root and with capacity for the rounds and worlds."""
        shape = PACK_SIZE, worlds
        sums = np.zeros(3), np.zeros(shape), np.zeros(shape, np.int64)
        return cls(*_root(rounds), *sums)

    def beside(self) -> Tree:
        """Return another tree with only a root, of the same capacity, that shares the sums."""
        links, values, state = _root(len(self.values) - 2)
        return self._replace(links=links, values=values, state=state)


def _root(rounds: int) -> tuple[Ints, Floats, Ints]:
    """Return the arrays of a tree with only a root: links, values and number of nodes."""
    return np.zeros((4, rounds + 2), np.int64), np.zeros(rounds + 2), np.ones(1, np.int64)


class TreeSettings(NamedTuple):
    """Settings of the selection within a tree."""

    exploration: float
    """Weight of the policy in the PUCT score."""
    first_play_penalty: float
    """Deviations by which a card without visits is rated below the mean of its siblings."""


class Nodes(NamedTuple):
    """Pointers to the nodes of a tree, and space for the path of a round."""

    first_child: Any
    next_sibling: Any
    card: Any
    visits: Any
    values: Any
    """By node, the sum of its returns."""
    count: Any
    """Number of nodes, the only entry."""
    room: int
    """Largest number of nodes."""
    children: Any
    """By card, the child of the current node."""
    path: Any
    """By depth, the nodes on the path."""
    movers: Any
    """By depth, the side that played the card."""


class Descent(NamedTuple):
    """Tree and parameters of the selection in one round."""

    nodes: Nodes
    first_card: int
    """Card that is played from the root."""
    exploration: float
    """Weight of the policy in the PUCT score, in units of the returns."""
    first_play_penalty: float
    """Difference by which a card without visits is valued below the mean of its siblings."""


@register_jitable(forceinline=True)
def find_children(nodes: Nodes, node: int, legal: int) -> tuple[int, float, int]:
    """Fill in a node's legal children by card; return their cards, total returns and visits."""
    cards, returns, visits = 0, 0.0, 0
    child = nodes.first_child[node]
    while child:
        card = nodes.card[child]
        if legal >> card & 1:
            nodes.children[card] = child
            cards |= 1 << card
            returns += nodes.values[child]
            visits += nodes.visits[child]
        child = nodes.next_sibling[child]
    return cards, returns, visits


@register_jitable(forceinline=True)
def deviation_of(spread: Any, default: float) -> float:
    """Return the standard deviation of the returns, or the default with too few returns."""
    count = spread[0]
    mean = spread[1] / max(count, 1.0)
    deviation: float = max(spread[2] / max(count, 1.0) - mean * mean, 0.0) ** 0.5
    return deviation if count > MIN_RETURNS and deviation > 1e-9 else default


@register_jitable(forceinline=True)
def puct_score(value: float, exploration: float, share: int, total: int, visits: int) -> float:
    """Return the mean return of a card plus a bonus by its prior, ``share / total``, and visits."""
    return value + exploration * share / total / (1.0 + visits)


@register_jitable(forceinline=True)
def select(
    nodes: Nodes, moves: Moves, legal: int, tried: int, total: int, bonus: float, default: float
) -> int:
    """Return the legal card with the highest PUCT score.

    Args:
        nodes: the nodes of the tree.
        moves: the legal cards with their priors.
        legal: the legal cards as a set.
        tried: the legal cards that have a node.
        total: the sum of the shares of the moves.
        bonus: the factor of the priors in the score.
        default: the mean return that a card without visits is assumed to have.
    """
    best, highest = 0, -1e300
    for index in range(legal.bit_count()):
        card, value, visits = moves.cards[index], default, 0
        if tried >> card & 1:
            child = nodes.children[card]
            visits = nodes.visits[child]
            value = nodes.values[child] / visits
        score = puct_score(value, bonus, moves.shares[index], total, visits)
        if score > highest:
            best, highest = card, score
    return best


@register_jitable(forceinline=True)
def expand(nodes: Nodes, node: int, card: int) -> int:
    """Add a child to a node and return it; 0 where the tree is full."""
    child: int = nodes.count[0]
    if child >= nodes.room:
        return 0
    nodes.count[0] = child + 1
    nodes.next_sibling[child] = nodes.first_child[node]
    nodes.first_child[node] = child
    nodes.card[child] = card
    return child


@register_jitable(forceinline=True)
def descend(
    descent: Descent, moves: Moves, at: int, depth: int, legal: int, total: int
) -> tuple[int, int, int]:
    """Choose a card in the tree; return it, its node or `OFF_TREE`, and the length of the path.

    Args:
        descent: the selection of the round.
        moves: the legal cards with their priors.
        at: the node of the seat on turn.
        depth: the length of the path to the node.
        legal: the legal cards as a set.
        total: the sum of the shares of the moves.
    """
    nodes, card = descent.nodes, descent.first_card
    tried, returns, visits = find_children(nodes, at, legal)
    if depth > 0:
        default = returns / visits - descent.first_play_penalty if visits else 0.0
        bonus = descent.exploration * (visits + 1.0) ** 0.5
        card = select(nodes, moves, legal, tried, total, bonus, default)
    child, below = 0, OFF_TREE
    if tried >> card & 1:
        child = below = nodes.children[card]
    else:
        child = expand(nodes, at, card)
    if child:
        nodes.path[depth] = child
        depth += 1
    return card, below, depth


@register_jitable(forceinline=True)
def backpropagate(nodes: Nodes, depth: int, results: Any) -> None:
    """Add to each node on the path a visit and the result of the side that played its card."""
    for index in range(depth):
        nodes.visits[nodes.path[index]] += 1
        nodes.values[nodes.path[index]] += results[nodes.movers[index]]


@register_jitable(forceinline=True)
def record(tree: Tree, card: int, world: int, result: float) -> None:
    """Add the result of a round to the sums of its first card and of all rounds."""
    tree.returns[card, world] += result
    tree.visits[card, world] += 1
    tree.spread[0] += 1.0
    tree.spread[1] += result
    tree.spread[2] += result * result

"""Information-set Monte Carlo tree search: one tree over what the acting seat knows.

Each round takes one world (a determinization of the hidden cards) and plays the deal to its end in
the steps of Monte Carlo tree search. *Select*: inside the tree every player chooses among the cards
that are legal in this world, by the PUCT score. *Expand*: the first new card becomes a node.
*Simulate*: the rest is played by the rollout policy. *Backpropagate*: the result is added to the
nodes that were passed. A card is judged over all worlds together, so nobody in the tree plays as if
the hidden cards were open.

(Single-observer information set search: Cowling, Powley and Whitehouse, 2012; the score is that of
Rosin's PUCB, 2011.)
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import numpy as np
from numba.extending import register_jitable

from buur.bots.features.position import Position
from buur.bots.policy.choice_model import PolicyArrays
from buur.bots.policy.sampling import CardDecision, mark_closing, sample_card, weigh_cards
from buur.bots.search.trick_steps import (
    credit_trick,
    determinize,
    playable_cards,
    seat_at,
    sum_points,
)
from buur.bots.utility.model import POINTS, Utility, evaluate
from buur.cards import PACK_SIZE
from buur.kernels.cache import kernel
from buur.kernels.game import Floats, Frame, Ints, Schedule
from buur.kernels.playout import tables_at
from buur.kernels.pointers import row_pointer
from buur.rules.bits import nth_card
from buur.rules.counter_rng import word
from buur.rules.legality import NOBODY_LED
from buur.rules.tricks import beats, to_beat

WORDS: Final = 64
"""Random words kept for each round, and ints of a row of scratch: more than cards can be played."""
ROWS: Final = 11
"""Rows of scratch."""
MIN_RETURNS: Final = 8
"""Rounds up to which the deviation of their returns is not yet trusted."""


class Tree(NamedTuple):
    """The nodes, each a card played after those of its ancestors; and sums by first card."""

    links: Ints
    """First child, next sibling, card, visits; by node."""
    values: Floats
    """By node, sum of its returns to the side that played the card."""
    state: Ints
    """How many nodes there are."""
    spread: Floats
    """Rounds, sum and sum of squares of their returns to the acting seat."""
    returns: Floats
    """By first card and world, sum of the returns to the acting seat."""
    visits: Ints
    """By first card and world, number of rounds."""

    @classmethod
    def empty(cls, rounds: int, worlds: int) -> Tree:
        """Return a tree of its root with room for so many rounds in so many worlds."""
        shape = PACK_SIZE, worlds
        sums = np.zeros(3), np.zeros(shape), np.zeros(shape, np.int64)
        return cls(*_root(rounds), *sums)

    def beside(self) -> Tree:
        """Return another tree of its root, of the same room, that adds to the same sums."""
        links, values, state = _root(len(self.values) - 2)
        return self._replace(links=links, values=values, state=state)


def _root(rounds: int) -> tuple[Ints, Floats, Ints]:
    """Return the nodes of a tree of its root: links, values and how many there are."""
    return np.zeros((4, rounds + 2), np.int64), np.zeros(rounds + 2), np.ones(1, np.int64)


class TreeSettings(NamedTuple):
    """How a tree grows."""

    exploration: float
    """Weight of the policy in the PUCT score."""
    first_play_penalty: float
    """Deviations by which a card without visits is valued below the mean of its siblings."""


class Problem(NamedTuple):
    """What a search is asked; the same in all of its rounds."""

    position: Position
    """Where the deal stands."""
    worlds: Ints
    """The cards held, by world and seat."""
    world_order: Ints
    """The world of each round; used again from the start when it is through."""
    utility: Utility
    settings: TreeSettings
    key: int
    """Of the random words."""


class Batch(NamedTuple):
    """Rounds that a tree grows by."""

    cards: Ints
    """First cards that are played in turn, each in the same worlds."""
    given: int
    """Rounds that each of these has had before."""
    first: int
    """Rounds that there have been in all."""
    rounds: int


class Nodes(NamedTuple):
    """The links of a tree, as rows."""

    first_child: Any
    next_sibling: Any
    card: Any
    visits: Any


class Moves(NamedTuple):
    """Rows about the legal cards of the seat on turn."""

    cards: Any
    shares: Any
    """Their probabilities by the policy, unnormalised."""
    children: Any
    """By card its node, where it has one."""


@register_jitable(forceinline=True)
def find_children(
    nodes: Nodes, values: Any, node: int, legal: int, children: Any
) -> tuple[int, float, int]:
    """Fill in the legal children of a node by card; return their cards, returns and visits."""
    cards, returns, visits = 0, 0.0, 0
    child = nodes.first_child[node]
    while child:
        card = nodes.card[child]
        if legal >> card & 1:
            children[card] = child
            cards |= 1 << card
            returns += values[child]
            visits += nodes.visits[child]
        child = nodes.next_sibling[child]
    return cards, returns, visits


@register_jitable(forceinline=True)
def deviation_of(spread: Any, default: float) -> float:
    """Return the standard deviation of the returns so far; the default while that says little."""
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
    nodes: Nodes,
    values: Any,
    moves: Moves,
    count: int,
    tried: int,
    total: int,
    exploration: float,
    first_play_value: float,
) -> int:
    """Return the legal card with the highest PUCT score.

    Args:
        nodes: of the tree.
        values: of the nodes.
        moves: the legal cards.
        count: how many there are.
        tried: those of them that have a node.
        total: sum of their shares.
        exploration: factor of the bonus for priors.
        first_play_value: mean return that is assumed of a card without visits.
    """
    best, highest = 0, -1e300
    for index in range(count):
        card, value, visits = moves.cards[index], first_play_value, 0
        if tried >> card & 1:
            child = moves.children[card]
            visits = nodes.visits[child]
            value = values[child] / visits
        score = puct_score(value, exploration, moves.shares[index], total, visits)
        if score > highest:
            best, highest = card, score
    return best


@register_jitable(forceinline=True)
def expand(tree: Tree, nodes: Nodes, node: int, card: int) -> int:
    """Add a child to a node and return it; 0 where the tree is full."""
    child = tree.state[0]
    if child >= tree.values.shape[0]:
        return 0
    tree.state[0] = child + 1
    nodes.next_sibling[child] = nodes.first_child[node]
    nodes.first_child[node] = child
    nodes.card[child] = card
    return child


@register_jitable(forceinline=True)
def backpropagate(
    nodes: Nodes, values: Any, path: Any, movers: Any, depth: int, results: Any
) -> None:
    """Add the results of a round to the nodes on its path, each from its mover's side."""
    for index in range(depth):
        nodes.visits[path[index]] += 1
        values[path[index]] += results[movers[index]]


@register_jitable(forceinline=True)
def record(tree: Tree, card: int, world: int, result: float) -> None:
    """Add the result of a round to the sums of its first card and of all rounds."""
    tree.returns[card, world] += result
    tree.visits[card, world] += 1
    tree.spread[0] += 1.0
    tree.spread[1] += result
    tree.spread[2] += result * result


@kernel
def grow(
    schedule: Schedule,
    frame: Frame,
    problem: Problem,
    policy: PolicyArrays,
    tree: Tree,
    batch: Batch,
    scratch: Ints,
    results: Floats,
) -> None:
    """Grow a tree by some rounds (kernel).

    Args:
        schedule: the tables of each trick.
        frame: what else the rules say.
        problem: what is searched.
        policy: by which players choose after the tree, and the prior within it.
        tree: that grows.
        batch: the rounds.
        scratch: `ROWS` rows of `WORDS` ints, for nothing outside.
        results: room for what a round brings to each side.
    """
    position, utility, settings = problem.position, problem.utility, problem.settings
    seats, lies = frame.seats, position.lying.shape[1]
    trick_count = schedule.buur.shape[0] // position.scaled_points.shape[0]
    links, values = tree.links, tree.values
    nodes = Nodes(
        row_pointer(links, 0), row_pointer(links, 1), row_pointer(links, 2), row_pointer(links, 3)
    )
    left, features, faces = (
        row_pointer(scratch, 0),
        row_pointer(scratch, 1),
        row_pointer(scratch, 2),
    )
    shares, children, path = (
        row_pointer(scratch, 3),
        row_pointer(scratch, 4),
        row_pointer(scratch, 5),
    )
    moves = Moves(faces, shares, children)
    movers, points, tricks = (
        row_pointer(scratch, 6),
        row_pointer(scratch, 7),
        row_pointer(scratch, 8),
    )
    closing, won = row_pointer(scratch, 9), row_pointer(scratch, 10)
    lying, sides = row_pointer(position.lying, 0), row_pointer(position.sides, 0)
    roles = row_pointer(position.roles, 0)
    weights, exponentials = row_pointer(policy.weights, 0), row_pointer(policy.shares, 0)
    side_count = position.points.shape[1]
    own_side = sides[seat_at(position.leader, lies, seats)]
    mark_closing(sides, seats, closing)
    for number in range(batch.first, batch.first + batch.rounds):
        turn_of_round = number - batch.first
        first_card = batch.cards[turn_of_round % batch.cards.shape[0]]
        at = batch.given + turn_of_round // batch.cards.shape[0]
        world = problem.world_order[at % problem.world_order.shape[0]]
        together = determinize(row_pointer(problem.worlds, world), seats, left)
        for side in range(side_count):
            points[side] = position.points[0, side]
            tricks[side] = position.tricks[0, side]
            won[side] = position.won[0, side]
        deviation = deviation_of(tree.spread, utility.spread)
        part, scaled, counted = 0, row_pointer(position.scaled_points, 0), position.counted
        leader, node, depth, in_tree = position.leader, 0, 0, True
        winner, drawn = -1, number * WORDS
        for trick in range(position.taken, trick_count):
            tables = tables_at(schedule, part * trick_count + trick)
            led, best, best_seat, trick_set = NOBODY_LED, 0, leader, 0
            worth, scaled_worth = tables.trick, scaled[PACK_SIZE]
            for turn in range(seats):
                seat = seat_at(leader, turn, seats)
                if trick == position.taken and turn < lies:
                    card = lying[turn]
                else:
                    hand, side = left[seat], sides[seat]
                    has_to_open = frame.trump_first and trick == 0 and turn == 0
                    legal = playable_cards(tables, hand, led, best, trick_set, has_to_open)
                    many = legal.bit_count()
                    card = nth_card(legal, 0)
                    total = 0
                    if many > 1 or in_tree:
                        decision = CardDecision(
                            1 if points[side] >= utility.point_limits[world, side] else 0,
                            roles[seat],
                            legal,
                            hand,
                            together & ~hand,
                            led,
                            best,
                            1 if sides[best_seat] == side else 0,
                            closing[seat * seats + seats - 1 - turn],
                            scaled_worth,
                        )
                        total = weigh_cards(
                            tables, scaled, weights, exponentials, decision, features, faces, shares
                        )
                    if in_tree:
                        tried, returns, visits = find_children(nodes, values, node, legal, children)
                        card = first_card
                        if depth > 0:
                            first_play_value = 0.0
                            if visits:
                                first_play_value = returns / visits
                                first_play_value -= settings.first_play_penalty * deviation
                            exploration = settings.exploration * deviation * (visits + 1.0) ** 0.5
                            card = select(
                                nodes,
                                values,
                                moves,
                                many,
                                tried,
                                total,
                                exploration,
                                first_play_value,
                            )
                        movers[depth] = side
                        if tried >> card & 1:
                            node = children[card]
                        else:
                            in_tree = False
                            node = expand(tree, nodes, node, card)
                        if node:
                            path[depth] = node
                            depth += 1
                    elif many > 1:
                        # Simulate.
                        card = sample_card(faces, shares, word(problem.key, drawn) % total)
                        drawn += 1
                    left[seat] = hand ^ 1 << card
                    together ^= 1 << card
                if turn == 0:
                    led, best = card // 9, card
                    if trick == 0:
                        counted = PACK_SIZE * led
                else:
                    if position.is_open and part == 0 and card // 9 != led:
                        # The card makes trumps; all cards before it count as they do with these.
                        part = 1 + card // 9
                        tables = tables_at(schedule, part * trick_count + trick)
                        scaled = row_pointer(position.scaled_points, part)
                        for side in range(side_count):
                            points[side] = tables.trick * tricks[side]
                            points[side] += sum_points(tables, counted, won[side])
                        worth = tables.trick + sum_points(tables, counted, trick_set)
                    best_seat = seat if beats(tables, card, best) else best_seat
                    best = to_beat(tables, card, best)
                trick_set |= 1 << card
                worth += tables.points[counted + card]
                scaled_worth += scaled[card]
            leader = best_seat
            side = sides[leader]
            won[side] |= trick_set
            worth += frame.last if trick == trick_count - 1 else 0
            trumps = tables.trump_mask
            credit_trick(
                frame, utility, trick_set, trumps, worth, side, sides, left, points, tricks
            )
            if winner < 0 and points[side] >= utility.winning_points[side]:
                winner = side
        evaluate(utility, world, points, tricks, trick_count, winner, results)
        if position.is_open and part == 0 and utility.ranking != POINTS:
            results[:] = 0.0  # without trumps no rank is written
        backpropagate(nodes, values, path, movers, depth, results)
        record(tree, first_card, world, results[own_side])

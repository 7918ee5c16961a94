"""Kernels that play deals to their end in sampled worlds: rounds of a tree search, and rollouts."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numba.extending import register_jitable

from buur.bots.features.position import Position
from buur.bots.policy.choice_model import PolicyArrays, policy_rows
from buur.bots.policy.sampling import (
    Moves,
    add_log_gradient,
    mark_closing,
    sample_card,
    weigh_cards,
)
from buur.bots.search.tree import (
    OFF_TREE,
    Descent,
    Nodes,
    Tree,
    TreeSettings,
    backpropagate,
    descend,
    deviation_of,
    record,
)
from buur.bots.search.trick_steps import (
    DealState,
    begin_trick,
    decision_of,
    determinize,
    lay_card,
    playable_cards,
    recount,
    seat_at,
    take_trick,
)
from buur.bots.utility.model import POINTS, Utility, evaluate
from buur.cards import PACK_SIZE
from buur.kernels.cache import kernel
from buur.kernels.game import Floats, Frame, Ints, Schedule
from buur.kernels.playout import tables_at
from buur.kernels.pointers import offset, pointer, row_pointer
from buur.rules.bits import nth_card
from buur.rules.counter_rng import word

WORDS, ROWS = 64, 11
"""Number of random words of a deal, more than its cards, which is also the length of a row of
working memory; and the number of these rows."""


class Problem(NamedTuple):
    """A position with its worlds, utility and policy, shared by all deals that a kernel plays."""

    schedule: Schedule
    """The tables of each trick, for each part of the schedule."""
    frame: Frame
    position: Position
    worlds: Ints
    """The cards held, by world and seat."""
    utility: Utility
    policy: PolicyArrays
    """The policy of the rollouts, and the prior within the tree."""
    key: int
    """Key of the random words."""


class DealStart(NamedTuple):
    """The position that each deal starts from, as pointers.

    With arrays, numba would count references to them in each deal.
    """

    frame: Frame
    position: Position
    """The position, with pointers in place of its arrays."""
    lies: int
    """Number of cards in the open trick."""
    sides: int
    """Number of sides."""
    tricks: int
    """Number of tricks of a deal."""
    key: int
    """Key of the random words."""


class World(NamedTuple):
    """Pointers to the data of one world."""

    hands: Any
    """The cards held, by seat."""
    point_limits: Any
    """Point limits by side, see `Utility`."""


class Batch(NamedTuple):
    """Rounds that a tree grows by."""

    cards: Ints
    """First cards, which take turns; each meets the same worlds."""
    given: int
    """Number of earlier rounds of each of these cards."""
    first: int
    """Number of earlier rounds in all."""
    rounds: int
    """Number of rounds of the batch."""
    world_order: Ints
    """World by round of a card; it repeats from the start."""


def make_scratch() -> Ints:
    """Return working memory for `grow` or `roll_out`."""
    return np.empty((ROWS, WORDS), np.int64)


@register_jitable(forceinline=True)
def deal_state(problem: Problem, scratch: Ints) -> DealState:
    """Return the rows of a deal that a kernel plays, in working memory."""
    sides, closing = row_pointer(problem.position.sides, 0), row_pointer(scratch, 0)
    mark_closing(sides, problem.frame.seats, closing)
    return DealState(
        sides,
        row_pointer(problem.position.roles, 0),
        closing,
        row_pointer(scratch, 1),
        row_pointer(scratch, 2),
        row_pointer(scratch, 3),
        row_pointer(scratch, 4),
        pointer(problem.utility.winning_points),
        problem.utility.marriages,
        Moves(row_pointer(scratch, 5), row_pointer(scratch, 6), row_pointer(scratch, 7)),
        policy_rows(problem.policy),
    )


@register_jitable(forceinline=True)
def tree_nodes(tree: Tree, scratch: Ints) -> Nodes:
    """Return the nodes of a tree, with space for a path in working memory."""
    links = tree.links
    return Nodes(
        row_pointer(links, 0),
        row_pointer(links, 1),
        row_pointer(links, 2),
        row_pointer(links, 3),
        pointer(tree.values),
        pointer(tree.state),
        tree.values.shape[0],
        row_pointer(scratch, 8),
        row_pointer(scratch, 9),
        row_pointer(scratch, 10),
    )


@register_jitable(forceinline=True)
def deal_start(problem: Problem) -> DealStart:
    """Return the position that each deal starts from."""
    position = problem.position
    return DealStart(
        problem.frame,
        Position(
            position.leader,
            position.taken,
            position.counted,
            row_pointer(position.lying, 0),
            row_pointer(position.sides, 0),
            row_pointer(position.roles, 0),
            row_pointer(position.scaled_points, 0),
            row_pointer(position.points, 0),
            row_pointer(position.tricks, 0),
            position.is_open,
            row_pointer(position.won, 0),
        ),
        position.lying.shape[1],
        position.points.shape[1],
        problem.schedule.buur.shape[0] // position.scaled_points.shape[0],
        problem.key,
    )


@register_jitable(forceinline=True)
def world_rows(problem: Problem, world: int) -> World:
    """Return pointers to the data of a world."""
    return World(
        row_pointer(problem.worlds, world), row_pointer(problem.utility.point_limits, world)
    )


@register_jitable(forceinline=True)
def start_deal(start: DealStart, rows: DealState, world: World) -> int:
    """Fill in the rows at the start of a deal; return the set of all cards held."""
    position = start.position
    for side in range(start.sides):
        rows.points[side] = position.points[side]
        rows.tricks[side] = position.tricks[side]
        rows.won[side] = position.won[side]
    return determinize(world.hands, start.frame.seats, rows.left)


@register_jitable(forceinline=True)
def play_deal(
    schedule: Schedule,
    start: DealStart,
    rows: DealState,
    world: World,
    number: int,
    descent: Descent | None,
    gradients: Floats | None,
) -> tuple[int, int, bool]:
    """Play a deal to its end; the rows then have the points and tricks of the sides.

    Args:
        schedule: the tables of each trick, for each part of the schedule.
        start: the start of the deal.
        rows: the rows of the deal.
        world: the world in which the deal is played.
        number: the number of the deal, which selects its random words.
        descent: the choices within the tree; None for a rollout.
        gradients: an array by deal, side and weight, which the gradients of the log-probability of
            the side's cards are added to; None or without deals to leave them out.

    Returns:
        The side that has won the partie, -1 for none; the length of the path in the tree; whether
        the trumps are still undecided.
    """
    position, seats, moves = start.position, start.frame.seats, rows.moves
    together = start_deal(start, rows, world)
    part, scaled, counted = 0, position.scaled_points, position.counted
    leader, depth, winner = position.leader, 0, -1
    node, drawn = OFF_TREE if descent is None else 0, number * WORDS
    for taken in range(position.taken, start.tricks):
        tables = tables_at(schedule, part * start.tricks + taken)
        trick = begin_trick(tables, scaled, leader)
        for turn in range(seats):
            seat = seat_at(leader, turn, seats)
            if taken == position.taken and turn < start.lies:
                card = position.lying[turn]
            else:
                has_to_open = start.frame.trump_first and taken == 0 and turn == 0
                legal = playable_cards(tables, trick, rows.left[seat], has_to_open)
                many, total = legal.bit_count(), 0
                card = nth_card(legal, 0)
                if many > 1 or node >= 0:
                    side = rows.sides[seat]
                    closes = rows.closing[seat * seats + seats - 1 - turn]
                    limit = world.point_limits[side]
                    decision = decision_of(rows, trick, seat, closes, legal, together, limit)
                    total = weigh_cards(tables, scaled, rows.policy, decision, moves)
                    if node < 0:
                        card = sample_card(moves, word(start.key, drawn) % total)
                        drawn += 1
                        if gradients is not None:  # noqa: SIM102 - numba prunes by this alone
                            if number < gradients.shape[0]:
                                slopes = gradients[number, side]
                                add_log_gradient(
                                    tables, scaled, decision, moves, total, card, slopes
                                )
                    elif descent is not None:
                        descent.nodes.movers[depth] = side
                        card, node, depth = descend(descent, moves, node, depth, legal, total)
                rows.left[seat] ^= 1 << card
                together ^= 1 << card
            if taken == 0 and turn == 0:
                counted = PACK_SIZE * (card // 9)
            if position.is_open and part == 0 and turn > 0 and card // 9 != trick.led:
                # The card decides the trumps; all earlier cards count by their tables, too.
                part = 1 + card // 9
                tables = tables_at(schedule, part * start.tricks + taken)
                scaled = offset(position.scaled_points, part * (PACK_SIZE + 1))
                trick = recount(tables, counted, rows, start.sides, trick)
            trick = lay_card(tables, scaled, counted, trick, seat, card)
        leader = trick.winner
        bonus = start.frame.last if taken == start.tricks - 1 else 0
        take_trick(rows, trick, seats, tables.trump_mask, bonus)
        side = rows.sides[leader]
        if winner < 0 and rows.points[side] >= rows.winning_points[side]:
            winner = side
    return winner, depth, position.is_open and part == 0


@kernel
def grow(
    problem: Problem,
    settings: TreeSettings,
    tree: Tree,
    batch: Batch,
    scratch: Ints,
    results: Floats,
) -> None:
    """Grow a tree by some rounds (kernel).

    Args:
        problem: the position to search.
        settings: the settings of the tree.
        tree: the tree to grow.
        batch: the rounds.
        scratch: working memory, see `make_scratch`.
        results: working memory for the utility of a round to each side.
    """
    schedule, utility = problem.schedule, problem.utility
    start, rows, nodes = (
        deal_start(problem),
        deal_state(problem, scratch),
        tree_nodes(tree, scratch),
    )
    own_side = rows.sides[seat_at(start.position.leader, start.lies, start.frame.seats)]
    for number in range(batch.rounds):
        card = batch.cards[number % batch.cards.shape[0]]
        at = batch.given + number // batch.cards.shape[0]
        world = batch.world_order[at % batch.world_order.shape[0]]
        deviation = deviation_of(tree.spread, utility.spread)
        exploration = settings.exploration * deviation
        descent = Descent(nodes, card, exploration, settings.first_play_penalty * deviation)
        hands = world_rows(problem, world)
        winner, depth, is_open = play_deal(
            schedule, start, rows, hands, batch.first + number, descent, None
        )
        evaluate(utility, world, rows.points, rows.tricks, start.tricks, winner, results)
        if is_open and utility.ranking != POINTS:
            results[:] = 0.0  # a deal without trumps has no score by placement
        backpropagate(nodes, depth, results)
        record(tree, card, world, results[own_side])


@kernel
def roll_out(
    problem: Problem, points: Ints, tricks: Ints, results: Floats, gradients: Floats, scratch: Ints
) -> None:
    """Play deals to their end by the policy; fill in points, tricks and results (kernel).

    Args:
        problem: the deal, before the first card; the worlds take turns by rollout.
        points: the points by rollout and side, to be filled in.
        tricks: the tricks by rollout and side, to be filled in.
        results: the utility by rollout and side, less the mean of the others, to be filled in.
        gradients: the gradients, see `play_deal`.
        scratch: working memory, see `make_scratch`.
    """
    schedule, utility = problem.schedule, problem.utility
    start, rows = deal_start(problem), deal_state(problem, scratch)
    for number in range(points.shape[0]):
        world = number % problem.worlds.shape[0]
        hands = world_rows(problem, world)
        winner, _, _ = play_deal(schedule, start, rows, hands, number, None, gradients)
        evaluate(utility, world, rows.points, rows.tricks, start.tricks, winner, results[number])
        for side in range(start.sides):
            points[number, side] = rows.points[side]
            tricks[number, side] = rows.tricks[side]

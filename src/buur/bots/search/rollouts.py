"""Rollouts: deals played to their end by the rollout policy, in many worlds.

A rollout is quicker than a search. It tells what hands are worth among usual players, not which
card is best.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np

from buur.bots.features.position import Position
from buur.bots.policy.choice_model import PolicyArrays, policy_arrays
from buur.bots.policy.sampling import (
    CardDecision,
    add_log_gradient,
    mark_closing,
    sample_card,
    weigh_cards,
)
from buur.bots.search.trick_steps import credit_trick, determinize, playable_cards, seat_at
from buur.bots.utility.model import Utility, evaluate
from buur.cards import PACK_SIZE
from buur.kernels.cache import kernel
from buur.kernels.game import Floats, Frame, Game, Ints, Schedule
from buur.kernels.playout import tables_at
from buur.kernels.pointers import row_pointer
from buur.rules.bits import nth_card
from buur.rules.counter_rng import deal_key, word
from buur.rules.legality import NOBODY_LED
from buur.rules.tricks import beats, to_beat

WORDS: Final = 64
"""Random words kept for each rollout, and ints of a row of scratch: more than cards can be laid."""
ROWS: Final = 5
"""Rows of scratch."""
NO_GRADIENTS: Final = np.empty((0, 0, 0))


@kernel
def roll_out(
    schedule: Schedule,
    frame: Frame,
    position: Position,
    worlds: Ints,
    utility: Utility,
    policy: PolicyArrays,
    key: int,
    points: Ints,
    tricks: Ints,
    results: Floats,
    gradients: Floats,
    scratch: Ints,
) -> None:
    """Play deals to their end by the policy; fill in points, tricks and results (kernel).

    Args:
        schedule: the tables of each trick.
        frame: what else the rules say.
        position: where the deal stands, before its first card.
        worlds: the cards held, by world and seat.
        utility: of the sides.
        policy: by which all players choose their cards.
        key: of the random words.
        points: by rollout and side, to be filled in; rollouts take the worlds in turn.
        tricks: likewise.
        results: likewise what that brings to each side above the others.
        gradients: by rollout, side and weight, to which the gradient of the log-probability of the
            side's cards is added; without rollouts where it is not wanted.
        scratch: `ROWS` rows of `WORDS` ints, for nothing outside.
    """
    seats, tricks_in_all = frame.seats, schedule.buur.shape[0]
    left, features, faces = (
        row_pointer(scratch, 0),
        row_pointer(scratch, 1),
        row_pointer(scratch, 2),
    )
    shares, closing = row_pointer(scratch, 3), row_pointer(scratch, 4)
    sides, roles = row_pointer(position.sides, 0), row_pointer(position.roles, 0)
    scaled = row_pointer(position.scaled_points, 0)
    weights, exponentials = row_pointer(policy.weights, 0), row_pointer(policy.shares, 0)
    mark_closing(sides, seats, closing)
    for number in range(points.shape[0]):
        world = number % worlds.shape[0]
        together = determinize(row_pointer(worlds, world), seats, left)
        made, taken = row_pointer(points, number), row_pointer(tricks, number)
        for side in range(points.shape[1]):
            made[side] = taken[side] = 0
        leader, counted, drawn, winner = position.leader, 0, number * WORDS, -1
        for trick in range(tricks_in_all):
            tables = tables_at(schedule, trick)
            led, best, best_seat, trick_set = NOBODY_LED, 0, leader, 0
            worth, scaled_worth = tables.trick, scaled[PACK_SIZE]
            for turn in range(seats):
                seat = seat_at(leader, turn, seats)
                hand, side = left[seat], sides[seat]
                has_to_open = frame.trump_first and trick == 0 and turn == 0
                legal = playable_cards(tables, hand, led, best, trick_set, has_to_open)
                card = nth_card(legal, 0)
                if legal.bit_count() > 1:
                    decision = CardDecision(
                        1 if made[side] >= utility.point_limits[world, side] else 0,
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
                    card = sample_card(faces, shares, word(key, drawn) % total)
                    drawn += 1
                    if number < gradients.shape[0]:
                        add_log_gradient(
                            tables,
                            scaled,
                            decision,
                            features,
                            faces,
                            shares,
                            total,
                            card,
                            gradients[number, side],
                        )
                left[seat] = hand ^ 1 << card
                together ^= 1 << card
                if turn == 0:
                    led, best = card // 9, card
                    if trick == 0:
                        counted = PACK_SIZE * led
                else:
                    best_seat = seat if beats(tables, card, best) else best_seat
                    best = to_beat(tables, card, best)
                trick_set |= 1 << card
                worth += tables.points[counted + card]
                scaled_worth += scaled[card]
            leader = best_seat
            side = sides[leader]
            worth += frame.last if trick == tricks_in_all - 1 else 0
            trumps = tables.trump_mask
            credit_trick(frame, utility, trick_set, trumps, worth, side, sides, left, made, taken)
            if winner < 0 and made[side] >= utility.winning_points[side]:
                winner = side
        evaluate(utility, world, made, taken, tricks_in_all, winner, results[number])


class Rollouts(NamedTuple):
    """How deals came out, by rollout and side."""

    points: Ints
    tricks: Ints
    results: Floats
    """What they bring to each side above the average of the others."""


def run_rollouts(
    game: Game, position: Position, worlds: Ints, utility: Utility, times: int, seed: int
) -> Rollouts:
    """Play every world to its end so many times, one world after the other and then again.

    Args:
        game: what is played.
        position: where the deal stands, before its first card.
        worlds: the cards held, by world and seat.
        utility: of the sides.
        times: how often each world is played.
        seed: of what is left to chance.
    """
    shape = times * len(worlds), len(utility.first_trick_bonus)
    found = Rollouts(np.empty(shape, np.int64), np.empty(shape, np.int64), np.empty(shape))
    key, scratch = deal_key(seed, 0), np.empty((ROWS, WORDS), np.int64)
    roll_out(
        game.schedule,
        game.frame,
        position,
        worlds,
        utility,
        policy_arrays(),
        key,
        *found,
        NO_GRADIENTS,
        scratch,
    )
    return found

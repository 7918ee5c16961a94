"""Deals played to their end by habit alone, many ways the hidden cards may lie.

Quicker than a search and without its knowledge of what pays: it tells what hands are worth to
people who play as usual, not which card is best.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np

from buur.bots.features.position import Position
from buur.bots.policy.choice_model import PolicyArrays, policy_arrays
from buur.bots.policy.sampling import add_log_gradient, mark_closing, sample_card, weigh_cards
from buur.bots.utility.model import Utility, evaluate, won_marriage_points
from buur.cards import PACK_SIZE
from buur.kernels.cache import kernel
from buur.kernels.game import Floats, Frame, Game, Ints, Schedule
from buur.kernels.playout import tables_at
from buur.kernels.pointers import row_pointer
from buur.rules.bits import nth_card
from buur.rules.counter_rng import deal_key, word
from buur.rules.legality import NOBODY_LED, leading_cards, legal_cards
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
    """Play deals to their end by habit, and fill in what each side takes and what that brings.

    Args:
        schedule: the tables of each trick.
        frame: what else the rules say.
        start: where the deal stands, before its first card.
        worlds: the cards held, by world and seat.
        aims: what the points mean to each side.
        habits: how players choose.
        key: of the random words.
        points: by rollout and side, to be filled in; rollouts take the worlds in turn.
        tricks: likewise.
        results: likewise what that brings to each side above the others.
        slopes: by rollout, side and weight, to which is added how much likelier each weight makes
            what the side lays; no rollouts where nobody wants to know.
        scratch: `ROWS` rows of `WORDS` ints, for nothing outside.
    """
    seats, tricks_in_all = frame.seats, schedule.buur.shape[0]
    left, features, faces = (
        row_pointer(scratch, 0),
        row_pointer(scratch, 1),
        row_pointer(scratch, 2),
    )
    shares, closing = row_pointer(scratch, 3), row_pointer(scratch, 4)
    sides, roles, scaled = (
        row_pointer(position.sides, 0),
        row_pointer(position.roles, 0),
        row_pointer(position.scaled_points, 0),
    )
    weights, exponentials = row_pointer(policy.weights, 0), row_pointer(policy.shares, 0)
    mark_closing(sides, seats, closing)
    for number in range(points.shape[0]):
        world = number % worlds.shape[0]
        together = 0
        for seat in range(seats):
            left[seat] = worlds[world, seat]
            together |= left[seat]
        made, taken = row_pointer(points, number), row_pointer(tricks, number)
        for side in range(points.shape[1]):
            made[side] = taken[side] = 0
        leader, counted, drawn, out_first = position.leader, 0, number * WORDS, -1
        for trick in range(tricks_in_all):
            tables = tables_at(schedule, trick)
            led, best, best_seat, trick_set = NOBODY_LED, 0, leader, 0
            worth, scaled_worth = tables.trick, scaled[PACK_SIZE]
            for turn in range(seats):
                seat = leader + turn
                seat = seat - seats if seat >= seats else seat
                hand = left[seat]
                legal = legal_cards(tables, hand, led, best, trick_set)
                if frame.trump_first and trick == 0 and turn == 0:
                    legal = leading_cards(tables, legal)
                many = legal.bit_count()
                card = nth_card(legal, 0)
                if many > 1:
                    side = sides[seat]
                    out = together & ~hand
                    goal = 1 if made[side] >= utility.point_limits[world, side] else 0
                    ours = 1 if sides[best_seat] == side else 0
                    closes = closing[seat * seats + seats - 1 - turn]
                    total = weigh_cards(
                        tables,
                        scaled,
                        weights,
                        exponentials,
                        goal,
                        roles[seat],
                        legal,
                        hand,
                        out,
                        led,
                        best,
                        ours,
                        closes,
                        scaled_worth,
                        features,
                        faces,
                        shares,
                    )
                    card = sample_card(faces, shares, word(key, drawn) % total)
                    drawn += 1
                    if number < gradients.shape[0]:
                        add_log_gradient(
                            tables,
                            scaled,
                            goal,
                            roles[seat],
                            hand,
                            out,
                            led,
                            best,
                            ours,
                            closes,
                            scaled_worth,
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
            made[side] += worth
            if trick == tricks_in_all - 1:
                made[side] += frame.last
            taken[side] += 1
            first = taken[side] == 1
            made[side] += won_marriage_points(
                utility, trick_set, tables.trump_mask, side, first, seats, sides, left
            )
            if out_first < 0 and made[side] >= utility.winning_points[side]:
                out_first = side
        evaluate(utility, world, made, taken, tricks_in_all, out_first, results[number])


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
        start: where the deal stands, before its first card.
        worlds: the cards held, by world and seat.
        aims: what the points mean to each side.
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

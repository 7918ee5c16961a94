"""One tree over what the acting seat knows, grown through many ways the hidden cards may lie.

Each round takes a way the cards may lie (a world) and plays the deal to its end. Its first card is
the one whose turn it is; then everybody in the tree chooses among the cards that he may play in
this world by what they brought so far and by habit, after it by habit alone. A card is judged over
all worlds together, so nobody in the tree plays as if he saw the hidden cards.

(Single-observer information set search: Cowling, Powley and Whitehouse, 2012; the choice within
the tree is that of Rosin's PUCB, 2011.)
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
from numba.extending import register_jitable
from numpy.typing import NDArray

from buur.bots.features.position import Position
from buur.bots.policy.choice_model import PolicyArrays
from buur.bots.policy.sampling import mark_closing, sample_card, weigh_cards
from buur.bots.utility.model import POINTS, Utility, evaluate, won_marriage_points
from buur.cards import PACK_SIZE
from buur.contracts import Tables
from buur.kernels.cache import kernel
from buur.kernels.game import Frame, Ints, Schedule
from buur.kernels.playout import tables_at
from buur.kernels.pointers import row_pointer
from buur.rules.bits import nth_card
from buur.rules.counter_rng import word
from buur.rules.legality import NOBODY_LED, leading_cards, legal_cards
from buur.rules.tricks import beats, to_beat

Floats = NDArray[np.float64]

WORDS: Final = 64
"""Random words kept for each round, and ints of a row of scratch: more than cards can be laid."""
ROWS: Final = 11
"""Rows of scratch."""


class Tree(NamedTuple):
    """The nodes: each is a card laid on those of its ancestors."""

    links: Ints
    """First child, next sibling, card, visits; by node."""
    values: Floats
    """Sums of what its rounds brought to who laid the card."""
    state: Ints
    """How many nodes there are."""
    spread: Floats
    """Rounds, sum and sum of squares of what they brought to the acting seat."""
    returns: Floats
    """By first card and world, sums of what its rounds brought to the acting seat."""
    visits: Ints
    """Likewise, how many rounds these were."""

    @classmethod
    def empty(cls, rounds: int, worlds: int) -> Tree:
        """Return a tree of its root that has room for so many rounds among so many worlds."""
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
    """How much the habits guide the search."""
    first_play_penalty: float
    """By how many deviations a card that was not tried is thought worse than those that were."""


@register_jitable
def sum_points(tables: Tables, counted: int, cards: int) -> int:
    """Return the points of some cards.

    Args:
        tables: that tell them.
        counted: where the points begin that hold in this deal.
        cards: whose points are added.
    """
    points = 0
    for _ in range(cards.bit_count()):
        points += tables.points[counted + nth_card(cards, 0)]
        cards &= cards - 1
    return points


@kernel
def grow(
    schedule: Schedule,
    frame: Frame,
    position: Position,
    worlds: Ints,
    picks: Ints,
    utility: Utility,
    policy: PolicyArrays,
    settings: TreeSettings,
    tree: Tree,
    turns: Ints,
    given: int,
    first: int,
    rounds: int,
    key: int,
    scratch: Ints,
    results: Floats,
) -> None:
    """Grow a tree by some rounds.

    Args:
        schedule: the tables of each trick.
        frame: what else the rules say.
        start: where the deal stands.
        worlds: the cards held, by world and seat.
        picks: the world of each round; they are taken again when they are through.
        aims: what the points mean to each side.
        habits: how players choose.
        manner: how the tree grows.
        tree: that grows.
        turns: cards that are laid first in turn, each in the same worlds.
        given: how many rounds each of these has had.
        first: how many rounds there have been.
        rounds: how many it gets.
        key: of the random words.
        scratch: `ROWS` rows of `WORDS` ints, for nothing outside.
        results: room for what a round brings to each side.
    """
    seats, lies = frame.seats, position.lying.shape[1]
    parts = position.scaled_points.shape[0]
    tricks_in_all = schedule.buur.shape[0] // parts
    kids, nexts = row_pointer(tree.links, 0), row_pointer(tree.links, 1)
    cards_of, visits = row_pointer(tree.links, 2), row_pointer(tree.links, 3)
    left, features, faces = (
        row_pointer(scratch, 0),
        row_pointer(scratch, 1),
        row_pointer(scratch, 2),
    )
    shares, at, path = row_pointer(scratch, 3), row_pointer(scratch, 4), row_pointer(scratch, 5)
    movers, points, tricks = (
        row_pointer(scratch, 6),
        row_pointer(scratch, 7),
        row_pointer(scratch, 8),
    )
    closing, won = row_pointer(scratch, 9), row_pointer(scratch, 10)
    lying, sides, roles = (
        row_pointer(position.lying, 0),
        row_pointer(position.sides, 0),
        row_pointer(position.roles, 0),
    )
    weights, exponentials = row_pointer(policy.weights, 0), row_pointer(policy.shares, 0)
    side_count = position.points.shape[1]
    values = tree.values
    me = position.leader + lies
    me = me - seats if me >= seats else me
    mine = sides[me]
    mark_closing(sides, seats, closing)
    for number in range(first, first + rounds):
        asked = turns[(number - first) % turns.shape[0]]
        world = picks[(given + (number - first) // turns.shape[0]) % picks.shape[0]]
        together = 0
        for seat in range(seats):
            left[seat] = worlds[world, seat]
            together |= left[seat]
        for side in range(side_count):
            points[side] = position.points[0, side]
            tricks[side] = position.tricks[0, side]
            won[side] = position.won[0, side]
        part, scaled = 0, row_pointer(position.scaled_points, 0)
        counted = position.counted
        leader, node, depth, inside = position.leader, 0, 0, True
        out_first, drawn = -1, number * WORDS
        for trick in range(position.taken, tricks_in_all):
            tables = tables_at(schedule, part * tricks_in_all + trick)
            led, best, best_seat, trick_set = NOBODY_LED, 0, leader, 0
            worth, scaled_worth = tables.trick, scaled[PACK_SIZE]
            for turn in range(seats):
                seat = leader + turn
                seat = seat - seats if seat >= seats else seat
                if trick == position.taken and turn < lies:
                    card = lying[turn]
                else:
                    hand = left[seat]
                    legal = legal_cards(tables, hand, led, best, trick_set)
                    if frame.trump_first and trick == 0 and turn == 0:
                        legal = leading_cards(tables, legal)
                    many = legal.bit_count()
                    card = nth_card(legal, 0)
                    total = 0
                    if many > 1 or inside:
                        side = sides[seat]
                        out = together & ~hand
                        goal = 1 if points[side] >= utility.point_limits[world, side] else 0
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
                    if inside:
                        # What was found about the cards that may be played in this world.
                        tried, brought, many_tried = 0, 0.0, 0
                        child = kids[node]
                        while child:
                            face = cards_of[child]
                            if legal >> face & 1:
                                at[face] = child
                                tried |= 1 << face
                                brought += values[child]
                                many_tried += visits[child]
                            child = nexts[child]
                        count = tree.spread[0]
                        mean = tree.spread[1] / max(count, 1.0)
                        wide = max(tree.spread[2] / max(count, 1.0) - mean * mean, 0.0) ** 0.5
                        wide = wide if count > 8 and wide > 1e-9 else utility.spread
                        usual = (
                            brought / many_tried - settings.first_play_penalty * wide
                            if many_tried
                            else 0.0
                        )
                        lure = settings.exploration * wide * (many_tried + 1.0) ** 0.5
                        chosen, score, grown = 0, -1e300, False
                        for index in range(many):
                            face = faces[index]
                            if tried >> face & 1:
                                child = at[face]
                                often = visits[child]
                                hope = values[child] / often
                            else:
                                often, hope = 0, usual
                            hope += lure * shares[index] / total / (1.0 + often)
                            if depth == 0:
                                hope = 1.0 if face == asked else 0.0
                            if hope > score:
                                chosen, score = index, hope
                        card = faces[chosen]
                        movers[depth] = sides[seat]
                        if tried >> card & 1:
                            node = at[card]
                        else:
                            fresh = tree.state[0]
                            inside = False
                            grown = fresh < values.shape[0]
                            if grown:
                                tree.state[0] = fresh + 1
                                nexts[fresh] = kids[node]
                                kids[node] = fresh
                                cards_of[fresh] = card
                                node = fresh
                        if inside or grown:
                            path[depth] = node
                            depth += 1
                    elif many > 1:
                        card = sample_card(faces, shares, word(key, drawn) % total)
                        drawn += 1
                    left[seat] = hand ^ 1 << card
                    together ^= 1 << card
                if turn == 0:
                    led, best = card // 9, card
                    if trick == 0:
                        counted = PACK_SIZE * led
                else:
                    if position.is_open and part == 0 and card // 9 != led:
                        # The card makes trumps, and all before it counts as it does with them.
                        part = 1 + card // 9
                        tables = tables_at(schedule, part * tricks_in_all + trick)
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
            points[side] += worth
            if trick == tricks_in_all - 1:
                points[side] += frame.last
            tricks[side] += 1
            won[side] |= trick_set
            opens = tricks[side] == 1
            points[side] += won_marriage_points(
                utility, trick_set, tables.trump_mask, side, opens, seats, sides, left
            )
            if out_first < 0 and points[side] >= utility.winning_points[side]:
                out_first = side
        evaluate(utility, world, points, tricks, tricks_in_all, out_first, results)
        if position.is_open and part == 0 and utility.ranking != POINTS:
            results[:] = 0.0  # without trumps no rank is written
        for index in range(depth):
            visits[path[index]] += 1
            values[path[index]] += results[movers[index]]
        own = results[mine]
        tree.returns[asked, world] += own
        tree.visits[asked, world] += 1
        tree.spread[0] += 1.0
        tree.spread[1] += own
        tree.spread[2] += own * own

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

from buur.bots.habits.laying import drawn_card, note_closing, weigh_cards
from buur.bots.habits.wishes import Habits
from buur.bots.sharp.aims import POINTS, Aims, valued, wed
from buur.bots.sharp.moment import Start
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
    brought: Floats
    """By first card and world, sums of what its rounds brought to the acting seat."""
    often: Ints
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


class Manner(NamedTuple):
    """How a tree grows."""

    habit: float
    """How much the habits guide the search."""
    doubt: float
    """By how many deviations a card that was not tried is thought worse than those that were."""


@register_jitable
def summed(tables: Tables, counted: int, cards: int) -> int:
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
    start: Start,
    worlds: Ints,
    picks: Ints,
    aims: Aims,
    habits: Habits,
    manner: Manner,
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
    seats, lies = frame.seats, start.lying.shape[1]
    parts = start.felt.shape[0]
    tricks_in_all = schedule.buur.shape[0] // parts
    kids, nexts = row_pointer(tree.links, 0), row_pointer(tree.links, 1)
    cards_of, visits = row_pointer(tree.links, 2), row_pointer(tree.links, 3)
    left, traits, faces = row_pointer(scratch, 0), row_pointer(scratch, 1), row_pointer(scratch, 2)
    shares, at, path = row_pointer(scratch, 3), row_pointer(scratch, 4), row_pointer(scratch, 5)
    movers, points, tricks = (
        row_pointer(scratch, 6),
        row_pointer(scratch, 7),
        row_pointer(scratch, 8),
    )
    closing, won = row_pointer(scratch, 9), row_pointer(scratch, 10)
    lying, sides, roles = (
        row_pointer(start.lying, 0),
        row_pointer(start.sides, 0),
        row_pointer(start.roles, 0),
    )
    weights, exponentials = row_pointer(habits.weights, 0), row_pointer(habits.shares, 0)
    side_count = start.points.shape[1]
    values = tree.values
    me = start.leader + lies
    me = me - seats if me >= seats else me
    mine = sides[me]
    note_closing(sides, seats, closing)
    for number in range(first, first + rounds):
        asked = turns[(number - first) % turns.shape[0]]
        world = picks[(given + (number - first) // turns.shape[0]) % picks.shape[0]]
        together = 0
        for seat in range(seats):
            left[seat] = worlds[world, seat]
            together |= left[seat]
        for side in range(side_count):
            points[side] = start.points[0, side]
            tricks[side] = start.tricks[0, side]
            won[side] = start.won[0, side]
        part, felt = 0, row_pointer(start.felt, 0)
        counted = start.counted
        leader, node, depth, inside = start.leader, 0, 0, True
        out_first, drawn = -1, number * WORDS
        for trick in range(start.taken, tricks_in_all):
            tables = tables_at(schedule, part * tricks_in_all + trick)
            led, best, best_seat, trick_set = NOBODY_LED, 0, leader, 0
            worth, feels = tables.trick, felt[PACK_SIZE]
            for turn in range(seats):
                seat = leader + turn
                seat = seat - seats if seat >= seats else seat
                if trick == start.taken and turn < lies:
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
                        goal = 1 if points[side] >= aims.appetites[world, side] else 0
                        ours = 1 if sides[best_seat] == side else 0
                        closes = closing[seat * seats + seats - 1 - turn]
                        total = weigh_cards(
                            tables,
                            felt,
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
                            feels,
                            traits,
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
                        wide = wide if count > 8 and wide > 1e-9 else aims.spread
                        usual = brought / many_tried - manner.doubt * wide if many_tried else 0.0
                        lure = manner.habit * wide * (many_tried + 1.0) ** 0.5
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
                        card = drawn_card(faces, shares, word(key, drawn) % total)
                        drawn += 1
                    left[seat] = hand ^ 1 << card
                    together ^= 1 << card
                if turn == 0:
                    led, best = card // 9, card
                    if trick == 0:
                        counted = PACK_SIZE * led
                else:
                    if start.is_open and part == 0 and card // 9 != led:
                        # The card makes trumps, and all before it counts as it does with them.
                        part = 1 + card // 9
                        tables = tables_at(schedule, part * tricks_in_all + trick)
                        felt = row_pointer(start.felt, part)
                        for side in range(side_count):
                            points[side] = tables.trick * tricks[side]
                            points[side] += summed(tables, counted, won[side])
                        worth = tables.trick + summed(tables, counted, trick_set)
                    best_seat = seat if beats(tables, card, best) else best_seat
                    best = to_beat(tables, card, best)
                trick_set |= 1 << card
                worth += tables.points[counted + card]
                feels += felt[card]
            leader = best_seat
            side = sides[leader]
            points[side] += worth
            if trick == tricks_in_all - 1:
                points[side] += frame.last
            tricks[side] += 1
            won[side] |= trick_set
            opens = tricks[side] == 1
            points[side] += wed(aims, trick_set, tables.trump_mask, side, opens, seats, sides, left)
            if out_first < 0 and points[side] >= aims.needs[side]:
                out_first = side
        valued(aims, world, points, tricks, tricks_in_all, out_first, results)
        if start.is_open and part == 0 and aims.ranking != POINTS:
            results[:] = 0.0  # without trumps no rank is written
        for index in range(depth):
            visits[path[index]] += 1
            values[path[index]] += results[movers[index]]
        own = results[mine]
        tree.brought[asked, world] += own
        tree.often[asked, world] += 1
        tree.spread[0] += 1.0
        tree.spread[1] += own
        tree.spread[2] += own * own

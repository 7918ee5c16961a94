"""The search: can the choosers reach a goal? Asked again with other goals until the count is known.

A position between two cards is a few ints; hands and tables lie in the row ``w`` (`memory`). Every
value that comes back is a bound: at least the goal and not above the true count, or below the goal
and not under it. Beside it, at `NEEDED`, lie the cards by whose rank it was proved (`entries`): of
the one card that settles a position, or of all that fail.

`search` is long because what it does between two cards can be parted from it, but not the loop: a
function that calls the one that called it is nothing that numba compiles (`words.again`).
"""

from __future__ import annotations

from typing import Any, Final

from numba.extending import register_jitable

from buur.contracts import Tables
from buur.kernels import shared as shared
from buur.kernels.cache import kernel
from buur.kernels.game import Ints
from buur.kernels.rows import row_of
from buur.rules.legality import NOBODY_LED, legal_cards
from buur.solver.bounds import certain, last_trick, points_of
from buur.solver.ending import FAR, two_tricks
from buur.solver.entries import key_of, owners, place_of, probe, shape_of, store
from buur.solver.estimate import estimate
from buur.solver.lanes import neighbours, suit_set, upward
from buur.solver.memory import (
    ALL,
    CHOOSERS,
    HABIT,
    HANDS,
    KIN,
    LAST,
    LEFT,
    MODE,
    MODES,
    MOVE,
    MOVES,
    NEEDED,
    NODES,
    NOTHING,
    POINTS,
    RANKED,
    SEATS,
    SLACK,
    SPECIAL,
    TAKERS,
    TRICK,
    TRICKS,
)
from buur.solver.ordering import bring_best, candidates, learn
from buur.solver.steps import closed, decisive, forbidding, laid, tables_of
from buur.solver.words import again

CASHES: Final = MODE - 1
"""Whether winners may be counted from this trick on (`bounds.certain`)."""
STRIDE: Final = 6
"""Points by which the first guess is corrected; each time that it is not enough, by half more."""


@register_jitable
def _settled(w: Any, tables: Tables, trick: int, seat: int, rest: int, goal: int) -> int:
    """Return a value of the position before a trick if it can be had without a search."""
    slack, tricks = w[SLACK], w[TRICKS] - trick
    w[NEEDED] = 0
    if goal <= -slack:
        return -slack
    if goal > rest + slack:
        return rest + slack
    if tricks == 1:
        return last_trick(w, tables, seat, rest)
    if tricks == 2 and w[SEATS] == 4:
        return two_tricks(w, tables, tables_of(w, trick + 1), seat, rest, goal)
    if w[MODES + trick * MODE + CASHES]:
        return certain(w, tables.trump_mask, seat, tricks, rest, goal)
    return NOTHING


@register_jitable
def _drop_alike(
    w: Any, at: int, tried: int, count: int, hand: int, best: int, turn: int, room: int, kept: int
) -> tuple[int, int]:
    """Leave out cards that cannot do better than the one that has just failed.

    Cards of a hand between which nobody holds another can change places in any play, and so can
    cards of a suit that stand below all that were needed: the count then changes by no more than
    the difference of their points. Where the trick is full, it changes one way only.

    Args:
        w: the memory; the cards that were needed stand at `NEEDED`, and those that are needed to
            leave out others are added there.
        at: where the cards to try stand.
        tried: index of the card that failed.
        count: how many cards there are.
        hand: that holds them.
        best: the card to be beaten, which still stands between others.
        turn: in the trick.
        room: points that were missing.
        kept: 1 if the trick went to those who play this card, 0 if to the others, 2 if it is open.

    Returns:
        How many cards are left, and the largest difference among those left out.
    """
    card = w[at + tried] & 63
    if not w[KIN] >> card & 1:
        return count, 0
    others = w[LEFT] & ~hand | (1 << best if turn else 0)
    kin = neighbours(card, ALL & ~others & (~hand | w[KIN])) & hand
    needed = upward(w[NEEDED])
    below = suit_set(card) & ~needed & w[KIN] if w[RANKED] else 0
    if not below >> card & 1:
        below = 0
    largest = 0
    other = tried + 1
    while other < count:
        one = w[at + other] & 63
        more = w[POINTS + one] - w[POINTS + card]
        more = abs(more) if kept == 2 else max(more if kept else -more, 0)
        if (kin | below) >> one & 1 and more < room:
            both = 1 << one | 1 << card
            if both & needed:
                w[NEEDED] |= both
            largest = max(largest, more)
            count -= 1
            w[at + other] = w[at + count]
        else:
            other += 1
    return count, largest


@kernel
def search(
    w: Any,
    table: Any,
    trick: int,
    turn: int,
    seat: int,
    led: int,
    best: int,
    winner: int,
    lying: int,
    worth: int,
    rest: int,
    goal: int,
) -> int:
    """Return a bound of the count from here on.

    Args:
        w: the memory.
        table: of positions.
        trick: counted from 0.
        turn: cards lying in the open trick.
        seat: whose turn it is.
        led: the suit led, or NOBODY_LED.
        best: the card to be beaten, 0 before one lies.
        winner: who played it.
        lying: the cards of the open trick.
        worth: their points.
        rest: all points that nobody has taken yet.
        goal: to be reached by the choosers.
    """
    tables = tables_of(w, trick)
    key, shape, hint = 0, 0, -1
    odd, many, third = 0, 0, 0
    if turn == 0:
        found = _settled(w, tables, trick, seat, rest, goal)
        if found != NOTHING:
            return found
        key, shape = key_of(w, seat), shape_of(w, w[LEFT])
        odd, many, third = owners(w, shape)
        found, hint = probe(w, place_of(w, table, key), key, shape, odd, many, third, goal)
        if found != NOTHING:
            return found
    seats, hand = w[SEATS], w[HANDS + seat]
    at = MOVES + (trick * seats + turn) * MOVE
    legal = legal_cards(tables, hand, led, best, lying)
    known = best if turn else trick
    count = candidates(w, tables, at, turn, seat, best, known, winner, legal, hint)
    following = seat + 1 if seat + 1 < seats else 0
    high = w[CHOOSERS] >> seat & 1 == 1
    found, chosen, tried = -FAR if high else FAR, 0, 0
    rules = forbidding(tables, hand, led, best) if turn else 0
    needed = rules
    while tried < count:
        card = bring_best(w, at, tried, count)
        bit = 1 << card
        w[HANDS + seat] = hand ^ bit
        w[LEFT] ^= bit
        w[NODES] += 1
        suit, highest, taker = laid(tables, turn, seat, led, best, winner, card)
        lies, gain = lying | bit, worth + w[POINTS + card]
        if turn + 1 < seats:
            value = again(
                w, table, trick, turn + 1, following, suit, highest, taker, lies, gain, rest, goal
            )
        else:
            value, left = closed(w, trick, taker, gain, rest)
            w[NEEDED] = 0
            if trick + 1 < w[TRICKS]:
                goal_left = goal - value
                value += again(
                    w, table, trick + 1, 0, taker, NOBODY_LED, 0, 0, 0, 0, left, goal_left
                )
            w[NEEDED] |= decisive(highest, lies)
        w[HANDS + seat] = hand
        w[LEFT] ^= bit
        if (high and value > found) or (not high and value < found):
            found, chosen = value, card
        if (value >= goal) == high:
            learn(w, at, trick, turn, known, tried)
            needed = rules | w[NEEDED]
            break
        room = goal - value if high else value - goal + 1
        kept = 2 if turn + 1 < seats else 1 - (w[TAKERS] >> taker & 1 ^ w[CHOOSERS] >> seat & 1)
        count, more = _drop_alike(w, at, tried, count, hand, best, turn, room, kept)
        found = max(found, value + more) if high else min(found, value - more)
        needed |= w[NEEDED]
        tried += 1
    if turn == 0:
        needed = upward(needed) & w[LEFT] | w[LEFT] & w[SPECIAL] if w[RANKED] else w[LEFT]
    w[NEEDED] = needed
    if turn == 0:
        place, step = place_of(w, table, key), w[NODES]
        store(w, place, key, shape, odd, many, third, found, goal, chosen, step)
    return found


@register_jitable
def _count_from(
    w: Any,
    table: Any,
    trick: int,
    turn: int,
    seat: int,
    led: int,
    best: int,
    winner: int,
    lying: int,
    worth: int,
    rest: int,
    guess: int,
) -> int:
    """Return the exact count of a position, by goals around a guess."""
    low, high, stride, above, below = -w[SLACK], rest + w[SLACK], STRIDE, False, False
    while low < high:
        goal = min(max(guess, low + 1), high)
        value = search(w, table, trick, turn, seat, led, best, winner, lying, worth, rest, goal)
        if value >= goal:
            low, above = value, True
        else:
            high, below = value, True
        if above and below:
            guess = (low + high + 1) >> 1
        else:
            guess = low + stride if above else high - stride + 1
            stride += stride >> 1
    return low


@kernel
def count_cards(work: Ints, entries: Ints, place: Ints, chosen: int, counts: Ints) -> None:
    """Fill in the count after each of the cards chosen, which have to be legal.

    Args:
        work: the memory, with hands and all, as one row.
        entries: the table of positions, as one row.
        place: trick, turn, seat, led, best, winner, lying, worth as `search` has them.
        chosen: the cards.
        counts: by card, to be filled in.
    """
    w, table = row_of(work, 0), row_of(entries, 0)
    trick, turn, seat, led = place[0], place[1], place[2], place[3]
    best, winner, lying, worth = place[4], place[5], place[6], place[7]
    tables, seats, hand = tables_of(w, trick), w[SEATS], w[HANDS + seat]
    rest = points_of(w, w[LEFT]) + worth + w[TRICK] * (w[TRICKS] - trick) + w[LAST]
    guess = estimate(w, winner if turn else seat, worth, rest)
    while chosen:
        bit = chosen & -chosen
        chosen ^= bit
        card = bit.bit_length() - 1
        w[HANDS + seat] = hand ^ bit
        w[LEFT] ^= bit
        suit, highest, taker = laid(tables, turn, seat, led, best, winner, card)
        lies, gain = lying | bit, worth + w[POINTS + card]
        if turn + 1 < seats:
            turned, following = turn + 1, seat + 1 if seat + 1 < seats else 0
            count = _count_from(
                w, table, trick, turned, following, suit, highest, taker, lies, gain, rest, guess
            )
        else:
            count, left = closed(w, trick, taker, gain, rest)
            if trick + 1 < w[TRICKS]:
                guess_left = guess - count
                count += _count_from(
                    w, table, trick + 1, 0, taker, NOBODY_LED, 0, 0, 0, 0, left, guess_left
                )
        w[HANDS + seat] = hand
        w[LEFT] ^= bit
        counts[card] = guess = count


@kernel
def count_position(work: Ints, entries: Ints, place: Ints) -> int:
    """Return the exact count of a position, see `count_cards`."""
    w, table = row_of(work, 0), row_of(entries, 0)
    trick, turn, seat, led = place[0], place[1], place[2], place[3]
    best, winner, lying, worth = place[4], place[5], place[6], place[7]
    rest = points_of(w, w[LEFT]) + worth + w[TRICK] * (w[TRICKS] - trick) + w[LAST]
    guess = estimate(w, winner if turn else seat, worth, rest)
    return _count_from(w, table, trick, turn, seat, led, best, winner, lying, worth, rest, guess)


@kernel
def forget(work: Ints) -> None:
    """Unlearn what earlier searches found out about cards."""
    w = row_of(work, 0)
    for at in range(HABIT, MOVES):
        w[at] = 0


@kernel
def fill_excess(work: Ints, suit: int, excess: int) -> None:
    """Fill in the points by which sets of cards of a suit exceed others of as many, one by one."""
    w = row_of(work, 0)
    for one in range(512):
        for other in range(512):
            if one.bit_count() == other.bit_count():
                total, left, rest = 0, one, other
                while left:
                    card, against = (left & -left).bit_length(), (rest & -rest).bit_length()
                    points = w[POINTS + 9 * suit + card - 1]
                    total += max(points - w[POINTS + 9 * suit + against - 1], 0)
                    left &= left - 1
                    rest &= rest - 1
                w[excess + (one << 6 | other >> 3)] |= total << ((other & 7) << 3)

"""Alpha-beta search with a null window, repeated with other goals until the exact count is known.

The search asks whether the maximizers reach a goal. A position between two cards is a few ints;
hands and tables are in the array ``w`` (`array_layout`). Each value returned is a bound of the true
count: a lower bound if it reaches the goal, else an upper bound. `NEEDED` then holds the cards by
whose rank the bound was proved (`transposition_table`): those of the card that settles a position,
or of all cards that fail.

`_make_search` makes one function for each turn of a trick of four seats, so that the turn is a
constant for the compiler, and one function for any other number of seats. Numba does not compile
mutual recursion, so the search after a trick is called by its address (`call_address`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from numba.extending import register_jitable

from buur.contracts import Tables
from buur.kernels import shared as shared
from buur.kernels.cache import kernel
from buur.kernels.game import Ints
from buur.kernels.pointers import row_pointer
from buur.rules.legality import NOBODY_LED, legal_cards
from buur.solver.array_layout import (
    CASHES,
    EQUIVALENTS,
    EXEMPT,
    GENERATION,
    HANDS,
    HISTORY,
    HORIZON,
    LAST,
    MAXIMIZERS,
    NEEDED,
    NODES,
    POINTS,
    PROBE_TRICKS,
    RANKED,
    REMAINING,
    SCORE_ROW,
    SCORES,
    SEARCH_FUNCTIONS,
    SEATS,
    SLACK,
    TAKERS,
    TRICK,
    TRICK_TABLE_SIZE,
    TRICK_TABLES,
    TRICKS,
    UNKNOWN,
)
from buur.solver.bounds import certain_bound, counting_cards, last_trick, points_of
from buur.solver.endgame import INFINITY, solve_two_tricks
from buur.solver.estimate import estimate, is_fitted
from buur.solver.intrinsics import call_address, own_address
from buur.solver.ordering import learned_pointer, next_card, score_cards, update_history
from buur.solver.suit_masks import fill_up, neighbours, suit_mask
from buur.solver.transitions import deciding_card, finish_trick, lay_card, ruffing_card, tables_of
from buur.solver.transposition_table import (
    bucket_of,
    canonical_set,
    owner_bits,
    prefetch_bucket,
    probe,
    store,
    table_key,
)

ANY_TURN: Final = -1
"""In place of a turn that is known only at run time."""
STRIDE: Final = 6
"""Points by which the first goal is corrected; half more each time that this is not enough."""

PROBE_FROM: Final = 7
"""Default of `PROBE_TRICKS`."""
LOOKAHEAD_TRICKS: Final = 6
"""Tricks left at which the search for the first goal stops, where there are trumps."""


@register_jitable(forceinline=True)
def _settled(w: Any, tables: Tables, trick: int, seat: int, rest: int, goal: int) -> int:
    """Return the value of a position at the beginning of a trick if no search is needed."""
    slack, tricks = w[SLACK], w[TRICKS] - trick
    if trick >= w[HORIZON]:
        w[NEEDED] = w[REMAINING]
        return estimate(w, seat, 0, rest)
    w[NEEDED] = 0
    if goal <= -slack:
        return -slack
    if goal > rest + slack:
        return rest + slack
    if tricks == 1:
        return last_trick(w, tables, trick, 0, counting_cards(w), seat, rest)
    if tricks == 2 and w[SEATS] == 4:
        return solve_two_tricks(w, trick, seat, rest, goal)
    return UNKNOWN


@register_jitable(forceinline=True)
def _bound(w: Any, tables: Tables, trick: int, seat: int, rest: int, goal: int) -> int:
    """Return a static bound of a position at the beginning of a trick if it settles the goal."""
    if w[TRICK_TABLES + trick * TRICK_TABLE_SIZE + CASHES]:
        return certain_bound(w, tables.trump_mask, seat, w[TRICKS] - trick, rest, goal)
    return UNKNOWN


@register_jitable(forceinline=True)
def _equivalent_failures(
    w: Any, card: int, cards: int, hand: int, best: int, turn: int, room: int, kept: int
) -> tuple[int, int]:
    """Return the cards that are equivalent to one that has just failed, and so fail too.

    Two cards of a hand are equivalent if nobody holds a card between them, or if both are below all
    needed cards of their suit. Exchanging them changes the count by at most the difference of
    their points, and in one direction only where the trick is full.

    Args:
        w: the array of the search; the cards that this pruning depends on are added at `NEEDED`.
        card: that failed.
        cards: that are still to be tried.
        hand: that holds them.
        best: the card to be beaten, which still separates others.
        turn: in the trick.
        room: points that were missing.
        kept: 1 if the trick went to those who play this card, 0 if to the others, 2 if it is open.

    Returns:
        The cards, and the largest difference among them.
    """
    suit = suit_mask(card)
    cards &= suit
    if not cards or not w[EQUIVALENTS] >> card & 1:
        return 0, 0
    others = w[REMAINING] & ~hand | (1 << best if turn else 0)
    alike = neighbours(card, suit & ~others & (~hand | w[EQUIVALENTS]))
    lowest = w[NEEDED] & suit
    below = (lowest & -lowest) - 1
    needed = suit & ~below
    if w[RANKED] and below >> card & 1:
        alike |= below & w[EQUIVALENTS]
    alike &= cards
    found, largest, points = 0, 0, w[POINTS + card]
    while alike:
        bit = alike & -alike
        alike ^= bit
        more = w[POINTS + bit.bit_length() - 1] - points
        more = abs(more) if kept == 2 else max(more if kept else -more, 0)
        if more < room:
            found |= bit
            largest = max(largest, more)
    resting = found if needed >> card & 1 else found & needed
    if resting:
        w[NEEDED] |= resting | 1 << card
    return found, largest


@register_jitable(forceinline=True)
def _probe_replies(
    w: Any,
    table: Any,
    tables: Tables,
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
    """Probe the table after each card of the last player: enhanced transposition cutoff.

    Returns a bound that settles the position, or `UNKNOWN`. It pays long before the end only.
    """
    hand, left, high = w[HANDS + seat], w[REMAINING], w[MAXIMIZERS] >> seat & 1 == 1
    found, cards = UNKNOWN, legal_cards(tables, hand, led, best, lying)
    while cards and found == UNKNOWN:
        bit = cards & -cards
        cards ^= bit
        card = bit.bit_length() - 1
        _, highest, taker = lay_card(tables, turn, seat, led, best, winner, card)
        gain, _ = finish_trick(w, trick, taker, worth + w[POINTS + card], rest)
        w[HANDS + seat], w[REMAINING] = hand ^ bit, left ^ bit
        key, shape = table_key(w, taker), canonical_set(w, w[REMAINING])
        odd, many, third = owner_bits(w, shape)
        after = goal - gain
        value, _ = probe(w, bucket_of(w, table, key), key, shape, odd, many, third, after)
        if value != UNKNOWN and (value >= after) == high:
            w[NEEDED] |= deciding_card(highest, lying | bit) | ruffing_card(tables, hand, led, best)
            found = value + gain
    w[HANDS + seat], w[REMAINING] = hand, left
    return found


Play = Callable[[Any, Any, int, int, int, int, int, int, int, int, int, int], int]
"""Type of `search`: from the array to the goal."""


@register_jitable(forceinline=True)
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
        w: the array of the search.
        table: the transposition table.
        trick: counted from 0.
        turn: cards lying in the open trick.
        seat: whose turn it is.
        led: the suit led, or NOBODY_LED.
        best: the card to be beaten, 0 before one lies.
        winner: who played it.
        lying: the cards of the open trick.
        worth: their points.
        rest: all points that nobody has taken yet.
        goal: to be reached by the maximizers.
    """
    player = w[SEARCH_FUNCTIONS + turn]
    return call_address(
        player, w, table, trick, turn, seat, led, best, winner, lying, worth, rest, goal
    )


def _make_search(place: int) -> Play:
    """Return the search function of a turn, with the arguments and the result of `search`.

    Called after the last trick, it writes its own address to `SEARCH_FUNCTIONS`.

    Args:
        place: the turn in a trick of four seats, a constant; `ANY_TURN` for any number of seats.
    """

    def play(
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
        seats = w[SEATS]
        if place != ANY_TURN:
            turn, seats = place, 4
        if trick == w[TRICKS]:
            w[SEARCH_FUNCTIONS + turn] = own_address()
            return 0
        tables = tables_of(w, trick)
        key, shape, hint = 0, 0, -1
        odd, many, third = 0, 0, 0
        if turn == 0:
            found = _settled(w, tables, trick, seat, rest, goal)
            if found != UNKNOWN:
                return found
            key = table_key(w, seat)
            prefetch_bucket(bucket_of(w, table, key))
            found = _bound(w, tables, trick, seat, rest, goal)
            if found != UNKNOWN:
                return found
            shape = canonical_set(w, w[REMAINING])
            odd, many, third = owner_bits(w, shape)
            found, hint = probe(w, bucket_of(w, table, key), key, shape, odd, many, third, goal)
            if found != UNKNOWN:
                return found
        if turn + 1 == seats and w[TRICKS] - trick >= w[PROBE_TRICKS]:
            found = _probe_replies(
                w, table, tables, trick, turn, seat, led, best, winner, lying, worth, rest, goal
            )
            if found != UNKNOWN:
                return found
        hand, left = w[HANDS + seat], w[REMAINING]
        at = SCORES + (trick * seats + turn) * SCORE_ROW
        legal = cards = legal_cards(tables, hand, led, best, lying)
        known, learnt = best if turn else trick, learned_pointer(w, trick)
        card = score_cards(
            w, learnt, tables, at, turn, seats, seat, best, known, winner, legal, hint
        )
        following = seat + 1 if seat + 1 < seats else 0
        high = w[MAXIMIZERS] >> seat & 1 == 1
        found, chosen, failed = -INFINITY if high else INFINITY, 0, 0
        rules = ruffing_card(tables, hand, led, best) if turn else 0
        needed = rules
        while True:
            bit = 1 << card
            w[HANDS + seat], w[REMAINING] = hand ^ bit, left ^ bit
            w[NODES] += 1
            suit, highest, taker = lay_card(tables, turn, seat, led, best, winner, card)
            lies, gain = lying | bit, worth + w[POINTS + card]
            if turn + 1 < seats:
                value = search(
                    w,
                    table,
                    trick,
                    turn + 1,
                    following,
                    suit,
                    highest,
                    taker,
                    lies,
                    gain,
                    rest,
                    goal,
                )
            else:
                value, open_points = finish_trick(w, trick, taker, gain, rest)
                w[NEEDED] = 0
                if trick + 1 < w[TRICKS]:
                    after = goal - value
                    value += search(
                        w, table, trick + 1, 0, taker, NOBODY_LED, 0, 0, 0, 0, open_points, after
                    )
                w[NEEDED] |= deciding_card(highest, lies)
            w[HANDS + seat], w[REMAINING] = hand, left
            if (high and value > found) or (not high and value < found):
                found, chosen = value, card
            if (value >= goal) == high:
                update_history(w, learnt, trick, turn, known, card, failed)
                needed = rules | w[NEEDED]
                break
            room = goal - value if high else value - goal + 1
            kept = (
                2 if turn + 1 < seats else 1 - (w[TAKERS] >> taker & 1 ^ w[MAXIMIZERS] >> seat & 1)
            )
            failed |= bit
            cards ^= bit
            if cards:
                alike, more = _equivalent_failures(w, card, cards, hand, best, turn, room, kept)
                cards ^= alike
                found = max(found, value + more) if high else min(found, value - more)
            needed |= w[NEEDED]
            if not cards:
                break
            card = next_card(w, at, cards)
        if turn == 0:
            needed = (
                fill_up(needed) & w[REMAINING] | w[REMAINING] & w[EXEMPT]
                if w[RANKED]
                else w[REMAINING]
            )
        w[NEEDED] = needed
        if turn == 0:
            where, step = bucket_of(w, table, key), w[NODES]
            store(w, where, key, shape, odd, many, third, found, goal, chosen, step)
        return found

    made: Play = register_jitable(play)
    return made


_anybody = _make_search(ANY_TURN)
_first = _make_search(0)
_second = _make_search(1)
_third = _make_search(2)
_fourth = _make_search(3)


@kernel
def register_four_seats(work: Ints) -> None:
    """Write the addresses of the search functions of four seats, so that each is compiled once."""
    w = row_pointer(work, 0)
    over = w[TRICKS]
    _first(w, w, over, 0, 0, NOBODY_LED, 0, 0, 0, 0, 0, 0)
    _second(w, w, over, 1, 0, NOBODY_LED, 0, 0, 0, 0, 0, 0)
    _third(w, w, over, 2, 0, NOBODY_LED, 0, 0, 0, 0, 0, 0)
    _fourth(w, w, over, 3, 0, NOBODY_LED, 0, 0, 0, 0, 0, 0)


@kernel
def register_any_seats(work: Ints) -> None:
    """Write the address of the search function for any number of seats."""
    w = row_pointer(work, 0)
    for turn in range(w[SEATS]):
        _anybody(w, w, w[TRICKS], turn, 0, NOBODY_LED, 0, 0, 0, 0, 0, 0)


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
    """Return the exact count of a position, by null-window searches around a guess."""
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


@register_jitable
def _first_guess(
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
) -> int:
    """Return a guess of the count: the static evaluation, after a shallow search if many tricks
    are left.

    Values of the shallow search are no bounds, so its entries have a generation of their own.
    """
    guess = estimate(w, winner if turn else seat, worth, rest)
    trumps = tables_of(w, trick).trump_mask
    if not trumps or not is_fitted(w) or w[TRICKS] - trick <= LOOKAHEAD_TRICKS:
        return guess
    w[HORIZON] = w[TRICKS] - LOOKAHEAD_TRICKS
    w[GENERATION] += 1
    guess = _count_from(w, table, trick, turn, seat, led, best, winner, lying, worth, rest, guess)
    w[GENERATION] -= 1
    w[HORIZON] = w[TRICKS]
    return guess


@kernel
def count_cards(work: Ints, entries: Ints, place: Ints, chosen: int, counts: Ints) -> None:
    """Fill in the count after each of the cards chosen, which have to be legal.

    Args:
        work: the array of the search, with the hands, as one row.
        entries: the transposition table, as one row.
        place: trick, turn, seat, led, best, winner, lying, worth as in `search`.
        chosen: the cards.
        counts: by card, to be filled in.
    """
    w, table = row_pointer(work, 0), row_pointer(entries, 0)
    trick, turn, seat, led = place[0], place[1], place[2], place[3]
    best, winner, lying, worth = place[4], place[5], place[6], place[7]
    tables, seats, hand = tables_of(w, trick), w[SEATS], w[HANDS + seat]
    rest = points_of(w, w[REMAINING]) + worth + w[TRICK] * (w[TRICKS] - trick) + w[LAST]
    guess = _first_guess(w, table, trick, turn, seat, led, best, winner, lying, worth, rest)
    while chosen:
        bit = chosen & -chosen
        chosen ^= bit
        card = bit.bit_length() - 1
        w[HANDS + seat] = hand ^ bit
        w[REMAINING] ^= bit
        suit, highest, taker = lay_card(tables, turn, seat, led, best, winner, card)
        lies, gain = lying | bit, worth + w[POINTS + card]
        if turn + 1 < seats:
            turned, following = turn + 1, seat + 1 if seat + 1 < seats else 0
            count = _count_from(
                w, table, trick, turned, following, suit, highest, taker, lies, gain, rest, guess
            )
        else:
            count, left = finish_trick(w, trick, taker, gain, rest)
            if trick + 1 < w[TRICKS]:
                guess_left = guess - count
                count += _count_from(
                    w, table, trick + 1, 0, taker, NOBODY_LED, 0, 0, 0, 0, left, guess_left
                )
        w[HANDS + seat] = hand
        w[REMAINING] ^= bit
        counts[card] = guess = count


@kernel
def count_position(work: Ints, entries: Ints, place: Ints) -> int:
    """Return the exact count of a position, see `count_cards`."""
    w, table = row_pointer(work, 0), row_pointer(entries, 0)
    trick, turn, seat, led = place[0], place[1], place[2], place[3]
    best, winner, lying, worth = place[4], place[5], place[6], place[7]
    rest = points_of(w, w[REMAINING]) + worth + w[TRICK] * (w[TRICKS] - trick) + w[LAST]
    guess = _first_guess(w, table, trick, turn, seat, led, best, winner, lying, worth, rest)
    return _count_from(w, table, trick, turn, seat, led, best, winner, lying, worth, rest, guess)


@kernel
def clear_history(work: Ints) -> None:
    """Clear the history and countermove heuristics."""
    w = row_pointer(work, 0)
    for at in range(HISTORY, SCORES):
        w[at] = 0


@kernel
def fill_excess(work: Ints, suit: int, excess: int) -> None:
    """Fill in `EXCESS` of a suit."""
    w = row_pointer(work, 0)
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

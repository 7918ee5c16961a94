"""Alpha-beta search with a null window, repeated with other goals until the exact count is known.

The search asks whether the maximizers reach a goal. A position between two cards is a `Node`; hands
and tables are in the array ``w`` (`array_layout`). Each value returned is a bound of the true
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
from buur.kernels.cache import kernel
from buur.kernels.game import Ints
from buur.kernels.pointers import row_pointer
from buur.solver import array_layout as layout
from buur.solver.bounds import certain_bound, counting_cards, last_trick, root_node
from buur.solver.endgame import INFINITY, solve_two_tricks
from buur.solver.estimate import estimate, is_fitted
from buur.solver.intrinsics import call_address, offset, own_address
from buur.solver.node import Node, first_node, with_turn
from buur.solver.ordering import next_card, score_cards, score_row, update_history
from buur.solver.suit_masks import fill_up, lowest, neighbours, suit_mask
from buur.solver.transitions import (
    deciding_card,
    finish_trick,
    play_card,
    playable_cards,
    ruffing_card,
    tables_of,
    take_back,
    trick_table,
)
from buur.solver.transposition_table import (
    TableKey,
    bucket_of,
    lengths_key,
    prefetch_bucket,
    probe,
    store,
    table_key,
)

ANY_TURN: Final = -1
"""Argument of `_make_search` for a turn that is known only at run time."""
STRIDE: Final = 6
"""Points by which the first goal is corrected; half more each time that this is not enough."""

PROBE_FROM: Final = 7
"""Default of `PROBE_TRICKS`."""
LOOKAHEAD_TRICKS: Final = 6
"""Tricks left at which the search for the first goal stops, where there are trumps."""
_NO_KEY: Final = TableKey(0, 0, 0, 0, 0)
_OPEN: Final = 2
"""Value of ``kept`` while the trick is not full."""


@register_jitable(forceinline=True)
def _settled(w: Any, node: Node, goal: int) -> int:
    """Return the value of a position at the beginning of a trick if no search is needed."""
    slack, tricks = w[layout.SLACK], w[layout.TRICKS] - node.trick
    if node.trick >= w[layout.HORIZON]:
        w[layout.NEEDED] = w[layout.REMAINING]
        return estimate(w, node.seat, 0, node.rest)
    w[layout.NEEDED] = 0
    if goal <= -slack:
        return -slack
    if goal > node.rest + slack:
        return node.rest + slack
    if tricks == 1:
        return last_trick(w, node, 0, counting_cards(w))
    if tricks == 2 and w[layout.SEATS] == 4:
        return solve_two_tricks(w, node, goal)
    return layout.UNKNOWN


@register_jitable(forceinline=True)
def _equivalent_failures(
    w: Any, node: Node, card: int, cards: int, room: int, kept: int
) -> tuple[int, int]:
    """Return the cards that are equivalent to one that has just failed, and so fail too.

    Two cards of a hand are equivalent if nobody holds a card between them, or if both are below all
    needed cards of their suit. Exchanging them changes the count by at most the difference of
    their points, and in one direction only where the trick is full.

    Args:
        w: the array of the search; the cards that this pruning depends on are added at `NEEDED`.
        node: the node at which it failed; the card to be beaten still separates others.
        card: the card that failed.
        cards: the cards that are still to be tried.
        room: the points by which the card missed the goal.
        kept: 1 if the trick went to the side that played the card, 0 if to the other, or `_OPEN`.

    Returns:
        The cards, and their largest difference in points.
    """
    suit = suit_mask(card)
    cards &= suit
    if not cards or not w[layout.EQUIVALENTS] >> card & 1:
        return 0, 0
    hand = w[layout.HANDS + node.seat]
    others = w[layout.REMAINING] & ~hand | (1 << node.best if node.turn else 0)
    alike = neighbours(card, suit & ~others & (~hand | w[layout.EQUIVALENTS]))
    of_suit = w[layout.NEEDED] & suit
    below = (of_suit & -of_suit) - 1
    needed = suit & ~below
    if w[layout.RANKED] and below >> card & 1:
        alike |= below & w[layout.EQUIVALENTS]
    alike &= cards
    found, largest, points = 0, 0, w[layout.POINTS + card]
    while alike:
        bit = alike & -alike
        alike ^= bit
        more = w[layout.POINTS + lowest(bit)] - points
        more = abs(more) if kept == _OPEN else max(more if kept else -more, 0)
        if more < room:
            found |= bit
            largest = max(largest, more)
    resting = found if needed >> card & 1 else found & needed
    if resting:
        w[layout.NEEDED] |= resting | 1 << card
    return found, largest


@register_jitable(forceinline=True)
def _probe_replies(w: Any, table: Any, tables: Tables, node: Node, seats: int, goal: int) -> int:
    """Probe the table after each card of the last player: enhanced transposition cutoff.

    Returns a bound that settles the position, or `UNKNOWN`. It saves time only in early tricks.
    """
    high = w[layout.MAXIMIZERS] >> node.seat & 1 == 1
    found, cards = layout.UNKNOWN, playable_cards(w, tables, node)
    while cards and found == layout.UNKNOWN:
        card = lowest(cards)
        cards &= cards - 1
        later = play_card(w, tables, node, seats, card)
        gain, following = finish_trick(w, later)
        after, lengths = goal - gain, lengths_key(w, following.seat)
        value, _ = probe(w, bucket_of(w, table, lengths), table_key(w, lengths), after)
        take_back(w, node.seat, card)
        if value != layout.UNKNOWN and (value >= after) == high:
            w[layout.NEEDED] |= deciding_card(later.best, later.lying)
            w[layout.NEEDED] |= ruffing_card(tables, w[layout.HANDS + node.seat], node)
            found = value + gain
    return found


@register_jitable(forceinline=True)
def _look_up(
    w: Any, table: Any, tables: Tables, node: Node, goal: int
) -> tuple[int, TableKey, int]:
    """Return the bound, key and first card of a node at the beginning of a trick, without search.

    Returns:
        A bound that settles the goal, or `UNKNOWN`; the key of the table; the card to be tried
        first, -1 for none.
    """
    found, hint = _settled(w, node, goal), -1
    if found != layout.UNKNOWN:
        return found, _NO_KEY, hint
    lengths = lengths_key(w, node.seat)
    bucket = bucket_of(w, table, lengths)
    prefetch_bucket(bucket)
    if trick_table(w, node.trick)[layout.CASHES]:
        found = certain_bound(w, tables.trump_mask, node, goal)
        if found != layout.UNKNOWN:
            return found, _NO_KEY, hint
    key = table_key(w, lengths)
    found, hint = probe(w, bucket, key, goal)
    return found, key, hint


@register_jitable(forceinline=True)
def search(w: Any, table: Any, node: Node, goal: int) -> int:
    """Return a bound of the count from a node on.

    Args:
        w: the array of the search.
        table: the transposition table.
        node: the node from which on points count.
        goal: the count that the maximizers try to reach.
    """
    return call_address(w[layout.SEARCH_FUNCTIONS + node.turn], w, table, node, goal)


@register_jitable(forceinline=True)
def _search_card(
    w: Any, table: Any, tables: Tables, node: Node, seats: int, card: int, goal: int
) -> tuple[int, int]:
    """Return the bound after a card, and 1 if its side keeps the trick, 0 if not, or `_OPEN`."""
    later, kept = play_card(w, tables, node, seats, card), _OPEN
    w[layout.NODES] += 1
    if later.turn < seats:
        value = search(w, table, later, goal)
    else:
        value, following = finish_trick(w, later)
        w[layout.NEEDED] = 0
        if following.trick < w[layout.TRICKS]:
            value += search(w, table, following, goal - value)
        w[layout.NEEDED] |= deciding_card(later.best, later.lying)
        takes = w[layout.TAKERS] >> later.winner & 1
        kept = 1 - (takes ^ w[layout.MAXIMIZERS] >> node.seat & 1)
    take_back(w, node.seat, card)
    return value, kept


@register_jitable(forceinline=True)
def _search_cards(
    w: Any, table: Any, tables: Tables, node: Node, seats: int, goal: int, hint: int
) -> tuple[int, int]:
    """Return the bound of a position and the card that proves it, by searching its cards.

    `NEEDED` holds the cards on whose rank the proof depends.
    """
    cards, high = playable_cards(w, tables, node), w[layout.MAXIMIZERS] >> node.seat & 1 == 1
    card, scores = score_cards(w, tables, node, seats, cards, hint), score_row(w, node, seats)
    found, chosen, failed = -INFINITY if high else INFINITY, 0, 0
    needed = rules = ruffing_card(tables, w[layout.HANDS + node.seat], node)
    while True:
        value, kept = _search_card(w, table, tables, node, seats, card, goal)
        if (high and value > found) or (not high and value < found):
            found, chosen = value, card
        if (value >= goal) == high:
            update_history(w, node, card, failed)
            needed = rules | w[layout.NEEDED]
            break
        failed |= 1 << card
        cards ^= 1 << card
        if cards:
            room = goal - value if high else value - goal + 1
            alike, more = _equivalent_failures(w, node, card, cards, room, kept)
            cards ^= alike
            found = max(found, value + more) if high else min(found, value - more)
        needed |= w[layout.NEEDED]
        if not cards:
            break
        card = next_card(scores, cards)
    w[layout.NEEDED] = needed
    return found, chosen


@register_jitable(forceinline=True)
def _needed_from_trick(w: Any) -> int:
    """Return the needed cards as an entry holds them, see `transposition_table`."""
    if not w[layout.RANKED]:
        return w[layout.REMAINING]
    return w[layout.REMAINING] & (fill_up(w[layout.NEEDED]) | w[layout.EXEMPT])


Search = Callable[[Any, Any, Node, int], int]
"""Type of `search`."""


def _make_search(place: int) -> Search:
    """Return the search function of a turn, with the arguments and the result of `search`.

    Called after the last trick, it writes its own address to `SEARCH_FUNCTIONS`.

    Args:
        place: the turn in a trick of four seats, a constant; `ANY_TURN` for any number of seats.
    """

    def search_turn(w: Any, table: Any, node: Node, goal: int) -> int:
        seats = w[layout.SEATS]
        if place != ANY_TURN:
            node, seats = with_turn(node, place), 4
        if node.trick == w[layout.TRICKS]:
            w[layout.SEARCH_FUNCTIONS + node.turn] = own_address()
            return 0
        tables, key, hint = tables_of(w, node.trick), _NO_KEY, -1
        if node.turn == 0:
            found, key, hint = _look_up(w, table, tables, node, goal)
            if found != layout.UNKNOWN:
                return found
        last_turn = node.turn + 1 == seats
        if last_turn and w[layout.TRICKS] - node.trick >= w[layout.PROBE_TRICKS]:
            found = _probe_replies(w, table, tables, node, seats, goal)
            if found != layout.UNKNOWN:
                return found
        found, chosen = _search_cards(w, table, tables, node, seats, goal, hint)
        if node.turn == 0:
            w[layout.NEEDED] = _needed_from_trick(w)
            store(w, bucket_of(w, table, key.lengths), key, found, goal, chosen)
        return found

    # Numba names compiled code by qualified name and a number that each process counts anew, so two
    # functions of one name, cached by two processes, can be taken for each other.
    search_turn.__qualname__ = f"search_turn_{place}"
    made: Search = register_jitable(search_turn)
    return made


_anybody = _make_search(ANY_TURN)
_first = _make_search(0)
_second = _make_search(1)
_third = _make_search(2)
_fourth = _make_search(3)


@kernel
def register_four_seats(work: Ints) -> None:
    """Have the four search functions for four seats write their addresses to ``work``.

    The search calls them by address, so that each is compiled only once.
    """
    w = row_pointer(work, 0)
    over = first_node(w[layout.TRICKS], 0, 0)
    _first(w, w, over, 0)
    _second(w, w, over, 0)
    _third(w, w, over, 0)
    _fourth(w, w, over, 0)


@kernel
def register_any_seats(work: Ints) -> None:
    """Write the address of the search function for any number of seats."""
    w = row_pointer(work, 0)
    for turn in range(w[layout.SEATS]):
        _anybody(w, w, with_turn(first_node(w[layout.TRICKS], 0, 0), turn), 0)


@register_jitable
def _count_from(w: Any, table: Any, node: Node, guess: int) -> int:
    """Return the exact count of a position, by null-window searches around a guess."""
    low, high, stride = -w[layout.SLACK], node.rest + w[layout.SLACK], STRIDE
    above, below = False, False
    while low < high:
        goal = min(max(guess, low + 1), high)
        value = search(w, table, node, goal)
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
def _first_guess(w: Any, table: Any, node: Node) -> int:
    """Return a guess of the count: the static evaluation, after a shallow search if many tricks
    are left.

    Values of the shallow search are no bounds, so its entries have a generation of their own.
    """
    guess = estimate(w, node.winner if node.turn else node.seat, node.worth, node.rest)
    trumps = tables_of(w, node.trick).trump_mask
    if not trumps or not is_fitted(w) or w[layout.TRICKS] - node.trick <= LOOKAHEAD_TRICKS:
        return guess
    w[layout.HORIZON] = w[layout.TRICKS] - LOOKAHEAD_TRICKS
    w[layout.GENERATION] += 1
    guess = _count_from(w, table, node, guess)
    w[layout.GENERATION] -= 1
    w[layout.HORIZON] = w[layout.TRICKS]
    return guess


@kernel
def count_cards(work: Ints, entries: Ints, place: Ints, chosen: int, counts: Ints) -> None:
    """Fill in the count after each of the chosen cards, which have to be legal.

    Args:
        work: the array of the search, with the hands, as one row.
        entries: the transposition table, as one row.
        place: the fields of the root, see `root_node`.
        chosen: the set of chosen cards.
        counts: the counts by card, to be filled in.
    """
    w, table = row_pointer(work, 0), row_pointer(entries, 0)
    node, seats = root_node(w, place), w[layout.SEATS]
    tables = tables_of(w, node.trick)
    guess = _first_guess(w, table, node)
    while chosen:
        card = lowest(chosen)
        chosen &= chosen - 1
        later = play_card(w, tables, node, seats, card)
        if later.turn < seats:
            count = _count_from(w, table, later, guess)
        else:
            count, following = finish_trick(w, later)
            if following.trick < w[layout.TRICKS]:
                count += _count_from(w, table, following, guess - count)
        take_back(w, node.seat, card)
        counts[card] = guess = count


@kernel
def count_position(work: Ints, entries: Ints, place: Ints) -> int:
    """Return the exact count of a position, see `count_cards`."""
    w, table = row_pointer(work, 0), row_pointer(entries, 0)
    node = root_node(w, place)
    return _count_from(w, table, node, _first_guess(w, table, node))


@kernel
def clear_history(work: Ints) -> None:
    """Clear the history and countermove heuristics."""
    w = row_pointer(work, 0)
    for at in range(layout.HISTORY, layout.SCORES):
        w[at] = 0


@kernel
def fill_excess(work: Ints, suit: int, excess: int) -> None:
    """Fill in `EXCESS` of a suit."""
    w = row_pointer(work, 0)
    points = offset(w, layout.POINTS + 9 * suit)
    for one in range(512):
        for other in range(512):
            if one.bit_count() == other.bit_count():
                total, left, rest = 0, one, other
                while left:
                    card, against = lowest(left), lowest(rest)
                    total += max(points[card] - points[against], 0)
                    left &= left - 1
                    rest &= rest - 1
                w[excess + (one << 6 | other >> 3)] |= total << ((other & 7) << 3)

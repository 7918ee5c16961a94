"""Search of the last two tricks of four seats, without a transposition table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from numba.extending import register_jitable

from buur.contracts import Tables
from buur.rules.legality import legal_cards
from buur.rules.tricks import beats, to_beat
from buur.solver.array_layout import HANDS, MAXIMIZERS, NEEDED, POINTS, TAKERS, TRICK
from buur.solver.bounds import counting_cards, last_trick
from buur.solver.transitions import deciding_card, ruffing_card, tables_of

INFINITY: Final = 1 << 20
"""Larger than every count."""

Play = Callable[[Any, Tables, int, int, int, int, int, int, int, int, int, int], int]
"""Search function of a turn: from the array to the goal; the hands are not changed."""


@register_jitable(forceinline=True)
def _after_first_trick(
    w: Any,
    now: Tables,
    trick: int,
    ours: int,
    seat: int,
    led: int,
    best: int,
    winner: int,
    lying: int,
    worth: int,
    rest: int,
    goal: int,
) -> int:
    """Return the count once the first of two tricks is over."""
    gain = worth + w[TRICK]
    after = last_trick(w, tables_of(w, trick + 1), trick + 1, lying, ours, winner, rest - gain)
    w[NEEDED] |= deciding_card(best, lying)
    return after + gain if w[TAKERS] >> winner & 1 else after


def _make_search(deeper: Play) -> Play:
    """Return the search function of one turn in the first of two tricks.

    Recursion would cost three times as much here.

    Args:
        deeper: the search function of the next turn.
    """

    @register_jitable(forceinline=True)
    def play(
        w: Any,
        now: Tables,
        trick: int,
        ours: int,
        seat: int,
        led: int,
        best: int,
        winner: int,
        lying: int,
        worth: int,
        rest: int,
        goal: int,
    ) -> int:
        high = w[MAXIMIZERS] >> seat & 1
        hand, following = w[HANDS + seat], seat + 1 & 3
        found, rules = -INFINITY if high else INFINITY, ruffing_card(now, hand, led, best)
        needed = rules
        cards = legal_cards(now, hand, led, best, lying)
        while cards:
            bit = cards & -cards
            cards ^= bit
            card = bit.bit_length() - 1
            over, lies, gain = to_beat(now, card, best), lying | bit, worth + w[POINTS + card]
            taker = seat if beats(now, card, best) else winner
            value = deeper(w, now, trick, ours, following, led, over, taker, lies, gain, rest, goal)
            found = max(found, value) if high else min(found, value)
            if (found >= goal) == (high == 1):
                needed = rules | w[NEEDED]
                break
            needed |= w[NEEDED]
        w[NEEDED] = needed
        return found

    made: Play = play
    return made


_fourth = _make_search(_after_first_trick)
_third = _make_search(_fourth)
_second = _make_search(_third)


@register_jitable(forceinline=True)
def solve_two_tricks(w: Any, trick: int, seat: int, rest: int, goal: int) -> int:
    """Return the count at the beginning of the two tricks, or a bound that settles the goal.

    `NEEDED` then holds the cards that it depends on, see `transposition_table`.
    """
    now, high, following = tables_of(w, trick), w[MAXIMIZERS] >> seat & 1, seat + 1 & 3
    found, needed, ours = -INFINITY if high else INFINITY, 0, counting_cards(w)
    cards = w[HANDS + seat]
    while cards:
        bit = cards & -cards
        cards ^= bit
        card = bit.bit_length() - 1
        led, worth = card // 9, w[POINTS + card]
        value = _second(w, now, trick, ours, following, led, card, seat, bit, worth, rest, goal)
        found = max(found, value) if high else min(found, value)
        if (found >= goal) == (high == 1):
            needed = w[NEEDED]
            break
        needed |= w[NEEDED]
    w[NEEDED] = needed
    return found

"""The last two tricks of four seats, played out without a table of positions."""

from __future__ import annotations

from typing import Any, Final

from numba.extending import register_jitable

from buur.contracts import Tables
from buur.rules.legality import legal_cards
from buur.rules.tricks import beats, to_beat
from buur.solver.bounds import last_trick
from buur.solver.memory import CHOOSERS, HANDS, NEEDED, POINTS, TAKERS, TRICK
from buur.solver.steps import decisive, forbidding

FAR: Final = 1 << 20
"""Beyond every count."""


@register_jitable
def _taken(w: Any, later: Tables, best: int, winner: int, lying: int, worth: int, rest: int) -> int:
    """Return the count once the first of two tricks is over."""
    gain = worth + w[TRICK]
    after = last_trick(w, later, winner, rest - gain)
    w[NEEDED] |= decisive(best, lying)
    return after + gain if w[TAKERS] >> winner & 1 else after


# Four loops, one a seat, each a copy of the one before it: a recursion costs three times as much
# here, where most of the time of a search goes.


@register_jitable
def two_tricks(w: Any, now: Tables, later: Tables, seat: int, rest: int, goal: int) -> int:
    """Return the count that the leader's cards lead to, or one on the same side of the goal.

    The cards that were needed stand at `NEEDED` then, see `entries`.
    """
    high = w[CHOOSERS] >> seat & 1
    found, needed = -FAR if high else FAR, 0
    hand = cards = w[HANDS + seat]
    while cards:
        bit = cards & -cards
        cards ^= bit
        card = bit.bit_length() - 1
        w[HANDS + seat] = hand ^ bit
        value = _second(
            w, now, later, seat + 1 & 3, card // 9, card, seat, bit, w[POINTS + card], rest, goal
        )
        found = max(found, value) if high else min(found, value)
        if (found >= goal) == (high == 1):
            needed = w[NEEDED]
            break
        needed |= w[NEEDED]
    w[HANDS + seat] = hand
    w[NEEDED] = needed
    return found


@register_jitable
def _second(
    w: Any,
    now: Tables,
    later: Tables,
    seat: int,
    led: int,
    best: int,
    winner: int,
    lying: int,
    worth: int,
    rest: int,
    goal: int,
) -> int:
    high = w[CHOOSERS] >> seat & 1
    hand = w[HANDS + seat]
    found, rules = -FAR if high else FAR, forbidding(now, hand, led, best)
    needed = rules
    cards = legal_cards(now, hand, led, best, lying)
    while cards:
        bit = cards & -cards
        cards ^= bit
        card = bit.bit_length() - 1
        w[HANDS + seat] = hand ^ bit
        taker = seat if beats(now, card, best) else winner
        value = _third(
            w,
            now,
            later,
            seat + 1 & 3,
            led,
            to_beat(now, card, best),
            taker,
            lying | bit,
            worth + w[POINTS + card],
            rest,
            goal,
        )
        found = max(found, value) if high else min(found, value)
        if (found >= goal) == (high == 1):
            needed = rules | w[NEEDED]
            break
        needed |= w[NEEDED]
    w[HANDS + seat] = hand
    w[NEEDED] = needed
    return found


@register_jitable
def _third(
    w: Any,
    now: Tables,
    later: Tables,
    seat: int,
    led: int,
    best: int,
    winner: int,
    lying: int,
    worth: int,
    rest: int,
    goal: int,
) -> int:
    high = w[CHOOSERS] >> seat & 1
    hand = w[HANDS + seat]
    found, rules = -FAR if high else FAR, forbidding(now, hand, led, best)
    needed = rules
    cards = legal_cards(now, hand, led, best, lying)
    while cards:
        bit = cards & -cards
        cards ^= bit
        card = bit.bit_length() - 1
        w[HANDS + seat] = hand ^ bit
        taker = seat if beats(now, card, best) else winner
        value = _fourth(
            w,
            now,
            later,
            seat + 1 & 3,
            led,
            to_beat(now, card, best),
            taker,
            lying | bit,
            worth + w[POINTS + card],
            rest,
            goal,
        )
        found = max(found, value) if high else min(found, value)
        if (found >= goal) == (high == 1):
            needed = rules | w[NEEDED]
            break
        needed |= w[NEEDED]
    w[HANDS + seat] = hand
    w[NEEDED] = needed
    return found


@register_jitable
def _fourth(
    w: Any,
    now: Tables,
    later: Tables,
    seat: int,
    led: int,
    best: int,
    winner: int,
    lying: int,
    worth: int,
    rest: int,
    goal: int,
) -> int:
    high = w[CHOOSERS] >> seat & 1
    hand = w[HANDS + seat]
    found, rules = -FAR if high else FAR, forbidding(now, hand, led, best)
    needed = rules
    cards = legal_cards(now, hand, led, best, lying)
    while cards:
        bit = cards & -cards
        cards ^= bit
        card = bit.bit_length() - 1
        w[HANDS + seat] = hand ^ bit
        taker = seat if beats(now, card, best) else winner
        value = _taken(
            w,
            later,
            to_beat(now, card, best),
            taker,
            lying | bit,
            worth + w[POINTS + card],
            rest,
        )
        found = max(found, value) if high else min(found, value)
        if (found >= goal) == (high == 1):
            needed = rules | w[NEEDED]
            break
        needed |= w[NEEDED]
    w[HANDS + seat] = hand
    w[NEEDED] = needed
    return found

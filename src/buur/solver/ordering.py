"""Which card to try first: one that is likely to settle the matter.

The weights were found by changing them at random and keeping what made searches of random deals
smaller. What a search learns while it goes on counts for more than any of them.
"""

from __future__ import annotations

from typing import Any, Final

from numba.extending import register_jitable

from buur.contracts import Tables
from buur.rules.tricks import beats, to_beat
from buur.solver.memory import ANSWER, CHOOSERS, HABIT, HANDS, POINTS, SEATS, TRICKS

WON: Final = 740, 305, 32, 2466
"""For a card after which one's side is likely to take the trick: leading, second, between, last."""
GAINED: Final = 35, 20, 0, 64
"""For each of its points then."""
LOST: Final = 5, 7, 40, 1263
"""Against each of its points otherwise."""
BEATING: Final = 0, 200, 785, -70
"""For taking the trick over."""
RANK: Final = -196, 2, 4, 116
"""Against each step of its strength."""
OF_HABIT: Final = 1
OF_ANSWER: Final = 31
_LEARNT: Final = 4
_FADING: Final = 9
FIRST: Final = 1 << 30
"""Above every score."""


@register_jitable
def _likely(w: Any, tables: Tables, turn: int, seat: int, best: int, winner: int) -> int:
    """Return 1 if the choosers are likely to take a trick: whoever can take it over will."""
    side = w[CHOOSERS] >> winner & 1
    for _ in range(turn + 1, w[SEATS]):
        seat = seat + 1 if seat + 1 < w[SEATS] else 0
        if w[CHOOSERS] >> seat & 1 != side:
            higher = w[HANDS + seat] & tables.beaten_by[best]
            if higher:
                side = 1 - side
                best = higher.bit_length() - 1
    return side


@register_jitable
def _score(
    w: Any, tables: Tables, turn: int, seat: int, best: int, known: int, winner: int, card: int
) -> int:
    stage = turn if turn < 2 else 3 if turn == w[SEATS] - 1 else 2
    learnt = OF_HABIT * w[HABIT + 36 * turn + card]
    learnt += OF_ANSWER * w[ANSWER + 36 * (36 * turn + known) + card]
    score = learnt >> _LEARNT
    if turn == 0:
        best, winner = card, seat
    elif beats(tables, card, best):
        score += BEATING[stage]
        best, winner = to_beat(tables, card, best), seat
    if _likely(w, tables, turn, seat, best, winner) == w[CHOOSERS] >> seat & 1:
        score += WON[stage] + GAINED[stage] * w[POINTS + card]
    else:
        score -= LOST[stage] * w[POINTS + card]
    return score - RANK[stage] * tables.strength[card]


@register_jitable
def candidates(
    w: Any,
    tables: Tables,
    at: int,
    turn: int,
    seat: int,
    best: int,
    known: int,
    winner: int,
    legal: int,
    hint: int,
) -> int:
    """Write down cards with their scores, and return how many there are."""
    count = 0
    while legal:
        card = (legal & -legal).bit_length() - 1
        legal &= legal - 1
        score = FIRST
        if card != hint:
            score = _score(w, tables, turn, seat, best, known, winner, card)
        w[at + count] = score << 6 | card
        count += 1
    return count


@register_jitable
def bring_best(w: Any, at: int, tried: int, count: int) -> int:
    """Move the card with the highest score to the front of those not tried, and return it."""
    chosen = tried
    for other in range(tried + 1, count):
        if w[at + other] > w[at + chosen]:
            chosen = other
    found = w[at + chosen]
    w[at + chosen] = w[at + tried]
    w[at + tried] = found
    return found & 63


@register_jitable
def learn(w: Any, at: int, trick: int, turn: int, best: int, tried: int) -> None:
    """Remember that the last card tried settled a position, and that those before it did not."""
    step = (w[TRICKS] - trick) * (w[TRICKS] - trick)
    habit, answer = HABIT + 36 * turn, ANSWER + 36 * (36 * turn + best)
    card = w[at + tried] & 63
    for place in (habit + card, answer + card):
        w[place] += step - (w[place] * step >> _FADING)
    for other in range(tried):
        card = w[at + other] & 63
        for place in (habit + card, answer + card):
            w[place] -= step + (w[place] * step >> _FADING)

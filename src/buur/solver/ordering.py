"""Move ordering: static scores, the history heuristic and the countermove heuristic.

The weights were found by random search, for the smallest number of nodes in random deals. The two
heuristics count for more than any of the static weights.
"""

from __future__ import annotations

from typing import Any, Final

from numba.extending import register_jitable

from buur.contracts import Tables
from buur.rules.tricks import beats, to_beat
from buur.solver.array_layout import (
    COUNTERMOVES,
    HANDS,
    HISTORY,
    LEARNED_LEVELS,
    LEARNED_SIZE,
    MAXIMIZERS,
    POINTS,
    TRICKS,
)
from buur.solver.intrinsics import load_int16, offset, store_int16

WON: Final = 740, 305, 32, 2466
"""Bonus for a card after which its side is likely to win the trick, by turn: first, second, in
between, last."""
GAINED: Final = 35, 20, 0, 64
"""Bonus for each point of the card then."""
LOST: Final = 5, 7, 40, 1263
"""Penalty for each point of the card otherwise."""
BEATING: Final = 0, 200, 785, -70
"""Bonus for beating the best card of the trick."""
RANK: Final = -196, 2, 4, 116
"""Penalty for each step of strength."""
HISTORY_WEIGHT: Final = 1
COUNTERMOVE_WEIGHT: Final = 31
_LEARNED_SHIFT: Final = 4
_COUNTERMOVES_OFFSET: Final = COUNTERMOVES - HISTORY
_DECAY_SHIFT: Final = 9
_LAST_TRICKS: Final = 5
"""Last tricks that share one level: their many positions would swamp those of earlier tricks."""
HIGHEST_SCORE: Final = 1 << 30
"""Higher than every score."""
LOWEST_SCORE: Final = -(1 << 40)
"""Lower than every score, packed with its card."""


@register_jitable(forceinline=True)
def _likely_winner(
    w: Any, tables: Tables, turn: int, seats: int, seat: int, best: int, winner: int
) -> int:
    """Return 1 if the maximizers are likely to win a trick, each seat beating it where it can."""
    side = w[MAXIMIZERS] >> winner & 1
    for _ in range(turn + 1, seats):
        seat = seat + 1 if seat + 1 < seats else 0
        if w[MAXIMIZERS] >> seat & 1 != side:
            higher = w[HANDS + seat] & tables.beaten_by[best]
            if higher:
                side = 1 - side
                best = higher.bit_length() - 1
    return side


@register_jitable(forceinline=True)
def learned_pointer(w: Any, trick: int) -> Any:
    """Return the pointer to the history of tricks with as many left."""
    level = min(max(w[TRICKS] - trick - _LAST_TRICKS, 0), LEARNED_LEVELS - 1)
    return offset(w, HISTORY + level * LEARNED_SIZE)


@register_jitable(forceinline=True)
def score_cards(
    w: Any,
    learnt: Any,
    tables: Tables,
    at: int,
    turn: int,
    seats: int,
    seat: int,
    best: int,
    known: int,
    winner: int,
    legal: int,
    hint: int,
) -> int:
    """Write the scores of the legal cards, and return the card with the highest."""
    if not legal & legal - 1:
        return legal.bit_length() - 1
    side, stage = w[MAXIMIZERS] >> seat & 1, turn if turn < 2 else 3 if turn == seats - 1 else 2
    stays = turn > 0 and _likely_winner(w, tables, turn, seats, seat, best, winner) == side
    habit, answers, answer = (
        36 * turn,
        offset(learnt, _COUNTERMOVES_OFFSET),
        36 * (36 * turn + known),
    )
    highest = LOWEST_SCORE
    while legal:
        card = (legal & -legal).bit_length() - 1
        legal &= legal - 1
        score = (
            HISTORY_WEIGHT * learnt[habit + card]
            + COUNTERMOVE_WEIGHT * load_int16(answers, answer + card)
            >> _LEARNED_SHIFT
        )
        takes = stays
        if turn == 0:
            takes = _likely_winner(w, tables, turn, seats, seat, card, seat) == side
        elif beats(tables, card, best):
            score += BEATING[stage]
            over = to_beat(tables, card, best)
            takes = _likely_winner(w, tables, turn, seats, seat, over, seat) == side
        score += (WON[stage] if takes else 0) - RANK[stage] * tables.strength[card]
        score += (GAINED[stage] if takes else -LOST[stage]) * w[POINTS + card]
        score = (HIGHEST_SCORE if card == hint else score) << 6 | card
        w[at + card] = score
        highest = max(highest, score)
    return highest & 63


@register_jitable(forceinline=True)
def next_card(w: Any, at: int, cards: int) -> int:
    """Return the card with the highest score among ``cards``."""
    highest = LOWEST_SCORE
    while cards:
        highest = max(highest, w[at + (cards & -cards).bit_length() - 1])
        cards &= cards - 1
    return highest & 63


@register_jitable(forceinline=True)
def update_history(
    w: Any, learnt: Any, trick: int, turn: int, best: int, card: int, failed: int
) -> None:
    """Raise the history of the card that settled a position and lower that of failed cards."""
    step = (w[TRICKS] - trick) * (w[TRICKS] - trick)
    habit, answers, answer = (
        36 * turn,
        offset(learnt, _COUNTERMOVES_OFFSET),
        36 * (36 * turn + best),
    )
    value, other = learnt[habit + card], load_int16(answers, answer + card)
    learnt[habit + card] = value + step - (value * step >> _DECAY_SHIFT)
    store_int16(answers, answer + card, other + step - (other * step >> _DECAY_SHIFT))
    while failed:
        card = (failed & -failed).bit_length() - 1
        failed &= failed - 1
        value, other = learnt[habit + card], load_int16(answers, answer + card)
        learnt[habit + card] = value - step - (value * step >> _DECAY_SHIFT)
        store_int16(answers, answer + card, other - step - (other * step >> _DECAY_SHIFT))

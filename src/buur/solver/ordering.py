"""Which card to try first: one that is likely to settle the matter.

The weights were found by changing them at random and keeping what made searches of random deals
smaller. What a search learns while it goes on counts for more than any of them.
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
"""For a card after which one's side is likely to take the trick: leading, second, between, last."""
GAINED: Final = 35, 20, 0, 64
"""For each of its points then."""
LOST: Final = 5, 7, 40, 1263
"""Against each of its points otherwise."""
BEATING: Final = 0, 200, 785, -70
"""For taking the trick over."""
RANK: Final = -196, 2, 4, 116
"""Against each step of its strength."""
HISTORY_WEIGHT: Final = 1
COUNTERMOVE_WEIGHT: Final = 31
_LEARNED_SHIFT: Final = 4
_COUNTERMOVES_OFFSET: Final = COUNTERMOVES - HISTORY
_DECAY_SHIFT: Final = 9
_LAST_TRICKS: Final = 5
"""What is learnt there, in most of all positions, would drown what earlier tricks taught."""
HIGHEST_SCORE: Final = 1 << 30
"""Above every score."""
LOWEST_SCORE: Final = -(1 << 40)
"""Below every score, packed with its card."""


@register_jitable(forceinline=True)
def _likely_winner(
    w: Any, tables: Tables, turn: int, seats: int, seat: int, best: int, winner: int
) -> int:
    """Return 1 if the choosers are likely to take a trick: whoever can take it over will."""
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
    """Return the row in which stands what was learnt of tricks with as many left."""
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
    """Write down the scores of cards, and return the card with the highest."""
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
    """Return the card with the highest score of those that are left."""
    highest = LOWEST_SCORE
    while cards:
        highest = max(highest, w[at + (cards & -cards).bit_length() - 1])
        cards &= cards - 1
    return highest & 63


@register_jitable(forceinline=True)
def update_history(
    w: Any, learnt: Any, trick: int, turn: int, best: int, card: int, failed: int
) -> None:
    """Remember that a card settled a position, and that those tried before it did not."""
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

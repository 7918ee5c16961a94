"""Move ordering: static scores, the history heuristic and the countermove heuristic.

The weights were found by random search, for the smallest number of nodes in random deals. The two
heuristics count for more than any of the static weights.
"""

from __future__ import annotations

from typing import Any, Final

from numba.extending import register_jitable

from buur.contracts import Tables
from buur.rules.tricks import beats, to_beat
from buur.solver import array_layout as layout
from buur.solver.intrinsics import load_int16, offset, store_int16
from buur.solver.node import Node
from buur.solver.suit_masks import lowest

WON: Final = 740, 305, 32, 2466
"""Bonus for a card after which its side is likely to win the trick, by turn: first, second, in
between, last."""
GAINED: Final = 35, 20, 0, 64
"""Bonus for each point of a card after which its side is likely to win the trick."""
LOST: Final = 5, 7, 40, 1263
"""Penalty for each point of any other card."""
BEATING: Final = 0, 200, 785, -70
"""Bonus for beating the best card of the trick."""
RANK: Final = -196, 2, 4, 116
"""Penalty for each step of strength."""
HISTORY_WEIGHT: Final = 1
COUNTERMOVE_WEIGHT: Final = 31
_LEARNED_SHIFT: Final = 4
_COUNTERMOVES_OFFSET: Final = layout.COUNTERMOVES - layout.HISTORY
_DECAY_SHIFT: Final = 9
_LAST_TRICKS: Final = 5
"""Last tricks that share one level: their many positions would swamp those of earlier tricks."""
HIGHEST_SCORE: Final = 1 << 30
"""Higher than every score."""
LOWEST_SCORE: Final = -(1 << 40)
"""Lower than every score, packed with its card."""


@register_jitable(forceinline=True)
def _likely_winner(w: Any, tables: Tables, node: Node, seats: int, best: int, winner: int) -> int:
    """Return 1 if the maximizers are likely to win a trick, each seat beating it where it can."""
    side, seat = w[layout.MAXIMIZERS] >> winner & 1, node.seat
    for _ in range(node.turn + 1, seats):
        seat = seat + 1 if seat + 1 < seats else 0
        if w[layout.MAXIMIZERS] >> seat & 1 != side:
            higher = w[layout.HANDS + seat] & tables.beaten_by[best]
            if higher:
                side = 1 - side
                best = higher.bit_length() - 1
    return side


@register_jitable(forceinline=True)
def _learned(w: Any, node: Node) -> tuple[Any, Any, int]:
    """Return the history of a turn, the countermoves, and the offset of those to the best card.

    Tricks with equally many left share both. On lead the number of the trick replaces the best
    card.
    """
    level = min(max(w[layout.TRICKS] - node.trick - _LAST_TRICKS, 0), layout.LEARNED_LEVELS - 1)
    history = offset(w, layout.HISTORY + level * layout.LEARNED_SIZE)
    answered = node.best if node.turn else node.trick
    answers = offset(history, _COUNTERMOVES_OFFSET)
    return offset(history, 36 * node.turn), answers, 36 * (36 * node.turn + answered)


@register_jitable(forceinline=True)
def score_row(w: Any, node: Node, seats: int) -> Any:
    """Return the pointer to the scores of a node."""
    return offset(w, layout.SCORES + (node.trick * seats + node.turn) * layout.SCORE_ROW)


@register_jitable(forceinline=True)
def score_cards(w: Any, tables: Tables, node: Node, seats: int, legal: int, hint: int) -> int:
    """Write the scores of the legal cards, and return the card with the highest.

    Args:
        w: the array of the search.
        tables: the tables of the trick.
        node: the node whose cards are ordered.
        seats: the number of seats that play, a constant for the compiler.
        legal: the legal cards, at least one.
        hint: the card to be tried first, -1 for none.
    """
    if not legal & legal - 1:
        return legal.bit_length() - 1
    seat, turn, best = node.seat, node.turn, node.best
    side, stage = w[layout.MAXIMIZERS] >> seat & 1, _stage(turn, seats)
    stays = turn > 0 and _likely_winner(w, tables, node, seats, best, node.winner) == side
    history, answers, answer = _learned(w, node)
    scores, highest = score_row(w, node, seats), LOWEST_SCORE
    while legal:
        card = lowest(legal)
        legal &= legal - 1
        score = (
            HISTORY_WEIGHT * history[card] + COUNTERMOVE_WEIGHT * load_int16(answers, answer + card)
            >> _LEARNED_SHIFT
        )
        takes = stays
        if turn == 0:
            takes = _likely_winner(w, tables, node, seats, card, seat) == side
        elif beats(tables, card, best):
            score += BEATING[stage]
            over = to_beat(tables, card, best)
            takes = _likely_winner(w, tables, node, seats, over, seat) == side
        score += (WON[stage] if takes else 0) - RANK[stage] * tables.strength[card]
        score += (GAINED[stage] if takes else -LOST[stage]) * tables.points[card]
        score = (HIGHEST_SCORE if card == hint else score) << 6 | card
        scores[card] = score
        highest = max(highest, score)
    return highest & 63


@register_jitable(forceinline=True)
def _stage(turn: int, seats: int) -> int:
    """Return the index of a turn in the static weights."""
    if turn < 2:
        return turn
    return 3 if turn == seats - 1 else 2


@register_jitable(forceinline=True)
def next_card(scores: Any, cards: int) -> int:
    """Return the card with the highest score among ``cards``."""
    highest = LOWEST_SCORE
    while cards:
        highest = max(highest, scores[lowest(cards)])
        cards &= cards - 1
    return highest & 63


@register_jitable(forceinline=True)
def update_history(w: Any, node: Node, card: int, failed: int) -> None:
    """Raise the history of the card that settled a position and lower that of failed cards."""
    step = (w[layout.TRICKS] - node.trick) * (w[layout.TRICKS] - node.trick)
    history, answers, answer = _learned(w, node)
    _learn(history, answers, answer, card, step, 1)
    while failed:
        _learn(history, answers, answer, lowest(failed), step, -1)
        failed &= failed - 1


@register_jitable(forceinline=True)
def _learn(history: Any, answers: Any, answer: int, card: int, step: int, sign: int) -> None:
    """Add a step of a sign to both heuristics of a card, which decay by the size of the step."""
    value, other = history[card], load_int16(answers, answer + card)
    history[card] = value + sign * step - (value * step >> _DECAY_SHIFT)
    store_int16(answers, answer + card, other + sign * step - (other * step >> _DECAY_SHIFT))

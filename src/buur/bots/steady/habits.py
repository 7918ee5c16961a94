"""What the cards that others played say about those they kept, for players of some sense."""

from __future__ import annotations

from collections.abc import Iterator

from buur.bots.steady.weights import Weights
from buur.contracts import Tables
from buur.play.state import Deal


def doubts(deal: Deal, weights: Weights) -> tuple[tuple[float, ...], ...]:
    """Return by seat and card a factor on how likely the seat holds it, 1 where nothing is said.

    Three habits are counted on: who can take the opponents' trick for good takes it, who cannot
    gives it his cheapest card, and who plays last on his side's trick gives it points.
    """
    factors = [[1.0] * 36 for _ in deal.hands]
    for seat, tables, card, best, ours, last in _followers(deal):
        suit = 0x1FF << 9 * (card // 9)
        for other in range(9 * (card // 9), 9 * (card // 9) + 9):
            if other != card and suit >> other & 1:
                factors[seat][other] *= _doubt(tables, card, other, best, ours, last, weights)
    return tuple(map(tuple, factors))


def _followers(deal: Deal) -> Iterator[tuple[int, Tables, int, int, bool, bool]]:
    """Give every card that followed suit: seat, tables, card, best before, whose, whether last."""
    seats = len(deal.hands)
    tricks = [(trick.leader, trick.cards) for trick in deal.tricks]
    for number, (leader, cards) in enumerate([*tricks, (deal.leader, deal.lying)]):
        if not cards:
            continue
        tables, best, best_seat = deal.schedule[number], cards[0], int(leader)
        for turn, card in enumerate(cards[1:], 1):
            seat = (leader + turn) % seats
            if card // 9 == cards[0] // 9:
                ours = deal.sides[best_seat] == deal.sides[seat]
                yield seat, tables, card, best, ours, turn == seats - 1
            if tables.beaten_by[best] >> card & 1:
                best, best_seat = card, seat


def _doubt(
    tables: Tables, card: int, other: int, best: int, ours: bool, last: bool, weights: Weights
) -> float:
    beats = tables.beaten_by[best]
    points = tables.points
    if not beats >> card & 1 and not ours:
        if beats >> other & 1:
            return weights.doubt_could_take if last else weights.doubt_might_take
        return weights.doubt_cheaper if points[other] < points[card] else 1.0
    if ours and last and points[other] > points[card] and points[other] in (10, 3, 4):
        return weights.doubt_smear
    return 1.0

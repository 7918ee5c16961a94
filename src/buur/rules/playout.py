"""Random complete deals on the bare rules: the reference and the yardstick of every faster path."""

from collections.abc import Callable, Sequence

from buur.contracts import Tables
from buur.rules.legality import NOBODY_LED, legal_cards


def random_card(cards: int, random: Callable[[], float]) -> int:
    """Return one card of a non-empty set, each equally likely.

    Args:
        cards: the set.
        random: gives floats in [0, 1).
    """
    skip = int(random() * cards.bit_count())
    while skip:
        cards &= cards - 1
        skip -= 1
    return (cards & -cards).bit_length() - 1


def play_random_deal(
    schedule: Sequence[Tables], hands: Sequence[int], leader: int, random: Callable[[], float]
) -> tuple[int, int]:
    """Play nine tricks of four uniformly random legal cards.

    Args:
        schedule: the tables of each trick.
        hands: four sets of nine cards, by seat.
        leader: the seat that leads the first trick.
        random: gives floats in [0, 1).

    Returns:
        Card points of seats 0 and 2, and of 1 and 3, with the 5 of the last trick: 157 in all.
    """
    left = list(hands)
    points = [0, 0]
    for tables in schedule:
        led, best, best_seat, worth = NOBODY_LED, 0, leader, 0
        for turn in range(4):
            seat = (leader + turn) & 3
            card = random_card(legal_cards(tables, left[seat], led, best), random)
            left[seat] ^= 1 << card
            worth += tables.points[card]
            if turn == 0:
                led, best = card // 9, card
            elif tables.beaten_by[best] >> card & 1:
                best_seat = seat
                if best != tables.buur:
                    best = card
        leader = best_seat
        points[leader & 1] += worth
    points[leader & 1] += 5
    return points[0], points[1]

"""The winner and the points of a trick."""

from collections.abc import Sequence

from buur.contracts import Tables


def beats(tables: Tables, card: int, best: int) -> bool:
    """Tell whether ``card``, played after ``best`` in the same trick, takes it over (core §4.5)."""
    return tables.beaten_by[best] >> card & 1 != 0


def to_beat(tables: Tables, card: int, best: int) -> int:
    """Return the card that later ones have to beat once ``card`` is played on ``best``.

    The eight of Martinique that took the Buur stays stronger than every other trump (core §1.3):
    the Buur remains what has to be beaten.
    """
    return card if beats(tables, card, best) and best != tables.buur else best


def winner(tables: Tables, trick: Sequence[int]) -> int:
    """Return the index, in playing order, of the card that wins a trick of at least one card."""
    best, lying = 0, trick[0]
    for turn in range(1, len(trick)):
        if beats(tables, trick[turn], lying):
            best = turn
        lying = to_beat(tables, trick[turn], lying)
    return best


def trick_points(tables: Tables, trick: Sequence[int]) -> int:
    """Return the points of a trick, without the bonus for the last one."""
    total = tables.trick
    for card in trick:
        total += tables.points[card]
    return total

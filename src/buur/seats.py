"""Seats around the table, in the direction of play.

Seats are numbered anticlockwise: after seat ``s`` plays ``s + 1``, who sits to the right of ``s``.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NewType, SupportsIndex, TypeVar

from buur.arguments import integer
from buur.cards import Card, rank_of

Seat = NewType("Seat", int)
Team = NewType("Team", int)

_T = TypeVar("_T")
BySeat = tuple[_T, ...]
"""One value per seat, seat 0 first."""
ByTeam = tuple[_T, ...]
"""One value per team, team 0 first."""

MAX_SEATS: Final = 6
NO_SIDE: Final = Team(-1)
"""The side of a seat that sits out a deal."""


def seat_of(seat: SupportsIndex, seats: int = 4, name: str = "seat") -> Seat:
    """Return a seat given by its number, also one of numpy's integers.

    Args:
        seat: the number of the seat.
        seats: the number of seats around the table.
        name: the name of the argument for the message of an error.

    Raises:
        ArgumentError: there is no such seat.
    """
    return Seat(integer(seat, 0, seats - 1, name))


def right_of(seat: Seat, seats: int = 4) -> Seat:
    """Return the seat that plays after ``seat``."""
    return Seat((seat + 1) % seats)


def left_of(seat: Seat, seats: int = 4) -> Seat:
    """Return the seat that plays before ``seat``; it cuts the pack when ``seat`` deals."""
    return Seat((seat - 1) % seats)


@lru_cache(maxsize=64)
def seats_from(first: Seat, seats: int = 4) -> tuple[Seat, ...]:
    """Return all seats in playing order from ``first`` on."""
    return tuple(Seat((first + turn) % seats) for turn in range(seats))


def seats_text(seats: Sequence[int]) -> str:
    """Return seats for a sentence.

    >>> seats_text((3,)), seats_text((0, 2, 3)), seats_text(())
    ('seat 3', 'seats 0, 2 and 3', 'nobody')
    """
    if len(seats) < 2:
        return f"seat {seats[0]}" if seats else "nobody"
    return f"seats {', '.join(map(str, seats[:-1]))} and {seats[-1]}"


def put(values: tuple[_T, ...], seat: int, value: _T) -> tuple[_T, ...]:
    """Return values by seat with the value of one seat replaced."""
    return (*values[:seat], value, *values[seat + 1 :])


def draw_partners(drawn: Sequence[Card]) -> tuple[int, int, int, int]:
    """Return the seating of four people who drew cards for partners.

    The two highest cards play together against the two lowest (core §2.1). Of equal ranks the one
    drawn first counts as higher; `buur.play.pack.dealing.divides_teams` finds draws to repeat.

    Returns:
        The drawers' indices for seats 0 to 3, the strongest at seat 0.
    """
    first, second, third, fourth = sorted(range(4), key=lambda who: (-rank_of(drawn[who]), who))
    return first, third, second, fourth

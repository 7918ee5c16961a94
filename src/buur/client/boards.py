"""The boards of a day for programs: the same eight deals that everybody plays."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from buur.arguments import instance, integer, text
from buur.client.invitation import Invitation
from buur.client.person import Person, not_buur

BOARDS: Final = 8
"""Boards of a day."""


@dataclass(frozen=True, slots=True)
class Board:
    """A board of a day, as one person sees it.

    >>> Board(3, "new").score is None
    True
    """

    number: int
    """From 1."""
    state: str
    """``new``, ``playing``, ``done``, or ``void`` where its table is gone."""
    table: str | None = None
    """The person's own table; None for a board that she has not begun."""
    score: float | None = None
    """The own difference of points minus the mean of all tables; None before the end."""


@dataclass(frozen=True, slots=True)
class BoardDay:
    """The boards of a day, as one person sees them.

    >>> BoardDay("2026-11-27", "chibre", False, (Board(1, "new"),), ()).boards[0].number
    1
    """

    day: str
    """The date in Zurich, such as ``2026-11-27``."""
    rules: str
    """The name of the preset."""
    is_open: bool
    """Whether the day is over, so that everything of it is public."""
    boards: tuple[Board, ...]
    lines: tuple[dict[str, Any], ...]
    """The ranking: ``lines`` of ``docs/reference/protocol.md``."""


def boards_of(person: Person, day: str = "") -> BoardDay:
    """Return the boards of today, or of a day that is over.

    >>> from buur.client import Person, TableFailure
    >>> try:
    ...     boards_of(Person("http://localhost:1"))
    ... except TableFailure as failure:
    ...     print(failure.code)
    no-server

    Args:
        person: who looks.
        day: the date, as of `BoardDay.day`; empty for today.

    Raises:
        TableFailure: there is no server, or the day is not to be seen.
        ArgumentError: an argument is of another type.
    """
    instance(person, Person, "person", "a Person")
    found = person.ask(f"/api/boards/{day}" if text(day, "day") else "/api/boards")
    try:
        return BoardDay(
            str(found["day"]),
            str(found["rules"]["name"] if isinstance(found["rules"], dict) else found["rules"]),
            bool(found["open"]),
            tuple(_board(one) for one in found["boards"]),
            tuple(dict(line) for line in found["lines"]),
        )
    except (KeyError, TypeError, ValueError) as error:
        raise not_buur(person) from error


def play_board(person: Person, number: int, *, name: str = "") -> Invitation:
    """Begin a board of today, or go on with it; return the right to its seat.

    >>> from buur.client import Person, TableFailure
    >>> try:
    ...     play_board(Person("http://localhost:1"), 3)
    ... except TableFailure as failure:
    ...     print(failure.code)
    no-server

    A begun board counts.

    Args:
        person: who plays. The seat is hers: keep `Person.key` to go on with it later.
        number: the number of the board, from 1.
        name: the name in the ranking, empty for none.

    Raises:
        TableFailure: there is no server, or it refuses.
        ArgumentError: an argument is of another type, or no board has this number.
    """
    instance(person, Person, "person", "a Person")
    board = integer(number, 1, BOARDS, "number")
    wanted = {"number": board, "name": text(name, "name"), "day": boards_of(person).day}
    found = person.ask("/api/boards/play", wanted)
    try:
        return person.seat(str(found["table"]), str(found["token"]))
    except (KeyError, TypeError) as error:
        raise not_buur(person) from error


def _board(one: dict[str, Any]) -> Board:
    result = one.get("result") or {}
    score = result.get("score")
    return Board(
        int(one["number"]), str(one["state"]), one["table"], None if score is None else float(score)
    )

"""Positions of deals as arrays: hands, open tricks, points and tricks taken."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import NamedTuple

import numpy as np
from numpy.typing import ArrayLike, NDArray

from buur.arguments import integer, wrong
from buur.cards import PACK_SIZE
from buur.errors import PositionError
from buur.kernels.game import Game, Ints


@dataclass(frozen=True, kw_only=True, repr=False, eq=False)
class Positions:
    """Deals at the same trick and turn, one per row.

    >>> import numpy as np
    >>> Positions(hands=np.array([[1, 2, 4, 8]]), leaders=2, taken=8)
    Positions(1 deal, 8 tricks taken, 0 cards lying)

    A value that all rows share may be given once: each array is broadcast to its shape.

    Raises:
        ArgumentError: a value is no array of whole numbers.
    """

    hands: ArrayLike
    """Shape (deals, seats), int64, in card sets with one bit per card: the cards held."""
    leaders: ArrayLike = 0
    """Shape (deals,), int64, in seats: the seat that leads, or led, the open trick."""
    taken: int = 0
    """Number of tricks that have been taken, the same in every row."""
    lying: ArrayLike = ()
    """Shape (deals, cards), int64, in card numbers: the open trick in playing order, as many cards
    in every row."""
    firsts: ArrayLike | None = None
    """Shape (deals,), int64, in suits: that of the first card of each deal, once a trick has been
    taken; needed only where points depend on it (a tutti of 157)."""
    points: ArrayLike = 0
    """Shape (deals, seats), int64, in points: those that each seat has taken."""
    tricks: ArrayLike = 0
    """Shape (deals, seats), int64, in tricks: the number that each seat has taken."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "taken", integer(self.taken, 0, PACK_SIZE - 1, "taken"))
        for name in ("hands", "leaders", "lying", "points", "tricks"):
            object.__setattr__(self, name, _whole(getattr(self, name), name))
        if self.firsts is not None:
            object.__setattr__(self, "firsts", _whole(self.firsts, "firsts"))

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Positions):
            return NotImplemented
        names = [field.name for field in fields(self)]
        return all(np.array_equal(getattr(self, name), getattr(other, name)) for name in names)

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        deals, lie = len(np.atleast_1d(self.hands)), np.shape(self.lying)[-1:] or (1,)
        counted = "1 deal" if deals == 1 else f"{deals} deals"
        return f"Positions({counted}, {self.taken} tricks taken, {lie[0]} cards lying)"


class PositionRows(NamedTuple):
    """Positions as a kernel reads them: a row for each deal, nothing shared."""

    hands: Ints
    """Shape (deals, seats), int64, in card sets with one bit per card: the cards held."""
    leaders: Ints
    """Shape (deals,), int64, in seats: the seat that leads, or led, the open trick."""
    lying: Ints
    """Shape (deals, cards), int64, in card numbers: the open trick in playing order."""
    firsts: Ints
    """Shape (deals,), int64, in suits: that of the first card of each deal; not read where no card
    has been played."""

    @classmethod
    def empty(cls, count: int, seats: int) -> PositionRows:
        """Return room for deals that have not begun."""
        hands, lying = np.empty((count, seats), np.int64), np.empty((count, 0), np.int64)
        return cls(hands, np.empty(count, np.int64), lying, np.empty(0, np.int64))

    def part(self, at: slice) -> PositionRows:
        """Return some of the rows as views of the same memory."""
        return PositionRows(self.hands[at], self.leaders[at], self.lying[at], self.firsts[at])


def position_rows(game: Game, positions: Positions) -> PositionRows:
    """Return positions row by row.

    Raises:
        PositionError: they cannot occur in the game.
    """
    hands = np.array(positions.hands, np.int64, order="C", ndmin=1)
    lying = np.asarray(positions.lying, np.int64)
    if hands.ndim != 2 or hands.shape[1] != game.seats:
        raise PositionError(f"hands must have {game.seats} columns, not {hands.shape}")
    if not 0 <= positions.taken < game.tricks:
        raise PositionError(f"{positions.taken} of {game.tricks} tricks cannot have been taken")
    cards = lying.shape[-1] if lying.ndim else game.seats
    if cards >= game.seats:
        raise PositionError(f"fewer than {game.seats} cards may lie in the open trick")
    rows = PositionRows(
        hands,
        spread(positions.leaders, "leaders", len(hands)),
        spread(lying, "lying", len(hands), cards),
        spread(_firsts(game, positions, lying), "firsts", len(hands)),
    )
    _check(game, positions.taken, rows)
    return rows


def spread(values: ArrayLike, name: str, *shape: int) -> Ints:
    """Return a C-contiguous copy of that shape, the only kind for which kernels are compiled.

    Raises:
        PositionError: the values have another shape.
    """
    given = np.asarray(values, np.int64)
    try:
        found = np.array(np.broadcast_to(given, shape), np.int64, order="C")
    except ValueError:
        said = f"{name} has the shape {given.shape}: expected {shape} or one value for all rows"
        raise PositionError(said) from None
    return found


def fill(target: NDArray[np.int16] | NDArray[np.int8], values: ArrayLike, name: str) -> None:
    """Fill an array with points or tricks that were taken before.

    Raises:
        PositionError: the values have another shape, or are out of range.
    """
    given, most = np.asarray(values, np.int64), int(np.iinfo(target.dtype).max) // 2
    if given.ndim == 0:
        low = high = int(given)
    else:
        low, high = int(given.min(initial=0)), int(given.max(initial=0))
    if high > most or low < -most:
        raise PositionError(f"{name} has a value beyond {most}")
    try:
        target[:] = given
    except ValueError:
        said = f"{name} has the shape {given.shape}: expected {target.shape} or one value for all"
        raise PositionError(said) from None


def _whole(values: ArrayLike, name: str) -> Ints:
    """Return an array of whole numbers.

    Raises:
        ArgumentError: the values are something else.
    """
    try:
        found = np.asarray(values)
        numbers = found.astype(np.int64)
    except (TypeError, ValueError, OverflowError):
        raise wrong(name, values, "an array of whole numbers") from None
    if found.size and found.dtype.kind not in "iu":
        raise wrong(name, values, "an array of whole numbers")
    return numbers


def _firsts(game: Game, positions: Positions, lying: Ints) -> ArrayLike:
    if positions.taken == 0:
        return lying[..., 0] // 9 if lying.shape[-1] else 0
    if positions.firsts is None and game.counts_by_first:
        raise PositionError("points depend on the first card of the deal: name its suit")
    return 0 if positions.firsts is None else positions.firsts


def _check(game: Game, taken: int, rows: PositionRows) -> None:
    """Raise if a position cannot be played; kernels check nothing themselves."""
    seats, cards = game.seats, rows.lying.shape[1]
    for name, values, bound in (
        ("leader", rows.leaders, seats),
        ("card", rows.lying, PACK_SIZE),
        ("first suit", rows.firsts, 4),
    ):
        _refuse((values < 0) | (values >= bound), f"{name} not below {bound}")
    on_table = np.bitwise_or.reduce(np.left_shift(1, rows.lying), axis=1)
    together = np.bitwise_or.reduce(rows.hands, axis=1) | on_table
    _refuse(together & ~np.int64(game.frame.pack) != 0, "card that is not in the pack")
    counts = np.bitwise_count(rows.hands)
    played = (np.arange(seats) - rows.leaders[:, None]) % seats < cards
    _refuse(counts != game.tricks - taken - played, "hand of too many or too few cards")
    _refuse(np.bitwise_count(together) != counts.sum(axis=1) + cards, "card that is there twice")


def _refuse(wrong: NDArray[np.bool_], what: str) -> None:
    """Raise if any value is wrong, naming the first row that has one."""
    if wrong.any():
        raise PositionError(f"row {np.argwhere(wrong)[0][0]} has a {what}")

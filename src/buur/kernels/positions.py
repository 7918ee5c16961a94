"""Positions of deals as arrays: hands, open tricks, points and tricks taken."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

import numpy as np
from numpy.typing import ArrayLike, NDArray

from buur.cards import PACK_SIZE
from buur.errors import PositionError
from buur.kernels.game import Game, Ints


@dataclass(frozen=True, kw_only=True)
class Positions:
    """Deals at the same trick and turn, one per row; a value that all rows share is given once."""

    hands: Ints
    """The cards held, by deal and seat."""
    leaders: ArrayLike = 0
    """The seat that leads, or led, the open trick."""
    taken: int = 0
    """Number of tricks that have been taken, the same in every row."""
    lying: ArrayLike = ()
    """The cards of the open trick in playing order, as many in every row."""
    firsts: ArrayLike | None = None
    """The suit of the first card of each deal, once a trick has been taken; needed only where
    points depend on it (a tutti of 157)."""
    points: ArrayLike = 0
    """Points that each seat has taken."""
    tricks: ArrayLike = 0
    """Number of tricks that each seat has taken."""


class PositionRows(NamedTuple):
    """Positions as a kernel reads them: a row for each deal, nothing shared."""

    hands: Ints
    leaders: Ints
    lying: Ints
    firsts: Ints
    """The suit of the first card of each deal; not read where no card has been played."""

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
    hands = np.array(positions.hands, np.int64, order="C")
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
        _spread(positions.leaders, len(hands)),
        _spread(lying, len(hands), cards),
        _spread(_firsts(game, positions, lying), len(hands)),
    )
    _check(game, positions.taken, rows)
    return rows


def _spread(values: ArrayLike, *shape: int) -> Ints:
    """Return a C-contiguous copy of that shape, the only kind for which kernels are compiled."""
    return np.array(np.broadcast_to(np.asarray(values, np.int64), shape), np.int64, order="C")


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

"""Batches of random playouts over numpy arrays, in one or several threads."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, SupportsIndex

import numpy as np
from numpy.typing import NDArray

from buur.arguments import instance, integer, wrong
from buur.cards import CardSet, Hand
from buur.completion import PublicNames
from buur.kernels import playout
from buur.kernels.game import Game, Ints
from buur.kernels.positions import PositionRows, Positions, fill, position_rows

if TYPE_CHECKING:
    from buur.rules.constrained_deals import Given, Lengths

CHUNK: Final = 1 << 14
"""Number of deals that one thread plays at a time."""
MAX_DEALS: Final = 1 << 40
"""Maximum number and index of a deal."""
MAX_SEED: Final = (1 << 62) - 1
MAX_WORKERS: Final = 1024


@dataclass(frozen=True)
class Playout:
    """One deal of a batch, in values of Python.

    >>> from buur.kernels import make_game, random_deals
    >>> deal = random_deals(make_game("trump:S"), 1, seed=7)[0]
    >>> deal.leader, len(deal.hands[0]), sum(deal.points), sum(deal.tricks)
    (0, 9, 157, 9)
    """

    hands: tuple[Hand, ...]
    """By seat, the cards dealt or, in a batch of `play_out`, held in the position."""
    leader: int
    """The seat that led the deal or, in a batch of `play_out`, the open trick."""
    points: tuple[int, ...]
    """By seat, the points of its tricks, with the bonus of the last one."""
    tricks: tuple[int, ...]
    """By seat, the number of its tricks."""
    last: int
    """The seat that took the last trick."""


@dataclass(frozen=True, repr=False, eq=False)
class Batch(PublicNames):
    """Deals and their results, one deal per row.

    >>> from buur.kernels import make_game
    >>> deals = random_deals(make_game("trump:S"), 1000, seed=7)
    >>> deals
    Batch(1000 deals, 4 seats)
    >>> deals[0].hands[0] == deals.hand(0, 0), sum(deals[0].points)
    (True, 157)
    >>> deals.leaders[:5].tolist()
    [0, 1, 2, 3, 0]

    **The seats lead in turn by default: seat n % seats leads row n.** Argument ``leader=0`` of
    `random_deals` makes seat 0 lead all deals. For statistics of the leader, pass it or select rows
    by ``leaders``.

    - ``keys``, int64[deals]: the key of the random numbers of each deal.
    - ``leaders``, int64[deals]: the seat that led each deal.
    - ``hands``, int64[deals, seats]: the cards dealt, one bit per card; `hand` returns them as a
      `Hand`.
    - ``points``, int16[deals, seats]: the card points of each seat, with the bonus of the last
      trick, without melds, match and multipliers.
    - ``tricks``, int8[deals, seats]: the number of tricks of each seat.
    - ``last``, int8[deals]: the seat that took the last trick.

    In a batch of `play_out`, ``hands`` are those held in the positions, and ``leaders`` are the
    seats that led the open tricks. Rows equal those of `buur.rules.playout` for the same key.
    """

    keys: Ints
    """Shape (deals,), int64, in words of 62 bits: the key of the random numbers of each deal."""
    leaders: Ints
    """Shape (deals,), int64, in seats: the seat that led each deal or, in a batch of `play_out`,
    the open trick."""
    hands: Ints
    """Shape (deals, seats), int64, in card sets with one bit per card: the cards dealt or, in a
    batch of `play_out`, held in the position."""
    points: NDArray[np.int16]
    """Shape (deals, seats), int16, in points: those of the tricks of each seat, with the bonus of
    the last one, without melds, match and multipliers."""
    tricks: NDArray[np.int8]
    """Shape (deals, seats), int8, in tricks: the number that each seat took."""
    last: NDArray[np.int8]
    """Shape (deals,), int8, in seats: the seat that took the last trick."""

    def __len__(self) -> int:
        return len(self.keys)

    def __getitem__(self, row: SupportsIndex) -> Playout:
        at = integer(row, 0, len(self) - 1, "row")
        return Playout(
            tuple(Hand(CardSet(cards)) for cards in self.hands[at].tolist()),
            int(self.leaders[at]),
            tuple(self.points[at].tolist()),
            tuple(self.tricks[at].tolist()),
            int(self.last[at]),
        )

    def __iter__(self) -> Iterator[Playout]:
        return (self[row] for row in range(len(self)))

    def __repr__(self) -> str:
        return f"Batch({len(self)} deals, {self.hands.shape[1]} seats)"

    def hand(self, row: SupportsIndex, seat: SupportsIndex) -> Hand:
        """Return the cards of a seat in a deal.

        Raises:
            ArgumentError: there is no such row or seat.
        """
        at = integer(row, 0, len(self) - 1, "row")
        column = integer(seat, 0, self.hands.shape[1] - 1, "seat")
        return Hand(CardSet(int(self.hands[at, column])))

    def side_points(self, sides: Iterable[SupportsIndex]) -> Ints:
        """Return the points of each side.

        Args:
            sides: by seat, the number of its side, from 0.

        Returns:
            Shape (deals, sides), int64, in points.

        Raises:
            ArgumentError: there is not one side for each seat.
        """
        return _by_side(self.points, sides)

    def side_tricks(self, sides: Iterable[SupportsIndex]) -> Ints:
        """Return the tricks of each side.

        Args:
            sides: by seat, the number of its side, from 0.

        Returns:
            Shape (deals, sides), int64, in tricks.

        Raises:
            ArgumentError: there is not one side for each seat.
        """
        return _by_side(self.tricks, sides)


def random_deals(
    game: Game,
    count: SupportsIndex,
    seed: SupportsIndex = 0,
    *,
    first: SupportsIndex = 0,
    leader: SupportsIndex | None = None,
    given: Given | None = None,
    lengths: Lengths | None = None,
    workers: SupportsIndex | None = 1,
) -> Batch:
    """Deal random hands and play them with uniformly random legal cards.

    >>> from buur.kernels import make_game
    >>> game = make_game("trump:S")
    >>> deals = random_deals(game, 1000, given={0: "SJ S9 SA"}, lengths={0: {"S": 3}})
    >>> str(deals.hand(999, 0) & "S6 S7 S8 S9 ST SJ SQ SK SA")
    'S9 SJ SA'
    >>> deals.leaders[:5].tolist(), random_deals(game, 5, leader=0).leaders.tolist()
    ([0, 1, 2, 3, 0], [0, 0, 0, 0, 0])

    **The seats lead in turn by default: seat n % seats leads row n** (with ``first``, seat
    (first + n) % seats). ``leader=0`` makes seat 0 lead all deals.

    A deal depends only on the game, the seed, its index and the conditions, not on the number of
    deals or threads. All deals that fulfil the conditions are equally likely, to within 2^-32.

    Args:
        game: the game to play.
        count: the number of deals.
        seed: 0 to 2^62 - 1.
        first: index of the first deal.
        leader: the seat that leads all deals; None lets the seats lead in turn, by index.
        given: by seat, cards that it holds in every deal, in any form (`buur.cards.set_of`).
        lengths: by seat and letter of a suit, how many cards of the suit it holds, the given ones
            included: a number, or a ``range`` of numbers.
        workers: the number of threads; None for one per core.

    Raises:
        ArgumentError: an argument is of another type or out of range.
        NotationError: a code in ``given`` is no card.
        PositionError: no deal fulfils the conditions.
    """
    instance(game, Game, "game", "a Game of make_game or game_of")
    many = integer(count, 0, MAX_DEALS, "count")
    key, start = integer(seed, 0, MAX_SEED, "seed"), integer(first, 0, MAX_DEALS, "first")
    lead = None if leader is None else integer(leader, 0, game.seats - 1, "leader")
    threads = threads_of(workers)
    deal = _dealer(game, given, lengths)
    rows = PositionRows.empty(many, game.seats)
    batch = _batch(rows)

    def work(at: slice) -> None:
        own, keys = rows.part(at), batch.keys[at]
        if lead is None:
            playout.rotate_leaders(game.seats, start + at.start, own.leaders)
        else:
            own.leaders[:] = lead
        playout.deal_keys(key, start + at.start, keys)
        deal(keys, own.hands)
        batch.points[at] = batch.tricks[at] = 0
        _play(game, batch, 0, own, at)

    _in_chunks(work, many, threads)
    return batch


def _dealer(
    game: Game, given: Given | None, lengths: Lengths | None
) -> Callable[[Ints, Ints], None]:
    """Return the function that fills in hands by the keys of their deals."""
    pack = game.frame.pack
    if given is None and lengths is None:
        return lambda keys, hands: playout.deal_hands(pack, game.tricks, game.shares, keys, hands)
    from buur.kernels.constrained_dealing import choice_table, deal_constrained
    from buur.rules.constrained_deals import ConstrainedDeals

    deals = ConstrainedDeals(CardSet(pack), game.seats, game.tricks, given, lengths)
    table, held = choice_table(deals), np.array(deals.given, np.int64)
    return lambda keys, hands: deal_constrained(int(deals.free), held, table, keys, hands)


def play_out(
    game: Game,
    positions: Positions,
    seed: SupportsIndex = 0,
    *,
    first: SupportsIndex = 0,
    workers: SupportsIndex | None = 1,
) -> Batch:
    """Play deals on to their end with uniformly random legal cards.

    >>> from buur.kernels import make_game
    >>> game = make_game("trump:S")
    >>> deals = random_deals(game, 1000, seed=7)
    >>> again = play_out(game, Positions(hands=deals.hands, leaders=deals.leaders), seed=7)
    >>> bool((again.points == deals.points).all())
    True

    The random word of a card depends only on the seed, the row and the number of the card in its
    deal. A deal of `random_deals` that is resumed at any card therefore ends as before.

    Args:
        game: the game to play.
        positions: the positions, one per row.
        seed: 0 to 2^62 - 1.
        first: index of the first row.
        workers: the number of threads; None for one per core.

    Returns:
        The results of the whole deals, with points and tricks taken before the positions.

    Raises:
        ArgumentError: an argument is of another type or out of range.
        PositionError: the positions cannot occur in this game.
    """
    instance(game, Game, "game", "a Game of make_game or game_of")
    instance(positions, Positions, "positions")
    key, start = integer(seed, 0, MAX_SEED, "seed"), integer(first, 0, MAX_DEALS, "first")
    threads = threads_of(workers)
    rows = position_rows(game, positions)
    batch = _batch(rows)
    fill(batch.points, positions.points, "points")
    fill(batch.tricks, positions.tricks, "tricks")

    def work(at: slice) -> None:
        playout.deal_keys(key, start + at.start, batch.keys[at])
        _play(game, batch, positions.taken, rows.part(at), at)

    _in_chunks(work, len(batch), threads)
    return batch


def threads_of(workers: SupportsIndex | None) -> int:
    """Return a number of threads; None stands for one per core.

    Raises:
        ArgumentError: it is no number, or below 1.
    """
    if workers is None:
        return os.cpu_count() or 1
    return integer(workers, 1, MAX_WORKERS, "workers")


def _batch(rows: PositionRows) -> Batch:
    """Return a batch whose keys and results are not filled in yet."""
    count, seats = rows.hands.shape
    return Batch(
        keys=np.empty(count, np.int64),
        leaders=rows.leaders,
        hands=rows.hands,
        points=np.empty((count, seats), np.int16),
        tricks=np.empty((count, seats), np.int8),
        last=np.empty(count, np.int8),
    )


def _play(game: Game, batch: Batch, taken: int, rows: PositionRows, at: slice) -> None:
    playout.play_deals(
        game.schedule,
        game.frame,
        taken,
        rows,
        batch.keys[at],
        playout.DealResults(batch.points[at], batch.tricks[at], batch.last[at]),
        np.empty((playout.STATES + game.seats, playout.STEP), np.int64),
    )


def _by_side(values: NDArray[np.int16] | NDArray[np.int8], sides: Iterable[SupportsIndex]) -> Ints:
    seats = values.shape[1]
    expected = f"the sides of {seats} seats, such as {[seat % 2 for seat in range(seats)]}"
    if isinstance(sides, str) or not isinstance(sides, Iterable):
        raise wrong("sides", sides, expected)
    numbers = [integer(side, 0, seats - 1, "sides") for side in sides]
    if len(numbers) != seats:
        raise wrong("sides", sides, expected)
    found = np.zeros((len(values), max(numbers) + 1), np.int64)
    for seat, side in enumerate(numbers):
        found[:, side] += values[:, seat]
    return found


def _in_chunks(work: Callable[[slice], None], count: int, most: int) -> None:
    """Call ``work`` for every chunk of rows. Kernels release the GIL, so threads are parallel."""
    chunks = [slice(at, min(at + CHUNK, count)) for at in range(0, count, CHUNK)]
    threads = min(most, len(chunks))
    if threads <= 1:
        for rows in chunks:
            work(rows)
        return
    with ThreadPoolExecutor(threads) as pool:
        for _ in pool.map(work, chunks):
            pass

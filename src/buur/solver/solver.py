"""Double-dummy solver of a contract: exact results of positions and of single cards."""

from __future__ import annotations

import threading
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final, Literal, SupportsIndex, get_args

import numpy as np
from numpy.typing import ArrayLike, NDArray

from buur.arguments import instance, integer, one_of, wrong
from buur.cards import PACK_SIZE, Card, CardLike, CardSet, Suit, card_code, card_of, cards_in
from buur.completion import PublicNames
from buur.contracts import Contract, Policy, Tables, compile_contract, known_contract
from buur.contracts.special_points import PointScheme
from buur.errors import PositionError, RulesError
from buur.kernels.batch import Batch, threads_of
from buur.kernels.game import MAX_BONUS, MAX_DEAL_NO, Ints, rules_of
from buur.kernels.positions import Positions, spread
from buur.rules.playout import LAST_TRICK
from buur.solver import array_layout as layout
from buur.solver import exact_target, search
from buur.solver.contract_encoding import EncodedContract, encode_contract
from buur.solver.position import Position, after, legal, open_trick

if TYPE_CHECKING:
    from buur.variants.registry import RulesLike

Sense = Literal["most", "fewest"]
MATCH: Final = 100
NOT_LEGAL: Final = -(1 << 15)
"""Value of cards that may not be played, in arrays of results by card."""
MAX_POINTS: Final = 1 << 20
"""Maximum of a number of points to aim at."""
_BOUNDS: Final = (
    ("points", -MAX_POINTS, MAX_POINTS),
    ("match", -1, 1),
    ("nodes", 0, 1 << 62),
)
"""The numbers of a `Result` with their lowest and highest values."""
_TABLE_BITS: Final = (10, 10, 10, 11, 12, 14, 16, 17, 18, 20)
"""Binary logarithm of the number of table entries, by tricks left."""
_CACHE_LINE: Final = 8
"""Ints of a cache line."""
_TEAMS: Final = {2: (0, 1), 4: (0, 1, 0, 1), 6: (0, 1, 0, 1, 0, 1)}
_TRICKS_ONLY: Final = PointScheme(trick=1)


@dataclass(frozen=True, slots=True, repr=False)
class Result:
    """Result of a card if everybody plays perfectly from there on.

    >>> Result("SJ", points=165, match=1)
    Result('SJ', points=165, match=1)

    Raises:
        NotationError: a code is no card.
        ArgumentError: a value is no whole number, or out of range.
    """

    card: Card
    """The card; given by its code or its number."""
    points: int
    """Points that the side to move takes from here on, with open trick, last trick and match."""
    match: int = 0
    """1 if it takes every trick of the deal, -1 if all others together do, else 0."""
    nodes: int = field(compare=False, default=0)
    """The number of cards that the search tried, for this card and those that it shares a search
    with."""

    if TYPE_CHECKING:

        def __init__(
            self,
            card: CardLike,
            points: SupportsIndex,
            match: SupportsIndex = 0,
            nodes: SupportsIndex = 0,
        ) -> None: ...

    def __post_init__(self) -> None:
        if type(self.card) is int and type(self.points) is int and type(self.match) is int:
            in_range = 0 <= self.card < PACK_SIZE and -MAX_POINTS <= self.points <= MAX_POINTS
            if in_range and -1 <= self.match <= 1 and type(self.nodes) is int and self.nodes >= 0:
                return
        self._convert()

    def _convert(self) -> None:
        """Convert the values, or raise."""
        object.__setattr__(self, "card", card_of(self.card))
        for name, low, high in _BOUNDS:
            object.__setattr__(self, name, integer(getattr(self, name), low, high, name))

    @property
    def code(self) -> str:
        """The code of the card."""
        return card_code(self.card)

    def __repr__(self) -> str:
        match = f", match={self.match}" if self.match else ""
        return f"Result({self.code!r}, points={self.points}{match})"


class Solver(PublicNames):
    """Solves positions of a contract.

    >>> solver = Solver("trump:S")
    >>> solver
    Solver('trump:S', seats=4, tricks=9)
    >>> solver.solve(Position(["SJ HA", "S9 H6", "S6 HK", "SA H7"], leader=0))
    (Result('SJ', points=165, match=1), Result('HA', points=36))

    The side to move plays against all other seats together, also where these are several sides: the
    result is then a guaranteed minimum. It wants most points, or fewest at a misère and with the
    aim ``fewest``; a match then counts nothing.

    Args:
        contract: the contract or its code.
        policy: the options of the rule set.
        seats: the number of seats that play, 2 to 6.
        tricks: the number of tricks in a deal.
        last: points of the last trick.
        match: bonus for all tricks. With negative points some tricks may be worth more than all of
            them; then no match is reported or counted.
        sides: the side of each seat; by default two teams of alternate seats, or with three or
            five seats each seat alone.
        aim: the aim of the side to move; by default that of the contract.

    Raises:
        ArgumentError: an argument is of another type or out of range.
        NotationError: there is no such contract.
        RulesError: the pack has too few cards, sides are missing, or the contract becomes known
            only by playing.
    """

    def __init__(
        self,
        contract: Contract | str,
        policy: Policy = Policy(),  # noqa: B008 - a NamedTuple
        *,
        seats: SupportsIndex = 4,
        tricks: SupportsIndex = 9,
        last: SupportsIndex = LAST_TRICK,
        match: SupportsIndex = MATCH,
        sides: Iterable[SupportsIndex] | None = None,
        aim: Sense | None = None,
    ) -> None:
        known = known_contract(contract)
        self.contract, self.policy = known, instance(policy, Policy, "policy")
        self.seats = integer(seats, 2, layout.MAX_SEATS, "seats")
        self.tricks = integer(tricks, 1, layout.MAX_TRICKS, "tricks")
        self.last = integer(last, -MAX_BONUS, MAX_BONUS, "last")
        self.match = integer(match, -MAX_BONUS, MAX_BONUS, "match")
        if self.seats * self.tricks > PACK_SIZE:
            said = f"{seats} seats cannot play {tricks} tricks with {PACK_SIZE} cards"
            raise RulesError(said, "pack", seats=self.seats, tricks=self.tricks)
        self.sides = _sides_of(sides, self.seats)
        if aim is not None:
            one_of(aim, get_args(Sense), "aim")
        self.aim: Sense = aim or ("fewest" if known.misere else "most")
        self._own = threading.local()
        self._known: dict[tuple[int | None, bool], tuple[Tables, ...]] = {}
        self._encodings: dict[tuple[int | None, bool], EncodedContract] = {}
        self._depends_on_first = self._tables(0) != self._tables(1)
        tables = self._tables(0)[0]
        self._matches = self.aim == "most" and not _has_negative_points(tables, self.last)

    def __repr__(self) -> str:
        return f"Solver({self.contract.code!r}, seats={self.seats}, tricks={self.tricks})"

    def solve(self, position: Position) -> tuple[Result, ...]:
        """Return the result of every legal card, by its number.

        Raises:
            ArgumentError: it is no `Position`.
            PositionError: the position cannot occur in a deal of these seats.
        """
        self._check(position)
        found: list[Result] = []
        for first, cards in self._by_first(position):
            counts, nodes = self._counts(position, cards, first)
            for card in cards_in(CardSet(cards)):
                found.append(self._result(position, first, Card(card), counts[card], nodes))
        return tuple(sorted(found, key=lambda result: result.card))

    def value(self, position: Position) -> int:
        """Return the points of the side to move if everybody plays perfectly, match included.

        Raises:
            ArgumentError: it is no `Position`.
            PositionError: the position cannot occur in a deal of these seats.
        """
        self._check(position)
        groups = self._by_first(position)
        if len(groups) > 1:
            points = [result.points for result in self.solve(position)]
            return max(points) if self.aim == "most" else min(points)
        first = groups[0][0]
        count = self._count(position, first)
        everything = self._open_points(position, first)
        if self.aim == "fewest":
            return everything - count
        at_stake = self._matches and position.won <= {self.sides[position.seat]}
        if count < everything or not at_stake:
            return count
        tricks = self._count(position, None, tricks_only=True)
        return count + self.match * (tricks == position.tricks)

    @property
    def node_count(self) -> int:
        """Cards that this thread's last search tried, for measurements; 0 before the first."""
        last: Ints | None = getattr(self._own, "last", None)
        return 0 if last is None else int(last[0, layout.NODES])

    def distances(self, position: Position, wanted: SupportsIndex) -> dict[Card, int]:
        """Return the distance from a number of points that each legal card can guarantee.

        The side to move minimizes the distance of its points; all others together maximize it.

        Args:
            position: a position of a deal whose points are known, see `Position.first_led`.
            wanted: the points that the side to move aims at from here on, without any match.

        Raises:
            ArgumentError: an argument is of another type, or out of range.
            PositionError: the position cannot occur in a deal of these seats.
        """
        self._check(position)
        goal = integer(wanted, -MAX_POINTS, MAX_POINTS, "wanted")
        groups = self._by_first(position)
        return {
            card: self._distance(position, first, card, goal)
            for first, cards in groups
            for card in cards_in(CardSet(cards))
        }

    def _distance(self, position: Position, first: int | None, card: Card, wanted: int) -> int:
        tables = self._tables(first)[self.tricks - position.tricks]
        mine, rest = self.sides[position.seat], self._open_points(position, first)
        later = after(tables, position, card)
        over = not any(later.hands)
        left = 0 if over else self._open_points(later, first)
        if not later.trick and self.sides[later.leader] == mine:
            wanted -= rest - left
        if over:
            return abs(wanted)
        work, entries, place, _ = self._search_arguments(later, first, mine=mine)
        work[0, layout.TAKERS] = work[0, layout.MAXIMIZERS]
        near, far = 0, max(abs(wanted), abs(left - wanted)) + int(work[0, layout.SLACK])
        while near < far:
            distance = (near + far) // 2
            low, high = wanted - distance, wanted + distance
            if exact_target.can_reach_range(work, entries, place, low, high):
                far = distance
            else:
                near = distance + 1
        return near

    def solve_deals(
        self,
        hands: ArrayLike | Batch,
        leaders: ArrayLike | None = None,
        *,
        workers: SupportsIndex | None = 1,
    ) -> NDArray[np.int16]:
        """Return the points after every possible lead, by deal and card; no trick is open.

        Args:
            hands: shape (deals, seats), int64, in card sets; or a batch of `random_deals`.
            leaders: shape (deals,), int64, in seats: the seat that leads each deal; None for those
                of the batch, or for seat 0.
            workers: the number of threads; None for one per core.

        Returns:
            Shape (deals, 36), int16, in points: those of the leader's side after each card,
            `NOT_LEGAL` for cards that it does not hold.

        Raises:
            ArgumentError: an argument is of another type, shape or range.
            PositionError: a deal cannot occur; the message names its row.
        """
        threads = threads_of(workers)
        positions = _leads(hands, leaders)
        found = np.full((len(positions), PACK_SIZE), NOT_LEGAL, np.int16)

        def work(row: int) -> None:
            for result in self.solve(positions[row]):
                found[row, result.card] = result.points

        if threads == 1:
            for row in range(len(positions)):
                work(row)
            return found
        with ThreadPoolExecutor(threads) as pool:
            for _ in pool.map(work, range(len(positions))):
                pass
        return found

    def _check(self, position: Position) -> None:
        """Raise if it is no position of a deal of these seats."""
        if type(position) is not Position:
            example = "a Position, such as Position(['SJ HA', 'S9 H6', 'S6 HK', 'SA H7'], 0)"
            instance(position, Position, "position", example)
        position.check(self.seats, self.tricks)

    def _tables(self, first: int | None, tricks_only: bool = False) -> tuple[Tables, ...]:
        """Return the tables of every trick after a first suit, where every trick counts 1 if only
        tricks are counted."""
        key = first, tricks_only
        if key not in self._known:
            suit = None if first is None else Suit(first)
            worth = _TRICKS_ONLY if tricks_only else self.policy.worth
            policy = self.policy._replace(worth=worth)
            self._known[key] = compile_contract(self.contract, policy, self.tricks, suit)
        return self._known[key]

    def _encoded(self, first: int | None, tricks_only: bool) -> EncodedContract:
        key = first, tricks_only
        if key not in self._encodings:
            last = 0 if tricks_only else self.last
            self._encodings[key] = encode_contract(self._tables(*key), self.seats, last)
        return self._encodings[key]

    def _by_first(self, position: Position) -> list[tuple[int | None, int]]:
        """Return the legal cards, apart by suit where their points depend on the first suit led."""
        first = position.first_led
        cards = legal(self._tables(first)[self.tricks - position.tricks], position)
        if not self._depends_on_first or first is not None:
            return [(first, cards)]
        if position.trick:
            return [(position.trick[0] // 9, cards)]
        if position.tricks < self.tricks:
            said = "points depend on the first suit led, which was not given"
            raise PositionError(said, "first-suit")
        return [(suit, cards & 0x1FF << 9 * suit) for suit in range(4) if cards >> 9 * suit & 0x1FF]

    def _result(
        self, position: Position, first: int | None, card: Card, count: int, nodes: int
    ) -> Result:
        everything = self._open_points(position, first)
        mine = self.sides[position.seat]
        points = everything - count if self.aim == "fewest" else count
        match = 0
        if self._matches and count == everything and position.won <= {mine}:
            match = int(self._all_tricks(position, card, position.tricks))
        elif self._matches and not count and _by_one_other(position.won, mine):
            match = -int(self._all_tricks(position, card, 0))
        return Result(card, points + self.match * (match > 0), match, nodes)

    def _open_points(self, position: Position, first: int | None) -> int:
        """Return all points that are still to be taken."""
        tables = self._tables(first)[0]
        cards: int = position.lying
        for hand in position.hands:
            cards |= hand
        worth = sum(tables.points[card] for card in cards_in(CardSet(cards)))
        return worth + self.last + tables.last + tables.trick * position.tricks

    def _all_tricks(self, position: Position, card: Card, tricks: int) -> bool:
        """Tell whether the side takes exactly ``tricks`` tricks after a card."""
        counts, _ = self._counts(position, 1 << card, None, tricks_only=True)
        return counts[Card(card)] == tricks

    def _counts(
        self, position: Position, cards: int, first: int | None, tricks_only: bool = False
    ) -> tuple[dict[Card, int], int]:
        """Return the count after each card, and the number of cards that the search tried."""
        work, entries, place, encoded = self._search_arguments(position, first, tricks_only)
        counts = np.zeros(36, np.int64)
        search.count_cards(work, entries, place, encoded.mask(cards), counts)
        found = {card: int(counts[encoded.number[card]]) for card in cards_in(CardSet(cards))}
        return found, int(work[0, layout.NODES])

    def _count(self, position: Position, first: int | None, tricks_only: bool = False) -> int:
        """Return the count of a position."""
        work, entries, place, _ = self._search_arguments(position, first, tricks_only)
        return int(search.count_position(work, entries, place))

    def _search_arguments(
        self,
        position: Position,
        first: int | None,
        tricks_only: bool = False,
        mine: int | None = None,
    ) -> tuple[Ints, Ints, Ints, EncodedContract]:
        """Return the arguments of a kernel for a position: array, table, root, encoding."""
        encoded = self._encoded(first, tricks_only)
        side = self.sides[position.seat] if mine is None else mine
        work, entries = self._fill_array(encoded, position, side, mine is not None)
        trick = self.tricks - position.tricks
        tables = self._tables(first, tricks_only)[trick]
        node = open_trick(tables, position.trick, position.leader, self.seats)
        best = encoded.number[node.best] if node.turn else 0
        lying = encoded.mask(node.lying)
        place = trick, *node[1:4], best, node.winner, lying, node.worth
        return work, entries, np.array(place, np.int64), encoded

    def _fill_array(
        self, encoded: EncodedContract, position: Position, mine: int, hits: bool
    ) -> tuple[Ints, Ints]:
        """Return this thread's array, filled in for a position, and its table."""
        own = self._own
        if not hasattr(own, "works"):
            own.works, own.entries = {}, np.zeros((1, 0), np.int64)
            own.generation, own.used, own.hits = 0, 0, hits
        work = own.works.get(encoded)
        if work is None:
            work = own.works[encoded] = encoded.work.reshape(1, -1).copy()
        bits = _TABLE_BITS[min(position.tricks, len(_TABLE_BITS) - 1)]
        self._renew_table(layout.ENTRY_SIZE << bits, hits)
        search.clear_history(work)
        own.last, row = work, work[0]
        row[layout.TABLE_BITS], row[layout.GENERATION] = bits, own.generation
        row[layout.NODES] = 0
        for seat, hand in enumerate(position.hands):
            row[layout.HANDS + seat] = encoded.mask(hand)
        row[layout.REMAINING] = sum(row[layout.HANDS : layout.HANDS + self.seats])
        self._write_sides(row, mine)
        return work, own.entries

    def _renew_table(self, size: int, hits: bool) -> None:
        """Prepare this thread's table for another search; wipe only the part in use."""
        own = self._own
        if own.entries.shape[1] < size:
            own.entries, own.generation, own.used = _aligned(size), 0, 0
        own.generation += 2  # one for the shallow search
        # The two searches lay out their entries in different ways.
        if own.generation + 1 >= layout.GENERATIONS or own.hits != hits:
            own.entries[0, : own.used] = 0
            own.generation, own.used, own.hits = 1, 0, hits
        own.used = max(own.used, size)

    def _write_sides(self, row: Ints, mine: int) -> None:
        ours = sum(1 << seat for seat in range(self.seats) if self.sides[seat] == mine)
        row[layout.MAXIMIZERS] = ours
        row[layout.TAKERS] = ours
        if self.aim == "fewest":
            row[layout.TAKERS] = (1 << self.seats) - 1 ^ ours
            for trick in range(self.tricks):
                row[layout.TRICK_TABLES + trick * layout.TRICK_TABLE_SIZE + layout.CASHES] = 0


def _sides_of(sides: Iterable[SupportsIndex] | None, seats: int) -> tuple[int, ...]:
    """Return the side of each seat."""
    if sides is None:
        return _TEAMS.get(seats, tuple(range(seats)))
    if isinstance(sides, str) or not isinstance(sides, Iterable):
        raise wrong("sides", sides, "the side of each seat, such as (0, 1, 0, 1)")
    found = tuple(integer(side, 0, layout.MAX_SEATS - 1, "sides") for side in sides)
    if len(found) != seats:
        said = f"{len(found)} sides were named for {seats} seats"
        raise RulesError(said, "sides", sides=len(found), seats=seats)
    return found


def _leads(hands: ArrayLike | Batch, leaders: ArrayLike | None) -> list[Position]:
    """Return the deals of arrays before their first card."""
    if isinstance(hands, Batch):
        leaders = hands.leaders if leaders is None else leaders
        hands = hands.hands
    positions = Positions(hands=hands, leaders=0 if leaders is None else leaders)
    rows = np.asarray(positions.hands, np.int64)
    if rows.ndim != 2:
        raise wrong("hands", hands, "an array of the shape (deals, seats)")
    leads = spread(positions.leaders, "leaders", len(rows)).tolist()
    found = []
    for row, (held, leader) in enumerate(zip(rows.tolist(), leads, strict=True)):
        try:
            found.append(Position(held, leader))
        except PositionError as error:
            raise PositionError(f"row {row}: {error}", error.code, **error.values) from None
    return found


def _has_negative_points(tables: Tables, last: int) -> bool:
    """Tell whether a card, a trick or the last trick has negative points."""
    return min(*tables.points, tables.trick, last + tables.last) < 0


def _by_one_other(won: frozenset[int], mine: int) -> bool:
    """Tell whether one side, and not this one, may have taken every trick so far."""
    return mine not in won and len(won) <= 1


def _aligned(size: int) -> Ints:
    """Return a table of ``size`` ints, aligned to a cache line."""
    found = np.zeros((1, size + _CACHE_LINE), np.int64)
    first = -found.ctypes.data // found.itemsize % _CACHE_LINE
    return found[:, first : first + size]


def solver_of(variant: RulesLike, contract: Contract | str, deal_no: SupportsIndex = 1) -> Solver:
    """Return a solver of a contract under a rule set.

    >>> solver_of("schieber", "unten")
    Solver('unten', seats=4, tricks=9)

    Args:
        variant: the rule set, or its name.
        contract: the contract or its code.
        deal_no: number of the deal in its partie, from 1; some rule sets count by it.

    Raises:
        ArgumentError: an argument is of another type or out of range.
        NotationError: there is no such contract.
        RulesError: there is no such rule set, or the contract becomes known only by playing.
    """
    variant, number = rules_of(variant), integer(deal_no, 1, MAX_DEAL_NO, "deal_no")
    return Solver(
        contract,
        variant.play.policy_of(number),
        seats=variant.players,
        tricks=variant.plan(number).hand,
        last=variant.score.last_trick,
        match=MATCH if variant.score.match == "bonus100" else 0,
    )

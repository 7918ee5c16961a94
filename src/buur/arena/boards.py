"""Boards of a duel: the deals of one seed, played once for every seating (duplicate).

In each seating the first bot holds one of two sides, or one seat, and the other bot the rest. So
most of the luck of the deal cancels out. The gain of a seating is the first bot's lead in points
per deal, with the opposite sign where the lowest wins. Where a king plays a whole partie against
the others, the gain is the difference of the shares of parties won.
"""

from __future__ import annotations

import random
from collections.abc import Sequence, Set
from dataclasses import dataclass, field
from statistics import fmean
from typing import Final

from buur.arena.bot_measurement import MeasuredBot, Tally
from buur.arguments import instance, integer, number, wrong
from buur.bots import Bot, BotLike, bot_of, factory_of
from buur.contracts import point_scheme_code
from buur.play.chance import HIGHEST_SEED
from buur.play.table import Table
from buur.referee.at_table import ruled
from buur.seats import Seat
from buur.variants.model import Variant
from buur.variants.registry import RulesLike, rules_of

MAX_DEALS: Final = 10**12
"""Largest number of deals of a partie or a board."""
MAX_GAIN: Final = 1e12
DISTINCT_DEALS: Final = 4
"""Number of deals of a partie that are played where one deal differs from the next."""


@dataclass(slots=True)
class Board:
    """Result of one seed.

    >>> from buur.arena import contestant
    >>> steady, other = contestant("steady").player, contestant("random").player
    >>> board = play_board("schieber", steady, other, seed=1, deals=1)
    >>> board.gains, board.gain
    ((105.0, 57.0), 81.0)

    Raises:
        ArgumentError: a value is of another type, or out of range.
    """

    seed: int
    gains: tuple[float, ...]
    """Gain of the first bot per deal, by seating."""
    deals: int
    """Number of deals played in all seatings together."""
    tallies: tuple[Tally, Tally] = field(default_factory=lambda: (Tally(), Tally()))
    """Measurements of the first bot and of the second."""

    def __post_init__(self) -> None:
        self.seed = integer(self.seed, 0, HIGHEST_SEED + MAX_DEALS, "seed")
        self.deals = integer(self.deals, 0, MAX_DEALS, "deals")
        gains, tallies = self.gains, self.tallies
        if not isinstance(gains, tuple) or not gains:
            raise wrong("gains", gains, "a tuple with the gain of each seating")
        for gain in gains:
            number(gain, -MAX_GAIN, MAX_GAIN, "gains")
        if not isinstance(tallies, tuple) or [type(one) for one in tallies] != [Tally, Tally]:
            raise wrong("tallies", tallies, "the tallies of both bots")

    @property
    def gain(self) -> float:
        """Mean gain of the first bot per deal."""
        return fmean(self.gains)

    @property
    def won(self) -> float:
        """Number of seatings that the first bot won; a tie counts as a half."""
        return sum(0.5 if gain == 0 else float(gain > 0) for gain in self.gains)


def seatings(rules: RulesLike) -> tuple[frozenset[int], ...]:
    """Return the set of seats of the first bot for each seating.

    >>> seatings("schieber")
    (frozenset({0, 2}), frozenset({1, 3}))

    Raises:
        RulesError: there is no such rule set.
        ArgumentError: the argument is neither rules nor a name.
    """
    rules = rules_of(rules)
    if rules.sharing == "lines" and rules.lines < rules.seats:
        lines = rules.teams
        return tuple(
            frozenset(seat for seat, own in enumerate(lines) if own == line)
            for line in sorted(set(lines))
        )
    return tuple(frozenset({seat}) for seat in range(rules.seats))


def deals_per_board(rules: RulesLike) -> int | None:
    """Return the number of deals of a partie that a board plays; None for all of them.

    >>> deals_per_board("schieber"), deals_per_board("coiffeur")
    (1, None)

    Checklists and kings link the deals of a partie, so all are played. Where deals differ in cards,
    points or stages, several are played. Elsewhere deals are independent, and one is enough.

    Raises:
        RulesError: there is no such rule set.
        ArgumentError: the argument is neither rules nor a name.
    """
    rules = rules_of(rules)
    if rules.partie.finish == "checklist" or rules.sharing == "king":
        return None
    kinds = {_kind(rules, number) for number in range(1, DISTINCT_DEALS + 1)}
    return 1 if len(kinds) == 1 else DISTINCT_DEALS


def _kind(rules: Variant, number: int) -> tuple[object, ...]:
    aim = point_scheme_code(rules.play.values, number)
    return rules.plan(number), tuple(rules.phases_of(number)), aim


def play_deals(rules: RulesLike, players: Sequence[BotLike], seed: int, deals: int | None) -> Table:
    """Play a partie, or its first deals; the cards depend on seed and deal number alone.

    >>> table = play_deals("schieber", ["steady"] * 4, seed=1, deals=1)
    >>> table.state.history[0].total
    (105, 72)

    Args:
        rules: the name of a preset, or rules of your own.
        players: by seat, a bot or what `buur.bots.bot_of` makes one of.
        seed: the seed of the cards.
        deals: the number of deals; None for all.

    Raises:
        RulesError: there is no such rule set.
        BotError: there is no bot of a name.
        ArgumentError: an argument is of another type, or out of range.
    """
    rules = rules_of(rules)
    _check_deals(seed, deals)
    players = _players(rules, players)
    chance = random.Random(f"{seed}")
    table = Table(rules, players, chance=chance, rule=ruled)
    number = 0
    while (event := table.next_event()) is not None:
        table.do(event)
        deal = table.state.deal
        if deals is not None and len(table.state.history) >= deals:
            break
        if deal is not None and deal.number != number:
            number = deal.number
            chance.seed(f"{seed}/{number}")
    return table


def _players(rules: Variant, players: Sequence[BotLike]) -> list[Bot]:
    listed = isinstance(players, Sequence) and not isinstance(players, (str, bytes))
    if not listed or len(players) != rules.seats:
        raise wrong("players", players, f"{rules.seats} bots for {rules.code}")
    return [bot_of(player, seat, name="players") for seat, player in enumerate(players)]


def _check_deals(seed: int, deals: int | None) -> None:
    integer(seed, 0, HIGHEST_SEED, "seed")
    if deals is not None:
        integer(deals, 1, MAX_DEALS, "deals")


def gain_per_deal(table: Table, mine: Set[int]) -> float:
    """Return the lead per deal of the seats ``mine`` over the others in written points.

    >>> table = play_deals("schieber", ["steady", "easy"] * 2, seed=1, deals=1)
    >>> gain_per_deal(table, {0, 2}) == -gain_per_deal(table, {1, 3})
    True

    Raises:
        ArgumentError: ``mine`` is no set of some, but not all, seats of the table.
    """
    instance(table, Table, "table")
    seats = range(table.state.variant.seats)
    if not isinstance(mine, Set) or not mine or not mine < set(seats):
        raise wrong("mine", mine, f"a set of some, but not all, seats from 0 to {seats[-1]}")
    state, rules = table.state, table.state.variant
    if rules.sharing == "king":
        return _win_margin(table, mine)
    sign = -1 if rules.partie.lowest_wins else 1
    scores = state.scores
    lines = {rules.teams[seat] if rules.lines < rules.seats else seat for seat in mine}
    own = fmean(scores[line] for line in lines)
    rest = fmean(points for line, points in enumerate(scores) if line not in lines)
    return sign * (own - rest) / max(1, len(state.history))


def _win_margin(table: Table, mine: Set[int]) -> float:
    """Return the share of these seats that won the partie, less that of the others."""
    state = table.state
    winner = None if state.result is None else state.result.winner
    won = [float(state.team(seat) == winner) for seat in map(Seat, range(state.variant.seats))]
    own = fmean(won[seat] for seat in mine)
    return own - fmean(share for seat, share in enumerate(won) if seat not in mine)


def play_board(
    rules: RulesLike, first: BotLike, second: BotLike, seed: int, deals: int | None
) -> Board:
    """Return the board of a seed, played in every seating; a bot's own seed is its seat.

    >>> play_board("schieber", "random", "random", seed=1, deals=1).gain
    0.0

    Args:
        rules: the name of a preset, or rules of your own.
        first: the first bot: a name, a bot, a factory or a function, see `buur.bots.factory_of`.
        second: the second bot.
        seed: the seed of the cards.
        deals: the number of deals of the partie; None for all.

    Raises:
        RulesError: there is no such rule set.
        BotError: there is no bot of a name.
        ArgumentError: an argument is of another type, or out of range.
    """
    rules = rules_of(rules)
    _check_deals(seed, deals)
    make = factory_of(first, name="first"), factory_of(second, name="second")
    tallies = Tally(), Tally()
    gains, played = [], 0
    for mine in seatings(rules):
        sides = [0 if seat in mine else 1 for seat in range(rules.seats)]
        players = [MeasuredBot(make[side](seat), tallies[side]) for seat, side in enumerate(sides)]
        table = play_deals(rules, players, seed, deals)
        played += len(table.state.history)
        gains.append(gain_per_deal(table, mine))
    return Board(seed, tuple(gains), played, tallies)

"""Boards of a duel: the deals of one seed, played once for every seating (duplicate).

In each seating the first bot holds one of two sides, or one seat, and the other bot the rest. So
most of the luck of the deal cancels out. The gain of a seating is the first bot's lead in points
per deal, with the opposite sign where the lowest wins. Where a king plays a whole partie against
the others, the gain is the difference of the shares of parties won.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from statistics import fmean
from typing import Final

from buur.arena.bot_measurement import MeasuredBot, Tally
from buur.bots import Bot
from buur.contracts import point_scheme_code
from buur.play.table import Table
from buur.referee.at_table import ruled
from buur.seats import Seat
from buur.variants.model import Variant

BotFactory = Callable[[int], Bot]
"""Makes a bot from a seed."""

DISTINCT_DEALS: Final = 4
"""Number of deals of a partie that are played where one deal differs from the next."""


@dataclass(slots=True)
class Board:
    """Result of one seed."""

    seed: int
    gains: tuple[float, ...]
    """Gain of the first bot per deal, by seating."""
    deals: int
    """Number of deals played in all seatings together."""
    tallies: tuple[Tally, Tally] = field(default_factory=lambda: (Tally(), Tally()))
    """Measurements of the first bot and of the second."""

    @property
    def gain(self) -> float:
        """Mean gain of the first bot per deal."""
        return fmean(self.gains)

    @property
    def won(self) -> float:
        """Number of seatings that the first bot won; a tie counts as a half."""
        return sum(0.5 if gain == 0 else float(gain > 0) for gain in self.gains)


def seatings(rules: Variant) -> tuple[frozenset[int], ...]:
    """Return the set of seats of the first bot for each seating."""
    if rules.sharing == "lines" and rules.lines < rules.seats:
        lines = rules.teams
        return tuple(
            frozenset(seat for seat, own in enumerate(lines) if own == line)
            for line in sorted(set(lines))
        )
    return tuple(frozenset({seat}) for seat in range(rules.seats))


def deals_per_board(rules: Variant) -> int | None:
    """Return the number of deals of a partie that a board plays; None for all of them.

    Checklists and kings link the deals of a partie, so all are played. Where deals differ in cards,
    points or stages, several are played. Elsewhere deals are independent, and one is enough.
    """
    if rules.partie.finish == "checklist" or rules.sharing == "king":
        return None
    kinds = {_kind(rules, number) for number in range(1, DISTINCT_DEALS + 1)}
    return 1 if len(kinds) == 1 else DISTINCT_DEALS


def _kind(rules: Variant, number: int) -> tuple[object, ...]:
    aim = point_scheme_code(rules.play.values, number)
    return rules.plan(number), tuple(rules.phases_of(number)), aim


def play_deals(rules: Variant, players: Sequence[Bot], seed: int, deals: int | None) -> Table:
    """Play a partie, or its first deals; the cards depend on seed and deal number alone."""
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


def gain_per_deal(table: Table, mine: frozenset[int]) -> float:
    """Return the lead per deal of the seats ``mine`` over the others in written points."""
    state, rules = table.state, table.state.variant
    if rules.sharing == "king":
        return _win_margin(table, mine)
    sign = -1 if rules.partie.lowest_wins else 1
    scores = state.scores
    lines = {rules.teams[seat] if rules.lines < rules.seats else seat for seat in mine}
    own = fmean(scores[line] for line in lines)
    rest = fmean(points for line, points in enumerate(scores) if line not in lines)
    return sign * (own - rest) / max(1, len(state.history))


def _win_margin(table: Table, mine: frozenset[int]) -> float:
    """Return the share of these seats that won the partie, less that of the others."""
    state = table.state
    winner = None if state.result is None else state.result.winner
    won = [float(state.team(seat) == winner) for seat in map(Seat, range(state.variant.seats))]
    own = fmean(won[seat] for seat in mine)
    return own - fmean(share for seat, share in enumerate(won) if seat not in mine)


def play_board(
    rules: Variant, first: BotFactory, second: BotFactory, seed: int, deals: int | None
) -> Board:
    """Return the board of a seed, played in every seating; a bot's own seed is its seat."""
    tallies = Tally(), Tally()
    gains, played = [], 0
    for mine in seatings(rules):
        sides = [0 if seat in mine else 1 for seat in range(rules.seats)]
        players = [
            MeasuredBot((first, second)[side](seat), tallies[side])
            for seat, side in enumerate(sides)
        ]
        table = play_deals(rules, players, seed, deals)
        played += len(table.state.history)
        gains.append(gain_per_deal(table, mine))
    return Board(seed, tuple(gains), played, tallies)

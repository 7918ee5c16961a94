"""The same cards once for every place: what one seed of a duel is.

Each side of two, else each seat in turn, is held by the first bot and the rest by the other, so
that the luck of the deal mostly falls out. What counts is what a place is written more per deal
than the rest, points less where the lowest wins; where one king plays a whole partie against the
others, how much more often a place wins than its rest.
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
"""Deals of a partie that are played where one differs from the next."""


@dataclass(slots=True)
class Board:
    """What one seed brought."""

    seed: int
    gains: tuple[float, ...]
    """By place: what the first bot's seats gained per deal."""
    deals: int
    """Played in all places together."""
    tallies: tuple[Tally, Tally] = field(default_factory=lambda: (Tally(), Tally()))
    """What was measured of the first bot and of the second."""

    @property
    def gain(self) -> float:
        """What the first bot gained per deal."""
        return fmean(self.gains)

    @property
    def won(self) -> float:
        """How many places the first bot won, an even one as a half."""
        return sum(0.5 if gain == 0 else float(gain > 0) for gain in self.gains)


def seatings(rules: Variant) -> tuple[frozenset[int], ...]:
    """Return the sets of seats that the first bot takes in turn."""
    if rules.sharing == "lines" and rules.lines < rules.seats:
        lines = rules.teams
        return tuple(
            frozenset(seat for seat, own in enumerate(lines) if own == line)
            for line in sorted(set(lines))
        )
    return tuple(frozenset({seat}) for seat in range(rules.seats))


def deals_per_board(rules: Variant) -> int | None:
    """Return how many deals of a partie tell enough about it; None needs all of them.

    A sheet and a king bind the deals of a partie together; where the cards dealt, what counts or
    what is asked differ from deal to deal, several are played; else each deal stands for itself.
    """
    if rules.partie.finish == "checklist" or rules.sharing == "king":
        return None
    kinds = {_kind(rules, number) for number in range(1, DISTINCT_DEALS + 1)}
    return 1 if len(kinds) == 1 else DISTINCT_DEALS


def _kind(rules: Variant, number: int) -> tuple[object, ...]:
    aim = point_scheme_code(rules.play.values, number)
    return rules.plan(number), tuple(rules.phases_of(number)), aim


def play_deals(rules: Variant, players: Sequence[Bot], seed: int, deals: int | None) -> Table:
    """Play a partie, or its first deals, with cards that depend on seed and deal alone."""
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
    """Return by how much the line of some seats is ahead of the others, per deal."""
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
    """Return how often these seats won a partie, less how often the others did."""
    state = table.state
    winner = None if state.result is None else state.result.winner
    won = [float(state.team(seat) == winner) for seat in map(Seat, range(state.variant.seats))]
    own = fmean(won[seat] for seat in mine)
    return own - fmean(share for seat, share in enumerate(won) if seat not in mine)


def play_board(
    rules: Variant, first: BotFactory, second: BotFactory, seed: int, deals: int | None
) -> Board:
    """Play one seed from every place; a bot's own seed is its seat."""
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

"""Parties with a sheet, told in a few words, for tests."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from functools import cache
from typing import Unpack

from buur.bots import bot
from buur.play.model.deal import NO_SEAT
from buur.play.model.events import Event
from buur.play.model.result import DealScore
from buur.play.partie import Partie
from buur.play.queries.checklist import rows_open
from buur.play.table import Table
from buur.scoring import Credit
from buur.seats import Seat, Team
from buur.variants.registry import PRESETS, variant
from tests.chance import seeded
from tests.families import shortened
from tests.rules.scenario import SUITS_APART, Setting, deal, dealt
from tests.tracing import untraced

NAMES = tuple(name for name, preset in PRESETS.items() if preset.variant.checklist.rows)
"""Every rule set with a sheet."""


def sheet_table(
    played: Mapping[int, Iterable[int]] | None = None, **setting: Unpack[Setting]
) -> Partie:
    """Return a deal in which a contract is to be chosen.

    Args:
        played: the numbers of the rows that each line has played before.
        setting: as for `scenario.dealt`; everybody holds one suit, seat 0 is forehand.
    """
    state = dealt(*SUITS_APART, **setting)
    found = [row_score(line, row) for line, rows in (played or {}).items() for row in rows]
    state = replace(state, history=tuple(found))
    first = Seat(deal(state).forehand)
    able = [Seat((first + turn) % 4) for turn in range(4)]
    asked = next(seat for seat in able if rows_open(state, seat))
    return replace(state, deal=replace(deal(state), asked=(asked,)))


def row_score(line: int, row: int) -> DealScore:
    """Return a deal as it was written in which a line played a row for nothing."""
    none = (0, 0)
    return DealScore(
        deal=1,
        dealer=Seat(3),
        contract=None,
        chooser=Seat(line),
        pushed=False,
        multiplier=1,
        tricks=none,
        cards=none,
        last_trick=none,
        match=none,
        melds=none,
        stoeck=none,
        total=none,
        category=row,
    )


def made(state: Partie, points: int, whole: int = 157) -> Partie:
    """Return the state before the count in which side 0 was credited so many points."""
    credits = (
        Credit(Team(0), "cards", points, 9),
        Credit(Team(1), "cards", whole - points, 9),
    )
    return replace(state, deal=replace(deal(state), credits=credits, turn=NO_SEAT))


def open_numbers(state: Partie, seat: int = 0) -> list[int]:
    """Return the numbers of the rows that are open to a seat."""
    return [row.number for row in rows_open(state, Seat(seat))]


@cache
def partie(
    name: str, seed: int, kind: str = "random", *, short: bool = False
) -> tuple[Partie, tuple[Event, ...]]:
    """Return the end of a partie between bots, and its events."""
    rules = shortened(variant(name)) if short else variant(name)
    players = [bot(kind, seed + seat) for seat in range(rules.seats)]
    table = Table(rules, players, chance=seeded(seed))
    with untraced():
        events = tuple(table.run())
    return table.state, events

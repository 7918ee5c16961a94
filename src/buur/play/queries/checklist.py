"""Checklists (§3.7): rows that a line has played or may still choose, and choosing seats."""

from __future__ import annotations

from collections.abc import Iterator

from buur.contracts import Contract
from buur.play.model.state import State, deal_of
from buur.seats import Seat, right_of
from buur.variants.option_groups.checklist import JOKER, Row, row_contracts
from buur.variants.option_groups.solo import is_playable


def rows_played(state: State, line: int) -> frozenset[int]:
    """Return the numbers of the rows that a line has chosen, this deal included."""
    deals = [(score.category, score.chooser) for score in state.history]
    if state.deal is not None:
        deals.append((state.deal.category, state.deal.chooser))
    lines = state.variant.teams
    return frozenset(
        row for row, chooser in deals if row and chooser is not None and lines[chooser] == line
    )


def row_points(state: State) -> dict[tuple[int, int], int]:
    """Return the points written so far, by (line, number of the row)."""
    lines = state.variant.teams
    return {
        (lines[score.chooser], score.category): score.total[lines[score.chooser]]
        for score in state.history
        if score.category and score.chooser is not None
    }


def rows_open(state: State, seat: Seat) -> tuple[Row, ...]:
    """Return the rows that a seat may still choose for its line."""
    played = rows_played(state, state.variant.teams[seat])
    return tuple(row for row in state.variant.checklist.rows if row.number not in played)


def is_full(state: State) -> bool:
    """Tell whether every line has played every row."""
    rows = len(state.variant.checklist.rows)
    return all(len(rows_played(state, line)) == rows for line in set(state.variant.teams))


def may_choose(state: State, seat: Seat) -> bool:
    """Tell whether a seat may be asked to choose; with a sheet its line needs an open row."""
    return not state.variant.checklist.rows or bool(rows_open(state, seat))


def choosers(state: State) -> tuple[Seat, ...]:
    """Return the seats that may be asked to choose, in playing order from forehand."""
    seat, seats = deal_of(state).forehand, state.variant.seats
    found = []
    for _ in range(seats):
        if may_choose(state, seat):
            found.append(seat)
        seat = right_of(seat, seats)
    return tuple(found)


def contracts_open(state: State) -> tuple[Contract, ...]:
    """Return the contracts that may be named without a sheet, after a bid those that fit it."""
    deal, offered = deal_of(state), state.variant.choice.offered
    top = None if deal.auction is None else deal.auction.top
    rung = None if top is None else state.variant.auction.rung(top.height)
    if rung is None:
        return offered
    return tuple(contract for contract in offered if is_playable(rung.plays, contract))


def choices(state: State, seat: Seat) -> Iterator[tuple[Contract, int]]:
    """Yield each contract that a seat may choose, with its row's number (0 without a sheet)."""
    rules = state.variant.choice
    if not state.variant.checklist.rows:
        yield from ((contract, 0) for contract in contracts_open(state))
    for row in rows_open(state, seat):
        yield from ((contract, row.number) for contract in row_contracts(row.key, rules))


def chosen_row(state: State, seat: Seat, contract: Contract, number: int) -> Row | None:
    """Return the row of the sheet that a choice uses, None if no open row allows it.

    Number 0 stands for the contract's own row while that is open, else for the first open joker.
    """
    rules = state.variant.choice
    rows = [
        row
        for row in rows_open(state, seat)
        if number in (0, row.number) and contract in row_contracts(row.key, rules)
    ]
    return min(rows, key=lambda row: (row.key == JOKER, row.number), default=None)

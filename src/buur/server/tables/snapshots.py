"""Snapshots: a partie between two deals and the scores of its deals, as rows of the database.

A row has a digest of its content. A row that is damaged, or written by another version of Buur, is
ignored: the events of the table are then replayed from the beginning.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from buur.cards import Card
from buur.errors import NotationError
from buur.notation.state_codec import (
    decode_score,
    decode_state,
    encode_score,
    encode_state,
    layout,
)
from buur.play.model.result import DealScore
from buur.play.partie import Partie
from buur.server.storage.models import DealRow, SeatResult, SnapshotRow
from buur.variants.model import Variant


@dataclass(frozen=True, slots=True, kw_only=True)
class Base:
    """A partie between two deals, from which a table goes on."""

    version: int
    """The number of events that led to it."""
    state: Partie
    drawn: tuple[Card, ...]
    """Cards drawn for seats before the first deal, by seat; empty without a draw."""
    written: tuple[int, ...]
    """The points of all counted deals, by line."""
    results: tuple[SeatResult, ...]
    """The totals of every seat."""


def snapshot_row(table: str, base: Base) -> SnapshotRow:
    """Return a partie between two deals as a row.

    Args:
        table: the table's id.
        base: the partie.
    """
    state = base.state
    content = {
        "state": encode_state(state),
        "drawn": base.drawn,
        "written": base.written,
        "results": base.results,
    }
    text = msgspec.json.encode(content).decode()
    scores = [score.deal for score in state.history]
    deal = state.current_deal.number
    digest = _digest(table, base.version, deal, scores, text)
    return SnapshotRow(base.version, deal, text, scores, digest)


def deal_row(table: str, score: DealScore) -> DealRow:
    """Return the score of a deal as a row."""
    text = msgspec.json.encode(encode_score(score)).decode()
    return DealRow(score.deal, text, _digest(table, score.deal, text))


def read_base(table: str, snapshot: SnapshotRow, deals: Sequence[DealRow], rules: Variant) -> Base:
    """Return the partie of a row, with the scores of its deals.

    Raises:
        NotationError: a row is damaged or missing.
    """
    version, deal, text, scores, digest = snapshot
    if digest != _digest(table, version, deal, scores, text):
        raise NotationError(f"the snapshot of version {version} is damaged")
    if [row.number for row in deals] != scores:
        raise NotationError("the score of a deal is missing")
    content: dict[str, Any] = msgspec.json.decode(text)
    return Base(
        version=version,
        state=decode_state(content["state"], rules, read_scores(table, deals)),
        drawn=tuple(content["drawn"]),
        written=tuple(content["written"]),
        results=tuple(SeatResult(*one) for one in content["results"]),
    )


def read_scores(table: str, rows: Iterable[DealRow]) -> tuple[DealScore, ...]:
    """Return the scores of rows.

    Raises:
        NotationError: a row is damaged.
    """
    return tuple([_read_score(table, row) for row in rows])


def _read_score(table: str, row: DealRow) -> DealScore:
    if row.digest != _digest(table, row.number, row.score):
        raise NotationError(f"the score of deal {row.number} is damaged")
    return decode_score(msgspec.json.decode(row.score))


def _digest(*content: object) -> str:
    return hashlib.sha256(msgspec.json.encode([layout(), *content])).hexdigest()

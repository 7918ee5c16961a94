"""Events of a table, read from the server's database."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from buur.cards import card_code
from buur.play.codec import event_json, parse_event
from buur.play.engine import apply
from buur.play.model.deal import Trick
from buur.play.partie import Partie
from buur.variants.registry import variant


@dataclass(frozen=True, slots=True)
class StoredTable:
    """A table and its events, as the server wrote them down."""

    names: list[str]
    rules: dict[str, Any]
    events: list[dict[str, Any]]

    def states(self) -> Iterator[Partie]:
        """Yield the state after each event."""
        rules = variant(self.rules["name"], self.rules["options"])
        state = Partie(variant=rules, scores=(0,) * rules.lines)
        for event in self.events:
            state = apply(state, parse_event(event))
            yield state

    def tricks(self) -> list[tuple[list[tuple[int, str]], int]]:
        """Return every trick: seats with their cards in order, and the seat that took it."""
        found: list[tuple[list[tuple[int, str]], int]] = []
        known: tuple[Trick, ...] = ()
        for state in self.states():
            tricks = state.deal.tricks if state.deal else ()
            if len(tricks) > len(known):
                found.append(_laid(tricks[-1]))
            known = tricks
        return found

    def scores(self) -> tuple[int, ...]:
        """Return the points at the end, with those of the deal in progress."""
        return tuple(list(self.states())[-1].running)


def _laid(trick: Trick) -> tuple[list[tuple[int, str]], int]:
    cards = [((trick.leader + nth) % 4, card_code(card)) for nth, card in enumerate(trick.cards)]
    return cards, int(trick.winner)


def stored_table(database: Path, table: str) -> StoredTable:
    """Read a table of a database."""
    with sqlite3.connect(database) as connection:
        events = connection.execute(
            "SELECT event FROM events WHERE table_id = ? ORDER BY version", [table]
        ).fetchall()
        rules = connection.execute("SELECT rules FROM tables WHERE id = ?", [table]).fetchone()
        seats = connection.execute(
            "SELECT name FROM seats WHERE table_id = ? ORDER BY seat", [table]
        ).fetchall()
    connection.close()
    told = [json.loads(event) for (event,) in events]
    assert [event_json(parse_event(event)) for event in told] == told
    return StoredTable([name for (name,) in seats], json.loads(rules[0]), told)

"""Bystanders of a card: their own part of the partie and their acts stay as they were."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

import pytest

from buur.bots.registry import bot
from buur.play.model.events import Played
from buur.play.model.state import State
from buur.play.queries.bystanders import bystanders, is_plain_card
from buur.play.table import Table
from buur.play.views import view
from buur.seats import Seat
from buur.variants.registry import variant
from tests.chance import seeded
from tests.families import shortened

RULES = ("schieber", "chibre", "coiffeur", "sidi", "misere", "molotow", "pandur", "reglement-1993")


def states(rules: str) -> Iterator[State]:
    """Yield the states of a partie."""
    chance, chosen = seeded(11), shortened(variant(rules))
    table = Table(chosen, [bot("random", seat) for seat in range(chosen.seats)], chance=chance)
    yield table.state
    for _ in table.run():
        yield table.state


def own_part(state: State, seat: Seat) -> object:
    """Return what a seat knows for itself, and its acts."""
    seen = view(state, seat)
    legal = seen.legal
    again = legal.stoeck_again
    return seen.hand, [*legal], legal.claims, legal.late_melds, legal.objections, again


@pytest.mark.parametrize("rules", RULES)
def test_a_plain_card_leaves_bystanders_as_they_were(rules: str) -> None:
    found = 0
    for before, after in pairwise(states(rules)):
        if before.deal is None or not is_plain_card(before, after):
            continue
        for seat in bystanders(before, after):
            found += 1
            assert own_part(before, seat) == own_part(after, seat)
            assert seat not in (*before.waiting, *after.waiting)
    assert found > 50


def test_nobody_is_a_bystander_where_every_card_may_be_objected_to() -> None:
    rules = variant("schieber", {"irregularities": "penalised"})
    table = Table(rules, [bot("steady", seat) for seat in range(4)], chance=seeded(3))
    before, plain = table.state, 0
    for _ in table.run():
        if before.deal is not None and is_plain_card(before, table.state):
            plain += 1
            assert bystanders(before, table.state) == ()
        before = table.state
    assert plain > 50


def test_no_other_event_is_a_plain_card() -> None:
    table = Table(variant("schieber"), [bot("random", seat) for seat in range(4)], chance=seeded(3))
    before, plain = table.state, 0
    for event in table.run():
        after = table.state
        if is_plain_card(before, after):
            plain += 1
            assert isinstance(event, Played)
            assert before.deal is not None
            assert after.deal is not None
            assert len(before.deal.tricks) == len(after.deal.tricks)
        before = after
    assert plain > 100

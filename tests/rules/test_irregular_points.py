"""With irregular cards, objections and rulings a deal is still worth what the rule set says."""

from __future__ import annotations

from random import Random

import pytest

from buur.notation import dumps, loads, record_of, verify
from buur.play.auto_play import table_event
from buur.play.model.events import Counted, Event, Objected, Played, Ruled
from buur.play.partie import Partie
from buur.play.queries.deal_totals import all_points, last_bonus
from buur.referee.at_table import ruled
from buur.seats import Seat
from tests.chance import seeded
from tests.rules.scenario import rules_of

TABLES: tuple[tuple[str, dict[str, object]], ...] = (
    ("reglement-1993", {}),
    ("chibre", {"claim": "auto"}),
    ("schieber-2500", {"revoke_rule": "jw"}),
    ("schieber", {"revoke_rule": "jw", "contracts": "suits+oben+unden+slalom+misere"}),
    ("coiffeur", {"revoke_rule": "r93"}),
    ("martinique", {"revoke_rule": "jw"}),
    ("tutti", {"revoke_rule": "jw"}),
)
"""Rule sets under both regulations, with other contracts, values and ends."""


def irregular_event(state: Partie, chance: Random) -> Event:
    """Return what happens next, often against the rules: the table's act, an objection, a card."""
    if state.phase == "ruling":
        return ruled(state)
    if chance.random() < 0.3:
        found = [act for seat in range(4) for act in state.legal_for(seat).objections]
        if found:
            return chance.choice(found)
    event = table_event(state, chance.random)
    if event is not None:
        return event
    seat = state.waiting[0]
    legal = state.legal_for(seat)
    if state.phase != "play":
        return chance.choice(tuple(legal))
    if chance.random() < 0.02:
        claims = [act for act in legal.claims if not isinstance(act, Objected)]
        if claims:
            return chance.choice(claims)
    wild = chance.random() < 0.4
    card = chance.choice(tuple(legal.layable if wild else legal.cards))
    act = legal.played(card)
    return act if act in legal else Played(Seat(seat), card)


def irregular_partie(
    name: str, options: dict[str, object], seed: str, deals: int = 2
) -> list[Event]:
    """Return the events of the first deals of a partie, whose points are compared."""
    variant = rules_of(name, {"irregularities": "penalised", **options})
    state = Partie(variant=variant, scores=(0,) * variant.lines)
    chance, events = seeded(seed), []
    while len(state.history) < deals and not state.is_over:
        event = irregular_event(state, chance)
        if isinstance(event, Counted):
            assert sum(state.card_points) == all_points(state) + last_bonus(state), seed
        state = state.do(event)
        events.append(event)
    return events


@pytest.mark.parametrize(("name", "options"), TABLES, ids=[name for name, _ in TABLES])
def test_points_add_up_and_the_record_verifies(name: str, options: dict[str, object]) -> None:
    cases = set()
    for number in range(6):
        events = irregular_partie(name, options, f"{name} {number}")
        cases |= {event.case for event in events if isinstance(event, Ruled)}
        variant = rules_of(name, {"irregularities": "penalised", **options})
        record = record_of(events, variant)
        found = verify(loads(dumps(record)))
        assert found.is_ok, found.problems
    assert {"lawful", "revoke-open"} <= cases


@pytest.mark.slow
@pytest.mark.parametrize(("name", "options"), TABLES, ids=[name for name, _ in TABLES])
def test_points_add_up_in_many_parties(name: str, options: dict[str, object]) -> None:
    """Seven hundred parties in all, and their records."""
    variant = rules_of(name, {"irregularities": "penalised", **options})
    for number in range(700 // len(TABLES) + 1):
        events = irregular_partie(name, options, f"{name} many {number}", deals=4)
        found = verify(loads(dumps(record_of(events, variant))))
        assert found.is_ok, (number, found.problems)

"""After every ruling but a redeal the deal is worth what the rule set says (core §9.4)."""

from __future__ import annotations

from random import Random

import pytest

from buur.cards import cards_in, mask_of, parse_card
from buur.referee import REGULATIONS, decide
from buur.referee.incident import KINDS, Kind
from buur.rules.tricks import winner
from tests.chance import seeded
from tests.referee.incidents import Committed, committed, played_on, random_position
from tests.referee.position import Position

TOTAL = 157
"""In every contract of these rule sets: 152 in cards and 5 for the last trick (core §1.3)."""


def settled(found: Committed, regulation: str, chance: Random) -> Position | None:
    """Return the deal played to its end after the ruling, None if it is dealt again."""
    position, incident = found.position, found.incident
    ruling = decide(incident, position.variant, REGULATIONS[regulation]).ruling
    if ruling.redeal is not None:
        return None
    exchanged = incident.kind == "revoke" and bool(ruling.forced)
    chosen = chance.choice(cards_in(ruling.forced)) if exchanged else None
    if exchanged:
        hand = position.hands[incident.seat] | mask_of(incident.cards)
        assert not ruling.forced & ~hand
    before, position = position, position.after(incident, ruling, chosen)
    if incident.kind == "two_cards":
        options = [ruling.played] if ruling.played is not None else list(cards_in(ruling.forced))
        options = options or [parse_card(code) for code in ruling.choices]
        position = position.play(chance.choice(options))
    position = played_on(position, chance)
    check_powers(position, len(before.tricks))
    return position


def check_powers(position: Position, first: int) -> None:
    """No card without power has won a trick that held another, and none that moved was played."""
    tables = position.schedule
    for number, taken in enumerate(position.tricks[first:], start=first):
        assert not set(taken.cards) & set(position.moved)
        alive = [card for card in taken.cards if not position.dead >> card & 1]
        if not alive:
            continue
        best = alive[winner(tables[number], alive)]
        assert taken.by[taken.cards.index(best)] == taken.winner


def check(seed: str, kind: Kind, regulation: str) -> None:
    chance = seeded(seed)
    found = None
    while found is None:
        found = committed(kind, random_position(chance), chance)
    position = settled(found, regulation, chance)
    if position is not None:
        assert sum(position.points) == TOTAL, (seed, found.incident)


@pytest.mark.parametrize("regulation", REGULATIONS)
@pytest.mark.parametrize("kind", KINDS)
def test_points_add_up(kind: Kind, regulation: str) -> None:
    for seed in range(8):
        check(f"{kind} {regulation} {seed}", kind, regulation)


@pytest.mark.slow
@pytest.mark.parametrize("regulation", REGULATIONS)
@pytest.mark.parametrize("kind", KINDS)
def test_points_add_up_in_every_position(kind: Kind, regulation: str) -> None:
    """A hundred thousand incidents in all."""
    for seed in range(100_000 // (len(KINDS) * len(REGULATIONS)) + 1):
        check(f"{kind} {regulation} many {seed}", kind, regulation)

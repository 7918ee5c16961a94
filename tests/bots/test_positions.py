"""Positions in which only one kind of act is sane: the steady player fails none of them."""

from __future__ import annotations

import pytest

from buur.bots.steady import advise
from buur.cards import cards_code
from buur.play.events import Played
from tests.bots.position import (
    Position,
    given_away,
    is_expected,
    load_positions,
    spoken,
    view_of,
)

POSITIONS = load_positions()


@pytest.mark.parametrize("position", POSITIONS, ids=[position.name for position in POSITIONS])
def test_steady_acts_sanely(position: Position) -> None:
    advice = advise(view_of(position))
    reasons = advice.reasons if advice else ()
    act = advice.act if advice else None
    said = f"{spoken(advice)} {given_away(act)}"
    assert is_expected(position, act), f"{position.why} It said {said} and gave {reasons}."
    if isinstance(act, Played):
        declared = [cards_code(cards) for cards in act.melds]
        assert position.declares in (None, declared), position.why
        assert position.stoeck in (None, act.stoeck), position.why


def test_there_are_enough_positions() -> None:
    assert len(POSITIONS) >= 220
    assert len({position.name for position in POSITIONS}) == len(POSITIONS)


@pytest.mark.parametrize("position", POSITIONS[::5], ids=[p.name for p in POSITIONS[::5]])
def test_positions_hide_the_open_cards(position: Position) -> None:
    """The cards that a position leaves open are dealt anew and nothing changes."""
    assert view_of(position, seed=1) == view_of(position, seed=2)

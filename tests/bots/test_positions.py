"""Positions in which only one kind of act is sane: the steady player fails none of them.

The sharp player is not asked for what partners have to have agreed on, since it only counts.
"""

from __future__ import annotations

import pytest

from buur.bots import bot
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
COUNTED = [position for position in POSITIONS if not position.convention]
"""Those that can be found without an agreement."""
DEPARTURES = {
    "no-master-into-a-known-ruff",
    "no-trumps-for-the-opponents",
    "remembers-the-six-that-is-gone",
    "ruffs-before-the-last-player",
}
"""In which the sharp player does something else, with the seed below."""


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


def sharps_failures(positions: list[Position]) -> set[str]:
    """Return the positions in which the sharp player of seed 0 does nothing that is expected."""
    sharp, failed = bot("sharp", 0), set()
    for position in positions:
        seen = view_of(position)
        act = sharp.interject(seen) or (sharp.choose(seen) if seen.is_on_turn else None)
        if not is_expected(position, act):
            failed.add(position.name)
    return failed


def test_sharp_acts_sanely_in_a_sample() -> None:
    assert sharps_failures(COUNTED[::6]) <= DEPARTURES


@pytest.mark.slow
def test_sharp_departs_in_no_more_positions_than_are_known() -> None:
    assert sharps_failures(COUNTED) <= DEPARTURES

"""Positions in which only one kind of act is sane: the steady player fails none of them.

Those that search are not asked for what partners have to have agreed on, since they only count.
"""

from __future__ import annotations

import pytest

from buur.bots import bot
from buur.bots.heuristics.advisor import advise
from buur.cards import cards_code
from buur.play.model.events import Act, Played
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
CLOSE = {
    "bocks-before-losers",
    "follows-rather-than-ruffing-the-partner",
    "no-buur-for-an-empty-trick",
    "says-mit-inside-a-run",
    "two-are-left-and-the-ace-is-ruffed",
}
"""In which what a search finds best changes with its seed, or is not what is best."""


@pytest.mark.parametrize("position", POSITIONS, ids=[position.name for position in POSITIONS])
def test_steady_acts_sanely(position: Position) -> None:
    advice = advise(view_of(position))
    reasons = advice.reasons if advice else ()
    act = advice.act if advice else None
    said = f"{spoken(advice)} {given_away(act)}"
    assert is_expected(position, act), f"{position.why} It said {said} and gave {reasons}."
    assert declares_all(position, act), position.why


def declares_all(position: Position, act: Act | None) -> bool:
    """Tell whether a card is played with the melds and the stöck that belong to it."""
    if not isinstance(act, Played):
        return True
    declared = [cards_code(cards) for cards in act.melds]
    return position.declares in (None, declared) and position.stoeck in (None, act.stoeck)


def test_every_position_has_a_name_of_its_own() -> None:
    assert len({position.name for position in POSITIONS}) == len(POSITIONS)


@pytest.mark.parametrize("position", POSITIONS[::5], ids=[p.name for p in POSITIONS[::5]])
def test_positions_hide_the_open_cards(position: Position) -> None:
    """The cards that a position leaves open are dealt anew and nothing changes."""
    assert view_of(position, seed=1) == view_of(position, seed=2)


def failures(name: str, positions: list[Position], seeds: range) -> set[tuple[str, int]]:
    """Return positions, with seeds, in which a player does nothing that is expected."""
    failed = set()
    for position in positions:
        seen = view_of(position)
        for seed in seeds:
            player = bot(name, seed)
            act = player.interject(seen) or (player.choose(seen) if seen.is_on_turn else None)
            if not (is_expected(position, act) and declares_all(position, act)):
                failed.add((position.name, seed))
    return failed


def test_sharp_acts_sanely_in_a_sample() -> None:
    assert not failures("sharp", COUNTED[::9], range(1))


def test_sharp_acts_sanely_where_cards_are_hard_to_tell_apart() -> None:
    assert not failures("sharp", [each for each in COUNTED if each.name in CLOSE], range(4))


@pytest.mark.slow
@pytest.mark.timeout(2400)
@pytest.mark.parametrize("name", ["sharp", "master"])
def test_players_that_search_act_sanely(name: str) -> None:
    """Whatever the seed."""
    assert not failures(name, COUNTED, range(8))

"""Games of this kind for three and for five (variants §1.17, §2)."""

from __future__ import annotations

import pytest

from buur.play.auto_play import settle
from buur.play.partie import Partie
from buur.variants.registry import variant
from tests.chance import seeded
from tests.games.tables import finished
from tests.rules.scenario import deal

THREE = ("hindersi-3", "gluecksjass-3", "guggitaler-3", "schellenjass-3", "estimation-3")


def dealt(name: str) -> Partie:
    rules = variant(name)
    return settle(Partie(variant=rules, scores=(0,) * rules.lines), seeded(4).random)


@pytest.mark.parametrize("name", THREE)
def test_three_have_twelve_cards_each(name: str) -> None:
    """[S] JW: three packets of four; the whole pack is played."""
    state = dealt(name)
    assert [len(state.hand(seat)) for seat in range(3)] == [12, 12, 12]
    assert state.variant.teams == (0, 1, 2)


@pytest.mark.parametrize("name", ["hindersi-3", "guggitaler-3"])
def test_three_play_twelve_tricks_of_three_cards(name: str) -> None:
    """[S] JW."""
    state = dealt(name)
    state = finished(state)
    assert len(deal(state).tricks) == 12
    assert {len(trick.cards) for trick in deal(state).tricks} == {3}
    assert sum(state.card_points) == {"hindersi-3": 157, "guggitaler-3": 12}[name]


def test_five_leave_out_the_seven_of_clubs() -> None:
    """[S] variants §1.17: seven cards each; a six is never left out, so the sum stays 157."""
    state = dealt("hindersi-5")
    assert [len(state.hand(seat)) for seat in range(5)] == [7] * 5
    assert not any("C7" in state.hand(seat) for seat in range(5))
    state = finished(state)
    assert sum(state.card_points) == 157

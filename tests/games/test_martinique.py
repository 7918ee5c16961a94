"""The eight of Martinique (variants §1.15): chibre with one change."""

from __future__ import annotations

import pytest

from buur.cards import parse_card
from buur.play.model.events import Played
from buur.play.partie import Partie
from buur.seats import Seat
from buur.variants.registry import PRESETS
from tests.rules.scenario import deal, play, refused, table


def spades(*hands: str) -> Partie:
    """Return a deal with spades as trumps in which seat 0 leads."""
    return table(*hands, contract="trump:S", rules="martinique")


def test_it_is_chibre_but_for_the_eight() -> None:
    """[S] W25: nothing else changes."""
    found = PRESETS["martinique"].variant.differences(PRESETS["chibre"].variant)
    assert found == {"martinique8": True}


@pytest.mark.parametrize(
    ("trick", "winner"),
    [
        ("SJ S8 S7 S6", 1),
        ("S8 SJ S7 S6", 1),
        ("SJ S7 S8 S9", 2),
        ("C6 SJ C7 S8", 3),
        ("S7 S8 S6 ST", 3),
    ],
)
def test_the_eight_wins_only_after_the_buur(trick: str, winner: int) -> None:
    """[S] W25: after the Buur in the same trick it is stronger; else it is an ordinary eight."""
    codes = trick.split()
    assert deal(play(spades(*codes), trick)).tricks[0].winner == winner


def test_the_eight_is_worth_nothing() -> None:
    """[S] W25 gives it no points of its own: the trick is worth the Buur."""
    state = play(spades("SJ", "S8", "S7", "S6"), "SJ S8 S7 S6")
    assert deal(state).tricks[0].points == 20


def test_the_eight_after_a_buur_is_no_undertrump() -> None:
    """[R]: it becomes the highest trump; beneath another trump it is a trump like any other."""
    after_buur = play(spades("C6", "SJ H6", "S8 H7"), "C6 SJ")
    assert refused(after_buur, Played(Seat(2), parse_card("S8"))) is None
    after_ten = play(spades("C6", "ST H6", "S8 H7"), "C6 ST")
    assert refused(after_ten, Played(Seat(2), parse_card("S8"))) == "undertrump"


def test_the_eight_must_follow_trumps() -> None:
    """[R]: only the Buur is free to stay; a lone eight must be played to trumps."""
    state = play(spades("SJ", "S8 H6 H7 H8 H9 HT HJ HQ HK"), "SJ")
    assert refused(state, Played(Seat(1), parse_card("H6"))) == "must-follow-trump"


def test_nothing_beats_the_eight_that_took_the_buur() -> None:
    """[R]: the Buur itself lies below it, and so does the nine."""
    state = play(spades("SJ", "S8", "S9", "SA"), "SJ S8 S9 SA")
    assert deal(state).tricks[0].winner == 1

"""Signals are read from discards on the own side's trick."""

from __future__ import annotations

import pytest

from buur.bots.features.signals import signalled_suits
from buur.play.model.deal import Deal
from tests.bots.position import Position, view_of

DIAMONDS = 2


def seen(tricks: list[str], rules: str = "chibre") -> Deal:
    """Return the deal that a seat sees after some tricks with spades as trumps."""
    position = Position(
        name="unnamed",
        why="",
        seat=0,
        hand="SQ H8 H9 D6 D7 C7 C8 C9",
        expect=[],
        contract="trump:S",
        rules=rules,
        tricks=tricks,
    )
    view = view_of(position)
    assert view.state.deal is not None
    return view.state.deal


@pytest.mark.parametrize(
    ("trick", "suit"),
    [
        ("0: HA H6 D8 H7", DIAMONDS),  # on the partner's ace
        ("0: HA H6 DT H7", None),  # thrown for its points
        ("0: H6 HA D8 H7", None),  # on the opponents' ace
        ("0: HA H6 S6 H7", None),  # a ruff says nothing
    ],
)
def test_a_small_discard_on_the_own_trick_names_a_suit(trick: str, suit: int | None) -> None:
    assert signalled_suits(seen([trick])) == (None, None, suit, None)


def test_the_nine_does_not_take_from_the_eight_that_took_the_buur() -> None:
    """Martinique: the trick stays with seat 1, so its partner's discard is a signal."""
    deal = seen(["0: SJ S8 S9 D8"], "martinique")
    assert signalled_suits(deal) == (None, None, None, DIAMONDS)

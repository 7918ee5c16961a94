"""Signals are read from discards on the own side's trick."""

from __future__ import annotations

import pytest

from buur.bots.features.signals import signalled_suits
from buur.play.model.deal import Deal
from tests.bots.position import deal_where

DIAMONDS = 2


def seen(trick: str, rules: str = "chibre") -> Deal:
    """Return the deal that a seat sees after a trick with spades as trumps."""
    hand = "SQ H8 H9 D6 D7 C7 C8 C9"
    return deal_where(hand, contract="trump:S", rules=rules, tricks=[trick])


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
    assert signalled_suits(seen(trick)) == (None, None, suit, None)


def test_the_nine_does_not_take_from_the_eight_that_took_the_buur() -> None:
    """Martinique: the trick stays with seat 1, so its partner's discard is a signal."""
    assert signalled_suits(seen("0: SJ S8 S9 D8", "martinique")) == (None, None, None, DIAMONDS)

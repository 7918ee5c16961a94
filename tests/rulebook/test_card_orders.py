"""Orders of the cards by rule set."""

from __future__ import annotations

import pytest

from buur.rulebook.card_orders import card_orders
from buur.variants.registry import PRESETS


@pytest.mark.parametrize(
    ("rules", "kinds"),
    [
        ("chibre", "trump plain"),
        ("schieber", "trump plain oben unten"),
        ("oben-abe", "oben"),
        ("unden-ufe", "unten"),
        ("zig-zag", "oben unten"),
        ("schellenjass", "oben"),
    ],
)
def test_orders_are_those_that_occur(rules: str, kinds: str) -> None:
    assert [order.kind for order in card_orders(rules)] == kinds.split()


@pytest.mark.parametrize("rules", PRESETS)
def test_an_order_has_every_card_of_a_suit_once(rules: str) -> None:
    orders = card_orders(rules)
    assert orders
    for _, cards in orders:
        assert len({card for card, _ in cards}) == len(cards) in (6, 8, 9)


def test_the_highest_comes_first_with_its_points() -> None:
    trumps, plain, *_ = card_orders("brouc")
    assert [points for _, points in trumps.cards] == [11, 10, 4, 3, 2, 0, 0, 0]
    assert plain.cards[1] == ("DT", 10)
    assert card_orders("schieber")[3].cards[0] == ("S6", 11)
    assert ("SQ", -100) in card_orders("schaufel-dame")[0].cards

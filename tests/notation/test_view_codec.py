"""Views as JSON: what is decoded equals what was encoded; anything else is refused."""

from __future__ import annotations

import json

import pytest

import buur
from buur.errors import NotationError
from buur.notation.view_codec import decode_view, encode_view
from buur.variants.registry import variant
from tests.chance import seeded


@pytest.mark.parametrize("name", ["chibre", "coiffeur", "sidi", "mise"])
def test_a_view_comes_back_as_it_was(name: str) -> None:
    chance = seeded(5)
    partie = buur.start(name, chance)
    for number in range(30):
        if number % 6 == 0:
            for seat in range(partie.variant.seats):
                view = partie.view(seat)
                assert decode_view(json.loads(json.dumps(encode_view(view)))) == view
        partie = partie.do(chance.choice(list(partie.legal))).deal_cards(chance.random)


def test_house_rules_come_back() -> None:
    rules = variant("chibre", {"target": 500, "multipliers": "spades2"})
    assert decode_view(encode_view(buur.start(rules, seeded(1)).view(0))).state.variant == rules


@pytest.mark.parametrize(
    "source",
    [
        None,
        7,
        [],
        {},
        {"": "View"},
        {"": "View", "seat": 0, "state": {}, "counts": [], "described": []},
        {"": "Rules", "name": "chibre", "options": {}},
        {"": "Rules", "name": "nothing", "options": {}},
        {"": "Popen", "args": ["true"]},
        {"": "Schedule", "tables": [[1]], "tricks": [0]},
    ],
)
def test_anything_else_is_refused(source: object) -> None:
    with pytest.raises(NotationError, match="this is no view"):
        decode_view(source)


def test_a_view_without_a_seat_is_refused() -> None:
    seen = encode_view(buur.start("chibre", 1).view(0))
    assert isinstance(seen, dict)
    with pytest.raises(NotationError, match="this is no view"):
        decode_view(seen | {"seat": None})


def test_only_values_of_a_view_are_encoded() -> None:
    with pytest.raises(TypeError, match="object cannot be carried"):
        encode_view(object())  # type: ignore[arg-type]

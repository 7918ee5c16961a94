"""The page on environments names every action and feature."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from buur.envs import actions_of, layout, vector
from buur.envs.actions import WORDS
from buur.envs.features import FEATURES
from buur.variants.registry import PRESETS, variant

PAGE = (Path(__file__).parents[2] / "docs" / "how-to" / "environments.md").read_text(
    encoding="utf-8"
)


@pytest.mark.parametrize("name", PRESETS)
def test_every_feature_has_a_meaning_and_the_size_of_its_slice(name: str) -> None:
    rules = variant(name)
    places = layout(rules)
    stated = {one.name: one.size(rules) for one in FEATURES if one.meaning and one.size(rules)}
    assert stated == {name: place.stop - place.start for name, place in places.items()}


def test_every_feature_of_deals_is_named_in_order_and_has_its_size() -> None:
    named = re.findall(r"`(\w+)`", PAGE.partition("`envs.unwrapped.layout` gives")[2])
    places = vector.layout(variant("gluecksjass-3"), 4)
    assert named[: len(places)] == [*places]
    by_seat = dict.fromkeys(("leader", "best", "side", "points", "tricks", "seat"), 3)
    sizes = {"hand": 36, "lying": 3 * 36, "played": 3 * 36, **by_seat, "contract": 4}
    assert {name: place.stop - place.start for name, place in places.items()} == sizes


def test_every_shared_word_stands_in_the_table() -> None:
    numbers = actions_of(variant("chibre")).numbers
    assert all(f"`{word}`" in PAGE for word in WORDS)
    assert (numbers["push"], numbers["rob"], numbers["keep"], numbers["drop"]) == (36, 39, 40, 47)

"""The page on environments names every action and feature."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from buur.envs import GameState, actions_of, contracts_of, layout, vector
from buur.envs.actions import WORDS
from buur.envs.datasets import COLUMNS
from buur.envs.deal_features import DEAL_FEATURES
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


def rows_below(heading: str) -> list[tuple[str, ...]]:
    """Return the cells of the table of the page whose head begins with a word."""
    table = PAGE.partition(f"| {heading} | ")[2].partition("\n\n")[0]
    return [
        tuple(cell.strip() for cell in line.strip("|").split("|"))
        for line in table.splitlines()[2:]
    ]


def shape_of(text: str, seats: int, contracts: int, rows: int) -> tuple[int, ...]:
    """Return the shape that a cell of the page states."""
    sizes = {"s": seats, "c": contracts, "rows": rows}
    words = text.strip("*").split(" × ")
    return tuple(sizes[word] if word in sizes else int(word) for word in words)


def test_the_table_of_features_has_their_shapes_units_and_meanings() -> None:
    stated, everywhere = rows_below("feature"), {feature.name for feature in FEATURES}
    assert [name.strip("`") for name, *_ in stated] == [feature.name for feature in FEATURES]
    for rules in map(variant, PRESETS):
        sizes = rules.seats, len(contracts_of(rules)), len(rules.checklist.rows)
        everywhere &= set(layout(rules))
        for feature, (_, shape, unit, meaning) in zip(FEATURES, stated, strict=True):
            assert (unit, meaning) == (feature.unit, feature.meaning)
            if feature.name in layout(rules):
                assert shape_of(shape, *sizes) == feature.shape(rules)
    assert {name.strip("`") for name, shape, *_ in stated if "*" not in shape} == everywhere


def test_the_table_of_features_of_deals_has_their_shapes_units_and_meanings() -> None:
    stated = rows_below("feature of a deal")
    assert [
        (name, shape_of(shape, 5, 7, 0), unit, meaning) for name, shape, unit, meaning in stated
    ] == [(f"`{one.name}`", one.shape(5, 7), one.unit, one.meaning) for one in DEAL_FEATURES]
    places = vector.layout(variant("gluecksjass-3"), 4)
    by_seat = dict.fromkeys(("leader", "best", "side", "points", "tricks", "seat"), 3)
    sizes = {"hand": 36, "lying": 3 * 36, "played": 3 * 36, **by_seat, "contract": 4}
    assert {name: place.stop - place.start for name, place in places.items()} == sizes


def test_the_table_of_columns_is_that_of_the_export() -> None:
    assert rows_below("column") == [
        (f"`{one.name}`", one.dtype, one.unit, one.meaning) for one in COLUMNS
    ]


def test_the_methods_of_a_state_are_named() -> None:
    methods = {
        name
        for name, method in vars(GameState).items()
        if not name.startswith("_") and callable(method)
    }
    named = set(re.findall(r"`(\w+)`", PAGE.partition("It has `current_player`")[2]))
    assert methods - named == {"current_player", "is_chance_node", "is_simultaneous_node"}


def test_every_shared_word_stands_in_the_table() -> None:
    numbers = actions_of(variant("chibre")).numbers
    assert all(f"`{word}`" in PAGE for word in WORDS)
    assert (numbers["push"], numbers["rob"], numbers["keep"], numbers["drop"]) == (36, 39, 40, 47)

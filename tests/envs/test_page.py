"""The page on environments: its tables name everything."""

from __future__ import annotations

import re
from math import prod
from pathlib import Path

from buur.envs import actions_of, layout, vector
from buur.envs.actions import WORDS
from buur.envs.contracts import contracts_of
from buur.envs.features import FEATURES
from buur.variants.model import Variant
from buur.variants.registry import PRESETS, variant

PAGE = (Path(__file__).parents[2] / "docs" / "how-to" / "environments.md").read_text(
    encoding="utf-8"
)
PARTIE, DEALS = PAGE.split("## Deals by the thousand")


def features_in(text: str) -> dict[str, str]:
    """Return the sizes that the last table of a text gives to features."""
    table = text[text.index("| feature | size |") :].split("\n\n")[0]
    return dict(re.findall(r"^\| `(\w+)` \| ([^|]+) \|", table, re.MULTILINE))


def sizes(rules: Variant, told: dict[str, str], contracts: int) -> dict[str, int]:
    """Return the sizes that a table gives to the features of a rule set."""
    letters = {"S": rules.seats, "R": len(rules.checklist.rows), "C": contracts}
    return {
        name: prod(letters.get(word) or int(word) for word in size.split(" × "))
        for name, size in told.items()
        if "R" not in size or rules.checklist.rows
    }


def test_every_feature_and_its_size_stand_in_the_table() -> None:
    told = features_in(PARTIE)
    assert [*told] == [feature.name for feature in FEATURES]
    for name in PRESETS:
        rules = variant(name)
        expected = sizes(rules, told, len(contracts_of(rules)))
        for feature, place in layout(rules).items():
            assert expected[feature] == place.stop - place.start, (name, feature)


def test_every_feature_of_deals_and_its_size_stand_in_the_table() -> None:
    rules = variant("gluecksjass-3")
    places = vector.layout(rules, 4)
    told = features_in(DEALS)
    assert [*told] == [*places]
    assert sizes(rules, told, 4) == {
        name: place.stop - place.start for name, place in places.items()
    }


def test_every_shared_word_stands_in_the_table() -> None:
    numbers = actions_of(variant("chibre")).numbers
    assert all(f"`{word}`" in PAGE for word in WORDS)
    assert (numbers["push"], numbers["rob"], numbers["keep"], numbers["drop"]) == (36, 39, 40, 47)

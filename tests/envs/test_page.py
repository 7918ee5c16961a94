"""The page on environments: its examples run, its tables name everything."""

from __future__ import annotations

import re
from math import prod
from pathlib import Path

import pytest

from buur.envs import actions_of, layout, vector
from buur.envs.actions import WORDS
from buur.envs.features import FEATURES
from buur.variants.model import Variant
from buur.variants.registry import PRESETS, variant

PAGE = (Path(__file__).parents[2] / "docs" / "how-to" / "environments.md").read_text(
    encoding="utf-8"
)
EXAMPLES = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)


@pytest.mark.parametrize("number", range(len(EXAMPLES)))
def test_examples_run(number: int, capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(EXAMPLES[number], f"environments.md, example {number}", "exec"), {})
    assert capsys.readouterr().out


def features_in(text: str) -> dict[str, str]:
    """Return the sizes that the table of a page gives to features."""
    table = text[text.index("| feature | size |") :].split("\n\n")[0]
    return dict(re.findall(r"^\| `(\w+)` \| ([^|]+) \|", table, re.MULTILINE))


def sizes(rules: Variant, told: dict[str, str], contracts: int) -> dict[str, int]:
    """Return the sizes that a table gives to the features of a rule set."""
    letters = {"S": rules.seats, "C": contracts}
    return {
        name: prod(letters.get(word) or int(word) for word in size.split(" × "))
        for name, size in told.items()
    }


@pytest.mark.parametrize("name", PRESETS)
def test_every_feature_has_a_meaning_and_the_size_of_its_slice(name: str) -> None:
    rules = variant(name)
    places = layout(rules)
    stated = {one.name: one.size(rules) for one in FEATURES if one.meaning and one.size(rules)}
    assert stated == {name: place.stop - place.start for name, place in places.items()}


def test_every_feature_of_deals_and_its_size_stand_in_the_table() -> None:
    rules = variant("gluecksjass-3")
    places = vector.layout(rules, 4)
    told = features_in(PAGE)
    assert [*told] == [*places]
    assert sizes(rules, told, 4) == {
        name: place.stop - place.start for name, place in places.items()
    }


def test_every_shared_word_stands_in_the_table() -> None:
    numbers = actions_of(variant("chibre")).numbers
    assert all(f"`{word}`" in PAGE for word in WORDS)
    assert (numbers["push"], numbers["rob"], numbers["keep"], numbers["drop"]) == (36, 39, 40, 47)

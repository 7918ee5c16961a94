"""The page on environments: its examples run, its tables name everything."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from buur.envs import actions_of, layout
from buur.envs.actions import WORDS
from buur.envs.features import FEATURES
from buur.variants.registry import PRESETS, variant

PAGE = (Path(__file__).parents[2] / "docs" / "environments.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)


@pytest.mark.parametrize("number", range(len(EXAMPLES)))
def test_examples_run(number: int, capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(EXAMPLES[number], f"environments.md, example {number}", "exec"), {})
    assert capsys.readouterr().out


def test_every_feature_and_its_size_stand_in_the_table() -> None:
    rows = dict(re.findall(r"^\| `(\w+)` \| ([^|]+) \|", PAGE, re.MULTILINE))
    assert list(rows)[-len(FEATURES) :] == [feature.name for feature in FEATURES]
    for name in PRESETS:
        rules = variant(name)
        letters = {"S": rules.seats, "R": len(rules.checklist.rows)}
        for feature, place in layout(rules).items():
            size = place.stop - place.start
            factors = [letters.get(word) or word for word in rows[feature].split(" × ")]
            if "C" not in factors:
                assert size == eval("*".join(map(str, factors))), (name, feature)


def test_every_shared_word_stands_in_the_table() -> None:
    numbers = actions_of(variant("chibre")).numbers
    assert all(f"`{word}`" in PAGE for word in WORDS)
    assert (numbers["push"], numbers["rob"], numbers["keep"], numbers["drop"]) == (36, 39, 40, 47)

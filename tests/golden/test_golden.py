"""Golden playthroughs: a partie per rule set that must not change unnoticed.

After a change that is meant, ``python -m tests.golden`` writes them anew.
"""

from __future__ import annotations

import pytest

from buur.variants.registry import PRESETS
from tests.golden.playthrough import FOLDER, path_of, playthrough, written


def test_every_rule_set_has_a_playthrough() -> None:
    """A new preset brings its own; a file without a preset is a leftover."""
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(PRESETS)


@pytest.mark.untraced
@pytest.mark.parametrize("name", PRESETS)
def test_playthrough_is_unchanged(name: str) -> None:
    """Events, scores and every trick of the first deals are what they were."""
    assert written(name) == path_of(name).read_text(encoding="utf-8")


@pytest.mark.untraced
def test_playthroughs_show_every_part_of_the_count() -> None:
    """A golden file is worth something only if things happen in it."""
    states = [playthrough(name)[0] for name in PRESETS]
    deals = [deal for state in states for deal in state.history]
    for part in ("last_trick", "melds", "stoeck"):
        assert any(any(getattr(deal, part)) for deal in deals), part
    assert any(deal.pushed for deal in deals)
    assert {state.result.reason for state in states if state.result} >= {"claim", "out", "deals"}

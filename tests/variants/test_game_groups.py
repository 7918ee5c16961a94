"""Groups of games and recommendations."""

from __future__ import annotations

from collections import Counter

import pytest

from buur.i18n import LANGUAGES
from buur.variants.game_groups import FOR_BEGINNERS, GROUPS, MOST_PLAYED, group_of
from buur.variants.registry import PRESETS


def test_every_family_is_in_one_group() -> None:
    found = Counter(family for families in GROUPS.values() for family in families)
    assert dict(found) == dict.fromkeys({one.family for one in PRESETS.values()}, 1)
    assert group_of("pomme") == "alone"
    with pytest.raises(KeyError):
        group_of("poker")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_screen_of_games_is_recommended_in_each_language(lang: str) -> None:
    chosen = MOST_PLAYED[lang]
    assert 6 <= len(chosen) <= 8
    assert len(set(chosen)) == len(chosen)
    assert set(chosen) <= set(PRESETS)


def test_games_for_beginners_are_rule_sets() -> None:
    assert set(FOR_BEGINNERS) <= set(PRESETS)

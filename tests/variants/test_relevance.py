"""Options are shown where their mechanism is in force."""

from __future__ import annotations

import pytest

from buur.variants.model import OPTIONS
from buur.variants.registry import PRESETS, variant
from buur.variants.relevance import FRAMES, SWITCHES, irrelevant, is_relevant


def test_switches_are_options_of_their_group() -> None:
    for group, (switch, off) in SWITCHES.items():
        assert OPTIONS[switch].group == group
        assert OPTIONS[switch].parse(off) == off
    assert set(FRAMES) <= {option.group for option in OPTIONS.values()}


@pytest.mark.parametrize("group", SWITCHES)
def test_a_switch_is_always_shown(group: str) -> None:
    assert all(is_relevant(SWITCHES[group][0], preset.variant) for preset in PRESETS.values())


def test_what_needs_an_auction_is_shown_with_one() -> None:
    of_auctions = {name for name, option in OPTIONS.items() if option.group == "auction"}
    assert set(irrelevant(variant("chibre"))) >= of_auctions - {"ladder"}
    assert not of_auctions & set(irrelevant(variant("coinche")))
    assert "meld_values" in irrelevant(variant("coinche"))


@pytest.mark.parametrize("name", PRESETS)
def test_what_a_source_states_is_not_hidden(name: str) -> None:
    """But for what it turns off, and what follows from that."""
    hidden = {
        option for option in PRESETS[name].stated if not is_relevant(option, PRESETS[name].variant)
    }
    assert {OPTIONS[option].group for option in hidden} <= {"meld", "stoeck", "predict"}

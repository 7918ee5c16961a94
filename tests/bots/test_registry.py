"""Bots are found by name, and a wrong name says what there is."""

from __future__ import annotations

import pytest

import buur
from buur.bots import BOTS, Bot, bot
from buur.errors import BuurError


@pytest.mark.parametrize("name", BOTS)
def test_bot_is_found_by_its_name(name: str) -> None:
    player: Bot = bot(name, seed=7)
    assert player.name == name


def test_unknown_name_lists_the_bots() -> None:
    with pytest.raises(BuurError, match=r"'genius' does not exist: expected one of steady, random"):
        bot("genius")


@pytest.mark.parametrize("name", BOTS)
def test_choosing_out_of_turn_is_refused(name: str) -> None:
    partie = buur.start("chibre")
    waiting = partie.waiting[0]
    with pytest.raises(BuurError, match="nothing to choose"):
        bot(name, 1).choose(partie.view((waiting + 1) % 4))


@pytest.mark.parametrize("name", BOTS)
def test_onlooker_gets_no_act(name: str) -> None:
    partie = buur.start("chibre")
    assert bot(name, 1).interject(partie.view(None)) is None


@pytest.mark.parametrize("name", BOTS)
def test_without_seed_bots_differ(name: str) -> None:
    seeds = {getattr(bot(name), "seed", None) for _ in range(20)}
    assert len(seeds) > 1

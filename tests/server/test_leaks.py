"""Seats, watchers and replays are told nothing that depends on hidden cards, over many deals."""

from __future__ import annotations

import pytest

from buur.play.model.state import State
from buur.play.views import PublicView, view
from buur.seats import Seat
from buur.server.tables import gallery, view_feed
from buur.server.tables.game_replay import GameReplay
from buur.variants.registry import PRESETS, variant
from tests.families import shortened
from tests.server.leaks import DEALS, Leaks

DEALS_OF_SUITE = 500
DEALS_OF_SLOW_RUN = 100_000


def look(rules: str, seed: int) -> Leaks:
    """Look at a partie of a rule set."""
    leaks = Leaks(shortened(variant(rules)), seed)
    leaks.look()
    return leaks


def look_at(rules: str, deals: int, seed: int = 0) -> tuple[int, int]:
    """Look at so many deals of a rule set; return their number and that of messages compared."""
    looked, differing = 0, 0
    while looked < deals:
        seed += 1
        leaks = look(rules, seed)
        looked, differing = looked + leaks.deals, differing + leaks.differing
    return looked, differing


@pytest.mark.parametrize("rules", PRESETS)
def test_what_is_sent_is_the_same_whatever_is_hidden(rules: str) -> None:
    deals, differing = look_at(rules, -(-DEALS_OF_SUITE // len(PRESETS)))
    assert differing > 10 * deals


@pytest.mark.slow
@pytest.mark.parametrize("rules", PRESETS)
def test_what_is_sent_is_the_same_over_very_many_deals(rules: str) -> None:
    deals, differing = look_at(rules, DEALS_OF_SLOW_RUN // len(PRESETS) + DEALS, seed=10**6)
    assert differing > 10 * deals


def test_a_hand_of_others_that_is_sent_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def of_the_next(state: State, seat: Seat | None) -> PublicView:
        return view(state, None if seat is None else Seat((seat + 1) % state.variant.seats))

    monkeypatch.setattr(view_feed, "view", of_the_next)
    with pytest.raises(AssertionError, match="chibre"):
        look_at("chibre", 5)


def test_hands_that_watchers_see_are_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gallery, "view", lambda state, _: view(state, Seat(0)))
    with pytest.raises(AssertionError, match="chibre"):
        look_at("chibre", 5)


def test_a_deal_in_progress_that_is_replayed_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(GameReplay, "_finished_count", lambda replay: len(replay._log))
    with pytest.raises(AssertionError):
        look_at("chibre", 50)

"""The search plays lawfully under every rule set, and finds what is best."""

from __future__ import annotations

import random
import threading
from collections.abc import Iterator
from types import SimpleNamespace

import pytest

from buur.bots import Bot, bot, readiness
from buur.bots.budget import Budget
from buur.bots.sharp import Sharp, player
from buur.bots.sharp.thinking import Mind, Search, prepared, think
from buur.cards import Card
from buur.kernels.packing import players_of
from buur.play.deal import Deal
from buur.play.events import Act, Bid, Chosen, Passed, Played, Predicted
from buur.play.state import State
from buur.play.table import Table
from buur.play.views import View
from buur.solver import Position, Solver
from buur.variants.model import Variant
from buur.variants.registry import variant
from tests.bots.parties import Watched
from tests.families import in_turn

HASTY = Budget(rounds=12)
SAID = Bid | Chosen | Passed | Played | Predicted
"""Acts on turn that are thought about."""


def deals(rules: Variant, seed: int, count: int, *, watched: bool = False) -> Iterator[State]:
    """Give every state of some deals in which two hasty seats of the bot sit."""

    def check(inner: Bot, view: View, act: Act | None) -> None:
        assert act is None or (act in view.legal and act.seat == view.seat)
        if view.is_on_turn and isinstance(act, SAID) and isinstance(inner, Sharp):
            assert Sharp(inner.seed, HASTY).choose(view) == act

    players = [
        bot("steady", seat) if seat % 2 else Sharp(seat, HASTY) for seat in range(rules.seats)
    ]
    mine = [
        Watched(each, check) if watched and isinstance(each, Sharp) else each for each in players
    ]
    table = Table(rules, mine, chance=random.Random(seed))
    while len(table.state.history) < count and (event := table.next_event()) is not None:
        yield table.state
        table.do(event)


@pytest.mark.parametrize("name", in_turn())
def test_cards_are_lawful_and_repeatable(name: str) -> None:
    assert sum(state.phase == "play" for state in deals(variant(name), 5, 1, watched=True)) > 4


def known(state: State) -> Search:
    """Return a search that knows all hands."""
    deal = state.deal
    assert deal is not None
    search = prepared(state.view(deal.turn), deal, 0, Mind(worlds=4), 5000)
    assert search is not None
    search.worlds[:] = [deal.hands[seat] for seat in players_of(deal)]
    return search


@pytest.mark.parametrize("name", ["match-aux-cartes", "tournoi-2006", "misere-teams"])
def test_with_all_hands_known_it_plays_as_well_as_the_solver(name: str) -> None:
    """A tree in which everybody chooses his best comes to the same card as looking at all lines."""
    rules, right, asked = variant(name), 0, 0
    for state in deals(rules, 4, 3):
        deal = state.deal
        if state.phase != "play" or deal is None or len(state.legal.cards) < 2:
            continue
        if len(deal.schedule) - len(deal.tricks) != 3:
            continue
        search = known(state)
        think(search, Budget(rounds=3000))
        best = best_cards(state, deal)
        right += search.thoughts()[0].card in best
        asked += 1
    assert asked >= 8
    assert right >= 0.8 * asked, f"{right} of {asked}"


def best_cards(state: State, deal: Deal) -> set[Card]:
    """Return the cards that are best with all hands open, by looking at every line."""
    rules, low = state.variant, state.variant.partie.lowest_wins
    solver = Solver(
        deal.contract or "oben",
        rules.play.policy_of(deal.number),
        last=rules.score.last_trick,
        match=0,
        aim="fewest" if low else "most",
    )
    results = solver.solve(Position(tuple(map(int, deal.hands)), int(deal.leader), deal.lying))
    points = [result.points for result in results]
    best = min(points) if low else max(points)
    return {result.card for result in results if result.points == best}


def test_until_it_is_compiled_another_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    """At a table the steady player's act stands in; once compiled, the search plays."""
    go, fresh = threading.Event(), readiness.Readiness()
    monkeypatch.setattr(readiness, "_started", lambda: SimpleNamespace(wait=go.wait))
    monkeypatch.setattr(player, "READINESS", fresh)
    state = next(state for state in deals(variant("chibre"), 1, 1) if state.phase == "play")
    view = state.view(state.waiting[0])
    impatient = Sharp(7, HASTY, waits=False)
    assert impatient.choose(view) == bot("steady", 7).choose(view)
    go.set()
    assert fresh.wait(60)
    assert impatient.choose(view) == Sharp(7, HASTY).choose(view)


def test_a_budget_of_time_is_kept() -> None:
    state = next(state for state in deals(variant("chibre"), 1, 1) if state.phase == "play")
    search = known(state)
    think(search, Budget(seconds=0.02))
    assert 0 < search.rounds <= 200_000
    before = search.rounds
    think(search, Budget(rounds=30))
    assert 0 < search.rounds - before <= 30

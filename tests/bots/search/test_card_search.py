"""The search plays lawfully under every rule set, and finds what is best."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from itertools import count, islice
from types import SimpleNamespace
from typing import Final

import pytest

from buur.bots import Bot, bot, readiness
from buur.bots.budget import Budget
from buur.bots.levels import sharp
from buur.bots.levels.sharp import Sharp
from buur.bots.search.card_search import SearchSettings, run_search
from buur.cards import Card
from buur.play.model.deal import Deal
from buur.play.model.events import Act, Bid, Chosen, Passed, Played, Predicted
from buur.play.model.state import deal_of
from buur.play.partie import Partie
from buur.play.table import Table
from buur.play.views import View
from buur.solver import Position, Solver
from buur.variants.model import Variant
from buur.variants.registry import variant
from tests.bots.parties import Watched, open_search
from tests.chance import seeded
from tests.families import in_turn

HASTY = Budget(rounds=12)
LONG: Final = 20_000
"""Rounds in which the tree of three tricks settles."""
SAID = Bid | Chosen | Passed | Played | Predicted
"""Acts on turn that are thought about."""


class Hasty(Sharp):
    """Looks at few ways the hidden cards may lie."""

    settings = SearchSettings(worlds=30)


def deals(rules: Variant, seed: int, many: int, *, watched: bool = False) -> Iterator[Partie]:
    """Give every state of some deals in which the bot sits in every other seat."""

    def check(inner: Bot, view: View, act: Act | None) -> None:
        assert act is None or (act in view.legal and act.seat == view.seat)
        if view.is_on_turn and isinstance(act, SAID) and isinstance(inner, Sharp):
            assert Hasty(inner.seed, HASTY).choose(view) == act

    players = [
        bot("steady", seat) if seat % 2 else Hasty(seat, HASTY) for seat in range(rules.seats)
    ]
    mine = [
        Watched(each, check) if watched and isinstance(each, Sharp) else each for each in players
    ]
    table = Table(rules, mine, chance=seeded(seed))
    while len(table.state.history) < many and (event := table.next_event()) is not None:
        yield table.state
        table.do(event)


@pytest.mark.parametrize("name", in_turn())
def test_cards_are_lawful_and_repeatable(name: str) -> None:
    *_, last = deals(variant(name), 5, 1, watched=True)
    assert last.phase in ("count", "play")


def endings(rules: Variant, tricks: int) -> Iterator[Partie]:
    """Give states, without end, in which so many tricks are left and there is a choice."""
    for seed in count():
        for state in deals(rules, seed, 1):
            if state.phase == "play" and len(state.legal.cards) > 1:
                deal = deal_of(state)
                if len(deal.schedule) - len(deal.tricks) == tricks:
                    yield state


@pytest.mark.parametrize("name", ["match-aux-cartes", "tournoi-2006", "misere-teams"])
def test_with_all_hands_known_it_plays_as_well_as_the_solver(name: str) -> None:
    """A tree in which everybody chooses his best comes to the same card as looking at all lines."""
    for state in islice(endings(variant(name), 3), 8):
        search = open_search(state, LONG)
        run_search(search, Budget(rounds=LONG))
        assert search.results()[0].card in best_cards(state, deal_of(state))


def best_cards(state: Partie, deal: Deal) -> set[Card]:
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
    monkeypatch.setattr(sharp, "READINESS", fresh)
    state = next(state for state in deals(variant("chibre"), 1, 1) if state.phase == "play")
    view = state.view(state.waiting[0])
    impatient = Sharp(7, HASTY, waits=False)
    assert impatient.choose(view) == bot("steady", 7).choose(view)
    go.set()
    assert fresh.wait(60)
    assert impatient.choose(view) == Sharp(7, HASTY).choose(view)

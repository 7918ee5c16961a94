"""Nobody acts on what his seat cannot know: not under any rule set, whatever he is asked."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

import pytest

from buur.bots import BOTS, bot
from buur.bots.registry import THINKERS
from buur.play.events import Act, Finished, Soldered
from buur.play.state import State
from buur.play.views import View
from buur.seats import Seat
from tests.bots.test_lawful import RULES
from tests.contract.disguise import otherwise
from tests.contract.wandering import wander

PLAYERS = tuple(f"{name}@12" if name in THINKERS else name for name in BOTS)
"""Every level and the random player; those that think are given little time."""
QUICK = [
    (name, player)
    for number, name in enumerate(RULES)
    for player in PLAYERS[number % len(PLAYERS) :: len(PLAYERS)]
]
"""Each player under a fifth of the rule sets, so that each rule set has its turn."""


def moments(name: str, seed: int, deals: int) -> Iterator[State]:
    """Give the states of a random partie, and those after a wrong claim that may be answered."""
    source = random.Random(seed)
    for step in wander(RULES[name], seed, deals):
        yield step.after
        if step.after.phase == "play" and source.random() < 0.1:
            yield from answered(step.after)


def answered(state: State) -> Iterator[State]:
    """Give the states in which somebody has to answer a wrong claim."""
    for seat in map(Seat, range(state.variant.seats)):
        for claim in state.legal_for(seat).claims:
            if isinstance(claim, Finished | Soldered):
                after = state.do(claim)
                if after.phase == "claim":
                    yield after


def acts(player: str, view: View) -> tuple[Act | None, Act | None]:
    """Return what a player says, on turn or not, and what he does if he is on turn."""
    own = bot(player, 7)
    return own.interject(view), own.choose(view) if view.is_on_turn else None


def compared(name: str, player: str, seed: int, deals: int, every: int) -> Counter[str]:
    """Ask a player with other cards out of his sight; return how often, by phase and act.

    Args:
        name: of the rules.
        player: who is asked in every seat.
        seed: of the partie.
        deals: how many.
        every: one of so many cards is asked about; of all else, everything.
    """
    source, asked, cards = random.Random(seed), Counter[str](), 0
    for state in moments(name, seed, deals):
        cards += state.phase == "play"
        if state.phase == "play" and cards % every:
            continue
        for seat in map(Seat, range(state.variant.seats)):
            other = otherwise(state, seat, source)
            if other is not None:
                here, there = acts(player, state.view(seat)), acts(player, other.view(seat))
                assert here == there, (state.phase, seat)
                asked.update(type(act).__name__ for act in here if act is not None)
                asked[state.phase] += here[1] is not None
    return asked


@pytest.mark.parametrize(("name", "player"), QUICK)
def test_unseen_cards_change_no_act(name: str, player: str) -> None:
    assert compared(name, player, 3, 1, 8).total() >= 2


@pytest.mark.slow
@pytest.mark.timeout(1200)
@pytest.mark.parametrize("player", PLAYERS)
@pytest.mark.parametrize("name", RULES)
def test_unseen_cards_change_no_act_in_any_rule_set(name: str, player: str) -> None:
    """Parties of a few deals; what is asked before the cards differs from deal to deal."""
    asked = compared(name, player, 5, 4, 3)
    assert asked["play"] >= 8


@pytest.mark.slow
@pytest.mark.timeout(600)
def test_all_that_can_be_asked_is_asked() -> None:
    """In parties like those above, and claims are made in some of them."""
    asked = Counter[str]()
    for player in ("random", "steady"):
        for name in RULES:
            asked += compared(name, player, 5, 9, 1)
    assert set(asked) >= {"bid", "call", "choose", "claim", "exchange", "join", "play", "predict"}
    assert set(asked) >= {"renounce", "widow", "Doubled", "Finished", "Insisted", "Married"}
    assert set(asked) >= {"MeldsAsked", "Robbed", "Soldered"}

"""Nobody acts on what his seat cannot know: not under any rule set, whatever he is asked."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import count
from typing import Final

import pytest

from buur.bots import BOTS, bot
from buur.bots.registry import THINKERS
from buur.play.model.events import Act, Finished, Soldered
from buur.play.partie import Partie
from buur.play.views import View
from buur.seats import Seat
from tests.bots.test_lawful import RULES
from tests.chance import seeded
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
DEALS: Final = 9
"""Of each partie."""
STRIDE: Final = 1000
"""Between the seeds of parties that follow each other."""


def moments(name: str, seed: int) -> Iterator[Partie]:
    """Give the states of random parties without end, and those after a wrong claim.

    Such a claim may be answered.
    """
    for number in count(seed, STRIDE):
        source = seeded(number)
        for step in wander(RULES[name], number, DEALS):
            yield step.after
            if step.after.phase == "play" and source.random() < 0.1:
                yield from answered(step.after)


def answered(state: Partie) -> Iterator[Partie]:
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


def compared(name: str, player: str, seed: int, turns: int, every: int) -> Counter[str]:
    """Ask a player with other cards out of his sight; return how often, by phase and act.

    Args:
        name: of the rules.
        player: who is asked in every seat.
        seed: of the parties.
        turns: how often he is asked when it is his turn.
        every: one of so many cards is asked about; of all else, everything.
    """
    source, asked, cards = seeded(seed), Counter[str](), 0
    for state in moments(name, seed):
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
                turns -= here[1] is not None
                if turns == 0:
                    return asked
    raise AssertionError("parties come one after the other")


@pytest.mark.parametrize(("name", "player"), QUICK)
def test_unseen_cards_change_no_act(name: str, player: str) -> None:
    compared(name, player, 3, 6, 8)


@pytest.mark.slow
@pytest.mark.timeout(1200)
@pytest.mark.parametrize("player", PLAYERS)
@pytest.mark.parametrize("name", RULES)
def test_unseen_cards_change_no_act_in_any_rule_set(name: str, player: str) -> None:
    """Parties of a few deals; what is asked before the cards differs from deal to deal."""
    compared(name, player, 5, 60, 3)


@pytest.mark.slow
@pytest.mark.timeout(600)
def test_all_that_can_be_asked_is_asked() -> None:
    """In parties like those above, and claims are made in some of them."""
    asked = Counter[str]()
    for player in ("random", "steady"):
        for name in RULES:
            asked += compared(name, player, 5, 400, 1)
    assert set(asked) >= {"bid", "call", "choose", "claim", "exchange", "join", "play", "predict"}
    assert set(asked) >= {"renounce", "widow", "Doubled", "Finished", "Insisted", "Married"}
    assert set(asked) >= {"MeldsAsked", "Robbed", "Soldered"}

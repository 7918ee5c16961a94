"""Random playouts of other packages: ``PYTHON -m peers.playouts jass-kit 2`` prints a line of JSON.

With the interpreter that has the packages. Measured is the processor's time of one core, from a
deal whose cards are dealt to its end; both packages play uniformly random lawful acts.
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Callable
from time import process_time
from typing import Any, Final

TRICK_GAMES: Final = ("hearts", "spades", "euchre", "skat", "oh_hell")
"""Of OpenSpiel, each with its own numbers of players and cards."""
FIRST: Final = 200
"""Playouts of the first try, after which the number is doubled until it takes long enough."""


def measured(play: Callable[[int], int], seconds: float) -> dict[str, float]:
    """Return playouts a second and acts of a playout.

    Args:
        play: plays so many playouts and returns the acts in them.
        seconds: that the last try is to take at least.
    """
    count = FIRST
    while True:
        begun = process_time()
        acts = play(count)
        taken = process_time() - begun
        if taken >= seconds:
            return {"per_second": count / taken, "acts": acts / count}
        count *= 2


def jass_kit() -> Callable[[int], int]:
    """Return what plays deals in the simulator of the jass-kit, without an observation a card."""
    import numpy as np
    from jass.game.game_sim import GameSim
    from jass.game.game_util import deal_random_hand
    from jass.game.rule_schieber import RuleSchieber

    rule, chance = RuleSchieber(), np.random.default_rng(1)
    hands = [deal_random_hand() for _ in range(100)]

    def play(count: int) -> int:
        for number in range(count):
            sim = GameSim(rule)
            sim.init_from_cards(hands[number % len(hands)], dealer=number % 4)
            sim.action_trump(number % 6)
            while not sim.is_done():
                cards = np.flatnonzero(rule.get_valid_cards_from_state(sim.state))
                sim.action_play_card(int(cards[chance.integers(len(cards))]))
        return 36 * count

    return play


def open_spiel(name: str) -> Callable[[int], int]:
    """Return what plays out a game of OpenSpiel in its own C++ code.

    From Python its rollouts can be had by its search alone: one simulation of as many rollouts from
    the first decision, which leaves the dealing out.
    """
    import pyspiel

    game = pyspiel.load_game(name)
    start = game.new_initial_state()
    chance = random.Random(1)
    while start.is_chance_node():
        _step(start, chance)
    acts = sum(_acts(start, chance) for _ in range(FIRST)) / FIRST

    def play(count: int) -> int:
        rollouts = pyspiel.RandomRolloutEvaluator(count, 1)
        pyspiel.MCTSBot(game, rollouts, 1.0, 1, 100, False, 1, False).mcts_search(start)
        return round(acts * count)

    return play


def _acts(start: Any, chance: random.Random) -> int:
    """Return how many decisions a random playout has."""
    state, found = start.clone(), 0
    while not state.is_terminal():
        found += not state.is_chance_node()
        _step(state, chance)
    return found


def _step(state: Any, chance: random.Random) -> None:
    if state.is_chance_node():
        outcomes, odds = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(chance.choices(outcomes, odds)[0])
    else:
        state.apply_action(chance.choice(state.legal_actions()))


def main(what: str, seconds: str) -> None:
    """Measure one package or game."""
    play = jass_kit() if what == "jass-kit" else open_spiel(what)
    print(json.dumps(measured(play, float(seconds))))


if __name__ == "__main__":
    main(*sys.argv[1:])

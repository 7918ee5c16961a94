"""Steps a second of the environments on one core: ``python -m tools.environment_speed``.

Processor's time, the best of several rounds. Actions are chosen outside of what is measured.
"""

import random
from time import perf_counter, process_time
from typing import Any

import numpy as np

from buur.envs import Partie
from buur.envs.vector import Deals
from buur.variants.registry import variant

ROWS = 4096
ROUNDS = 12


def vector_rate(workers: int = 1, **arguments: Any) -> float:
    """Return the steps a second of deals of chibre; by the clock where threads share them."""
    clock = process_time if workers == 1 else perf_counter
    deals = Deals(variant("chibre"), ROWS, workers=workers, **arguments)
    seen, _ = deals.reset(seed=1)
    rates = []
    for _ in range(ROUNDS):
        seconds, steps = 0.0, 0
        while steps < 37 * ROWS:
            cards = seen["action_mask"].argmax(axis=1)
            begun = clock()
            seen = deals.step(cards)[0]
            seconds += clock() - begun
            steps += ROWS
        rates.append(steps / seconds)
    deals.close()
    return max(rates)


def partie_rate() -> float:
    """Return the steps a second of a deal of chibre, from `last` to `step`."""
    env, dice, rates = Partie(variant("chibre")), random.Random(1), []
    for round_no in range(ROUNDS):
        seconds, steps = 0.0, 0
        for seed in range(5):
            env.reset(round_no * 5 + seed)
            for _ in env.agent_iter():
                begun = process_time()
                seen, _, over, _, _ = env.last()
                seconds += process_time() - begun
                card = None if over else dice.choice(np.flatnonzero(seen["action_mask"]).tolist())
                begun = process_time()
                env.step(card)
                seconds += process_time() - begun
                steps += 1
        rates.append(steps / seconds)
    return max(rates)


def main() -> None:
    """Print a line for each way to play."""
    figures = {
        "deals, all seats asked": vector_rate(),
        "the same, nothing copied": vector_rate(copy=False),
        "the same, two threads, by the clock": vector_rate(copy=False, workers=2),
        "deals against random players": vector_rate(opponents="random"),
        "deals against the rollout policy": vector_rate(opponents="rollout"),
        "one partie (PettingZoo)": partie_rate(),
    }
    for name, rate in figures.items():
        print(f"{name}: {rate:,.0f} steps a second")


if __name__ == "__main__":
    main()

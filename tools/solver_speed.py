"""Times of exact values of random deals on one core: ``python -m tools.solver_speed``.

Every deal is solved once, from nothing known; the deals are those of ``buur bench``. ``--part 0.1``
solves the first tenth of them, ``--cards 8`` only those of as many cards. Processor's time; the
last two rows, of batches, by the clock.
"""

import argparse
from math import exp, log
from statistics import median

from buur.arena.act_times import quantile
from buur.benchmarks.solver_times import BATCH, DEAL_KINDS, batch_seconds, solve_times


def main() -> None:
    """Print a line for each kind of deal."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--part", type=float, default=1.0, help="of the deals")
    parser.add_argument("--cards", type=int, help="in each hand")
    arguments = parser.parse_args()
    print(
        "contract     cards deals   median ms   mean ms   95 % ms   cards tried: median, geometric"
    )
    for row in DEAL_KINDS:
        if arguments.cards in (None, row.cards):
            many = max(int(row.deals * arguments.part), 2)
            seconds, tried = zip(*solve_times(row, many), strict=True)
            mean = sum(seconds) / many
            half, late = (quantile(seconds, share) for share in (0.5, 0.95))
            times = [1e3 * each for each in (half, mean, late)]
            usual = exp(sum(log(each + 1) for each in tried) / many)
            print(
                f"{row.contract:12} {row.cards:5} {many:5}"
                f" {times[0]:11.2f} {times[1]:9.2f} {times[2]:9.1f}"
                f"   {median(tried):,.0f}, {usual:,.0f}",
                flush=True,
            )
    if arguments.cards is None:
        many = max(int(BATCH.deals * arguments.part), 8)
        for workers in (1, 2):
            took = 1e3 * batch_seconds(workers, many)
            name = f"{BATCH.contract}, {BATCH.cards} cards"
            print(f"every card of {name}, {workers} workers: {took:.2f} ms")


if __name__ == "__main__":
    main()

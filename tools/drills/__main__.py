"""Command of the drills: ``python -m tools.drills [--fault NAME] [--tables N] [--acts N] …``."""

import argparse
import asyncio
import sys
from collections import defaultdict
from dataclasses import fields

from buur.benchmarks.machine import machine
from tools.drills.drill import Outcome, Size, SizeError, run_drill
from tools.drills.faults import FAULTS
from tools.drills.people import StoodStillError
from tools.drills.results import HEAD, row


def main(arguments: list[str]) -> int:
    """Run drills one after the other; return 1 if one does not hold."""
    parser = argparse.ArgumentParser(prog="python -m tools.drills", description=__doc__)
    parser.add_argument("--fault", choices=FAULTS, action="append", help="all without one")
    parser.add_argument("--runs", type=int, default=1, help="drills of each fault")
    parser.add_argument("--untimed", action="store_true", help="accept that a table goes on late")
    for one in fields(Size):
        parser.add_argument(f"--{one.name}", type=type(one.default), default=one.default)
    given = vars(parser.parse_args(arguments))
    names, runs = given.pop("fault") or list(FAULTS), given.pop("runs")
    is_timed = not given.pop("untimed")
    if runs < 1:
        parser.error("each fault has at least one drill")
    try:
        size = Size(**given)
    except SizeError as error:
        parser.error(str(error))
    print(f"{machine()}; {size}\n\n{HEAD}", flush=True)
    found: dict[str, list[Outcome]] = defaultdict(list)
    hung = 0
    for _ in range(runs):
        for name in names:
            try:
                outcome = asyncio.run(run_drill(name, size))
            except StoodStillError as error:
                print(f"{name}: {error}", flush=True)
                hung += 1
                continue
            print(row([outcome]), flush=True)
            found[name].append(outcome)
    if runs > 1:
        print("\nAll drills of each fault; times are the worst ones, in ms.\n", HEAD, sep="\n")
        print("\n".join(row(outcomes) for outcomes in found.values()), flush=True)
    outcomes = [one for several in found.values() for one in several]
    holds = not hung and all(one.is_correct for one in outcomes)
    return 0 if holds and (not is_timed or all(one.is_in_time for one in outcomes)) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

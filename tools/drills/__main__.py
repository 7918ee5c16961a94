"""Command of the drills: ``python -m tools.drills [--fault NAME] [--tables N] [--acts N] …``."""

import argparse
import asyncio
import sys
from dataclasses import fields

from buur.benchmarks.machine import machine
from tools.drills.drill import Size, run_drill
from tools.drills.faults import FAULTS


def main(arguments: list[str]) -> int:
    """Run drills one after the other; return 1 if one does not hold."""
    parser = argparse.ArgumentParser(prog="python -m tools.drills", description=__doc__)
    parser.add_argument("--fault", choices=FAULTS, action="append", help="all without one")
    parser.add_argument("--runs", type=int, default=1)
    for one in fields(Size):
        parser.add_argument(f"--{one.name}", type=type(one.default), default=one.default)
    given = vars(parser.parse_args(arguments))
    names, runs = given.pop("fault") or list(FAULTS), given.pop("runs")
    size = Size(**given)
    print(f"{machine()}; {size}", flush=True)
    holds = True
    for _ in range(runs):
        for name in names:
            outcome = asyncio.run(run_drill(name, size))
            print(outcome.line, "" if outcome.holds else "  DOES NOT HOLD", flush=True)
            holds &= outcome.holds
    return 0 if holds else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

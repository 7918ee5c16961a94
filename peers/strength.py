"""Our levels against each other and against agents of other packages, in duplicate.

    python -m peers.strength --peers PYTHON --folder FOLDER

PYTHON is the interpreter of an environment with jass-kit, schieber and numpy. What has been played
is kept in FOLDER, and the same command goes on from there; ``--show`` prints the table so far. Run
it from the repository's root, where the agents' processes find this package.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from buur.arena import Checkpoint, DuelStatistics, fight
from buur.benchmarks.machine import machine
from buur.bots import factory
from buur.errors import BuurError
from peers.contestants import LEVELS, PROGRAMS
from peers.pairings import (
    RULES,
    Pairing,
    Provenance,
    pairings,
    read_provenance,
    statistics_of,
    write_provenance,
)
from peers.strength_table import gain, table

DEALS: Final = 400
OFTEN: Final = 50
"""Deals from one word of progress to the next."""

_VERSION: Final = "import importlib.metadata as m, sys; print(m.version(sys.argv[1]))"


def main(arguments: Sequence[str]) -> int:
    """Play what is asked for and print the table."""
    asked = _parser().parse_args(arguments)
    try:
        for name in asked.among:
            factory(name)
        measure(asked)
    except (BuurError, OSError) as error:
        print(f"strength: {error}", file=sys.stderr)
        return 2
    return 0


def measure(asked: argparse.Namespace) -> None:
    """Play rows and print their tables.

    Raises:
        BuurError: a bot cannot be made or plays no further, or a file is another row's.
    """
    wanted = list(pairings(asked.among, asked.rules))
    if asked.against:
        wanted = [row for row in wanted if row.second in asked.against]
    asked.folder.mkdir(parents=True, exist_ok=True)
    if not asked.show:
        for row in wanted:
            play(row, asked.folder, asked.peers, asked.deals, asked.workers)
    for kind in asked.rules:
        print(f"\n{kind}\n")
        own = [row for row in wanted if row.rules == kind]
        found = {
            row: (statistics_of(row, asked.folder), read_provenance(row.file(asked.folder)))
            for row in own
        }
        print("\n".join(table(found, timed=asked.times)))


def play(row: Pairing, folder: Path, python: str, deals: int, workers: int) -> None:
    """Play a row up to so many deals, telling how it stands now and then."""
    duel, path = row.duel(python), row.file(folder)
    checkpoint = Checkpoint(path, duel.identity())
    if len(checkpoint.boards) < deals:
        write_provenance(path, origin(row, python))
    standing = DuelStatistics()
    for standing in fight(duel, deals, workers=workers, checkpoint=checkpoint):
        if standing.score.boards % OFTEN == 0:
            said = f"{row.first} / {row.second} / {row.rules}: {standing.score.boards} deals"
            print(f"{said}, {gain(standing)}", file=sys.stderr, flush=True)


def origin(row: Pairing, python: str) -> Provenance:
    """Return what a row's figures depend on from now on."""
    about = machine()
    package = ""
    if row.second in PROGRAMS:
        name, _ = PROGRAMS[row.second]
        version = subprocess.check_output([python, "-c", _VERSION, name], text=True).strip()
        package = f"{name} {version}"
    where = f"{about['cpu']}, {about['cores']} cores, {about['python']}, {about['system']}"
    return Provenance((str(about["commit"]),), where, package)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m peers.strength", description=(__doc__ or "").partition("\n")[0]
    )
    parser.add_argument("--peers", default="python3", help="interpreter that has the packages")
    parser.add_argument("--folder", type=Path, required=True, help="where deals are kept")
    parser.add_argument("--among", nargs="+", default=LEVELS, metavar="A", help="which of ours")
    parser.add_argument("--against", nargs="+", metavar="B", help="only these opponents")
    parser.add_argument("--rules", nargs="+", choices=RULES, default=list(RULES))
    parser.add_argument("--deals", type=int, default=DEALS, help="of a row")
    parser.add_argument("--workers", type=int, default=1, help="processes; 1 to measure times")
    parser.add_argument("--times", action="store_true", help="print how long acts took")
    parser.add_argument("--show", action="store_true", help="print what has been played")
    return parser


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

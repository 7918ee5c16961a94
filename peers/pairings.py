"""Pairings of the strength table, their rules, and the files of their duels."""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from buur.arena import Checkpoint, Duel, DuelStatistics
from buur.notation import RuleSet
from peers.contestants import PROGRAMS, below, command

RULES: Final = {
    "schieber": RuleSet("schieber"),
    "points": RuleSet("schieber", 1, {"melds": False, "stock": False, "match": "none"}),
}
"""The Schieber with all that belongs to it, and card points alone, 157 a deal: as much of the game
as the other packages know."""


TIMEOUT: Final = 120.0
"""Seconds that an agent has for an act: nobody is to lose points as the machine stood still."""


@dataclass(frozen=True, slots=True)
class Pairing:
    """Two contestants by their names here."""

    first: str
    second: str
    rules: str = "schieber"

    def duel(self, python: str) -> Duel:
        """Return what is played; ``python`` as in `command`."""
        first, second = (command(name, python) for name in (self.first, self.second))
        return Duel(rules=RULES[self.rules], first=first, second=second, timeout=TIMEOUT)

    def file(self, folder: Path) -> Path:
        """Return where its deals are kept."""
        words = "--".join((self.first, self.second, self.rules))
        return folder / (re.sub(r"[^\w@-]", "-", words) + ".jsonl")


def pairings(ours: Iterable[str], rules: Iterable[str]) -> Iterator[Pairing]:
    """Give the rows of some of our bots: against lower ones, then against others' agents."""
    ours = tuple(ours)
    for kind in rules:
        for first in ours:
            yield from (Pairing(first, second, kind) for second in (*below(first), *PROGRAMS))


def statistics_of(row: Pairing, folder: Path) -> DuelStatistics:
    """Return what has been played of a row. Its file may be growing, so a copy is read."""
    standing = DuelStatistics()
    with TemporaryDirectory() as place:
        try:
            copy = shutil.copy(row.file(folder), place)
        except FileNotFoundError:
            return standing
        for board in Checkpoint(Path(copy), {}).boards:
            standing.add(board)
    return standing


@dataclass(frozen=True, slots=True)
class Provenance:
    """What figures of a row depend on."""

    commits: tuple[str, ...]
    """All that were at work, as a row may be played in pieces."""
    machine: str
    package: str
    """Of the other one's agent, with its version; empty for one of ours."""


def read_provenance(path: Path) -> Provenance | None:
    """Return what stands beside a row's file."""
    try:
        found = json.loads(_beside(path).read_text(encoding="utf-8"))
    except FileNotFoundError:
        return None
    return Provenance(tuple(found["commits"]), found["machine"], found["package"])


def write_provenance(path: Path, origin: Provenance) -> None:
    """Write beside a row's file where its figures come from, keeping earlier commits."""
    before = read_provenance(path)
    known = () if before is None else before.commits
    commits = [*known, *(commit for commit in origin.commits if commit not in known)]
    said = {"commits": commits, "machine": origin.machine, "package": origin.package}
    _beside(path).write_text(json.dumps(said, indent=1) + "\n", encoding="utf-8")


def _beside(path: Path) -> Path:
    return path.with_suffix(".origin.json")

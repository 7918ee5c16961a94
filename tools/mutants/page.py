"""Mutation test of the page's model: faults put by hand, judged by the page's tests in Node.

``python -m tools.mutants.page`` tries these alone.
"""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
import tomllib
from collections import Counter
from collections.abc import Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic
from typing import Final

from tests.web import scripts
from tools.mutants.targets import ROOT

LIST: Final = ROOT / "tests" / "mutants" / "page.toml"
LONGEST: Final = 60.0
"""Seconds after which a script is taken for endless, which counts as noticed."""


@dataclass(frozen=True, slots=True)
class PageMutant:
    """A module of the model with one fault: a text that stands there once, and another instead."""

    module: str
    before: str
    after: str

    @property
    def file(self) -> str:
        """Name of the module's file below the page's folder."""
        return f"model/{self.module}.js"

    @property
    def key(self) -> str:
        """Name of the mutant in reports."""
        before, after = (" ".join(text.split()) for text in (self.before, self.after))
        return f"{self.file}: {before} -> {after}"

    def put_into(self, page: Path) -> None:
        """Put the fault into a copy of the page."""
        file = page / self.file
        source = file.read_text(encoding="utf-8")
        if source.count(self.before) != 1 or self.before == self.after:
            raise ValueError(f"{self.key}: the fault fits no single place")
        file.write_text(source.replace(self.before, self.after), encoding="utf-8")
        command = [scripts.node(), "--check", str(file)]
        if subprocess.run(command, capture_output=True, check=False).returncode:
            raise ValueError(f"{self.key}: this is no JavaScript")


def load_mutants() -> tuple[PageMutant, ...]:
    """Return the listed mutants."""
    listed = tomllib.loads(LIST.read_text(encoding="utf-8"))
    return tuple(PageMutant(module, *pair) for module, pairs in listed.items() for pair in pairs)


MUTANTS: Final = load_mutants()


def survivors(workers: int) -> list[str]:
    """Return the keys of the mutants that no test notices.

    Args:
        workers: scripts at a time.
    """
    with TemporaryDirectory() as name, ThreadPoolExecutor(workers) as pool:
        bench = _Bench(Path(name))
        noticed = pool.map(bench.notices, MUTANTS)
        return [mutant.key for mutant, seen in zip(MUTANTS, noticed, strict=True) if not seen]


class _Bench:
    """What the scripts need, made once, and how long each takes without a fault."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._texts, self._tables = folder / "texts.json", folder / "tables.json"
        scripts.write_texts(self._texts)
        environment = scripts.environment(folder, self._texts, self._tables)
        for name, write in scripts.WRITERS.items():
            write(Path(environment[name]))
        sound = folder / "sound"
        scripts.copy_page(sound)
        self._seconds = {script: self._time(script, sound) for script in scripts.SCRIPTS}

    def _time(self, script: Path, page: Path) -> float:
        begun = monotonic()
        if not self._passes(script, page):
            sys.exit(f"{script.name} fails without any mutant; mend it first.")
        return monotonic() - begun

    def notices(self, mutant: PageMutant) -> bool:
        """Tell whether a test fails on a mutant."""
        with TemporaryDirectory(dir=self._folder) as name:
            page = Path(name) / "page"
            scripts.copy_page(page)
            mutant.put_into(page)
            judges = judges_of(mutant, self._seconds)
            return not all(self._passes(script, page) for script in judges)

    def _passes(self, script: Path, page: Path) -> bool:
        surroundings = scripts.environment(page, self._texts, self._tables)
        try:
            return scripts.run_script(script, surroundings, LONGEST).returncode == 0
        except subprocess.TimeoutExpired:
            return False


def judges_of(mutant: PageMutant, seconds: Mapping[Path, float]) -> list[Path]:
    """Return the scripts that import a mutant's module: those that name it first, then by time."""
    reached = [script for script in seconds if mutant.file in reach(script)]
    return sorted(reached, key=lambda script: (mutant.file not in loaded(script), seconds[script]))


@cache
def reach(script: Path) -> frozenset[str]:
    """Return the modules that a script imports, directly or through others."""
    found: set[str] = set()
    waiting = [name for one in (script, *helpers(script)) for name in loaded(one)]
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            waiting += imported(name)
    return frozenset(found)


def helpers(script: Path) -> list[Path]:
    """Return the files beside a script that it imports, directly or through others."""
    names = re.findall(r'from "\./(\w+\.mjs)"', script.read_text(encoding="utf-8"))
    beside = [script.parent / name for name in names]
    return [*beside, *(other for one in beside for other in helpers(one))]


@cache
def loaded(script: Path) -> frozenset[str]:
    """Return the modules that a script itself loads."""
    source = script.read_text(encoding="utf-8")
    return frozenset(f"{name}.js" for name in re.findall(r'\bload\("([\w/]+)"\)', source))


@cache
def imported(name: str) -> tuple[str, ...]:
    """Return the modules that a module of the page imports, what is named in comments left out."""
    file = scripts.STATIC / name
    source = re.sub(r"/\*.*?\*/", "", file.read_text(encoding="utf-8"), flags=re.DOTALL)
    paths = re.findall(r'\b(?:from |import\()"(\.[\w./]+\.js)"', source)
    return tuple(
        (file.parent / path).resolve().relative_to(scripts.STATIC).as_posix() for path in paths
    )


def told(lost: list[str]) -> Iterator[str]:
    """Yield the survivors and how many mutants of each module were noticed."""
    yield from (f"survived: {key}" for key in lost)
    all_of = Counter(mutant.file for mutant in MUTANTS)
    lost_of = Counter(key.partition(":")[0] for key in lost)
    for file, count in all_of.items():
        yield f"{file}: {count - lost_of[file]} of {count}"
    yield f"{len(MUTANTS) - len(lost)} of {len(MUTANTS)} mutants killed"


def main(arguments: list[str]) -> int:
    """Try the mutants and return 0 if all are noticed."""
    parser = argparse.ArgumentParser(prog="python -m tools.mutants.page", description=__doc__)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    lost = survivors(parser.parse_args(arguments).workers)
    print("\n".join(told(lost)))
    return int(bool(lost))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

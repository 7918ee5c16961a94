"""Contents that no file of the repository may have, and the length of files."""

import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

REPOSITORY = Path(__file__).resolve().parents[2]

UNTRACKED = {".git", ".venv", "node_modules", "build", "dist", "__pycache__"}
BYTES = REPOSITORY / "tests" / "fuzz" / "corpus"
"""Inputs of the fuzzers, among them bytes that are no text."""
"""What a clone does not hold; nor the tools' caches, ``.*_cache`` and others. ``.git`` is a file
in a worktree."""

GENERATED = {"app.lock", "dev.lock", "ray.lock", "package-lock.json"}

LEFTOVERS = re.compile(r"\b(" + "|".join(("TO" + "DO", "FIX" + "ME", "X" * 3)) + r")\b")
MACHINE_PATH = re.compile(r"(?<![\w.}])/(farm|home|root|tmp|work|Users)/")

LONGEST = {".py": 600, ".js": 400}
"""Lines of the longest module allowed; beyond it, a module has more than one subject."""


def files() -> Iterator[Path]:
    """Yield the files that are the repository's own."""
    for folder, folders, names in os.walk(REPOSITORY):
        folders[:] = [
            name
            for name in folders
            if name not in UNTRACKED and not re.fullmatch(r"\..*cache|\.hypothesis", name)
        ]
        yield from (Path(folder, name) for name in names if name not in GENERATED | UNTRACKED)


def texts() -> Iterator[tuple[str, str]]:
    """Yield relative path and content of the files that hold text."""
    for path in files():
        content = path.read_bytes()
        if b"\0" not in content and BYTES not in path.parents:
            yield str(path.relative_to(REPOSITORY)), content.decode("utf-8")


@pytest.mark.parametrize("pattern", [LEFTOVERS, MACHINE_PATH], ids=["leftovers", "paths"])
def test_no_file_holds(pattern: re.Pattern[str]) -> None:
    found = [
        f"{name}:{number}: {line.strip()[:100]}"
        for name, text in texts()
        for number, line in enumerate(text.splitlines(), start=1)
        if pattern.search(line)
    ]
    assert found == []


def test_the_patterns_find_what_they_look_for() -> None:
    assert LEFTOVERS.search("# TO" + "DO: later")
    assert MACHINE_PATH.search("see /ho" + "me/anna/notes")
    assert not MACHINE_PATH.search("GET /api/tables, {root}/tm" + "p/x, ../wo" + "rk/x")


def test_no_module_outgrows_its_subject() -> None:
    long = {
        name: text.count("\n")
        for name, text in texts()
        if text.count("\n") > LONGEST.get(Path(name).suffix, 10**9)
    }
    assert long == {}


RIDDLE = re.compile(r'"""(What|How|Which|Whatever|Whoever)\b')


def test_the_first_line_of_a_module_names_its_contents() -> None:
    python = [(name, text) for name, text in texts() if name.endswith(".py")]
    assert python
    assert [name for name, text in python if RIDDLE.match(text)] == []
    assert RIDDLE.match('"""What a seat knows."""')

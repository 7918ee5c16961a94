"""The programs of the page on the library stand alone and are typed."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from contextlib import nullcontext
from pathlib import Path
from typing import Final

import pytest

from tests.docs.code_blocks import DOCS, ROOT, Block, blocks_of, run

PAGE: Final = DOCS / "how-to" / "library.md"
PROGRAMS: Final = [block for block in blocks_of(PAGE) if block.language == "python"]


@pytest.fixture(scope="module")
def cache(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder in which the type checker keeps what it knows of the library."""
    return tmp_path_factory.mktemp("cache")


def type_check(folder: Path, cache: Path) -> str:
    """Return the faults of the programs of a folder, as those of a user who has Buur installed."""
    command = [sys.executable, "-m", "mypy", "--strict", "--config-file=", "--no-error-summary"]
    path = os.pathsep.join([str(ROOT / "src"), os.environ.get("PYTHONPATH", "")])
    done = subprocess.run(
        [*command, "--cache-dir", str(cache), "."],
        cwd=folder,
        env=os.environ | {"PYTHONPATH": path},
        capture_output=True,
        text=True,
    )
    return done.stdout + done.stderr


def test_every_program_is_strictly_typed_as_a_file_of_its_own(tmp_path: Path, cache: Path) -> None:
    for block in PROGRAMS:
        (tmp_path / f"line_{block.line}.py").write_text(block.text, encoding="utf-8")
    assert type_check(tmp_path, cache) == ""


def test_a_fault_in_a_program_is_noticed(tmp_path: Path, cache: Path) -> None:
    (tmp_path / "wrong.py").write_text("import buur\nbuur.start(7.5)\n", encoding="utf-8")
    (tmp_path / "untyped.py").write_text("def choose(view): ...\n", encoding="utf-8")
    assert re.findall(r"\[([\w-]+)\]", type_check(tmp_path, cache)) == [
        "no-untyped-def",
        "arg-type",
    ]


@pytest.mark.parametrize("block", PROGRAMS, ids=lambda block: f"line-{block.line}")
def test_a_program_shows_its_output(block: Block) -> None:
    """Except one that another program starts."""
    assert block.output or "sys.stdin" in block.text


@pytest.mark.parametrize(("output", "is_right"), [("2\n", True), ("…\n", True), ("3\n", False)])
def test_an_output_is_compared_with_the_page(output: str, is_right: bool, tmp_path: Path) -> None:
    block = Block(PAGE, 1, "python", "print(1 + 1)\n", output)
    with nullcontext() if is_right else pytest.raises(AssertionError):
        run(block, {}, tmp_path)

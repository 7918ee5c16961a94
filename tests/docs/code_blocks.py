"""Code blocks of the documentation, and how each kind is run."""

from __future__ import annotations

import doctest
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import redirect_stdout
from dataclasses import dataclass
from io import StringIO
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).parents[2]
DOCS: Final = ROOT / "docs"
PAGES: Final = (ROOT / "README.md", *sorted(DOCS.rglob("*.md")))
ELLIPSIS: Final = "…"
"""Stands for any text in the output that a page shows."""

_FENCE: Final = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
_OUTPUT: Final = re.compile(r"\n\n```text\n(.*?)^```$", re.MULTILINE | re.DOTALL)
"""A block of text that directly follows a program: what the program prints."""
_FILE: Final = re.compile(r"# ([\w.-]+\.(?:py|toml))\n")
_COMMAND: Final = re.compile(r"\$ (.*buur .*)\n((?:(?!\$ ).*\n)*)")


@dataclass(frozen=True)
class Block:
    """A fenced block: its language and text, and the page and line where it begins."""

    page: Path
    line: int
    language: str
    text: str
    output: str | None = None
    """The output that the page shows below a program, None if it shows none."""

    @property
    def place(self) -> str:
        """Where the block is, for messages."""
        return f"{self.page.relative_to(ROOT)}:{self.line}"


def blocks_of(page: Path) -> Iterator[Block]:
    """Give the fenced blocks of a page that name their language."""
    text = page.read_text(encoding="utf-8")
    for found in _FENCE.finditer(text):
        line = text.count("\n", 0, found.start()) + 1
        output = _OUTPUT.match(text, found.end()) if found[1] == "python" else None
        yield Block(page, line, found[1], found[2], output[1] if output else None)


def is_runnable(block: Block) -> bool:
    """Whether a block is a program, a session of Python, or a session of the shell."""
    is_session = block.language == "console" and _COMMAND.search(block.text) is not None
    return is_session or block.language in ("python", "pycon")


def run(block: Block, names: dict[str, Any], folder: Path) -> None:
    """Run a block in a folder, with the names that the blocks before it have defined."""
    if file := _FILE.match(block.text):
        (folder / file[1]).write_text(block.text, encoding="utf-8")
    if block.language == "python":
        _run_program(block, names)
    elif block.language == "pycon":
        _run_session(block, names)
    elif block.language == "console":
        for command, output in _COMMAND.findall(block.text):
            _run_command(block, command, output, folder)


def _run_program(block: Block, names: dict[str, Any]) -> None:
    program = compile("\n" * block.line + block.text, block.page, "exec")
    with redirect_stdout(StringIO()) as printed:
        exec(program, names)
    if block.output is not None:
        _compare(block, block.output, printed.getvalue())


def _compare(block: Block, expected: str, output: str) -> None:
    """Compare an output with the one that the page shows, in which `ELLIPSIS` may stand."""
    pattern = ".*".join(re.escape(part) for part in _stripped(expected).split(ELLIPSIS))
    found = _stripped(output)
    assert re.fullmatch(pattern, found, re.DOTALL), f"{block.place} printed\n{found}"


def _run_session(block: Block, names: dict[str, Any]) -> None:
    text = block.text.replace(ELLIPSIS, "...")
    test = doctest.DocTestParser().get_doctest(text, {}, block.place, None, block.line)
    test.globs = names
    report: list[str] = []
    options = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
    failed = doctest.DocTestRunner(optionflags=options).run(
        test, out=report.append, clear_globs=False
    )
    assert not failed.failed, "".join(report)


def _run_command(block: Block, command: str, expected: str, folder: Path) -> None:
    launcher = folder / "buur"
    launcher.write_text(f'#!/bin/sh\nexec "{sys.executable}" -P -c "{_MAIN}" "$@"\n')
    launcher.chmod(0o755)
    environment = {**os.environ, "LC_ALL": "C.UTF-8", "PATH": f"{folder}:{os.environ['PATH']}"}
    done = subprocess.run(
        ["sh", "-c", command],
        cwd=folder,
        env={**environment, "XDG_STATE_HOME": str(folder)},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    _compare(block, expected, done.stdout)


def _stripped(text: str) -> str:
    """Return a text without the blanks at its end and at the ends of its lines."""
    return "\n".join(line.rstrip() for line in text.splitlines()).strip("\n")


_MAIN: Final = "import sys; from buur.cli import main; sys.exit(main())"

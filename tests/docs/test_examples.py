"""Examples of the documentation run, and every name that it shows as code has one."""

from __future__ import annotations

import inspect
import pkgutil
import re
from pathlib import Path
from typing import Any, Final

import pytest

import buur
from buur.notation.foreign import hslu_line
from tests.docs.code_blocks import PAGES, ROOT, Block, blocks_of, is_runnable, run
from tests.notation.hslu import deals
from tools.docs import api

RECORD: Final = ROOT / "tests" / "notation" / "golden" / "chibre.jass"
NOT_RUN: Final = {"with BotClient(": "needs a server; tests/client plays at one"}
"""Words of the blocks that are not run, with the reason."""
HISTORY: Final = ("notebook", "decisions")
"""Folders of pages on past programs, whose names need not exist any more."""


def runnable_blocks(page: Path) -> list[Block]:
    return [
        block
        for block in blocks_of(page)
        if is_runnable(block) and not any(word in block.text for word in NOT_RUN)
    ]


RUNNABLE: Final = {page: blocks for page in PAGES if (blocks := runnable_blocks(page))}


@pytest.mark.parametrize("page", RUNNABLE, ids=lambda page: str(page.relative_to(ROOT)))
def test_examples_of_a_page_run(
    page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In order, in a folder with the record ``evening.jass``; ``line`` is a deal of the HSLU."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "evening.jass").write_bytes(RECORD.read_bytes())
    line = hslu_line(deals()[0])
    names: dict[str, Any] = {"__name__": "example", "line": line}
    for block in blocks_of(page):
        if block.language == "toml" or block in RUNNABLE[page]:
            run(block, names, tmp_path)


UNITS: Final = frozenset({"service", "target", "timer", "socket"})
"""Kinds of units of systemd, whose names look like names of Python."""


def code_names(page: Path) -> set[str]:
    """Return the dotted names of `buur` on a page, apart from those of files and hosts."""
    text = page.read_text(encoding="utf-8")
    found = re.findall(r"(?<![\w/.-])buur(?:\.[A-Za-z_]\w*)+(?![\w-]*[./@])", text)
    return {name for name in found if name.rpartition(".")[2] not in UNITS}


def shown_names() -> set[str]:
    pages = (page for page in PAGES if page.parent.name not in HISTORY)
    return {f"buur.{name}" for name in buur.__all__}.union(*map(code_names, pages))


def resolve(name: str) -> object:
    """Return what a name stands for; an object goes before a module of the same name."""
    try:
        return api.resolve(name)
    except (AttributeError, ImportError):
        return pkgutil.resolve_name(name)


def is_code(name: str) -> bool:
    value = resolve(name)
    is_method = "." in getattr(value, "__qualname__", "")
    return (inspect.isclass(value) or inspect.isroutine(value)) and not is_method


def run_names() -> set[str]:
    """Return the qualified names that the blocks of the pages use and that they import."""
    found = set()
    for blocks in RUNNABLE.values():
        text = "\n".join(block.text for block in blocks)
        for module in {"buur", *re.findall(r"(?:from|import) (buur[\w.]*)", text)}:
            found |= {f"{module}.{word}" for word in re.findall(r"\w+", text)}
    return found


def test_every_name_that_is_shown_has_an_example_that_runs() -> None:
    """In its docstring, or in a block of a page."""
    run = run_names()
    bare = [
        name
        for name in sorted(filter(is_code, shown_names()))
        if name not in run and ">>> " not in (inspect.getdoc(resolve(name)) or "")
    ]
    assert bare == []

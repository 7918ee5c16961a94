"""Pytest plugin that notes which tests run which blocks of the source.

Every block of statements (a function's body, a branch, a loop) marks a byte when it runs. A mark
costs a few nanoseconds, a tracer six times the run. The rules of a trick stay unmarked: numba
compiles them, and it compiles no marks.
"""

from __future__ import annotations

import ast
import json
import os
from collections.abc import Generator, Iterator
from pathlib import Path
from time import perf_counter
from types import CodeType
from typing import Any, Final

import pytest

from tools.mutants import import_hook
from tools.mutants.targets import PACKAGES, module_name, modules

UNMARKED: Final = "buur.rules"
MARKS: Final = bytearray(1 << 16)
Block = tuple[str, int, int]
"""Module, first and last line."""


class _Marker(ast.NodeTransformer):
    """Puts a mark at the head of every block inside functions."""

    def __init__(self, module: str, first: int) -> None:
        self.module = module
        self.first = first
        self.blocks: list[Block] = []
        self._depth = 0

    def _marked(self, body: list[ast.stmt]) -> list[ast.stmt]:
        lines = [line for one in body for line in (one.lineno, one.end_lineno or one.lineno)]
        self.blocks.append((self.module, min(lines), max(lines)))
        index = self.first + len(self.blocks) - 1
        mark = ast.parse(f"__marks__[{index}] = 1").body[0]
        for node in ast.walk(mark):
            if hasattr(node, "lineno"):
                node.lineno = node.end_lineno = body[0].lineno  # type: ignore[attr-defined]
        is_text = isinstance(body[0], ast.Expr) and isinstance(body[0].value, ast.Constant)
        return [body[0], mark, *body[1:]] if is_text else [mark, *body]

    def generic_visit(self, node: ast.AST) -> ast.AST:
        """Mark the blocks of a statement, from the inside out."""
        is_function = isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        self._depth += is_function
        super().generic_visit(node)
        if self._depth and not isinstance(node, ast.ClassDef | ast.Lambda | ast.IfExp):
            for name in ("body", "orelse", "finalbody"):
                body = getattr(node, name, None)
                if isinstance(body, list) and body:
                    setattr(node, name, self._marked(body))
        self._depth -= is_function
        return node


def blocks_of(module: str, source: str, first: int) -> tuple[ast.Module, list[Block]]:
    """Return a module's tree with marks from number ``first`` on, and the blocks they stand for."""
    marker = _Marker(module, first)
    tree = marker.visit(ast.parse(source))
    imports = ast.parse("from tools.mutants.coverage_plugin import MARKS as __marks__").body
    after = 1 if ast.get_docstring(tree) is not None else 0
    while after < len(tree.body) and _is_future(tree.body[after]):
        after += 1
    tree.body[after:after] = imports
    return ast.fix_missing_locations(tree), marker.blocks


def _is_future(statement: ast.stmt) -> bool:
    return isinstance(statement, ast.ImportFrom) and statement.module == "__future__"


def marked_modules() -> tuple[dict[str, CodeType], list[Block]]:
    """Return the marked code by module, and all blocks in the order of their marks."""
    codes: dict[str, CodeType] = {}
    blocks: list[Block] = []
    for path in modules(PACKAGES):
        name = module_name(path)
        if not name.startswith(UNMARKED):
            tree, found = blocks_of(name, path.read_text(encoding="utf-8"), len(blocks))
            codes[name] = compile(tree, str(path), "exec")
            blocks += found
    return codes, blocks


class Reach:
    """Writes a line of JSON for each test: its name, its seconds and the blocks it ran."""

    def __init__(self, folder: Path) -> None:
        worker = os.environ.get("PYTEST_XDIST_WORKER", "main")
        folder.mkdir(parents=True, exist_ok=True)
        self._file = (folder / f"reach-{worker}.jsonl").open("w", encoding="utf-8")

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, Any, Any]:
        """Note what a test ran, its fixtures included."""
        MARKS[:] = bytes(len(MARKS))
        begun = perf_counter()
        try:
            return (yield)
        finally:
            ran = [index for index, mark in enumerate(MARKS) if mark]
            line = {"test": item.nodeid, "seconds": perf_counter() - begun, "blocks": ran}
            self._file.write(json.dumps(line) + "\n")
            self._file.flush()


def read_reach(folder: Path) -> Iterator[tuple[str, float, list[int]]]:
    """Yield name, seconds and blocks of the tests that were noted."""
    for path in sorted(folder.glob("reach-*.jsonl")):
        for line in path.read_text(encoding="utf-8").splitlines():
            noted = json.loads(line)
            yield noted["test"], noted["seconds"], noted["blocks"]


@pytest.hookimpl(tryfirst=True)
def pytest_load_initial_conftests() -> None:
    """Mark the source before anything of the tests imports it."""
    codes, blocks = marked_modules()
    if len(blocks) > len(MARKS):
        raise pytest.UsageError(f"{len(blocks)} blocks, but only {len(MARKS)} marks")
    import_hook.install(lambda name, _: codes.get(name))


def pytest_configure(config: pytest.Config) -> None:
    """Take notes where tests are run, which is not where workers are coordinated."""
    if config.getoption("numprocesses", None) and not hasattr(config, "workerinput"):
        return
    config.pluginmanager.register(Reach(Path(os.environ["BUUR_REACH"])), "reach")

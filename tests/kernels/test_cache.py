"""Compiled code follows the sources."""

from __future__ import annotations

import ast
import importlib
import inspect
import os
import re
import runpy
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numba
import numpy as np
import pytest
from numba.core import config
from numba.extending import register_jitable

import buur
from buur import cards, contracts
from buur.cli.compile_progress import PREPARE_MODULES
from buur.kernels import (
    cache,
    constrained_dealing,
    deal_sampling,
    play_out,
    playout,
    random_deals,
    shared,
)
from buur.kernels.game import Game, make_game
from buur.kernels.positions import Positions
from buur.kernels.prepare import KERNELS, PART, prepare, prepare_beside
from buur.rules import bits
from buur.rules.counter_rng import word
from buur.rules.legality import legal_cards
from buur.rules.tricks import to_beat

RULE = "def worth(card):\n    return card + {}\n"
PROGRAM = "@compiled\ndef counted(card):\n    return worth(card)\n"
Compile = Callable[[Callable[[int], int]], Callable[[int], int]]
PACKAGE = Path(buur.__file__).parent
COUNTING = """
import gc
from numba.core.registry import CPUDispatcher
from {module} import prepare

prepare()
stats = [each.stats for each in gc.get_objects() if isinstance(each, CPUDispatcher)]
print(sum(sum(each.cache_hits.values()) for each in stats))
print(sum(sum(each.cache_misses.values()) for each in stats))
"""
"""Prints how many kernels were loaded and how many compiled."""
COMPILERS = {"kernel", "njit", "jit", "register_jitable", "overload", "intrinsic"}
"""What stands above a function that is compiled."""
MARK = re.compile(rf"^\s*@.*\b({'|'.join(COMPILERS)})\b", re.MULTILINE)


def answer(folder: Path, compiled: Compile, added: int) -> int:
    """Return what a compiled function says that is not in memory, once its rule says something."""
    (folder / "rule.py").write_text(RULE.format(added), encoding="utf-8")
    program = folder / "program.py"
    if not program.exists():
        program.write_text(PROGRAM, encoding="utf-8")
    worth = runpy.run_path(str(folder / "rule.py"))["worth"]
    known = {"worth": register_jitable(worth), "compiled": compiled}
    said: int = runpy.run_path(str(program), known)["counted"](1)
    return said


def by_numba(folder: Path) -> Compile:
    """Return what compiles as numba does by itself, with its cache in a folder."""

    def compiled(function: Callable[[int], int]) -> Callable[[int], int]:
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(config, "CACHE_DIR", str(folder / "compiled"))
            found: Callable[[int], int] = numba.njit(cache=True)(function)
        return found

    return compiled


def by_digest(folder: Path) -> Compile:
    """Return what compiles as Buur does, where the rule is all that is compiled."""

    def compiled(function: Callable[[int], int]) -> Callable[[int], int]:
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(cache, "COMPILED_SOURCES", ("rule.py",))
            found = folder / "compiled" / cache.digest(folder)
            patch.setattr(cache, "folder", lambda: found)
            patch.setattr(cache, "is_writable", lambda: True)
            return cache.kernel(function)

    return compiled


def test_plain_numba_goes_on_with_code_of_an_edited_rule(tmp_path: Path) -> None:
    """The reason for the digest. If this fails, numba has learnt it and `cache` is not needed."""
    assert answer(tmp_path, by_numba(tmp_path), 10) == 11
    assert answer(tmp_path, by_numba(tmp_path), 500) == 11


def test_a_kernel_follows_an_edited_rule(tmp_path: Path) -> None:
    assert answer(tmp_path, by_digest(tmp_path), 10) == 11
    assert answer(tmp_path, by_digest(tmp_path), 500) == 501
    assert answer(tmp_path, by_digest(tmp_path), 10) == 11


@pytest.mark.parametrize("name", ["cards.py", "rules/tricks.py", "contracts/tables.py"])
def test_the_digest_covers_what_is_compiled(tmp_path: Path, name: str) -> None:
    for path in cache.sources(PACKAGE):
        copy = tmp_path / path.relative_to(PACKAGE)
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.write_bytes(path.read_bytes())
    assert cache.digest(tmp_path) == cache.digest(PACKAGE)
    (tmp_path / name).write_text("# another\n", encoding="utf-8")
    assert cache.digest(tmp_path) != cache.digest(PACKAGE)


def test_every_function_that_kernels_compile_is_covered() -> None:
    """The rules, what they call, and the tables whose constants they use."""
    covered = {path.resolve() for path in cache.sources(PACKAGE)}
    used = [*shared.MODULES, cards, contracts, bits]
    assert {Path(module.__file__ or "").resolve() for module in used} <= covered
    assert {legal_cards, to_beat, word} <= {
        function for module in shared.MODULES for function in shared.functions(module)
    }


def test_every_file_with_compiled_code_is_covered() -> None:
    """Wherever it stands in the package, and the files that its constants and calls come from."""
    texts = {path: path.read_text("utf-8") for path in PACKAGE.rglob("*.py")}
    # `overload` of the standard library has the name of numba's.
    marked = [path for path, text in texts.items() if MARK.search(text) and "numba" in text]
    marked += [path for path, text in texts.items() if "import kernel\n" in text]
    compiled = {path: names for path in marked if (names := compiled_names(path))}
    folders = {path.relative_to(PACKAGE).parts[0] for path in compiled}
    assert {"kernels", "solver", "bots", "envs"} <= folders
    needed = set(compiled)
    for path, names in compiled.items():
        needed |= {file for name, file in imported(path) if name in names}
    assert needed <= set(cache.sources(PACKAGE))
    others = {path.relative_to(PACKAGE).parent.name for path in needed}
    assert {"rules", "solver", "search", "policy", "beliefs"} <= others


def compiled_names(path: Path) -> set[str]:
    """Return the names that compiled functions of a file use; none where there are no such."""
    used: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef) and COMPILERS & set(map(called, node.decorator_list)):
            inside = [each for line in node.body for each in ast.walk(line)]
            used |= {each.id for each in inside if isinstance(each, ast.Name)} | {node.name}
    return used


def called(decorator: ast.expr) -> str:
    """Return the name of a decorator, which may have arguments and stand in a module."""
    found = decorator.func if isinstance(decorator, ast.Call) else decorator
    return ast.unparse(found).rpartition(".")[2]


def imported(path: Path) -> Iterator[tuple[str, Path]]:
    """Give the names that a file imports from the package, each with the file it comes from."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("buur."):
            folder = PACKAGE.joinpath(*(node.module or "").split(".")[1:])
            for one in node.names:
                files = folder / f"{one.name}.py", folder.with_suffix(".py"), folder / "__init__.py"
                yield one.asname or one.name, next(file for file in files if file.exists())


def test_old_folders_go_when_a_new_one_is_complete(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for age in range(6):
        (tmp_path / str(age)).mkdir()
        os.utime(tmp_path / str(age), (1000 - age, 1000 - age))
    (tmp_path / "in use").mkdir()
    (tmp_path / "new").mkdir()
    monkeypatch.setattr(cache, "folder", lambda: tmp_path / "new")
    monkeypatch.setattr(cache, "is_writable", cache.is_writable.__wrapped__)
    assert not cache.is_complete("solver")
    cache.mark_complete("solver")
    assert cache.is_complete("solver")
    assert not cache.is_complete("kernels")
    assert {path.name for path in tmp_path.iterdir()} == {"new", "in use", "0", "1", "2"}
    for age in range(9):
        (tmp_path / f"used {age}").mkdir()
    cache.mark_complete("solver")
    assert {f"used {age}" for age in range(9)} <= {path.name for path in tmp_path.iterdir()}


def test_where_nothing_can_be_written_nothing_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Below a file, such as a service may have for its home. Also not beside the sources."""
    (tmp_path / "home").touch()
    monkeypatch.setattr(cache, "folder", lambda: tmp_path / "home" / "kernels")
    monkeypatch.setattr(cache, "is_writable", cache.is_writable.__wrapped__)
    cache.mark_complete("solver")
    assert not cache.is_complete("solver")
    assert answer(tmp_path, cache.kernel, 10) == 11
    assert answer(tmp_path, cache.kernel, 500) == 501
    assert {path.name for path in tmp_path.rglob("*")} == {"home", "rule.py", "program.py"}


def test_a_folder_that_cannot_be_written_is_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Such as that of an image whose program runs as another user."""
    program = tmp_path / "program.py"
    program.write_text("@compiled\ndef doubled(card):\n    return 2 * card\n", encoding="utf-8")

    def doubled() -> Any:
        return runpy.run_path(str(program), {"compiled": cache.kernel})["doubled"]

    monkeypatch.setattr(cache, "folder", lambda: tmp_path / "compiled")
    monkeypatch.setattr(cache, "is_writable", cache.is_writable.__wrapped__)
    assert doubled()(2) == 4
    cache.mark_complete("solver")
    stored = {path: path.stat().st_mtime_ns for path in tmp_path.rglob("*")}
    assert cache.size() > 0
    monkeypatch.setattr(cache, "is_writable", lambda: False)
    assert cache.is_complete("solver")
    again = doubled()
    assert (again(2), again(2.5)) == (4, 5.0)
    assert (sum(again.stats.cache_hits.values()), len(again.signatures)) == (1, 2)
    assert {path: path.stat().st_mtime_ns for path in tmp_path.rglob("*")} == stored


def test_a_folder_that_goes_meanwhile_is_no_error(tmp_path: Path) -> None:
    """Several processes may tidy up at once."""
    assert cache._last_use(tmp_path / "gone") == 0


def test_progress_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Before the first kernel, after each, and only then all of it is noted as complete."""
    done: list[str] = []

    def call(name: str) -> Callable[[Game], None]:
        return lambda game: done.append(f"{name} for {game.seats} seats, {cache.is_complete(PART)}")

    monkeypatch.setattr(cache, "folder", lambda: tmp_path)
    monkeypatch.setattr(cache, "is_writable", cache.is_writable.__wrapped__)
    module = sys.modules[prepare.__module__]  # the package has a function of the same name
    monkeypatch.setattr(module, "KERNELS", (call("deal"), call("play")))
    prepare(lambda ready, many: done.append(f"{ready} of {many}"))
    assert done == [
        *("0 of 2", "deal for 4 seats, False"),
        *("1 of 2", "play for 4 seats, False"),
        "2 of 2",
    ]
    assert cache.is_complete(PART)


@pytest.mark.timeout(1200)
def test_everything_is_prepared_and_nothing_compiled_twice() -> None:
    """However arrays are handed in: kernels see one type of each. Also in a process beside."""
    with prepare_beside() as process:
        assert process.wait() == 0
    prepare()
    assert cache.is_complete(PART) == cache.is_writable()
    game = make_game("oben")
    random_deals(game, 10, leader=2, workers=2)
    hands = np.broadcast_to([0x1FF << 9 * seat for seat in range(4)], (5, 4))
    play_out(game, Positions(hands=hands))
    play_out(game, Positions(hands=np.asfortranarray(hands), leaders=[1, 2, 3, 0, 1]))
    play_out(game, Positions(hands=hands & ~np.int64(1), lying=[0], points=np.int8(3)))
    kernels = [
        value
        for module in (constrained_dealing, deal_sampling, playout)
        for value in vars(module).values()
        if hasattr(value, "signatures") and value.__module__ == module.__name__
    ]
    assert [len(kernel.signatures) for kernel in kernels] == [1] * len(KERNELS)


@pytest.mark.slow
@pytest.mark.timeout(1200)
@pytest.mark.parametrize("part", PREPARE_MODULES)
def test_what_one_process_has_compiled_others_load(tmp_path: Path, part: str) -> None:
    """Every kernel of a part. What both take are figures of ``buur bench``."""
    environment = {**os.environ, "BUUR_KERNELS": str(tmp_path)}
    command = [sys.executable, "-c", COUNTING.format(module=PREPARE_MODULES[part])]
    (loaded, compiled), (loaded_again, compiled_again) = (
        map(int, subprocess.check_output(command, text=True, env=environment).split())
        for _ in range(2)
    )
    assert loaded == compiled_again == 0
    assert compiled > 0
    assert loaded_again > 0


def test_compiled_functions_made_by_one_factory_have_different_names() -> None:
    """Of two functions of one name, cached by two processes, a third may call the wrong one."""
    functions: dict[tuple[str, str], set[int]] = {}
    for path in cache.sources(PACKAGE):
        parts = path.relative_to(PACKAGE.parent).with_suffix("").parts
        module = importlib.import_module(".".join(parts).removesuffix(".__init__"))
        for value in vars(module).values():
            function = getattr(value, "py_func", value)
            if inspect.isfunction(function):
                name = function.__module__, function.__qualname__
                functions.setdefault(name, set()).add(id(function))
    assert len(functions) > 100
    assert [name for name, made in functions.items() if len(made) > 1] == []

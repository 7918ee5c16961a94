"""Compiled code follows the sources."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import numpy as np
import pytest

import buur
from buur import cards, contracts
from buur.cli.compiling import PREPARES
from buur.kernels import cache, hidden, play_out, playout, positions, random_deals, shared
from buur.kernels.game import Game, make_game
from buur.kernels.moments import Positions
from buur.kernels.prepare import KERNELS, PART, prepare, prepare_beside
from buur.rules import bits
from buur.rules.chance import word
from buur.rules.legality import legal_cards
from buur.rules.tricks import to_beat

RULE = "def worth(card):\n    return card + {}\n"
PLAIN = """
import numba
from numba.extending import register_jitable
from rule import worth
register_jitable(worth)
@numba.njit(cache=True)
def counted(card):
    return worth(card)
print(counted(1))
"""
BY_DIGEST = PLAIN.replace(
    "@numba.njit(cache=True)",
    "import pathlib\nfrom buur.kernels import cache\n"
    "cache.SHARED = ('rule.py',)\n"
    "name = cache.digest(pathlib.Path(__file__).parent)\n"
    "cache.folder = lambda: pathlib.Path(__file__).parent / name\n"
    "@cache.kernel",
)
PACKAGE = Path(buur.__file__).parent
COMPILERS = {"kernel", "njit", "jit", "register_jitable", "overload", "intrinsic"}
"""What stands above a function that is compiled."""


def answer(folder: Path, program: str, added: int) -> int:
    """Return what a compiled function says in a fresh process, once its rule says something."""
    (folder / "rule.py").write_text(RULE.format(added), encoding="utf-8")
    path = folder / "program.py"
    if not path.exists():
        path.write_text(program, encoding="utf-8")
    environment = {**os.environ, "PYTHONPATH": str(PACKAGE.parent), "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run(
        [sys.executable, str(path)], capture_output=True, text=True, check=True, env=environment
    )
    return int(done.stdout)


def test_plain_numba_goes_on_with_code_of_an_edited_rule(tmp_path: Path) -> None:
    """The reason for the digest. If this fails, numba has learnt it and `cache` is not needed."""
    assert answer(tmp_path, PLAIN, 10) == 11
    assert answer(tmp_path, PLAIN, 500) == 11


def test_a_kernel_follows_an_edited_rule(tmp_path: Path) -> None:
    assert answer(tmp_path, BY_DIGEST, 10) == 11
    assert answer(tmp_path, BY_DIGEST, 500) == 501
    assert answer(tmp_path, BY_DIGEST, 10) == 11


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
    compiled = {path: names for path in PACKAGE.rglob("*.py") if (names := compiled_names(path))}
    folders = {path.relative_to(PACKAGE).parts[0] for path in compiled}
    assert {"kernels", "solver", "bots", "envs"} <= folders
    needed = set(compiled)
    for path, names in compiled.items():
        needed |= {file for name, file in imported(path) if name in names}
    assert needed <= set(cache.sources(PACKAGE))
    others = {path.relative_to(PACKAGE).parent.name for path in needed}
    assert {"rules", "solver", "sharp", "habits", "beliefs"} <= others


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
    assert not cache.is_complete("solver")
    cache.mark_complete("solver")
    assert cache.is_complete("solver")
    assert not cache.is_complete("kernels")
    assert {path.name for path in tmp_path.iterdir()} == {"new", "in use", "0", "1", "2"}
    for age in range(9):
        (tmp_path / f"used {age}").mkdir()
    cache.mark_complete("solver")
    assert {f"used {age}" for age in range(9)} <= {path.name for path in tmp_path.iterdir()}


def test_a_folder_that_goes_meanwhile_is_no_error(tmp_path: Path) -> None:
    """Several processes may tidy up at once."""
    assert cache._last_use(tmp_path / "gone") == 0


def test_progress_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Before the first kernel, after each, and only then all of it is noted as complete."""
    done: list[str] = []

    def call(name: str) -> Callable[[Game], None]:
        return lambda game: done.append(f"{name} for {game.seats} seats, {cache.is_complete(PART)}")

    monkeypatch.setattr(cache, "folder", lambda: tmp_path)
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
    assert cache.is_complete(PART)
    game = make_game("oben")
    random_deals(game, 10, leader=2, workers=2)
    hands = np.broadcast_to([0x1FF << 9 * seat for seat in range(4)], (5, 4))
    play_out(game, Positions(hands=hands))
    play_out(game, Positions(hands=np.asfortranarray(hands), leaders=[1, 2, 3, 0, 1]))
    play_out(game, Positions(hands=hands & ~np.int64(1), lying=[0], points=np.int8(3)))
    kernels = [
        value
        for module in (hidden, playout, positions)
        for value in vars(module).values()
        if hasattr(value, "signatures") and value.__module__ == module.__name__
    ]
    assert [len(kernel.signatures) for kernel in kernels] == [1] * len(KERNELS)


@pytest.mark.slow
def test_compiling_and_loading_take_no_longer_than_promised(
    tmp_path: Path, record_property: Callable[[str, object], None]
) -> None:
    """60 s cold for all that is compiled, 1 s warm for each part, in the processor's time."""
    environment = {**os.environ, "BUUR_KERNELS": str(tmp_path)}
    whole = 0.0
    for part, module in PREPARES.items():
        code = f"import time; from {module} import prepare; prepare(); print(time.process_time())"
        times = [
            float(subprocess.check_output([sys.executable, "-c", code], text=True, env=environment))
            for _ in range(4)
        ]
        record_property("measured", f"{part}: {times[0]:.1f} s cold, {min(times[1:]):.2f} s warm")
        whole += times[0]
        assert min(times[1:]) < (1 if part == "kernels" else 2)
    assert whole < 60

"""A copy of the launcher in an otherwise empty tree, loaded so that its parts can be replaced."""

import importlib.machinery
import importlib.util
import os
import shutil
import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from types import ModuleType
from typing import Any

REPOSITORY = Path(__file__).resolve().parents[2]
LAUNCHER = REPOSITORY / "buur"
LEVELS = ("app", "docs", "dev")


@dataclass
class Tree:
    """A repository's root with the launcher and the files that it reads."""

    root: Path
    launcher: ModuleType
    done: list[str] = field(default_factory=list)
    """What the launcher did, in order: ``venv``, a level installed, a program run."""

    @property
    def stamps(self) -> set[str]:
        """The levels that the launcher holds to be installed completely."""
        return {name for name in LEVELS if self.launcher.is_ready(name)}

    def call(self, *arguments: str) -> list[str]:
        """Call the launcher and return only what it did this time."""
        self.done.clear()
        self.launcher.main(list(arguments))
        return list(self.done)


def make_tree(root: Path, replace: Callable[[Any, str, object], None]) -> Tree:
    """Lay out a tree whose slow parts are stand-ins: no network, no real environment.

    Args:
        root: an empty folder.
        replace: pytest's ``monkeypatch.setattr``.
    """
    copy_launcher(root)
    tree = Tree(root, load(root / "buur"))

    def create_venv() -> None:
        tree.done.append("venv")
        shutil.rmtree(root / ".venv", ignore_errors=True)
        (root / ".venv" / "bin").mkdir(parents=True)
        (root / ".venv" / "bin" / "python").symlink_to(sys.executable)

    def run_program(path: str, command: list[str]) -> None:
        tree.done.append(" ".join([str(Path(path).relative_to(root)), *command[1:]]))

    replace(tree.launcher, "create_venv", create_venv)
    replace(tree.launcher, "install", tree.done.append)
    replace(os, "execv", run_program)
    return tree


def copy_launcher(root: Path) -> Path:
    """Copy the launcher with small stand-ins for the files whose digest it takes."""
    (root / "requirements").mkdir(parents=True)
    for name in LEVELS:
        (root / "requirements" / f"{name}.lock").write_text(f"{name}==1\n", encoding="utf-8")
    (root / "pyproject.toml").write_text("[project]\n", encoding="utf-8")
    return Path(shutil.copy(LAUNCHER, root / "buur"))


def load(path: Path) -> ModuleType:
    """Load a launcher as a module; its name has no suffix, so that the loader must be named."""
    loader = importlib.machinery.SourceFileLoader("buur_launcher", str(path))
    spec = importlib.util.spec_from_loader(loader.name, loader)
    if spec is None:
        raise ImportError(f"{path} is no module")
    module = importlib.util.module_from_spec(spec)
    loader.exec_module(module)
    return module

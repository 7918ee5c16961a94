"""Packages that are mutated, and the tests that judge them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]
SOURCE: Final = ROOT / "src"
BUILD: Final = ROOT / "build" / "mutants"

PACKAGES: Final = ("rules", "melds", "scoring", "play", "variants", "slate", "notation", "server")
"""Below ``buur``: the packages whose faults would change a game, a record or a table."""

TESTS: Final = (
    "tests/rules",
    "tests/properties",
    "tests/play",
    "tests/variants",
    "tests/games",
    "tests/contract",
    "tests/golden",
    "tests/notation",
    "tests/docs",
    "tests/i18n",
    "tests/rulebook",
    "tests/server",
    "tests/client",
)
"""Folders of the tests that judge. The kernels' tests would compile each mutant for minutes."""

FOLDERS: Final = {
    "rules": ("tests/rules", "tests/properties", "tests/play", "tests/golden"),
    "scoring": ("tests/rules", "tests/play", "tests/golden"),
    "server": ("tests/server", "tests/client"),
    "variants": ("tests/variants", "tests/docs", "tests/rules", "tests/games", "tests/golden"),
}
"""Tests for what runs as a module is imported, or is not marked; else ``tests/PACKAGE``."""


def modules(packages: Iterable[str]) -> Iterator[Path]:
    """Yield the modules of some packages in a fixed order."""
    for name in packages:
        folder = SOURCE / "buur" / name
        single = folder.with_suffix(".py")
        yield from [single] if single.exists() else sorted(folder.rglob("*.py"))


def module_name(path: Path) -> str:
    """Return the dotted name of a module of the source."""
    return ".".join(path.relative_to(SOURCE).with_suffix("").parts).removesuffix(".__init__")


def folders_of(module: str) -> tuple[str, ...]:
    """Return the folders of tests for what is not marked in a module."""
    package = module.split(".")[1]
    return FOLDERS.get(package, ("tests/rules", f"tests/{package}", "tests/golden"))

"""Diagram of the packages by layer, and the layers inside some of them.

``python -m tools.docs.layers`` writes both into ``docs/architecture.md``.
"""

from __future__ import annotations

import ast
import re
import textwrap
import tomllib
from pathlib import Path
from typing import Final

from tools.docs.markdown import code, table

ROOT: Final = Path(__file__).parents[2]
SOURCES: Final = ROOT / "src" / "buur"
PAGE: Final = ROOT / "docs" / "architecture.md"
BEGIN: Final = "<!-- layers: written by `python -m tools.docs.layers` -->\n"
END: Final = "<!-- end of the layers -->\n"
WIDTH: Final = 96
DETAILED: Final = ("play", "variants", "bots", "server")
"""The packages whose own layers the page lists: those that most changes touch."""


def package_layers() -> dict[str, list[str]]:
    """Return import-linter's layers, uppermost first, by the package that contains them."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    return {
        contract["containers"][0]: contract["layers"]
        for contract in settings["tool"]["importlinter"]["contracts"]
        if contract["type"] == "layers"
    }


def _names(layer: str) -> list[str]:
    return re.split(r"\s*[:|]\s*", layer)


def _first_line(name: str) -> str:
    """Return the first line of the docstring of a module or package, as plain text."""
    package = SOURCES / name / "__init__.py"
    source = package if package.is_file() else SOURCES / f"{name}.py"
    docstring = ast.get_docstring(ast.parse(source.read_text(encoding="utf-8"))) or ""
    line = docstring.partition("\n")[0].replace("`", "")
    return re.sub(r" \([^()]*§[^()]*\)", "", line)


def _diagram(layers: list[str]) -> list[str]:
    """Return a line for each package, uppermost first; brackets join the packages of a layer."""
    lines = []
    column = max(len(name) for layer in layers for name in _names(layer))
    for layer in layers:
        names = _names(layer)
        for place, name in enumerate(names):
            bracket = " " if len(names) == 1 else "┐" if place == 0 else "│"
            if 0 < place == len(names) - 1:
                bracket = "┘"
            head = f"{name:{column}} {bracket} "
            below = " " * (column + 1) + ("│ " if bracket in "┐│" else "  ")
            lines += textwrap.wrap(
                _first_line(name), WIDTH, initial_indent=head, subsequent_indent=below
            )
    return lines


def _order(layers: list[str]) -> str:
    """Return layers from the uppermost to the lowest."""
    return " → ".join(code(_names(layer)) for layer in layers)


def diagram() -> str:
    """Return the diagram of the packages, and the table of the layers inside some of them."""
    layers = package_layers()
    rows = ([f"`{package}`", _order(layers[f"buur.{package}"])] for package in DETAILED)
    lines = ["```text", *_diagram(layers["buur"]), "```", ""]
    return "\n".join(lines) + "\n" + table(["package", "its own layers, uppermost first"], rows)


def page(text: str) -> str:
    """Return the text of the page with the diagram as the code has it."""
    before, _, rest = text.partition(BEGIN)
    return before + BEGIN + diagram() + END + rest.partition(END)[2]


if __name__ == "__main__":
    PAGE.write_text(page(PAGE.read_text(encoding="utf-8")), encoding="utf-8")

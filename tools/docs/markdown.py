"""Markdown for generated parts of pages: tables, and docstrings as text."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence


def table(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """Return a table; a bar inside a cell is escaped."""
    lines = [heads, ["---"] * len(heads), *([cell.replace("|", r"\|") for cell in r] for r in rows)]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines) + "\n"


def code(words: Iterable[str]) -> str:
    """Return words in backticks, separated by commas."""
    return ", ".join(f"`{word}`" for word in words)


def prose(docstring: str) -> str:
    """Return a docstring in reStructuredText as one line of Markdown."""
    return re.sub(r"\s+", " ", docstring.replace("``", "`")).strip()

"""Output: tables for people, JSON for programs, progress bars."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from rich.console import Console
    from rich.progress import Progress

WIDE = 160
"""Columns of a table on a standard output that is no terminal."""

READABLE = 88
"""Maximum columns of running text."""


def print_json(value: object) -> None:
    """Print a value as indented JSON."""
    click.echo(json.dumps(value, ensure_ascii=False, indent=2))


def console() -> Console:
    """Return a console on standard output, in colours on a terminal."""
    from rich.console import Console

    width = None if sys.stdout.isatty() else WIDE
    return Console(width=width, highlight=False, markup=False)


def print_table(heads: Sequence[str], rows: Sequence[Sequence[str]], title: str = "") -> None:
    """Print rows under their heads."""
    from rich import box
    from rich.table import Table

    table = Table(box=box.SIMPLE_HEAD, title=title or None, title_justify="left", pad_edge=False)
    for head in heads:
        table.add_column(head, overflow="fold")
    for row in rows:
        table.add_row(*row)
    console().print(table)


def print_paragraphs(title: str, sections: Sequence[tuple[str, Sequence[str]]]) -> None:
    """Print headings with their paragraphs, wrapped for reading."""
    from rich.text import Text

    target = console()
    target.width = min(target.width, READABLE)
    target.print(Text(title, style="bold"))
    for heading, paragraphs in sections:
        target.print()
        target.print(Text(heading, style="bold"))
        for paragraph in paragraphs:
            target.print(Text(paragraph))


def progress_line(text: str = "") -> None:
    """Replace the last line of standard error by a text, if that is a terminal; "" clears it."""
    if sys.stderr.isatty():
        click.echo(f"\r\033[K{text}", err=True, nl=False)


def progress_bar() -> Progress:
    """Return a progress bar that disappears when it is done; only on a terminal."""
    from rich.console import Console
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeRemainingColumn,
    )

    return Progress(
        TextColumn("{task.description}", markup=False),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True, highlight=False),
        disable=not sys.stderr.isatty(),
        transient=True,
    )

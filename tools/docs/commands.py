"""Reference of the command line, made from the help of its commands."""

from __future__ import annotations

import inspect
from collections.abc import Iterator

import click

from buur.cli.app import COMMANDS, root


def page() -> str:
    """Return a section for each command, as Markdown."""
    context = click.Context(root, info_name="buur")
    return "\n".join(line for name in COMMANDS for line in _named(name, root, context, level=2))


def _named(name: str, group: click.Group, context: click.Context, level: int) -> Iterator[str]:
    """Give the lines of a command of a group, with those of its own commands."""
    command = group.get_command(context, name)
    assert command is not None  # noqa: S101 - the group lists it
    inner = click.Context(command, info_name=name, parent=context)
    yield from (f"{'#' * level} `{inner.command_path}`", "")
    yield from (inspect.cleandoc(command.help or ""), "")
    yield from ("```", command.get_usage(inner).removeprefix("Usage: "), "```", "")
    yield from _options(command, inner)
    if isinstance(command, click.Group):
        for one in command.list_commands(inner):
            yield from _named(one, command, inner, level + 1)


def _options(command: click.Command, context: click.Context) -> Iterator[str]:
    """Give the lines of a table of a command's options."""
    records = [
        record
        for one in command.params
        if isinstance(one, click.Option) and (record := one.get_help_record(context))
    ]
    if records:
        yield from ("| option | meaning |", "| --- | --- |")
        for names, meaning in records:
            yield f"| `{_cell(names)}` | {_cell(meaning)} |"
        yield ""


def _cell(text: str) -> str:
    return " ".join(text.split()).replace("|", "\\|")

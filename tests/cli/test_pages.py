"""The reference of the command line names every command, option and exit code."""

from __future__ import annotations

from pathlib import Path

import click
import pytest

from buur.benchmarks.figures import FIGURES
from buur.cli.app import COMMANDS, root
from buur.cli.user_errors import BUG, CLOSED_PIPE, INTERRUPTED, USAGE
from tools.docs import commands

DOCS = Path(__file__).parents[2] / "docs"
REFERENCE = commands.page()


def page(name: str) -> str:
    return (DOCS / name).read_text(encoding="utf-8")


def options_of(command: click.Command) -> list[str]:
    return [option for one in command.params for option in one.opts if option.startswith("--")]


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_is_documented(name: str) -> None:
    assert f"\n## `buur {name}`\n" in f"\n{REFERENCE}"


@pytest.mark.parametrize("name", COMMANDS)
def test_every_option_is_documented(name: str) -> None:
    context = click.Context(root)
    command = root.get_command(context, name)
    assert command is not None
    inner = [command]
    if isinstance(command, click.Group):
        inner += [one for one in map(command.commands.get, command.commands) if one is not None]
        for one in command.commands:
            assert f"\n### `buur {name} {one}`\n" in REFERENCE
    section = REFERENCE.partition(f"## `buur {name}`\n")[2].partition("\n## ")[0]
    for option in {option for one in inner for option in options_of(one)}:
        assert option in section, option


def test_the_reference_stands_below_the_page_on_the_command_line() -> None:
    assert page("reference/cli.md").endswith("\n<!-- generated: commands -->\n")


@pytest.mark.parametrize("code", [USAGE, BUG, INTERRUPTED, CLOSED_PIPE])
def test_every_exit_code_is_documented(code: int) -> None:
    assert f"| {code} |" in page("reference/cli.md")


def test_every_figure_has_its_method() -> None:
    assert page("performance.md").count("| ≤") >= 2
    for figure in FIGURES:
        if figure.goal is not None:
            assert f"{figure.goal:,.0f}" in page("performance.md")

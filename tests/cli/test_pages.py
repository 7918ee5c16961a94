"""The pages about the command line say what there is."""

from __future__ import annotations

from pathlib import Path

import click
import pytest

from buur.benchmarks.figures import FIGURES
from buur.cli.app import COMMANDS, root
from buur.cli.user_errors import BUG, CLOSED_PIPE, INTERRUPTED, USAGE

DOCS = Path(__file__).parents[2] / "docs"


def page(name: str) -> str:
    return (DOCS / name).read_text(encoding="utf-8")


def options_of(command: click.Command) -> list[str]:
    return [option for one in command.params for option in one.opts if option.startswith("--")]


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_is_documented(name: str) -> None:
    assert f"## `buur {name}`" in page("reference/cli.md")


@pytest.mark.parametrize("name", COMMANDS)
def test_every_option_is_documented(name: str) -> None:
    context = click.Context(root)
    command = root.get_command(context, name)
    assert command is not None
    inner = [command]
    if isinstance(command, click.Group):
        inner += [one for one in map(command.commands.get, command.commands) if one is not None]
        for one in command.commands:
            assert f"`buur {name} {one}" in page("reference/cli.md")
    for option in {option for one in inner for option in options_of(one)}:
        assert option in page("reference/cli.md"), option


@pytest.mark.parametrize("code", [USAGE, BUG, INTERRUPTED, CLOSED_PIPE])
def test_every_exit_code_is_documented(code: int) -> None:
    assert f"| {code} |" in page("reference/cli.md")


def test_every_figure_has_its_method() -> None:
    assert page("performance.md").count("| ≤") >= 2
    for figure in FIGURES:
        if figure.goal is not None:
            assert f"{figure.goal:,.0f}" in page("performance.md")

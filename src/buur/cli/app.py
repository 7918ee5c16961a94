"""The program ``buur``: lazily loaded commands, and one handler for all errors."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib import import_module
from io import TextIOWrapper
from pathlib import Path
from typing import Final

import click

from buur.cli.session import Session, language
from buur.cli.user_errors import report

COMMANDS: Final = {
    "play": "Play a partie in the browser, or let four bots play.",
    "serve": "Run the table server.",
    "admin": "Look after a server that runs.",
    "backup": "Copy the database while the server runs.",
    "restore": "Write a backup into a new database and check it.",
    "archive": "Move old parties into files of records.",
    "bots": "Let this machine think for the bots of servers.",
    "rules": "List, show and explain rule sets.",
    "ask": "Answer questions about the rules, as JSON Lines.",
    "series": "Play games between several pairs and rank them.",
    "referee": "Rule on an irregularity at a table.",
    "check": "Replay records and say what is wrong in them.",
    "duel": "Let two bots play each other with the same cards.",
    "train": "Learn how a bot chooses its cards.",
    "agent": "Let other programs ask Buur's bots.",
    "solve": "Say what every card leads to with all hands open.",
    "bench": "Measure how fast the engine is.",
    "doctor": "Check that everything Buur needs is there.",
}
"""Every command with its line of help; the module of the same name defines it."""


class Commands(click.Group):
    """A group that imports a command only when it is called."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Return the names of the commands, most used first."""
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Return a command by name, None if there is none."""
        if cmd_name not in COMMANDS:
            return None
        command = import_module(f"buur.cli.commands.{cmd_name}").command
        assert isinstance(command, click.Command)  # noqa: S101 - every module defines one
        return command

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """Return the command called, or refuse with the nearest name."""
        if args and not args[0].startswith("-") and args[0] not in COMMANDS:
            raise click.exceptions.NoSuchCommand(args[0], possibilities=COMMANDS, ctx=ctx)
        return super().resolve_command(ctx, args)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the list of commands without importing any."""
        with formatter.section("Commands"):
            formatter.write_dl(list(COMMANDS.items()))


def _show_version(context: click.Context, _: click.Parameter, wanted: bool) -> None:
    if wanted:
        import buur

        click.echo(f"buur {buur.__version__}")
        context.exit()


@click.group(
    cls=Commands,
    invoke_without_command=True,
    context_settings={"help_option_names": ["-h", "--help"]},
)
@click.option(
    "--version",
    is_flag=True,
    expose_value=False,
    is_eager=True,
    callback=_show_version,
    help="Print the version and exit.",
)
@click.pass_context
def root(context: click.Context) -> None:
    """Buur, the complete Jass: play it, ask about its rules, check records.

    `buur play` is where to begin. Every command explains itself with --help, and takes --json
    where it prints data.
    """
    if context.invoked_subcommand is None:
        click.echo(context.get_help())


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program and return its exit code: 0 fine, 1 problems found, 2 or 75 an error."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    _repair_streams()
    os.environ.setdefault("BUUR_PROGRESS", "off")  # commands show their own progress
    session = Session(language(given, os.environ))
    try:
        with root.make_context("buur", given, obj=session) as context:
            root.invoke(context)
        sys.stdout.flush()
    except click.exceptions.Exit as leaving:
        return leaving.exit_code
    except (Exception, KeyboardInterrupt) as error:  # noqa: BLE001 - no traceback for users
        return report(error, session)
    return 0


def _repair_streams() -> None:
    """Replace closed standard streams, and characters that a terminal cannot show."""
    if sys.stdin is None:
        sys.stdin = Path(os.devnull).open(encoding="utf-8")  # noqa: SIM115 - open to the end
    if sys.stdout is None:
        sys.stdout = Path(os.devnull).open("w", encoding="utf-8")  # noqa: SIM115
    if sys.stderr is None:
        sys.stderr = Path(os.devnull).open("w", encoding="utf-8")  # noqa: SIM115
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")

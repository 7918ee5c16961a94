"""``buur agent``: bots for other programs."""

from __future__ import annotations

import sys

import click

from buur.cli.listening import listening_options
from buur.cli.session import lang_option, session_of

PORT = 8158


@click.command("agent")
@click.argument("bots", nargs=-1, required=True, metavar="BOT...")
@listening_options(PORT)
@lang_option
@click.pass_context
def command(context: click.Context, bots: tuple[str, ...], host: str, port: int) -> None:
    """Let other programs ask BOT by the protocol of the HSLU jass-kit, until Ctrl-C.

    Each bot answers under its name, such as http://127.0.0.1:8158/steady, in version V0.2
    and in the older dialect.
    """
    from buur.cli.agents import run_agents

    session = session_of(context)

    def show(url: str) -> None:
        for name in bots:
            click.echo(session.say("agent-ready", name=name, url=f"{url}{name}"))
        sys.stdout.flush()

    run_agents(bots, host, port, show)

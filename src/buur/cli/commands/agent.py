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
@click.option(
    "--lines",
    is_flag=True,
    help="Answer lines on standard input: the program of a duel of another Buur.",
)
@click.option(
    "--join",
    metavar="URL",
    help="Go to a server of the Jass Challenge, as ws://localhost:3000, and play there.",
)
@click.option("--session", "name", metavar="NAME", help="The session to join there.")
@click.option("--team", type=click.IntRange(0, 1), help="The team to join there.")
@click.option("--tournament", is_flag=True, help="Join a tournament there.")
@lang_option
@click.pass_context
def command(
    context: click.Context,
    bots: tuple[str, ...],
    host: str,
    port: int,
    lines: bool,
    join: str | None,
    name: str | None,
    team: int | None,
    tournament: bool,
) -> None:
    """Let other programs ask BOT, until Ctrl-C.

    Each bot answers under its name: by the protocol of the HSLU jass-kit at addresses such as
    http://127.0.0.1:8158/steady, in version V0.2 and in the older dialect, and for duels of another
    Buur at ws://127.0.0.1:8158/steady. With --lines the one bot is a program that such a duel
    starts. With --join the bots go to a server of the Jass Challenge.
    """
    if lines:
        from buur.cli.lines import run_lines

        run_lines(bots[0])
        return
    from buur.cli.agents import known_bots, run_agents

    session = session_of(context)
    if join is not None:
        from buur.arena.zuehlke_player import Choice
        from buur.cli.challenge import join_challenge
        from buur.cli.duelling import told_failures

        known_bots(bots)
        with told_failures():
            join_challenge(bots, join, Choice(session=name, team=team, tournament=tournament))
        return

    def show(url: str) -> None:
        for one in bots:
            click.echo(session.say("agent-ready", name=one, url=f"{url}{one}"))
        sys.stdout.flush()

    run_agents(bots, host, port, show)

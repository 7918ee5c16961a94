"""``buur agent``: bots for other programs."""

from __future__ import annotations

import sys
from pathlib import Path

import click

from buur.cli.listen_options import listen_options
from buur.cli.ruleset import chosen_rules, rules_options
from buur.cli.session import lang_option, session_of
from buur.cli.user_errors import UserError

PORT = 8158


@click.command("agent")
@click.argument("bots", nargs=-1, required=True, metavar="BOT...")
@listen_options(PORT)
@click.option(
    "--lines",
    is_flag=True,
    help="Answer lines on standard input: the program of a duel of another Buur.",
)
@click.option(
    "--join",
    metavar="URL",
    help="Go to a table and play there: an invitation, the address of a Buur server such as "
    "http://localhost:8157, or of one of the Jass Challenge such as ws://localhost:3000.",
)
@click.option(
    "--with",
    "others",
    multiple=True,
    metavar="NAME",
    help="Who else sits at a new table of a Buur server: one of its bots, person, or person=Anna; "
    "once for all, or once for each.  [default: person]",
)
@rules_options
@click.option("--session", "name", metavar="NAME", help="The session to join at the Challenge.")
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
    others: tuple[str, ...],
    rules: str | None,
    house: Path | None,
    options: tuple[str, ...],
) -> None:
    """Let other programs ask BOT, until Ctrl-C.

    Each bot answers under its name: by the protocol of the HSLU jass-kit at addresses such as
    http://127.0.0.1:8158/steady, in version V0.2 and in the older dialect, and for duels of another
    Buur at ws://127.0.0.1:8158/steady. With --lines the one bot is a program that such a duel
    starts. With --join a bot takes a seat at a table of a Buur server, where people may play as
    well, or the bots go to a server of the Jass Challenge.
    """
    wished = {"--with": others, "--rules": rules, "--house": house, "--option": options}
    choice = {"--session": name, "--team": team, "--tournament": tournament or None}
    at_table = join is not None and not join.startswith(("ws://", "wss://"))
    _refuse_idle(join, {**(choice if at_table else wished), **({} if join else choice)})
    if lines and len(bots) > 1:
        raise UserError("one-program", count=len(bots))
    from buur.cli.compile_progress import compile_for

    session = session_of(context)
    compile_for(session, bots)
    if lines:
        from buur.arena.stdio_bot import serve_stdio

        serve_stdio(bots[0])
        return
    from buur.cli.agent_server import check_bots, run_agents

    if join is not None and at_table:
        from buur.cli.duel_setup import as_user_errors
        from buur.cli.remote_play import TableRequest, play_at_table

        if len(bots) > 1:
            raise UserError("one-seat", count=len(bots))
        wish = TableRequest(rules=chosen_rules(rules, house, options), others=others)
        with as_user_errors():
            play_at_table(session, bots[0], join, wish, is_wished=any(wished.values()))
        return
    if join is not None:
        from buur.arena.zuehlke_join import join_challenge
        from buur.arena.zuehlke_player import Choice
        from buur.cli.duel_setup import as_user_errors

        check_bots(bots)
        with as_user_errors():
            join_challenge(bots, join, Choice(session=name, team=team, tournament=tournament))
        return

    def show(url: str) -> None:
        for one in bots:
            click.echo(session.say("agent-ready", name=one, url=f"{url}{one}"))
        sys.stdout.flush()

    run_agents(bots, host, port, show)


def _refuse_idle(join: str | None, options: dict[str, object]) -> None:
    """Raise if an option is given that would do nothing."""
    for option, value in options.items():
        if value not in (None, ()):
            if join is None:
                raise UserError("needs-join", option=option)
            raise UserError("not-at-table", option=option, url=join.partition("#")[0])

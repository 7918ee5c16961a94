"""``buur agent``: bots for other programs."""

from __future__ import annotations

import sys
from dataclasses import dataclass

import click

from buur.cli.options import as_record, listen_options
from buur.cli.ruleset import RulesOptions, rules_options
from buur.cli.session import Session, lang_option, session_of
from buur.cli.user_errors import UserError

PORT = 8158


@dataclass(frozen=True, slots=True, kw_only=True)
class AgentOptions:
    """Parameters of ``buur agent``."""

    bots: tuple[str, ...]
    host: str
    port: int
    lines: bool
    join: str | None
    name: str | None
    team: int | None
    tournament: bool
    others: tuple[str, ...]
    rules: RulesOptions


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
@as_record(AgentOptions)
def command(context: click.Context, given: AgentOptions) -> None:
    """Let other programs ask BOT, until Ctrl-C.

    Each bot answers under its name: by the protocol of the HSLU jass-kit at addresses such as
    http://127.0.0.1:8158/steady, in version V0.2 and in the older dialect, and for duels of another
    Buur at ws://127.0.0.1:8158/steady. With --lines the one bot is a program that such a duel
    starts. With --join a bot takes a seat at a table of a Buur server, where people may play as
    well, or the bots go to a server of the Jass Challenge.
    """
    at_table = given.join is not None and not given.join.startswith(("ws://", "wss://"))
    _refuse_idle(given, at_table=at_table)
    if given.lines and len(given.bots) > 1:
        raise UserError("one-program", count=len(given.bots))
    from buur.cli.compile_progress import compile_for

    session = session_of(context)
    compile_for(session, given.bots)
    if given.lines:
        from buur.arena.stdio_bot import serve_stdio

        serve_stdio(given.bots[0])
    elif given.join is None:
        _serve(session, given)
    elif at_table:
        _join_table(session, given, given.join)
    else:
        _join_challenge(given, given.join)


def _serve(session: Session, given: AgentOptions) -> None:
    from buur.cli.agent_server import run_agents

    def show(url: str) -> None:
        for one in given.bots:
            click.echo(session.say("agent-ready", name=one, url=f"{url}{one}"))
        sys.stdout.flush()

    run_agents(given.bots, given.host, given.port, show)


def _join_table(session: Session, given: AgentOptions, url: str) -> None:
    from buur.cli.duel_setup import as_user_errors
    from buur.cli.remote_play import TableRequest, play_at_table

    if len(given.bots) > 1:
        raise UserError("one-seat", count=len(given.bots))
    wish = TableRequest(rules=given.rules.load(), others=given.others)
    is_wished = any((given.others, *given.rules))
    with as_user_errors():
        play_at_table(session, given.bots[0], url, wish, is_wished=is_wished)


def _join_challenge(given: AgentOptions, url: str) -> None:
    from buur.arena.zuehlke_join import join_challenge
    from buur.arena.zuehlke_player import Choice
    from buur.cli.agent_server import check_bots
    from buur.cli.duel_setup import as_user_errors

    check_bots(given.bots)
    choice = Choice(session=given.name, team=given.team, tournament=given.tournament)
    with as_user_errors():
        join_challenge(given.bots, url, choice)


def _refuse_idle(given: AgentOptions, *, at_table: bool) -> None:
    """Raise if an option is given that would do nothing."""
    rules, join = given.rules, given.join
    of_table = {
        "--with": given.others,
        "--rules": rules.rules,
        "--house": rules.house,
        "--option": rules.options,
    }
    of_challenge = {
        "--session": given.name,
        "--team": given.team,
        "--tournament": given.tournament or None,
    }
    idle = of_challenge if at_table else of_table
    for option, value in (idle if join else {**idle, **of_challenge}).items():
        if value not in (None, ()):
            if join is None:
                raise UserError("needs-join", option=option)
            raise UserError("not-at-table", option=option, url=join.partition("#")[0])

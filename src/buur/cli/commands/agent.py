"""``buur agent``: bots for other programs."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING

import click

from buur.cli.options import as_record, listen_options
from buur.cli.ruleset import ChosenRules, RulesOptions, rules_options
from buur.cli.session import Session, lang_option, session_of
from buur.cli.user_errors import UserError

if TYPE_CHECKING:
    from buur.arena.bot_measurement import Tally
    from buur.client import Invitation
    from buur.play.views import View

PORT = 8158
PERSON = "person"
"""Stands in place of a bot's name for a person who is invited."""
LONGEST_NAME = 40
"""Maximum number of characters of a name at a table."""


@dataclass(frozen=True, slots=True, kw_only=True)
class AgentOptions:
    """Parameters of ``buur agent``."""

    host: str
    port: int
    join: str | None
    name: str | None
    team: int | None
    lines: bool
    tournament: bool
    bots: tuple[str, ...]
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

    if len(given.bots) > 1:
        raise UserError("one-seat", count=len(given.bots))
    rules = given.rules.load()
    with as_user_errors(), _table_failures_as_user_errors(url):
        if any((given.others, *given.rules)):
            _expect_server(url)
        _play_at_table(session, given.bots[0], url, rules, given.others)


def _join_challenge(given: AgentOptions, url: str) -> None:
    from buur.arena.zuehlke_join import join_challenge
    from buur.arena.zuehlke_player import Choice
    from buur.cli.agent_server import check_bots
    from buur.cli.duel_setup import as_user_errors

    check_bots(given.bots)
    choice = Choice(session=given.name, team=given.team, tournament=given.tournament)
    with as_user_errors():
        join_challenge(given.bots, url, choice)


@contextmanager
def _table_failures_as_user_errors(url: str) -> Iterator[None]:
    """Turn a failure of a table into an error that tells the user what to change."""
    import buur
    from buur.client import TableFailure

    try:
        yield
    except TableFailure as failure:
        raise UserError(
            f"table-{failure.code}",
            url=failure.url or url,
            detail=failure.detail.strip().rstrip("."),
            own=buur.__version__,
        ) from failure


def _expect_server(url: str) -> None:
    """Raise unless an address is a server's: the table of an invitation has its rules already."""
    from buur.client.invitation import read_server

    if read_server(url) is None:
        raise UserError("not-with-invitation", url=url.partition("#")[0])


def _play_at_table(
    session: Session, name: str, url: str, rules: ChosenRules, others: Sequence[str]
) -> None:
    """Let a bot play at a table.

    Args:
        session: the session of the call.
        name: the name of the bot.
        url: an invitation, or the address of a server that makes a table.
        rules: the rules of a new table.
        others: its other players: one for all seats or one for each; if empty, people.
    """
    from buur.client.invitation import read_invitation, read_server
    from buur.client.named_bot import play_named_bot

    invitation = read_invitation(url) if read_server(url) is None else None
    view, tally = play_named_bot(
        name, rules.variant, lambda: invitation or _open_table(session, name, url, rules, others)
    )
    _print_result(session, name, view, tally)


def _open_table(
    session: Session, name: str, url: str, rules: ChosenRules, others: Sequence[str]
) -> Invitation:
    """Create a table, print the invitations of the others, and return the bot's own."""
    from buur.client import open_table
    from buur.variants.options import option_json

    players = _other_players(others, rules.variant.seats - 1)
    found = open_table(
        url,
        rules.base,
        [bot for bot, _ in players],
        name=name[:LONGEST_NAME],
        names=[person for _, person in players],
        options={option: option_json(value) for option, value in rules.differences.items()},
    )
    own = found.pop(0)
    for seat, invitation in found.items():
        click.echo(session.say("agent-invites", seat=seat, url=str(invitation)))
    sys.stdout.flush()
    return own


def _other_players(words: Sequence[str], seats: int) -> list[tuple[str | None, str]]:
    """Return the player of each other seat: a bot's name, or None with the name of a person."""
    if len(words) not in (0, 1, seats):
        raise UserError("with-count", count=len(words), seats=seats)
    found = words if len(words) == seats else (*words, PERSON)[:1] * seats
    return [_player(word) for word in found]


def _player(word: str) -> tuple[str | None, str]:
    """Read a player: the name of a bot, or ``person`` or ``person=Anna``."""
    kind, _, name = word.partition("=")
    return (None, name) if kind == PERSON else (word, "")


def _print_result(session: Session, name: str, end: View, tally: Tally) -> None:
    """Print the result of a partie as one line."""
    state, result = end.state, end.state.result
    if result is None:
        return
    won = "draw" if result.winner is None else str(state.team(end.seat) == result.winner)
    text = session.say(
        "agent-over",
        name=name,
        outcome=won,
        scores=" : ".join(map(str, result.scores)),
        deals=state.history[-1].deal,
        faults=tally.illegal + tally.late,
    )
    click.echo(text)


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

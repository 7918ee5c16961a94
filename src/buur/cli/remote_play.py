"""Bots that play at the table of a Buur server until the partie is over."""

from __future__ import annotations

import secrets
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import click

import buur
from buur.arena.bot_measurement import MeasuredBot, Tally
from buur.arena.contestants import contestant
from buur.arena.warm_up import warm_up
from buur.cli.ruleset import ChosenRules
from buur.cli.session import Session
from buur.cli.user_errors import UserError
from buur.client import BotClient, Invitation, TableFailure, open_table
from buur.client.invitation import read_invitation, read_server
from buur.variants.options import option_json

if TYPE_CHECKING:
    from buur.play.views import View

PERSON: Final = "person"
"""Stands for somebody who is invited, where bots are named."""
LONGEST_NAME: Final = 40
"""Characters of a name at a table."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TableRequest:
    """A table that is to be made."""

    rules: ChosenRules
    others: Sequence[str]
    """Who else sits there: one for all, none for people."""

    def seated(self) -> list[tuple[str | None, str]]:
        """Return who sits at each other seat: a bot, or None and the name of a person."""
        seats = self.rules.variant.seats - 1
        if len(self.others) not in (0, 1, seats):
            raise UserError("with-count", count=len(self.others), seats=seats)
        found = self.others if len(self.others) == seats else (*self.others, PERSON)[:1] * seats
        return [_player(one) for one in found]


def _player(word: str) -> tuple[str | None, str]:
    """Read a player: the name of a bot, or ``person`` or ``person=Anna``."""
    kind, _, name = word.partition("=")
    return (None, name) if kind == PERSON else (word, "")


def play_at_table(
    session: Session, name: str, url: str, wish: TableRequest, *, is_wished: bool
) -> None:
    """Let a bot play at a table.

    Args:
        session: of the call.
        name: of the bot, any that `buur duel` takes.
        url: an invitation, or the address of a server that makes a table.
        wish: for that table.
        is_wished: whether the wish was told; a table that is there already has its rules.

    Raises:
        UserError: there is no server, the invitation opens nothing, the table is not wanted.
        BotFailure: the bot cannot be made, or can play no further.
    """
    with _as_user_errors(url):
        server = read_server(url)
        if server is None and is_wished:
            raise UserError("not-with-invitation", url=url.partition("#")[0])
        invitation = read_invitation(url) if server is None else None
        player = contestant(name)
        try:
            warm_up(wish.rules.variant, [name])
            tally = Tally()
            bot = MeasuredBot(player.player(secrets.randbits(32)), tally)
            with BotClient(invitation or _open_table(session, name, url, wish)) as guest:
                _print_result(session, name, guest.play(bot), tally)
        finally:
            player.close()


def _open_table(session: Session, name: str, url: str, wish: TableRequest) -> Invitation:
    """Make a table, show the invitations for the others, and return one's own."""
    rules, others = wish.rules, wish.seated()
    found = open_table(
        url,
        rules.base.name,
        [one for one, _ in others],
        name=name[:LONGEST_NAME],
        names=[name for _, name in others],
        options={option: option_json(value) for option, value in rules.differences.items()},
    )
    own = found.pop(0)
    for seat, invitation in found.items():
        click.echo(session.say("agent-invites", seat=seat, url=str(invitation)))
    sys.stdout.flush()
    return own


def _print_result(session: Session, name: str, end: View, tally: Tally) -> None:
    """Say in one line what came of it."""
    state, result = end.state, end.state.result
    if result is None or end.seat is None:
        return
    won = "draw" if result.winner is None else str(state.team(end.seat) == result.winner)
    said = session.say(
        "agent-over",
        name=name,
        outcome=won,
        scores=" : ".join(map(str, result.scores)),
        deals=len(state.history),
        faults=tally.illegal + tally.late,
    )
    click.echo(said)


@contextmanager
def _as_user_errors(url: str) -> Iterator[None]:
    """Tell a failure as trouble that the user can put right."""
    try:
        yield
    except TableFailure as failure:
        raise UserError(
            f"table-{failure.code}",
            url=failure.url or url,
            detail=failure.detail.strip().rstrip("."),
            own=buur.__version__,
        ) from failure

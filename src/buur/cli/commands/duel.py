"""``buur duel``: comparison of two bots on the same deals."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import isnan
from pathlib import Path
from typing import TYPE_CHECKING

import click

from buur.cli.options import as_record, json_option, ray_option
from buur.cli.ruleset import RulesOptions, rules_options
from buur.cli.session import Session, lang_option, session_of

if TYPE_CHECKING:
    from buur.arena import Checkpoint, Duel, DuelStatistics

COUNT = click.IntRange(min=1)
DEALS = 200
TIMEOUT = 10.0
LONGEST = 3600.0
"""Maximum of ``--timeout`` in seconds; a bot that takes longer is assumed to hang."""


class Seconds(click.FloatRange):
    """A number in a range; unlike `click.FloatRange` it refuses ``nan``."""

    def convert(
        self, value: float, param: click.Parameter | None, ctx: click.Context | None
    ) -> float:
        """Return the number."""
        found: float = super().convert(value, param, ctx)
        if isnan(found):
            self.fail("not a number", param, ctx)
        return found


@dataclass(frozen=True, slots=True, kw_only=True)
class DuelOptions:
    """Parameters of ``buur duel``."""

    first: str
    second: str
    rules: RulesOptions
    deals: int
    length: int | None
    early: bool
    seed: int
    timeout: float
    workers: int | None
    ray: str | None
    state: Path | None
    plot: Path | None
    as_json: bool


@click.command("duel")
@click.argument("first", metavar="A")
@click.argument("second", metavar="B")
@rules_options
@click.option("--deals", type=COUNT, default=DEALS, show_default=True, help="How many deals.")
@click.option(
    "--length",
    type=COUNT,
    metavar="N",
    help="Deals of each partie that are played.  [default: as many as differ]",
)
@click.option("--early", is_flag=True, help="Stop as soon as it is decided.")
@click.option("--seed", type=int, default=0, show_default=True, help="Of the first deal.")
@click.option(
    "--timeout",
    type=Seconds(min=0, min_open=True, max=LONGEST),
    default=TIMEOUT,
    show_default=True,
    help="Seconds that a program has for an act.",
)
@click.option("--workers", type=COUNT, help="Processes.  [default: one per core]")
@ray_option
@click.option(
    "--state",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="Keep the duel in a file, and go on where it was left.",
)
@click.option(
    "--plot",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="Draw the course of the duel, as SVG.",
)
@json_option
@lang_option
@click.pass_context
@as_record(DuelOptions)
def command(context: click.Context, given: DuelOptions) -> None:
    """Let the bots A and B play the same cards, once from every place.

    A bot is one of Buur's, such as `easy` or `steady`, or with a budget for each act as in
    NAME@300 (rounds) and NAME@200ms; `package.module:factory`, which makes one from a seed;
    `cmd:` with a program that answers lines of JSON, as in 'cmd:python3 bot.py'; ws://… for a
    bot that answers the same over a WebSocket, or `listen:PORT` for one that comes; `hslu:URL` for
    an agent of the HSLU; `zuehlke:PORT` for bots of the Jass Challenge, which come to that port.
    Printed is what A gains per deal with its standard error. The same seed gives the same deals and
    acts, whatever the number of processes.
    """
    from buur.arena import fight
    from buur.cli.compile_progress import compile_for
    from buur.cli.duel_report import duel_json, print_duel
    from buur.cli.duel_setup import boards_of, checkpoint_of, duel_of, executor_of, workers_of
    from buur.cli.output import print_json

    session, names = session_of(context), (given.first, given.second)
    duel = duel_of(given.rules.load(), names, given.seed, given.length, given.timeout)
    checkpoint, boards = checkpoint_of(duel, given.state), boards_of(duel, given.deals)
    executor = executor_of(names, given.ray, given.workers)
    if given.ray is None:
        compile_for(session, names)
    played = fight(
        duel,
        boards,
        workers=workers_of(names, given.workers),
        executor=executor,
        early=given.early,
        checkpoint=checkpoint,
    )
    standing = _play_duel(session, duel, played, boards, checkpoint, given.plot)
    if given.as_json:
        print_json(duel_json(duel, standing))
    else:
        print_duel(session, duel, standing)


def _play_duel(
    session: Session,
    duel: Duel,
    played: Iterator[DuelStatistics],
    boards: int,
    checkpoint: Checkpoint | None,
    picture: Path | None,
) -> DuelStatistics:
    """Return the statistics of a duel, with a progress bar while it is played."""
    from buur.arena import DuelStatistics
    from buur.arena.plot import DuelCurve
    from buur.cli.duel_report import DuelProgress, plot_duel, print_expected_bots
    from buur.cli.duel_setup import as_user_errors

    standing, course = DuelStatistics(), DuelCurve()
    if picture is not None:  # a file that cannot be written fails now, not after hours
        plot_duel(session, duel, course, picture)
    try:
        with as_user_errors(), DuelProgress(session, boards) as progress:
            print_expected_bots(session, duel)
            for standing in played:
                progress.show(standing)
                course.add(standing.score)
    except KeyboardInterrupt:
        if checkpoint is not None:
            click.echo(session.say("duel-kept", boards=len(checkpoint.boards)), err=True)
        raise
    finally:
        if picture is not None:
            plot_duel(session, duel, course, picture)
    return standing

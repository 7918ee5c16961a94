"""What ``buur duel`` is told, and what it tells."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from buur.arena import (
    BotFailure,
    Checkpoint,
    CheckpointMismatch,
    Duel,
    DuelStatistics,
    Score,
    deals_per_board,
)
from buur.arena.build_id import build_id
from buur.arena.contestants import check_playable, expected_bots
from buur.arena.plot import DuelCurve, PlotLabels, plot
from buur.arena.ray_executor import ClusterUnavailable
from buur.bots import factory
from buur.bots.registry import trained
from buur.cli.bench.machine import cores
from buur.cli.output import progress_bar
from buur.cli.ruleset import ChosenRules
from buur.cli.session import Session
from buur.cli.user_errors import UserError
from buur.notation import RuleSet

if TYPE_CHECKING:
    from buur.arena.bot_measurement import Tally
    from buur.arena.executors import ExecutorFactory

PERCENT = 100
MILLI = 1000


def duel_of(
    rules: ChosenRules, names: tuple[str, str], seed: int, length: int | None, timeout: float
) -> Duel:
    """Return the duel that a command line asks for."""
    for name in names:
        if trained(name) is None and ":" not in name:
            factory(name)
    named = RuleSet(rules.base.name, rules.base.variant.version, rules.differences)
    with as_user_errors():
        for name in names:
            check_playable(name, named.variant)
    deals = deals_per_board(named.variant) if length is None else length
    return Duel(
        rules=named, first=names[0], second=names[1], seed=seed, deals=deals, timeout=timeout
    )


def boards_of(duel: Duel, deals: int) -> int:
    """Return how many seeds are played for so many deals, or parties where they are whole."""
    return -(-deals // (duel.deals or 1))


def workers_of(names: Iterable[str], wanted: int | None) -> int:
    """Return how many processes play: what is asked for, else as many as there are cores.

    Bots that come to a port of this machine come to one process.
    """
    if any(map(expected_bots, names)):
        return 1
    return cores() if wanted is None else wanted


def executor_of(duel: Duel, address: str | None, count: int | None) -> ExecutorFactory | None:
    """Return what gathers a crew on a cluster; None without an address."""
    if address is None:
        return None
    from buur.arena.ray_executor import ray_executor

    for name in (duel.first, duel.second):
        if expected_bots(name):
            raise UserError("not-with-ray", name=name)
    return lambda played: ray_executor(played, address, count)


def checkpoint_of(duel: Duel, path: Path | None) -> Checkpoint | None:
    """Return the file in which a duel is kept."""
    if path is None:
        return None
    try:
        return Checkpoint(path, duel.identity())
    except CheckpointMismatch as error:
        if error.field == "build":
            raise UserError("other-build", name=str(path), own=build_id()) from error
        raise UserError("other-duel", name=str(path), field=error.field) from error


def plot_duel(session: Session, duel: Duel, course: DuelCurve, path: Path) -> None:
    """Write the course of a duel as a picture."""
    names = {"a": duel.first, "b": duel.second}
    unit = "parties" if unit_of(duel) == "parties" else "deal"
    words = PlotLabels(
        title=session.say("duel-plot-title", **names, rules=duel.rules.name),
        across=session.say("duel-plot-across"),
        up=session.say("duel-plot-up", a=duel.first, unit=unit),
        band=session.say("duel-plot-band"),
        bound=session.say("duel-plot-bound"),
    )
    path.write_text(plot(course, words), encoding="utf-8")


def print_expected_bots(session: Session, duel: Duel) -> None:
    """Say where bots from outside are waited for."""
    import click

    for name in (duel.first, duel.second):
        wanted = expected_bots(name)
        if wanted is not None:
            said = session.say("duel-awaits", url=wanted.url, bots=wanted.bots)
            click.echo(said, err=True)


@contextmanager
def as_user_errors() -> Iterator[None]:
    """Tell a bot's failure as trouble that the user can put right."""
    try:
        yield
    except ClusterUnavailable as error:
        detail = error.detail.strip().rstrip(".")
        raise UserError(error.code, address=error.address, detail=detail) from error
    except BotFailure as error:
        detail = error.detail.strip().rstrip(".")
        raise UserError(f"bot-{error.code}", name=error.name, detail=detail) from error


class DuelProgress:
    """A bar on a terminal, which says how the duel stands; nothing anywhere else."""

    def __init__(self, session: Session, boards: int) -> None:
        self._session = session
        self._bar = progress_bar()
        self._task = self._bar.add_task("", total=boards)

    def __enter__(self) -> DuelProgress:
        self._bar.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._bar.stop()

    def show(self, standing: DuelStatistics) -> None:
        """Move the bar to where the duel stands."""
        said = gain_text(standing.score)
        self._bar.update(self._task, completed=standing.score.boards, description=said)


def gain_text(score: Score) -> str:
    """Return the mean with its standard error."""
    digits = 2 if abs(score.mean) < 10 else 1
    error = "" if score.error is None else f" ± {score.error:.{digits}f}"
    return f"{score.mean:+.{digits}f}{error}"


def duel_json(duel: Duel, standing: DuelStatistics) -> dict[str, object]:
    """Return a duel and what came of it."""
    score = standing.score
    return {
        **duel.identity(),
        "boards": score.boards,
        "deals": standing.deals,
        "unit": unit_of(duel),
        "per_deal": score.mean,
        "standard_error": score.error,
        "bound": score.bound,
        "decided": score.is_decided,
        "win_rate": standing.win_rate,
        "bots": {
            key: _tally_json(name, tally)
            for key, name, tally in zip(
                "ab", (duel.first, duel.second), standing.tallies, strict=True
            )
        },
    }


def _tally_json(name: str, tally: Tally) -> dict[str, object]:
    return {
        "name": name,
        "acts": tally.acts,
        "ms_per_act": round(tally.mean * MILLI, 4),
        "ms_95": round(tally.quantile(0.95) * MILLI, 4),
        "illegal": tally.illegal,
        "late": tally.late,
    }


def unit_of(duel: Duel) -> str:
    """Return what is counted: parties won where a king plays the rest, else what is written."""
    if duel.variant.sharing == "king":
        return "parties"
    return duel.variant.score.write


def print_duel(session: Session, duel: Duel, standing: DuelStatistics) -> None:
    """Print what came of a duel."""
    import click

    from buur.cli.output import print_table

    score, names = standing.score, {"a": duel.first, "b": duel.second}
    counted = {"boards": score.boards, "deals": standing.deals}
    click.echo(session.say("duel-played", **names, **counted, rules=duel.rules.name))
    what = "parties" if unit_of(duel) == "parties" else "deal"
    click.echo(session.say("duel-gain", a=duel.first, gain=gain_text(score), per=what))
    click.echo(session.say("duel-wins", a=duel.first, share=round(PERCENT * standing.win_rate)))
    better = duel.first if score.mean > 0 else duel.second
    key = "duel-decided" if score.is_decided else "duel-undecided"
    click.echo(session.say(key, name=better))
    heads = [
        session.say(f"duel-{head}") for head in ("bot", "acts", "ms", "ms95", "illegal", "late")
    ]
    tallies = zip(names.values(), standing.tallies, strict=True)
    print_table(heads, [_row(name, tally) for name, tally in tallies])


def _row(name: str, tally: Tally) -> list[str]:
    times = [f"{MILLI * seconds:.3g}" for seconds in (tally.mean, tally.quantile(0.95))]
    return [name, str(tally.acts), *times, str(tally.illegal), str(tally.late)]

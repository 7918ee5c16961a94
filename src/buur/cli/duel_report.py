"""Output of ``buur duel``: progress, the result as table or JSON, and the plot."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from buur.arena import Duel, DuelStatistics
from buur.arena.contestants import expected_bots
from buur.arena.plot import DuelCurve, PlotLabels, plot
from buur.arena.statistics import gain_text
from buur.cli.output import print_table, progress_bar
from buur.cli.session import Session

if TYPE_CHECKING:
    from buur.arena.bot_measurement import Tally

PERCENT = 100
MILLI = 1000


def plot_duel(session: Session, duel: Duel, course: DuelCurve, path: Path) -> None:
    """Write the course of a duel as a picture."""
    names = dict(zip("ab", duel.names, strict=True))
    unit = "parties" if unit_of(duel) == "parties" else "deal"
    words = PlotLabels(
        title=session.say("duel-plot-title", **names, rules=duel.rules_name),
        across=session.say("duel-plot-across"),
        up=session.say("duel-plot-up", a=duel.names[0], unit=unit),
        band=session.say("duel-plot-band"),
        bound=session.say("duel-plot-bound"),
    )
    path.write_text(plot(course, words), encoding="utf-8")


def print_expected_bots(session: Session, duel: Duel) -> None:
    """Print the addresses at which the duel waits for external bots."""
    for name in duel.names:
        wanted = expected_bots(name)
        if wanted is not None:
            said = session.say("duel-awaits", url=wanted.url, bots=wanted.bots)
            click.echo(said, err=True)


class DuelProgress:
    """A progress bar with the current mean; only on a terminal."""

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
        """Update the bar."""
        said = gain_text(standing.score)
        self._bar.update(self._task, completed=standing.score.boards, description=said)


def duel_json(duel: Duel, standing: DuelStatistics) -> dict[str, object]:
    """Return a duel and its statistics as JSON data."""
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
            for key, name, tally in zip("ab", duel.names, standing.tallies, strict=True)
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
    """Return the unit of the score: parties won in king games, else the unit of the slate."""
    if duel.variant.sharing == "king":
        return "parties"
    return duel.variant.score.write


def print_duel(session: Session, duel: Duel, standing: DuelStatistics) -> None:
    """Print the statistics of a duel."""
    score, names = standing.score, dict(zip("ab", duel.names, strict=True))
    counted = {"boards": score.boards, "deals": standing.deals}
    click.echo(session.say("duel-played", **names, **counted, rules=duel.rules_name))
    what = "parties" if unit_of(duel) == "parties" else "deal"
    click.echo(session.say("duel-gain", a=duel.names[0], gain=gain_text(score), per=what))
    click.echo(session.say("duel-wins", a=duel.names[0], share=round(PERCENT * standing.win_rate)))
    better = duel.names[0] if score.mean > 0 else duel.names[1]
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

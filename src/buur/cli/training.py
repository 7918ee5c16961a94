"""Setup and output of ``buur train``."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from errno import EISDIR
from pathlib import Path
from typing import TextIO

import click

from buur.arena.contestants import check_playable
from buur.arena.openings import OPENINGS_PER_DEAL, openings
from buur.arena.training_games import (
    DEFAULT_DEALS,
    GameSamples,
    TrainingPlan,
    fit_policy,
    training_games,
)
from buur.bots import factory
from buur.bots.policy.weights import GOALS, PolicyWeights, dumps, imitation_weights
from buur.bots.registry import trained
from buur.bots.training.policy_gradient import reinforced
from buur.cli.output import print_table, progress_bar
from buur.cli.ruleset import load_rules
from buur.cli.session import Session
from buur.cli.user_errors import UserError

PERCENT = 100


def course_of(bot: str, names: Sequence[str], deals: int | None, seed: int) -> TrainingPlan:
    """Return what a command line has a bot play."""
    if trained(bot) is None and ":" not in bot:
        factory(bot)
    played = []
    for name in dict.fromkeys(names or DEFAULT_DEALS):
        rules = load_rules(name)
        named = rules.rule_set
        check_playable(bot, named.variant)
        played.append(
            (rules.name, named, deals or DEFAULT_DEALS.get(name, max(DEFAULT_DEALS.values())))
        )
    return TrainingPlan(bot=bot, rules=tuple(played), seed=seed)


@contextmanager
def replacing(file: Path) -> Iterator[TextIO]:
    """Open a file anew, which stays as it was until all is written; whether it can is seen now."""
    if file.is_dir():
        raise IsADirectoryError(EISDIR, os.strerror(EISDIR), str(file))
    fresh = file.with_name(f".{file.name}.{os.getpid()}")
    try:
        with fresh.open("w", encoding="utf-8") as text:
            yield text
        fresh.replace(file)
    except OSError as error:
        if error.filename == str(fresh):
            error.filename = str(file)
        raise
    finally:
        fresh.unlink(missing_ok=True)


def train(session: Session, course: TrainingPlan, workers: int) -> PolicyWeights:
    """Return what a course teaches, with a bar while it is played."""
    noted: list[GameSamples] = []
    with progress_bar() as bar:
        task = bar.add_task("", total=sum(deals for _, _, deals in course.rules))
        for party in training_games(course, workers):
            noted.append(party)
            bar.update(task, advance=party.deals, description=party.rules)
        bar.update(task, description=session.say("train-fitting"))
        return fit_policy(course, noted)


def practise(session: Session, course: TrainingPlan, steps: int) -> PolicyWeights:
    """Return the package's habits bettered by play in a course, with a bar while it is played."""
    with progress_bar() as bar:
        many = OPENINGS_PER_DEAL * sum(deals for _, _, deals in course.rules)
        task = bar.add_task("", total=many + steps)
        found = []
        for opening in openings(course):
            found.append(opening)
            bar.update(task, advance=1)
        known = [opening for opening in found if opening is not None]
        if not known:
            raise UserError(
                "nothing-to-practise", names=", ".join(name for name, *_ in course.rules)
            )
        bar.update(task, description=session.say("train-fitting"))
        manners = imitation_weights()
        for better in reinforced(manners, known, steps, course.seed):
            manners = better
            bar.update(task, advance=1)
    played = {name: OPENINGS_PER_DEAL * deals for name, _, deals in course.rules}
    return replace(manners, bot=course.bot, rules=played)


def manners_json(manners: PolicyWeights, file: Path) -> dict[str, object]:
    """Return what was found, but for the weights, and where it was written."""
    told = json.loads(dumps(manners))
    for goal in GOALS:
        del told[goal]["weights"]
    return {"file": str(file), **told}


def print_manners(session: Session, manners: PolicyWeights, file: Path) -> None:
    """Print how well a bot's choices are foreseen."""
    deals = sum(manners.rules.values())
    names = ", ".join(manners.rules)
    click.echo(session.say("train-played", name=manners.bot, deals=deals, rules=names))
    if any(fit.choices for fit in manners.fits.values()):
        _print_foresight(session, manners)
    click.echo(session.say("train-written", file=str(file)))


def _print_foresight(session: Session, manners: PolicyWeights) -> None:
    heads = ("goal", "learnt", "asked", "foreseen", "likely", "even")
    rows = []
    for goal in GOALS:
        fit = manners.fits[goal]
        seen = fit.held_out
        shares = seen.foreseen, seen.likely, seen.even
        counts = [f"{fit.choices:,}", f"{seen.choices:,}"]
        told = [f"{PERCENT * share:.1f} %" if seen.choices else "–" for share in shares]
        rows.append([session.say(f"train-{goal}"), *counts, *told])
    print_table([session.say(f"train-{head}") for head in heads], rows)

"""Setup and output of ``buur train``."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from errno import EISDIR
from pathlib import Path
from typing import Any, TextIO

import click

from buur.arena.contestants import check_playable
from buur.arena.executors import ExecutorFactory
from buur.arena.openings import OPENINGS_PER_DEAL, openings, reinforced_policies
from buur.arena.training_games import (
    DEFAULT_DEALS,
    GameSamples,
    TrainingPlan,
    fit_policy,
    training_games,
)
from buur.bots import factory
from buur.bots.policy.weights import GOALS, PolicyWeights, dumps
from buur.bots.registry import trained
from buur.cli.output import print_table, progress_bar
from buur.cli.ruleset import load_rules
from buur.cli.session import Session
from buur.cli.user_errors import UserError

PERCENT = 100


def plan_of(bot: str, names: Sequence[str], deals: int | None, seed: int) -> TrainingPlan:
    """Return the plan of the games that a command line describes."""
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
    """Open a new file that replaces ``file`` at the end; raise at once if it cannot be created."""
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


def train(
    session: Session,
    plan: TrainingPlan,
    workers: int,
    executor: ExecutorFactory[Any, Any, Any] | None,
) -> PolicyWeights:
    """Return the policy fitted to the games of a plan; a bar shows the progress of the games."""
    samples: list[GameSamples] = []
    with progress_bar() as bar:
        task = bar.add_task("", total=sum(deals for _, _, deals in plan.rules))
        for party in training_games(plan, workers, executor):
            samples.append(party)
            bar.update(task, advance=party.deals, description=party.rules)
        bar.update(task, description=session.say("train-fitting"))
        return fit_policy(plan, samples)


def improve(
    session: Session,
    plan: TrainingPlan,
    steps: int,
    workers: int,
    executor: ExecutorFactory[Any, Any, Any] | None,
) -> PolicyWeights:
    """Return the package's policy improved by self-play; a bar shows the progress."""
    with progress_bar() as bar:
        count = OPENINGS_PER_DEAL * sum(deals for _, _, deals in plan.rules)
        task = bar.add_task("", total=count + steps)
        known = []
        for opening in openings(plan, workers, executor):
            if opening is not None:
                known.append(opening)
            bar.update(task, advance=1)
        if not known:
            raise UserError("nothing-to-practise", names=", ".join(name for name, *_ in plan.rules))
        bar.update(task, description=session.say("train-fitting"))
        improved = []
        for policy in reinforced_policies(plan, known, steps):
            improved.append(policy)
            bar.update(task, advance=1)
    return improved[-1]


def policy_json(policy: PolicyWeights, file: Path) -> dict[str, object]:
    """Return a policy as JSON data with the path of its file, without its weights."""
    found = json.loads(dumps(policy))
    for goal in GOALS:
        del found[goal]["weights"]
    return {"file": str(file), **found}


def print_policy(session: Session, policy: PolicyWeights, file: Path) -> None:
    """Print the games, how well the policy predicts the bot's choices, and the file."""
    deals = sum(policy.rules.values())
    names = ", ".join(policy.rules)
    click.echo(session.say("train-played", name=policy.bot, deals=deals, rules=names))
    if any(fit.choices for fit in policy.fits.values()):
        _print_foresight(session, policy)
    click.echo(session.say("train-written", file=str(file)))


def _print_foresight(session: Session, policy: PolicyWeights) -> None:
    heads = ("goal", "learnt", "asked", "foreseen", "likely", "even")
    rows = []
    for goal in GOALS:
        fit = policy.fits[goal]
        seen = fit.held_out
        shares = seen.foreseen, seen.likely, seen.even
        counts = [f"{fit.choices:,}", f"{seen.choices:,}"]
        told = [f"{PERCENT * share:.1f} %" if seen.choices else "–" for share in shares]
        rows.append([session.say(f"train-{goal}"), *counts, *told])
    print_table([session.say(f"train-{head}") for head in heads], rows)

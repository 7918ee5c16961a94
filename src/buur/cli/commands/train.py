"""``buur train``: fit of the rollout policy to self-play of a bot."""

from __future__ import annotations

from pathlib import Path

import click

from buur.cli.options import json_option, ray_option
from buur.cli.session import lang_option, session_of

COUNT = click.IntRange(min=1)


@click.command("train")
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--bot", default="sharp", show_default=True, help="Whose choices are learnt.")
@click.option(
    "--rules",
    "names",
    multiple=True,
    metavar="NAME",
    help="What it plays; may be repeated.  [default: nine rule sets of every kind]",
)
@click.option("--deals", type=COUNT, help="Of each rule set.  [default: 2000 in all]")
@click.option(
    "--practise",
    "steps",
    type=COUNT,
    metavar="STEPS",
    help="Better the package's habits by play, in so many steps, instead of imitating the bot.",
)
@click.option("--seed", type=int, default=0, show_default=True, help="Of the first deal.")
@click.option("--workers", type=COUNT, help="Processes.  [default: one per core]")
@ray_option
@json_option
@lang_option
@click.pass_context
def command(
    context: click.Context,
    file: Path,
    bot: str,
    names: tuple[str, ...],
    deals: int | None,
    steps: int | None,
    seed: int,
    workers: int | None,
    ray: str | None,
    as_json: bool,
) -> None:
    """Let a bot play by itself, learn how it chooses its cards, and write that to FILE.

    What is learnt are habits: how likely a player lays a card, by what lies open and a few traits
    of the card. By habits `sharp` and `master` play on in their thoughts and guess hidden cards;
    with those of a file they are called sharp+FILE, as in `buur duel sharp+FILE sharp`. Every fifth
    partie is not learnt from: printed is how well the cards laid in those are foreseen. The same
    seed, bot and rules give the same file, whatever plays, unless the bot's budget is a time. FILE
    is written at the end, or not at all.

    With --practise nobody is imitated: the bot only says what is said before the first card; then
    everybody plays by habit, and what paid becomes likelier from step to step. 900 steps take
    about four minutes on one core.
    """
    from buur.bots.policy.weights import dumps
    from buur.cli.compile_progress import compile_for
    from buur.cli.duel_setup import as_user_errors, executor_of, workers_of
    from buur.cli.output import print_json
    from buur.cli.training import (
        improve,
        plan_of,
        policy_json,
        print_policy,
        replacing,
        train,
    )

    session = session_of(context)
    with as_user_errors():
        plan = plan_of(bot, names, deals, seed)
    with as_user_errors(), replacing(file) as fresh:
        executor, count = executor_of((bot,), ray, workers), workers_of((bot,), workers)
        if ray is None:
            compile_for(session, (bot,))
        if steps is None:
            policy = train(session, plan, count, executor)
        else:
            policy = improve(session, plan, steps, count, executor)
        fresh.write(dumps(policy))
    if as_json:
        print_json(policy_json(policy, file))
    else:
        print_policy(session, policy, file)

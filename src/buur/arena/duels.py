"""`duel` and `fight`: play a duel board by board, in this process or with an executor."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from typing import Final

from buur.arena.boards import Board, deals_per_board
from buur.arena.checkpoint import Checkpoint
from buur.arena.contestants import check_bot, expected_bots
from buur.arena.duel_session import Duel
from buur.arena.executors import ExecutorFactory, can_send, cores, in_order, local_executor
from buur.arena.statistics import MAX_BOARDS, DuelStatistics, Score
from buur.arguments import instance, integer, wrong
from buur.bots import BotLike
from buur.variants.registry import DEFAULT, RulesLike, rules_of

MAX_WORKERS: Final = 4096
"""Largest number of processes."""

DuelExecutorFactory = ExecutorFactory[Duel, int, Board]
"""Function that makes the executor of a duel, as a context manager that closes it."""


def duel(
    a: BotLike,
    b: BotLike,
    rules: RulesLike = DEFAULT,
    boards: int = 100,
    *,
    seed: int = 0,
    deals: int = 1,
    workers: int | None = 1,
) -> Score:
    """Play a duel between two bots and return how much the first gains.

    >>> score = duel("random", "random", "schieber", boards=2)
    >>> print(score)
    +0.00 ± 0.00 points per deal in 2 boards

    A board is the cards of one seed, played in every seating: with the sides changed, or once for
    each seat. So most of the luck of the deal cancels out. An illegal act is counted in
    `Score.illegal`, and the first legal act is played instead.

    Args:
        a: the first bot: a name as for `contestant`, a bot, a class, a factory ``seed -> Bot``, or
            a function ``view -> act`` as for `buur.bots.from_function`.
        b: the second bot.
        rules: the name of a preset, or rules of your own.
        boards: the number of boards.
        seed: the seed of the first board; those of the next boards count up from it.
        deals: the number of deals of each partie. Parties whose deals a checklist or a king links
            are played to their end.
        workers: the number of processes; None for one per core. See `fight`.

    Returns:
        The mean gain of the first bot over the second in points per deal, with its standard error,
        which is None after a single board.

    Raises:
        BotError: there is no bot of this name.
        BotFailure: a bot cannot be made, or can play no further.
        RulesError: there is no such rule set.
        ArgumentError: an argument is of another type, or out of range.
    """
    variant = rules_of(rules)
    linked = deals_per_board(variant) is None
    integer(deals, 1, MAX_BOARDS, "deals")
    check_bot(a, "a")
    check_bot(b, "b")
    played = None if linked else deals
    settings = Duel(rules=variant, first=a, second=b, seed=seed, deals=played)
    standings = list(fight(settings, boards, workers=workers))
    return standings[-1].score


def fight(
    duel: Duel,
    boards: int,
    *,
    workers: int | None = 1,
    executor: DuelExecutorFactory | None = None,
    early: bool = False,
    checkpoint: Checkpoint | None = None,
    crew: DuelExecutorFactory | None = None,
) -> Iterator[DuelStatistics]:
    """Yield the statistics after every board, the same object each time.

    >>> settings = Duel(rules="schieber", first="random", second="random")
    >>> [standing.deals for standing in fight(settings, 2)]
    [2, 4]

    Other processes import the modules of the bots; they do not run the main program again. A bot
    that no module defines, such as a lambda or a function of the main program, is played by forked
    copies of this process. Where the system cannot fork safely (macOS), this process plays alone
    and warns.

    Args:
        duel: the settings of the duel.
        boards: the number of boards.
        workers: the number of local processes; None for one per core. With 1 this process plays,
            and with None also if a bot connects to a port. The result is the same.
        executor: the factory of the executor to use instead of local processes.
        early: whether to stop as soon as the duel is decided.
        checkpoint: the boards played before; new ones are appended to it.
        crew: deprecated name of ``executor``.

    Raises:
        BotFailure: a bot cannot be made, or can play no further.
        ArgumentError: an argument is of another type, or out of range.
    """
    instance(duel, Duel, "duel")
    integer(boards, 1, MAX_BOARDS, "boards")
    if workers is not None:
        integer(workers, 1, MAX_WORKERS, "workers")
    instance(early, bool, "early", "True or False")
    for name, given in (("executor", executor), ("crew", crew)):
        if given is not None and not callable(given):
            raise wrong(name, given, "a function that makes an executor of a duel")
    if checkpoint is not None:
        instance(checkpoint, Checkpoint, "checkpoint")
    if crew is not None:
        warnings.warn("`crew` is now called `executor`", DeprecationWarning, stacklevel=2)
        executor = crew
    if executor is None:
        count = _usual_workers(duel) if workers is None else workers
        executor = _executor_factory(duel, count)
    return _statistics(duel, _boards(duel, boards, executor, checkpoint), early=early)


def _statistics(duel: Duel, boards: Iterator[Board], *, early: bool) -> Iterator[DuelStatistics]:
    standing = DuelStatistics(Score(names=duel.names, unit=duel.unit))
    for board in boards:
        standing.add(board)
        yield standing
        if early and standing.score.is_decided:
            return


def _usual_workers(duel: Duel) -> int:
    """Return the number of cores; 1 if a bot connects to a port, which one process serves."""
    return 1 if any(map(expected_bots, duel.names)) else cores()


def _executor_factory(duel: Duel, workers: int) -> DuelExecutorFactory:
    """Return the factory of a local executor; this process plays alone what no other can."""
    if workers > 1 and not can_send(duel):
        names = " and ".join(duel.names)
        warnings.warn(
            f"one process plays {names}: move functions into a module, so that {workers} can",
            RuntimeWarning,
            stacklevel=3,
        )
        workers = 1
    return lambda duel: local_executor(duel, workers)


def _boards(
    duel: Duel, count: int, executor: DuelExecutorFactory, checkpoint: Checkpoint | None
) -> Iterator[Board]:
    """Yield the boards in the order of their seeds, those of the checkpoint first."""
    known = [] if checkpoint is None else checkpoint.boards[:count]
    yield from known
    seeds = range(duel.seed + len(known), duel.seed + count)
    if not seeds:
        return
    with executor(duel) as running:
        for board in in_order(running, seeds):
            if checkpoint is not None:
                checkpoint.add(board)
            yield board

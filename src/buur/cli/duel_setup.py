"""Setup of ``buur duel`` from its options: duel, checkpoint, and the executor of any games."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from buur.arena import (
    BotFailure,
    Checkpoint,
    CheckpointMismatch,
    Duel,
    deals_per_board,
)
from buur.arena.build_id import build_id
from buur.arena.contestants import check_playable, expected_bots
from buur.arena.executors import cores
from buur.arena.ray_executor import ClusterUnavailable
from buur.bots import factory
from buur.bots.registry import trained
from buur.cli.ruleset import ChosenRules
from buur.cli.user_errors import UserError

if TYPE_CHECKING:
    from buur.arena.executors import ExecutorFactory


def duel_of(
    rules: ChosenRules, names: tuple[str, str], seed: int, length: int | None, timeout: float
) -> Duel:
    """Return the duel that a command line describes."""
    for name in names:
        if trained(name) is None and ":" not in name:
            factory(name)
    named = rules.rule_set
    with as_user_errors():
        for name in names:
            check_playable(name, named.variant)
    deals = deals_per_board(named.variant) if length is None else length
    return Duel(
        rules=named, first=names[0], second=names[1], seed=seed, deals=deals, timeout=timeout
    )


def boards_of(duel: Duel, deals: int) -> int:
    """Return the number of boards for a number of deals; a whole partie is one board."""
    return -(-deals // (duel.deals or 1))


def workers_of(names: Iterable[str], wanted: int | None) -> int:
    """Return the number of processes: the given one, by default one per core.

    It is 1 if an external bot connects to a port of this machine, which one process serves.
    """
    if any(map(expected_bots, names)):
        return 1
    return cores() if wanted is None else wanted


def executor_of(
    names: Iterable[str], address: str | None, count: int | None
) -> ExecutorFactory[Any, Any, Any] | None:
    """Return the factory of an executor on a cluster for some bots; None without an address."""
    if address is None:
        return None
    from buur.arena.ray_executor import ray_executor

    for name in names:
        if expected_bots(name):
            raise UserError("not-with-ray", name=name)
    return lambda workload: ray_executor(workload, address, count)


def checkpoint_of(duel: Duel, path: Path | None) -> Checkpoint | None:
    """Return the checkpoint in a file, None without a file."""
    if path is None:
        return None
    try:
        return Checkpoint(path, duel.identity())
    except CheckpointMismatch as error:
        if error.field == "build":
            raise UserError("other-build", name=str(path), own=build_id()) from error
        raise UserError("other-duel", name=str(path), field=error.field) from error


@contextmanager
def as_user_errors() -> Iterator[None]:
    """Raise the failures of bots and clusters as `UserError`."""
    try:
        yield
    except ClusterUnavailable as error:
        detail = error.detail.strip().rstrip(".")
        raise UserError(error.code, address=error.address, detail=detail) from error
    except BotFailure as error:
        detail = error.detail.strip().rstrip(".")
        raise UserError(f"bot-{error.code}", name=error.name, detail=detail) from error

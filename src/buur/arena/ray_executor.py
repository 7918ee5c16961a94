"""Executor of a duel on the machines of a Ray cluster.

Ray is the extra ``ray`` and is imported only when a duel asks for it. Buur's own source is sent to
every machine, so that all play the same version. Its dependencies have to be installed there.
"""

from __future__ import annotations

import logging
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from buur.arena.boards import Board
from buur.arena.duel_session import Duel, DuelSession
from buur.arena.executors import BoardExecutor, BoardFuture
from buur.arena.failures import BotFailure
from buur.errors import BuurError

if TYPE_CHECKING:
    from types import ModuleType

LOCAL_CLUSTER: Final = "local"
"""Address of a cluster of this machine alone, which begins and ends with the duel."""

CONNECT_TIMEOUT: Final = 10.0
"""Seconds for connecting to a cluster."""


class ClusterUnavailable(BuurError):  # noqa: N818 - names what is missing
    """Ray is not installed, or no cluster answers.

    Args:
        code: ``no-ray`` or ``no-cluster``; its text for people is ``cli-error-{code}``.
        address: of the cluster.
        detail: more about it, on one line.
    """

    def __init__(self, code: str, address: str, detail: str = "") -> None:
        super().__init__(f"{code}: {address}" + (f": {detail}" if detail else ""))
        self.code = code
        self.address = address
        self.detail = detail


class DuelWorker:
    """Ray actor that plays boards; it makes the bots with the first board."""

    def __init__(self, duel: Duel) -> None:
        self._duel = duel
        self._session: DuelSession | None = None

    def board(self, seed: int) -> Board:
        """Play a board."""
        if self._session is None:
            self._session = DuelSession(self._duel)
        return self._session.board(seed)

    def close(self) -> None:
        """Close the bots."""
        if self._session is not None:
            self._session.close()


@contextmanager
def ray_executor(duel: Duel, address: str, count: int | None = None) -> Iterator[BoardExecutor]:
    """Start workers on a cluster as an executor.

    Args:
        duel: what it plays.
        address: ``auto`` for the cluster that this machine belongs to, ``ray://HOST:PORT``, or
            ``local``.
        count: boards at a time; as many as the cluster has processors by default.

    Raises:
        ClusterUnavailable: Ray is not installed, or no cluster answers.
        BotFailure: a bot cannot be made, can play no further, or took its process along.
    """
    ray = _connect(address)
    try:
        size = count or max(1, int(ray.cluster_resources().get("CPU", 1)))
        remote = ray.remote(num_cpus=1 if count is None else 0)(DuelWorker)
        executor = RayExecutor(ray, [remote.remote(duel) for _ in range(size)], duel)
        yield executor
        executor.close()
    finally:
        ray.shutdown()


def _connect(address: str) -> ModuleType:
    """Connect to a cluster and return the module ``ray``."""
    try:
        import ray
    except ImportError as error:
        raise ClusterUnavailable("no-ray", address) from error
    try:
        _check_reachable(address)
        ray.init(
            None if address == LOCAL_CLUSTER else address,
            runtime_env={"py_modules": [str(Path(__file__).parents[1])]},
            log_to_driver=False,
            logging_level=logging.ERROR,
            **({"include_dashboard": False} if address == LOCAL_CLUSTER else {}),
        )
    except (OSError, RuntimeError, ValueError, ray.exceptions.RayError) as error:
        detail = (str(error).strip().splitlines() or [""])[0]
        raise ClusterUnavailable("no-cluster", address, detail) from error
    module: ModuleType = ray
    return module


def _check_reachable(address: str) -> None:
    """Raise OSError where nobody listens at an address; Ray would try for many minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if host and port.isdecimal():
        socket.create_connection((host, int(port)), CONNECT_TIMEOUT).close()


class RayExecutor:
    """Workers on many machines; a board goes to the one with the shortest queue."""

    def __init__(self, ray: Any, workers: list[Any], duel: Duel) -> None:
        self._ray = ray
        self._workers = workers
        self._duel = duel
        self._waiting: list[set[Any]] = [set() for _ in workers]

    @property
    def size(self) -> int:
        """How many boards are played at a time."""
        return len(self._workers)

    def submit(self, seed: int) -> BoardFuture:
        """Play the board of a seed."""
        self._forget_done()
        shortest = min(range(len(self._workers)), key=lambda one: len(self._waiting[one]))
        reference = self._workers[shortest].board.remote(seed)
        self._waiting[shortest].add(reference)
        return _RayFuture(self._ray, reference, self._duel)

    def _forget_done(self) -> None:
        waiting = [reference for ours in self._waiting for reference in ours]
        if waiting:
            done, _ = self._ray.wait(waiting, num_returns=len(waiting), timeout=0)
            for ours in self._waiting:
                ours.difference_update(done)

    def close(self) -> None:
        """Close all bots."""
        self._ray.get([worker.close.remote() for worker in self._workers])


class _RayFuture:
    def __init__(self, ray: Any, reference: Any, duel: Duel) -> None:
        self._ray = ray
        self._reference = reference
        self._duel = duel

    def result(self) -> Board:
        try:
            board: Board = self._ray.get(self._reference)
        except self._ray.exceptions.RayTaskError as error:
            raise error.cause from error
        except self._ray.exceptions.RayActorError as error:
            names = f"{self._duel.first} / {self._duel.second}"
            raise BotFailure("worker-died", names) from error
        return board

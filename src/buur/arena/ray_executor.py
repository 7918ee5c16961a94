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
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from buur.arena.boards import Board
from buur.arena.duel_session import Duel, DuelSession
from buur.arena.executors import BoardExecutor, BoardFuture
from buur.arena.failures import BotFailure
from buur.errors import BuurError

if TYPE_CHECKING:
    from types import ModuleType

LOCAL_CLUSTER: Final = "local"
"""Address of a cluster of only this machine, which starts and stops with the duel."""

CONNECT_TIMEOUT: Final = 10.0
"""Seconds for connecting to a cluster."""


class ClusterUnavailable(BuurError):  # noqa: N818 - names what is missing
    """Ray is not installed, or no cluster answers.

    Args:
        code: ``no-ray`` or ``no-cluster``; its text for people is ``cli-error-{code}``.
        address: the address of the cluster.
        detail: further information, on one line.
    """

    def __init__(self, code: str, address: str, detail: str = "") -> None:
        super().__init__(": ".join(filter(None, (code, address, detail))))
        self.code, self.address, self.detail = code, address, detail


@contextmanager
def ray_executor(duel: Duel, address: str, count: int | None = None) -> Iterator[BoardExecutor]:
    """Start workers on a cluster as an executor.

    Args:
        duel: the duel to play.
        address: ``auto`` for the cluster that this machine belongs to, ``ray://HOST:PORT``, or
            ``local``.
        count: the number of boards at a time; by default that of the cluster's processors.

    Raises:
        ClusterUnavailable: Ray is not installed, or no cluster answers.
        BotFailure: a bot cannot be made, can play no further, or crashed its process.
    """
    ray = _connect(address)
    try:
        size = count or max(1, int(ray.cluster_resources().get("CPU", 1)))
        remote = ray.remote(num_cpus=1 if count is None else 0)(DuelSession)
        sessions = [remote.remote(duel) for _ in range(size)]
        yield RayExecutor(ray, sessions, " / ".join(duel.names))
        ray.get([session.close.remote() for session in sessions])
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
    """Sessions on many machines; a board goes to the one with the shortest queue.

    Args:
        ray: the module ``ray``.
        sessions: the Ray actors of `DuelSession`.
        names: the names of the bots, for messages.
    """

    def __init__(self, ray: Any, sessions: list[Any], names: str) -> None:
        self.size = len(sessions)
        """How many boards are played at a time."""
        self._ray = ray
        self._names = names
        self._queues: list[tuple[Any, set[Any]]] = [(session, set()) for session in sessions]

    def submit(self, seed: int) -> BoardFuture:
        """Start to play the board of a seed."""
        self._forget_done()
        session, queue = min(self._queues, key=lambda each: len(each[1]))
        reference = session.board.remote(seed)
        queue.add(reference)
        return _RayFuture(self._ray, reference, self._names)

    def _forget_done(self) -> None:
        waiting = [reference for _, queue in self._queues for reference in queue]
        if waiting:
            done, _ = self._ray.wait(waiting, num_returns=len(waiting), timeout=0)
            for _, queue in self._queues:
                queue.difference_update(done)


class _RayFuture(NamedTuple):
    ray: Any
    reference: Any
    names: str

    def result(self) -> Board:
        try:
            board: Board = self.ray.get(self.reference)
        except self.ray.exceptions.RayTaskError as error:
            raise error.cause from error
        except self.ray.exceptions.RayActorError as error:
            raise BotFailure("worker-died", self.names) from error
        return board

"""Executor of a duel on the machines of a Ray cluster.

Ray is the extra ``ray`` and is imported only when a duel asks for it. Buur's own source is sent to
every machine, so that all play the same version. Its dependencies have to be installed there.

Machines may leave the cluster and join it during a duel. The boards of a lost worker are played
again by others. A board depends on its seed alone and is returned once, so the figures stay the
same.
"""

from __future__ import annotations

import logging
import socket
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from buur.arena.boards import Board
from buur.arena.duel_session import Duel, DuelSession
from buur.arena.executors import BoardExecutor, BoardFuture
from buur.arena.failures import BotFailure
from buur.errors import BuurError

if TYPE_CHECKING:
    from types import ModuleType

_LOG = logging.getLogger(__name__)

LOCAL_CLUSTER: Final = "local"
"""Address of a cluster of only this machine, which starts and stops with the duel."""

CONNECT_TIMEOUT: Final = 10.0
"""Seconds for connecting to a cluster."""

TRIES: Final = 3
"""Number of workers that may be lost over one board, before its bots are held to crash them."""

_GIVEN_AHEAD: Final = 2
"""Boards that a worker has at a time: one that it plays, and the next."""


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

    While no machine is left that can run a worker, the duel waits for one.

    Args:
        duel: the duel to play.
        address: ``auto`` for the cluster that this machine belongs to, ``ray://HOST:PORT``, or
            ``local``.
        count: the number of boards at a time; by default that of the cluster's processors.

    Raises:
        ClusterUnavailable: Ray is not installed, no cluster answers, or it loses every worker.
        BotFailure: a bot cannot be made, can play no further, or crashed several workers.
    """
    ray = _connect(address)
    try:
        size = count or max(1, int(ray.cluster_resources().get("CPU", 1)))
        cores = 1 if count is None else 0
        remote = ray.remote(num_cpus=cores, scheduling_strategy="SPREAD")(DuelSession)
        executor = RayExecutor(ray, lambda: remote.remote(duel), size, duel.names, address)
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
        raise ClusterUnavailable("no-cluster", address, _first_line(error)) from error
    module: ModuleType = ray
    return module


def _first_line(error: Exception) -> str:
    return (str(error).strip().splitlines() or [""])[0]


def _check_reachable(address: str) -> None:
    """Raise OSError where nobody listens at an address; Ray would try for many minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if host and port.isdecimal():
        socket.create_connection((host, int(port)), CONNECT_TIMEOUT).close()


class RayExecutor:
    """Workers on many machines; a lost one is replaced, and its boards are played by others.

    Args:
        ray: the module ``ray``.
        start: starts a worker: a Ray actor of `DuelSession`.
        size: the number of workers.
        names: the names of the bots, for messages.
        address: the address of the cluster, for messages.
    """

    def __init__(
        self,
        ray: Any,
        start: Callable[[], Any],
        size: int,
        names: tuple[str, ...],
        address: str,
    ) -> None:
        self.size = size
        """How many boards are played at a time."""
        self._ray = ray
        self._start = start
        self._names = " / ".join(names)
        self._address = address
        self._boards: deque[_RayFuture] = deque()
        """Boards that no worker has."""
        self._lost = 0
        """Workers lost since the last board."""
        self._workers = [_Worker(start()) for _ in range(size)]

    def submit(self, seed: int) -> BoardFuture:
        """Start to play the board of a seed."""
        future = _RayFuture(self, seed)
        self._boards.append(future)
        self._give_boards()
        return future

    def advance(self) -> None:
        """Wait until a board is played, or a worker has started or is lost.

        Raises:
            BotFailure: the bots cannot be loaded, or crash the workers.
            ClusterUnavailable: workers are lost again and again.
        """
        owners = {reference: one for one in self._workers for reference in one.references}
        (reference, *_), _ = self._ray.wait(list(owners), num_returns=1)
        self._settle(owners[reference], reference)
        self._give_boards()

    def close(self) -> None:
        """Close the bots of the workers that have started."""
        closing = [one.session.close.remote() for one in self._workers if one.has_started]
        for reference in closing:
            with suppress(self._ray.exceptions.RayError):  # lost meanwhile
                self._ray.get(reference)

    def _give_boards(self) -> None:
        """Give the boards that wait to the workers with the fewest."""
        while self._boards:
            free = [one for one in self._workers if one.is_free]
            if not free:
                return
            worker = min(free, key=lambda one: len(one.references))
            future = self._boards.popleft()
            worker.references[worker.session.board.remote(future.seed)] = future

    def _settle(self, worker: _Worker, reference: Any) -> None:
        """Take what a worker has done, unless the worker is lost."""
        errors = self._ray.exceptions
        board: Board | None = None
        failure: Exception | None = None
        try:
            board = self._ray.get(reference)
        except errors.RayTaskError as error:
            failure = error.cause
        except errors.RayError as error:
            self._replace(worker, error)
            return
        future = worker.references.pop(reference)
        worker.has_started = True
        if future is not None:
            self._lost = 0
            future.board, future.failure = board, failure

    def _replace(self, worker: _Worker, error: Exception) -> None:
        """Start another worker for a lost one, and have its boards played again.

        Raises:
            BotFailure: the bots cannot be loaded, or crash the workers.
            ClusterUnavailable: workers are lost again and again.
        """
        self._workers.remove(worker)
        with suppress(Exception):  # a machine that is cut off may still play
            self._ray.kill(worker.session)
        boards = [future for future in worker.references.values() if future is not None]
        if boards:
            boards[0].lost += 1
        self._lost += 1
        crashed = any(future.lost >= TRIES for future in boards)
        if crashed or getattr(error, "actor_init_failed", False):
            raise BotFailure("worker-died", self._names) from error
        if self._lost > self.size + TRIES:
            raise ClusterUnavailable("no-cluster", self._address, _first_line(error)) from error
        _LOG.warning("a worker of the cluster is lost; boards to play again: %d", len(boards))
        self._boards.extendleft(reversed(boards))
        self._workers.append(_Worker(self._start()))


class _Worker:
    """A Ray actor, with what it was asked for and has not done, the oldest first."""

    def __init__(self, session: Any) -> None:
        self.session = session
        self.has_started = False
        self.references: dict[Any, _RayFuture | None] = {session.__ray_ready__.remote(): None}
        """The boards by Ray's references; None is the start of the worker."""

    @property
    def is_free(self) -> bool:
        """Whether it takes a board; Ray may never find a place for one that has not started."""
        return self.has_started and len(self.references) < _GIVEN_AHEAD


class _RayFuture:
    """A board of a duel; `lost` counts the workers that were lost while they played it."""

    def __init__(self, executor: RayExecutor, seed: int) -> None:
        self.seed = seed
        self.board: Board | None = None
        self.failure: Exception | None = None
        self.lost = 0
        self._executor = executor

    def result(self) -> Board:
        while self.board is None:
            if self.failure is not None:
                raise self.failure
            self._executor.advance()
        return self.board

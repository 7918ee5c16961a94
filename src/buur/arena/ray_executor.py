"""Executor of a workload on the machines of a Ray cluster.

Ray is the extra ``ray`` and is imported only when somebody asks for it. The sources of Buur and of
the workload are sent to every machine, so that all run the same version. Dependencies have to be
installed there.

Machines may leave the cluster and join it meanwhile. The tasks of a lost worker are done again by
others. A result depends on its task alone and is returned once, so the figures stay the same.
"""

from __future__ import annotations

import logging
import socket
import sys
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Generic

from buur.arena.executors import Result, Task, TaskExecutor, TaskFuture, Workload
from buur.arena.failures import BotFailure
from buur.errors import BuurError

if TYPE_CHECKING:
    from types import ModuleType

_LOG = logging.getLogger(__name__)

LOCAL_CLUSTER: Final = "local"
"""Address of a cluster of only this machine, which starts and stops with the executor."""

CONNECT_TIMEOUT: Final = 10.0
"""Seconds for connecting to a cluster."""

TRIES: Final = 3
"""Number of workers that may be lost over one task, before its bots are held to crash them."""

_GIVEN_AHEAD: Final = 2
"""Tasks that a worker has at a time: one that it does, and the next."""


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
def ray_executor(
    workload: Workload[Task, Result], address: str, count: int | None = None
) -> Iterator[TaskExecutor[Task, Result]]:
    """Start workers on a cluster as an executor.

    While no machine is left that can run a worker, the workload waits for one.

    Args:
        workload: the duel, training games or simulation.
        address: ``auto`` for the cluster that this machine belongs to, ``ray://HOST:PORT``, or
            ``local``.
        count: the number of tasks at a time; by default that of the cluster's processors.

    Raises:
        ClusterUnavailable: Ray is not installed, no cluster answers, or it loses every worker.
        BotFailure: a bot cannot be made, can play no further, or crashed several workers.
    """
    ray = _connect(address, _sources(workload))
    try:
        size = count or max(1, int(ray.cluster_resources().get("CPU", 1)))
        cores = 1 if count is None else 0
        remote = ray.remote(num_cpus=cores, scheduling_strategy="SPREAD")(SessionActor)
        executor = RayExecutor[Task, Result](
            ray, lambda: remote.remote(workload), size, workload.names, address
        )
        yield executor
        executor.close()
    finally:
        ray.shutdown()


class SessionActor:
    """A worker on a machine of the cluster: the session of a workload."""

    def __init__(self, workload: Workload[Any, Any]) -> None:
        self._session = workload.session()

    def run(self, task: object) -> object:
        """Return the result of a task."""
        return self._session.run(task)

    def close(self) -> None:
        """Close the session."""
        self._session.close()


def _sources(workload: Workload[Any, Any]) -> list[str]:
    """Return the folders of the packages that the workers import: Buur and the workload's own."""
    return sorted({*_package(__name__), *_package(type(workload).__module__)})


def _package(name: str) -> Iterator[str]:
    """Yield the folder of a module's top-level package; none for a module outside packages."""
    file = Path(getattr(sys.modules[name], "__file__", None) or "").resolve()
    folders = getattr(sys.modules[name.partition(".")[0]], "__path__", ())
    for folder in {Path(folder).resolve() for folder in folders}:
        if file.is_relative_to(folder):
            yield str(folder)


def _connect(address: str, sources: list[str]) -> ModuleType:
    """Connect to a cluster, send it folders of packages, and return the module ``ray``."""
    try:
        import ray
    except ImportError as error:
        raise ClusterUnavailable("no-ray", address) from error
    try:
        _check_reachable(address)
        ray.init(
            None if address == LOCAL_CLUSTER else address,
            runtime_env={"py_modules": sources},
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


class RayExecutor(Generic[Task, Result]):
    """Workers on many machines; a lost one is replaced, and its tasks are done by others.

    Args:
        ray: the module ``ray``.
        start: starts a worker: a Ray actor of `SessionActor`.
        size: the number of workers.
        names: the names of what the workers run, for messages.
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
        """How many tasks are done at a time."""
        self._ray = ray
        self._start = start
        self._names = " / ".join(names)
        self._address = address
        self._tasks: deque[_RayFuture[Task, Result]] = deque()
        """Tasks that no worker has."""
        self._lost = 0
        """Workers lost since the last result."""
        self._workers = [_Worker[Task, Result](start()) for _ in range(size)]

    def submit(self, task: Task) -> TaskFuture[Result]:
        """Start a task."""
        future = _RayFuture(self, task)
        self._tasks.append(future)
        self._give_tasks()
        return future

    def withdraw(self, future: _RayFuture[Task, Result]) -> None:
        """Give no worker the task of a future any more."""
        with suppress(ValueError):  # a worker has it
            self._tasks.remove(future)

    def advance(self) -> None:
        """Wait until a task is done, or a worker has started or is lost.

        Raises:
            BotFailure: the bots cannot be loaded, or crash the workers.
            ClusterUnavailable: workers are lost again and again.
        """
        owners = {reference: one for one in self._workers for reference in one.references}
        (reference, *_), _ = self._ray.wait(list(owners), num_returns=1)
        self._settle(owners[reference], reference)
        self._give_tasks()

    def close(self) -> None:
        """Close the sessions of the workers that have started."""
        closing = [one.session.close.remote() for one in self._workers if one.has_started]
        for reference in closing:
            with suppress(self._ray.exceptions.RayError):  # lost meanwhile
                self._ray.get(reference)

    def _give_tasks(self) -> None:
        """Give the tasks that wait to the workers with the fewest."""
        while self._tasks:
            free = [one for one in self._workers if one.is_free]
            if not free:
                return
            worker = min(free, key=lambda one: len(one.references))
            future = self._tasks.popleft()
            worker.references[worker.session.run.remote(future.task)] = future

    def _settle(self, worker: _Worker[Task, Result], reference: Any) -> None:
        """Take what a worker has done, unless the worker is lost."""
        errors = self._ray.exceptions
        results: list[Result] = []
        failure: Exception | None = None
        try:
            results.append(self._ray.get(reference))
        except errors.RayTaskError as error:
            failure = error.cause
        except errors.RayError as error:
            self._replace(worker, error)
            return
        future = worker.references.pop(reference)
        worker.has_started = True
        if future is not None:
            self._lost = 0
            future.results, future.failure = results, failure

    def _replace(self, worker: _Worker[Task, Result], error: Exception) -> None:
        """Start another worker for a lost one, and have its tasks done again.

        Raises:
            BotFailure: the bots cannot be loaded, or crash the workers.
            ClusterUnavailable: workers are lost again and again.
        """
        self._workers.remove(worker)
        with suppress(Exception):  # a machine that is cut off may still play
            self._ray.kill(worker.session)
        held = [future for future in worker.references.values() if future is not None]
        tasks = [future for future in held if not future.is_cancelled]
        if held:
            held[0].lost += 1
        self._lost += 1
        crashed = any(future.lost >= TRIES for future in held)
        if crashed or getattr(error, "actor_init_failed", False):
            raise BotFailure("worker-died", self._names) from error
        if self._lost > self.size + TRIES:
            raise ClusterUnavailable("no-cluster", self._address, _first_line(error)) from error
        _LOG.warning("a worker of the cluster is lost; tasks to do again: %d", len(tasks))
        self._tasks.extendleft(reversed(tasks))
        self._workers.append(_Worker[Task, Result](self._start()))


class _Worker(Generic[Task, Result]):
    """A Ray actor, with what it was asked for and has not done, the oldest first."""

    def __init__(self, session: Any) -> None:
        self.session = session
        self.has_started = False
        self.references: dict[Any, _RayFuture[Task, Result] | None] = {
            session.__ray_ready__.remote(): None
        }
        """The tasks by Ray's references; None is the start of the worker."""

    @property
    def is_free(self) -> bool:
        """Whether it takes a task; Ray may never find a place for one that has not started."""
        return self.has_started and len(self.references) < _GIVEN_AHEAD


class _RayFuture(Generic[Task, Result]):
    """A task of a workload; `lost` counts the workers that were lost while they did it."""

    def __init__(self, executor: RayExecutor[Task, Result], task: Task) -> None:
        self.task = task
        self.results: list[Result] = []
        """The result once it is known."""
        self.failure: Exception | None = None
        self.lost = 0
        self.is_cancelled = False
        self._executor = executor

    def result(self) -> Result:
        while not self.results:
            if self.failure is not None:
                raise self.failure
            self._executor.advance()
        return self.results[0]

    def cancel(self) -> None:
        self.is_cancelled = True
        self._executor.withdraw(self)

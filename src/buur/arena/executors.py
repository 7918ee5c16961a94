"""Executors that do the tasks of a workload in parallel: their protocols, and local processes.

A workload is a duel, training games or a simulation. Its tasks may be done in any order. Their
results come in the order of the tasks, so that no figure depends on the executor.
"""

from __future__ import annotations

import multiprocessing
import os
import pickle
import signal
import sys
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import AbstractContextManager, contextmanager
from itertools import islice
from multiprocessing.context import SpawnContext, SpawnProcess
from multiprocessing.util import Finalize
from types import ModuleType
from typing import Any, Final, Generic, Protocol, TypeVar

from buur.arena.failures import BotFailure

MAX_QUEUED: Final = 4
"""Number of tasks that are queued for each worker."""

Task = TypeVar("Task")
Result = TypeVar("Result")
_Given = TypeVar("_Given", contravariant=True)
_Done = TypeVar("_Done", covariant=True)
_Work = TypeVar("_Work")


class Session(Protocol[_Given, _Done]):
    """Does tasks of a workload, with what one worker keeps for all of them, such as the bots."""

    def run(self, task: _Given) -> _Done:
        """Return the result of a task; it depends on the workload and the task alone."""
        ...

    def close(self) -> None:
        """Release what the session holds."""
        ...


class Workload(Protocol[_Given, _Done]):
    """Work in independent tasks; a worker gets it pickled, and its tasks one by one."""

    @property
    def names(self) -> tuple[str, ...]:
        """What the workers run, such as the names of the bots; for messages."""
        ...

    def session(self) -> Session[_Given, _Done]:
        """Return the session of a new worker."""
        ...


class Worker(SpawnProcess):
    """A process that starts anew, without the main program.

    Python's own spawned processes run the main program again, to find what it defines. A script
    without ``if __name__ == "__main__"`` would then start another duel in each process.
    """

    def start(self) -> None:
        """Start the process."""
        with _without_main():
            super().start()


class WorkerContext(SpawnContext):
    """The context of `Worker` processes."""

    Process = Worker


@contextmanager
def _without_main() -> Iterator[None]:
    """Replace the main program by an empty module, which leaves nothing to run again."""
    main = sys.modules["__main__"]
    sys.modules["__main__"] = ModuleType("__main__")
    try:
        yield
    finally:
        sys.modules["__main__"] = main


def is_importable(workload: Workload[Any, Any]) -> bool:
    """Tell whether a new process can import a workload, without the main program."""
    try:
        return b"__main__" not in pickle.dumps(workload)
    except Exception:  # noqa: BLE001 - lambdas, closures, and objects of others
        return False


def cores() -> int:
    """Return the number of cores that this process may use, as far as the system reports it."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def can_send(workload: Workload[Any, Any]) -> bool:
    """Tell whether other processes can do a workload: new ones, or copies of this one."""
    return is_importable(workload) or can_fork()


def can_fork() -> bool:
    """Tell whether copies of this process are safe; on macOS libraries of the system crash."""
    return sys.platform != "darwin" and "fork" in multiprocessing.get_all_start_methods()


class TaskFuture(Protocol[_Done]):
    """A task that was given to an executor."""

    def result(self) -> _Done:
        """Return the result once the task is done."""
        ...

    def cancel(self) -> object:
        """Give the task up; one that has begun may still be done, for nothing."""
        ...


class TaskExecutor(Protocol[_Given, _Done]):
    """Does tasks of one workload in parallel."""

    @property
    def size(self) -> int:
        """Number of tasks that are done at a time."""
        ...

    def submit(self, task: _Given) -> TaskFuture[_Done]:
        """Start a task."""
        ...


ExecutorFactory = Callable[[_Work], AbstractContextManager[TaskExecutor[Task, Result]]]
"""Function that makes the executor of a workload, as a context manager that closes it."""


def in_order(
    executor: TaskExecutor[Task, Result], tasks: Iterable[Task]
) -> Generator[Result, None, None]:
    """Yield the results in the order of the tasks, which may have no end.

    Only a few are done ahead of the caller. Those are cancelled when the caller stops.
    """
    rest = iter(tasks)
    waiting = deque(map(executor.submit, islice(rest, executor.size * MAX_QUEUED)))
    try:
        while waiting:
            result = waiting.popleft().result()
            waiting.extend(map(executor.submit, islice(rest, 1)))
            yield result
    finally:
        for future in waiting:
            future.cancel()


@contextmanager
def local_executor(
    workload: Workload[Task, Result], count: int
) -> Iterator[TaskExecutor[Task, Result]]:
    """Return an executor of this machine: ``count`` processes, or with 1 this process.

    Raises:
        BotFailure: a bot crashed its process.
    """
    if count > 1:
        with process_executor(workload, count) as running:
            yield running
        return
    session = workload.session()
    try:
        yield _SerialExecutor(session)
    finally:
        session.close()


class _SerialExecutor(Generic[Task, Result]):
    """Does each task in this process when its result is asked for."""

    size = 1

    def __init__(self, session: Session[Task, Result]) -> None:
        self._session = session

    def submit(self, task: Task) -> TaskFuture[Result]:
        return _SerialFuture(self._session, task)


class _SerialFuture(Generic[Task, Result]):
    def __init__(self, session: Session[Task, Result], task: Task) -> None:
        self._session = session
        self._task = task

    def result(self) -> Result:
        return self._session.run(self._task)

    def cancel(self) -> None:
        """Nothing has begun."""


@contextmanager
def process_executor(
    workload: Workload[Task, Result], count: int
) -> Iterator[TaskExecutor[Task, Result]]:
    """Start processes of this machine as an executor, and stop them at the end.

    They are new ones, or copies of this process if they could not import the workload.

    Raises:
        BotFailure: a bot took its process along.
    """
    context = WorkerContext() if is_importable(workload) else multiprocessing.get_context("fork")
    others = set(multiprocessing.active_children())
    pool = ProcessPoolExecutor(count, context, _init_worker, (workload,))
    try:
        yield _ProcessExecutor(pool, count)
    except BrokenProcessPool as error:
        raise BotFailure("worker-died", " / ".join(workload.names)) from error
    except KeyboardInterrupt:
        for worker in set(multiprocessing.active_children()) - others:
            worker.terminate()  # slow bots would take minutes
        raise
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


class _ProcessExecutor:
    def __init__(self, pool: ProcessPoolExecutor, size: int) -> None:
        self.size = size
        self._pool = pool

    def submit(self, task: object) -> TaskFuture[Any]:
        return self._pool.submit(_run, task)


_SESSION: list[Session[Any, Any]] = []
"""The session of a worker process."""


def _init_worker(workload: Workload[Any, Any]) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the main process stops its workers
    _SESSION[:] = [workload.session()]
    Finalize(None, _SESSION[0].close, exitpriority=1)


def _run(task: object) -> object:
    return _SESSION[0].run(task)

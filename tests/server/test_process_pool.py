"""Bots think in processes, which are replaced when they die, hang or answer nonsense."""

from __future__ import annotations

import logging
import os
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest

import buur
from buur.bots.registry import THINKERS, bot
from buur.errors import BuurError, MissingExtra
from buur.play.players import Bot
from buur.server.bot_pool import processes, worker
from buur.server.bot_pool.effort import FULL, LEAST, effort_for
from buur.server.bot_pool.pool import PERIOD, NoAnswer, PendingAct, PoolCounts, PoolState, QueueFull
from buur.server.bot_pool.processes import ProcessPool
from buur.server.bot_pool.questions import BotFailure, Question, encode_question
from buur.server.bot_pool.worker_process import WorkerLost
from buur.server.settings import HANGING, Settings
from tests.server.harness import PATIENCE
from tests.server.pool_workers import LIMITED_ROUNDS

FAKES = "tests.server.pool_workers:load"


@contextmanager
def running_pool(
    workers: int = 1, queue: int = 64, seconds: float = PATIENCE, loader: str = FAKES, **more: Any
) -> Iterator[ProcessPool]:
    """Run a pool whose bots need no search."""
    options: dict[str, Any] = {"pauses": (0.0,)} | more
    pool = ProcessPool(workers, queue, seconds, loader=loader, **options)
    pool.start()
    try:
        yield pool
    finally:
        pool.close()


@pytest.fixture
def pool() -> Iterator[ProcessPool]:
    """Yield a pool of one worker."""
    with running_pool() as found:
        yield found


def asked(name: str, seed: int = 3) -> Question:
    """Return a question to a bot about the first act of a deal."""
    state = buur.start("schieber", 7)
    return Question(name, seed, state.view(state.waiting[0]))


def answered(pool: ProcessPool, name: str, seed: int = 3) -> object:
    """Return what the pool answers."""
    return pool.ask(asked(name, seed)).result(PATIENCE)


def at_random(seed: int = 3) -> object:
    """Return the answer of every bot that answers here."""
    return bot("random", seed).choose(asked("random").view)


def with_rounds(effort: float) -> object:
    """Return the answer of the bot ``limited`` with a share of its rounds."""
    return at_random(round(LIMITED_ROUNDS * effort))


def test_bots_think_for_a_shorter_time_while_many_questions_wait(
    pool: ProcessPool, gate: Gate
) -> None:
    holding = pool.ask(asked(gate.bot))
    line, _ = gate.accept()
    waiting = [pool.ask(asked("limited")) for _ in range(9)]
    hurried = pool.ask_text(encode_question(asked("limited")), LEAST)
    line.sendall(b"!")
    assert holding.result(PATIENCE) == at_random()
    behind = [effort_for(number, 1) for number in range(9, 0, -1)]
    assert behind == [LEAST, LEAST, 2 / 7, 2 / 6, 2 / 5, 2 / 4, 2 / 3, FULL, FULL]
    expected = [with_rounds(effort) for effort in behind]
    assert len({*map(str, expected)}) > 2
    assert [answer.result(PATIENCE) for answer in waiting] == expected
    assert hurried.result(PATIENCE) == with_rounds(LEAST) != with_rounds(FULL)
    shortened = sum(effort < FULL for effort in behind) + 1
    assert pool.counts.by_name["shortened"] == shortened


class Gate:
    """Where a bot that holds on reports, and is let go."""

    def __init__(self) -> None:
        self._listener = socket.create_server(("127.0.0.1", 0))
        self._listener.settimeout(PATIENCE)
        self._lines: list[socket.socket] = []
        self.bot = f"hold@{self._listener.getsockname()[1]}"

    def accept(self) -> tuple[socket.socket, int]:
        """Wait for a bot that holds on; return its line and the id of its process."""
        line, _ = self._listener.accept()
        self._lines.append(line)
        line.settimeout(PATIENCE)
        with line.makefile() as report:
            return line, int(report.readline())

    def close(self) -> None:
        """Let all bots go, and refuse further reports."""
        for line in [*self._lines, self._listener]:
            line.close()


@pytest.fixture
def gate() -> Iterator[Gate]:
    """Yield where bots hold on."""
    found = Gate()
    yield found
    found.close()


def is_closed(line: socket.socket) -> bool:
    """Wait until a process has ended, by whatever cause; tell whether it said no more."""
    try:
        return line.recv(1) == b""
    except ConnectionResetError:
        return True


def test_a_process_answers_as_the_bot_does_in_this_process(pool: ProcessPool) -> None:
    assert answered(pool, "steady") == bot("steady", 3).choose(asked("steady").view)
    assert [answered(pool, "random", seed) for seed in range(4)] == [*map(at_random, range(4))]
    assert pool.counts.by_name["asked"] == 5
    assert pool.is_ready
    assert pool.state == PoolState(1, 0)


@pytest.mark.timeout(1200)
@pytest.mark.parametrize("name", ["sharp@40", "master@40"])
def test_who_searches_answers_in_a_process_as_here(name: str) -> None:
    pool = ProcessPool(1, 64, 600)
    state = buur.start("chibre", 7).choose("trump:H")
    pool.start()
    try:
        for _ in range(6):
            seen = state.view(state.waiting[0])
            expected = bot(name, 5).choose(seen)
            assert pool.ask(Question(name, 5, seen)).result(1000) == expected
            state = state.do(expected)
    finally:
        pool.close()


def test_nothing_runs_before_the_start() -> None:
    pool = ProcessPool(3, 64, PATIENCE, loader=FAKES)
    assert not pool.is_ready
    assert pool.state == PoolState(0, 0)
    assert not [one for one in threading.enumerate() if one.name.startswith("bot worker")]
    pool.close()
    pool.start()
    assert not pool.is_ready
    with pytest.raises(QueueFull):
        pool.ask(asked("random"))


COMPILED = "tests.server.pool_workers:load_compiled"


def test_workers_wait_until_the_search_is_compiled() -> None:
    compiled, asked_for = threading.Event(), threading.Event()

    def compile_search(_: threading.Event) -> None:
        asked_for.set()
        compiled.wait(PATIENCE)

    with running_pool(loader=COMPILED, compile_search=compile_search) as pool:
        assert asked_for.wait(PATIENCE)
        assert not pool.is_ready
        compiled.set()
        assert answered(pool, "random") == at_random()


class Compiler:
    """In the place of the process that compiles."""

    def __init__(self) -> None:
        self.looks = 0
        self.looked = threading.Event()
        self.code: int | None = None

    def poll(self) -> int | None:
        """Note a look; return the exit status, None while it runs."""
        self.looks += 1
        self.looked.set()
        return self.code


@pytest.mark.parametrize("code", [None, 0])
def test_a_pool_may_end_before_the_search_is_compiled(
    code: int | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    compiler = Compiler()
    compiler.code = code
    monkeypatch.setattr("buur.bots.readiness.READINESS.compile_beside", lambda: compiler)
    with running_pool(loader=COMPILED, compile_search=None) as pool:
        assert compiler.looked.wait(PATIENCE)
        if code is not None:
            assert answered(pool, "random") == at_random()
            assert compiler.looks == 1
    assert not pool.is_ready
    assert pool.counts.by_name["restarted"] == 0


@pytest.mark.parametrize("is_complete", [True, False])
def test_a_worker_asks_only_for_what_is_not_compiled(
    is_complete: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    done: list[str] = []
    monkeypatch.setattr("buur.kernels.cache.is_complete", lambda part: is_complete)
    monkeypatch.setattr("buur.bots.search.prepare.prepare", lambda: done.append("prepare"))
    monkeypatch.setattr(worker, "_warm_up", lambda _: done.append("warm up"))
    assert worker.load_search(lambda: done.append("compile")) is bot
    assert done == [*([] if is_complete else ["compile"]), "prepare", "warm up"]


def test_every_bot_that_searches_plays_a_card_before_the_first_question() -> None:
    asked_names = []

    def make(name: str, seed: int) -> Bot:
        asked_names.append(name.partition("@")[0])
        return bot("steady", seed)

    worker._warm_up(make)
    assert set(THINKERS) < set(asked_names)


def test_a_full_queue_takes_no_more(gate: Gate) -> None:
    """A question that is cancelled before it is begun makes place, and is never asked."""
    with running_pool(queue=2) as pool:
        held = pool.ask(asked(gate.bot))
        line, _ = gate.accept()
        first, dropped = pool.ask(asked("random", 1)), pool.ask(asked("die"))
        assert pool.state == PoolState(1, 2)
        with pytest.raises(QueueFull):
            pool.ask(asked("random"))
        assert dropped.cancel()
        assert pool.state == PoolState(1, 1)
        last = pool.ask(asked("random", 2))
        line.sendall(b"!")
        assert held.result(PATIENCE) == at_random()
        assert first.result(PATIENCE) == at_random(1)
        assert last.result(PATIENCE) == at_random(2)
        assert pool.counts.by_name == {
            "asked": 5,
            "shortened": 0,
            "late": 0,
            "full": 1,
            "failed": 0,
            "restarted": 0,
        }


def test_as_many_think_at_once_as_there_are_workers(gate: Gate) -> None:
    with running_pool(workers=2) as pool:
        answers = [pool.ask(asked(gate.bot)) for _ in range(3)]
        lines = [gate.accept() for _ in range(2)]
        assert len({number for _, number in lines}) == 2
        assert pool.state == PoolState(2, 1)
        lines[0][0].sendall(b"!")
        again, number = gate.accept()
        assert number == lines[0][1]
        for line in (lines[1][0], again):
            line.sendall(b"!")
        assert [answer.result(PATIENCE) for answer in answers] == [at_random()] * 3


def lost_answer(answer: PendingAct) -> str:
    """Wait for a question that gets no answer; return why."""
    error = answer.exception(PATIENCE)
    assert isinstance(error, WorkerLost)
    assert isinstance(error, NoAnswer)
    return str(error)


@pytest.mark.parametrize("name", ["babble", "flood"])
def test_a_worker_that_answers_nonsense_is_replaced(name: str, pool: ProcessPool) -> None:
    assert "answered" in lost_answer(pool.ask(asked(name)))
    assert answered(pool, "random") == at_random()
    assert pool.counts.by_name["failed"] == pool.counts.by_name["restarted"] == 1


def test_a_worker_that_dies_is_replaced(pool: ProcessPool) -> None:
    for number in range(1, 3):
        assert "has ended" in lost_answer(pool.ask(asked("die")))
        assert answered(pool, "random") == at_random()
        assert pool.counts.by_name["failed"] == pool.counts.by_name["restarted"] == number


def test_a_worker_that_is_killed_while_it_thinks_is_replaced(pool: ProcessPool, gate: Gate) -> None:
    answer = pool.ask(asked(gate.bot))
    line, number = gate.accept()
    os.kill(number, signal.SIGTERM)
    assert is_closed(line)
    assert "has ended" in lost_answer(answer)
    assert answered(pool, "random") == at_random()


def test_a_worker_that_is_killed_while_it_rests_is_replaced(pool: ProcessPool, gate: Gate) -> None:
    answer = pool.ask(asked(gate.bot))
    line, number = gate.accept()
    line.sendall(b"!")
    assert answer.result(PATIENCE) == at_random()
    (worker,) = pool._workers
    os.kill(number, signal.SIGTERM)
    worker._process.wait(PATIENCE)
    with pytest.raises(WorkerLost):
        answered(pool, "random")
    assert answered(pool, "random") == at_random()


def test_a_worker_that_hangs_is_killed(pool: ProcessPool) -> None:
    assert answered(pool, "random") == at_random()
    (process,) = pool._workers
    pool._seconds = 0.01
    assert "did not answer within 0.01 s" in lost_answer(pool.ask(asked("hang")))
    pool._seconds = PATIENCE
    assert process._process.wait(PATIENCE) != 0
    assert answered(pool, "random") == at_random()
    assert pool.counts.by_name["restarted"] == 1


def test_an_answer_without_a_question_is_taken_for_none(pool: ProcessPool) -> None:
    assert answered(pool, "repeat") == at_random()
    (process,) = pool._workers
    while process._lines.empty():
        threading.Event().wait(0.001)
    with pytest.raises(WorkerLost, match="spoke without a question"):
        answered(pool, "random", 1)
    assert answered(pool, "random", 1) == at_random(1)


def test_the_error_of_a_bot_leaves_its_worker(
    pool: ProcessPool, caplog: pytest.LogCaptureFixture
) -> None:
    with pytest.raises(BotFailure, match="ZeroDivisionError"):
        answered(pool, "fail")
    assert answered(pool, "print") == at_random()
    assert pool.counts.by_name["failed"] == 1
    assert pool.counts.by_name["restarted"] == 0
    assert "ZeroDivisionError" in caplog.text


@pytest.mark.parametrize("name", ["load_nothing", "load_loudly", "missing"])
def test_a_worker_that_does_not_start_is_tried_again(name: str) -> None:
    waits: list[float | None] = []
    enough = threading.Event()

    class Closing(threading.Event):
        """Notes for how long it is waited for."""

        def wait(self, timeout: float | None = None) -> bool:
            waits.append(timeout)
            if len(waits) == 4:
                enough.set()
                self.set()
            return self.is_set()

    pool = ProcessPool(
        *(1, 64, PATIENCE),
        loader=f"tests.server.pool_workers:{name}",
        pauses=(0.0, 1.0, 5.0),
    )
    pool._closing = Closing()
    pool.start()
    assert enough.wait(PATIENCE)
    pool.close()
    assert waits == [0.0, 1.0, 5.0, 5.0]
    assert not pool.is_ready
    assert pool.counts.by_name["restarted"] == 3


def test_a_system_without_room_for_a_process_is_tried_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    start, tries = subprocess.Popen, []

    def started(*args: Any, **more: Any) -> Any:
        tries.append(args)
        if len(tries) == 1:
            raise OSError("Resource temporarily unavailable")
        return start(*args, **more)

    monkeypatch.setattr(subprocess, "Popen", started)
    with running_pool() as pool:
        assert answered(pool, "random") == at_random()
        assert pool.counts.by_name["restarted"] == 1


def test_the_end_leaves_no_process_and_no_thread(gate: Gate) -> None:
    with running_pool(workers=2) as pool:
        held, rest = pool.ask(asked(gate.bot)), pool.ask(asked("random"))
        assert rest.result(PATIENCE) == at_random()
        line, _ = gate.accept()
        second = pool.ask(asked(gate.bot))
        other, _ = gate.accept()
        waiting = pool.ask(asked("random"))
        threads, workers = pool._threads, [*pool._workers]
    assert not [thread for thread in threads if thread.is_alive()]
    assert [one._process.poll() is None for one in workers] == [False] * 2
    assert is_closed(line)
    assert is_closed(other)
    assert waiting.cancelled()
    assert all(isinstance(one.exception(PATIENCE), WorkerLost) for one in (held, second))
    assert pool.counts.by_name["failed"] == pool.counts.by_name["restarted"] == 0
    assert pool.state == PoolState(0, 0)
    pool.close()


SERVER = """
import sys
from tests.server.test_process_pool import asked, running_pool
with running_pool() as pool:
    pool.ask(asked(sys.argv[1]))
    sys.stdin.read()
"""


@pytest.mark.parametrize("end", [subprocess.Popen.kill, subprocess.Popen.terminate])
def test_a_worker_ends_with_a_server_that_is_killed(
    end: Callable[[subprocess.Popen[bytes]], None], gate: Gate
) -> None:
    server = subprocess.Popen([sys.executable, "-c", SERVER, gate.bot], stdin=subprocess.PIPE)
    with server:
        line, number = gate.accept()
        assert number != server.pid
        end(server)
        server.wait(PATIENCE)
        assert is_closed(line)


# Which bots, and how many.


def test_the_pool_serves_all_that_search() -> None:
    pool = ProcessPool(1, 64, PATIENCE)
    for name in THINKERS:
        assert pool.serves(name)
        assert pool.serves(f"{name}@300")
        pool.check(f"{name}@300")
    assert not any(map(pool.serves, ("easy", "steady", "random", "sharper")))


@pytest.mark.parametrize("name", ["sharp@", "sharp@fast", "master@0"])
def test_a_budget_that_is_none_is_refused(name: str) -> None:
    with pytest.raises(BuurError):
        ProcessPool(1, 64, PATIENCE).check(name)


def test_a_missing_package_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(processes, "NEEDED", ("numpy", "no_such_package"))
    with pytest.raises(MissingExtra, match="no_such_package"):
        ProcessPool(1, 64, PATIENCE).check("sharp")


@pytest.mark.parametrize(("cores", "workers"), [(1, 1), (2, 1), (3, 2), (9, 8)])
def test_a_core_is_left_to_the_event_loop(
    cores: int, workers: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "sched_getaffinity", lambda _: range(cores), raising=False)
    assert Settings().bot_workers == workers
    monkeypatch.delattr(os, "sched_getaffinity")
    monkeypatch.setattr(os, "cpu_count", lambda: cores)
    assert Settings().bot_workers == workers
    monkeypatch.setattr(os, "cpu_count", lambda: None)
    assert Settings().bot_workers == 1


def test_the_settings_make_the_pool() -> None:
    settings = Settings(bot_workers=3, bot_queue=5, think_seconds=2)
    pool = settings.bot_pool(settings)
    assert isinstance(pool, ProcessPool)
    assert (pool._most_workers, pool._most_waiting) == (3, 5)
    assert pool._seconds == HANGING * 2


# Counts.


def test_the_log_gets_a_line_a_minute(caplog: pytest.LogCaptureFixture) -> None:
    now = [100.0]
    counts = PoolCounts(clock=lambda: now[0])
    with caplog.at_level(logging.WARNING):
        counts.add("asked")
        assert not caplog.records
        counts.add("late", "sharp did not answer in time")
        for _ in range(4):
            counts.add("asked")
            counts.add("full")
        assert len(caplog.records) == 1
        now[0] += PERIOD
        counts.add("asked")
        assert len(caplog.records) == 1
        counts.add("failed", "worker 7 has ended")
    assert [record.getMessage() for record in caplog.records] == [
        "questions to bots: 1 asked, 1 late; last: sharp did not answer in time",
        "questions to bots: 5 asked, 4 full, 1 failed; last: worker 7 has ended",
    ]
    assert counts.by_name == {
        "asked": 6,
        "shortened": 0,
        "late": 1,
        "full": 4,
        "failed": 1,
        "restarted": 0,
    }

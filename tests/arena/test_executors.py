"""Results of many workers are those of one worker, in the same order."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from buur.arena import Board, BotFailure, Duel, fight
from buur.arena.executors import MAX_QUEUED, TaskExecutor, TaskFuture, in_order, local_executor
from buur.arena.openings import OPENINGS_PER_DEAL, openings
from buur.arena.ray_executor import TRIES, ClusterUnavailable, ray_executor
from buur.arena.training_games import GameTask, TrainingPlan, training_games
from buur.notation import RuleSet
from tests.arena.comparison import plain
from tests.chance import seeded
from tools.rating_pool import PoolWorkload
from tools.rating_simulation import looks_of

DUEL = Duel(rules=RuleSet("schieber"), first="random", second="tests.bots.naive:Naive", seed=3)


class Slow:
    """An executor whose boards are done in any order."""

    size = 3

    def __init__(self) -> None:
        self.asked: list[int] = []
        self.given: list[int] = []
        self.cancelled: list[int] = []
        self.furthest = 0

    def submit(self, seed: int) -> TaskFuture[Board]:
        self.asked.append(seed)
        self.furthest = max(self.furthest, len(self.asked) - len(self.given))
        return _Later(self, seed)


class _Later:
    def __init__(self, executor: Slow, seed: int) -> None:
        self._executor = executor
        self._seed = seed

    def result(self) -> Board:
        self._executor.given.append(self._seed)
        return Board(self._seed, (1.0, -1.0), 2)

    def cancel(self) -> None:
        self._executor.cancelled.append(self._seed)


def test_boards_come_in_order_and_never_far_ahead() -> None:
    executor = Slow()
    given = [board.seed for board in in_order(executor, range(7, 57))]
    assert given == list(range(7, 57))
    assert executor.asked == given
    assert executor.furthest == executor.size * MAX_QUEUED


def test_a_duel_that_is_not_followed_to_its_end_asks_for_no_more() -> None:
    executor = Slow()

    @contextmanager
    def gathered(_: Duel) -> Iterator[TaskExecutor[int, Board]]:
        yield executor

    course = fight(DUEL, 1000, executor=gathered)
    for _ in range(3):
        next(course)
    assert len(executor.asked) <= 3 + executor.size * MAX_QUEUED
    del course
    assert executor.cancelled == executor.asked[3:]


class RayError(Exception):
    pass


class TaskError(RayError):
    def __init__(self, cause: Exception) -> None:
        super().__init__(str(cause))
        self.cause = cause


class ActorError(RayError):
    def __init__(self, *, in_creation: bool = False) -> None:
        super().__init__("the worker died\nof something")
        self.actor_init_failed = in_creation


class FakeRay(ModuleType):
    """As much of Ray as an executor uses, in this process; whatever was asked is done at random."""

    def __init__(self) -> None:
        super().__init__("ray")
        self.exceptions = SimpleNamespace(
            RayTaskError=TaskError, RayActorError=ActorError, RayError=RayError
        )
        self.begun: list[dict[str, Any]] = []
        self.ended = 0
        self.actors: list[_Actor] = []
        self.refuses = False
        self.fatal_seed: object = None
        """The worker that plays this seed, or does this task, dies."""
        self.is_fatal_once = False
        """Whether only one worker dies of it."""
        self.start_error: ActorError | None = None
        """No worker starts, for this reason."""
        self._chance = seeded(1)

    def init(self, address: str | None, **options: Any) -> None:
        if self.refuses:
            raise ConnectionError("nobody there\nat all")
        self.begun.append({"address": address, **options})

    def shutdown(self) -> None:
        self.ended += 1

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": 3.0}

    def remote(self, **_: object) -> Any:
        ray = self

        def decorated(kind: type) -> Any:
            return SimpleNamespace(remote=lambda *given: _Actor(ray, kind(*given)))

        return decorated

    def wait(self, refs: list[_Reference], num_returns: int) -> tuple[list[Any], list[Any]]:
        assert num_returns == 1
        oldest = {ref.actor: ref for ref in reversed(refs)}  # an actor does one after the other
        done = self._chance.choice([*oldest.values()])
        return [done], [ref for ref in refs if ref is not done]

    def get(self, reference: _Reference) -> Any:
        return reference.actor.result(reference)

    def kill(self, actor: _Actor) -> None:
        assert actor.is_lost
        raise RayError("it is gone")


class _Reference:
    def __init__(self, actor: _Actor, seed: Any = None) -> None:
        self.actor = actor
        self.seed = seed


class _Actor:
    def __init__(self, ray: FakeRay, inner: Any) -> None:
        ray.actors.append(self)
        self.seeds: list[Any] = []
        """The seeds of its boards or other tasks, also of those that it did not do."""
        self.is_lost = self.is_closed = False
        self._ray = ray
        self._inner = inner
        self.__ray_ready__ = SimpleNamespace(remote=lambda: _Reference(self))
        self.close = SimpleNamespace(remote=self._close)
        self.run = SimpleNamespace(remote=self._run)

    def _close(self) -> _Reference:
        self.is_closed = True
        return _Reference(self)

    def _run(self, seed: Any) -> _Reference:
        self.seeds.append(seed)
        return _Reference(self, seed)

    def result(self, reference: _Reference) -> Any:
        if self._ray.start_error is not None:
            self.is_lost = True
            raise self._ray.start_error
        if reference.seed is None:
            return None
        self.is_lost |= reference.seed == self._ray.fatal_seed
        if self.is_lost:
            if self._ray.is_fatal_once:
                self._ray.fatal_seed = None
            raise ActorError
        try:
            return self._inner.run(reference.seed)
        except Exception as error:
            raise TaskError(error) from error


@pytest.fixture
def ray(monkeypatch: pytest.MonkeyPatch) -> FakeRay:
    made = FakeRay()
    monkeypatch.setitem(sys.modules, "ray", made)
    return made


def test_a_cluster_plays_the_same_duel(ray: FakeRay) -> None:
    alone = [(one.score.mean, one.deals, one.won) for one in fight(DUEL, 14)]
    spread = fight(DUEL, 14, executor=lambda duel: ray_executor(duel, "auto"))
    assert [(one.score.mean, one.deals, one.won) for one in spread] == alone
    assert sorted(seed for actor in ray.actors for seed in actor.seeds) == list(range(3, 17))
    assert all(actor.seeds and actor.is_closed for actor in ray.actors)
    assert len(ray.actors) == 3
    assert ray.begun[0]["address"] == "auto"
    assert ray.ended == 1


def test_as_many_play_as_are_asked_for(ray: FakeRay) -> None:
    list(fight(DUEL, 2, executor=lambda duel: ray_executor(duel, "local", 2)))
    assert len(ray.actors) == 2
    assert ray.begun[0]["address"] is None


def test_the_boards_of_a_lost_worker_are_played_by_others_and_counted_once(ray: FakeRay) -> None:
    alone = [(one.score.mean, one.deals, one.won) for one in fight(DUEL, 14)]
    ray.fatal_seed = 8
    spread = []
    for one in fight(DUEL, 14, executor=lambda duel: ray_executor(duel, "auto")):
        spread.append((one.score.mean, one.deals, one.won))
        if any(actor.is_lost for actor in ray.actors):
            ray.fatal_seed = None
    assert spread == alone
    lost = [actor for actor in ray.actors if actor.is_lost]
    assert lost
    assert len(ray.actors) == 3 + len(lost)
    assert not any(actor.is_closed for actor in lost)
    played_twice = {seed for actor in lost for seed in actor.seeds if seed >= 8}
    others = {seed for actor in ray.actors if not actor.is_lost for seed in actor.seeds}
    assert 8 in played_twice <= others


def test_what_goes_wrong_on_a_machine_is_told(ray: FakeRay) -> None:
    duel = Duel(rules=RuleSet("schieber"), first="random", second="tests.bots.naive:nobody")
    with pytest.raises(BotFailure) as caught:
        list(fight(duel, 2, executor=lambda one: ray_executor(one, "auto")))
    assert (caught.value.code, caught.value.name) == ("no-factory", duel.second)
    assert ray.ended == 1


def test_a_board_that_takes_several_workers_along_ends_the_duel(ray: FakeRay) -> None:
    ray.fatal_seed = 8
    course = fight(DUEL, 14, executor=lambda duel: ray_executor(duel, "auto"))
    with pytest.raises(BotFailure) as caught:
        list(course)
    assert caught.value.code == "worker-died"
    assert len([actor for actor in ray.actors if 8 in actor.seeds and actor.is_lost]) >= TRIES


def test_a_bot_that_no_machine_can_load_ends_the_duel(ray: FakeRay) -> None:
    ray.start_error = ActorError(in_creation=True)
    with pytest.raises(BotFailure) as caught:
        list(fight(DUEL, 2, executor=lambda one: ray_executor(one, "auto")))
    assert caught.value.code == "worker-died"
    assert len(ray.actors) == 3


def test_a_cluster_that_loses_every_worker_ends_the_duel(ray: FakeRay) -> None:
    ray.start_error = ActorError()
    with pytest.raises(ClusterUnavailable) as missing:
        list(fight(DUEL, 2, executor=lambda one: ray_executor(one, "auto")))
    assert (missing.value.code, missing.value.detail) == ("no-cluster", "the worker died")


def test_a_cluster_that_is_not_there_is_told(ray: FakeRay, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(ClusterUnavailable) as caught:
        list(fight(DUEL, 2, executor=lambda duel: ray_executor(duel, "ray://127.0.0.1:1")))
    assert (caught.value.code, ray.begun) == ("no-cluster", [])
    ray.refuses = True
    with pytest.raises(ClusterUnavailable) as caught:
        list(fight(DUEL, 2, executor=lambda duel: ray_executor(duel, "auto")))
    assert (caught.value.code, caught.value.detail) == ("no-cluster", "nobody there")
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(ClusterUnavailable) as caught:
        list(fight(DUEL, 2, executor=lambda duel: ray_executor(duel, "auto")))
    assert caught.value.code == "no-ray"


PLAN = TrainingPlan(
    bot="random", rules=tuple((name, RuleSet(name), 1) for name in ("schieber", "misere")), seed=4
)


def test_a_cluster_plays_the_same_training_games(ray: FakeRay) -> None:
    alone = list(training_games(PLAN, 1))
    ray.fatal_seed, ray.is_fatal_once = GameTask(1, 0), True
    spread = list(training_games(PLAN, 1, lambda plan: ray_executor(plan, "auto", 2)))
    assert plain(spread) == plain(alone)
    assert sum(actor.is_lost for actor in ray.actors) == 1
    assert [(one.rules, one.number) for one in spread] == [("schieber", 0), ("misere", 0)]


def test_a_cluster_makes_the_same_openings(ray: FakeRay) -> None:
    plan = TrainingPlan(bot="steady", rules=(("schieber", RuleSet("schieber"), 2),), seed=4)
    spread = list(openings(plan, 1, lambda work: ray_executor(work, "auto")))
    assert len(spread) == 2 * OPENINGS_PER_DEAL
    assert plain(spread) == plain(list(openings(plan)))


def test_a_cancelled_task_is_given_to_nobody(ray: FakeRay) -> None:
    with ray_executor(DUEL, "auto", 1) as running:
        futures = [running.submit(seed) for seed in range(6)]
        for future in (*futures[:3], *futures[4:]):
            future.cancel()
        assert futures[3].result().seed == 3
    assert [actor.seeds for actor in ray.actors] == [[3]]


def test_a_cancelled_task_of_a_lost_worker_is_not_done_again(ray: FakeRay) -> None:
    with ray_executor(DUEL, "auto", 1) as running:
        first, second, third = (running.submit(seed) for seed in range(3))
        assert first.result().seed == 0
        second.cancel()
        ray.fatal_seed = 1
        assert third.result().seed == 2
    assert [actor.seeds for actor in ray.actors] == [[0, 1, 2], [2]]


def test_the_package_of_a_workload_is_sent_to_the_machines(ray: FakeRay) -> None:
    with ray_executor(PoolWorkload(), "auto"):
        pass
    sources = [Path(folder).name for folder in ray.begun[0]["runtime_env"]["py_modules"]]
    assert sources == ["buur", "tools"]


def test_pools_look_the_same_on_a_cluster(ray: FakeRay) -> None:
    pools = PoolWorkload(size=12, looks=(1, 3))
    spread = looks_of(2, lambda work: ray_executor(work, "auto"), pools)
    assert spread == looks_of(2, lambda work: local_executor(work, 1), pools)
    assert [len(looks) for looks in spread] == [2, 2]

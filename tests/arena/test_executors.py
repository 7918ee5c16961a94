"""Boards split over many hands come together again as if one had played them all."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from buur.arena import Board, BotFailure, Duel, fight
from buur.arena.executors import MAX_QUEUED, BoardExecutor, BoardFuture, in_order
from buur.arena.ray_executor import ClusterUnavailable, ray_executor
from buur.notation import RuleSet
from tests.chance import seeded

DUEL = Duel(rules=RuleSet("schieber"), first="random", second="tests.bots.naive:Naive", seed=3)


class Slow:
    """An executor whose boards are done in any order."""

    size = 3

    def __init__(self) -> None:
        self.asked: list[int] = []
        self.given: list[int] = []
        self.furthest = 0

    def submit(self, seed: int) -> BoardFuture:
        self.asked.append(seed)
        self.furthest = max(self.furthest, len(self.asked) - len(self.given))
        return _Later(self, seed)


class _Later:
    def __init__(self, executor: Slow, seed: int) -> None:
        self._crew = executor
        self._seed = seed

    def result(self) -> Board:
        self._crew.given.append(self._seed)
        return Board(self._seed, (1.0, -1.0), 2)


def test_boards_come_in_order_and_never_far_ahead() -> None:
    executor = Slow()
    given = [board.seed for board in in_order(executor, range(7, 57))]
    assert given == list(range(7, 57))
    assert executor.asked == given
    assert executor.furthest == executor.size * MAX_QUEUED


def test_a_duel_that_is_not_followed_to_its_end_asks_for_no_more() -> None:
    executor = Slow()

    @contextmanager
    def gathered(_: Duel) -> Iterator[BoardExecutor]:
        yield executor

    course = fight(DUEL, 1000, executor=gathered)
    for _ in range(3):
        next(course)
    assert len(executor.asked) <= 3 + executor.size * MAX_QUEUED


class RayError(Exception):
    pass


class TaskError(RayError):
    def __init__(self, cause: Exception) -> None:
        super().__init__(str(cause))
        self.cause = cause


class ActorError(RayError):
    pass


class FakeRay(ModuleType):
    """As much of Ray as an executor uses, in this process; whatever was asked is done at random."""

    def __init__(self) -> None:
        super().__init__("ray")
        self.exceptions = SimpleNamespace(
            RayTaskError=TaskError, RayActorError=ActorError, RayError=RayError
        )
        self.begun: list[dict[str, Any]] = []
        self.ended = 0
        self.calls: dict[int, list[int]] = {}
        self.dies = self.refuses = False
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

    def wait(self, refs: list[Any], num_returns: int, timeout: int) -> tuple[list[Any], list[Any]]:
        assert (num_returns, timeout) == (len(refs), 0)
        done = [ref for ref in refs if self._chance.random() < 0.3]
        return done, [ref for ref in refs if ref not in done]

    def get(self, reference: Any) -> Any:
        if isinstance(reference, list):
            return [self.get(one) for one in reference]
        if self.dies:
            raise ActorError
        try:
            return reference()
        except Exception as error:
            raise TaskError(error) from error


class _Actor:
    def __init__(self, ray: FakeRay, inner: Any) -> None:
        number = len(ray.calls)
        ray.calls[number] = []

        def board(seed: int) -> Any:
            ray.calls[number].append(seed)
            return lambda: inner.board(seed)

        self.board = SimpleNamespace(remote=board)
        self.close = SimpleNamespace(remote=lambda: inner.close)


@pytest.fixture
def ray(monkeypatch: pytest.MonkeyPatch) -> FakeRay:
    made = FakeRay()
    monkeypatch.setitem(sys.modules, "ray", made)
    return made


def test_a_cluster_plays_the_same_duel(ray: FakeRay) -> None:
    alone = [(one.score.mean, one.deals, one.won) for one in fight(DUEL, 14)]
    spread = fight(DUEL, 14, executor=lambda duel: ray_executor(duel, "auto"))
    assert [(one.score.mean, one.deals, one.won) for one in spread] == alone
    assert sorted(seed for seeds in ray.calls.values() for seed in seeds) == list(range(3, 17))
    assert all(ray.calls.values())
    assert len(ray.calls) == 3
    assert ray.begun[0]["address"] == "auto"
    assert ray.ended == 1


def test_as_many_play_as_are_asked_for(ray: FakeRay) -> None:
    list(fight(DUEL, 2, executor=lambda duel: ray_executor(duel, "local", 2)))
    assert len(ray.calls) == 2
    assert ray.begun[0]["address"] is None


def test_what_goes_wrong_on_a_machine_is_told(ray: FakeRay) -> None:
    duel = Duel(rules=RuleSet("schieber"), first="random", second="tests.bots.naive:nobody")
    with pytest.raises(BotFailure) as caught:
        list(fight(duel, 2, executor=lambda one: ray_executor(one, "auto")))
    assert (caught.value.code, caught.value.name) == ("no-factory", duel.second)
    assert ray.ended == 1
    ray.dies = True
    with pytest.raises(BotFailure) as caught:
        list(fight(DUEL, 2, executor=lambda one: ray_executor(one, "auto")))
    assert caught.value.code == "worker-died"


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

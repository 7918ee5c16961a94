"""Duels: reproducible, taken up where they were left, and steady against a beginner.

The figures are in docs/notebook/2026-11-steady-every-rule-set.md.
"""

from __future__ import annotations

import shutil
from pathlib import Path
from statistics import fmean, stdev

import pytest

import buur
from buur.arena import (
    Board,
    BotFailure,
    Checkpoint,
    CheckpointMismatch,
    Duel,
    DuelStatistics,
    contestant,
    deals_per_board,
    fight,
    play_board,
)
from buur.arena.build_id import build_id
from buur.bots import bot
from buur.errors import BuurError
from buur.notation import RuleSet
from buur.variants.registry import PRESETS, variant
from tests.bots.naive import Naive

PACKAGE = Path(buur.__file__).parent
SCHIEBER = RuleSet("schieber")
DUEL = Duel(rules=SCHIEBER, first="random", second="tests.bots.naive:Naive", seed=3)


def against_a_beginner(name: str, seeds: range, deals: int | None) -> tuple[float, float]:
    """Return what ``steady`` gains, and the standard error."""
    rules = variant(name)
    gains = [
        play_board(rules, lambda seed: bot("steady", seed), Naive, seed, deals).gain
        for seed in seeds
    ]
    return fmean(gains), stdev(gains) / len(gains) ** 0.5


@pytest.mark.slow
@pytest.mark.parametrize("name", PRESETS)
def test_steady_beats_a_beginner_in_every_rule_set(name: str) -> None:
    deals = None if deals_per_board(variant(name)) is None else 4
    mean, error = against_a_beginner(name, range(60), deals)
    assert mean > error


def last(duel: Duel, boards: int, **options: object) -> DuelStatistics:
    """Return how a duel stands at its end."""
    return list(fight(duel, boards, **options))[-1]  # type: ignore[arg-type]


def figures(standing: DuelStatistics) -> tuple[object, ...]:
    """Return what does not depend on the clock."""
    first, second = standing.tallies
    score = standing.score
    return (
        (score.boards, score.mean, score.error, standing.deals, standing.won),
        (first.acts, first.illegal, second.acts, second.illegal),
    )


def test_the_number_of_processes_changes_nothing() -> None:
    assert figures(last(DUEL, 6)) == figures(last(DUEL, 6, workers=2))


def test_what_goes_wrong_in_a_process_is_told() -> None:
    duel = Duel(rules=SCHIEBER, first="random", second="tests.bots.naive:nobody")
    with pytest.raises(BotFailure) as caught:
        last(duel, 1, workers=2)
    assert (caught.value.code, caught.value.name) == ("no-factory", duel.second)


def test_a_duel_goes_on_where_it_was_left(tmp_path: Path) -> None:
    path = tmp_path / "duel.jsonl"
    whole = last(DUEL, 5)
    last(DUEL, 2, checkpoint=Checkpoint(path, DUEL.identity()))
    with path.open("a", encoding="utf-8") as file:
        file.write('{"seed":5,"gai')
    taken_up = Checkpoint(path, DUEL.identity())
    assert [board.seed for board in taken_up.boards] == [3, 4]
    assert figures(last(DUEL, 5, checkpoint=taken_up)) == figures(whole)
    again = Checkpoint(path, DUEL.identity())
    assert [board.seed for board in again.boards] == [3, 4, 5, 6, 7]
    assert figures(last(DUEL, 5, checkpoint=again)) == figures(whole)
    assert last(DUEL, 2, checkpoint=again).score.boards == 2


def test_tallies_are_kept_with_the_boards(tmp_path: Path) -> None:
    path = tmp_path / "duel.jsonl"
    before = last(DUEL, 2, checkpoint=Checkpoint(path, DUEL.identity()))
    after = last(DUEL, 2, checkpoint=Checkpoint(path, DUEL.identity()))
    assert after.tallies[0].times == before.tallies[0].times
    assert after.tallies[0].seconds == pytest.approx(before.tallies[0].seconds, abs=1e-5)


@pytest.mark.parametrize("content", ["x", "{}\n", "[]\n", "\n", "format 1\n", "\udcff"])
def test_another_file_is_left_alone(content: str, tmp_path: Path) -> None:
    path = tmp_path / "other"
    path.write_bytes(content.encode(errors="surrogateescape"))
    before = path.read_bytes()
    with pytest.raises(CheckpointMismatch):
        Checkpoint(path, DUEL.identity())
    assert path.read_bytes() == before


def test_another_duel_is_named_by_what_differs(tmp_path: Path) -> None:
    path = tmp_path / "duel.jsonl"
    Checkpoint(path, DUEL.identity())
    with pytest.raises(CheckpointMismatch, match="seed differs"):
        Checkpoint(path, DUEL.identity() | {"seed": 4})
    with path.open("a", encoding="utf-8") as file:
        file.write('{"seed":3}\n')
    with pytest.raises(CheckpointMismatch, match="boards"):
        Checkpoint(path, DUEL.identity())


def test_boards_of_two_builds_are_not_mixed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "duel.jsonl"
    Checkpoint(path, DUEL.identity())
    before = path.read_bytes()
    monkeypatch.setattr("buur.arena.checkpoint.build_id", lambda: "0.1.0 of tomorrow")
    with pytest.raises(CheckpointMismatch, match="build differs"):
        Checkpoint(path, DUEL.identity())
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    ("name", "changes"),
    [("bots/heuristics/lead.py", True), ("rules/tricks.py", True), ("cli/app.py", False)],
)
def test_a_build_is_told_by_what_plays(name: str, changes: bool, tmp_path: Path) -> None:
    for folder in ("bots", "rules", "cli"):
        shutil.copytree(PACKAGE / folder, tmp_path / folder)
    before = build_id(tmp_path)
    assert before == build_id(tmp_path) != build_id()
    with (tmp_path / name).open("a", encoding="utf-8") as file:
        file.write("# another\n")
    assert (build_id(tmp_path) != before) == changes


def test_a_decided_duel_stops(monkeypatch: pytest.MonkeyPatch) -> None:
    def played(*_: object) -> Board:
        return Board(0, (50.0, 20.0 + len(made)), 2)

    made: list[int] = []
    monkeypatch.setattr("buur.arena.duel_session.play_board", played)
    assert last(DUEL, 500, early=True).score.boards == 20
    assert last(DUEL, 50).score.boards == 50


def test_contestants_have_names() -> None:
    assert contestant("steady").player(1).name == "steady"
    assert contestant("tests.bots.naive:Naive").player(1).name == "tests.bots.naive:Naive"
    with pytest.raises(BuurError, match="expected one of"):
        contestant("nobody")


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("no.such.module:Bot", "no-module"),
        (":Bot", "no-module"),
        ("tests.bots.naive:", "unknown-bot"),
        ("tests.bots.naive:JACK", "no-factory"),
    ],
)
def test_a_bot_that_cannot_be_made_is_told(name: str, code: str) -> None:
    with pytest.raises(BuurError) as caught:
        contestant(name)
    assert getattr(caught.value, "code", None) == code


class Broken:
    """Fails on its first turn."""

    name = "broken"

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, view: object) -> object:
        raise KeyError("lost")

    def interject(self, view: object) -> None:
        return None


def test_a_bot_that_fails_is_told() -> None:
    duel = Duel(rules=SCHIEBER, first="tests.arena.test_duel:Broken", second="random")
    with pytest.raises(BotFailure, match="KeyError: 'lost'"):
        last(duel, 1)

"""Games as a table of decisions in a file."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pyarrow.parquet as parquet
import pytest

from buur.bots import bot
from buur.envs import Partie, actions_of, export_games, layout, play_games
from buur.envs.datasets import COLUMNS
from buur.errors import ArgumentError, BotError, BuurError, RecordError
from buur.notation import Record, dumps, record_of, replay
from buur.play.model.events import Played, Pushed
from buur.seats import Seat
from buur.variants.registry import variant

WRONG: Any = 5


def games(rules: str, count: int = 1, **arguments: Any) -> list[Record]:
    return [*play_games(rules, ["easy"] * variant(rules).seats, count, seed=7, **arguments)]


def rows_of(path: Path) -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = parquet.read_table(path).to_pylist()
    return rows


@pytest.mark.parametrize("name", ["chibre", "mise", "pomme", "coinche", "molotow"])
def test_a_game_played_by_the_rows_of_its_file_comes_out_the_same(
    name: str, tmp_path: Path
) -> None:
    """The rows, given to the environment deal by deal, are what it observes and pays."""
    path = tmp_path / "games.parquet"
    (game,) = games(name, deals=2)
    written = export_games(path, [game])
    rows = rows_of(path)
    assert written == len(rows) > 0
    *_, end = replay(game)
    env = Partie(name, deals=2)
    env.reset(1)
    env._episode.partie = next(state for state in replay(game) if state.phase not in BEFORE)
    env._episode._views.clear()
    for row in [row for row in rows if row["deal"] == 1]:
        env.agent_selection = f"seat_{row['seat']}"
        seen = env.observe(env.agent_selection)
        assert row["observation"] == seen["observation"].tolist()
        assert row["action_mask"] == seen["action_mask"].tolist()
        assert row["action_name"] == actions_of(name).names[row["action"]]
        assert row["phase"] == env.partie.phase
        env.step(row["action"])
        if row["last"]:
            paid = row["reward"]
            assert paid == row["deal_return"]
        else:
            assert row["reward"] == 0.0
    assert end.history[0] == env.partie.history[0]
    last = [(row["deal"], row["seat"]) for row in rows if row["last"]]
    assert sorted(last) == sorted({(row["deal"], row["seat"]) for row in rows})
    returns = {row["seat"]: row["deal_return"] for row in rows if row["deal"] == 1}
    assert returns == {
        seat: env.rewards[f"seat_{seat}"] for seat in range(env.rules.seats) if seat in returns
    }


BEFORE = ("open", "cut", "seal", "deal")


def test_the_file_describes_itself(tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    export_games(path, games("chibre", 2, deals=1), group=30)
    file, rules = parquet.ParquetFile(path), variant("chibre")
    assert [field.name for field in file.schema_arrow] == [column.name for column in COLUMNS]
    sizes = {"observation": "int32[m]", "action_mask": "int8[n]"}
    words = {"double": "float64"}
    for field, column in zip(file.schema_arrow, COLUMNS, strict=True):
        found = sizes.get(field.name, words.get(str(field.type), str(field.type)))
        assert found == column.dtype
    assert [file.metadata.row_group(at).num_rows for at in range(2)] == [30, 30]
    metadata = file.schema_arrow.metadata
    assert metadata[b"environment"] == b"buur/chibre-v0"
    assert json.loads(metadata[b"actions"]) == [*actions_of(rules).names]
    features = json.loads(metadata[b"features"])
    assert features == {name: [part.start, part.stop] for name, part in layout(rules).items()}
    assert json.loads(metadata[b"contracts"]) == ["trump:S", "trump:H", "trump:D", "trump:C"]
    rows = rows_of(path)
    assert [row["game"] for row in rows] == sorted(row["game"] for row in rows)
    assert {row["game"] for row in rows} == {0, 1}
    assert all(len(row["seed"]) == 64 for row in rows)
    assert len({row["seed"] for row in rows}) == 2


def test_records_on_disk_are_read(tmp_path: Path) -> None:
    (game,) = games("chibre", deals=1)
    source, one, two = tmp_path / "game.txt", tmp_path / "one.parquet", tmp_path / "two.parquet"
    source.write_text(dumps(game), encoding="utf-8")
    assert export_games(one, [game]) == export_games(str(two), [source])
    assert rows_of(one) == rows_of(two)


def test_a_seed_determines_the_games() -> None:
    assert games("chibre", 2, deals=1) == games("chibre", 2, deals=1)
    players = [bot("easy", 1)] * 4
    one, two = play_games("chibre", players, 2, seed=1, deals=2)
    assert one != two
    assert one.names == ("easy",) * 4


def test_whole_parties_are_played_without_a_number_of_deals() -> None:
    *_, end = replay(games("match-aux-cartes")[0])
    assert end.is_over


def test_an_unfinished_deal_is_left_out(tmp_path: Path) -> None:
    (game,) = games("chibre", deals=1)
    cut = record_of(game.events[:-12], game.variant)
    assert export_games(tmp_path / "games.parquet", [cut]) == 0
    assert rows_of(tmp_path / "games.parquet") == []


@pytest.mark.parametrize(
    ("arguments", "error", "sentence"),
    [
        ((WRONG, []), ArgumentError, "path is 5: expected the path of a file"),
        (("x", WRONG), ArgumentError, "games is 5: expected an iterable of records"),
        (("x", "y"), ArgumentError, "games is 'y': expected an iterable of records"),
        (("x", []), ArgumentError, "games has no game"),
        (("x", [WRONG]), ArgumentError, r"games\[0\] is 5: expected a record, or the path of one"),
    ],
)
def test_wrong_arguments_are_named_and_no_file_is_left(
    arguments: tuple[Any, Any], error: type[Exception], sentence: str, tmp_path: Path
) -> None:
    path = tmp_path / "x" if arguments[0] == "x" else arguments[0]
    with pytest.raises(error, match=sentence):
        export_games(path, arguments[1])
    assert [*tmp_path.iterdir()] == []


def test_games_that_cannot_be_exported_are_refused(tmp_path: Path) -> None:
    path, (game,) = tmp_path / "x", games("chibre", deals=1)
    with pytest.raises(ArgumentError, match=r"games\[1\] is 'schieber': expected a game of chibre"):
        export_games(path, [game, *games("schieber", deals=1)])
    with pytest.raises(ArgumentError, match=r"games\[0\] is 'a record with hidden hands'"):
        export_games(path, [record_of(game.events[:-12], game.variant, seat=0)])
    with pytest.raises(ArgumentError, match="group is 0: expected a whole number from 1"):
        export_games(path, [game], group=0)
    played = next(at for at, event in enumerate(game.events) if isinstance(event, Played))
    wrong = (*game.events[: played + 1], Pushed(Seat(0)))
    with pytest.raises(RecordError):
        export_games(path, [Record(rules=game.rules, names=game.names, entries=wrong)])
    assert [*tmp_path.iterdir()] == []


def test_a_missing_library_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "pyarrow", None)
    with pytest.raises(BuurError, match=r"pip install 'buur\[datasets\]'"):
        export_games(tmp_path / "x", games("chibre", deals=1))


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("chibre", ["easy"] * 3, 1), "players is .*: expected a list of 4 bots"),
        (("chibre", "easy", 1), "players is 'easy': expected a list of 4 bots"),
        (("chibre", [WRONG] * 4, 1), "players is 5: expected"),
        (("chibre", ["easy"] * 4, -1), "count is -1: expected a whole number"),
    ],
)
def test_games_of_wrong_players_are_refused(arguments: Any, sentence: str) -> None:
    with pytest.raises(ArgumentError, match=sentence):
        play_games(*arguments)
    with pytest.raises(BotError, match="stedy"):
        play_games("chibre", ["stedy"] * 4, 1)

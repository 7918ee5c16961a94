"""``buur series``."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Call

PAIRS = ("Anna & Beat", "Carla & Dario", "Eva & Fritz")


@pytest.fixture
def file(tmp_path: Path, call: Call) -> str:
    """Return the file of a series that has yet to begin."""
    name = str(tmp_path / "evening.json")
    assert call("series", "new", name, *PAIRS).code == 0
    return name


def shown(call: Call, file: str) -> dict[str, list[dict[str, object]]]:
    """Return what a series holds."""
    found: dict[str, list[dict[str, object]]] = json.loads(
        call("series", "show", file, "--json").out
    )
    return found


def test_a_series_is_played_by_bots_and_at_a_table(call: Call, file: str) -> None:
    assert call("series", "auto", file, "--bot", "random", "--seed", "1").code == 0
    assert call("series", "enter", file, "2", "1300", "1212").code == 0
    done = call("series", "auto", file, "3", "--bot", "random", "--lang", "en")
    assert done.code == 0
    assert all(name in done.out for name in (*PAIRS, "1300 : 1212", "Rank"))
    found = shown(call, file)
    assert sum(int(str(one["points"])) for one in found["standings"]) == 3 * 2512
    assert call("series", "auto", file).code == 2


def test_a_seed_gives_the_same_game(call: Call, file: str) -> None:
    games = []
    for _ in range(2):
        call("series", "auto", file, "2", "--bot", "random", "--seed", "7")
        games.append(shown(call, file)["games"])
    assert games[0] == games[1]
    assert games[0][1]["points"] is not None


@pytest.mark.parametrize("lang", ["fr", "de", "it", "en"])
def test_slips_get_one_sentence_and_lose_nothing(lang: str, call: Call, file: str) -> None:
    before = Path(file).read_bytes()
    slips = [
        ["new", file, "A", "B"],
        ["new", file + "2", "A"],
        ["new", file + "2", "A", ""],
        ["new", file + "2", "A", "A"],
        ["new", file + "2", "A", "B", "--rules", "chibre"],
        ["new", file + "2", "A", "B", "--rules", "nothing"],
        ["enter", file, "1", "1", "2"],
        ["enter", file, "9", "1256", "1256"],
        ["enter", file, "1", "9999999", "1"],
        ["enter", file, "1", "x", "1"],
        ["enter", file, "1", "1256"],
        ["auto", file, "9"],
        ["auto", file, "--bot", "nobody"],
        ["show", file + "2"],
        ["show", __file__],
    ]
    for slip in slips:
        done = call("series", slip[0], "--lang", lang, *slip[1:])
        assert (done.code, done.out) == (2, ""), slip
        assert len(done.err.splitlines()) == 1, slip
    assert Path(file).read_bytes() == before
    assert not Path(file + "2").exists()

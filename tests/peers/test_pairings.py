"""The rows of the table of strength, what is kept of them, and how they are written."""

from __future__ import annotations

from pathlib import Path

import pytest

from buur.arena import play_deals
from buur.bots import BOTS, bot
from peers import contestants, strength
from peers.contestants import LEVELS, PROGRAMS, below, command
from peers.pairings import (
    RULES,
    Pairing,
    Provenance,
    pairings,
    read_provenance,
    statistics_of,
    write_provenance,
)

ROW = Pairing("steady", "random", "points")


def pairs(*ours: str) -> list[tuple[str, str]]:
    return [(row.first, row.second) for row in pairings(ours, ["points"]) if row.second in LEVELS]


def test_each_plays_the_yardsticks_below_it_and_all_others() -> None:
    assert pairs("random", "easy", "steady") == [
        ("easy", "random"),
        ("steady", "random"),
        ("steady", "easy"),
    ]
    assert {row.second for row in pairings(["random"], ["points"])} == set(PROGRAMS)


def test_every_bot_has_a_level(monkeypatch: pytest.MonkeyPatch) -> None:
    assert set(LEVELS) == BOTS.keys()
    monkeypatch.setattr(contestants, "LEVELS", ("random", "easy", "steady", "keen", "keenest"))
    assert below("keen@300") == ["random", "steady"]
    assert below("keenest") == ["random", "steady", "keen"]
    assert below("random") == []


def test_agents_are_called_as_programs() -> None:
    assert command("sharp@300", "python") == "sharp@300"
    assert command("schieber Greedy", "python") == "cmd:python -m peers.schieber_player greedy"


def test_every_row_has_a_file_of_its_own(tmp_path: Path) -> None:
    names = [*LEVELS, "keen@300", "keen@200ms", *PROGRAMS]
    everything = [Pairing(a, b, rules) for a in names for b in names for rules in RULES]
    assert len({row.file(tmp_path) for row in everything}) == len(everything)


def sums(rules: str) -> set[int]:
    """Return what both sides together are written in some deals."""
    players = [bot("random", seat) for seat in range(4)]
    deals = [play_deals(RULES[rules].variant, players, seed, 1) for seed in range(6)]
    return {sum(table.state.scores) for table in deals}


def test_points_are_all_that_counts_in_the_rules_of_that_name() -> None:
    assert sums("points") == {157}
    assert sums("schieber") > {157}


def test_a_row_is_played_kept_and_shown(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["--folder", str(tmp_path), "--among", "steady", "--against", "random"]
    asked += ["--rules", "points"]
    assert strength.main([*asked, "--deals", "3"]) == 0
    printed = capsys.readouterr().out
    assert statistics_of(ROW, tmp_path).score.boards == 3
    assert "| `steady` | `random` | 3 | " in printed
    assert strength.main([*asked, "--show"]) == 0
    assert capsys.readouterr().out == printed
    assert strength.main([*asked, "--show", "--times"]) == 0
    heads, rule, row = capsys.readouterr().out.splitlines()[-3:]
    assert heads.count("|") == rule.count("|") == row.count("|") == printed.count("|") // 3 + 4
    assert strength.main([*asked, "--deals", "4"]) == 0
    assert statistics_of(ROW, tmp_path).score.boards == 4


def test_what_has_not_been_played_is_not_in_the_table(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert strength.main(["--folder", str(tmp_path), "--show", "--among", "steady"]) == 0
    assert "steady" not in capsys.readouterr().out


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        (["--among", "nobody"], "'nobody' does not exist"),
        (["--among", "steady", "--peers", "no-such-python"], "no-such-python"),
    ],
)
def test_what_cannot_be_played_is_said_in_a_sentence(
    asked: list[str], said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    against = ["--against", "schieber Random"]
    assert strength.main(["--folder", str(tmp_path), *against, *asked]) == 2
    told = capsys.readouterr().err
    assert told.startswith("strength: ")
    assert said in told
    assert told.count("\n") == 1


def test_all_commits_of_a_row_are_kept(tmp_path: Path) -> None:
    path = ROW.file(tmp_path)
    assert read_provenance(path) is None
    for commit in ("one", "two", "one"):
        write_provenance(path, Provenance((commit,), "a machine", "schieber 0.1.10"))
    assert read_provenance(path) == Provenance(("one", "two"), "a machine", "schieber 0.1.10")

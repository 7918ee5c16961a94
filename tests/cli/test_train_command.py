"""``buur train``."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from buur.bots.policy.weights import dumps, imitation_weights, loads
from buur.cli.training import plan_of
from buur.i18n import LANGUAGES
from tests.cli.conftest import Call, refusal

TRAIN = ("train", "--bot", "steady", "--rules", "schieber", "--deals", "1", "--workers", "1")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "own.json"


def test_what_was_learnt_is_written_and_told(call: Call, file: Path) -> None:
    done = call(*TRAIN, str(file), "--json")
    assert (done.code, done.err) == (0, "")
    told, written = json.loads(done.out), loads(file.read_text(encoding="utf-8"))
    assert told["file"] == str(file)
    assert (told["bot"], told["rules"]) == ("steady", {"schieber": 4})
    assert told["wanting"]["choices"] == written.fits["wanting"].choices > 0
    assert "weights" not in told["wanting"]
    assert [path.name for path in file.parent.iterdir() if path.is_file()] == [file.name]


def test_the_seed_decides(call: Call, file: Path) -> None:
    texts = []
    for seed in ("3", "3", "4"):
        call(*TRAIN, str(file), "--seed", seed)
        texts.append(file.read_text(encoding="utf-8"))
    assert texts[0] == texts[1] != texts[2]


def test_habits_are_bettered_by_play(call: Call, file: Path) -> None:
    done = call(*TRAIN, str(file), "--practise", "2", "--lang", "en")
    assert (done.code, done.err) == (0, "")
    assert "steady has played: schieber. Deals in all: 6." in done.out
    assert "foreseen" not in done.out
    written = loads(file.read_text(encoding="utf-8"))
    assert written.fits["wanting"].weights != imitation_weights().fits["wanting"].weights
    assert written.fits["shunning"].weights == imitation_weights().fits["shunning"].weights


@pytest.mark.parametrize("lang", LANGUAGES)
def test_where_the_trumps_are_made_by_playing_nothing_is_practised(
    lang: str, call: Call, file: Path
) -> None:
    asked = ("train", str(file), "--bot", "steady", "--rules", "molotow", "--deals", "1")
    options = ("--practise", "2", "--workers", "1")
    done = call(*asked, *options, "--lang", lang)
    assert (done.code, done.out) == (2, "")
    assert "molotow" in done.err
    assert "--rules" in done.err
    assert not file.exists()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_has_its_table(
    lang: str, call: Call, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("buur.cli.training.training_games", lambda *_: iter(()))
    monkeypatch.setattr("buur.cli.training.fit_policy", lambda *_: imitation_weights())
    done = call(*TRAIN, str(file), "--lang", lang)
    assert (done.code, done.err) == (0, "")
    wanting = imitation_weights().fits["wanting"]
    assert f"{wanting.choices:,}" in done.out
    assert f"{100 * wanting.held_out.foreseen:.1f} %" in done.out
    assert str(file) in done.out.replace("\n", "")


def test_an_interruption_leaves_the_file_as_it_was(
    call: Call, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("buur.arena.training_games.play_training_game", interrupted)
    file.write_text("before", encoding="utf-8")
    assert call(*TRAIN, str(file)).code == 130
    assert file.read_text(encoding="utf-8") == "before"
    assert [path.name for path in file.parent.iterdir() if path.is_file()] == [file.name]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--bot", "nobody"), "There is no bot “nobody”."),
        (("--bot", "sharp+{}"), "There is no file {}."),
        (("--bot", "sharp+" + __file__), "holds no habits that this program can read."),
        (("--rules", "jasss"), "There is no rule set “jasss”."),
        (("--bot", "no.such.module:Bot"), "cannot be loaded"),
        (
            ("--bot", "listen:x"),
            "listen:x does not contain a port: x. Write a number from 1 to 65535",
        ),
        (("--bot", "zuehlke:3000", "--rules", "mise"), "zuehlke:3000 cannot play mise."),
        (
            ("--bot", "tests.arena.test_training_games:Silent"),
            "Silent gives an answer that the rules do not",
        ),
        (("--bot", "tests.arena.test_training_games:Shouting"), "do not allow: 'SJ'."),
        (("--bot", "tests.arena.test_training_games:Slow"), "do not allow: no answer in time."),
    ],
)
def test_what_cannot_be_played_is_told(
    arguments: tuple[str, ...], said: str, call: Call, file: Path
) -> None:
    named = [each.format(file) for each in arguments]
    done = call(*TRAIN, str(file), *named, "--lang", "en")
    assert said.format(file) in refusal(done)
    assert not file.exists()


def test_a_cluster_needs_ray_and_a_bot_that_can_be_anywhere(
    call: Call, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    for options in ((), ("--practise", "2")):
        done = call(*TRAIN, str(file), *options, "--ray", "auto", "--lang", "en")
        assert "Ray, which it takes to reach auto, is not installed." in refusal(done)
    done = call("train", str(file), "--bot", "listen:9", "--ray", "auto", "--lang", "en")
    assert "listen:9 cannot play on a cluster." in refusal(done)
    assert not file.exists()


def test_where_nothing_can_be_written_is_told_at_once(call: Call, tmp_path: Path) -> None:
    done = call(*TRAIN, str(tmp_path), "--lang", "en")
    assert done.err == f"buur: {tmp_path} is a folder. Name a file in it.\n"
    done = call(*TRAIN, str(tmp_path / "none" / "own.json"), "--lang", "en")
    assert f"There is no file {tmp_path}/none/own.json." in refusal(done)


def test_several_rule_sets_are_played() -> None:
    names = [name for name, _, _ in plan_of("sharp", (), None, 0).rules]
    assert {"schieber", "estimation", "misere"} < set(names)
    own = plan_of("sharp", ("misere", "brouc", "misere"), None, 0)
    assert [(name, deals) for name, _, deals in own.rules] == [("misere", 250), ("brouc", 700)]
    assert {deals for _, _, deals in plan_of("easy", (), 7, 0).rules} == {7}


def test_a_duel_with_what_was_learnt(call: Call, file: Path) -> None:
    file.write_text(dumps(imitation_weights()), encoding="utf-8")
    duel = ("duel", f"sharp@2+{file}", "sharp@2", "--deals", "1", "--workers", "1")
    done = call(*duel, "--rules", "schieber", "--json")
    assert (done.code, json.loads(done.out)["per_deal"]) == (0, 0.0)
    file.write_text("{}", encoding="utf-8")
    done = call(*duel, "--lang", "en")
    assert "holds no habits that this program can read. `buur train` writes such files." in refusal(
        done
    )

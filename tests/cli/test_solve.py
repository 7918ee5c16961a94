"""``buur solve``."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from buur.cli.session import LANGUAGES
from tests.cli.conftest import Call, refusal

DEAL = "SJ HA; S9 H6; S6 HK; SA H7"


@pytest.fixture
def auto(call: Call, tmp_path: Path) -> Callable[..., Path]:
    """Return a function that writes the record of one deal of random bots to a file."""

    def write(*arguments: str, seed: str = "4") -> Path:
        path = tmp_path / "partie.jass"
        played = ("play", "--auto", "--deals", "1", "--seed", seed, "--bot", "random")
        path.write_text(call(*played, *arguments).out, encoding="utf-8")
        return path

    return write


def test_a_deal_is_solved(call: Call) -> None:
    found = json.loads(call("solve", DEAL, "--contract", "trump:S", "--json").out)
    assert found == {
        "contract": "trump:S",
        "seat": 0,
        "aim": "most",
        "points": 65,
        "best": ["SJ"],
        "cards": [
            {"card": "SJ", "points": 65, "match": 0},
            {"card": "HA", "points": 36, "match": 0},
        ],
    }


def test_a_deal_is_solved_within_a_trick(call: Call) -> None:
    done = call("solve", "HA; S9 H6; S6 HK; SA H7", "--trick", "SJ", "--json")
    found = json.loads(done.out)
    assert found["seat"] == 1
    assert [one["card"] for one in found["cards"]] == ["S9"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_results_are_a_table(call: Call, lang: str) -> None:
    out = call("solve", DEAL, "--lang", lang).out
    assert "trump:S" in out
    assert "SJ *" in out
    assert out.index("SJ *") < out.index("HA")


def test_a_record_is_solved(call: Call, auto: Callable[..., Path]) -> None:
    record = auto()
    last = json.loads(call("solve", str(record), "--json").out)
    assert len(last["cards"]) == 1
    lines = record.read_text(encoding="utf-8").splitlines()
    for events in range(len(lines) - 10, 30, -5):
        done = call("solve", str(record), "--at", str(events), "--json")
        assert done.code == 0, done.err
        assert json.loads(done.out)["cards"]


SAID = [
    (("SJ HA; S9 H6",), "Hands given: 2, seats in play: 4."),
    (("SJ; SJ; S6; S7",), "Given twice: SJ."),
    (("SJ SJ; S8 S9; S6 H6; S7 H7",), "Given twice: SJ."),
    (("SX; SJ; S6; S7",), "“SX” is not a card"),
    (("; ; ; ",), "Nobody holds a card"),
    (("SJ HA; S9; S6; S7",), "Cards of seat 1: 1, expected: 2"),
    (("SJ;S9;S6;S7", "--trick", "H6 H7 H8 H9"), "Cards on the table: 4"),
    (("SJ HA;S9 H6;S6 HK;SA H7", "--rules", "stich-differenzler"), "difference from a prediction"),
    (("SJ HA;S9 H6;S6 HK;SA H7", "--rules", "molotow"), "These rules score by rank"),
    ((DEAL, "--leader", "7"), "7 is not a seat"),
    ((DEAL, "--contract", "hearts"), "“hearts” is not a contract"),
    ((DEAL, "--contract", "trump"), "“trump” is not a contract"),
    ((DEAL, "--contract", "open"), "becomes known only by playing"),
    ((DEAL, "--aim", "more"), "--aim cannot take this value. It can be: most, fewest, 0, 1, 2"),
    ((DEAL, "--at", "3"), "--at works only with a record"),
    ((DEAL, "--record", "1"), "--record works only with a record"),
    (("no.jass", "--leader", "0"), "--leader works only with hands typed in"),
    (("no.jass", "--rules", "chibre"), "--rules works only with hands typed in"),
    (("no.jass",), "There is no file no.jass"),
]


@pytest.mark.parametrize(("arguments", "said"), SAID, ids=[" ".join(one) for one, _ in SAID])
def test_what_cannot_be_solved_is_refused_in_every_language(
    call: Call, arguments: tuple[str, ...], said: str
) -> None:
    told = {lang: refusal(call("solve", *arguments, "--lang", lang)) for lang in LANGUAGES}
    assert said in told["en"]
    assert len(set(told.values())) == len(LANGUAGES)


def test_a_record_without_cards_is_refused(call: Call, tmp_path: Path) -> None:
    record = tmp_path / "empty.jass"
    record.write_text("format 1\nrules chibre/1\nseats A; B; C; D\n\nopened 3\n")
    done = call("solve", str(record))
    assert "nothing to solve" in refusal(done)


def test_the_first_record_that_can_be_solved_is(call: Call, tmp_path: Path) -> None:
    record = tmp_path / "three.jass"
    empty = "format 1\nrules chibre/1\nseats A; B; C; D\n\nopened 3\n\n"
    played = call("play", "--auto", "--deals", "1", "--seed", "4", "--bot", "random").out
    record.write_text(empty + played + "\n" + played, encoding="utf-8")
    first = json.loads(call("solve", str(record), "--json").out)
    assert first == json.loads(call("solve", str(record), "--record", "3", "--json").out)
    assert "nothing to solve" in call("solve", str(record), "--record", "1").err
    assert "Records in it: 3" in call("solve", str(record), "--record", "4").err
    record.write_text(empty + played.replace("play ", "lay ", 1), encoding="utf-8")
    line = 1 + record.read_text(encoding="utf-8").splitlines().index(
        next(line for line in played.replace("play ", "lay ", 1).splitlines() if line[:3] == "lay")
    )
    assert f"line {line}," in call("solve", str(record)).err


@pytest.mark.parametrize("rules", ["pomme", "pomme-3", "pandur-4"])
def test_who_sits_out_is_no_hindrance(call: Call, auto: Callable[..., Path], rules: str) -> None:
    record = auto("--rules", rules, seed="3")
    done = call("solve", str(record), "--json")
    assert done.code == 0, done.err
    found = json.loads(done.out)
    card = found["cards"][0]["card"]
    assert f" {found['seat']}:{card}" in record.read_text(encoding="utf-8")


def test_trumps_that_are_not_known_yet_are_one_sentence(
    call: Call, auto: Callable[..., Path]
) -> None:
    done = call("solve", str(auto("--rules", "molotow", seed="3")), "--at", "8")
    assert "there is no trump yet" in refusal(done)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("aim", ["most", "fewest", "40"])
def test_what_is_wanted_can_be_said(call: Call, lang: str, aim: str) -> None:
    arguments = ("solve", "SJ H6; S9 HA; S6 HK; SA H7", "--aim", aim)
    found = json.loads(call(*arguments, "--json").out)
    key = "distance" if aim == "40" else "points"
    known = {one["card"]: one[key] for one in found["cards"]}
    assert known == {"most": {"SJ": 45, "H6": 43}, "fewest": {"SJ": 45, "H6": 50}}.get(
        aim, {"SJ": 5, "H6": 10}
    )
    assert (str(found["aim"]), found["best"], found[key]) == (aim, ["SJ"], known["SJ"])
    table = call(*arguments, "--lang", lang).out
    assert "SJ *" in table
    assert "H6 *" not in table

"""``buur solve``."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from buur.cli.session import LANGUAGES
from tests.cli.conftest import Call

DEAL = "SJ HA; S9 H6; S6 HK; SA H7"


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


def test_a_record_is_solved(call: Call, tmp_path: Path) -> None:
    record = tmp_path / "partie.jass"
    auto = ("play", "--auto", "--deals", "1", "--seed", "4", "--bot", "random")
    record.write_text(call(*auto).out, encoding="utf-8")
    last = json.loads(call("solve", str(record), "--json").out)
    assert len(last["cards"]) == 1
    lines = record.read_text(encoding="utf-8").splitlines()
    for events in range(len(lines) - 10, 30, -5):
        done = call("solve", str(record), "--at", str(events), "--json")
        assert done.code == 0, done.err
        assert json.loads(done.out)["cards"]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("SJ HA; S9 H6",), "2 hands were given, but 4 seats play"),
        (("SJ; SJ; S6; S7",), "SJ stands in two places"),
        (("SX; SJ; S6; S7",), "'SX' is not a card"),
        ((DEAL, "--leader", "7"), "7 is not a seat"),
        ((DEAL, "--contract", "hearts"), "'hearts' is not a contract"),
        (("no.jass",), "There is no file no.jass"),
    ],
)
def test_what_cannot_be_solved_is_refused(
    call: Call, arguments: tuple[str, ...], said: str
) -> None:
    done = call("solve", *arguments)
    assert done.code == 2
    assert said in done.err
    assert "Traceback" not in done.err


def test_a_record_without_cards_is_refused(call: Call, tmp_path: Path) -> None:
    record = tmp_path / "empty.jass"
    record.write_text("format 1\nrules chibre/1\nseats A; B; C; D\n\nopened 3\n")
    done = call("solve", str(record))
    assert done.code == 2
    assert "nothing to solve" in done.err

"""``buur play --auto`` writes records, ``buur check`` accepts them and finds what is wrong."""

from __future__ import annotations

import json
import re
from itertools import cycle, product
from pathlib import Path
from typing import Any

import pytest

from buur.cli.session import LANGUAGES
from buur.notation import dumps, loads
from buur.notation.record_checks import split_records
from buur.variants.registry import PRESETS
from tests.chance import seeded
from tests.cli.conftest import Call
from tests.families import is_quick

SHORT = ("--option", "target=150")
"""A low target ends a partie of chibre after a deal or two."""


def short(name: str) -> tuple[str, ...]:
    """Return options that keep a partie of a preset short."""
    rules = PRESETS[name].variant
    if rules.partie.finish == "deals":
        whole_rounds = rules.partie.strokes == "low_half"
        deals = rules.seats if whole_rounds else 2
        return ("--rules", name, "--option", f"deals={deals}")
    return ("--rules", name, "--option", f"target={max(2, rules.partie.target // 7)}")


def checked(call: Call, record: str) -> dict[str, Any]:
    """Return what ``buur check`` says about a record, with its exit code."""
    done = call("check", "-", "--json", stdin=record.encode())
    found = json.loads(done.out)
    assert found["ok"] == found["files"][0]["ok"]
    return {**found["files"][0], "code": done.code}


WAYS = (("text", "steady"), ("jsonl", "random"))
"""A form of the record, and who plays."""
IN_ONE_WAY = {
    (name, way) for name, way in zip(filter(is_quick, PRESETS), cycle(WAYS), strict=False)
}


@pytest.mark.parametrize(
    ("name", "face", "bot"),
    [
        pytest.param(name, *way, marks=() if (name, way) in IN_ONE_WAY else pytest.mark.slow)
        for name, way in product(PRESETS, WAYS)
    ],
)
def test_every_preset_is_played_to_its_end_and_accepted(
    name: str, face: str, bot: str, call: Call
) -> None:
    extra = ("--jsonl",) if face == "jsonl" else ()
    played = call("play", "--auto", *short(name), "--bot", bot, "--seed", "4", *extra)
    assert (played.code, played.err) == (0, "")
    record = loads(played.out)
    assert record.rules.name == name
    assert dumps(record, "jsonl" if face == "jsonl" else "text") == played.out
    assert '"e":"result"' in played.out or "\nresult " in played.out
    found = checked(call, played.out)
    assert (found["code"], found["ok"], found["events"]) == (0, True, len(record.events))


def test_the_same_seed_gives_the_same_record(call: Call) -> None:
    first, again = (call("play", "--auto", *SHORT, "--seed", "9").out for _ in range(2))
    assert first == again
    assert call("play", "--auto", *SHORT, "--seed", "10").out != first


def test_without_a_seed_chance_is_that_of_the_system(
    call: Call, monkeypatch: pytest.MonkeyPatch
) -> None:
    system = iter([seeded(1), seeded(2)])
    monkeypatch.setattr("buur.arena.self_play.random.SystemRandom", lambda: next(system))
    first, again = (call("play", "--auto", *SHORT).out for _ in range(2))
    assert first != again
    assert next(system, None) is None
    assert call("check", "-", stdin=first.encode()).code == 0


@pytest.mark.parametrize("extra", [(), ("--jsonl",)])
def test_several_parties_stand_in_one_stream(extra: tuple[str, ...], call: Call) -> None:
    played = call("play", "--auto", *SHORT, "--parties", "3", "--seed", "2", *extra)
    found = checked(call, played.out)
    assert (found["ok"], found["records"]) == (True, 3)


@pytest.mark.parametrize("deals", [1, 3, 7])
def test_a_number_of_deals_cuts_the_last_partie_short(deals: int, call: Call) -> None:
    played = call("play", "--auto", *SHORT, "--deals", str(deals), "--seed", "2")
    assert len(re.findall(r"^deal ", played.out, re.MULTILINE)) == deals
    assert played.out.count("\nrevealed ") == deals
    assert call("check", "-", stdin=played.out.encode()).code == 0


def test_bots_may_differ_by_seat(call: Call) -> None:
    bots = [word for name in ("steady", "random", "steady", "random") for word in ("--bot", name)]
    played = call("play", "--auto", *SHORT, "--seed", "1", *bots)
    assert loads(played.out).names == ("steady", "random", "steady", "random")


def test_house_rules_are_played(call: Call, tmp_path: Path) -> None:
    house = tmp_path / "house.toml"
    house.write_text('base = "schieber"\n[options]\ntarget = 200\n', encoding="utf-8")
    played = call("play", "--auto", "--house", str(house), "--seed", "1").out
    assert "rules schieber/1 target=200\n" in played
    assert call("play", "--auto", "--rules", str(house), "--seed", "1").out == played


def falsified(record: str) -> str:
    """Return a record whose first total is wrong."""
    return re.sub(r"total (\d+)", lambda found: f"total {int(found[1]) + 1}", record, count=1)


@pytest.fixture
def record(call: Call) -> str:
    return call("play", "--auto", *SHORT, "--seed", "4").out


def test_a_wrong_total_is_found_at_its_line_and_column(record: str, call: Call) -> None:
    wrong = falsified(record)
    line = next(i for i, text in enumerate(wrong.splitlines(), 1) if text.startswith("claim"))
    column = wrong.splitlines()[line - 1].index("total") + 1
    done = call("check", "-", "--lang", "en", stdin=wrong.encode())
    assert done.code == 1
    note, problem = done.out.splitlines()
    assert "note: this seal is of the first protocol" in note
    assert problem.startswith(f"-:{line}:{column}: total is ")


def test_places_are_right_behind_other_records(record: str, call: Call) -> None:
    wrong = falsified(record)
    alone, after = checked(call, wrong), checked(call, f"{record}\n{wrong}")
    offset = record.count("\n") + 1
    assert [one["line"] + offset for one in alone["problems"]] == [
        one["line"] for one in after["problems"]
    ]


def test_an_illegal_act_is_found_and_told_in_every_language(record: str, call: Call) -> None:
    wrong = re.sub(r"^cut (\d):\d+$", r"cut \1:40", record, count=1, flags=re.MULTILINE)
    said = set()
    for lang in LANGUAGES:
        done = call("check", "-", "--lang", lang, stdin=wrong.encode())
        assert done.code == 1
        said.add(done.out)
    assert len(said) == len(LANGUAGES)


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"\n\n",
        b"nonsense",
        b"\xff\xfe\x00",
        b"format 9\n",
        b"format 1\nrules nothing/1\nseats a;b;c;d\n",
        b"format 1\nrules chibre/1\nseats a;b\n",
        b"{}",
        b'{"format":1}',
        b'{"format":1,"rules":{"name":"chibre","version":1,"options":{}},"seats":["a"],"tags":{}}\n',
        b"{" * 3000,
        b"[" * 3000,
    ],
)
def test_what_cannot_be_read_is_exit_code_2(content: bytes, call: Call, tmp_path: Path) -> None:
    path = tmp_path / "bad.jass"
    path.write_bytes(content)
    done = call("check", str(path), "--lang", "en")
    assert done.code == 2
    assert all(line.startswith(f"{path}") for line in done.out.splitlines())
    assert "cannot be read" in done.out
    found = json.loads(call("check", str(path), "--json").out)
    assert found["ok"] is False
    assert found["files"][0]["unreadable"]


def test_the_worst_of_several_files_counts(record: str, call: Call, tmp_path: Path) -> None:
    good, bad = tmp_path / "good.jass", tmp_path / "bad.jass"
    good.write_text(record, encoding="utf-8")
    bad.write_text(falsified(record), encoding="utf-8")
    assert call("check", str(good)).code == 0
    assert call("check", str(good), str(bad)).code == 1
    assert call("check", str(good), str(bad), str(tmp_path / "none.jass")).code == 2


def test_records_are_told_apart_by_their_first_line(record: str) -> None:
    text = f"\ufeff\r\n{record}\r\n\r\n{record}".replace("\n", "\r\n")
    found = list(split_records(text))
    assert len(found) == 2
    assert [loads(chunk) == loads(record) for _, chunk in found] == [True, True]


@pytest.mark.parametrize("no", ["no", "off", "Off", "false", "0"])
def test_an_option_of_the_stoeck_has_a_second_name(no: str, call: Call) -> None:
    """The last one counts, by whichever name."""
    options = ("--option", "stock=yes", "--option", f"stoeck={no}")
    record = call("play", "--auto", "--deals", "1", "--seed", "3", *options).out
    assert loads(record).rules.changes == {"stock": False}


def test_the_draw_of_partners_is_in_the_record_and_checked(call: Call, tmp_path: Path) -> None:
    """Rules §2.1: partners hold the two highest cards drawn; another order is refused."""
    house = tmp_path / "drawn.toml"
    house.write_text('base = "schieber"\n[options]\ntarget = 200\nteams_drawn = true\n', "utf-8")
    record = call("play", "--auto", "--house", str(house), "--seed", "3").out
    opened = next(line for line in record.splitlines() if line.startswith("opened "))
    head, cards = opened.split(" drawn ")
    first, second, third, fourth = cards.split()
    good, bad = tmp_path / "good.jass", tmp_path / "bad.jass"
    good.write_text(record, "utf-8")
    swapped = f"{head} drawn {first} {third} {second} {fourth}"
    bad.write_text(record.replace(opened, swapped), "utf-8")
    assert call("check", str(good)).code == 0
    assert call("check", str(bad)).code != 0

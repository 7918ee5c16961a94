"""``buur duel``."""

from __future__ import annotations

import json
import re
import shlex
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

from buur.cli.duel_setup import workers_of
from buur.i18n import LANGUAGES, texts
from tests.arena.external_bots import own_port
from tests.cli.conftest import Call, refusal

DUEL = ("duel", "random", "tests.bots.naive:Naive", "--rules", "schieber", "--workers", "1")


def test_a_duel_is_told_in_figures(call: Call) -> None:
    done = call(*DUEL, "--deals", "3", "--lang", "en")
    assert (done.code, done.err) == (0, "")
    assert "3 times, 6 deals in all" in done.out
    assert "±" in done.out
    assert "Not decided yet" in done.out


def test_json_has_everything(call: Call) -> None:
    found = json.loads(call(*DUEL, "--deals", "3", "--seed", "5", "--json").out)
    assert (found["rules"], found["a"], found["seed"], found["boards"]) == (
        "schieber",
        "random",
        5,
        3,
    )
    assert found["standard_error"] > 0
    assert found["bots"]["b"]["illegal"] == 0
    assert found["bots"]["b"]["acts"] > 0
    assert 0 <= found["win_rate"] <= 1


def test_the_same_seed_gives_the_same_figures(call: Call) -> None:
    first, again = (json.loads(call(*DUEL, "--deals", "2", "--json").out) for _ in range(2))
    assert first["per_deal"] == again["per_deal"]
    other = json.loads(call(*DUEL, "--deals", "2", "--seed", "9", "--json").out)
    assert first["per_deal"] != other["per_deal"]


def test_length_cuts_parties_and_deals_are_counted(call: Call) -> None:
    found = json.loads(call(*DUEL, "--deals", "5", "--length", "4", "--json").out)
    assert (found["boards"], found["deals_per_partie"], found["deals"]) == (2, 4, 16)


def test_a_state_is_taken_up_and_belongs_to_one_duel(call: Call, tmp_path: Path) -> None:
    kept = ("--state", str(tmp_path / "duel.jsonl"))
    first = json.loads(call(*DUEL, "--deals", "2", "--json", *kept).out)
    more = json.loads(call(*DUEL, "--deals", "3", "--json", *kept).out)
    assert (first["boards"], more["boards"]) == (2, 3)
    other = call(*DUEL, "--deals", "2", "--seed", "1", "--lang", "en", *kept)
    assert other.code == 2
    assert "belongs to another duel: seed differs" in other.err
    head = (tmp_path / "duel.jsonl").read_text(encoding="utf-8")
    changed = re.sub('"build":"[^"]*"', '"build":"0.1.0 of old"', head)
    (tmp_path / "duel.jsonl").write_text(changed, encoding="utf-8")
    other = call(*DUEL, "--deals", "3", "--lang", "en", *kept)
    assert other.code == 2
    assert "was played by another version of Buur than this one" in other.err


@pytest.mark.parametrize(
    ("names", "said"),
    [
        (("steady", "nobody"), "There is no bot “nobody”."),
        (("steady", "random@9"), "The bot random takes no budget."),
        (("no.such.module:Bot", "steady"), "cannot be loaded"),
        (("tests.bots.naive:JACK", "steady"), "no function JACK"),
        (("tests.arena.test_duel:Broken", "steady"), "failed: KeyError: 'lost'."),
        (("steady", "listen:x"), "listen:x does not contain a port: x."),
        (("steady", "listen:99999"), "listen:99999 does not contain a port: 99999."),
        (("zuehlke:abc", "steady"), "Write a number from 1 to 65535, as in listen:9000"),
        (("steady", "hslu-old:"), "hslu-old: does not contain an address: –. Write hslu:"),
    ],
)
def test_bots_that_cannot_play_are_told(names: tuple[str, str], said: str, call: Call) -> None:
    done = call("duel", *names, "--deals", "1", "--workers", "1", "--lang", "en")
    assert said in refusal(done)


@pytest.mark.parametrize("name", ["zuehlke:3000", "hslu:http://127.0.0.1:9/x"])
def test_who_cannot_play_a_game_is_not_waited_for(name: str, call: Call) -> None:
    done = call("duel", name, "steady", "--rules", "mise", "--lang", "en")
    assert (done.code, done.out) == (2, "")
    assert done.err.startswith(f"buur: {name} cannot play mise. ")


@pytest.mark.parametrize("option", ["--plot", "--state"])
def test_a_folder_is_no_file(option: str, call: Call, tmp_path: Path) -> None:
    done = call(*DUEL, "--deals", "1", option, str(tmp_path), "--lang", "en")
    assert refusal(done) == f"buur: {tmp_path} is a folder. Name a file in it.\n"


@pytest.mark.parametrize("seconds", ["0", "-1", "nan", "inf", "soon"])
def test_a_time_that_is_none_is_refused(seconds: str, call: Call) -> None:
    done = call(*DUEL, "--deals", "1", "--timeout", seconds, "--lang", "en")
    assert refusal(done) == "buur: --timeout cannot take this value. It can be: 0 < x ≤ 3600.\n"


def test_there_are_as_many_processes_as_cores(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where the system does not say how many of them are ours."""
    monkeypatch.setattr("os.cpu_count", lambda: 7)
    monkeypatch.setattr("os.sched_getaffinity", lambda _: {1, 4}, raising=False)
    assert workers_of(("steady",), None) == 2
    monkeypatch.delattr("os.sched_getaffinity")
    assert workers_of(("steady",), None) == 7
    assert (workers_of(("steady",), 3), workers_of(("listen:9",), 3)) == (3, 1)


def test_every_language_says_it_differently(call: Call) -> None:
    said = {call(*DUEL, "--deals", "1", "--lang", lang).out.split("±")[0] for lang in LANGUAGES}
    assert len(said) == len(LANGUAGES)


def test_an_interruption_says_what_is_kept(
    call: Call, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    kept = ("--state", str(tmp_path / "duel.jsonl"))
    call(*DUEL, "--deals", "2", *kept)
    monkeypatch.setattr("buur.arena.duel_session.play_board", interrupted)
    done = call(*DUEL, "--deals", "9", "--lang", "en", *kept)
    assert done.code == 130
    assert "Boards kept: 2" in done.err


ARENA = Path(__file__).parents[2] / "src/buur/arena"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_failure_of_a_bot_has_its_text(lang: str) -> None:
    sources = "\n".join(path.read_text(encoding="utf-8") for path in ARENA.glob("*.py"))
    codes = set(re.findall(r'BotFailure\(\s*"([a-z-]+)"', sources))
    assert codes >= {"crashed", "hung", "no-hello", "no-program"}
    assert all(texts(lang).has(f"cli-error-bot-{code}") for code in codes)


def test_a_program_that_ends_is_told(call: Call) -> None:
    name = f"cmd:{shlex.quote(sys.executable)} -S -E -c 1/0"
    done = call("duel", name, "random", "--deals", "1", "--workers", "1", "--lang", "en")
    assert "has ended: ZeroDivisionError: division by zero." in refusal(done)


def test_where_bots_are_awaited_is_told(call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("buur.arena.zuehlke_table.JOIN_TIMEOUT", 0.02)  # expires: nobody comes
    with own_port(monkeypatch) as port:
        names = (f"zuehlke:{port}", "random", "--rules", "schieber")
        done = call("duel", *names, "--workers", "2", "--lang", "en")
    assert (done.code, done.out) == (2, "")
    assert f"Waiting at ws://127.0.0.1:{port} for four bots of the Jass Challenge." in done.err
    assert f"Nobody plays for zuehlke:{port}. Bots missing at the table: 4." in done.err


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_course_is_drawn(lang: str, call: Call, tmp_path: Path) -> None:
    path = tmp_path / "duel.svg"
    done = call(*DUEL, "--deals", "2", "--lang", lang, "--plot", str(path))
    assert (done.code, done.err) == (0, "")
    picture = ElementTree.parse(path).getroot()
    said = [one.text or "" for one in picture.iter("{http://www.w3.org/2000/svg}text")]
    assert texts(lang).format("cli-duel-plot-band") in said
    assert any("schieber" in one for one in said)


def test_a_cluster_needs_ray_and_bots_that_can_be_anywhere(
    call: Call, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    done = call(*DUEL, "--ray", "auto", "--lang", "en")
    assert "Ray, which it takes to reach auto, is not installed." in refusal(done)
    done = call("duel", "listen:9", "random", "--ray", "auto", "--lang", "en")
    assert "listen:9 cannot play on a cluster." in refusal(done)

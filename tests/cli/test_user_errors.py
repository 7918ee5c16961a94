"""Any input gets one sentence and the right exit code, never a traceback."""

from __future__ import annotations

import io
import os
import shlex
import signal
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from buur.cli import main
from buur.cli.app import COMMANDS
from buur.cli.session import LANGUAGES, language
from buur.errors import RulesError
from tests.cli.conftest import PROGRAM, Call, refusal

SLIPS = [
    ["foo"],
    ["--foo"],
    ["play", "--foo"],
    ["play", "extra"],
    ["play", "--rules", "nothing"],
    ["play", "--rules", "chibr"],
    ["play", "--rules", "nothing.toml"],
    ["play", "--rules", "chibre", "--house", "x.toml"],
    ["play", "--house", "nothing.toml"],
    ["play", "--house", "."],
    ["play", "--house"],
    ["play", "--option", "target"],
    ["play", "--option", "tagret=5"],
    ["play", "--option", "stoeck_colour=5"],
    ["play", "--option", "target=x"],
    ["play", "--option", "target=0"],
    ["play", "--option", "melds=perhaps"],
    ["play", "--option", "multipliers=S=x"],
    ["play", "--option", "multipliers=S=99"],
    ["play", "--option", "finish=deals"],
    ["play", "--bot", "nobody"],
    ["play", "--bot", "easy@300"],
    ["play", "--bot", "steady", "--bot", "random"],
    ["play", "--port", "65536"],
    ["play", "--port", "x"],
    ["play", "--lang", "es"],
    ["play", "--seed", "5"],
    ["play", "--seed", "0"],
    ["play", "--deals", "5"],
    ["play", "--auto", "--port", "5"],
    ["play", "--auto", "--port", "0"],
    ["play", "--auto", "--no-browser"],
    ["play", "--auto", "--deals", "1", "--parties", "1"],
    ["play", "--auto", "--deals", "0"],
    ["play", "--auto", "--seed", "x"],
    ["play", "--auto", "--bot", "steady", "--bot", "random"],
    ["serve", "--port", "-1"],
    ["serve", "--host", "no.such.host.invalid", "--port", "0"],
    ["serve", "--durability", "forever"],
    ["serve", "--trusted-proxy", "proxy.example"],
    ["serve", "--connections", "0"],
    ["serve", "--database", "/proc/no/such.db", "--port", "0"],
    ["rules", "foo"],
    ["rules", "show"],
    ["rules", "show", "nothing"],
    ["rules", "show", "chibre", "--against", "nothing"],
    ["rules", "explain"],
    ["rules", "explain", "nothing"],
    ["rules", "list", "extra"],
    ["ask", "nothing.jsonl"],
    ["ask", "."],
    ["ask", "--rules", "nothing"],
    ["check"],
    ["check", "--foo", "x"],
    ["bench", "extra"],
    ["doctor", "--port", "0"],
    ["doctor", "extra"],
]


@pytest.fixture(autouse=True)
def _nameless(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ask nobody in the network for names."""
    find = socket.getaddrinfo

    def found(host: str | None, *arguments: Any, **named: Any) -> Any:
        if host is not None and host.endswith(".invalid"):
            raise socket.gaierror(socket.EAI_NONAME, "Name or service not known")
        return find(host, *arguments, **named)

    monkeypatch.setattr("socket.getaddrinfo", found)


@pytest.mark.parametrize("arguments", SLIPS, ids=" ".join)
def test_every_slip_gets_one_sentence(arguments: list[str], call: Call) -> None:
    refusal(call(*arguments))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    "arguments",
    [slip for slip in SLIPS if "--lang" not in slip][::4],
    ids=" ".join,
)
def test_sentences_come_in_every_language(lang: str, arguments: list[str], call: Call) -> None:
    done = call(*arguments, "--lang", lang)
    if "--lang" not in done.err:  # rules, without a subcommand that knows it, has no --lang
        refusal(done)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("words", ["one", "one two"])
def test_words_too_many_are_named_in_every_language(lang: str, words: str, call: Call) -> None:
    said = refusal(call("play", *words.split(), "--lang", lang))
    assert words in said
    assert "buur play --help" in said
    assert "unexpected" not in said


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("play", "--auto=3"), "--auto takes no value. Write --auto alone."),
        (("play", "--port"), "--port needs a value. Write it after the option: --port VALUE."),
        (
            ("play", "--auto", "--deals", "0"),
            "--deals cannot take this value. It can be: 1, 2, 3 …",
        ),
        (
            ("play", "--auto", "--rules", ""),
            "There is no rule set “”. Examples: chibre, schieber, coiffeur, estimation, sidi;",
        ),
        (
            ("rules", "explain", "chibre", "--foo"),
            "buur rules explain has no option --foo. `buur rules explain --help` lists those",
        ),
        (("serve", "--database", "{}", "--port", "0"), "{} is a folder. Name a file in it."),
        (
            ("serve", "--host", "no.such.host.invalid", "--port", "0"),
            "The server cannot listen on no.such.host.invalid, port 0: Name or service not known.",
        ),
    ],
)
def test_a_slip_is_told_with_what_was_expected(
    arguments: tuple[str, ...],
    said: str,
    call: Call,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    done = call(*(word.format(tmp_path) for word in arguments))
    assert refusal(done).startswith(f"buur: {said.format(tmp_path)}")


@pytest.mark.parametrize(
    "text", ["base=chibre", "target = 5", 'base = "chibre"\nfoo = 1', "base = 1"]
)
def test_a_file_of_house_rules_is_told_what_it_has_to_hold(
    text: str, call: Call, tmp_path: Path
) -> None:
    file = tmp_path / "house.toml"
    file.write_text(text)
    said = refusal(call("play", "--auto", "--house", str(file), "--lang", "it"))
    assert said.startswith(f"buur: {file} non è un file di regole di casa: ")
    assert said.count(str(file)) == 1
    assert 'base = "schieber"' in said


def test_the_language_is_that_of_the_locale(call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    said = {}
    for lang in LANGUAGES:
        monkeypatch.setenv("LC_ALL", f"{lang}_CH.UTF-8")
        said[lang] = call("rules", "show", "chibr").err
    assert len(set(said.values())) == len(LANGUAGES)
    assert "gibt es nicht" in said["de"]


def test_which_language_is_asked_for() -> None:
    assert language(["play", "--lang", "it"], {}) == "it"
    assert language(["play", "--lang=de"], {"LANG": "fr"}) == "de"
    assert language(["play", "--lang"], {"LANG": "fr_CH"}) == "fr"
    assert language(["--lang", "es"], {"LC_ALL": "", "LANG": "it"}) == "it"
    assert language([], {"LC_ALL": "C", "LANG": "fr"}) == "en"
    assert language([], {}) == "en"


@pytest.mark.parametrize(
    ("content", "word"),
    [
        (b"base = ", "TOML"),
        (b"\xff\xfe", "text"),
        (b'base = "nothing"', "nothing"),
        (b"colour = 1", "colour"),
        (b"[options]\ntarget = 500", 'such as base = "chibre"'),
        (b'base = "chibre"\n[options]\ntagret = 5', "target"),
        (b'base = "chibre"\n[options]\ntarget = 0', "target"),
        (b'base = "chibre"\n[options]\nfinish = "deals"', "deals"),
        (b'base = "chibre"\n[options]\nimposed = "x"', "impos"),
        (b'base = "chibre"\n[options]\ncontracts = [[[]]]', "contracts"),
        (b'base = "chibre"\n[options]\ntarget = ' + b"1" * 4301, "digits"),
        (b'base = "chibre"\n[options]\ntarget = 0x' + b"f" * 4301, "target"),
        (b'base = "chibre"\n[options]\ntarget = ' + b"[" * 50_000, "deeply"),
        (b'base = "chibre"\n[options]\ntarget = ' + b"[" * 400 + b"]" * 400, "target"),
    ],
)
def test_house_rules_that_cannot_be_played(
    content: bytes, word: str, call: Call, tmp_path: Path
) -> None:
    house = tmp_path / "house.toml"
    house.write_bytes(content)
    for arguments in (["play", "--auto", "--house", str(house)], ["rules", "show", str(house)]):
        done = call(*arguments)
        refusal(done)
        assert word in done.err


def test_control_characters_do_not_reach_the_terminal(call: Call) -> None:
    done = call("rules", "show", "\x1b[31mred\nline" + "x" * 1000)
    refusal(done)
    assert "\x1b" not in done.err
    assert len(done.err) < 1000


def test_a_mistake_of_ours_is_one_sentence_and_a_log(
    call: Call, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(name: str) -> None:
        raise ZeroDivisionError(f"no {name}")

    monkeypatch.setattr("buur.cli.commands.rules.load_rules", broken)
    done = call("rules", "list")
    assert done.code == 70
    assert done.err.count("\n") == 1
    assert "ZeroDivisionError" in done.err
    log = next(Path(word.rstrip(";")) for word in done.err.split() if word.startswith("/"))
    assert "Traceback" in log.read_text(encoding="utf-8")
    monkeypatch.setenv("BUUR_DEBUG", "1")
    assert "Traceback" in call("rules", "list").err


def test_a_text_that_is_missing_is_no_second_mistake(
    call: Call, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(name: str) -> None:
        raise RulesError(f"{name} cannot be read today", "of-which-nothing-is-written")

    monkeypatch.setattr("buur.cli.ruleset.load_rules", broken)
    done = call("play", "--rules", "chibre", "--lang", "de")
    refusal(done)
    assert done.err == "buur: chibre cannot be read today\n"


def test_without_arguments_the_help_is_shown(call: Call) -> None:
    done = call()
    assert (done.code, done.err) == (0, "")
    for name in COMMANDS:
        assert name in done.out


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_explains_itself(name: str, call: Call) -> None:
    done = call(name, "--help")
    assert (done.code, done.err) == (0, "")
    assert "Usage: buur " + name in done.out


def test_the_version(call: Call) -> None:
    import buur

    assert call("--version").out == f"buur {buur.__version__}\n"


def test_a_closed_pipe_is_no_trouble() -> None:
    done = subprocess.run(
        f"{shlex.join(PROGRAM)} play --auto --parties 60 --bot random --seed 1"
        " | head -1; echo ${PIPESTATUS[0]}",
        shell=True,
        executable="/bin/bash",
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout == "format 1\n141\n"
    assert done.stderr == ""


@pytest.fixture
def ctrl_c() -> Iterator[Callable[..., None]]:
    """Return what presses Ctrl-C; what runs in a shell's background ignores it else."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield lambda *_: signal.raise_signal(signal.SIGINT)
    signal.signal(signal.SIGINT, before)


def test_ctrl_c_is_one_sentence(
    call: Call, ctrl_c: Callable[..., None], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("buur.arena.self_play.record_of_bots", ctrl_c)
    done = call("play", "--auto", "--parties", "1000000", "--lang", "en")
    assert done == (130, "", "buur: Interrupted.\n")


STARTING = {
    "buur",
    *(f"buur.{name}" for name in ("arguments", "cli", "errors", "i18n")),
    *(f"buur.cli.{name}" for name in ("app", "logs", "session", "user_errors")),
    *(f"buur.i18n.{name}" for name in ("catalogue", "decks", "errors", "languages", "names")),
    *(f"buur.i18n.{name}" for name in ("numbers", "source", "texts")),
}
"""What the program needs of its own to say its version or to help."""
LARGE = {
    *("asyncio", "concurrent", "email", "http", "json", "multiprocessing"),
    *("sqlite3", "ssl", "subprocess", "unittest", "xml"),
}
"""Packages of the standard library that would take a good part of the start."""


@pytest.mark.parametrize("argument", ["--version", "--help"])
def test_starting_loads_little(argument: str) -> None:
    """What it loads decides how long it takes, which ``buur bench --only ratio`` measures."""
    code = (
        "import sys; before = set(sys.modules); from buur.cli import main;"
        f" main(['{argument}']); print(*(set(sys.modules) - before))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    loaded = set(done.stdout.splitlines()[-1].split())
    top = {name.partition(".")[0] for name in loaded}
    assert {name for name in loaded if name.startswith("buur")} <= STARTING
    assert top - sys.stdlib_module_names == {"buur", "click"}
    assert not top & LARGE


WORDS = st.sampled_from(
    [
        *("rules", "list", "show", "explain", "ask", "check", "chibre", "schieber", "--json"),
        *("--against", "--lang", "de", "fr", "--rules", "--option", "target=5", "--house", "-"),
        *("--help", "--nope", "", "--", "-x", "nothing", "\udcff", "ö", "--auto=1"),
    ]
) | st.text(st.characters(exclude_characters="\0"), max_size=4)


@settings(
    max_examples=150,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)
@given(command=st.sampled_from(["rules", "ask", "check"]), words=st.lists(WORDS, max_size=5))
def test_nonsense_on_the_command_line(
    command: str,
    words: list[str],
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(b"nonsense\n"), encoding="utf-8"))
    code = main([command, *words])
    said = capsys.readouterr()
    assert code in (0, 1, 2), (words, said.err)
    assert "Traceback" not in said.err + said.out


@pytest.mark.parametrize("encoding", ["ascii", "latin-1"])
def test_a_terminal_without_our_characters_gets_others(
    encoding: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    terminal = io.BytesIO()
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(terminal, encoding=encoding))
    assert main(["rules", "explain", "chibre", "--lang", "fr"]) == 0
    shown = terminal.getvalue().decode(encoding)
    assert "chibre" in shown.casefold()
    assert "?" in shown
    assert capsys.readouterr().err == ""


CLOSED = ("<&-", ">&-", "<&- >&-", "2>&-", "<&- >&- 2>&-")
CALLS = ("--version", "ask", "check -", "rules list", "foo")
"""Which read, write, or complain."""
TELLING = {
    *(("<&-", name) for name in ("ask", "check -")),
    *((">&-", name) for name in ("--version", "rules list")),
    *(("2>&-", name) for name in ("ask", "foo")),
    ("<&- >&-", "ask"),
    *(("<&- >&- 2>&-", name) for name in CALLS),
}
"""Pairs in which a call misses a stream that it needs."""


@pytest.mark.parametrize(
    ("closed", "arguments"),
    [
        pytest.param(*pair, marks=() if pair in TELLING else pytest.mark.slow)
        for pair in product(CLOSED, CALLS)
    ],
)
def test_closed_streams_are_no_trouble(closed: str, arguments: str) -> None:
    done = subprocess.run(
        f"{shlex.join(PROGRAM)} {arguments} {closed}",
        shell=True,
        input=b"",
        capture_output=True,
    )
    assert done.returncode in (0, 2)
    assert b"Traceback" not in done.stderr
    assert b"mistake" not in done.stderr


def test_output_to_a_full_disk_is_one_sentence() -> None:
    if not Path("/dev/full").exists():
        pytest.fail("this system has no /dev/full; the test needs another way")
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            [*PROGRAM, "rules", "show", "chibre", "--json"],
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            env={**os.environ, "LC_ALL": "C.UTF-8"},
        )
    assert done.returncode == 2
    assert "disk is full" in done.stderr
    assert "Traceback" not in done.stderr

"""Whatever is typed: one sentence, the right exit code, never a traceback."""

from __future__ import annotations

import contextlib
import os
import resource
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from buur.cli import main
from buur.cli.app import COMMANDS
from buur.cli.session import LANGUAGES, language
from buur.errors import RulesError
from tests.cli.conftest import Call, Done

PROGRAM = [sys.executable, "-c", "import sys; from buur.cli import main; sys.exit(main())"]


def assert_one_sentence(done: Done) -> None:
    assert done.code == 2
    assert done.out == ""
    assert done.err.startswith("buur: ")
    assert done.err.count("\n") == 1
    assert "Traceback" not in done.err


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


@pytest.mark.parametrize("arguments", SLIPS, ids=" ".join)
def test_every_slip_gets_one_sentence(arguments: list[str], call: Call) -> None:
    assert_one_sentence(call(*arguments))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    "arguments",
    [slip for slip in SLIPS if "--lang" not in slip][::4],
    ids=" ".join,
)
def test_sentences_come_in_every_language(lang: str, arguments: list[str], call: Call) -> None:
    done = call(*arguments, "--lang", lang)
    if "--lang" not in done.err:  # rules, without a subcommand that knows it, has no --lang
        assert_one_sentence(done)


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
        (b"[options]\ntagret = 5", "target"),
        (b"[options]\ntarget = 0", "target"),
        (b'[options]\nfinish = "deals"', "deals"),
    ],
)
def test_house_rules_that_cannot_be_played(
    content: bytes, word: str, call: Call, tmp_path: Path
) -> None:
    house = tmp_path / "house.toml"
    house.write_bytes(content)
    for arguments in (["play", "--auto", "--house", str(house)], ["rules", "show", str(house)]):
        done = call(*arguments)
        assert_one_sentence(done)
        assert word in done.err


def test_control_characters_do_not_reach_the_terminal(call: Call) -> None:
    done = call("rules", "show", "\x1b[31mred\nline" + "x" * 1000)
    assert_one_sentence(done)
    assert "\x1b" not in done.err
    assert len(done.err) < 1000


def test_a_mistake_of_ours_is_one_sentence_and_a_log(
    call: Call, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(name: str) -> None:
        raise ZeroDivisionError(f"no {name}")

    monkeypatch.setattr("buur.cli.ruleset.load_rules", broken)
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
    assert_one_sentence(done)
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
        f"{sys.executable} -c '{PROGRAM[2]}' play --auto --parties 60 --bot random --seed 1"
        " | head -1; echo ${PIPESTATUS[0]}",
        shell=True,
        executable="/bin/bash",
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout == "format 1\n141\n"
    assert done.stderr == ""


def interrupt(process: subprocess.Popen[str]) -> str:
    """Press Ctrl-C, and again if it fell into a moment in which Python drops it."""
    for _ in range(2):
        process.send_signal(signal.SIGINT)
        with contextlib.suppress(subprocess.TimeoutExpired):
            return process.communicate(timeout=15)[1]
    process.send_signal(signal.SIGINT)
    return process.communicate(timeout=15)[1]


def test_ctrl_c_is_one_sentence() -> None:
    # What runs in a shell's background ignores Ctrl-C, and its children inherit that.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    with subprocess.Popen(
        [*PROGRAM, "play", "--auto", "--parties", "1000000", "--lang", "en"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout
        process.stdout.readline()
        said = interrupt(process)
    assert process.returncode == 130
    assert said == "buur: Interrupted.\n"


def test_start_up_is_quick() -> None:
    """Under 150 ms of the processor's time, which a busy machine does not stretch much."""

    def seconds(argument: str) -> float:
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        subprocess.run([*PROGRAM, argument], capture_output=True, check=True)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime

    for argument in ("--version", "--help"):
        assert min(seconds(argument) for _ in range(7)) < 0.150


def test_help_and_version_load_no_command() -> None:
    code = (
        "import sys; from buur.cli import main; main(['--help']); main(['--version']);"
        "print([name for name in sys.modules if name.split('.')[0] in"
        " ('rich', 'fluent', 'uvicorn', 'starlette', 'sqlalchemy', 'msgspec')"
        " or name.startswith(('buur.cli.commands', 'buur.server', 'buur.bots', 'buur.notation'))])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "[]"


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
    import io

    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(b"nonsense\n"), encoding="utf-8"))
    code = main([command, *words])
    said = capsys.readouterr()
    assert code in (0, 1, 2), (words, said.err)
    assert "Traceback" not in said.err + said.out


def test_a_terminal_without_our_characters_gets_others() -> None:
    for encoding in ("ascii", "latin-1"):
        done = subprocess.run(
            [*PROGRAM, "rules", "explain", "chibre", "--lang", "fr"],
            capture_output=True,
            env={**os.environ, "PYTHONIOENCODING": encoding},
        )
        assert (done.returncode, done.stderr) == (0, b"")
        assert len(done.stdout) > 1000


@pytest.mark.parametrize("closed", ["<&-", ">&-", "<&- >&-", "2>&-", "<&- >&- 2>&-"])
@pytest.mark.parametrize("arguments", ["--version", "ask", "check -", "rules list", "foo"])
def test_closed_streams_are_no_trouble(arguments: str, closed: str) -> None:
    done = subprocess.run(
        f"{sys.executable} -c '{PROGRAM[2]}' {arguments} {closed}",
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

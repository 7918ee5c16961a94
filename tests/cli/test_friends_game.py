"""``buur play --friends``: a table for the local network, with a QR code in the terminal."""

from __future__ import annotations

import json
import re
import socket
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

import pytest

from buur.cli import local_network
from buur.cli.local_network import local_address
from buur.cli.terminal_qr import print_qr, qr_lines
from buur.server.wire.qr_code import qr_rows
from tests.cli.conftest import PATIENCE, Call, refusal
from tests.cli.test_servers import running, stop, url_in
from tests.qr_reader import modules_of_text, read_modules

LINK = "http://192.168.1.20:8157/table/k7wxyzabcdef#join=" + "aB3_-x" * 5
HERE = ("--host", "127.0.0.1", "--port", "0", "--no-browser")
"""Options of a test, on a network of one machine."""


def blocks_in(text: str) -> list[str]:
    """Return the lines of half blocks in what was printed."""
    return [line for line in text.splitlines() if line and not set(line) - set(" ▄▀█")]


def ask(url: str, **body: Any) -> Any:
    """Send a request and return the answer."""
    json_kind = {"content-type": "application/json"}
    request = Request(url, json.dumps(body).encode(), json_kind)
    with urlopen(request, timeout=PATIENCE) as answer:
        return json.loads(answer.read())


def test_friends_join_by_the_code_and_the_one_who_starts_has_a_seat(tmp_path: Path) -> None:
    arguments = ("play", "--friends", *HERE, "--rules", "schieber", "--bot", "random")
    with running(tmp_path, *arguments) as (process, first):
        assert process.stdout
        printed = [first]
        while "Your own seat" not in printed[-1]:
            printed.append(process.stdout.readline())
        link = url_in(next(line for line in printed if "open this link" in line))
        assert read_modules(modules_of_text(blocks_in("".join(printed)))) == link
        address, table = urlsplit(link), urlsplit(link).path.rpartition("/")[2]
        api = f"http://{address.netloc}/api/tables"
        key = {"table": table, "invitation": address.fragment.removeprefix("join=")}
        joined = ask(f"{api}/join", **key, name="Bea")
        found = ask(f"{api}/invitation", **key)["table"]
        token = urlsplit(url_in(printed[-1])).fragment.removeprefix("token=").partition("&")[0]
        (mine,) = ask(f"{api}/mine", tables=[{"table": table, "token": token}])["tables"]
        code, said = stop(process)
    assert (code, said) == (0, "The server has stopped. Unfinished games wait for you.\n")
    assert joined["seat"] == 1
    assert [seat["kind"] for seat in found["seats"]] == ["person", "person", "open", "bot"]
    assert (mine["rules"], found["host"]) == ("schieber", 0)


def test_without_a_network_one_sentence_says_so(
    call: Call, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("buur.cli.friends_game.local_address", lambda: None)
    said = refusal(call("play", "--friends", "--lang", "en"))
    assert said.startswith("buur: This computer is in no local network. Connect it to the Wi-Fi")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--host", "192.168.1.20"), "--host works only with --friends."),
        (("--friends", "--auto"), "--friends cannot be used with --auto"),
        (("--friends", *HERE, *["--bot", "random"] * 4), "That is too many bots: 4."),
        (("--friends", *HERE, "--bot", "nobody"), "There is no bot"),
    ],
)
def test_options_that_do_not_fit_are_refused(
    arguments: tuple[str, ...], said: str, call: Call
) -> None:
    assert said in refusal(call("play", *arguments, "--lang", "en"))


@pytest.mark.parametrize("drawn", [0, 1])
def test_half_blocks_draw_every_module(drawn: int) -> None:
    rows = [list(row) for row in qr_rows(LINK)]
    found = modules_of_text(list(qr_lines(rows, drawn=drawn)))
    assert [[int(module == drawn) for module in row] for row in rows] == found[: len(rows)]
    assert [int(drawn == 0)] * len(rows[0]) == found[-1]


@pytest.mark.parametrize(
    ("environment", "colour", "coloured", "inverted"),
    [
        ({"FORCE_COLOR": "1", "TERM": "xterm-256color"}, True, True, False),
        ({"FORCE_COLOR": "1", "TERM": "xterm-256color"}, False, False, True),
        ({"FORCE_COLOR": "1", "TERM": "xterm-256color", "NO_COLOR": "1"}, True, False, True),
        ({}, True, False, True),
        ({"COLORFGBG": "0;15"}, True, False, False),
    ],
    ids=["colours", "--no-color", "NO_COLOR", "pipe", "light"],
)
def test_a_code_is_readable_on_every_output(
    environment: dict[str, str],
    colour: bool,
    coloured: bool,
    inverted: bool,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    for name in ("FORCE_COLOR", "NO_COLOR", "COLORFGBG", "TERM"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert print_qr(qr_rows(LINK), colour=colour)
    printed = capsys.readouterr().out
    assert ("\x1b[" in printed) == coloured
    plain = re.sub(r"\x1b\[[\d;]*m", "", printed)
    drawn = modules_of_text(blocks_in(plain))
    assert read_modules([[module ^ inverted for module in row] for row in drawn]) == LINK


def test_a_narrow_window_gets_the_link_alone(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("buur.cli.output.WIDE", 40)
    assert not print_qr(qr_rows(LINK))
    assert capsys.readouterr().out == ""


class FakeRoutes:
    """Sockets of a machine with some routes: source addresses by target."""

    AF_INET, SOCK_DGRAM = socket.AF_INET, socket.SOCK_DGRAM

    def __init__(self, sources: dict[str, str]) -> None:
        self.sources = sources
        self.asked: list[str] = []

    def socket(self, *_: object) -> FakeRoutes:
        return self

    def __enter__(self) -> FakeRoutes:
        return self

    def __exit__(self, *_: object) -> None: ...

    def connect(self, target: tuple[str, int]) -> None:
        self.asked.append(target[0])
        if target[0] not in self.sources:
            raise OSError("unreachable")

    def getsockname(self) -> tuple[str, int]:
        return self.sources[self.asked[-1]], 1


@pytest.mark.parametrize(
    ("sources", "found"),
    [
        ({"192.0.2.1": "192.168.1.20"}, "192.168.1.20"),
        ({"192.0.2.1": "8.8.8.8", "10.255.255.254": "10.0.0.7"}, "10.0.0.7"),
        ({"192.168.255.254": "192.168.4.4"}, "192.168.4.4"),
        ({"192.0.2.1": "127.0.0.1"}, None),
        ({}, None),
    ],
)
def test_the_address_in_the_local_network_is_found_without_the_internet(
    sources: dict[str, str], found: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(local_network, "socket", FakeRoutes(sources))
    assert local_address() == found

"""``buur agent --join`` at a Buur server."""

from __future__ import annotations

import asyncio
from typing import NamedTuple

import pytest

from buur.cli import main
from buur.client import open_table
from tests.server.harness import Running, eventually

pytestmark = pytest.mark.asyncio(loop_scope="module")


class Done(NamedTuple):
    """The result of a call."""

    code: int
    out: str
    err: str


async def call(capsys: pytest.CaptureFixture[str], *arguments: str, lang: str = "en") -> Done:
    code = await asyncio.to_thread(main, ["agent", *arguments, "--lang", lang])
    return Done(code, *capsys.readouterr())


@pytest.mark.parametrize(
    ("lang", "words"),
    [("en", "random has "), ("de", "random hat "), ("fr", "random a "), ("it", "random ha ")],
)
async def test_a_bot_makes_a_table_plays_and_says_what_came_of_it(
    server: Running, capsys: pytest.CaptureFixture[str], lang: str, words: str
) -> None:
    done = await call(
        capsys,
        *("random", "--join", server.url, "--with", "random", "--option", "target=20"),
        lang=lang,
    )
    assert (done.code, done.err) == (0, "")
    assert done.out.startswith(words)
    assert done.out.count("\n") == 1
    assert done.out.rstrip().endswith(".")


async def test_others_come_by_invitations(
    server: Running, capsys: pytest.CaptureFixture[str]
) -> None:
    """The first prints an address for each of them, to which another sends its bot."""
    others = ("--with", "person=Bea", "--with", "random", "--with", "random")
    before = set(server.registry.actors)
    first = asyncio.create_task(
        call(capsys, "random", "--join", server.url, "--option", "target=20", *others)
    )

    def is_seated() -> bool:
        made = [actor for table, actor in server.registry.actors.items() if table not in before]
        return any(actor.seating.here[0] for actor in made)

    await eventually(is_seated)  # the invitations are printed before
    label, invitation = capsys.readouterr().out.strip().split(": ", 1)
    assert label == "Seat 1"
    second = await call(capsys, "random", "--join", invitation)
    both = second.out + (await first).out
    assert second.code == (await first).code == 0
    assert both.count("random has ") == 2
    assert {"won", "lost"} <= set(both.replace(",", " ").split())


async def test_acts_against_the_rules_are_told(
    server: Running, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The bot is a Python class, given by its module and name."""
    done = await call(
        capsys,
        *(f"{__name__}:Stubborn", "--join", server.url),
        *("--with", "random", "--option", "target=500"),
    )
    assert done.code == 0
    assert "moves came too late or were against the rules." in done.out


class Stubborn:
    """Returns no act that a table could accept."""

    name = "stubborn"

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, view: object) -> None:
        return None

    def interject(self, view: object) -> None:
        return None


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        # a table that cannot be made
        ("random --join {url} --with nobody", "refuses: bot 'nobody' does not exist"),
        (
            "random --join {url} --with random --with random",
            "The number of other players does not fit: 2.",
        ),
        ("random --join {url} --session x", "--session cannot be used with http://"),
        ("random --join {url} --rules nothing", "There is no rule set “nothing”."),
        ("random --join {url} second", "2 bots cannot share one seat."),
        # a table that cannot be joined
        ("random --join {url}table/k7wq#token=x", "This invitation opens no seat at "),
        ("random --join {url}table/k7wq", "is neither an invitation nor the address"),
        ("random --join k7wq", "k7wq is neither an invitation nor the address"),
        ("random --join http://127.0.0.1:1", "No server answers at http://127.0.0.1:1:"),
        ("nobody --join {url}", "There is no bot “nobody”."),
        ("cmd:/no/such --join {url}", "cannot be started"),
        (
            "random --with random --join {url}table/k7wq#token=x",
            "has its rules and its players.",
        ),
        ("random --with random --join ws://127.0.0.1:1", "--with cannot be used with"),
        ("random --with random", "--with works only with --join."),
        ("random --team 0", "--team works only with --join."),
    ],
)
async def test_what_cannot_be_joined_is_told(
    server: Running, capsys: pytest.CaptureFixture[str], arguments: str, sentence: str
) -> None:
    done = await call(capsys, *arguments.format(url=server.url).split())
    assert (done.code, done.out, done.err.count("\n")) == (2, "", 1)
    assert sentence in done.err
    assert "token" not in done.err.replace("#token=…", "")


async def test_a_seat_that_somebody_takes_is_told(
    server: Running, capsys: pytest.CaptureFixture[str]
) -> None:
    """Another connection to the seat ends the command with an error."""
    invitation = (await asyncio.to_thread(open_table, server.url, "chibre", [None] * 3))[0]
    playing = asyncio.create_task(call(capsys, "random", "--join", str(invitation)))
    await server.registry.authenticate(invitation.table, invitation.token)
    actor = server.registry.actors[invitation.table]
    await eventually(lambda: actor.seating.kinds[0] == "bot")
    async with server.seated({"table": invitation.table, "token": invitation.token}):
        done = await playing
    assert (done.code, done.out) == (2, "")
    assert "Somebody else has taken the seat" in done.err

"""The bot of `train_policy.py` plays in a duel and at a table of a server, beside a person."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

import numpy as np
import pytest

from buur.cli import main
from buur.client import bot_client
from examples import train_policy
from tests.docs.code_blocks import ROOT
from tests.server.harness import eventually, running, settings_for


@pytest.fixture(autouse=True)
def _weights(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Write the weights where the commands look for them, and let them find the module."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(ROOT / "examples"))
    np.save(train_policy.FILE, train_policy.train(deals=20, rounds=2)[0])


def test_it_plays_in_a_duel_by_its_name(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["duel", "train_policy:bot", "random", "--rules", "chibre", "--deals", "2"]) == 0
    assert "train_policy:bot gains" in capsys.readouterr().out


async def test_it_plays_with_a_person_in_the_page(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """As `docs/how-to/examples.md` says."""
    monkeypatch.setattr(bot_client, "sleep", lambda _: None)  # the time that people are given
    players = ["--with", "steady", "--with", "person=Anna", "--with", "steady"]
    rules = ["--rules", "chibre"]
    async with running(settings_for(tmp_path / "server")) as server:
        command = ["agent", "train_policy:bot", "--join", server.url, *rules, *players]
        joined = asyncio.create_task(asyncio.to_thread(main, [*command, "--lang", "en"]))
        await eventually(
            lambda: any(one.seating.here[0] for one in server.registry.actors.values())
        )
        invitation = re.fullmatch(
            r"Seat 2: (\S+)/table/(\S+)#token=(\S+)\n", capsys.readouterr().out
        )
        assert invitation
        ticket = {"table": invitation[2], "token": invitation[3]}
        async with server.seated(ticket) as anna:
            await anna.play_until(lambda table: table["result"] is not None)
        assert await joined == 0
    assert capsys.readouterr().out.startswith("train_policy:bot has ")

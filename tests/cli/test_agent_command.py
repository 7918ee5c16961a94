"""``buur agent``."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import urllib.request

from buur.arena.zuehlke_bot import ZuehlkeBot
from buur.arena.zuehlke_table import ZuehlkeTable
from buur.server.run import bind
from tests.cli.conftest import PATIENCE, PROGRAM, Call, refusal


def test_agents_answer_until_they_are_stopped() -> None:
    command = [*PROGRAM, "agent", "steady", "random", "--port", "0", "--lang", "en"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        urls = [process.stdout.readline().split()[-1] for _ in range(2)]
        with urllib.request.urlopen(urls[1], timeout=PATIENCE) as answer:
            assert json.loads(answer.read())["name"] == "random"
        os.kill(process.pid, signal.SIGINT)
        assert process.wait(PATIENCE) == 0


def test_what_cannot_be_served_is_told(call: Call) -> None:
    done = call("agent", "nobody", "--lang", "en")
    assert "There is no bot “nobody”." in refusal(done)
    done = call("agent", "steady", "easy", "--lines", "--lang", "en")
    assert refusal(done) == "buur: 2 bots cannot be one program. With --lines name one bot.\n"
    with bind("127.0.0.1", 0) as listener:
        port = str(listener.getsockname()[1])
        done = call("agent", "steady", "--port", port, "--lang", "en")
    assert f"Another program is using port {port}." in refusal(done)


def test_bots_go_to_a_server_and_back(call: Call) -> None:
    """A table of our own, to which the command sends four bots; then nobody is there any more."""
    table = ZuehlkeTable("outside", "127.0.0.1", 0, PATIENCE)
    url = f"ws://127.0.0.1:{table.port}"
    command = [*PROGRAM, "agent", *["steady"] * 4, "--join", url]
    with subprocess.Popen(command) as process:
        try:
            bots = [ZuehlkeBot(table) for _ in range(2)]
            assert [one.name for one in bots] == ["outside"] * 2
        finally:
            table.close()
        assert process.wait(PATIENCE) == 0
    done = call("agent", "steady", "--join", url, "--lang", "en")
    assert "steady cannot reach a server" in refusal(done)

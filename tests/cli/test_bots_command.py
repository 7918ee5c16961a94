"""``buur bots``."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.harness import PATIENCE
from tools.broker import running_broker

_BUUR = "import sys; from buur.cli import main; sys.exit(main())"


def run_bots(*arguments: str, **environment: str) -> subprocess.Popen[str]:
    """Start ``buur bots``."""
    return subprocess.Popen(
        [sys.executable, "-c", _BUUR, "bots", *arguments],
        env={**os.environ, **environment},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_signal_ends_the_workers(number: signal.Signals, tmp_path: Path) -> None:
    with running_broker(tmp_path) as broker:
        process = run_bots("--bus", broker.url, "--workers", "2", "--lang", "en")
        assert process.stdout is not None
        ready = process.stdout.readline()
        process.send_signal(number)
        _, errors = process.communicate(timeout=PATIENCE)
    assert ready == "2 processes think for the servers of this bus (Ctrl-C to stop)\n"
    assert errors == "0 questions answered.\n"
    assert process.returncode == 0


def test_the_settings_of_the_servers_name_the_broker(tmp_path: Path) -> None:
    path = tmp_path / "buur.env"
    with running_broker(tmp_path) as broker:
        path.write_text(f"BUUR_BUS=redis://other\nBUUR_BOTS={broker.url}\n", encoding="utf-8")
        process = run_bots("--settings", str(path), "--workers", "1", "--lang", "en")
        assert process.stdout is not None
        ready = process.stdout.readline()
        process.send_signal(signal.SIGTERM)
        process.communicate(timeout=PATIENCE)
    assert ready == "One process thinks for the servers of this bus (Ctrl-C to stop)\n"


def test_a_url_that_is_none_is_refused_without_its_password() -> None:
    _, errors = (process := run_bots("--lang", "en", BUUR_BUS="redis://u:secret@h")).communicate()
    assert process.returncode == 2
    assert "nats://host:4222" in errors
    assert "secret" not in errors

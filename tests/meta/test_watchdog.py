"""Programs that tests start end with the tests, also when those are killed."""

import asyncio
import signal
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from tools.waiting import until
from tools.watchdog import Watchdog

ROOT = Path(__file__).parents[2]
TESTS = """
import sys
from pathlib import Path
from tools.broker import Broker
from tools.postgres import postgres_server

with postgres_server() as postgres:
    broker = Broker(Path(sys.argv[1]))
    broker.start()
    print(postgres.port, broker.port, flush=True)
    sys.stdin.read()
"""


def listens(port: int) -> bool:
    """Tell whether somebody listens at a port of the loopback address."""
    try:
        socket.create_connection(("127.0.0.1", port), 1).close()
    except OSError:
        return False
    return True


@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGTERM])
def test_postgresql_and_the_broker_end_with_killed_tests(
    tmp_path: Path, number: signal.Signals
) -> None:
    program = subprocess.Popen(
        [sys.executable, "-c", TESTS, str(tmp_path)],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    )
    with program:
        assert program.stdout is not None
        ports = [int(port) for port in program.stdout.readline().split()]
        assert [listens(port) for port in ports] == [True, True]
        program.send_signal(number)
    for port in ports:
        asyncio.run(until(lambda port=port: not listens(port)))  # type: ignore[misc]


def test_a_program_that_is_released_lives() -> None:
    with subprocess.Popen(["cat"], stdin=subprocess.PIPE) as program:
        Watchdog(program.pid).release()
        assert program.poll() is None
        program.communicate()
    assert program.returncode == 0

"""`Watchdog`: ends a program that this process has started, if this process is killed.

A shell waits at a pipe whose other end this process holds. The system closes the pipe when this
process ends, however it does, and the shell sends the signal.
"""

from __future__ import annotations

import signal
import subprocess
from typing import Final

_SCRIPT: Final = 'read -r line; [ "$line" = released ] || kill -s "$1" "$2" 2> /dev/null'


class Watchdog:
    """Watches over a program until it is released.

    Args:
        process: the id of the program's process.
        number: the signal that ends it with all that it has started.
    """

    def __init__(self, process: int, number: signal.Signals = signal.SIGKILL) -> None:
        name = number.name.removeprefix("SIG")
        self._shell = subprocess.Popen(
            ["sh", "-c", _SCRIPT, "sh", name, str(process)],
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,  # what ends the tests' own group does not end it
        )

    def release(self) -> None:
        """Let the program be: it has ended, or is ended by somebody else."""
        self._shell.communicate(b"released\n")

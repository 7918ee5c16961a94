"""`Readiness`: background compilation of the search's kernels in a process, then their loading.

The compiled code is loaded only when a bot first needs it.
"""

from __future__ import annotations

import atexit
import subprocess
import sys
import threading
from typing import Final

_CODE: Final = (
    "import os; hasattr(os, 'nice') and os.nice(10);"
    " from buur.bots.search.prepare import prepare; prepare()"
)


class Readiness:
    """Compiles kernels in a process of low priority and loads them in a thread."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._process: subprocess.Popen[bytes] | None = None
        self._thread: threading.Thread | None = None
        self._done = threading.Event()

    def compile_beside(self) -> subprocess.Popen[bytes]:
        """Start the compiling process once, and return it.

        It ends with this process at the latest. The code that it has compiled by then stays cached.
        """
        with self._lock:
            if self._process is None:
                self._process = _started()
            return self._process

    def get_ready(self) -> None:
        """Start a thread that loads the search once it is compiled, unless one has started."""
        with self._lock:
            if self._thread is None:
                self._thread = threading.Thread(target=self._load, daemon=True)
                self._thread.start()

    def is_ready(self) -> bool:
        """Tell whether the search is loaded; start to load it where it is not."""
        if not self._done.is_set():
            self.get_ready()
        return self._done.is_set()

    def wait(self, seconds: float | None = None) -> bool:
        """Wait until the search is ready; tell whether it is."""
        return self.is_ready() or self._done.wait(seconds)

    def _load(self) -> None:
        # Compiling holds the interpreter lock for seconds; loading compiled code does not.
        self.compile_beside().wait()
        from buur.bots.search.prepare import prepare

        prepare()
        self._done.set()


def _started() -> subprocess.Popen[bytes]:
    process = subprocess.Popen(
        [sys.executable, "-c", _CODE],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    atexit.register(process.kill)
    return process


READINESS: Final = Readiness()
"""The readiness of this process."""

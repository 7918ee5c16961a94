"""Progress line on standard error while kernels are compiled at their first call.

Only a terminal or a notebook shows it, and no process that another one of Python started.
`BUUR_PROGRESS=off` in the environment switches it off.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any, Final, TextIO

from numba.core import event

SWITCH: Final = "BUUR_PROGRESS"
"""Name of the variable of the environment; its value ``off`` switches the line off."""
_KIND: Final = "numba:compile"


class CompileProgress(event.Listener):
    """Listener to numba's compiler that writes the progress line for Buur's kernels."""

    def __init__(self) -> None:
        self.kernels: list[Any] = []
        """The kernels of Buur in this process."""
        self.is_quiet = False
        self._depth = 0
        self._compiled = 0
        self._width = 0

    def on_start(self, event: Any) -> None:
        """Write the line before a kernel is compiled."""
        if not self._is_own(event):
            return
        self._depth += 1
        waiting = sum(not kernel.signatures for kernel in self.kernels)
        self._compiled += 1
        number, most = self._compiled, max(self._compiled - self._depth + waiting, self._compiled)
        self._write(
            f"buur: compiling function {number} of at most {most},"
            " once for this version (about a minute)"
        )

    def on_end(self, event: Any) -> None:
        """Clear the line after a kernel has been compiled, unless another one waits for it."""
        if not self._is_own(event):
            return
        self._depth -= 1
        if not self._depth:
            self._write("")

    def _is_own(self, event: Any) -> bool:
        return any(event.data["dispatcher"] is kernel for kernel in self.kernels)

    def _write(self, line: str) -> None:
        """Replace the line; blanks clear it, since notebooks know no control sequences."""
        stream = sys.stderr
        if self.is_quiet or not is_shown(stream):
            return
        clear = "\r" + " " * self._width + "\r" if self._width else ""
        self._width = len(line)
        with suppress(OSError, ValueError):  # nobody reads it any more
            stream.write(clear + line)
            stream.flush()


PROGRESS: Final = CompileProgress()
event.register(_KIND, PROGRESS)


def is_shown(stream: TextIO | None) -> bool:
    """Tell whether somebody reads the progress line on a stream."""
    if stream is None or _is_worker() or os.environ.get(SWITCH) == "off":
        return False
    in_notebook = type(stream).__module__.partition(".")[0] == "ipykernel"
    return in_notebook or stream.isatty()


def _is_worker() -> bool:
    """Tell whether this process was started by `multiprocessing`, which is loaded then."""
    module = sys.modules.get("multiprocessing.process")
    return module is not None and module.parent_process() is not None


@contextmanager
def quiet() -> Iterator[None]:
    """Write no progress line inside the block, which shows its own progress."""
    before, PROGRESS.is_quiet = PROGRESS.is_quiet, True
    try:
        yield
    finally:
        PROGRESS.is_quiet = before

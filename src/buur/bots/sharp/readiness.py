"""Whether the search is compiled: it takes some seconds on its first use on a machine."""

from __future__ import annotations

import random
import subprocess
import sys
import threading
from typing import Final

import numpy as np

from buur.bots.beliefs.places import Places, table_of
from buur.bots.beliefs.worlds import listed
from buur.bots.budget import Budget
from buur.bots.sharp.marking import mark
from buur.bots.sharp.prospects import guesses, played
from buur.bots.sharp.thinking import Mind, prepared, think
from buur.play.start import start

_CODE: Final = "from buur.bots.sharp.readiness import compile_search; compile_search()"


def compile_search() -> None:
    """Compile the kernels of the search, or load what was compiled before, by a small search.

    It is the second card's, so that there is one that somebody else has laid. Rollouts begin before
    the first.
    """
    listed(table_of(Places(known=(0,), cards=(), may=(0,), room=(0,))))
    none = np.zeros((1, 1), np.int64)
    mark(none, 0, 0, 0, none)
    dice = random.Random(1)
    state = start("chibre").deal_cards(dice.random)
    guessed = guesses(state.view(state.waiting[0]), 4, 0)
    state = state.choose("trump:S")
    played(guessed, state, 1)
    state = state.play(next(iter(state.legal.cards)))
    view = state.view(state.waiting[0])
    if view.state.deal is not None:
        search = prepared(view, view.state.deal, 0, Mind(worlds=4), 4)
        if search is not None:
            think(search, Budget(rounds=4))


class Readiness:
    """Compiles in a process and a thread of its own, so that no table has to wait."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._thread: threading.Thread | None = None
        self._done = threading.Event()

    def is_ready(self) -> bool:
        """Tell whether the search can start at once; where not, see to it that it soon will."""
        if self._done.is_set():
            return True
        with self._lock:
            if self._thread is None:
                self._thread = threading.Thread(target=self._get_ready, daemon=True)
                self._thread.start()
        return False

    def wait(self, seconds: float | None = None) -> bool:
        """Wait until the search is ready; tell whether it is."""
        return self.is_ready() or self._done.wait(seconds)

    def _get_ready(self) -> None:
        # Compiling holds the interpreter for seconds, loading what another process compiled does
        # not.
        subprocess.run(
            [sys.executable, "-c", _CODE],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            check=False,
        )
        compile_search()
        self._done.set()


READINESS: Final = Readiness()
"""That of this process."""

"""Once the search is ready, no act has to wait for a kernel any more."""

from __future__ import annotations

import subprocess
import sys
import threading

import pytest

from buur.bots import readiness

PROGRAM = """
from buur.bots.beliefs.likelihood_cards import add_log_likelihoods
from buur.bots.policy.card_features import fill_features
from buur.bots.search.deal_kernels import grow, roll_out
from buur.bots.search.deal_results import fill_marks
from buur.bots.search.prepare import prepare
from buur.kernels.deal_sampling import count_ways, draw_deals, list_deals

prepare()
kernels = [add_log_likelihoods, fill_marks, grow, roll_out, fill_features]
kernels += [count_ways, draw_deals, list_deals]
print(*(len(kernel.signatures) for kernel in kernels))
"""


@pytest.mark.timeout(1200)
def test_a_small_search_compiles_all_that_a_great_one_needs() -> None:
    """In a process of its own: other tests have compiled them in this one."""
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM], capture_output=True, text=True, check=True
    )
    assert done.stdout.split() == ["1"] * 8


class Compiler:
    """In the place of the process that compiles."""

    def __init__(self) -> None:
        self.started = 0
        self.go = threading.Event()

    def start(self) -> Compiler:
        self.started += 1
        return self

    def wait(self) -> bool:
        return self.go.wait(600)


@pytest.fixture
def compiler(monkeypatch: pytest.MonkeyPatch) -> Compiler:
    """Return what stands in for compiling."""
    found = Compiler()
    monkeypatch.setattr(readiness, "_started", found.start)
    return found


@pytest.mark.timeout(1200)
def test_it_is_compiled_once_and_loaded_when_it_is_wanted(compiler: Compiler) -> None:
    fresh = readiness.Readiness()
    fresh.compile_beside()
    fresh.compile_beside()
    assert fresh._thread is None
    assert not fresh.is_ready()
    assert not fresh.wait(0.01)  # expires: nothing has been compiled
    compiler.go.set()
    assert fresh.wait(600)
    assert fresh.is_ready()
    assert compiler.started == 1

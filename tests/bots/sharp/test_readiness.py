"""Once the search is ready, no act has to wait for a kernel any more."""

from __future__ import annotations

import subprocess
import sys

PROGRAM = """
from buur.bots.beliefs.plays import weigh_plays
from buur.bots.sharp.marking import mark
from buur.bots.sharp.readiness import compile_search
from buur.bots.sharp.rollouts import roll_out
from buur.bots.sharp.tree import grow
from buur.kernels.hidden import count_ways, draw_deals, list_deals

compile_search()
kernels = weigh_plays, mark, grow, roll_out, count_ways, draw_deals, list_deals
print(*(len(kernel.signatures) for kernel in kernels))
"""


def test_a_small_search_compiles_all_that_a_great_one_needs() -> None:
    """In a process of its own: other tests have compiled them in this one."""
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM], capture_output=True, text=True, check=True
    )
    assert done.stdout.split() == ["1"] * 7

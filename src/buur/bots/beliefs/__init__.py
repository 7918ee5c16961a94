"""Beliefs: sampled worlds of the hidden cards, weighted by the likelihood of what was observed.

Needs the extra ``kernels``.
"""

import buur.kernels  # noqa: F401 - raises MissingExtra first
from buur.bots.beliefs.probabilities import Beliefs, beliefs
from buur.bots.beliefs.worlds import Worlds, imagine

__all__ = ["Beliefs", "Worlds", "beliefs", "imagine"]


def __dir__() -> list[str]:
    return sorted(__all__)

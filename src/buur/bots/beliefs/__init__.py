"""Beliefs: sampled worlds of the hidden cards, weighted by the likelihood of what was observed.

Needs the extra ``kernels``.
"""

from buur.bots.beliefs.worlds import Worlds, imagine

__all__ = ["Worlds", "imagine"]


def __dir__() -> list[str]:
    return sorted(__all__)

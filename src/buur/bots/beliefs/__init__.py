"""What a seat may believe of the hidden cards: hands drawn from all that agree with what it knows.

Needs the extra ``kernels``.
"""

from buur.bots.beliefs.worlds import Worlds, imagine

__all__ = ["Worlds", "imagine"]

"""Making what tests share without the tracer that measures the coverage."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def untraced() -> Iterator[None]:
    """Run the block untraced: random parties are slow to trace, and what they reach is luck.

    What several tests look at is made once, by whichever of them comes first; so its coverage
    would depend on the order of the tests besides.
    """
    tracer = sys.gettrace()
    sys.settrace(None)
    try:
        yield
    finally:
        sys.settrace(tracer)

"""`mutations`: inputs made from a corpus by chance, the same for the same seed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

MOST_CHANGES = 6
LONGEST = 8192
"""Bytes of the longest input."""


def mutations(corpus: Sequence[bytes], pieces: Sequence[bytes], random: Random) -> Iterator[bytes]:
    """Yield inputs without end: seeds with a few parts changed."""
    while True:
        data = random.choice(corpus)
        for _ in range(random.randint(1, MOST_CHANGES)):
            data = _changed(data, corpus, pieces, random)
        yield data[:LONGEST]


def _changed(
    data: bytes, corpus: Sequence[bytes], pieces: Sequence[bytes], random: Random
) -> bytes:
    at, length = random.randint(0, len(data)), random.choice((1, 1, 2, 4, 16, 64))
    before, part, after = data[:at], data[at : at + length], data[at + length :]
    other = random.choice(corpus)
    start = random.randint(0, len(other))
    new = random.choice(
        (
            b"",  # taken out
            part + part,  # doubled
            part[::-1],
            bytes([random.randrange(256)]) + part[1:],
            random.choice(pieces),
            random.choice(pieces) + part,
            other[start : start + 64],  # from another input
            part * random.choice((3, 50)),
        )
    )
    return before + new + after

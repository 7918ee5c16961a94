"""`PastCommands`: whether a command may have been accepted before, in a kilobyte for a table."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

_BITS: Final = 8192
"""With the 420 commands of a partie it takes one new command of 300 for an old one."""
_HASHES: Final = 3


class PastCommands:
    """The commands of the seats of a table, as a Bloom filter.

    >>> past = PastCommands([(0, "a1")])
    >>> past.may_have(0, "a1"), past.may_have(1, "a1")
    (True, False)

    A command that was added is always found. A new one is rarely taken for an old one; the database
    knows better.

    Args:
        commands: the first ones, each as seat and id.
    """

    __slots__ = ("_bits",)

    def __init__(self, commands: Iterable[tuple[int, str]] = ()) -> None:
        self._bits = bytearray(_BITS // 8)
        for seat, command in commands:
            self.add(seat, command)

    def add(self, seat: int, command: str) -> None:
        """Add a command of a seat."""
        for bit in _bits_of(seat, command):
            self._bits[bit >> 3] |= 1 << (bit & 7)

    def may_have(self, seat: int, command: str) -> bool:
        """Tell whether a command may have been added; if not, it is new."""
        bits = self._bits
        return all(bits[bit >> 3] >> (bit & 7) & 1 for bit in _bits_of(seat, command))


def _bits_of(seat: int, command: str) -> Iterator[int]:
    """Yield the bits of a command; nobody can foresee them, as Python's hash has a secret."""
    found = hash((seat, command))
    for _ in range(_HASHES):
        yield found % _BITS
        found >>= 16

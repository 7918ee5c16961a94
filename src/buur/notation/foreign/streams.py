"""Streaming of lines from files that may be compressed."""

from __future__ import annotations

import gzip
import zlib
from collections.abc import Iterator
from typing import BinaryIO, Final, cast

from buur.notation.foreign.faults import ForeignError

MOST_BYTES: Final = 1 << 16
"""No line is longer; a deal takes about a thousand."""
_MAGIC: Final = b"\x1f\x8b"


class _Peeked:
    """A stream with its first bytes put back."""

    def __init__(self, head: bytes, rest: BinaryIO) -> None:
        self._head, self._rest = head, rest

    def read(self, size: int = -1) -> bytes:
        head, self._head = self._head, b""
        return head or self._rest.read(size)


def decompressed(stream: BinaryIO) -> Iterator[bytes]:
    """Give the bytes of a stream in pieces, unpacked if it is gzip."""
    head = stream.read(2)
    source = _Peeked(head, stream)
    reader = gzip.GzipFile(fileobj=cast("BinaryIO", source)) if head == _MAGIC else source
    try:
        while piece := reader.read(MOST_BYTES):
            yield piece
    except (EOFError, zlib.error, gzip.BadGzipFile) as error:
        raise ForeignError("damaged") from error


def source_lines(stream: BinaryIO) -> Iterator[bytes]:
    """Give the lines of a stream, without their ends, unpacked if it is gzip.

    A line that is too long is given cut to one byte more than `MOST_BYTES`.

    Raises:
        ForeignError: the compressed data are damaged, after the lines that could be read.
    """
    rest = b""
    for piece in decompressed(stream):
        *lines, rest = (rest + piece).split(b"\n")
        yield from (line[: MOST_BYTES + 1] for line in lines)
        rest = rest[: MOST_BYTES + 1]
    if rest:
        yield rest
